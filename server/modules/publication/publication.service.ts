import { createHash } from 'node:crypto'
import { type CategoryToIndex, type Criterion, type ListReference, type Publication } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'

export const publicationTask = 'publish'

const told = 50

export interface PublicationRequest {
  categoryId: number
  products: readonly number[]
  criteria: readonly Criterion[]
  key: string
  /** Version of the ordering that the person saw. */
  version: number
}

interface Requester {
  id: string
}

interface PublishedStore {
  id: string
  name: string
}

export interface PublicationDependencies {
  database: Database
  ordering: OrderingService
  preferences: PreferencesService
  jobs: Jobs
  clock: Clock
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The same key must mean the same request: this is what the request was. */
const digestOf = ({ categoryId, products }: PublicationRequest): string => createHash('sha256').update(`${categoryId}:${products.join(',')}`).digest('hex')

export type PublicationService = ReturnType<typeof publicationService>

/** Sending an ordering to the platform: asked for here, done by the job. */
export const publicationService = ({ database, ordering, preferences, jobs, clock }: PublicationDependencies) => {
  const publications = publicationRepository(database)

  const show = async (row: PublicationRow, store: string, faults = true): Promise<Publication> => ({
    id: row.id,
    store,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    state: row.state,
    failure: row.failure,
    waitingFor: row.waitingFor,
    version: row.version,
    requestedBy: row.requestedBy ?? '',
    requestedAt: row.requestedAt.toISOString(),
    startedAt: iso(row.startedAt),
    endedAt: iso(row.endedAt),
    retryAt: iso(row.retryAt),
    products: row.products,
    toWrite: row.toWrite,
    written: row.written,
    skipped: row.skipped,
    failed: row.failed,
    checked: row.checked,
    verified: row.verified,
    faults: faults && (row.state === 'done-with-errors' || row.failed > 0) ? await publications.faults(row.id, told) : [],
  })

  /** The publication of a key that was used before; the same key for another request is refused. */
  async function repeated(storeId: string, request: PublicationRequest): Promise<PublicationRow | undefined> {
    const row = await publications.byKey(storeId, request.key)
    if (row && row.digest !== digestOf(request)) {
      throw new ProblemError('publication/key-reused', 'This Idempotency-Key was used for another publication.')
    }
    return row
  }

  async function required(id: string): Promise<PublicationRow> {
    const row = await publications.byId(id)
    if (!row) throw new ProblemError('publication/unknown', 'There is no such publication.')
    return row
  }

  return {
    /** Asks for a publication; its job is enqueued in the same transaction. Throws `publication/…` and `ordering/…` problems. */
    async request(store: PublishedStore, requester: Requester, request: PublicationRequest): Promise<Publication> {
      const before = await repeated(store.id, request)
      if (before) return show(before, store.name)
      const list: ListReference = { kind: 'category', id: request.categoryId }
      const id = await database
        .transaction()
        .execute(async (transaction) => {
          const inside = publicationRepository(transaction)
          const version = await ordering.versionOf(transaction, store.id, requester, list, request.products, request.version)
          const added = await inside.add({
            storeId: store.id,
            categoryId: request.categoryId,
            version,
            products: request.products,
            requestedBy: requester.id,
            requestedAt: clock.now(),
            key: request.key,
            digest: digestOf(request),
          })
          // Thrown, so that an ordering which is not published is not saved either.
          if (!added) throw new ProblemError('publication/already-running', 'A publication of this category is on its way.')
          if (request.criteria.length > 0) await preferences.save(store.id, requester.id, { criteria: [...request.criteria] }, transaction)
          await jobs.enqueue(publicationTask, { publication: added }, { queries: transaction })
          return added
        })
        .catch(async (error: unknown) => {
          // The same request at the same time may have been first.
          const same = await repeated(store.id, request)
          if (same) return same.id
          throw error
        })
      return show(await required(id), store.name)
    },

    /** One publication of this store. Throws `publication/unknown`. */
    async read(store: PublishedStore, id: string): Promise<Publication> {
      const row = await publications.byId(id)
      if (row?.storeId !== store.id) throw new ProblemError('publication/unknown', 'The store has no such publication.')
      return show(row, store.name)
    },

    /** The latest publications of the store, newest first. */
    latest: async (store: PublishedStore): Promise<Publication[]> => Promise.all((await publications.latest(store.id, told)).map((row) => show(row, store.name, false))),

    /** Every list with a saved ordering, and whether the platform has it. */
    async lists(store: PublishedStore): Promise<CategoryToIndex[]> {
      const [orderings, states] = await Promise.all([ordering.states(store.id), publications.statesOfLists(store.id)])
      const stateOf = new Map(states.map(({ id, state }) => [id, state]))
      return orderings.filter(({ kind }) => kind === 'category').map((row) => ({
        idcategoria: row.id,
        version: row.version,
        savedAt: iso(row.savedAt),
        publishedVersion: row.publishedVersion,
        publishedAt: iso(row.publishedAt),
        state: stateOf.get(row.id) ?? null,
      }))
    },

    /** Enqueues anew whatever had not ended when the last process did. Running twice does no harm: see the job. */
    async resume(): Promise<number> {
      const rows = await publications.unfinished()
      for (const row of rows) {
        const after = row.retryAt && row.retryAt > clock.now() ? row.retryAt : undefined
        await jobs.enqueue(publicationTask, { publication: row.id }, { queries: database, ...(after ? { after } : {}) })
      }
      return rows.length
    },
  }
}
