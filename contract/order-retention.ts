import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Maybe, StoreName } from './fields.ts'
import { limits } from './limits.ts'
import { Day } from './sold-figures.ts'

const { least, most } = limits.report.keptMonths
const Months = Type.Integer({ minimum: least, maximum: most, description: 'Months for which single orders are kept' })
const access = { store: 'query.store', permission: 'store.configure' } as const

/** For how long the single orders of a store are kept. Their sums are kept for ever. */
export const OrderRetention = Type.Object({
  months: Months,
  /** The first day of which single orders are kept; null where none were let go. */
  ordersKeptFrom: Maybe(Day),
  /** What the next nightly check lets go: orders of days before `before` that are here now. */
  letsGo: Type.Object({ before: Day, orders: Count }),
})
export type OrderRetention = Static<typeof OrderRetention>

export const orderRetention = endpoint({
  id: 'orderRetention',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/order-retention',
  summary: 'For how long single orders of a store are kept, and which ones the next night lets go.',
  query: Type.Object({
    store: StoreName,
    /** What would be let go if it were so many; without it, as many as are set. */
    months: Type.Optional(Type.Integer({ minimum: least, maximum: most })),
  }),
  reply: OrderRetention,
  access,
})

export const setOrderRetention = endpoint({
  id: 'setOrderRetention',
  service: 'reports',
  method: 'PUT',
  path: '/api/v1/reports/order-retention',
  summary:
    'Sets for how long single orders of a store are kept. With fewer months older ones are let go for good in the next night; their sums stay.',
  query: Type.Object({ store: StoreName }),
  body: Type.Object({ months: Months }, { additionalProperties: false }),
  reply: OrderRetention,
  access,
})
