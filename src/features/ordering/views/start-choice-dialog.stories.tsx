import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import { StartChoiceDialog } from './start-choice-dialog.tsx'

const meta = {
  title: 'Features/Ordering/Start choice',
  component: StartChoiceDialog,
  decorators: [localized],
  args: { changes: 3, onVersion: fn(), onOwn: fn() },
} satisfies Meta<typeof StartChoiceDialog>
export default meta
type Story = StoryObj<typeof meta>

export const TheProposalIsChosen: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ya tienes 3 cambios sin guardar en esta lista' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Editar la propuesta' }))
    await expect(args.onVersion).toHaveBeenCalledOnce()
    await expect(args.onOwn).not.toHaveBeenCalled()
  },
}
export const LeavingItKeepsOnesOwn: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOwn).toHaveBeenCalledOnce()
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
export const OnAPhone: Story = { tags: ['phone'] }
