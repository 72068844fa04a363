import { useState } from 'react'
import type { ButtonProps } from '../button/index.ts'
import { addYears, type Day } from '../calendar/index.ts'
import { useDateRangeTexts } from './date-range-picker.words.ts'
import { presetOf, type DayRange } from './presets.ts'
import { RangePopover } from './range-popover.tsx'
import { RangeSheet } from './range-sheet.tsx'

export interface DayRangeFilterProps extends Omit<ButtonProps, 'value' | 'children' | 'tone' | 'icon' | 'iconAfter' | 'loading'> {
  /** What the days are of: "Fecha". */
  label: string
  /** Null: all days. */
  value: DayRange | null
  onValueChange: (value: DayRange | null) => void
  /** The day it is where the days are counted, YYYY-MM-DD. */
  today: Day
  /** Whose days they are, like `Europe/London`; said in words. */
  timeZone: string
  /** The first day that there can be something of. @default ten years before today */
  min?: Day | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
}

/**
 * The days that a list is narrowed to, or all of them: the sheet of `DateRangePicker`, with nothing to compare with.
 * @example <DayRangeFilter label="Fecha" value={days} onValueChange={setDays} today={today} timeZone="Europe/London" />
 */
export function DayRangeFilter({
  label,
  value,
  onValueChange,
  today,
  timeZone,
  min = addYears(today, -10),
  defaultOpen = false,
  ...rest
}: DayRangeFilterProps) {
  const texts = useDateRangeTexts()
  const [open, setOpen] = useState(defaultOpen)
  const preset = value && presetOf(value, today)
  const apply = (range: DayRange | null): void => {
    setOpen(false)
    onValueChange(range)
  }
  return (
    <RangePopover
      data-slot="day-range-filter"
      label={label}
      open={open}
      onOpenChange={setOpen}
      chosen={
        <>
          {value === null && <span>{texts.say.allDays}</span>}
          {preset && <span>{texts.say.preset[preset]}</span>}
          {value && <span className={preset ? 'font-normal text-muted' : ''}>{texts.range(value)}</span>}
        </>
      }
      {...rest}
    >
      <RangeSheet
        label={label}
        range={value}
        comparison={null}
        today={today}
        min={min}
        max={today}
        timeZone={timeZone}
        onCancel={() => setOpen(false)}
        onAll={() => apply(null)}
        onApply={apply}
      />
    </RangePopover>
  )
}
