import { useState } from 'react'
import { Calendar, type Day } from '../calendar/index.ts'
import { Field } from '../field/index.ts'
import { CalendarIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import { Popover } from '../popover/index.ts'
import type { DateTimeTexts } from './date-time-picker.words.ts'
import { readDay } from './read-day.ts'

export interface DayInputProps {
  /** What the day is for. @default the word for a day */
  label?: string | undefined
  /** It may be left empty; its label says so. @default false */
  optional?: boolean | undefined
  value: Day | null
  /** What was written in the place of a day, where whoever uses this keeps it; null where it can be read. Otherwise it is kept here. */
  unread?: string | null | undefined
  /** @param text as it was written or chosen: of one that cannot be read, all there is */
  onValueChange: (day: Day | null, text: string) => void
  today: Day
  min: Day
  error: string | undefined
  disabled: boolean
  /** The calendar is unfolded at first. */
  open: boolean
  texts: DateTimeTexts
}

/** A day: written as one likes, or chosen from a month. */
export function DayInput({
  label,
  optional = false,
  value,
  unread: kept,
  onValueChange,
  today,
  min,
  error,
  disabled,
  open: openAtFirst,
  texts,
}: DayInputProps) {
  const { say, language } = texts
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(openAtFirst)
  const unread = kept === undefined ? typed !== null && typed.trim() !== '' && value === null : kept !== null
  const read = (): void => {
    if (typed === null) return
    const day = readDay(typed, language, today)
    if (day !== null || typed.trim() === '' || kept !== undefined) setTyped(null)
    onValueChange(day, typed.trim())
  }
  return (
    <Field label={label ?? say.day} optional={optional} error={unread ? say.dayNotRead(texts.day(min)) : error}>
      <Input
        autoComplete="off"
        disabled={disabled}
        value={typed ?? kept ?? (value === null ? '' : texts.day(value))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read()
        }}
        after={
          <Popover
            label={say.openCalendar}
            align="end"
            size="fit"
            padding="sm"
            open={open}
            onOpenChange={setOpen}
            trigger={
              <IconButton label={say.openCalendar} icon={<CalendarIcon />} size="sm" silent disabled={disabled} className="-mr-1.5" />
            }
          >
            <Calendar
              label={label ?? say.day}
              focused
              value={value}
              today={today}
              min={min}
              onValueChange={(day) => {
                setTyped(null)
                setOpen(false)
                onValueChange(day, day)
              }}
            />
          </Popover>
        }
      />
    </Field>
  )
}
