import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { DesktopIcon, GridIcon, ListIcon, PhoneIcon } from '../icon/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Segments, segmentSizes, type SegmentOption, type SegmentSize, type SegmentsProps } from './index.ts'

const sizes = Object.keys(segmentSizes) as SegmentSize[]
const views: readonly SegmentOption<string>[] = [
  { value: 'month', label: 'Mes' },
  { value: 'week', label: 'Semana' },
  { value: 'agenda', label: 'Agenda' },
]
const devices: readonly SegmentOption<string>[] = [
  { value: 'desktop', label: 'Ordenador', icon: <DesktopIcon />, iconOnly: true },
  { value: 'phone', label: 'Móvil', icon: <PhoneIcon />, iconOnly: true },
]
const shapes: readonly SegmentOption<string>[] = [
  { value: 'list', label: 'Lista', icon: <ListIcon /> },
  { value: 'grid', label: 'Cuadrícula', icon: <GridIcon /> },
]

function Remembered({ value: first, onValueChange, ...props }: SegmentsProps<string>) {
  const [value, setValue] = useState(first)
  return (
    <Segments
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Design/Segments',
  component: Segments,
  args: { label: 'Ver', options: views, value: 'month', onValueChange: fn() },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof Segments<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, size: choice(segmentSizes), wide: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          <Remembered {...args} size={size} />
          <Remembered {...args} size={size} options={shapes} value="grid" label="Forma" />
          <Remembered {...args} size={size} options={devices} value="desktop" label="Pantalla" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="one cannot be chosen">
        <Remembered {...args} options={views.map((view) => ({ ...view, disabled: view.value === 'week' }))} />
      </SnapshotRow>
      <SnapshotRow name="wide">
        <Remembered {...args} wide />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChosenByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Agenda' }))
    await expect(canvas.getByRole('radio', { name: 'Agenda' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('agenda')
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Mes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Semana' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    wide: true,
    options: [
      { value: 'month', label: 'Publicaciones programadas del mes' },
      { value: 'week', label: 'Semana' },
      { value: 'agenda', label: 'Agenda de todas las tiendas' },
    ],
  },
}
