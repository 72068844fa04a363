import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground } from '../controls/index.ts'
import { badgeSizes, type BadgeSize } from '../badge/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { ListStatusBadge, listStatuses } from './index.ts'

const sizes = Object.keys(badgeSizes) as BadgeSize[]

const meta = { title: 'Design/List status badge', component: ListStatusBadge, args: { status: 'drifted' } } satisfies Meta<
  typeof ListStatusBadge
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ status: choice(listStatuses), size: choice(badgeSizes) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {listStatuses.map((status) => (
        <SnapshotRow key={status} name={status}>
          {sizes.map((size) => (
            <ListStatusBadge key={size} status={status} size={size} />
          ))}
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {listStatuses.map((status) => (
        <ListStatusBadge key={status} status={status} />
      ))}
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-20 flex-col items-start gap-2">
      {listStatuses.map((status) => (
        <ListStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
}
