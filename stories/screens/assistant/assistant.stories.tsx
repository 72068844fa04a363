import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Assistant } from './assistant.tsx'

const meta = { title: 'Screens/Assistant', component: Assistant, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Assistant
>
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

export const AGoalIsChosenAndKept: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Vender más unidades'))
    await userEvent.click(canvas.getByText('Siguiente'))
    await expect(canvas.getByText('¿En qué listas?')).toBeVisible()
    await expect(canvas.getByText('Vender más unidades')).toBeVisible()
  },
}

export const TheLastStepSaysThatItWentWell: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { step: 'publish' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Ahora', { selector: 'label *' }))
    await userEvent.click(canvas.getByText('Indexar ahora'))
    await expect(canvas.getByText('Hecho: tus listas están en marcha')).toBeVisible()
  },
}
