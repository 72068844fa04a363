import { useState } from 'react'
import type { ButtonProps } from '../button/index.ts'
import { addYears, type Day } from '../calendar/index.ts'
import { useDateRangeTexts } from './date-range-picker.words.ts'
import { comparedRange, presetOf, type Comparison, type DayRange } from './presets.ts'
import { RangePopover } from './range-popover.tsx'
import { RangeSheet } from './range-sheet.tsx'

/** What was chosen: two days, YYYY-MM-DD, both counted, and what they are compared with. */
export interface DateRangeValue extends DayRange {
  comparison: Comparison
}

export interface DateRangePickerProps extends Omit<ButtonProps, 'value' | 'children' | 'tone' | 'icon' | 'iconAfter' | 'loading'> {
  /** What the range is for: "Periodo". */
  label: string
  value: DateRangeValue
  onValueChange: (value: DateRangeValue) => void
  /** The day it is where the days are counted, YYYY-MM-DD. */
  today: Day
  /** Whose days they are, like `Europe/London`; said in words. */
  timeZone: string
  /** The first day that has data. @default ten years before today */
  min?: Day | undefined
  /** The last day that can be chosen. @default today */
  max?: Day | undefined
  /** The most days that a range may have. @default as many as there are */
  most?: number | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
}

/**
 * Chooses days from one to another, and what to compare them with: by name, by calendar or by writing them.
 * @example <DateRangePicker label="Periodo" value={range} onValueChange={setRange} today={today} timeZone="Europe/London" />
 */
export function DateRangePicker({
  label,
  value,
  onValueChange,
  today,
  timeZone,
  min = addYears(today, -10),
  max = today,
  most,
  defaultOpen = false,
  ...rest
}: DateRangePickerProps) {
  const texts = useDateRangeTexts()
  const [open, setOpen] = useState(defaultOpen)
  const preset = presetOf(value, today)
  const compared = comparedRange(value, value.comparison)
  const days = texts.range(value)
  return (
    <RangePopover
      data-slot="date-range-picker"
      label={label}
      open={open}
      onOpenChange={setOpen}
      chosen={
        <>
          {preset && <span>{texts.say.preset[preset]}</span>}
          <span className={preset ? 'font-normal text-muted' : ''}>{days}</span>
          {compared && <span className="sr-only">, {texts.say.comparedWith(texts.range(compared))}</span>}
        </>
      }
      {...rest}
    >
      <RangeSheet
        label={label}
        range={value}
        comparison={value.comparison}
        today={today}
        min={min}
        max={max}
        most={most}
        timeZone={timeZone}
        onCancel={() => setOpen(false)}
        onApply={({ from, to }, comparison) => {
          setOpen(false)
          onValueChange({ from, to, comparison })
        }}
      />
    </RangePopover>
  )
}
