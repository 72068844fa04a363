import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { number, playground, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { firstPlaces, sharesOf, ValueMeter, type PlaceShare, type ValueMeterProps } from './index.ts'
import { meterNews } from './value-meter.variants.ts'

const shares = (...values: readonly number[]): readonly PlaceShare[] =>
  firstPlaces.map((places, nth) => ({ places, revenue: values[nth] ?? 0, units: (values[nth] ?? 0) * 0.9 }))
const before = shares(0.42, 0.713, 0.94)
const everything = shares(1, 1, 1)
const nothing: readonly PlaceShare[] = firstPlaces.map((places) => ({ places, revenue: null, units: null }))
const moves: Record<keyof typeof meterNews, readonly PlaceShare[]> = {
  up: shares(0.553, 0.781, 0.96),
  down: shares(0.3, 0.588, 0.9),
  same: before,
}

const meta = { title: 'Design/Value meter', component: ValueMeter, args: { before, now: moves.up } } satisfies Meta<typeof ValueMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ days: number(1, 90), loading: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {(Object.keys(meterNews) as (keyof typeof meterNews)[]).map((way) => (
        <SnapshotRow key={way} name={way}>
          <ValueMeter {...args} now={moves[way]} className="w-full" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="everything">
        <ValueMeter {...args} before={everything} now={everything} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="with how it comes about">
        <ValueMeter {...args} hint={{ text: 'Lo que se vendió en los primeros lugares.', href: '#first-places' }} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="no sales yet">
        <ValueMeter {...args} before={nothing} now={nothing} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="loading">
        <ValueMeter {...args} loading className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const OtherPlaces: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(within(canvasElement).getByRole('group', { name: 'Valor de los primeros lugares' }))
    await expect(meter.getByRole('status')).toHaveTextContent(/los primeros 24 lugares reúnen el 78,1\s%/)
    await userEvent.click(meter.getByRole('radio', { name: '12' }))
    await expect(meter.getByText('+13,3 pts')).toBeVisible()
    await userEvent.click(meter.getByRole('radio', { name: '48' }))
    await expect(meter.getByRole('status')).toHaveTextContent(/los primeros 48 lugares reúnen el 96,0\s%/)
  },
}

export const NoSalesYet: Story = {
  tags: ['empty'],
  args: { before: nothing, now: nothing },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin ventas en los últimos 30 días.')).toBeVisible()
  },
}

const many = Array.from({ length: 100_000 }, (_, id) => id)
const soldOf = (id: number) => ({ revenue: 100_000 - id, units: 1 })
const all = { revenue: 5_000_050_000, units: 100_000 }
export const AHundredThousandProducts: Story = {
  tags: ['many'],
  args: { before: sharesOf(many.toReversed(), soldOf, all), now: sharesOf(many, soldOf, all) },
}

export const SnapshotOnAPhone: Story = { tags: ['phone', 'long-words'], globals: { language: 'pt' } }

export const AWholeShareStandsOnOneLine: Story = {
  tags: ['phone'],
  globals: { language: 'pt' },
  args: { before: everything, now: everything },
  play: async ({ canvasElement }) => {
    for (const figure of within(canvasElement).getAllByText(/^100,0/)) {
      const lines = document.createRange()
      lines.selectNodeContents(figure)
      await expect(new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
    }
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args: ValueMeterProps) => (
    <RowPerLanguage>
      <ValueMeter {...args} className="w-full" />
      <ValueMeter before={nothing} now={nothing} className="w-full" />
    </RowPerLanguage>
  ),
}
