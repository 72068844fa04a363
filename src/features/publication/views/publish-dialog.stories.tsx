import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { PublishDialog } from './publish-dialog.tsx'

const meta = {
  title: 'Features/Publication/Confirm',
  component: PublishDialog,
  decorators: [spoken],
  args: { wish: { categoryName: 'Tazas', products: 1_118, dirty: true }, working: false, onConfirm: fn(), onLeave: fn() },
} satisfies Meta<typeof PublishDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SavesFirst: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '¿Indexar Tazas?' })).toBeVisible()
    await expect(screen.getByText('Primero guardamos tus cambios.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Guardar e indexar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const AlreadySaved: Story = { args: { wish: { categoryName: 'Tazas', products: 1_118, dirty: false } } }
export const Working: Story = { args: { working: true } }
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
