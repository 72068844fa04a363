import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { DiscardDialog } from './discard-dialog.tsx'

const meta = {
  title: 'Features/Ordering/Discard',
  component: DiscardDialog,
  decorators: [localized],
  args: { changes: 5, onDiscard: fn() },
} satisfies Meta<typeof DiscardDialog>
export default meta
type Story = StoryObj<typeof meta>

export const AsksFirst: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Descartar' }))
    await expect(await screen.findByText('Se pierden 5 cambios y vuelve el orden guardado.')).toBeVisible()
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Descartar' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
