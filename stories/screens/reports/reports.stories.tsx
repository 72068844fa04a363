import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Reports } from './reports.tsx'

const meta = { title: 'Screens/Reports', component: Reports, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<
  typeof Reports
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const RangePickerOpen: Story = { args: { choosing: true } }

export const InPieces: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const [, quantity] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(quantity as HTMLElement)
    await expect(quantity).toBeChecked()
  },
}

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Empty: Story = { tags: ['form'], args: { state: 'empty' } }

export const Failed: Story = { tags: ['form'], args: { state: 'failed' } }

export const NoPermission: Story = { tags: ['form'], args: { state: 'forbidden' } }
