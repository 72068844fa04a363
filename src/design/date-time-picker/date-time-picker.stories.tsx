import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { DateTimePicker, type DateTimePickerProps, DayField } from './index.ts'

function Remembered({ value: first, onValueChange, ...props }: DateTimePickerProps) {
  const [value, setValue] = useState(first)
  return (
    <DateTimePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const now = '2026-11-21T10:24:00Z'

const meta = {
  title: 'Design/Date time picker',
  component: DateTimePicker,
  args: {
    label: 'Indexar el',
    value: '2026-11-27T09:00:00Z',
    onValueChange: fn(),
    timeZone: 'Europe/London',
    ownTimeZone: 'Europe/Madrid',
    now,
  },
  render: (args) => (
    <div className="max-w-md">
      <Remembered {...args} />
    </div>
  ),
} satisfies Meta<typeof DateTimePicker>
export default meta
type Story = StoryObj<typeof meta>

const spring = { now: '2026-03-20T12:00:00Z', value: null }
const autumn = { now: '2026-10-20T12:00:00Z', value: '2026-10-25T01:30:00Z' }

export const Playground: Story = playground({ label: text, timeZone: text, ownTimeZone: text, required: toggle, disabled: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="chosen" columns>
        <Remembered {...args} className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="the same zone" columns>
        <Remembered {...args} ownTimeZone="Europe/London" className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="nothing yet" columns>
        <Remembered {...args} value={null} className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="asked for" columns>
        <Remembered {...args} value={null} required className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="passed" columns>
        <Remembered {...args} value="2026-11-21T10:00:00Z" className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="comes twice" columns>
        <Remembered {...args} {...autumn} className="sm:col-span-2" />
      </SnapshotRow>
      <SnapshotRow name="disabled" columns>
        <Remembered {...args} disabled className="sm:col-span-2" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOfTheCalendar: Story = {
  args: { defaultOpen: true },
  parameters: { snapshot: { height: 520 } },
  play: async () => {
    await expect(await screen.findByRole('grid')).toBeVisible()
  },
}

const write = async (box: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

export const WrittenByHand: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await write(canvas.getByRole('textbox', { name: 'Día' }), '27 nov')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Hora' })).toHaveFocus()
    await userEvent.keyboard('930{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T09:30:00Z')
    await expect(canvas.getByRole('textbox', { name: 'Hora' })).toHaveValue('09:30')
    await expect(canvas.getByText(/Para ti: vie, 27 nov 2026, 10:30/)).toBeVisible()
  },
}

export const ChosenFromTheCalendar: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Abrir el calendario' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: /30 de noviembre/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30T09:00:00Z')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const SteppedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('textbox', { name: 'Hora' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T09:30:00Z')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T08:30:00Z')
    await userEvent.click(canvas.getByRole('button', { name: '15 minutos después' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T08:45:00Z')
  },
}

export const WhatCannotBeRead: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('textbox', { name: 'Día' })
    await write(day, '31/11')
    await userEvent.tab()
    await expect(day).toBeInvalid()
    await expect(day).toHaveAccessibleDescription(/No se entiende el día/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await write(day, 'mañana')
    await userEvent.tab()
    await expect(day).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22T09:00:00Z')
  },
}

export const AlreadyPassed: Story = {
  args: { value: '2026-11-21T12:00:00Z' },
  play: async ({ args, canvasElement }) => {
    const time = within(canvasElement).getByRole('textbox', { name: 'Hora' })
    await write(time, '10:15')
    await userEvent.keyboard('{Enter}')
    await expect(time).toHaveAccessibleDescription(/Ya ha pasado: tiene que ser después del sáb, 21 nov 2026, 10:24/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const BeforeTheStart: Story = {
  args: { value: '2026-11-28T12:00:00Z', min: '2026-11-27T00:05:00Z', tooEarly: 'Tiene que ser después de empezar' },
  play: async ({ args, canvasElement }) => {
    const day = within(canvasElement).getByRole('textbox', { name: 'Día' })
    await write(day, '26/11/2026')
    await userEvent.tab()
    await expect(day).toHaveAccessibleDescription(/Tiene que ser después de empezar/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const SnapshotOfAnHourThatDoesNotExist: Story = {
  args: spring,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await write(canvas.getByRole('textbox', { name: 'Día' }), '29/3/2026')
    await write(canvas.getByRole('textbox', { name: 'Hora' }), '1:30')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('la hora 01:30 no existe: vale 02:30')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-29T01:30:00Z')
  },
}

export const AnHourThatComesTwice: Story = {
  args: autumn,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'La segunda (GMT)' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'La primera (GMT+1)' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-25T00:30:00Z')
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <RowPerLanguage columns>
      {(language) => (
        <>
          <Remembered {...args} label={{ es: 'Indexar el', en: 'Index on', pt: 'Indexar em' }[language]} timeZone="America/Sao_Paulo" />
          <Remembered {...args} label={{ es: 'Indexar el', en: 'Index on', pt: 'Indexar em' }[language]} value={null} required />
          <Remembered {...args} {...autumn} label={{ es: 'Indexar el', en: 'Index on', pt: 'Indexar em' }[language]} />
        </>
      )}
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    ...autumn,
    label: 'Indexar la ordenación de las subcategorías de electrodomésticos el',
    timeZone: 'Europe/London',
    ownTimeZone: 'America/Argentina/ComodRivadavia',
  },
}

const onDay = fn()

/** A day without a time. */
function OneDay() {
  const [day, setDay] = useState('2026-12-01')
  return (
    <DayField
      label="Primer día"
      today="2026-11-21"
      value={day}
      onValueChange={(next) => {
        onDay(next)
        setDay(next)
      }}
    />
  )
}

export const ADayAlone: Story = {
  render: () => <OneDay />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Primer día/ })
    await userEvent.clear(field)
    await userEvent.type(field, '24/12/2026{Enter}')
    await expect(onDay).toHaveBeenLastCalledWith('2026-12-24')
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(onDay).toHaveBeenLastCalledWith(''))
  },
}

export const ATextThatIsNoDayStaysAsItWasWritten: Story = {
  render: () => <OneDay />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Primer día/ })
    await userEvent.clear(field)
    await userEvent.type(field, '31/2/2027{Enter}')
    await expect(onDay).toHaveBeenLastCalledWith('31/2/2027')
    await userEvent.tab()
    await expect(field).toHaveValue('31/2/2027')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/No se entiende el día/)
    await userEvent.clear(field)
    await userEvent.type(field, '28/2/2027{Enter}')
    await expect(onDay).toHaveBeenLastCalledWith('2027-02-28')
    await expect(field).toBeValid()
  },
}
