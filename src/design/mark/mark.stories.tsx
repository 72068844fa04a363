import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground, text } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Mark, markSizes, type MarkSize } from './index.ts'

const sizes = Object.keys(markSizes) as MarkSize[]

const meta = { title: 'Design/Mark', component: Mark } satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, size: choice(markSizes) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          <Mark size={size} name="Samara" />
          <Mark size={size} />
        </SnapshotRow>
      ))}
      <SnapshotRow name="large">
        <Mark className="[&>svg]:size-40" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const Wordmark: Story = { args: { name: 'Samara', size: 'lg' } }

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { name: 'Samara', size: 'lg' } }
