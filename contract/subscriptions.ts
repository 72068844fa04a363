import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, oneOf, Uuid } from './fields.ts'
import { own, mine, Amount, Currency, declineReasons, Tax } from './payment-parts.ts'
import { planNames, planPeriods, PlanUse } from './plans.ts'

/**
 * `none`: nothing was subscribed to. `incomplete`: the first payment waits for authentication or an
 * answer. `past-due`: a payment failed and is tried again; everything goes on. `paused`: nothing
 * could be charged; the free plan counts until somebody pays. `ended`: the free plan counts.
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
  /**
   * `authentication`: the bank waits for the person. `processing`: the gateway
   * has not answered; it is asked again, and nothing is charged twice.
   */
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
