import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, oneOf, StoreName } from './fields.ts'
import { access, filter } from './report-parts.ts'
import { SoldFigures, SoldToday, today } from './sold-figures.ts'

/**
 * How sales come in: `live` as they are made; `late` for longer than they
 * should; `away`: the platform does not answer; `none`: nothing is followed.
 */
export const saleFeeds = ['live', 'late', 'away', 'none'] as const
export type SaleFeed = (typeof saleFeeds)[number]

const head = {
  currency: Type.String(),
  timeZone: Type.String(),
  ...today,
  feed: oneOf(saleFeeds),
  /** When the platform was last asked with success; null before the first time. */
  readAt: Maybe(Instant),
}

/**
 * What was sold today, against the same hours of the same weekday last week, in the whole store or in what
 * filters leave of it; a list that the shop does not have sold nothing. Read it again at each live event `sales`.
 */
export const totalValuesOrder = endpoint({
  id: 'totalValuesOrder',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/report/time/real/totalValuesOrder',
  summary: "Today's totals against the same hours of the same weekday last week.",
  query: Type.Object({ store: StoreName, ...filter }),
  reply: Type.Object({
    ...head,
    ...SoldToday.properties,
    /** Null where no sales come in yet. */
    cancelled: Maybe(Count),
    /** The whole day a week ago. */
    wholeDay: Maybe(SoldFigures),
    lastOrderAt: Maybe(Instant),
  }),
  access,
})
export type TotalValuesOrder = Static<typeof totalValuesOrder.reply>

export const ordersByHour = endpoint({
  id: 'ordersByHour',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/report/time/real/ordersByRangeHourByStore',
  summary: "Today's orders by hour, against the same weekday last week.",
  query: Type.Object({ store: StoreName, ...filter }),
  reply: Type.Object({
    ...head,
    /** The hours of the day as the clocks of the store show them: 23 or 25 on the days on which they are changed. */
    hours: Type.Array(
      Type.Object({
        at: Instant,
        hour: Count,
        state: oneOf(['over', 'now', 'to-come'] as const),
        /** Null of hours to come, and where no sales come in yet. */
        sold: Maybe(SoldFigures),
        lastWeek: Maybe(SoldFigures),
      }),
    ),
  }),
  access,
})
export type OrdersByHour = Static<typeof ordersByHour.reply>
