import type { Meta, StoryObj } from '@storybook/react-vite'
import { playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { KeyboardHint } from './index.ts'

const meta = { title: 'Design/Keyboard hint', component: KeyboardHint, args: { keys: ['Ctrl', 'Z'] } } satisfies Meta<typeof KeyboardHint>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ keys: { control: 'object' } })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="keys">
        <KeyboardHint keys={['Ctrl', 'Z']} />
        <KeyboardHint keys={['Alt', '↑']} />
        <KeyboardHint keys={['↑']} />
        <KeyboardHint keys={['Espacio']} />
      </SnapshotRow>
      <SnapshotRow name="in a text">
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
          Pulsa <KeyboardHint keys={['Espacio']} /> para tomar el producto y <KeyboardHint keys={['↑']} /> <KeyboardHint keys={['↓']} />{' '}
          para moverlo.
        </p>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  render: () => (
    <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
      Pulsa <KeyboardHint keys={['Ctrl', 'Mayús', 'Inicio']} /> para llevar la selección al principio, o{' '}
      <KeyboardHint keys={['Ctrl', 'Mayús', 'Fin']} /> para llevarla al final.
    </p>
  ),
}
