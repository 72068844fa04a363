import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { runFailures } from './failures.ts'
import { Count, Email, IdParameter, Instant, Maybe, oneOf, PlatformId, PlatformIds, StoreName, Uuid } from './fields.ts'

/** What is brought in. `nightly` is everything that shoppers see, with details of what changed and of what was not read for long. */
export const synchronisationScopes = ['everything', 'categories', 'collections', 'collection', 'nightly', 'sales'] as const
export type SynchronisationScope = (typeof synchronisationScopes)[number]

export const synchronisationStates = ['waiting', 'running', 'done', 'done-with-errors', 'failed', 'cancelled'] as const
export type SynchronisationState = (typeof synchronisationStates)[number]

/**
 * What is done at the moment: the tree and the brands, what shoppers see
 * of each product, its details and score, exact stock, collections, sales.
 */
export const synchronisationPhases = ['structure', 'offers', 'details', 'stock', 'collections', 'sales'] as const
export type SynchronisationPhase = (typeof synchronisationPhases)[number]

/** True once nothing follows by itself. */
export const synchronisationEnded = (state: SynchronisationState): boolean => state !== 'waiting' && state !== 'running'

/** One bringing-in of a store's catalogue, or of a part of it. */
export const Synchronisation = Type.Object({
  id: Type.String(),
  store: StoreName,
  scope: oneOf(synchronisationScopes),
  /** The categories or the collection that were chosen; empty where the scope says it all. */
  targets: Type.Array(Type.Object({ id: PlatformId, name: Type.String() })),
  state: oneOf(synchronisationStates),
  phase: Maybe(oneOf(synchronisationPhases)),
  /** Why it waits, where it does, and when it is tried again. */
  waitingFor: Maybe(oneOf(['worker', 'platform'])),
  retryAt: Maybe(Instant),
  failure: Maybe(oneOf(runFailures)),
  /** Null where nobody asked: it came by itself. */
  requestedBy: Maybe(Type.String()),
  requestedAt: Instant,
  startedAt: Maybe(Instant),
  /** Since when the lists can be worked with, while details still come in. */
  usableAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  cancelling: Type.Boolean(),
  /** Of the present phase: what is done, of how much; `total` null until it is known. */
  done: Count,
  total: Maybe(Count),
  /** How many come in a minute, and how many seconds are left in all; null until that is known. */
  perMinute: Maybe(Count),
  secondsLeft: Maybe(Count),
  /** Products (sales: orders) that were read. */
  read: Count,
  added: Count,
  changed: Count,
  moved: Count,
  gone: Count,
  /** Products that nobody could make sense of: they stay as they were. */
  unreadable: Count,
})
export type Synchronisation = Static<typeof Synchronisation>

const access = { person: 'query.username', store: 'query.store' } as const
const storeQuery = { store: StoreName, username: Email }
const refusals = ['synchronisation/already-running'] as const

/** Brings in everything, or the chosen categories. */
export const synchroniseCatalogue = endpoint({
  id: 'synchroniseCatalogue',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/sync/all',
  summary: 'Brings the whole catalogue in, or the chosen categories.',
  query: Type.Object({
    ...storeQuery,
    categories: Type.Optional(PlatformIds('Numbers of categories, joined by commas; none for everything', { orNone: true })),
  }),
  reply: Synchronisation,
  problems: ['catalogue/unknown-category', ...refusals],
  access: { ...access, permission: 'synchronisations.write' },
})

/** Brings all collections in. (A GET, as the specification has it.) */
export const synchroniseCollections = endpoint({
  id: 'synchroniseCollections',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Collection/sync',
  summary: "Brings the platform's collections in.",
  query: Type.Object(storeQuery),
  reply: Synchronisation,
  problems: refusals,
  access: { ...access, permission: 'synchronisations.write' },
})

/** Brings one collection in. (A GET, as the specification has it.) */
export const synchroniseCollectionById = endpoint({
  id: 'synchroniseCollectionById',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Collection/sync-by-id',
  summary: 'Brings one collection in.',
  query: Type.Object({ ...storeQuery, collectionId: IdParameter }),
  reply: Synchronisation,
  problems: ['catalogue/unknown-collection', ...refusals],
  access: { ...access, permission: 'synchronisations.write' },
})

/** Brings one collection in with everything that is known of its products. */
export const synchroniseCollectionProducts = endpoint({
  id: 'synchroniseCollectionProducts',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/sync/products-collection-by-id',
  summary: 'Brings one collection in, and its products.',
  query: Type.Object({ ...storeQuery, idCollection: IdParameter }),
  reply: Synchronisation,
  problems: ['catalogue/unknown-collection', ...refusals],
  access: { ...access, permission: 'synchronisations.write' },
})

/** Brings in sales that are not here yet, the last 30 days first. */
export const synchroniseSales = endpoint({
  id: 'synchroniseSales',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/sync/sales',
  summary: 'Brings in sales that are not here yet.',
  query: Type.Object(storeQuery),
  reply: Synchronisation,
  problems: refusals,
  access: { ...access, permission: 'synchronisations.write' },
})

/** The latest synchronisations of a store, newest first, at most 50. */
export const listSynchronisations = endpoint({
  id: 'listSynchronisations',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/synchronisations',
  summary: "The store's latest synchronisations, newest first.",
  query: Type.Object(storeQuery),
  reply: Type.Array(Synchronisation),
  access: { ...access, permission: 'synchronisations.read' },
})

const one = { params: Type.Object({ id: Uuid }), query: Type.Object(storeQuery) }

/** Stops a synchronisation within five seconds; what was read stays. */
export const cancelSynchronisation = endpoint({
  id: 'cancelSynchronisation',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/synchronisations/:id',
  summary: 'Stops a synchronisation; what was read stays.',
  ...one,
  reply: Synchronisation,
  problems: ['synchronisation/unknown', 'synchronisation/already-ended'],
  access: { ...access, permission: 'synchronisations.write' },
})

/** Goes on with a synchronisation that was cancelled or failed, where it stopped. */
export const resumeSynchronisation = endpoint({
  id: 'resumeSynchronisation',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/synchronisations/:id/resumptions',
  summary: 'Goes on with a synchronisation where it stopped.',
  ...one,
  reply: Synchronisation,
  problems: ['synchronisation/unknown', 'synchronisation/not-stopped', ...refusals],
  access: { ...access, permission: 'synchronisations.write' },
})

/** What a synchronisation can change in a product. `back`: it was gone, and is there again; `stock`: sold out, or to be had again. */
export const catalogueChangeKinds = ['new', 'gone', 'back', 'moved', 'price', 'stock'] as const
export type CatalogueChangeKind = (typeof catalogueChangeKinds)[number]

/** A product that a synchronisation changed. `was` and `is`: names of categories, prices in minor units, or pieces in stock, as text. */
export const CatalogueChange = Type.Object({
  product: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  imageUrl: Maybe(Type.String()),
  kind: oneOf(catalogueChangeKinds),
  was: Maybe(Type.String()),
  is: Maybe(Type.String()),
})
export type CatalogueChange = Static<typeof CatalogueChange>

/** What a synchronisation changed; the first 1 000 of each kind, with how many there are in all. */
export const synchronisationChanges = endpoint({
  id: 'synchronisationChanges',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/synchronisations/:id/changes',
  summary: 'What a synchronisation changed, product by product.',
  ...one,
  reply: Type.Object({
    currency: Type.String(),
    counts: Type.Object({ new: Count, gone: Count, back: Count, moved: Count, price: Count, stock: Count }),
    changes: Type.Array(CatalogueChange),
  }),
  problems: ['synchronisation/unknown'],
  access: { ...access, permission: 'synchronisations.read' },
})

/** How a store keeps itself up to date. */
export const SynchronisationSettings = Type.Object({
  /** Every night, shortly after the store's midnight. */
  nightly: Type.Boolean(),
})
export type SynchronisationSettings = Static<typeof SynchronisationSettings>

export const readSynchronisationSettings = endpoint({
  id: 'readSynchronisationSettings',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/synchronisation-settings',
  summary: 'How a store keeps itself up to date, and when it does next.',
  query: Type.Object(storeQuery),
  reply: Type.Object({ ...SynchronisationSettings.properties, nextAt: Maybe(Instant) }),
  access: { ...access, permission: 'synchronisations.read' },
})

export const saveSynchronisationSettings = endpoint({
  id: 'saveSynchronisationSettings',
  service: 'catalogue',
  method: 'PUT',
  path: '/api/v1/synchronisation-settings',
  summary: 'Says how a store keeps itself up to date.',
  query: Type.Object(storeQuery),
  body: Type.Object({ nightly: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Object({ ...SynchronisationSettings.properties, nextAt: Maybe(Instant) }),
  access: { ...access, permission: 'store.configure' },
})
