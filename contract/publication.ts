import Type, { type Static } from 'typebox'
import { Criteria } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, IdParameter, Instant, Maybe, PlatformId, StoreName, Uuid } from './fields.ts'
import { limits } from './limits.ts'

/**
 * The life of a publication. `waiting`: queued, or the platform does not answer and it will be tried again (`waitingFor` says which);
 * `sent`: all is written and the platform is still indexing; `verified`: the live ordering was read back and is the one that was asked for.
 */
export const publicationStates = ['waiting', 'running', 'sent', 'verified', 'done-with-errors', 'failed'] as const
export const PublicationState = Type.Union(publicationStates.map((state) => Type.Literal(state)))
export type PublicationState = (typeof publicationStates)[number]

/** States that nothing follows. */
export const publicationEnded = (state: PublicationState): boolean =>
  state === 'verified' || state === 'done-with-errors' || state === 'failed'

/** Why a whole publication could not be: the platform's key is wrong, lacks a right, the platform answers what nobody can read, or we failed again and again. */
export const PublicationFailure = Type.Union([Type.Literal('credential'), Type.Literal('forbidden'), Type.Literal('unreadable'), Type.Literal('unexpected')])
export type PublicationFailure = Static<typeof PublicationFailure>

/** A product that could not be published as asked. */
export const PublicationFault = Type.Object({
  product: PlatformId,
  name: Type.String(),
  /** `gone`: the platform has it no more; `refused`: the platform says no; `differs`: it stands elsewhere in the live ordering. */
  fault: Type.Union([Type.Literal('gone'), Type.Literal('refused'), Type.Literal('differs')]),
  /** What the platform said, or where the product stands instead. English, for developers. */
  detail: Type.String(),
})

/** One ordering on its way to the platform. */
export const Publication = Type.Object({
  id: Type.String(),
  store: StoreName,
  categoryId: PlatformId,
  categoryName: Type.String(),
  state: Type.Unsafe<PublicationState>(PublicationState),
  /** Why it waits, where it does. */
  waitingFor: Maybe(Type.Union([Type.Literal('worker'), Type.Literal('platform')])),
  /** Why it failed, where it did. */
  failure: Maybe(PublicationFailure),
  version: Count,
  requestedBy: Type.String(),
  requestedAt: Instant,
  startedAt: Maybe(Instant),
  endedAt: Maybe(Instant),
  /** When a waiting one is tried again. */
  retryAt: Maybe(Instant),
  /** Products in the list. */
  products: Count,
  /** Products whose score must change: the plan. Null until it is planned. */
  toWrite: Maybe(Count),
  written: Count,
  /** Already right on the platform when their turn came: nothing was sent. */
  skipped: Count,
  failed: Count,
  /** Places of the live ordering that were compared, and how many were as asked. */
  checked: Count,
  verified: Count,
  faults: Type.Array(PublicationFault),
})
export type Publication = Omit<Static<typeof Publication>, 'state'> & { state: PublicationState }

/** Publishes an ordering now, as a durable job. The same `Idempotency-Key` gives the same publication. */
export const indexCategory = endpoint({
  id: 'indexCategory',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/indexCategory',
  summary: 'Publishes the ordering of a category to the platform.',
  query: Type.Object({
    categoryId: IdParameter,
    store: StoreName,
    username: Email,
    /** Version of the ordering that the person saw; refused with `ordering/stale-version` when someone saved since. */
    version: Count,
  }),
  body: Type.Object(
    {
      /** The criteria in force when the person published; kept with the person and the store. */
      logUserCriterias: Criteria,
      /** The whole ordering. */
      products: Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products }),
    },
    { additionalProperties: false },
  ),
  reply: Publication,
  problems: [
    'catalogue/unknown-category',
    'ordering/unknown-product',
    'ordering/duplicate-product',
    'ordering/incomplete',
    'ordering/stale-version',
    'publication/already-running',
    'publication/key-reused',
  ],
  access: { person: 'query.username', store: 'query.store' },
  creates: true,
})

/** The publications of a store, newest first, at most 50; their faults are told by {@link readPublication} alone. */
export const indexStatus = endpoint({
  id: 'indexStatus',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/indexstatus',
  summary: "The store's latest publications, newest first.",
  query: Type.Object({ store: StoreName }),
  reply: Type.Array(Publication),
  access: { store: 'query.store' },
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
  access: { store: 'query.store' },
})

/** A category and where its ordering stands. */
export const CategoryToIndex = Type.Object({
  idcategoria: PlatformId,
  version: Count,
  savedAt: Maybe(Instant),
  publishedVersion: Maybe(Count),
  publishedAt: Maybe(Instant),
  state: Maybe(Type.Unsafe<PublicationState>(PublicationState)),
})
export type CategoryToIndex = Static<typeof CategoryToIndex>

/** Every category that has a saved or published ordering, with its state. */
export const categoriesToIndex = endpoint({
  id: 'categoriesToIndex',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getCategoryToIndex',
  summary: 'Categories with a saved ordering and whether the platform has it.',
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Array(CategoryToIndex),
  access: { person: 'query.username', store: 'query.store' },
})
