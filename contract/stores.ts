import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { roles } from './permissions.ts'
import { Count, Email, Instant, Maybe, oneOf, StoreName } from './fields.ts'

export const storeTypes = ['demo', 'vtex'] as const
export type StoreType = (typeof storeTypes)[number]

/** Whether a store's catalogue is loaded from the platform. */
export const storeReadiness = ['synchronising', 'ready', 'failed'] as const
export type StoreReadiness = (typeof storeReadiness)[number]

/** A shop of a merchant, with its platform credential's public part. The secret never leaves the server. */
export const StoreCredential = Type.Object({
  id: Type.String(),
  store: StoreName,
  /** As a person reads it. */
  displayName: Type.String(),
  storeType: oneOf(storeTypes),
  /** Name of the account on the platform. */
  account: Type.String(),
  /** What the person is in the store. */
  role: oneOf(roles),
  /** There for the demo store that belongs to everybody: it is not disconnected. */
  everybodys: Type.Optional(Type.Literal(true)),
  /** What the person publishes there waits for approval. */
  approval: Type.Boolean(),
  /** The last four characters of the platform key; empty for partners. */
  keyEndsWith: Type.String(),
  /** ISO 4217. */
  currency: Type.String(),
  /** IANA name; days of sales are days there. */
  timeZone: Type.String(),
  readiness: oneOf(storeReadiness),
  /** Since when everything in the background waits; null: it does not. */
  pausedAt: Maybe(Instant),
  /** Where shoppers see the store; a category's page is this + `/` + category id. */
  storefrontUrl: Maybe(Type.String()),
  /** Those that shoppers can be shown, as lists count them. */
  products: Count,
  synchronisedAt: Maybe(Instant),
})
export type StoreCredential = Static<typeof StoreCredential>

/** The stores of a person, sorted by name. */
export const listStores = endpoint({
  id: 'listStores',
  service: 'user',
  method: 'GET',
  path: '/api/v1/user/vtexcredential/:email',
  summary: "The person's stores, sorted by name.",
  params: Type.Object({ email: Email }),
  reply: Type.Array(StoreCredential),
  access: { person: 'params.email' },
})

/** What is paid for a store, under the names of the wire. */
export const Membership = Type.Object({ userMembershipId: Type.Object({ membershipName: Type.String(), membershipId: Type.String() }) })
export type Membership = Static<typeof Membership>

/** The plan of a store: the first entry counts. */
export const listMemberships = endpoint({
  id: 'listMemberships',
  service: 'user',
  method: 'GET',
  path: '/api/v1/user/getAllMembershipByUsernameAndStore',
  summary: "The plan of the person's store.",
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Array(Membership),
  access: { person: 'query.username', store: 'query.store', permission: 'store.configure' },
})
