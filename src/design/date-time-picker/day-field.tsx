import { addYears, isDay, type Day } from '../calendar/index.ts'
import { useTexts } from './date-time-picker.words.ts'
import { DayInput } from './day-input.tsx'

export interface DayFieldProps {
  /** What the day is for: "Primer día". */
  label: string
  /** YYYY-MM-DD, empty for none; or what was written there and is no day. */
  value: string
  /** Called with the same: what cannot be read stays as it was written, for who keeps it must not take it for none. */
  onValueChange: (value: string) => void
  /** The day it is where the days are counted, YYYY-MM-DD. */
  today: Day
  error?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/**
 * A day without a time, which may be left empty: written as one likes, or chosen from a month.
 * @example <DayField label="Primer día" value={day} onValueChange={setDay} today="2026-11-21" />
 */
export function DayField({ label, value, onValueChange, today, error, disabled = false }: DayFieldProps) {
  const texts = useTexts()
  return (
    <DayInput
      label={label}
      optional
      value={isDay(value) ? value : null}
      unread={value === '' || isDay(value) ? null : value}
      onValueChange={(day, text) => onValueChange(day ?? text)}
      today={today}
      min={addYears(today, -10)}
      error={error}
      disabled={disabled}
      open={false}
      texts={texts}
    />
  )
}
