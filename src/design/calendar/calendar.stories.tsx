import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Calendar, RangeCalendar, type CalendarProps, type Day } from './index.ts'

const today = '2026-11-21'

function Kept({ value, onValueChange, ...rest }: CalendarProps) {
  const [day, setDay] = useState(value)
  return (
    <Calendar
      {...rest}
      value={day}
      onValueChange={(chosen) => {
        setDay(chosen)
        onValueChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Design/Calendar',
  component: Calendar,
  args: { label: 'Publicar el', value: '2026-11-25', today, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined

export const Playground: Story = playground({ label: text, min: text, max: text })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="one day">
        <Calendar label="Sin elegir" value={null} today={today} onValueChange={nothing} />
        <Calendar label="Elegido" value="2026-11-25" today={today} onValueChange={nothing} />
      </SnapshotRow>
      <SnapshotRow name="bounds">
        <Calendar label="Desde hoy, dos semanas" value={today} today={today} min={today} max="2026-12-05" onValueChange={nothing} />
      </SnapshotRow>
      <SnapshotRow name="range">
        <RangeCalendar
          label="Periodo"
          from="2026-10-24"
          to="2026-11-20"
          months={2}
          month="2026-10-01"
          today={today}
          onMonthChange={nothing}
          onDayPress={nothing}
        />
      </SnapshotRow>
      <SnapshotRow name="first day only">
        <RangeCalendar
          label="Periodo a medias"
          from="2026-11-10"
          to={null}
          month="2026-11-01"
          today={today}
          onMonthChange={nothing}
          onDayPress={nothing}
        />
        <RangeCalendar
          label="Un solo día"
          from="2026-11-10"
          to="2026-11-10"
          month="2026-11-01"
          today={today}
          onMonthChange={nothing}
          onDayPress={nothing}
        />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChosenByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'lunes, 30 de noviembre de 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30')
  },
}

export const ChosenByKeyboard: Story = {
  args: { focused: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'miércoles, 25 de noviembre de 2026' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'jueves, 3 de diciembre de 2026' })).toHaveFocus()
    await userEvent.keyboard('{PageUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-03')
  },
}

export const TodayIsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Hoy, sábado, 21 de noviembre de 2026' })).toBeInTheDocument()
  },
}

export const DaysBeforeTheFirstCannotBeChosen: Story = {
  args: { value: null, min: today },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'viernes, 20 de noviembre de 2026' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Mes anterior' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const AYearAway: Story = {
  args: { value: null, min: '2024-01-01', max: today },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), '2024')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mes' }), 'Febrero')
    await userEvent.click(canvas.getByRole('button', { name: 'jueves, 29 de febrero de 2024' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-02-29')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { label: 'El primer día de la campaña de electrodomésticos y decoración de Navidad' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: /electrodomésticos/ })).toBeInTheDocument()
  },
}

function InLanguage({ day }: { day: Day }) {
  return <Calendar label="Día" value={day} today={today} onValueChange={nothing} />
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <InLanguage day="2026-11-25" />
    </RowPerLanguage>
  ),
}
