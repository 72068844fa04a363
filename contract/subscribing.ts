import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Lines, Maybe, oneOf, Uuid } from './fields.ts'
import { closed, own, ownBody, mine, declineProblems } from './payment-parts.ts'
import { Keep, DueNow, wanted, couponProblems } from './quotes.ts'
import { Authentication, Subscription } from './subscriptions.ts'

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
 * Subscribes, or changes what is subscribed to: a larger plan at once, a smaller one at the end of
 * what is paid. `expected` is `dueNow` of the quote that the person saw: another price is refused.
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
 * Takes back a cancellation or a planned smaller plan; takes up a paused or ended subscription, which is charged.
 * `expected` is what the person saw that is due now, 0 where it is only taken back: another price is refused.
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
