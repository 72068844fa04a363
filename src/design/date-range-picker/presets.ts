import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth, startOfYear, type Day } from '../calendar/index.ts'

/** From the first to the last day, both counted. */
export interface DayRange {
  from: Day
  to: Day
}

export const presets = ['today', 'yesterday', 'last7', 'last28', 'last30', 'last90', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type Preset = (typeof presets)[number]

export const comparisons = ['none', 'previousPeriod', 'sameDaysLastYear'] as const
export type Comparison = (typeof comparisons)[number]

/** The last n whole days: today is still going on and is none of them. */
const lastDays = (today: Day, count: number): DayRange => ({ from: addDays(today, -count), to: addDays(today, -1) })

/** The days that a preset means on a given day. */
export function rangeOf(preset: Preset, today: Day): DayRange {
  const monthBefore = addMonths(startOfMonth(today), -1)
  return {
    today: { from: today, to: today },
    yesterday: lastDays(today, 1),
    last7: lastDays(today, 7),
    last28: lastDays(today, 28),
    last30: lastDays(today, 30),
    last90: lastDays(today, 90),
    thisMonth: { from: startOfMonth(today), to: today },
    lastMonth: { from: monthBefore, to: endOfMonth(monthBefore) },
    thisYear: { from: startOfYear(today), to: today },
  }[preset]
}

/** The first preset that means just these days; null for days of one's own. */
export function presetOf({ from, to }: DayRange, today: Day): Preset | null {
  return (
    presets.find((preset) => {
      const range = rangeOf(preset, today)
      return range.from === from && range.to === to
    }) ?? null
  )
}

/** How many days it holds. */
export const lengthOf = ({ from, to }: DayRange): number => daysBetween(from, to) + 1

/** 52 weeks: a Monday is compared with a Monday, which sells like one. */
const yearOfWeeks = 364

/** The days that a range is compared with: as many right before, or those of 52 weeks before, which are the same days of the week. */
export function comparedRange(range: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'none') return null
  if (comparison === 'sameDaysLastYear') return { from: addDays(range.from, -yearOfWeeks), to: addDays(range.to, -yearOfWeeks) }
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) }
}
