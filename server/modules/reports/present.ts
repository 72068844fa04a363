import type { ReportDays, ReportStep, SalesPoint, SalesTotals, SaleFeed } from '../../../contract/index.ts'
import type { CategorySum } from './categories.repository.ts'
import type { MarkRow } from './marks.repository.ts'
import { isByFacts, type ReportScope } from './report-scope.ts'
import type { StoreClock } from './store-clock.repository.ts'
import type { TimeStep } from './time-steps.repository.ts'
import type { TotalsRow } from './totals.repository.ts'

/** What every report within a scope says of itself. */
export const headOf = (
  { currency, timeZone, knownFrom, knownTo, ordersKeptFrom, bare }: StoreClock,
  range: ReportDays,
  scope: ReportScope,
) => ({
  currency,
  timeZone,
  from: range.from,
  to: range.to,
  knownFrom: knownFrom?.toISOString() ?? null,
  knownTo: knownTo?.toISOString() ?? null,
  ordersKeptFrom,
  pending: bare && isByFacts(scope),
})

/** Milliseconds after which sales that are not here yet are missing, not on their way: the queue is asked every half a minute. */
const onTheWay = 900_000

/** The moments between which sales are known. */
export function knownSpan({ knownFrom, knownTo }: StoreClock, now: Date): { from: number; to: number } {
  if (knownFrom === null) return { from: Infinity, to: -Infinity }
  const to = knownTo === null ? knownFrom.getTime() : knownTo.getTime()
  return { from: knownFrom.getTime(), to: now.getTime() - to < onTheWay ? now.getTime() : to }
}

/** What is known of a step: nothing of one whose sales are not here, or that is still to come. */
export function stateOf(
  { at, until }: Pick<TimeStep, 'at' | 'until'>,
  known: { from: number; to: number },
): 'unknown' | 'unfinished' | 'over' {
  if (until.getTime() <= known.from || at.getTime() >= known.to) return 'unknown'
  return at.getTime() < known.from || until.getTime() > known.to ? 'unfinished' : 'over'
}

/** Steps as points of a curve. `whole`: orders are counted. */
export function pointsOf(
  steps: readonly TimeStep[],
  by: ReportStep,
  range: ReportDays,
  clock: StoreClock,
  now: Date,
  isQty: boolean,
  whole: boolean,
): SalesPoint[] {
  const known = knownSpan(clock, now)
  return steps.map(({ at, until, day, hour, revenue, units, orders }) => {
    const state = stateOf({ at, until }, known)
    const there = state !== 'unknown'
    return {
      at: at.toISOString(),
      day,
      hour,
      value: there ? (isQty ? units : revenue) : null,
      revenue: there ? revenue : null,
      units: there ? units : null,
      orders: there && whole ? orders : null,
      unfinished: state === 'unfinished' || (by === 'week' && cutShort(day, range)),
    }
  })
}

/** True for a week of which some days are outside of the range. */
const cutShort = (monday: string, { from, to }: ReportDays): boolean =>
  monday < from || Date.parse(`${to}T00:00:00Z`) - Date.parse(`${monday}T00:00:00Z`) < 6 * 86_400_000

/** Sums with how they come out of the orders. */
export const totalsOf = ({ revenue, units, orders, byState }: TotalsRow, { from, to }: ReportDays, complete: boolean): SalesTotals => ({
  from,
  to,
  revenue,
  units,
  orders,
  perOrder: orders === null || orders === 0 ? null : Math.round(revenue / orders),
  complete,
  reconciliation: byState && { orders: allOrders(byState), ...byState },
})

const allOrders = ({ counted, cancelled, unpaid, otherCurrency, withoutProducts }: NonNullable<TotalsRow['byState']>): number =>
  counted + cancelled + unpaid + otherCurrency + withoutProducts

/** Milliseconds within which the platform should have been asked: twice the pace of the queue, or of looking at the newest sales. */
const late = { queue: 75_000, newest: 660_000 }

/** How sales come in at the moment. */
export function feedOf({ feed, readAt, away }: StoreClock, now: Date): SaleFeed {
  if (feed === null || feed === 'forbidden') return 'none'
  if (readAt !== null && now.getTime() - readAt.getTime() <= (feed === 'ready' ? late.queue : late.newest)) return 'live'
  return away ? 'away' : 'late'
}

/** The categories of these sums, those that sold most first: money, or units with `isQty`. */
export function bestFirst(sums: readonly CategorySum[], isQty: boolean): number[] {
  const sold = new Map<number, number>()
  for (const { id, revenue, units } of sums) sold.set(id, (sold.get(id) ?? 0) + (isQty ? units : revenue))
  return [...sold].sort(([one, first], [other, second]) => second - first || one - other).map(([id]) => id)
}

/** A publication as a mark on a curve. */
export const markOf = ({ publication, at, day, kind, id, name, by, automation, written }: MarkRow) => ({
  publication,
  at: at.toISOString(),
  day,
  list: { kind, id, name },
  by,
  automation,
  written,
})
