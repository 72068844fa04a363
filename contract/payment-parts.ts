import Type, { type Static } from 'typebox'
import { Email, oneOf } from './fields.ts'
import { planCurrencies } from './plans.ts'

export const closed = { additionalProperties: false }
export const own = { person: 'query.username' } as const
export const ownBody = { person: 'body.username' } as const
export const mine = Type.Object({ username: Email })
/** An amount in the smallest unit of the subscription's currency; credits are below zero. */
export const Amount = Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647, description: 'Smallest unit of the currency' })
export const Currency = oneOf(planCurrencies)
/** ISO 3166-1, two letters. */
export const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' })
/** Codes are typed in any case; they are kept in capitals. */
export const CouponCode = Type.String({ pattern: '^[A-Za-z0-9-]{3,40}$', description: 'Code of a coupon' })

/** Why a card was not charged. Each is also a problem, `payment/…`. */
export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-security-code',
  'authentication-failed',
  'invalid-card',
] as const
export type DeclineReason = (typeof declineReasons)[number]
export const declineProblems = [
  'payment/declined',
  'payment/insufficient-funds',
  'payment/expired-card',
  'payment/wrong-security-code',
  'payment/authentication-failed',
  'payment/invalid-card',
] as const

/** How tax is worked out. `reverse`: the receiver owes it; `none`: sold to a country where none is charged. */
export const taxKinds = ['charged', 'reverse', 'none'] as const
export const Tax = Type.Object({
  kind: oneOf(taxKinds),
  /** In hundredths of a percent: 2100 is 21 %. */
  rate: Type.Integer({ minimum: 0, maximum: 10_000 }),
})
export type Tax = Static<typeof Tax>
