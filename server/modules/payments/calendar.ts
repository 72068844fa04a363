import type { PlanPeriod } from '../../../contract/index.ts'

export const dayLength = 86_400_000

/**
 * So many periods after an instant, in UTC: the same day of the month and the same time, or the last day of a shorter
 * month. Always counted from the same beginning, so that a month that was cut short does not shorten those after it.
 */
export function periodsAfter(anchor: Date, count: number, period: PlanPeriod): Date {
  const months = anchor.getUTCMonth() + count * (period === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const at = new Date(anchor)
  at.setUTCDate(1)
  at.setUTCMonth(months)
  at.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return at
}

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayLength)
