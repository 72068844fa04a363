import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Sparkline, sparklineSizes, sparklineTones, type SparklineSize, type SparklineTone } from './index.ts'

const tones = Object.keys(sparklineTones) as SparklineTone[]
const sizes = Object.keys(sparklineSizes) as SparklineSize[]
const week = [412, 380, 455, 520, 498, 610, 655]
const weekBefore = [390, 402, 398, 441, 470, 468, 502]
const year = Array.from({ length: 365 }, (_, day) => Math.round(400 + 220 * Math.sin(day / 24) + 90 * Math.sin(day / 3)))

const meta = {
  title: 'Design/Sparkline',
  component: Sparkline,
  args: { values: week, label: 'Ventas de los últimos 7 días' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, tone: choice(sparklineTones), size: choice(sparklineSizes), fromZero: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {sizes.map((size) => (
            <span key={size} className={size === 'wide' ? 'w-60' : ''}>
              <Sparkline tone={tone} size={size} values={week} />
            </span>
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="comparison">
        <Sparkline values={week} comparison={weekBefore} />
      </SnapshotRow>
      <SnapshotRow name="rising, falling, even">
        <Sparkline values={[1, 2, 3, 5, 8]} />
        <Sparkline values={[8, 5, 3, 2, 1]} />
        <Sparkline values={[4, 4, 4, 4]} />
        <Sparkline values={[0, 0, 0, 0]} />
      </SnapshotRow>
      <SnapshotRow name="gap, one, none">
        <Sparkline values={[3, 4, null, null, 5, 6]} />
        <Sparkline values={[3]} />
        <Sparkline values={[]} />
      </SnapshotRow>
      <SnapshotRow name="not from zero">
        <Sparkline values={[17, 16, 18, 12, 9, 4]} fromZero={false} />
      </SnapshotRow>
      <SnapshotRow name="a year">
        <Sparkline values={year} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const DescribedInWords: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ventas de los últimos 7 días' })).toBeInTheDocument()
  },
}

export const BesideItsNumber: Story = {
  args: { label: undefined },
  render: (args) => (
    <p className="flex items-center gap-3 text-xl font-semibold tabular-nums">
      1.204,50 € <Sparkline {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

export const NothingSoldYet: Story = { args: { values: [] } }

export const AHundredThousandValues: Story = {
  tags: ['many'],
  args: { values: Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 1000), size: 'wide' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toBeInTheDocument()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    size: 'wide',
    label: 'Ventas del departamento de electrodomésticos y decoración de Navidad de los últimos trescientos sesenta y cinco días',
    values: year,
  },
}
