import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, oneOf, Text, Uuid, VisibleText } from './fields.ts'
import { limits } from './limits.ts'
import { paymentStates } from './invoices.ts'
import { Amount, CouponCode, declineReasons } from './payment-parts.ts'
import { subscriptionStates } from './subscriptions.ts'
import { paidPlanNames, planCurrencies, planNames, planPeriods } from './plans.ts'

const base = '/api/v1/operator' as const
const operator = { operator: true } as const
const Currency = oneOf(planCurrencies)
const closed = { additionalProperties: false }
/** Where the next page begins, as the page before said. */
const Cursor = Type.Optional(Type.String({ maxLength: 1_000, pattern: '^[A-Za-z0-9_-]+$' }))
const pageOf = <T extends Type.TSchema>(row: T) => Type.Object({ rows: Type.Array(row), next: Maybe(Type.String()) })
const Search = Type.Optional(Text(limits.search.text))

export const KnownSubscription = Type.Object({
  person: Uuid,
  name: Type.String(),
  email: Type.String(),
  state: oneOf(subscriptionStates),
  plan: oneOf(planNames),
  period: Maybe(oneOf(planPeriods)),
  currency: Currency,
  price: Amount,
  periodEndsAt: Maybe(Instant),
  cancelled: Type.Boolean(),
  /** The plan that the operator gave, which counts where nothing is subscribed to. */
  given: oneOf(planNames),
})
export type KnownSubscription = Static<typeof KnownSubscription>

export const listSubscriptions = endpoint({
  id: 'listSubscriptions',
  service: 'payments',
  method: 'GET',
  path: `${base}/subscriptions`,
  summary: 'Subscriptions of all people, by name, a page at a time.',
  query: Type.Object({ search: Search, state: Type.Optional(oneOf(subscriptionStates)), cursor: Cursor }),
  reply: pageOf(KnownSubscription),
  access: operator,
})

/** Gives a person a plan that counts where they subscribe to none. */
export const givePlan = endpoint({
  id: 'givePlan',
  service: 'payments',
  method: 'PUT',
  path: `${base}/people/:person/plan`,
  summary: 'Gives a person a plan without payment; it counts where nothing is subscribed to.',
  params: Type.Object({ person: Uuid }),
  body: Type.Object({ plan: oneOf(planNames) }, closed),
  reply: KnownSubscription,
  problems: ['user/unknown'],
  access: operator,
})

export const KnownPayment = Type.Object({
  id: Uuid,
  person: Uuid,
  name: Type.String(),
  email: Type.String(),
  invoice: Uuid,
  number: Type.String(),
  at: Instant,
  amount: Amount,
  refunded: Amount,
  currency: Currency,
  state: oneOf(paymentStates),
  failure: Maybe(oneOf(declineReasons)),
  disputed: Type.Boolean(),
})
export type KnownPayment = Static<typeof KnownPayment>

export const listPayments = endpoint({
  id: 'listPayments',
  service: 'payments',
  method: 'GET',
  path: `${base}/payments`,
  summary: 'Payments of all people, the newest first, a page at a time.',
  query: Type.Object({ search: Search, state: Type.Optional(oneOf(paymentStates)), cursor: Cursor }),
  reply: pageOf(KnownPayment),
  access: operator,
})

/** Pays back. Never more than was paid; the subscription stays as it is. */
export const refundPayment = endpoint({
  id: 'refundPayment',
  service: 'payments',
  method: 'POST',
  path: `${base}/payments/:payment/refunds`,
  summary: 'Pays a payment back, in whole or in part.',
  params: Type.Object({ payment: Uuid }),
  body: Type.Object({ amount: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), reason: VisibleText(300) }, closed),
  reply: KnownPayment,
  problems: ['payment/unknown', 'payment/not-paid', 'payment/refund-too-large', 'payment/unavailable'],
  access: operator,
  creates: true,
})

export const Coupon = Type.Object({
  code: Type.String({ pattern: '^[A-Z0-9-]{3,40}$' }),
  /** In hundredths of the price. */
  percent: Type.Integer({ minimum: 1, maximum: 100 }),
  /** How many invoices it lowers. */
  invoices: Type.Integer({ minimum: 1, maximum: 120 }),
  /** The only plans that it is for; null: all. */
  plans: Maybe(Type.Array(oneOf(paidPlanNames), { minItems: 1, maxItems: 3 })),
  /** How many people may use it, each once; null: any number. */
  most: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** The last instant at which it can be used; null: no end. */
  until: Maybe(Instant),
  used: Count,
  active: Type.Boolean(),
})
export type Coupon = Static<typeof Coupon>

export const listCoupons = endpoint({
  id: 'listCoupons',
  service: 'payments',
  method: 'GET',
  path: `${base}/coupons`,
  summary: 'All coupons, the newest first.',
  reply: Type.Array(Coupon),
  access: operator,
})

export const createCoupon = endpoint({
  id: 'createCoupon',
  service: 'payments',
  method: 'POST',
  path: `${base}/coupons`,
  summary: 'Makes a coupon.',
  body: Type.Object(
    {
      code: CouponCode,
      percent: Coupon.properties.percent,
      invoices: Coupon.properties.invoices,
      plans: Coupon.properties.plans,
      most: Coupon.properties.most,
      /** A day, to its end in UTC; null: no end. */
      lastDay: Maybe(Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })),
    },
    closed,
  ),
  reply: Coupon,
  problems: ['coupon/code-taken', 'coupon/bad-day'],
  access: operator,
  creates: true,
})

/** An inactive one can be used by nobody new; whoever has it keeps it. */
export const switchCoupon = endpoint({
  id: 'switchCoupon',
  service: 'payments',
  method: 'PUT',
  path: `${base}/coupons/:code`,
  summary: 'Lets a coupon be used, or no more.',
  params: Type.Object({ code: CouponCode }),
  body: Type.Object({ active: Type.Boolean() }, closed),
  reply: Coupon,
  problems: ['coupon/unknown'],
  access: operator,
})

/** What the nightly comparison of ledger and gateway found. */
export const differenceKinds = ['missing-at-gateway', 'missing-here', 'other-amount', 'other-state', 'ledger-not-zero'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const PaymentFigures = Type.Object({
  /** How many people have which plan by a subscription, and what a month of it is worth without tax, by currency. */
  plans: Type.Array(
    Type.Object({ plan: oneOf(planNames), people: Count, monthly: Type.Array(Type.Object({ currency: Currency, amount: Amount })) }),
  ),
  /** Paid less refunded, without tax, and the tax of it, by month and currency; the newest first, 24 months. */
  revenue: Type.Array(
    Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), currency: Currency, net: Amount, tax: Amount, refunded: Amount }),
  ),
  /** When ledger and gateway were compared last, and what differed. */
  comparedAt: Maybe(Instant),
  differences: Type.Array(
    Type.Object({
      kind: oneOf(differenceKinds),
      /** Of the payment here, or at the gateway. */
      id: Type.String(),
      currency: Currency,
      /** Null where it is not there. */
      here: Maybe(Amount),
      atGateway: Maybe(Amount),
    }),
  ),
})
export type PaymentFigures = Static<typeof PaymentFigures>

export const readPaymentFigures = endpoint({
  id: 'readPaymentFigures',
  service: 'payments',
  method: 'GET',
  path: `${base}/payment-figures`,
  summary: 'Subscribers by plan, revenue by month, and where ledger and gateway differ.',
  reply: PaymentFigures,
  access: operator,
})
