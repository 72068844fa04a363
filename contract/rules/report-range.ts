/** Days of a report: from and to are both in it, YYYY-MM-DD. */
export interface ReportDays {
  from: string
  to: string
}

/** What a report can be compared with. */
export const reportComparisons = ['previousPeriod', 'sameDaysLastYear'] as const
export type ReportComparison = (typeof reportComparisons)[number]

/** Whole weeks that come closest to a year: the same weekdays stand over each other. */
const yearOfWeeks = 364

const dayLength = 86_400_000
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

/** The day so many days after another; before it where that is negative. */
export const dayAfter = (day: string, days: number): string => new Date((numberOf(day) + days) * dayLength).toISOString().slice(0, 10)

/** How many days a range holds, both ends counted; below 1 where it is reversed. */
export const daysIn = ({ from, to }: ReportDays): number => numberOf(to) - numberOf(from) + 1

/** The first of them: also days that are compared with days after it have a year of four digits above 0. */
const firstDay = '1000-01-01'

/** True for a day that a calendar has, from the year 1000 on: 2026-02-29 is none. */
export const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && text >= firstDay && new Date(at).toISOString().slice(0, 10) === text
}

/** The days that a range is compared with: as many right before it, or the same weekdays of a year before. */
export function comparedDays(range: ReportDays, comparison: ReportComparison): ReportDays {
  const back = comparison === 'sameDaysLastYear' ? yearOfWeeks : daysIn(range)
  return { from: dayAfter(range.from, -back), to: dayAfter(range.to, -back) }
}
