import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Illustration, illustrationNames, illustrationSizes, type IllustrationSize } from './index.ts'

const sizes = Object.keys(illustrationSizes) as IllustrationSize[]

const meta = { title: 'Design/Illustration', component: Illustration, args: { name: 'firstVisit' } } satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: choice(illustrationNames), size: choice(illustrationSizes) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {illustrationNames.map((name) => (
          <figure key={name} className="flex flex-col items-center gap-2 rounded-lg border border-default bg-surface p-4">
            <Illustration name={name} />
            <figcaption className="text-xs text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          <Illustration name="empty" size={size} />
          <Illustration name="done" size={size} />
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex flex-col items-center gap-3 text-center">
      <Illustration name="notConnected" size="lg" />
      <p className="max-w-full">Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung</p>
    </div>
  ),
}
