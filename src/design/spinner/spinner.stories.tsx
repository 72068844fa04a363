import type { Meta, StoryObj } from '@storybook/react-vite'
import { choice, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Spinner, spinnerLooks } from './index.ts'

const sizes = Object.keys(spinnerLooks) as (keyof typeof spinnerLooks)[]

const meta = { title: 'Design/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ size: choice(spinnerLooks) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          <Spinner size={size} />
          <Spinner size={size} className="text-accent" />
          <Spinner size={size} className="text-danger" />
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  render: () => (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Spinner size={sizes[0]} /> Cargando las categorías…
    </p>
  ),
}
