import { useState, type ComponentProps } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { calendar, dayMarks } from './calendar.variants.ts'
import type { Day } from './day.ts'
import { toDate, toDay, usePicker } from './use-picker.tsx'

export interface RangeCalendarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the days are for; announced before them. */
  label: string
  /** The first chosen day. */
  from: Day | null
  /** The last chosen day; null while only the first is chosen. */
  to: Day | null
  /** A day was pressed; what that means is decided outside. */
  onDayPress: (day: Day) => void
  /** The day that is marked as today. */
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  /** How many months stand beside each other. @default 1 */
  months?: 1 | 2 | undefined
  /** The first month that is shown, any day of it. */
  month: Day
  onMonthChange: (month: Day) => void
}

/**
 * Months to choose a first and a last day from; while the last is missing, the range up to the pointer is shown.
 * @example
 * <RangeCalendar label="Periodo" from={from} to={to} onDayPress={press} today={today} month={month} onMonthChange={setMonth} months={2} />
 */
export function RangeCalendar({
  label,
  from,
  to,
  onDayPress,
  today,
  min,
  max,
  months = 1,
  month,
  onMonthChange,
  className,
  ...rest
}: RangeCalendarProps) {
  const picker = usePicker({ label, today, min, max })
  const [pointed, setPointed] = useState<Day | null>(null)
  const preview: Matcher | undefined = from && !to && pointed ? between(from, pointed) : undefined
  const several = from !== null && to !== null && from < to
  return (
    <div
      data-slot="range-calendar"
      role="group"
      aria-label={label}
      className={calendar({ className })}
      onPointerLeave={() => setPointed(null)}
      {...rest}
    >
      <DayPicker
        {...picker}
        mode="range"
        numberOfMonths={months}
        month={toDate(month)}
        onMonthChange={(shown) => onMonthChange(toDay(shown))}
        selected={from === null ? undefined : { from: toDate(from), to: toDate(to ?? from) }}
        onSelect={(_, day) => onDayPress(toDay(day))}
        onDayMouseEnter={(day) => setPointed(toDay(day))}
        onDayFocus={(day) => setPointed(toDay(day))}
        modifiers={{ preview, joinsNext: several ? toDate(from) : undefined, joinsPrevious: several ? toDate(to) : undefined }}
        modifiersClassNames={dayMarks}
      />
    </div>
  )
}

function between(one: Day, other: Day): Matcher {
  const [first, last] = one <= other ? [one, other] : [other, one]
  return { from: toDate(first), to: toDate(last) }
}
