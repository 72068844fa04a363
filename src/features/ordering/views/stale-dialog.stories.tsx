import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { now } from '../ordering.fixtures.ts'
import { StaleDialog } from './stale-dialog.tsx'

const meta = {
  title: 'Features/Ordering/Somebody saved first',
  component: StaleDialog,
  decorators: [spoken],
  args: { theirs: { savedBy: 'Luisa', savedAt: '2026-11-20T09:27:00Z' }, now, onOnTop: fn(), onSeeTheirs: fn() },
} satisfies Meta<typeof StaleDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SaysWhoAndWhen: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/Luisa guardó este orden hace 3 minutos/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver el suyo' }))
    await expect(args.onSeeTheirs).toHaveBeenCalledOnce()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
