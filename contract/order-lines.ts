import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, MinorUnits, oneOf, PlatformId } from './fields.ts'
import { limits } from './limits.ts'
import { access, range, filter, problems, head } from './report-parts.ts'
import { Day, Units } from './sold-figures.ts'

/** What became of an order. */
export const orderStates = ['counted', 'cancelled', 'unpaid', 'other-currency', 'without-products'] as const
export type OrderState = (typeof orderStates)[number]

/** A line of an order, as it came in. */
export const OrderLine = Type.Object({
  /** The platform's number of the order. */
  order: Type.String(),
  at: Instant,
  day: Day,
  hour: Count,
  state: oneOf(orderStates),
  product: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  brand: Type.String(),
  /** At the time of the sale. */
  category: Type.String(),
  units: Units,
  revenue: MinorUnits,
  /** What the line is in. */
  currency: Type.String(),
  /** The price that the shop showed at the time of the sale; null where it was not known. */
  price: Maybe(MinorUnits),
  /** Where shoppers found it at the time of the sale: its best place in any list; null where it was not known. */
  position: Maybe(Count),
})
export type OrderLine = Static<typeof OrderLine>

export const orderLines = endpoint({
  id: 'orderLines',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/lines',
  summary: `The lines of the orders of some days, for a file: ${limits.report.part} at a time, the oldest first, to the last; of days from ordersKeptFrom on.`,
  query: Type.Object({
    ...range,
    ...filter,
    /** `next` of the part before. */
    cursor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,300}$' })),
  }),
  reply: Type.Object({ ...head, lines: Type.Array(OrderLine), next: Maybe(Type.String()) }),
  problems: [...problems, 'report/unknown-cursor'],
  access,
  bulk: true,
})
export type OrderLines = Static<typeof orderLines.reply>
