import { createHash } from 'node:crypto'
import { changeSince, type ListReference, mayBecome, type Proposal, type Reply, type readProposal } from '../../../contract/index.ts'
import {
  limitsRepository,
  listsWithin,
  type Membership,
  membershipsRepository,
  type MemberStore,
  partnersOutside,
  refusalOf,
} from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { OrderingService, ShownOrdering } from '../ordering/index.ts'
import { type Colleague, type ProposalRow, proposalsRepository, storesOfPerson } from './proposals.repository.ts'
import { readTimes } from './times.ts'

export interface ProposalsDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: OrderingService
  notices: NoticesService
  events: Events
  clock: Clock
}

export interface ProposalRequest extends ShownOrdering {
  list: ListReference
  /** Version of the ordering that the person saw. */
  version: number
  /** Instants; null or absent: at once, or without an end. */
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  word?: string | undefined
  key: string
}

interface Actor {
  id: string
  name: string
}

type ProposalStore = Pick<MemberStore, 'id' | 'name'> & Membership

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A digest of the request: the same idempotency key must come with the same request. */
const digestOf = ({ list, version, products, seen, startsAt, endsAt, word }: ProposalRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([list.kind, list.id, version, products ?? seen, startsAt ?? null, endsAt ?? null, word ?? '']))
    .digest('hex')

const mayPublish = (membership: Membership): boolean => refusalOf(membership, 'publications.write') === null

/** The names of those who may publish a proposal: not who made it, nobody whose limits leave the list out. */
async function approversOf(queries: Queries, storeId: string, row: ProposalRow, colleagues: readonly Colleague[]): Promise<string[]> {
  const outside = await partnersOutside(queries, storeId, row.list)
  return colleagues
    .filter(({ id, ...colleague }) => id !== row.proposedBy && !outside.has(id) && mayPublish(colleague))
    .map(({ name }) => name)
}

/** A proposal as it is sent to a person. */
const show = (row: ProposalRow, person: Actor, membership: Membership, approvers: string[]): Proposal => ({
  id: row.id,
  store: row.store,
  list: row.list,
  listName: row.listName,
  listThere: row.listThere,
  version: row.version,
  state: row.state,
  word: row.word,
  proposedBy: row.proposerName ?? '',
  automation: row.automation,
  own: row.proposedBy === person.id,
  proposerHere: row.proposerHere,
  proposedAt: row.proposedAt.toISOString(),
  startsAt: iso(row.startsAt),
  endsAt: iso(row.endsAt),
  decidedBy: row.decidedBy,
  decidedAt: iso(row.decidedAt),
  answer: row.answer,
  edited: row.edited,
  publication: row.publication,
  changed: changeSince(
    { version: row.version, proposedAt: row.proposedAt.toISOString() },
    { version: row.present, savedAt: iso(row.savedAt), savedBy: row.savedBy, publishedAt: iso(row.publishedAt) },
  ),
  mayDecide: mayPublish(membership),
  approvers,
})

export type ProposalsService = ReturnType<typeof proposalsService>

/** Orderings that partners want published: sent, read, sent back, withdrawn. Publishing them is the publications' part. */
export const proposalsService = ({ database, catalogue, ordering, notices, events, clock }: ProposalsDependencies) => {
  async function required(queries: Queries, storeId: string, id: string): Promise<ProposalRow> {
    const row = await proposalsRepository(queries, storeId).byId(id)
    if (!row) throw new ProblemError('proposal/unknown', 'The store has no such proposal.')
    return row
  }

  async function showOne(store: ProposalStore, person: Actor, id: string): Promise<Proposal> {
    const [row, colleagues] = await Promise.all([required(database, store.id, id), proposalsRepository(database, store.id).colleagues()])
    return show(row, person, store, await approversOf(database, store.id, row, colleagues))
  }

  /** The proposal of a key that was used before; the same key for another request is refused. */
  async function repeated(storeId: string, request: ProposalRequest): Promise<ProposalRow | undefined> {
    const row = await proposalsRepository(database, storeId).byKey(request.key)
    if (row && row.digest !== digestOf(request))
      throw new ProblemError('publication/key-reused', 'This Idempotency-Key was used for another proposal.')
    return row
  }

  /** A proposal that can come to this state, locked until the transaction ends. Throws `proposal/…`. */
  async function locked(queries: Queries, storeId: string, id: string, to: ProposalRow['state']): Promise<ProposalRow> {
    const row = await proposalsRepository(queries, storeId).lock(id)
    if (!row) throw new ProblemError('proposal/unknown', 'The store has no such proposal.')
    if (!mayBecome(row.state, to)) throw new ProblemError('proposal/already-decided', `The proposal is ${row.state} already.`)
    return row
  }

  const changed = (queries: Queries, storeId: string, id: string) => events.notify({ what: 'proposal', storeId, id }, queries)

  return {
    required: (storeId: string, id: string): Promise<ProposalRow> => required(database, storeId, id),
    locked,
    /** Until the transaction ends nobody else saves, proposes or publishes the list. */
    lockList: (queries: Queries, storeId: string, list: ListReference): Promise<void> =>
      proposalsRepository(queries, storeId).lockList(list),

    /** Sends an ordering for approval. Throws `ordering/…`, `catalogue/…` and `publication/…` problems; then nothing has changed. */
    async send(store: ProposalStore, person: Actor & Caller, request: ProposalRequest): Promise<Proposal> {
      const before = await repeated(store.id, request)
      if (before) return showOne(store, person, before.id)
      const { list, key } = request
      const word = request.word?.trim() || null
      const times = readTimes(clock.now(), { path: 'body.startsAt', at: request.startsAt }, { path: 'body.endsAt', at: request.endsAt })
      const { name: listName } = await catalogue.list(store.id, list)
      const id = await database
        .transaction()
        .execute(async (transaction) => {
          const { version } = await ordering.versionOf(transaction, store.id, person, request)
          const added = await proposalsRepository(transaction, store.id).add({
            list,
            listName,
            version,
            ...times,
            word,
            proposedBy: person.id,
            proposedAt: clock.now(),
            key,
            digest: digestOf(request),
          })
          if (added === null) throw new Error('The key was used at the same moment.')
          await changed(transaction, store.id, added)
          const act = { at: clock.now(), by: person.id, address: person.address, store: store.name }
          await record(transaction, { kind: 'proposal-made', ...act, values: { list: listName } })
          await notices.add(
            { storeId: store.id, kind: 'proposal-waiting', list, proposal: added, by: person.name, word, to: { publishersBut: person.id } },
            transaction,
          )
          return added
        })
        .catch(async (error: unknown) => {
          // The same request may have been handled at the same moment.
          const same = await repeated(store.id, request)
          if (same) return same.id
          throw error
        })
      return showOne(store, person, id)
    },

    /** What became of the last one of a version that a person sent. */
    async lastOf(
      storeId: string,
      list: ListReference,
      version: number,
      by: string,
    ): Promise<Pick<ProposalRow, 'id' | 'state'> | undefined> {
      return proposalsRepository(database, storeId).last(list, version, by)
    },

    /** Of all stores of a person: what waits and they may publish, and what they sent and is open; the oldest first. */
    async list(person: Actor): Promise<Proposal[]> {
      const ofStore = async (storeId: string): Promise<Proposal[]> => {
        const inside = proposalsRepository(database, storeId)
        const rows = await inside.open()
        if (rows.length === 0) return []
        const colleagues = await inside.colleagues()
        const membership = colleagues.find(({ id }) => id === person.id)
        if (!membership) return []
        const within = await listsWithin(database, storeId, membership.role === 'owner' ? null : membership.limits)
        const decides = mayPublish(membership)
        const shown = rows.filter(
          ({ proposedBy, state, list }) => proposedBy === person.id || (decides && state === 'waiting' && within(list)),
        )
        return Promise.all(shown.map(async (row) => show(row, person, membership, await approversOf(database, storeId, row, colleagues))))
      }
      const found = await Promise.all((await storesOfPerson(database, person.id)).map(ofStore))
      return found.flat().sort((one, other) => one.proposedAt.localeCompare(other.proposedAt) || (one.id < other.id ? -1 : 1))
    },

    /** How many proposals a person may publish, and how many of their own were sent back. */
    async counted(store: ProposalStore, personId: string, within: (list: ListReference) => boolean) {
      const { waiting, sentBack } = await proposalsRepository(database, store.id).counted(personId)
      return { waiting: mayPublish(store) ? waiting.filter(within).length : 0, sentBack }
    },

    /** One proposal with what it would publish now. Throws `proposal/unknown`. */
    async read(store: ProposalStore, person: Actor, id: string): Promise<Reply<typeof readProposal>> {
      const row = await required(database, store.id, id)
      const [proposal, view, proposer] = await Promise.all([
        showOne(store, person, id),
        row.listThere ? ordering.viewOfVersion(store.id, row.list, row.version) : null,
        row.proposedBy === null ? undefined : membershipsRepository(database).of(store.id, row.proposedBy),
      ])
      const limits = proposer?.limits ?? null
      const outside = limits !== null && (await limitsRepository(database, store.id, limits)({ lists: [row.list] }))
      return { proposal, present: row.present, products: view && Array.from(view), outside }
    },

    /** Sends one back with a word. Throws `proposal/…`. */
    async sendBack(store: ProposalStore, person: Actor & Caller, id: string, word: string): Promise<Proposal> {
      await database.transaction().execute(async (transaction) => {
        const { list, listName, proposedBy } = await locked(transaction, store.id, id, 'sent-back')
        const decision = { state: 'sent-back', by: person.id, at: clock.now(), answer: word } as const
        await proposalsRepository(transaction, store.id).decide(id, decision)
        await changed(transaction, store.id, id)
        const act = { at: clock.now(), by: person.id, address: person.address, about: proposedBy, store: store.name }
        await record(transaction, { kind: 'proposal-returned', ...act, values: { list: listName } })
        if (proposedBy !== null)
          await notices.add(
            { storeId: store.id, kind: 'proposal-sent-back', list, proposal: id, by: person.name, word, to: { person: proposedBy } },
            transaction,
          )
      })
      return showOne(store, person, id)
    },

    /** Withdraws one of the person's own. Throws `proposal/…`. */
    async withdraw(store: ProposalStore, person: Actor & Caller, id: string): Promise<Proposal> {
      if ((await required(database, store.id, id)).proposedBy !== person.id)
        throw new ProblemError('proposal/not-own', 'The proposal is of another person.')
      await database.transaction().execute(async (transaction) => {
        const { listName } = await locked(transaction, store.id, id, 'withdrawn')
        await proposalsRepository(transaction, store.id).decide(id, { state: 'withdrawn', by: person.id, at: clock.now() })
        const act = { at: clock.now(), by: person.id, address: person.address, store: store.name }
        await record(transaction, { kind: 'proposal-withdrawn', ...act, values: { list: listName } })
        await changed(transaction, store.id, id)
      })
      return showOne(store, person, id)
    },

    /** Ends one that is {@link locked} as published. */
    async published(
      queries: Queries,
      person: Actor & Caller,
      { id, storeId, store, list, listName, proposedBy }: ProposalRow,
      { publication, edited }: { publication: string; edited: boolean },
    ): Promise<void> {
      const decision = { state: 'published', by: person.id, at: clock.now(), edited, publication } as const
      await proposalsRepository(queries, storeId).decide(id, decision)
      await changed(queries, storeId, id)
      const act = { at: clock.now(), by: person.id, address: person.address, about: proposedBy, store }
      await record(queries, { kind: 'proposal-published', ...act, values: { list: listName } })
      if (proposedBy === null || proposedBy === person.id) return
      const about = { list, publication, proposal: id, by: person.name, figures: { edited: edited ? 1 : 0 } }
      await notices.add({ storeId, kind: 'proposal-published', ...about, to: { person: proposedBy } }, queries)
    },
  }
}
