import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { Panel } from '../panel/index.ts'
import { InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { backtestFacts, horizonOf } from './backtest.fixtures.ts'
import { verdictTones } from './backtest.variants.ts'
import { Backtest, BacktestVerdict, type BacktestProps, type Verdict } from './index.ts'

const horizons = [horizonOf('better'), horizonOf('undecided', 28)]
const verdicts = Object.keys(verdictTones) as Verdict['says'][]

const meta = {
  title: 'Design/Backtest',
  component: Backtest,
  args: { horizons, facts: backtestFacts },
  render: (args: BacktestProps) => (
    <Panel className="max-w-md">
      <Backtest {...args} />
    </Panel>
  ),
} satisfies Meta<typeof Backtest>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ brief: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {verdicts.map((says) => (
        <SnapshotRow key={says} name={says}>
          <span className="flex w-full flex-col gap-3">
            <BacktestVerdict horizon={horizonOf(says)} facts={backtestFacts} />
            <Backtest {...args} brief={says !== 'better'} horizons={[horizonOf(says), horizonOf(says, 28)]} />
          </span>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { horizons: [horizonOf('undecided')], facts: { ...backtestFacts, beside: 'present' } },
  render: (args) => <Backtest {...args} />,
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <InEveryLanguage>
      <Backtest {...args} brief />
    </InEveryLanguage>
  ),
}

export const OneListIsNotSeveral: Story = {
  args: { facts: { ...backtestFacts, lists: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/casos en 1 lista\.$/)).toBeVisible()
  },
}

export const AnotherHorizonHasItsOwnVerdict: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Mejor que «El orden que había»')
    await userEvent.click(canvas.getByRole('radio', { name: '28 días' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('No se distingue de «El orden que había»')
    await userEvent.click(canvas.getByRole('radio', { name: '48' }))
    await expect(canvas.getByRole('list', { name: /en los primeros 48 lugares/ })).toBeVisible()
  },
}

export const AllOrderingsAreThereOnDemand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bars = within(canvas.getByRole('list', { name: /primeros 24/ }))
    await expect(bars.getAllByRole('listitem')).toHaveLength(3)
    const more = canvas.getByRole('button', { name: 'Ver todos los órdenes' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(bars.getAllByRole('listitem')).toHaveLength(13)
  },
}
