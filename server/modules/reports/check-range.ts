import { comparedDays, daysIn, isDay, limits, type ReportComparison, type ReportDays, type ReportStep } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

/** Days of a report that make sense, up to today. Throws a `report/…` problem that names the parameter. */
export function checkRange({ from, to }: ReportDays, today: string, by: ReportStep = 'day'): ReportDays {
  const problem = (
    code: 'report/no-such-day' | 'report/reversed-range' | 'report/range-too-long' | 'report/future-range',
    place: string,
    reason: string,
  ) => new ProblemError(code, reason, { errors: [{ path: `query.${place}`, reason }] })
  if (!isDay(from)) throw problem('report/no-such-day', 'from', `There is no day ${from}.`)
  if (!isDay(to)) throw problem('report/no-such-day', 'to', `There is no day ${to}.`)
  if (to < from) throw problem('report/reversed-range', 'to', `${to} is before ${from}.`)
  if (from > today) throw problem('report/future-range', 'from', `${from} is still to come: today is ${today} in the store.`)
  const most = by === 'hour' ? limits.report.hourlyDays : limits.report.days
  const range = { from, to: to > today ? today : to }
  if (daysIn(range) > most) throw problem('report/range-too-long', 'to', `A range has at most ${most} days.`)
  return range
}

/** The days that a range is compared with; null where it is compared with none. */
export const comparedWith = (range: ReportDays, comparison: ReportComparison | undefined): ReportDays | null =>
  comparison === undefined ? null : comparedDays(range, comparison)
