import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { SessionEndedView } from './session-ended-view.tsx'

const meta = {
  title: 'Features/Sign-in/Session ended',
  component: SessionEndedView,
  decorators: [localized],
  args: { open: true, onPutAway: fn(), onSignIn: fn() },
} satisfies Meta<typeof SessionEndedView>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddleOfTheWork: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Tu sesión ha terminado' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Entrar de nuevo' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
