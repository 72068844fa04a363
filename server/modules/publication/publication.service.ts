import { createHash } from 'node:crypto'
import type { Criterion, ListReference, OrderedList, PartnerLimits, PlatformCallRecord, Publication } from '../../../contract/index.ts'
import { listsWithin } from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Actor, person as personActor, type Runs } from '../../runs/index.ts'
import type { OrderingService, ShownOrdering } from '../ordering/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import { addPublication } from './add-publication.ts'
import { driftRepository } from './drift.repository.ts'
import { passOn } from './pass-on.ts'
import { over } from './samara-fields.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { queueOfPerson } from './queue-of-person.ts'
import type { ProposalRow } from './proposals.repository.ts'
import type { ProposalsService } from './proposals.service.ts'
import { publicationKind, shownState } from './publication-kind.ts'
import { type NewPublication, publicationRepository, type PublicationRow } from './publication.repository.ts'
import { showPublication } from './show-publication.ts'
import { readTimes } from './times.ts'
import { writesRepository } from './writes.repository.ts'

const mostListed = 50
const endedInQueue = 300

export interface PublicationRequest extends ShownOrdering {
  list: ListReference
  criteria: readonly Criterion[]
  key: string
  /** Version of the ordering that the person saw. */
  version: number
  /** Instants; null or absent: it begins at once, and has no end. */
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  /** Whether to cancel the publication of the list that is scheduled for the same minute. */
  replaces?: boolean | undefined
  /** The proposal that the person edited into this. */
  proposal?: string | undefined
}

interface Requester {
  id: string
  name: string
}

interface PublishedStore {
  id: string
}

export interface PublicationDependencies {
  database: Database
  ordering: OrderingService
  plan: PlanService
  preferences: PreferencesService
  proposals: ProposalsService
  runs: Runs
  clock: Clock
}

const keyOf = ({ kind, id }: ListReference): string => `${kind}:${id}`
const shown = (newest: Parameters<typeof shownState>[0] | null) => (newest === null ? null : shownState(newest))
const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** A digest of the request: the same idempotency key must come with the same request. */
const digestOf = ({ list, products, seen, startsAt, endsAt, proposal }: PublicationRequest): string =>
  createHash('sha256')
    .update(
      `${list.kind}:${list.id}:${startsAt ?? ''}:${endsAt ?? ''}:${products?.join(',') ?? `as seen ${seen ?? ''}`}${proposal ? `:${proposal}` : ''}`,
    )
    .digest('hex')

/** Another of the list is to begin in the same minute. */
export const alreadyScheduled = (): ProblemError =>
  new ProblemError('publication/already-scheduled', 'A publication of this list is scheduled for the same minute.')

export type PublicationService = ReturnType<typeof publicationService>

/** Requests and shows publications; their runs do the work. */
export const publicationService = ({ database, ordering, plan, preferences, proposals, runs, clock }: PublicationDependencies) => {
  const showOne = async (row: PublicationRow): Promise<Publication> =>
    showPublication(
      row,
      row.state === 'done-with-errors' || row.state === 'superseded' || row.failed > 0
        ? await writesRepository(database, row.storeId, row.id).faults(mostListed)
        : [],
    )

  /** The publication of a key that was used before; the same key for another request is refused. */
  async function repeated(storeId: string, key: string, digest: string): Promise<PublicationRow | undefined> {
    const row = await publicationRepository(database, storeId).byKey(key)
    if (row && row.digest !== digest) {
      throw new ProblemError('publication/key-reused', 'This Idempotency-Key was used for another publication.')
    }
    return row
  }

  /** One publication of this store. Throws `publication/unknown`. */
  async function required(storeId: string, id: string): Promise<PublicationRow> {
    const row = await publicationRepository(database, storeId).byId(id)
    if (!row) throw new ProblemError('publication/unknown', 'The store has no such publication.')
    return row
  }

  /** Adds a publication. Throws `publication/already-running`, `publication/already-scheduled`. */
  async function add(queries: Queries, storeId: string, actor: Actor, publication: NewPublication): Promise<string> {
    const added = await addPublication(queries, runs, storeId, actor, publication)
    // Thrown, so that the transaction also rolls back the save.
    if (!added && publication.startsAt) throw alreadyScheduled()
    if (!added) throw new ProblemError('publication/already-running', 'A publication of this list is on its way.')
    return added
  }

  /** Cancels what is scheduled for a list in the minute of an instant. */
  async function callOff(queries: Queries, storeId: string, list: ListReference, at: Date): Promise<void> {
    const row = await publicationRepository(queries, storeId).lockScheduled(list, at)
    if (row) await runs.cancel(queries, publicationKind, row)
  }

  /** A proposal of the list that ends by being published otherwise, locked. Throws `proposal/…`. */
  async function editedProposal(queries: Queries, storeId: string, id: string, list: ListReference): Promise<ProposalRow> {
    const row = await proposals.locked(queries, storeId, id, 'published')
    if (keyOf(row.list) !== keyOf(list)) throw new ProblemError('proposal/unknown', 'The proposal is of another list.')
    return row
  }

  return {
    repeated,
    required,
    add,
    callOff,
    showOne,
    ...passOn(runs),

    /**
     * What a person asks for: nothing new is published of more products than the plan
     * allows. What is scheduled, and automations, go on. Throws `limit/products`.
     */
    async requestByPerson(store: PublishedStore, requester: Caller & { name: string }, request: PublicationRequest): Promise<Publication> {
      await plan.requireProducts(database, store.id, requester.id)
      return this.request(store, requester, request)
    },

    /** Requests a publication. Throws `publication/…` and `ordering/…` problems. */
    async request(store: PublishedStore, requester: Caller & { name: string }, request: PublicationRequest): Promise<Publication> {
      const digest = digestOf(request)
      const before = await repeated(store.id, request.key, digest)
      if (before) return showOne(before)
      const times = readTimes(clock.now(), { path: 'body.startsAt', at: request.startsAt }, { path: 'body.endsAt', at: request.endsAt })
      const id = await database
        .transaction()
        .execute(async (transaction) => {
          const { version, products } = await ordering.versionOf(transaction, store.id, requester, request)
          const { list, key } = request
          const edits = request.proposal === undefined ? null : await editedProposal(transaction, store.id, request.proposal, list)
          if (request.replaces && times.startsAt) await callOff(transaction, store.id, list, times.startsAt)
          const added = await add(transaction, store.id, personActor(requester.id), {
            list,
            version,
            products,
            ...times,
            returns: null,
            key,
            digest,
            proposal: edits?.id,
          })
          if (edits) await proposals.published(transaction, requester, edits, { publication: added, edited: version !== edits.version })
          const { store: name, listName } = (await publicationRepository(transaction, store.id).byId(added))!
          const act = { at: clock.now(), by: requester.id, address: requester.address, store: name }
          if (times.startsAt === null) await record(transaction, { kind: 'publication-begun', ...act, values: { list: listName } })
          else {
            const values = { list: listName, startsAt: times.startsAt.toISOString() }
            await record(transaction, { kind: 'publication-scheduled', ...act, values })
          }
          if (request.criteria.length > 0) await preferences.save(store.id, requester.id, { criteria: [...request.criteria] }, transaction)
          return added
        })
        .catch(async (error: unknown) => {
          // The same request may have been handled at the same moment.
          const same = await repeated(store.id, request.key, digest)
          if (same) return same.id
          throw error
        })
      return showOne(await required(store.id, id))
    },

    /** One publication with its faults. Throws `publication/unknown`. */
    read: async (store: PublishedStore, id: string): Promise<Publication> => showOne(await required(store.id, id)),

    /** The latest publications of the store, newest first. */
    latest: async (store: PublishedStore): Promise<Publication[]> =>
      (await publicationRepository(database, store.id).latest(mostListed)).map((row) => showPublication(row)),

    /** Of all stores of a person: the scheduled, the running, and the newest ended publications. */
    queue: async (person: Requester): Promise<Publication[]> =>
      (await queueOfPerson(database, person.id, endedInQueue)).map((row) => showPublication(row)),

    /** The calls of one publication to the platform. Throws `publication/unknown`. */
    async calls(store: PublishedStore, id: string): Promise<{ total: number; failed: number; calls: PlatformCallRecord[] }> {
      const row = await required(store.id, id)
      const calls = await writesRepository(database, store.id, id).calls()
      return { total: row.calls, failed: row.callsFailed, calls: calls.map((call) => ({ ...call, at: call.at.toISOString() })) }
    },

    /** Every list with a saved ordering that is within a partner's limits, and whether the platform has it. */
    async lists(storeId: string, limits: PartnerLimits | null = null): Promise<OrderedList[]> {
      const [orderings, states, drifts, moved, otherwise, within] = await Promise.all([
        ordering.states(storeId),
        publicationRepository(database, storeId).statesOfLists(),
        driftRepository(database).counts(storeId),
        publishedListsRepository(database, storeId).movedSince(),
        samaraOnPlatformRepository(database, storeId).keptOtherwise(over),
        listsWithin(database, storeId, limits),
      ])
      const stateOf = new Map(states.map((state) => [keyOf(state), state]))
      const driftOf = new Map(drifts.map((drift) => [keyOf(drift), drift.differing]))
      return orderings.filter(within).map((row) => {
        const state = stateOf.get(keyOf(row))
        return {
          kind: row.kind,
          id: row.id,
          version: row.version,
          savedAt: iso(row.savedAt),
          publishedVersion: row.publishedVersion,
          publishedAt: iso(row.publishedAt),
          state: shown(state?.newest ?? null),
          nextAt: iso(state?.nextAt),
          drifted: driftOf.get(keyOf(row)) ?? null,
          ...(row.kind === 'samara' ? { moved: row.publishedVersion !== null && (moved.has(row.id) || otherwise.has(row.id)) } : {}),
        }
      })
    },
  }
}
