import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { Skeleton, SkeletonRows, skeletonShapes, type SkeletonShape } from './index.ts'

const shapes = Object.keys(skeletonShapes) as SkeletonShape[]
const sizes: Record<SkeletonShape, string> = { text: 'w-40', block: 'h-16 w-40', circle: '', picture: 'w-24' }

const meta = { title: 'Design/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      <PortraitRow name={shapes.join(', ')}>
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} className={sizes[shape]} />
        ))}
      </PortraitRow>
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        <SkeletonRows rows={5} />
      </div>
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        <SkeletonRows rows={2} pictures={false} />
      </div>
    </PortraitSheet>
  ),
}

export const PortraitOnAPhone: Story = {
  tags: ['phone'],
  render: () => (
    <div className="overflow-hidden rounded-lg border border-default bg-surface">
      <SkeletonRows rows={3} />
    </div>
  ),
}
