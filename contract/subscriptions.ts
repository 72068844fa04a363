import Type, { type Static } from 'typebox'
import { GatewayInBrowser } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Lines, Maybe, oneOf, StoreName, Uuid } from './fields.ts'
import { closed, own, ownBody, mine, Amount, Currency, CouponCode, declineReasons, declineProblems, Tax } from './payment-parts.ts'
import { planNames, planPeriods, PlanUse } from './plans.ts'

/** The plans as they are for a person. Prices are in `plans`. */
export const PlansOffer = Type.Object({
  /** By the country of the billing details, else by the currency of the first store. It stays once something was paid. */
  currency: Currency,
  /** By the billing details. Prices are without tax. */
  tax: Tax,
  /** Days of a trial, without a card; null where the person had one already. */
  trialDays: Maybe(Count),
  gateway: GatewayInBrowser,
})
export type PlansOffer = Static<typeof PlansOffer>

export const readPlansOffer = endpoint({
  id: 'readPlansOffer',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/plans-offer',
  summary: 'Currency, tax, trial and gateway with which plans are offered to a person.',
  query: mine,
  reply: PlansOffer,
  access: own,
})

/**
 * `none`: nothing was subscribed to. `incomplete`: the first payment waits for authentication or an answer. `past-due`: a payment failed and is tried again;
 * everything goes on. `paused`: nothing could be charged; the free plan counts until somebody pays. `ended`: the free plan counts.
 */
export const subscriptionStates = ['none', 'incomplete', 'trial', 'active', 'past-due', 'paused', 'ended'] as const

/** What comes next, and when. */
const Next = Type.Union([
  Type.Object({ kind: Type.Literal('renewal'), at: Instant, amount: Amount }),
  /** The trial ends: with a card it becomes the plan, which is charged; without one the free plan counts. */
  Type.Object({ kind: Type.Literal('trial-end'), at: Instant, amount: Amount, card: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('change'), at: Instant, amount: Amount, plan: oneOf(planNames), period: oneOf(planPeriods) }),
  Type.Object({ kind: Type.Literal('end'), at: Instant }),
  /** The open invoice is charged again; after the last attempt the subscription is paused. */
  Type.Object({ kind: Type.Literal('retry'), at: Instant, amount: Amount, attempt: Count, of: Count }),
])

/** Authentication that the person's bank asks for. */
export const Authentication = Type.Union([
  /** The browser goes there and comes back to `returnPath` (`?payment=` is added), then asks `confirmPayment`. */
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  /** For `stripe.handleNextAction`; then the browser asks `confirmPayment`. */
  Type.Object({ kind: Type.Literal('stripe'), clientSecret: Type.String() }),
])
export type Authentication = Static<typeof Authentication>

const OpenPayment = Type.Object({
  /** Null where the invoice is new: it took the place of one whose charge had failed. */
  payment: Maybe(Uuid),
  invoice: Uuid,
  amount: Amount,
  /** `authentication`: the bank waits for the person. `processing`: the gateway has not answered; it is asked again, and nothing is charged twice. */
  state: oneOf(['authentication', 'processing', 'failed'] as const),
  authentication: Maybe(Authentication),
  failure: Maybe(oneOf(declineReasons)),
})

/** A subscription as its person sees it. */
export const Subscription = Type.Object({
  state: oneOf(subscriptionStates),
  /** The plan that counts now. */
  plan: oneOf(planNames),
  /** What is subscribed to, also while it is incomplete, paused or ended; null where there is nothing. */
  subscribed: Maybe(Type.Object({ plan: oneOf(planNames), period: oneOf(planPeriods), price: Amount, startedAt: Instant })),
  currency: Currency,
  tax: Tax,
  /** When what is paid, or the trial, ends; null where nothing is. */
  periodEndsAt: Maybe(Instant),
  next: Maybe(Next),
  /** A payment that needs the person, or waits; null where none does. */
  open: Maybe(OpenPayment),
  /** True where a cancelled, paused or ended subscription can be taken up again. */
  mayResume: Type.Boolean(),
  use: PlanUse,
  /** What the plan has paused: it is all still there. */
  paused: Type.Object({ stores: Count, partners: Count, automations: Count }),
})
export type Subscription = Static<typeof Subscription>

export const readSubscription = endpoint({
  id: 'readSubscription',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/subscription',
  summary: "The person's subscription: what counts now, and what comes next.",
  query: mine,
  reply: Subscription,
  access: own,
})

/** What stays where a plan has fewer places: names of things as `DowngradePreview` gives them. What is not named is paused, never deleted. */
const Keep = Type.Object(
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
const DueNow = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const quoteLines = ['plan', 'credit', 'discount', 'tax'] as const

/** What a change costs, to the penny. */
export const Quote = Type.Object({
  /** `start`: the first payment, or the trial; `upgrade`: at once; `downgrade`: at the end of what is paid; `same`: nothing changes. */
  kind: oneOf(['start', 'trial', 'upgrade', 'downgrade', 'same'] as const),
  currency: Currency,
  /**
   * `plan`: the price of the new period; `credit`: what is left of the old one (`days` of `of`); `discount`: by the coupon; `tax`. Their sum is `total`, which
   * may be below zero: then nothing is charged, and the rest is credit for later invoices.
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

const wanted = {
  username: Email,
  plan: oneOf(planNames),
  period: oneOf(planPeriods),
  coupon: Maybe(CouponCode),
}
const couponProblems = ['coupon/unknown', 'coupon/expired', 'coupon/used', 'coupon/not-for-plan'] as const

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

/** What became of a change that may cost something. */
export const SubscriptionOutcome = Type.Object({
  /** `authentication` and `processing`: see `subscription.open`. */
  result: oneOf(['done', 'authentication', 'processing'] as const),
  payment: Maybe(Uuid),
  authentication: Maybe(Authentication),
  subscription: Subscription,
})
export type SubscriptionOutcome = Static<typeof SubscriptionOutcome>

/** A path of the app to come back to after authentication. */
const ReturnPath = Type.String({ maxLength: 200, pattern: '^/[A-Za-z0-9/_#?=&.-]*$', description: 'Path of the app to come back to' })
const paying = ['card/none', 'card/unknown', ...declineProblems, 'payment/unavailable', 'payment/in-progress'] as const

/**
 * Subscribes, or changes what is subscribed to: a larger plan at once, a smaller one at the end of what is paid. `expected` is `dueNow` of the quote that
 * the person saw: another price is refused.
 */
export const subscribe = endpoint({
  id: 'subscribe',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/subscription',
  summary: 'Subscribes to a plan, or changes to another one.',
  body: Type.Object(
    {
      ...wanted,
      /** A stored card; null: the default one, or none where nothing is charged. */
      card: Maybe(Uuid),
      trial: Type.Boolean(),
      expected: DueNow,
      keep: Maybe(Keep),
      returnPath: ReturnPath,
    },
    closed,
  ),
  reply: SubscriptionOutcome,
  problems: ['plan/no-trial', 'subscription/incomplete', 'subscription/price-changed', ...couponProblems, ...paying],
  access: ownBody,
  creates: true,
})

/** Cancels: what is paid goes on to its end, then the free plan counts. Nothing is deleted. */
export const cancelSubscription = endpoint({
  id: 'cancelSubscription',
  service: 'payments',
  method: 'PUT',
  path: '/api/v1/subscription',
  summary: 'Cancels a subscription at the end of what is paid.',
  query: mine,
  body: Type.Object(
    {
      data: Type.Object(
        {
          /** In the person's words; may be empty. */
          reason: Lines(500),
          keep: Maybe(Keep),
        },
        closed,
      ),
    },
    closed,
  ),
  reply: Subscription,
  problems: ['subscription/none'],
  access: own,
})

/**
 * Takes back a cancellation or a planned smaller plan; takes up a paused or ended subscription, which is charged. `expected` is what the person saw that is
 * due now, 0 where it is only taken back: another price is refused.
 */
export const resumeSubscription = endpoint({
  id: 'resumeSubscription',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/subscription-resumptions',
  summary: 'Takes back a cancellation or a planned change, or takes up a paused or ended subscription again.',
  body: Type.Object({ username: Email, card: Maybe(Uuid), expected: DueNow, returnPath: ReturnPath }, closed),
  reply: SubscriptionOutcome,
  problems: ['subscription/none', 'subscription/price-changed', ...paying],
  access: ownBody,
  creates: true,
})

/** Pays the open invoice now, with another card where one is given. */
export const payOpenInvoice = endpoint({
  id: 'payOpenInvoice',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/subscription-payments',
  summary: 'Charges the open invoice now.',
  body: Type.Object({ username: Email, card: Maybe(Uuid), returnPath: ReturnPath }, closed),
  reply: SubscriptionOutcome,
  problems: ['invoice/none-open', ...paying],
  access: ownBody,
  creates: true,
})

/** After authentication: asks the gateway what became of a payment. Repeated, it gives the same answer. */
export const confirmPayment = endpoint({
  id: 'confirmPayment',
  service: 'payments',
  method: 'PUT',
  path: '/api/v1/subscription-payments/:payment',
  summary: 'What became of a payment that waited for authentication or an answer.',
  params: Type.Object({ payment: Uuid }),
  query: mine,
  reply: SubscriptionOutcome,
  problems: ['payment/unknown', ...declineProblems, 'payment/unavailable'],
  access: own,
})

/** The plan of a store, for all who own it. */
export const StorePlan = Type.Object({
  plan: oneOf(planNames),
  /** Whether the person who asks is the one whose plan it is. */
  own: Type.Boolean(),
  /** The name of the person whose plan it is: the one who has owned the store longest. */
  payer: Type.String(),
  use: PlanUse,
})
export type StorePlan = Static<typeof StorePlan>

/** The plan under which a store is. */
export const readStorePlan = endpoint({
  id: 'readStorePlan',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/store-plan',
  summary: 'The plan of a store: whose it is, and what is used of it.',
  query: Type.Object({ username: Email, store: StoreName }),
  reply: StorePlan,
  access: { person: 'query.username', store: 'query.store', permission: 'store.configure' },
})
