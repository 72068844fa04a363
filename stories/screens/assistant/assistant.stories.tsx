import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Assistant } from './assistant.tsx'

const meta = { title: 'Screens/Assistant', component: Assistant, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof Assistant>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Lists: Story = { args: { step: 'lists' } }

export const Evidence: Story = { args: { step: 'evidence' } }

export const Rules: Story = { args: { step: 'rules' } }

export const PublishOrSchedule: Story = { args: { step: 'publish' } }

export const Done: Story = { tags: ['form'], args: { state: 'done' } }

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const FromTheGoalToTheEnd: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Vender más unidades' }))
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await next()
    await expect(canvas.getByRole('heading', { name: '¿En qué listas?' })).toBeVisible()
    await next()
    await expect(canvas.getByText(/de las ventas habrían caído/)).toBeVisible()
    await next()
    await next()
    await userEvent.click(canvas.getByRole('radio', { name: 'Ahora' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Indexar ahora' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Hecho')
  },
}
