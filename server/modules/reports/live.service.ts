import type { OrdersByHour, TotalValuesOrder } from '../../../contract/index.ts'
import { dayAfter, pairedSteps } from '../../../contract/index.ts'
import type { MemberStore } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import { type Clock, dayIn } from '../../kernel/clock.ts'
import { feedOf } from './present.ts'
import { isByFacts, isWhole, type ReportFilter, type ReportScope, scopeOf, seenPart } from './report-scope.ts'
import { storeClock, type StoreClock } from './store-clock.repository.ts'
import { type TimeStep, timeSteps } from './time-steps.repository.ts'
import { ordersByHour, todaysOrders, type TodayRow } from './today.repository.ts'
import { shareComputation } from './share-computation.ts'

export type LiveService = ReturnType<typeof liveService>

/** Whose day it is, and what is counted of it alone. */
interface LiveQuestion {
  storeId: string
  scope: ReportScope
}

const keyOf = ({ storeId, scope: { limits, ...chosen } }: LiveQuestion): string => JSON.stringify([storeId, seenPart(limits), chosen])

/** Whether it is not known yet what this part of the store sold. */
const isPending = ({ bare }: StoreClock, scope: ReportScope): boolean => bare && isByFacts(scope)

/** Today, while it goes on. However many screens are open, what they ask at the same time is computed once. */
export const liveService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const head = (known: StoreClock, now: Date, scope: ReportScope) => ({
    currency: known.currency,
    timeZone: known.timeZone,
    day: known.today,
    until: now.toISOString(),
    feed: feedOf(known, now),
    readAt: known.readAt?.toISOString() ?? null,
    pending: follows(known, now) && isPending(known, scope),
  })
  /** Whether sales of today come in at all. */
  const follows = ({ feed, knownTo, today, timeZone }: StoreClock, now: Date): boolean =>
    (feed !== null && feed !== 'forbidden') ||
    // What is known until midnight says nothing of the day that begins then.
    (knownTo !== null && knownTo <= now && dayIn(timeZone, new Date(knownTo.getTime() - 1)) === today)

  /** Whether what was sold today of this part of the store is here, and what a week ago was. */
  const whatIsThere = (known: StoreClock, { covered }: TodayRow, now: Date, scope: ReportScope) => {
    const pending = isPending(known, scope)
    return { there: !pending && follows(known, now), compares: !pending && covered, pending }
  }

  async function totalValues({ storeId, scope }: LiveQuestion): Promise<TotalValuesOrder> {
    const now = clock.now()
    const [known, row] = await Promise.all([storeClock(database, storeId, now), todaysOrders(database, storeId, now, scope)])
    const { there, compares, pending } = whatIsThere(known, row, now, scope)
    return {
      ...head(known, now, scope),
      today: there ? row.today : null,
      cancelled: there ? row.cancelled : null,
      sameHours: compares ? row.sameHours : null,
      wholeDay: compares ? row.wholeDay : null,
      lastOrderAt: pending ? null : (row.lastOrderAt?.toISOString() ?? null),
    }
  }

  /** The hours of a day. The sums of products do not count orders: of a part of the store they are counted one by one. */
  async function hoursOf(storeId: string, day: string, scope: ReportScope): Promise<TimeStep[]> {
    const [steps, orders] = await Promise.all([
      timeSteps(database, storeId, { from: day, to: day }, 'hour', scope),
      isWhole(scope) ? null : ordersByHour(database, storeId, day, scope),
    ])
    return orders === null ? steps : steps.map((step) => ({ ...step, orders: orders.get(step.at.getTime()) ?? 0 }))
  }

  async function byHour({ storeId, scope }: LiveQuestion): Promise<OrdersByHour> {
    const now = clock.now()
    const known = await storeClock(database, storeId, now)
    const weekBefore = dayAfter(known.today, -7)
    const [today, before, row] = await Promise.all([
      hoursOf(storeId, known.today, scope),
      hoursOf(storeId, weekBefore, scope),
      todaysOrders(database, storeId, now, scope),
    ])
    const { there, compares } = whatIsThere(known, row, now, scope)
    const paired = pairedSteps({ from: known.today, steps: today }, { from: weekBefore, steps: before })
    return {
      ...head(known, now, scope),
      hours: today.map(({ at, until, hour, revenue, units, orders }, index) => {
        const state = until <= now ? 'over' : at <= now ? 'now' : 'to-come'
        const then = paired[index]
        return {
          at: at.toISOString(),
          hour: hour ?? 0,
          state,
          sold: there && state !== 'to-come' ? { revenue, units, orders } : null,
          lastWeek: compares && then ? { revenue: then.revenue, units: then.units, orders: then.orders } : null,
        }
      }),
    }
  }

  const [sharedTotals, sharedHours] = [shareComputation(keyOf, totalValues), shareComputation(keyOf, byHour)]
  const questionOf = ({ id, limits }: MemberStore, filter: ReportFilter): LiveQuestion => ({ storeId: id, scope: scopeOf(filter, limits) })
  return {
    /** A list that the shop does not have sold nothing. */
    totalValuesOrder: (store: MemberStore, filter: ReportFilter = {}) => sharedTotals(questionOf(store, filter)),
    ordersByHour: (store: MemberStore, filter: ReportFilter = {}) => sharedHours(questionOf(store, filter)),
  }
}
