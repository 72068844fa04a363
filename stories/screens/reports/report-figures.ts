import { comparedRange, type DateRangeValue } from '../../../src/design/date-range-picker/index.ts'
import { addDays, daysBetween } from '../../../src/design/calendar/index.ts'
import { categoryCurves, days } from '../shop/index.ts'
import { categoryOf, salesDay, totalsOf } from '../shop/sales.ts'

const byDay = new Map(days.map((day) => [day.day, day]))

/** The thirty days with today, which is also what the products' own figures count. */
export const firstRange: DateRangeValue = { from: '2026-10-22', to: salesDay, comparison: 'previousPeriod' }

const span = (from: string, to: string): readonly string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** Everything that a range says, and what it is compared with, day by day. */
export function figuresOf(range: DateRangeValue) {
  const compared = comparedRange(range, range.comparison)
  const own = span(range.from, range.to)
  const other = compared && span(compared.from, compared.to)
  const values = (measure: 'revenue' | 'units' | 'orders', of: readonly string[]) => of.map((day) => byDay.get(day)?.[measure] ?? null)
  return {
    days: own,
    comparedDays: other ?? undefined,
    totals: totalsOf(range.from, range.to),
    before: compared && totalsOf(compared.from, compared.to),
    values: (measure: 'revenue' | 'units' | 'orders') => values(measure, own),
    comparison: (measure: 'revenue' | 'units' | 'orders') => (other ? values(measure, other).slice(0, own.length) : undefined),
  }
}

export type Figures = ReturnType<typeof figuresOf>

/** The largest categories over the days of a range; the shop knows ninety days of them. */
export function categorySeries(own: readonly string[]) {
  return categoryCurves.map(({ id, revenue }) => ({
    name: categoryOf(id),
    values: own.map((day) => revenue[revenue.length - 1 - daysBetween(day, salesDay)] ?? null),
  }))
}
