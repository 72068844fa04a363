import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, number, playground } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { ListHealthMark, listHealthLooks, type ListHealth } from './index.ts'

const healths = Object.keys(listHealthLooks) as ListHealth[]
const figures: Record<ListHealth, { soldOut: number; soldOutFirst: number }> = {
  empty: { soldOut: 0, soldOutFirst: 0 },
  hidden: { soldOut: 3, soldOutFirst: 1 },
  good: { soldOut: 0, soldOutFirst: 0 },
  'sold-out': { soldOut: 1204, soldOutFirst: 0 },
  'sold-out-first': { soldOut: 12, soldOutFirst: 3 },
}

const meta = {
  title: 'Design/List health mark',
  component: ListHealthMark,
  args: { health: 'sold-out-first', ...figures['sold-out-first'] },
} satisfies Meta<typeof ListHealthMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ health: choice(listHealthLooks), soldOut: number(0, 2_000), soldOutFirst: number(0, 24) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {healths.map((health) => (
        <SnapshotRow key={health} name={health}>
          <ListHealthMark health={health} {...figures[health]} />
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {healths.map((health) => (
        <ListHealthMark key={health} health={health} {...figures[health]} />
      ))}
      <ListHealthMark health="sold-out-first" soldOut={1} soldOutFirst={1} />
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-20 flex-col items-start gap-2">
      {healths.map((health) => (
        <ListHealthMark key={health} health={health} soldOut={99_999} soldOutFirst={figures[health].soldOutFirst * 8} />
      ))}
    </div>
  ),
}
