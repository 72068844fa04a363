import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { StateBadge, stateBadgeLooks, stateBadgeSizes, states, type StateBadgeLook, type StateBadgeSize } from './index.ts'

const looks = Object.keys(stateBadgeLooks) as StateBadgeLook[]
const sizes = Object.keys(stateBadgeSizes) as StateBadgeSize[]

const meta = { title: 'Design/State badge', component: StateBadge, args: { state: 'verified' } } satisfies Meta<typeof StateBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ state: choice(states), look: choice(stateBadgeLooks), size: choice(stateBadgeSizes) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {looks.flatMap((look) =>
        sizes.map((size) => (
          <SnapshotRow key={`${look} ${size}`} name={`${look}, ${size}`}>
            {states.map((state) => (
              <StateBadge key={state} state={state} look={look} size={size} />
            ))}
          </SnapshotRow>
        )),
      )}
    </SnapshotSheet>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </RowPerLanguage>
  ),
}

export const OnlyItsShapeIsStillAnnounced: Story = {
  args: { state: 'failed', look: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Falló')).toBeInTheDocument()
    await expect(within(canvasElement).getByTitle('Falló')).toHaveAttribute('data-state', 'failed')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-20 flex-col items-start gap-2">
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
    </div>
  ),
}
