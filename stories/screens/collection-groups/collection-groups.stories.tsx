import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { CollectionGroups } from './collection-groups.tsx'

const meta = {
  title: 'Screens/Collection groups',
  component: CollectionGroups,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof CollectionGroups>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ProductFile: Story = { args: { file: 'read' } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const CountedWhileEditing: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('38 productos')).toBeVisible()
    const price = within(canvas.getByRole('listitem', { name: 'Condición 2: Precio' }))
    await userEvent.clear(price.getByRole('textbox', { name: 'Hasta' }))
    await userEvent.type(price.getByRole('textbox', { name: 'Hasta' }), '2')
    await expect(canvas.queryByText('38 productos')).toBeNull()
  },
}

export const AFileFillsAGroup: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { file: 'read' },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /18/ }))
    await expect(await screen.findByText('18 productos añadidos al grupo', {}, { timeout: 4_000 })).toBeVisible()
    await expect(within(canvasElement).getByText('33 productos')).toBeVisible()
  },
}
