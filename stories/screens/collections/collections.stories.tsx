import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Collections } from './collections.tsx'

const meta = {
  title: 'Screens/Collections',
  component: Collections,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Collections>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { opened: [1] } }
export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }
export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }
export const NoResult: Story = { tags: ['form'], args: { query: 'submarinos' } }
export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }

export const SeveralTurnedOff: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Tea time' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Candle evenings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Desactivar' }))
    await expect(canvas.getByRole('switch', { name: 'Tea time, activa' })).not.toBeChecked()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'Inactiva')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
  },
}
