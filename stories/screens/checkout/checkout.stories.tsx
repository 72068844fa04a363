import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkout } from './checkout.tsx'

const meta = { title: 'Screens/Checkout', component: Checkout, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Checkout
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const NewCard: Story = { args: { state: 'newCard' } }

export const Declined: Story = { args: { state: 'declined' } }

export const Done: Story = { args: { state: 'done' } }

export const Paid: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pay = canvas.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit')
    await userEvent.click(pay as HTMLElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Scale')
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }
