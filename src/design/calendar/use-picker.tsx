import { useMemo } from 'react'
import type { ChevronProps, DayPickerProps, Matcher } from 'react-day-picker'
import { enGB, es, ptBR, type DayPickerLocale } from 'react-day-picker/locale'
import { ExpandIcon, NextIcon, PreviousIcon } from '../icon/index.ts'
import { useWordsLanguage, type Language } from '../words/index.ts'
import { gridClasses } from './calendar.variants.ts'
import { useCalendarTexts } from './calendar.words.ts'
import { partsOf, type Day } from './day.ts'

const locales: Record<Language, DayPickerLocale> = { es, en: enGB, pt: ptBR }

/** Noon, so that no change of the clock moves it to another day. */
export function toDate(day: Day): Date {
  const [year, month, date] = partsOf(day)
  return new Date(year, month - 1, date, 12)
}

const two = (value: number): string => String(value).padStart(2, '0')

export const toDay = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

function Chevron({ orientation, className }: ChevronProps) {
  if (orientation === 'down') return <ExpandIcon className={`size-3.5 text-muted ${className ?? ''}`} />
  return orientation === 'left' ? <PreviousIcon className={className} /> : <NextIcon className={className} />
}

export interface PickerBounds {
  /** What the calendar is for. */
  label: string
  /** The day that is marked as today, YYYY-MM-DD. */
  today: Day
  /** The first day that can be chosen. */
  min?: Day | undefined
  /** The last day that can be chosen. */
  max?: Day | undefined
}

/** What every calendar tells the grid underneath: language, bounds, looks. */
export function usePicker({ label, today, min, max }: PickerBounds) {
  const language = useWordsLanguage()
  const texts = useCalendarTexts()
  return useMemo(() => {
    const disabled: Matcher[] = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]
    return {
      locale: locales[language],
      today: toDate(today),
      disabled,
      ...(min ? { startMonth: toDate(min) } : {}),
      ...(max ? { endMonth: toDate(max) } : {}),
      captionLayout: min && max ? 'dropdown' : 'label',
      fixedWeeks: true,
      classNames: gridClasses,
      components: { Chevron },
      formatters: {
        formatCaption: (date) => `${texts.month(toDay(date))} ${date.getFullYear()}`,
        formatMonthDropdown: (date) => texts.month(toDay(date)),
        formatWeekdayName: (date) => texts.weekday(toDay(date)),
      },
      labels: {
        labelNav: () => texts.say.navigation(label),
        labelPrevious: () => texts.say.previousMonth,
        labelNext: () => texts.say.nextMonth,
        labelMonthDropdown: () => texts.say.month,
        labelYearDropdown: () => texts.say.year,
        labelGrid: (date) => `${texts.month(toDay(date))} ${date.getFullYear()}`,
        labelWeekday: (date) => texts.longWeekday(toDay(date)),
        labelDayButton: (date, { today: isToday }) => (isToday ? texts.say.today(texts.longDay(toDay(date))) : texts.longDay(toDay(date))),
      },
    } satisfies DayPickerProps
  }, [language, texts, label, today, min, max])
}
