import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { NoticeSettingsView } from './notice-settings-view.tsx'

const meta = {
  title: 'Features/Notices/Settings',
  component: NoticeSettingsView,
  decorators: [localized],
  args: { state: { kind: 'ready', settings: { muted: ['synchronised'], mailing: 'daily' } }, onChange: fn() },
} satisfies Meta<typeof NoticeSettingsView>
export default meta
type Story = StoryObj<typeof meta>

export const MutedAndWantedAgain: Story = {
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('switch', { name: 'Listas cambiadas fuera' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ muted: ['synchronised', 'drift'], mailing: 'daily' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Sincronizaciones terminadas' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ muted: [], mailing: 'daily' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Al momento' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ muted: ['synchronised'], mailing: 'once' })
  },
}

export const OnAPhone: Story = { tags: ['phone'] }

export const Failed: Story = { args: { state: { kind: 'failed', advice: 'Vuelve a intentarlo.', again: fn() } } }
