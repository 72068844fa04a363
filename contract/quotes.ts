import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, oneOf, Uuid } from './fields.ts'
import { closed, ownBody, Amount, Currency, CouponCode, Tax } from './payment-parts.ts'
import { planNames, planPeriods } from './plans.ts'

/**
 * What stays where a plan has fewer places: names of things as `DowngradePreview` gives them. What is not named is paused, never deleted.
 */
export const Keep = Type.Object(
  {
    stores: Type.Array(Uuid, { maxItems: 1_000 }),
    partners: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 1_000 }),
    automations: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 1_000 }),
  },
  closed,
)
export type KeepChoice = Static<typeof Keep>

/** What one could keep. `id` is sent back in `keep`. */
const Candidate = Type.Object({ id: Type.String(), name: Type.String(), storeName: Type.String(), kept: Type.Boolean() })
const Candidates = Type.Object({ most: Count, all: Type.Array(Candidate) })

/** Null where everything has its place. `kept` is what is kept where nothing is chosen: the oldest. */
export const DowngradePreview = Type.Object({
  stores: Maybe(Candidates),
  partners: Maybe(Candidates),
  automations: Maybe(Candidates),
  /** Products that are more than the plan allows: they stay and can be ordered, but nothing new is published until there is room. */
  productsOver: Count,
})
export type DowngradePreview = Static<typeof DowngradePreview>

/** What is charged at once. */
export const DueNow = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const quoteLines = ['plan', 'credit', 'discount', 'tax'] as const

/** What a change costs, to the penny. */
export const Quote = Type.Object({
  /** `start`: the first payment, or the trial; `upgrade`: at once; `downgrade`: at the end of what is paid; `same`: nothing changes. */
  kind: oneOf(['start', 'trial', 'upgrade', 'downgrade', 'same'] as const),
  currency: Currency,
  /**
   * `plan`: the price of the new period; `credit`: what is left of the old one (`days` of `of`); `discount`: by the coupon;
   * `tax`. Their sum is `total`, which may be below zero: then nothing is charged, and the rest is credit for later invoices.
   */
  lines: Type.Array(Type.Object({ kind: oneOf(quoteLines), amount: Amount, days: Maybe(Count), of: Maybe(Count) })),
  total: Amount,
  /** What is charged now: 0 where the change comes later or a trial begins. Sent back as `expected`. */
  dueNow: DueNow,
  tax: Tax,
  /** When the new plan begins to count. */
  startsAt: Instant,
  /** The next charge after it, and how much, with tax. */
  nextAt: Instant,
  nextAmount: Amount,
  /** What the new plan pauses, for a smaller one. */
  preview: Maybe(DowngradePreview),
})
export type Quote = Static<typeof Quote>

export const wanted = {
  username: Email,
  plan: oneOf(planNames),
  period: oneOf(planPeriods),
  coupon: Maybe(CouponCode),
}
export const couponProblems = ['coupon/unknown', 'coupon/expired', 'coupon/used', 'coupon/not-for-plan'] as const

/** Works out what a change costs, with its coupon. Nothing is charged or kept. */
export const quoteSubscription = endpoint({
  id: 'quoteSubscription',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/subscription-quotes',
  summary: 'What a plan costs a person now and later, with proration, coupon and tax. Nothing is charged.',
  body: Type.Object({ ...wanted, trial: Type.Boolean() }, closed),
  reply: Quote,
  problems: ['plan/no-trial', 'subscription/incomplete', ...couponProblems],
  access: ownBody,
})
