import { type RawBuilder, sql } from 'kysely'
import type { ListKind, ListReference, PublicationFailure, PublicationState, PublicationWay, Sequence } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** A publication with its counts. */
export interface PublicationRow {
  id: string
  storeId: string
  /** Name of the store. */
  store: string
  list: ListReference
  listName: string
  way: PublicationWay
  state: PublicationState
  failure: PublicationFailure | null
  /** The right that the credential lacks. */
  missingRight: string | null
  waitingFor: 'worker' | 'platform' | null
  version: number
  requestedBy: string | null
  requesterId: string | null
  requestedAt: Date
  startsAt: Date | null
  endsAt: Date | null
  returns: string | null
  startedAt: Date | null
  endedAt: Date | null
  retryAt: Date | null
  cancelAskedAt: Date | null
  /** Since when its collection is empty because the file is still going in: it is finished, whatever happens. */
  fileBegunAt: Date | null
  setbacks: number
  /** Failures of our own. */
  ownSetbacks: number
  looks: number
  repairs: number
  products: number
  checked: number
  verified: number
  unseen: number
  /** Scores that were read since then count when the live ordering is looked at. */
  lookFrom: Date | null
  digest: string
  /** Null until it is planned. */
  toWrite: number | null
  written: number
  skipped: number
  failed: number
  calls: number
  callsFailed: number
}

export interface NewPublication {
  list: ListReference
  version: number
  products: readonly number[]
  requestedBy: string | null
  requestedAt: Date
  startsAt: Date | null
  endsAt: Date | null
  /** The publication whose former ordering it brings back. */
  returns: string | null
  key: string
  digest: string
}

/** What can change in the life of a publication. */
export interface Progress {
  state: PublicationState
  way: PublicationWay
  failure: PublicationFailure | null
  missing_right: string | null
  waiting_for: 'worker' | 'platform' | null
  starts_at: Date | null
  ends_at: Date | null
  started_at: Date
  sent_at: Date
  ended_at: Date | null
  retry_at: Date | null
  next_at: Date
  cancel_asked_at: Date | null
  to_write: number | null
  written: number
  setbacks: number
  own_setbacks: number
  file_begun_at: Date | null
  file_hidden: number[] | null
  looks: number
  repairs: number
  checked: number
  verified: number
  unseen: number
  look_from: Date | null
  lots_done: number
}

const begun = sql`p.state in ('waiting', 'running', 'sent')`
const ended = sql`p.state in ('verified', 'done-with-errors', 'failed', 'cancelled')`
/** Milliseconds after which a job that should have come is taken for lost. */
const overdue = 60_000

/** Ids as PostgreSQL reads an array: far quicker to write than element by element. */
export const idArray = (ids: ArrayLike<number>): string => `{${Array.prototype.join.call(ids, ',')}}`
/** Ids as PostgreSQL writes an array. */
export const readIds = (text: string): Sequence => Int32Array.from(JSON.parse(`[${text.slice(1, -1)}]`) as number[])

/** What is to be enqueued: all that have begun where `all`, else those whose job must have got lost; and the scheduled ones whose time has come. */
export const isDue = (now: Date, all: boolean): RawBuilder<unknown> => {
  const lost = sql`(${all} or p.next_at < ${new Date(now.getTime() - overdue)})`
  return sql`((${begun} and ${lost}) or (p.state = 'scheduled' and p.starts_at <= ${now} and ${lost}))`
}

/** Publications of one store, as rows. */
export const publicationRepository = (queries: Queries, storeId: string) => {
  const select = sql`
    select p.id, p.store_id as "storeId", s.name as store, json_build_object('kind', p.list_kind, 'id', p.list_id) as list,
      coalesce(c.name, m.name, '') as "listName", p.way, p.state, p.failure, p.missing_right as "missingRight", p.waiting_for as "waitingFor", p.version,
      person.name as "requestedBy", p.requested_by as "requesterId", p.requested_at as "requestedAt", p.starts_at as "startsAt", p.ends_at as "endsAt", p.returns,
      p.started_at as "startedAt", p.ended_at as "endedAt", p.retry_at as "retryAt", p.cancel_asked_at as "cancelAskedAt",
      p.file_begun_at as "fileBegunAt", p.own_setbacks as "ownSetbacks", p.setbacks, p.looks, p.repairs, p.product_count as products, p.checked, p.verified, p.unseen, p.look_from as "lookFrom", p.request_digest as digest,
      p.to_write as "toWrite", p.written, p.skipped, p.failed, p.calls, p.calls_failed as "callsFailed"
    from publications p
      join stores s on s.id = p.store_id
      left join people person on person.id = p.requested_by
      left join categories c on p.list_kind = 'category' and c.store_id = ${storeId} and c.id = p.list_id
      left join collections m on p.list_kind = 'collection' and m.store_id = ${storeId} and m.id = p.list_id`
  const rows = (rest: RawBuilder<unknown>) => sql<PublicationRow>`${select} ${rest}`.execute(queries).then((result) => result.rows)
  const ofStore = sql`p.store_id = ${storeId}`
  const ofList = (list: ListReference) => sql`${ofStore} and p.list_kind = ${list.kind} and p.list_id = ${list.id}`

  return {
    byId: async (id: string): Promise<PublicationRow | undefined> => (await rows(sql`where ${ofStore} and p.id = ${id}`))[0],
    /** Until the transaction ends nobody else changes it. */
    lock: async (id: string): Promise<PublicationRow | undefined> =>
      (await rows(sql`where ${ofStore} and p.id = ${id} for update of p`))[0],
    byKey: async (key: string): Promise<PublicationRow | undefined> =>
      (await rows(sql`where ${ofStore} and p.idempotency_key = ${key}`))[0],
    latest: (limit: number): Promise<PublicationRow[]> => rows(sql`where ${ofStore} order by p.requested_at desc, p.id limit ${limit}`),
    /** Everything that has not ended, and the newest `most` that have. */
    queue: async (most: number): Promise<{ open: PublicationRow[]; over: PublicationRow[] }> => {
      const newest = sql`order by coalesce(p.starts_at, p.requested_at) desc, p.id`
      const [open, over] = await Promise.all([
        rows(sql`where ${ofStore} and not ${ended} ${newest}`),
        rows(sql`where ${ofStore} and ${ended} ${newest} limit ${most}`),
      ])
      return { open, over }
    },
    /** The one of a list that waits or runs; else the one that is scheduled for `at`. */
    ofList: async (list: ListReference, at: Date | null): Promise<PublicationRow | undefined> =>
      (
        await rows(
          sql`where ${ofList(list)} and ${at ? sql`p.state = 'scheduled' and p.starts_at = ${at}` : sql`p.state in ('waiting', 'running')`}`,
        )
      )[0],
    /** The one of a list that is scheduled for the minute of `at`; until the transaction ends nobody else changes it. */
    lockScheduled: async (list: ListReference, at: Date): Promise<PublicationRow | undefined> =>
      (
        await rows(
          sql`where ${ofList(list)} and p.state = 'scheduled' and p.returns is null
            and date_trunc('minute', p.starts_at at time zone 'UTC') = date_trunc('minute', ${at}::timestamptz at time zone 'UTC') for update of p`,
        )
      )[0],
    newestOf: async (list: ListReference): Promise<PublicationRow | undefined> =>
      (await rows(sql`where ${ofList(list)} order by p.requested_at desc limit 1`))[0],
    /** Lists that are to be published at a time, the soonest first. */
    scheduled: (): Promise<PublicationRow[]> => rows(sql`where ${ofStore} and p.state = 'scheduled' order by p.starts_at`),
    returning: async (id: string): Promise<PublicationRow | undefined> => (await rows(sql`where ${ofStore} and p.returns = ${id}`))[0],

    /** True where a later publication of the list has begun since. */
    async overtaken(row: PublicationRow): Promise<boolean> {
      const { rows: found } = await sql`
        select 1 from publications p where ${ofList(row.list)} and p.id <> ${row.id} and p.started_at > ${row.startedAt ?? row.requestedAt} limit 1`.execute(
        queries,
      )
      return found.length > 0
    },

    /** The newest publication of each list that has begun or ended, and when the next scheduled one begins. */
    statesOfLists: (kind: ListKind): Promise<{ id: number; state: PublicationState | null; nextAt: Date | null }[]> =>
      sql<{ id: number; state: PublicationState | null; nextAt: Date | null }>`
        select list_id as id, (array_agg(state order by coalesce(started_at, requested_at) desc, requested_at desc) filter (where state <> 'scheduled'))[1] as state,
          min(starts_at) filter (where state = 'scheduled') as "nextAt"
        from publications where store_id = ${storeId} and list_kind = ${kind} group by list_id`
        .execute(queries)
        .then((result) => result.rows),

    /** Null where another of this list is on its way or scheduled for the same minute, or the key was used meanwhile. */
    async add(publication: NewPublication): Promise<string | null> {
      const { list, version, products, requestedBy, requestedAt, startsAt, endsAt, returns, key, digest } = publication
      const { rows: added } = await sql<{ id: string }>`
        insert into publications (store_id, list_kind, list_id, version, products, product_count, way, state, waiting_for, requested_by, requested_at, starts_at, ends_at,
          returns, next_at, idempotency_key, request_digest)
        values (${storeId}, ${list.kind}, ${list.id}, ${version}, ${idArray(products)}::int[], ${products.length}, ${list.kind === 'category' ? 'scores' : 'positions'},
          ${startsAt ? 'scheduled' : 'waiting'}, ${startsAt ? null : 'worker'}, ${requestedBy}, ${requestedAt}, ${startsAt}, ${endsAt}, ${returns}, ${startsAt ?? requestedAt}, ${key}, ${digest})
        on conflict do nothing returning id`.execute(queries)
      return added[0]?.id ?? null
    },

    async products(id: string): Promise<number[]> {
      const { rows: found } = await sql<{
        products: string
      }>`select products::text from publications where store_id = ${storeId} and id = ${id}`.execute(queries)
      return Array.from(readIds(found[0]!.products))
    },

    async setProducts(id: string, products: readonly number[]): Promise<void> {
      await sql`update publications set products = ${idArray(products)}::int[], product_count = ${products.length} where store_id = ${storeId} and id = ${id}`.execute(
        queries,
      )
    },

    async update(id: string, progress: Partial<Progress>): Promise<void> {
      await queries.updateTable('publications').set(progress).where('store_id', '=', storeId).where('id', '=', id).execute()
    },

    /** The same where it is in one of `states` and nobody wants it to stop; false where it is not. */
    async advance(id: string, states: readonly PublicationState[], progress: Partial<Progress>): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('publications')
        .set(progress)
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .where('state', 'in', [...states])
        .where((row) => row.or([row('cancel_asked_at', 'is', null), row('file_begun_at', 'is not', null)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Lets one begin that is scheduled or has ended; false where another of its list waits or runs. */
    async begin(row: PublicationRow, progress: Partial<Progress> = {}): Promise<boolean> {
      if (await this.followed(row)) return false
      await queries
        .updateTable('publications')
        .set({ ...progress, state: 'waiting', waiting_for: 'worker' })
        .where('store_id', '=', storeId)
        .where('id', '=', row.id)
        .execute()
      return true
    },

    /** Whether a person wants it to stop, and it may: not while its collection is empty. */
    async cancelAsked(id: string): Promise<boolean> {
      const { rows: found } = await sql<{
        asked: boolean
      }>`select cancel_asked_at is not null and file_begun_at is null as asked from publications where store_id = ${storeId} and id = ${id}`.execute(
        queries,
      )
      return found[0]?.asked ?? true
    },

    /** A file begins to go in, or goes on; gives what the collection held besides when it first did. */
    async beginFile(id: string, at: Date, hidden: readonly number[]): Promise<number[]> {
      const { rows: found } = await sql<{ hidden: number[] }>`
        update publications set file_begun_at = coalesce(file_begun_at, ${at}), file_hidden = coalesce(file_hidden, ${idArray(hidden)}::int[]), lots_done = 0, written = 0
        where store_id = ${storeId} and id = ${id} returning file_hidden as hidden`.execute(queries)
      return found[0]?.hidden ?? []
    },

    /** True where another of its list waits or runs. */
    async followed(row: PublicationRow): Promise<boolean> {
      const { rows: found } =
        await sql`select 1 from publications p where ${ofList(row.list)} and p.id <> ${row.id} and p.state in ('waiting', 'running')`.execute(
          queries,
        )
      return found.length > 0
    },

    /** Former orderings of the list that are to come back for other publications. */
    returnsOf: (row: PublicationRow): Promise<PublicationRow[]> =>
      rows(
        sql`where ${ofList(row.list)} and p.state = 'scheduled' and p.returns is not null and p.returns <> ${row.id} and p.id <> ${row.id} order by p.starts_at for update of p`,
      ),

    /** Ends those of the same list that were sent and not proved yet. */
    supersede: (row: PublicationRow, at: Date): Promise<string[]> =>
      sql<{ id: string }>`
        update publications p set state = 'done-with-errors', failure = 'superseded', ended_at = ${at}, retry_at = null, waiting_for = null
        where ${ofList(row.list)} and p.id <> ${row.id} and p.state = 'sent' returning p.id`
        .execute(queries)
        .then((result) => result.rows.map(({ id }) => id)),

    /** Takes up to `most` that are due: see {@link isDue}. */
    claim: (now: Date, all: boolean, most = 1_000): Promise<{ id: string; retryAt: Date | null }[]> =>
      sql<{ id: string; retryAt: Date | null }>`
        update publications set next_at = greatest(${now}, retry_at) where store_id = ${storeId} and id in (
          select p.id from publications p where ${ofStore} and ${isDue(now, all)} order by p.requested_at limit ${most} for update skip locked)
        returning id, retry_at as "retryAt"`
        .execute(queries)
        .then((result) => result.rows),
  }
}
