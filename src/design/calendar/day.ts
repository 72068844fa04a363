/** A day of the calendar, YYYY-MM-DD: no hour, no time zone, and it sorts as text. */
export type Day = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

/** The same day as a number of days, for counting. */
const counted = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayLength

const written = (count: number): Day => new Date(count * dayLength).toISOString().slice(0, 10)

/** A day out of its year, month (1 to 12) and day; undefined when the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Whether a text names a day that exists: `2026-02-29` does not. */
export function isDay(text: string): text is Day {
  return pattern.test(text) && !Number.isNaN(counted(text)) && written(counted(text)) === text
}

/** Year, month (1 to 12) and day. */
export function partsOf(day: Day): readonly [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

export const addDays = (day: Day, days: number): Day => written(counted(day) + days)

/** How many days from one to the other: 0 on the same day, negative when the other is before. */
export const daysBetween = (from: Day, to: Day): number => counted(to) - counted(from)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The last day of a month, 28 to 31. */
export const lastDateOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Months later or earlier; where that month is shorter, its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day)
  const count = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return dayOf(newYear, newMonth, Math.min(date, lastDateOf(newYear, newMonth))) ?? day
}

/** Years later or earlier; 29 February becomes the 28th where there is none. */
export const addYears = (day: Day, years: number): Day => addMonths(day, years * 12)

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

export function endOfMonth(day: Day): Day {
  const [year, month] = partsOf(day)
  return `${day.slice(0, 7)}-${String(lastDateOf(year, month)).padStart(2, '0')}`
}

export const startOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`
