import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Instant, Maybe, oneOf, StoreName } from './fields.ts'

/** What Samara does on a platform, each of which the store's key may or may not be allowed. */
export const platformFeatures = [
  'account',
  'categories',
  'brands',
  'products',
  'offers',
  'collections',
  'prices',
  'stock',
  'sales',
  'sales-feed',
] as const
export type PlatformFeature = (typeof platformFeatures)[number]

/** Whether a key may use a feature. `unknown`: the platform did not answer, or nothing was there to try it on. */
export const PlatformRight = Type.Object({
  feature: oneOf(platformFeatures),
  result: Type.Union([Type.Literal('allowed'), Type.Literal('forbidden'), Type.Literal('credential'), Type.Literal('unknown')]),
  /** What the platform calls the right, for the person who must grant it. */
  right: Type.String(),
})
export type PlatformRight = Static<typeof PlatformRight>

/** What a store's key may do, tried by reading alone: nothing is written. Kept for a week unless it is asked for anew. */
export const platformRights = endpoint({
  id: 'platformRights',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/platform-rights',
  summary: "What the store's key may do on the platform, tried by reading.",
  query: Type.Object({ store: StoreName, username: Email, anew: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({ triedAt: Maybe(Instant), rights: Type.Array(PlatformRight) }),
  problems: ['platform/unavailable'],
  access: { person: 'query.username', store: 'query.store', permission: 'store.configure' },
})
