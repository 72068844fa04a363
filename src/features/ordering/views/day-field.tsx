import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Calendar, type Day } from '../../../design/calendar/index.ts'
import { CalendarIcon, CloseIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { Popover } from '../../../design/popover/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface DayFieldProps {
  label: string
  hint: string
  value: Day | null
  onValueChange: (day: Day | null) => void
  /** Also the first day that can be chosen. */
  today: Day
  /** What it says while there is no day. */
  none: string
}

/** A day that may be left out, chosen from a month. */
export function DayField({ label, hint, value, onValueChange, today, none }: DayFieldProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const written = value === null ? none : format.day(value)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <span className="flex items-center gap-1">
        <Popover
          label={label}
          size="fit"
          padding="sm"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button icon={<CalendarIcon />} aria-label={`${label}: ${written}`}>
              {written}
            </Button>
          }
        >
          <Calendar
            label={label}
            focused
            value={value}
            today={today}
            min={today}
            onValueChange={(day) => {
              setOpen(false)
              onValueChange(day)
            }}
          />
        </Popover>
        {value !== null && <IconButton label={t('score.noDay')} icon={<CloseIcon />} onClick={() => onValueChange(null)} />}
      </span>
      <span className="text-sm text-muted">{hint}</span>
    </div>
  )
}
