import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendar, dayMarks } from './calendar.variants.ts'
import type { Day } from './day.ts'
import { toDate, toDay, usePicker } from './use-picker.tsx'

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What the day is for; announced before the days. */
  label: string
  /** The chosen day, YYYY-MM-DD. */
  value: Day | null
  onValueChange: (day: Day) => void
  /** The day that is marked as today. */
  today: Day
  /** The first day that can be chosen. */
  min?: Day | undefined
  /** The last day that can be chosen. */
  max?: Day | undefined
  /** Takes the focus when it appears, on the chosen day or on today. @default false */
  focused?: boolean | undefined
}

/**
 * A month to choose a day from. Arrows walk days and weeks, Page Up and Page Down months, with Shift years.
 * @example <Calendar label="Publicar el" value={day} onValueChange={setDay} today={today} min={today} />
 */
export function Calendar({ label, value, onValueChange, today, min, max, focused = false, className, ...rest }: CalendarProps) {
  const picker = usePicker({ label, today, min, max })
  return (
    <div data-slot="calendar" role="group" aria-label={label} className={calendar({ className })} {...rest}>
      <DayPicker
        {...picker}
        {...(focused ? { autoFocus: true } : {})}
        mode="single"
        required
        defaultMonth={toDate(value ?? today)}
        selected={value === null ? undefined : toDate(value)}
        onSelect={(_, day) => onValueChange(toDay(day))}
        modifiersClassNames={{ selected: dayMarks.single }}
      />
    </div>
  )
}
