import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { comparisons, DateRangePicker, presets, rangeOf, type DateRangePickerProps } from './index.ts'

const today = '2026-11-21'

function Kept({ value, onValueChange, ...rest }: DateRangePickerProps) {
  const [range, setRange] = useState(value)
  return (
    <DateRangePicker
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
  title: 'Design/Date range picker',
  component: DateRangePicker,
  args: {
    label: 'Periodo',
    value: { ...rangeOf('last28', today), comparison: 'previousPeriod' },
    today,
    timeZone: 'Europe/London',
    min: '2024-01-01',
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: { snapshot: { height: 560 } },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Periodo/ }))
  return within(await screen.findByRole('dialog', { name: 'Periodo' }))
}

export const Playground: Story = playground({ label: text, min: text, max: text, timeZone: text, disabled: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {presets.map((preset) => (
        <SnapshotRow key={preset} name={preset}>
          <DateRangePicker {...args} value={{ ...rangeOf(preset, today), comparison: 'none' }} />
        </SnapshotRow>
      ))}
      <SnapshotRow name="custom">
        <DateRangePicker {...args} value={{ from: '2025-12-20', to: '2026-01-10', comparison: comparisons[2] }} />
      </SnapshotRow>
      <SnapshotRow name="disabled">
        <DateRangePicker {...args} disabled />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOpen: Story = { args: { defaultOpen: true } }

export const ChosenByName: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    await expect(sheet.getByRole('button', { name: 'Últimos 28 días' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(sheet.getByRole('button', { name: 'Mes pasado' }))
    await expect(sheet.getByText('1–31 oct 2026 · 31 días')).toHaveRole('status')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: 'Aplicar' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31', comparison: 'previousPeriod' })
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Mes pasado/ })).toHaveFocus())
  },
}

export const ChosenInTheCalendarAcrossYears: Story = {
  args: { value: { from: '2026-01-05', to: '2026-01-10', comparison: 'none' } },
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    await userEvent.click(sheet.getByRole('button', { name: 'sábado, 10 de enero de 2026' }))
    await expect(sheet.getByText(/Elige también el último día\.$/)).toHaveRole('status')
    await userEvent.click(sheet.getByRole('button', { name: 'sábado, 20 de diciembre de 2025' }))
    await expect(sheet.getByText('20 dic 2025 – 10 ene 2026 · 22 días')).toHaveRole('status')
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Comparar con' }), 'Los mismos días de la semana, un año antes')
    await expect(sheet.getByText('Se compara con 21 dic 2024 – 11 ene 2025')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: 'Aplicar' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2025-12-20', to: '2026-01-10', comparison: 'sameDaysLastYear' })
  },
}

export const WrittenByHand: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    const from = sheet.getByRole('textbox', { name: 'Desde' })
    await userEvent.clear(from)
    await userEvent.type(from, '28/2/24')
    const to = sheet.getByRole('textbox', { name: 'Hasta' })
    await userEvent.clear(to)
    await userEvent.type(to, '1.3.2024{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2024-02-28', to: '2024-03-01', comparison: 'previousPeriod' })
  },
}

export const SnapshotOfWhatCannotBe: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    const from = sheet.getByRole('textbox', { name: 'Desde' })
    await userEvent.clear(from)
    await userEvent.type(from, '29/2/2026')
    const to = sheet.getByRole('textbox', { name: 'Hasta' })
    await userEvent.clear(to)
    await userEvent.type(to, '25/12/2026{Enter}')
    await waitFor(() => expect(from).toHaveAccessibleDescription('Ese día no existe en el calendario.'))
    await expect(from).toHaveFocus()
    await expect(to).toHaveAccessibleDescription('No puede ser después del 21/11/2026.')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const LongerThanItMayBe: Story = {
  args: { most: 400 },
  play: async ({ args, canvasElement }) => {
    const sheet = await open(canvasElement)
    const from = sheet.getByRole('textbox', { name: 'Desde' })
    await userEvent.clear(from)
    await userEvent.type(from, '1/1/2025{Enter}')
    const to = sheet.getByRole('textbox', { name: 'Hasta' })
    await waitFor(() => expect(to).toHaveAccessibleDescription('Son demasiados días: como mucho 400.'))
    await expect(to).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /^Periodo/ })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Periodo' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Hoy' })).toHaveFocus())
    sheet.getByRole('button', { name: 'martes, 10 de noviembre de 2026' }).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}')
    await expect(sheet.getByText('10–18 nov 2026 · 9 días')).toHaveRole('status')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { defaultOpen: true, label: 'Periodo del informe de electrodomésticos y decoración de Navidad' },
  parameters: { snapshot: { height: 760 } },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: {},
  render: (args) => <RowPerLanguage>{(language) => <DateRangePicker {...args} label={language} />}</RowPerLanguage>,
}
