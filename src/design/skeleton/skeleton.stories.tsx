import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { choice, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Skeleton, SkeletonRows, skeletonShapes, type SkeletonShape } from './index.ts'

const shapes = Object.keys(skeletonShapes) as SkeletonShape[]
const sizes: Record<SkeletonShape, string> = { text: 'w-40', block: 'h-16 w-40', circle: '', picture: 'w-24' }

const meta = { title: 'Design/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { ...playground({ shape: choice(skeletonShapes) }), args: { className: 'w-60' } }

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name={shapes.join(', ')}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} className={sizes[shape]} />
        ))}
      </SnapshotRow>
      <SnapshotRow name="like a badge, and the badge">
        <Skeleton shape="block" like={<Badge dot>Hace 12 horas</Badge>} />
        <Badge dot>Hace 12 horas</Badge>
      </SnapshotRow>
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        <SkeletonRows rows={5} />
      </div>
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        <SkeletonRows rows={2} pictures={false} />
      </div>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  render: () => (
    <div className="overflow-hidden rounded-lg border border-default bg-surface">
      <SkeletonRows rows={3} />
    </div>
  ),
}
