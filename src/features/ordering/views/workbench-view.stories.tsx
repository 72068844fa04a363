import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { applyMove, type Move } from '../../../../contract/index.ts'
import { spoken } from '../../../i18n/book/index.ts'
import { list, order, rows } from '../ordering.fixtures.ts'
import { WorkbenchView, type WorkbenchViewProps } from './workbench-view.tsx'

/** Makes the moves, as the page does. */
function Ordered({ order: first, onMove, ...rest }: WorkbenchViewProps) {
  const [present, setPresent] = useState(first)
  const move = (made: Move): void => {
    onMove(made)
    setPresent((before) => applyMove(before, made))
  }
  return <WorkbenchView {...rest} order={present} onMove={move} />
}

const meta = {
  title: 'Features/Ordering/Workbench',
  component: WorkbenchView,
  render: (args) => <Ordered {...args} />,
  decorators: [
    (Story) => (
      <div className="flex h-140 flex-col">
        <Story />
      </div>
    ),
    spoken,
  ],
  args: { list, rows, order, onMove: fn() },
} satisfies Meta<typeof WorkbenchView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
export const OnAPhone: Story = { tags: ['phone'] }

export const SearchJumpsFromHitToHit: Story = {
  play: async ({ canvasElement }) => {
    const bench = within(canvasElement)
    await userEvent.type(bench.getByRole('searchbox'), 'jarron azul')
    await expect(bench.getByText(/^1 de \d+$/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(bench.getByText(/^(2 de \d+|1 de 1)$/)).toBeVisible()
  },
}

export const ChosenOnesGoToTheBottom: Story = {
  play: async ({ args, canvasElement }) => {
    const bench = within(canvasElement)
    const boxes = canvasElement.querySelectorAll<HTMLElement>('[data-row-id] [data-area="select"]')
    await userEvent.click(boxes[0] as HTMLElement)
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.click(bench.getByRole('button', { name: 'Al final' }))
    await expect(args.onMove).toHaveBeenCalledWith({ products: [1_000, 1_002], after: 1_059 })
  },
}
