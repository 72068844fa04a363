import Type, { type Static } from 'typebox'
import { Criteria } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { runFailures } from './failures.ts'
import { Count, Email, IdParameter, Instant, Maybe, oneOf, PlatformId, StoreName, Uuid } from './fields.ts'
import { limits } from './limits.ts'
import { ListKind, ListReference, unknownListProblems } from './lists.ts'
import { fingerprintPattern } from './rules/fingerprint.ts'

/**
 * The life of a publication. `scheduled`: it begins at its time; `waiting`: queued, or the platform does not answer and it will be tried
 * again (`waitingFor` says which); `sent`: all is written and the platform is still indexing; `verified`: the live ordering was read back
 * and is the one that was asked for.
 */
const endedStates = ['verified', 'done-with-errors', 'failed', 'cancelled'] as const
export const publicationStates = ['scheduled', 'waiting', 'running', 'sent', ...endedStates] as const
export const PublicationState = oneOf(publicationStates)
export type PublicationState = (typeof publicationStates)[number]

/** States that nothing follows by itself. */
export const publicationEnded = (state: PublicationState): boolean => (endedStates as readonly PublicationState[]).includes(state)

/**
 * Why a whole publication could not be, or could not be proved: like every run, or because the list is no more, the platform
 * does not take the name or other fields of a collection, or a later publication of the list came before this one was verified.
 */
export const publicationFailures = [...runFailures, 'list-gone', 'fields-refused', 'superseded'] as const
export type PublicationFailure = (typeof publicationFailures)[number]
export const PublicationFailure = oneOf(publicationFailures)

/**
 * How an ordering reaches the platform: by scores (a category), by positions (a collection of which little moves), or by a file (a
 * collection of which much moves; it is empty for a moment).
 */
export const publicationWays = ['scores', 'positions', 'file'] as const
export type PublicationWay = (typeof publicationWays)[number]
export const PublicationWay = oneOf(publicationWays)

/**
 * Why the platform did not take a product. `said`: it says why in its own
 * words; `no-release-date`: it would date the product of today with any write;
 * `other-score-kept`: it took the write and keeps another score; `unreadable`: what it answers makes no sense; `broken`: it
 * breaks on this one again and again; `no-place`: it has no place for it in the collection; `unexplained`: it does not say why.
 */
export const refusalReasons = ['said', 'no-release-date', 'other-score-kept', 'unreadable', 'broken', 'no-place', 'unexplained'] as const
export type RefusalReason = (typeof refusalReasons)[number]
export const RefusalReason = oneOf(refusalReasons)

/** A product that could not be published as asked. */
export const PublicationFault = Type.Object({
  product: PlatformId,
  name: Type.String(),
  /** `gone`: the platform has it no more; `refused`: the platform says no; `differs`: it stands elsewhere in the live ordering. */
  fault: Type.Union([Type.Literal('gone'), Type.Literal('refused'), Type.Literal('differs')]),
  /** Where one that differs stands instead, from 1; null: it is not shown. */
  found: Maybe(Count),
  /** Why the platform did not take one that it refuses. */
  reason: Maybe(RefusalReason),
  /** The platform's own words to that; null where it said nothing. */
  platformSays: Maybe(Type.String()),
})
export type PublicationFault = Static<typeof PublicationFault>

/** One ordering on its way to the platform. */
export const Publication = Type.Object({
  id: Type.String(),
  store: StoreName,
  list: ListReference,
  listName: Type.String(),
  way: PublicationWay,
  state: PublicationState,
  /** Why it waits, where it does. */
  waitingFor: Maybe(Type.Union([Type.Literal('worker'), Type.Literal('platform')])),
  /** Why it failed, where it did. */
  failure: Maybe(PublicationFailure),
  /** The right that the store's credential lacks, by the platform's name for it; null where that is not why it failed. */
  missingRight: Maybe(Type.String()),
  version: Count,
  requestedBy: Type.String(),
  /** Who proposed it, where `requestedBy` approved a proposal; null where nobody did. */
  proposedBy: Maybe(Type.String()),
  /** Name of the magic ordering that made the ordering; null where people did. */
  automation: Maybe(Type.String()),
  requestedAt: Instant,
  /** When it is to begin; null for at once. */
  startsAt: Maybe(Instant),
  /** When the former ordering comes back; null where this one stays. */
  endsAt: Maybe(Instant),
  /** The publication whose former ordering this one brings back. */
  returns: Maybe(Type.String()),
  startedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  /** When a waiting one is tried again. */
  retryAt: Maybe(Instant),
  /** A person wants it to stop, and it has not yet. */
  cancelling: Type.Boolean(),
  /** Products in the list. */
  products: Count,
  /** Products that must be written: the plan. Null until it is planned. */
  toWrite: Maybe(Count),
  written: Count,
  /** Already right on the platform when their turn came: nothing was sent. */
  skipped: Count,
  failed: Count,
  /** Places of the live ordering that were compared, and how many were as asked. */
  checked: Count,
  verified: Count,
  /** Places that could not be looked at, or not yet. */
  unseen: Count,
  /** Calls that it made to the platform. */
  calls: Count,
  faults: Type.Array(PublicationFault),
})
export type Publication = Static<typeof Publication>

/** The ordering that a person saw. One of the two is given. */
export const shownOrdering = {
  /** The whole ordering. */
  products: Type.Optional(Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products })),
  /**
   * Where what was seen is what shoppers get of the saved ordering: its fingerprint alone, see `fingerprintOf`. Refused with
   * `publication/not-as-seen` where they get another one by now, because stock, age or the list changed: then `products` are sent.
   */
  seen: Type.Optional(Type.String({ pattern: fingerprintPattern })),
}

/** What is published, and when. */
const ordering = {
  /** The criteria in force when the person published; kept with the person and the store. */
  logUserCriterias: Criteria,
  ...shownOrdering,
  /** When it is to begin; absent or null for at once. In the past it begins at once. */
  startsAt: Type.Optional(Maybe(Instant)),
  /** When the former ordering is to come back, after `startsAt`. */
  endsAt: Type.Optional(Maybe(Instant)),
  /** Calls off one of the list that is scheduled for the same minute; without it that is refused with `publication/already-scheduled`. */
  replaces: Type.Optional(Type.Boolean()),
  /** The proposal that the person edited into this: it ends as published. */
  proposal: Type.Optional(Uuid),
}

const publisherQuery = {
  store: StoreName,
  username: Email,
  /** Version of the ordering that the person saw; refused with `ordering/stale-version` when someone saved since. */
  version: Count,
}

const refusals = [
  'limit/products',
  'ordering/unknown-product',
  'ordering/duplicate-product',
  'ordering/incomplete',
  'ordering/stale-version',
  'publication/not-as-seen',
  'publication/already-running',
  'publication/already-scheduled',
  'publication/key-reused',
  'publication/bad-time',
  'proposal/unknown',
  'proposal/already-decided',
] as const

/** Publishes the ordering of a category now or at a time, as a durable job. The same `Idempotency-Key` gives the same publication. */
export const indexCategory = endpoint({
  id: 'indexCategory',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/indexCategory',
  summary: 'Publishes the ordering of a category to the platform, now or at a time.',
  query: Type.Object({ categoryId: IdParameter, ...publisherQuery }),
  body: Type.Object(ordering, { additionalProperties: false }),
  mostBytes: limits.body.wholeList,
  reply: Publication,
  problems: ['catalogue/unknown-category', ...refusals],
  access: { person: 'query.username', store: 'query.store', permission: 'publications.write', about: { category: 'query.categoryId' } },
  creates: true,
})

/** Publishes the ordering of a platform collection, as {@link indexCategory} does that of a category. */
export const indexCollection = endpoint({
  id: 'indexCollection',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Collection/indexCollection',
  summary: 'Publishes the ordering of a platform collection, now or at a time.',
  query: Type.Object({ collectionId: IdParameter, ...publisherQuery }),
  body: Type.Object(ordering, { additionalProperties: false }),
  mostBytes: limits.body.wholeList,
  reply: Publication,
  problems: ['catalogue/unknown-collection', ...refusals],
  access: { person: 'query.username', store: 'query.store', permission: 'publications.write', about: { collection: 'query.collectionId' } },
  creates: true,
})

/**
 * Publishes the ordering of any list, as {@link indexCategory} does that of a
 * category. A Samara collection is made on the platform where it is not there yet.
 */
export const publishList = endpoint({
  id: 'publishList',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/lists/publications',
  summary: 'Publishes the ordering of a category, a platform collection or a Samara collection, now or at a time.',
  query: Type.Object({ kind: ListKind, id: IdParameter, ...publisherQuery }),
  body: Type.Object(ordering, { additionalProperties: false }),
  mostBytes: limits.body.wholeList,
  reply: Publication,
  problems: [...Object.values(unknownListProblems), ...refusals],
  access: {
    person: 'query.username',
    store: 'query.store',
    permission: 'publications.write',
    about: { kind: 'query.kind', id: 'query.id' },
  },
  creates: true,
})

/** What becomes of a Samara collection's collection on the platform: shoppers find it no more, or it is gone. */
export const unpublishWays = ['hide', 'delete'] as const
export type UnpublishWay = (typeof unpublishWays)[number]

/** Takes a Samara collection off the platform, and looks there whether it is. Hidden, it stays inactive until somebody activates it. */
export const unpublishList = endpoint({
  id: 'unpublishList',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/lists/unpublications',
  summary: 'Hides the collection that a Samara collection has on the platform, or deletes it there.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, list: ListReference, onPlatform: oneOf(unpublishWays) }, { additionalProperties: false }),
  reply: Type.Object({}),
  problems: [
    'samara-collection/unknown',
    'samara-collection/not-published',
    'samara-collection/missing-right',
    'store/wrong-key',
    'store/unreadable-platform',
    'platform/unavailable',
    'publication/already-running',
  ],
  access: { person: 'query.username', store: 'body.store', permission: 'publications.write', about: { list: 'body.list' } },
})

/** The publications of a store, newest first, at most 50; their faults are shown by {@link readPublication} alone. */
export const indexStatus = endpoint({
  id: 'indexStatus',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/indexstatus',
  summary: "The store's latest publications, newest first.",
  query: Type.Object({ store: StoreName }),
  reply: Type.Array(Publication),
  access: { store: 'query.store', permission: 'publications.read' },
})

/** One publication with its faults. */
export const readPublication = endpoint({
  id: 'readPublication',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/publications/:id',
  summary: 'One publication: progress, results and verification.',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({ store: StoreName }),
  reply: Publication,
  problems: ['publication/unknown'],
  access: { store: 'query.store', permission: 'publications.read', about: { publication: 'params.id' } },
})

const orderedListFields = {
  version: Count,
  savedAt: Maybe(Instant),
  publishedVersion: Maybe(Count),
  publishedAt: Maybe(Instant),
  /** Of its newest publication that has begun or ended. */
  state: Maybe(PublicationState),
  /** When its next scheduled publication begins. */
  nextAt: Maybe(Instant),
  /** Products that stand elsewhere on the platform since somebody changed it there; null where nothing of that kind was seen. */
  drifted: Maybe(Count),
  /**
   * True where products entered or left the Samara collection since it was published,
   * or its name or whether it counts is another: the platform does not have that yet.
   */
  moved: Type.Optional(Type.Boolean()),
}

/** A category as an {@link OrderedList} under the names of the wire. */
export const CategoryToIndex = Type.Object({ idcategoria: PlatformId, ...orderedListFields })
export type CategoryToIndex = Static<typeof CategoryToIndex>

/** A list with a saved or published ordering. */
export type OrderedList = { kind: ListKind; id: number } & Omit<CategoryToIndex, 'idcategoria'>

/** Every category that has a saved or published ordering, with its state. */
export const categoriesToIndex = endpoint({
  id: 'categoriesToIndex',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getCategoryToIndex',
  summary: 'Categories with a saved ordering and whether the platform has it.',
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Array(CategoryToIndex),
  access: { person: 'query.username', store: 'query.store', permission: 'publications.read' },
})

/** A collection as an {@link OrderedList} under the names of the wire; `kind` says which of the two kinds its number is of. */
export const CollectionToIndex = Type.Object({ collectionId: PlatformId, kind: oneOf(['collection', 'samara']), ...orderedListFields })
export type CollectionToIndex = Static<typeof CollectionToIndex>

/** Every collection, of the platform or of Samara, that has a saved or published ordering, with its state. */
export const collectionsToIndex = endpoint({
  id: 'collectionsToIndex',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Collection/getCollectionToIndex',
  summary: 'Collections, of the platform and Samara collections, with a saved ordering and whether the platform has it.',
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Array(CollectionToIndex),
  access: { person: 'query.username', store: 'query.store', permission: 'publications.read' },
})
