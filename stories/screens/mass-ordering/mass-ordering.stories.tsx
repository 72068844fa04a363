import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MassOrdering } from './mass-ordering.tsx'

const meta = { title: 'Screens/Mass ordering', component: MassOrdering, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof MassOrdering>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const ResultPerList: Story = { args: { state: 'done' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }

export const AppliedToTwo: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Cake Stands' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Más ingresos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar a 2 categorías' }))
    await expect(canvas.getByText('2 categorías ordenadas')).toBeVisible()
    await expect(canvas.getAllByText('Ordenada y guardada')).toHaveLength(2)
  },
}
