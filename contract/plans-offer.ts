import Type, { type Static } from 'typebox'
import { GatewayInBrowser } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, Maybe, oneOf, StoreName } from './fields.ts'
import { own, mine, Currency, Tax } from './payment-parts.ts'
import { planNames, PlanUse } from './plans.ts'

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
