import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { CollectionEdit } from './collection-edit.tsx'

const meta = {
  title: 'Screens/Collection edit',
  component: CollectionEdit,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof CollectionEdit>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const AddProducts: Story = { args: { adding: true } }
export const Filling: Story = { args: { filling: true } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const AddedProductsAreCounted: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { adding: true },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Se agregarán 3 productos a la colección.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar productos' }))
    await expect(await within(canvasElement).findByText('52', {}, { timeout: 4_000 })).toBeVisible()
  },
}
