import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { DayRangeFilter, rangeOf, type DayRangeFilterProps } from './index.ts'

const today = '2026-11-21'

function Kept({ value, onValueChange, ...rest }: DayRangeFilterProps) {
  const [range, setRange] = useState(value)
  return (
    <DayRangeFilter
      {...rest}
      value={range}
      onValueChange={(chosen) => {
        setRange(chosen)
        onValueChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Design/Day range filter',
  component: DayRangeFilter,
  args: { label: 'Fecha', value: null, today, timeZone: 'Europe/London', min: '2024-01-01', onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: { snapshot: { height: 560 } },
} satisfies Meta<typeof DayRangeFilter>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Fecha/ }))
  return within(await screen.findByRole('dialog', { name: 'Fecha' }))
}

export const Playground: Story = playground({ label: text, min: text, timeZone: text, disabled: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="all days">
        <DayRangeFilter {...args} />
      </SnapshotRow>
      <SnapshotRow name="by name">
        <DayRangeFilter {...args} value={rangeOf('last7', today)} />
      </SnapshotRow>
      <SnapshotRow name="one's own">
        <DayRangeFilter {...args} value={{ from: '2025-12-20', to: '2026-01-10' }} />
      </SnapshotRow>
      <SnapshotRow name="disabled">
        <DayRangeFilter {...args} disabled />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOpen: Story = { args: { defaultOpen: true } }

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { defaultOpen: true }, parameters: { snapshot: { height: 760 } } }

export const NarrowedAndAllAgain: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    await expect(sheet.getByRole('button', { name: 'Todos los días' })).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.queryByRole('combobox', { name: 'Comparar con' })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Mes pasado' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Aplicar' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' })
    const again = await open(canvasElement)
    await userEvent.click(again.getByRole('button', { name: 'Todos los días' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: {},
  render: (args) => <RowPerLanguage>{(language) => <DayRangeFilter {...args} label={language} />}</RowPerLanguage>,
}
