import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, IdParameter, Instant, Maybe, PlatformId, StoreName, Uuid } from './fields.ts'
import { ListReference, unknownListProblems } from './lists.ts'
import { Publication } from './publication.ts'

/** What a person can do about one publication of a store. */
const one = { params: Type.Object({ id: Uuid }), query: Type.Object({ store: StoreName, username: Email }) }
const access = { person: 'query.username', store: 'query.store' } as const

/** Publications of all stores of a person: every one that has not ended, and the newest others, by when they begin or were asked for. */
export const publicationQueue = endpoint({
  id: 'publicationQueue',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/publications',
  summary: 'Publications of all stores of the person: what is to come, what runs, what has ended lately.',
  query: Type.Object({ username: Email }),
  reply: Type.Array(Publication),
  access: { person: 'query.username' },
})

/** Gives a scheduled publication another time. Without `initDate` it begins at once. */
export const setIndexDate = endpoint({
  id: 'setIndexDate',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/setIndexDate',
  summary: 'Gives a scheduled publication another time, or lets it begin at once.',
  query: Type.Object({}),
  body: Type.Object(
    {
      /** Null: at once. */
      initDate: Maybe(Instant),
      /** When the former ordering comes back; absent leaves it as it is, null keeps the new one. */
      endDate: Type.Optional(Maybe(Instant)),
      username: Email,
      store: StoreName,
      /** The publication. */
      indexId: Uuid,
    },
    { additionalProperties: false },
  ),
  reply: Publication,
  problems: [
    'publication/unknown',
    'publication/already-begun',
    'publication/bad-time',
    'publication/already-running',
    'publication/already-scheduled',
  ],
  access: { person: 'body.username', store: 'body.store', permission: 'publications.write', about: { publication: 'body.indexId' } },
})

/**
 * Cancels a category's publication: the one that is scheduled for `indexDate`, or, without a date, the one that waits or runs.
 * One that runs stops within five seconds.
 */
export const cancelIndex = endpoint({
  id: 'cancelIndex',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/Catalogue/cancelIndex',
  summary: "Cancels a category's publication, scheduled or running.",
  query: Type.Object({ store: StoreName, username: Email, categoryId: IdParameter, indexDate: Type.Optional(Instant) }),
  reply: Publication,
  problems: ['publication/unknown', 'publication/already-ended'],
  access: { ...access, permission: 'publications.write', about: { category: 'query.categoryId' } },
})

/** Cancels a publication of any list. One that runs stops within five seconds; what was written stays. */
export const cancelPublication = endpoint({
  id: 'cancelPublication',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/publications/:id',
  summary: 'Cancels a publication, scheduled or running.',
  ...one,
  reply: Publication,
  problems: ['publication/unknown', 'publication/already-ended'],
  access: { ...access, permission: 'publications.write', about: { publication: 'params.id' } },
})

/** Does again what failed of a publication that ended, and nothing else. */
export const retryPublication = endpoint({
  id: 'retryPublication',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/publications/:id/retries',
  summary: 'Does again what failed of a publication, or goes on with one that was cancelled.',
  ...one,
  reply: Publication,
  problems: [
    'publication/unknown',
    'publication/not-ended',
    'publication/nothing-to-retry',
    'publication/already-running',
    'publication/superseded',
  ],
  access: { ...access, permission: 'publications.write', about: { publication: 'params.id' } },
})

/** Reads the live ordering back once more. Nothing is written. */
export const verifyPublication = endpoint({
  id: 'verifyPublication',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/publications/:id/verifications',
  summary: 'Compares the live ordering with a publication that ended once more.',
  ...one,
  reply: Publication,
  problems: ['publication/unknown', 'publication/not-ended', 'publication/already-running', 'publication/superseded'],
  access: { ...access, permission: 'publications.write', about: { publication: 'params.id' } },
})

/** A call that a publication made to the platform. Without bodies and without anything secret. */
export const PlatformCallRecord = Type.Object({
  at: Instant,
  method: Type.String(),
  path: Type.String(),
  /** Null where no answer came. */
  status: Maybe(Type.Integer()),
  milliseconds: Count,
})
export type PlatformCallRecord = Static<typeof PlatformCallRecord>

/** The first calls of a publication and those that failed, by time. */
export const publicationCalls = endpoint({
  id: 'publicationCalls',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/publications/:id/calls',
  summary: 'The first calls that a publication made to the platform, and those that failed.',
  params: one.params,
  query: Type.Object({ store: StoreName }),
  reply: Type.Object({
    /** All that it made. */
    total: Count,
    /** Of these, how many did not succeed. */
    failed: Count,
    calls: Type.Array(PlatformCallRecord),
  }),
  problems: ['publication/unknown'],
  access: { store: 'query.store', permission: 'publications.read', about: { publication: 'params.id' } },
})

/** A published list whose live ordering is no longer what was published, because somebody changed the platform. */
export const Drift = Type.Object({
  list: ListReference,
  listName: Type.String(),
  foundAt: Instant,
  /** Places that were compared, those that could not be, and products that stand elsewhere. */
  checked: Count,
  unseen: Count,
  differing: Count,
  /** The first of them; positions from 1, `found` null where it is not shown at all. */
  differences: Type.Array(Type.Object({ product: PlatformId, name: Type.String(), asked: Count, found: Maybe(Count) })),
})
export type Drift = Static<typeof Drift>

/** Lists of a store that drifted. */
export const listDrifts = endpoint({
  id: 'listDrifts',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/drifts',
  summary: 'Published lists whose live ordering was changed elsewhere.',
  query: Type.Object({ username: Email, store: StoreName }),
  reply: Type.Array(Drift),
  access: { ...access, permission: 'publications.read' },
})

/** Ends a drift: `reapply` publishes the ordering anew, `adopt` saves the platform's as the list's newest. */
export const resolveDrift = endpoint({
  id: 'resolveDrift',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/drift-resolutions',
  summary: 'Publishes the ordering of a drifted list anew, or takes over what the platform shows.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    { store: StoreName, list: ListReference, how: Type.Union([Type.Literal('reapply'), Type.Literal('adopt')]) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ publication: Maybe(Publication), version: Count }),
  problems: ['publication/no-drift', 'publication/already-running', ...Object.values(unknownListProblems)],
  access: { person: 'query.username', store: 'body.store', permission: 'publications.write', about: { list: 'body.list' } },
})
