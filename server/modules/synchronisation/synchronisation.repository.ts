import { type RawBuilder, sql } from 'kysely'
import type { SynchronisationPhase, SynchronisationScope, SynchronisationState } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'

export type SynchronisationFailure = 'credential' | 'forbidden' | 'unreadable' | 'unexpected'

/** What a page changed. */
export interface Counts {
  read: number
  added: number
  changed: number
  moved: number
  gone: number
  unreadable: number
}

export interface SynchronisationRow extends Counts {
  id: string
  storeId: string
  store: string
  scope: SynchronisationScope
  targets: number[]
  withProducts: boolean
  state: SynchronisationState
  phase: SynchronisationPhase | null
  cursor: unknown
  waitingFor: 'worker' | 'platform' | null
  failure: SynchronisationFailure | null
  requestedBy: string | null
  requestedAt: Date
  startedAt: Date | null
  phaseStartedAt: Date | null
  usableAt: Date | null
  endedAt: Date | null
  retryAt: Date | null
  setbacks: number
  done: number
  doneBefore: number
  total: number | null
}

export interface NewSynchronisation {
  scope: SynchronisationScope
  targets?: readonly number[]
  withProducts?: boolean
  /** Person; null where it comes by itself. */
  requestedBy: string | null
}

/** A page that was read: where to go on, how far the phase is, and what it changed. */
export interface Advance {
  cursor: unknown
  done: number
  total: number | null
  counts: Partial<Counts>
}

const written = (cursor: unknown): string | null => (cursor === null ? null : JSON.stringify(cursor))

const read = (where: RawBuilder<unknown>) => sql<SynchronisationRow>`
  select y.id, y.store_id as "storeId", s.name as store, y.scope, y.targets, y.with_products as "withProducts", y.state, y.phase, y.cursor, y.waiting_for as "waitingFor",
    y.failure, person.name as "requestedBy", y.requested_at as "requestedAt", y.started_at as "startedAt", y.phase_started_at as "phaseStartedAt",
    y.usable_at as "usableAt", y.ended_at as "endedAt", y.retry_at as "retryAt", y.setbacks, y.done, y.done_before as "doneBefore", y.total,
    y.read, y.added, y.changed, y.moved, y.gone, y.unreadable
  from synchronisations y join stores s on s.id = y.store_id left join people person on person.id = y.requested_by
  where ${where}`

/** Synchronisations of every store that wait or run, so that a start can see to them. */
export const unfinishedSynchronisations = (queries: Queries): Promise<{ store: string; id: string; retryAt: Date | null }[]> =>
  sql<{ store: string; id: string; retryAt: Date | null }>`${everyStore}
    select store_id as store, id, retry_at as "retryAt" from synchronisations where state in ('waiting', 'running')`
    .execute(queries)
    .then(({ rows }) => rows)

/** The store of a synchronisation; undefined where there is none. For jobs that were enqueued without it. */
export const storeOfSynchronisation = (queries: Queries, id: string): Promise<string | undefined> =>
  sql<{ store: string }>`${everyStore} select store_id as store from synchronisations where id = ${id}`
    .execute(queries)
    .then(({ rows }) => rows[0]?.store)

/** Synchronisations of one store, as rows. What a run writes takes effect only while it is running and stands where the run left it: each tells whether it did. */
export const synchronisationRepository = (queries: Queries, storeId: string) => {
  const changed = async (query: RawBuilder<unknown>): Promise<boolean> => ((await query.execute(queries)).numAffectedRows ?? 0n) > 0n
  return {
    byId: (id: string): Promise<SynchronisationRow | undefined> =>
      read(sql`y.store_id = ${storeId} and y.id = ${id}`)
        .execute(queries)
        .then(({ rows }) => rows[0]),
    latest: (most: number): Promise<SynchronisationRow[]> =>
      read(sql`y.store_id = ${storeId} order by y.requested_at desc, y.id limit ${most}`)
        .execute(queries)
        .then(({ rows }) => rows),
    /** The one of the store's catalogue, or of its sales, that has not ended. */
    async underWay(sales: boolean): Promise<boolean> {
      const { rows } =
        await sql`select 1 from synchronisations where store_id = ${storeId} and (scope = 'sales') = ${sales} and state in ('waiting', 'running')`.execute(
          queries,
        )
      return rows.length > 0
    },

    /** Gives its id; null where one of the store is under way. */
    async add({ scope, targets = [], withProducts = false, requestedBy }: NewSynchronisation, at: Date): Promise<string | null> {
      const { rows } = await sql<{ id: string }>`
        insert into synchronisations (store_id, scope, targets, with_products, waiting_for, requested_by, requested_at)
        values (${storeId}, ${scope}, ${targets}::int[], ${withProducts}, 'worker', ${requestedBy}, ${at})
        on conflict do nothing returning id`.execute(queries)
      return rows[0]?.id ?? null
    },
    /** Forgets all but the newest that have ended, and what older ones noted of their way. */
    async tidy(kept: number): Promise<void> {
      const { rows } = await sql<{ id: string }>`
        delete from synchronisations where store_id = ${storeId} and state not in ('waiting', 'running')
          and id not in (select id from synchronisations where store_id = ${storeId} order by requested_at desc limit ${kept}) returning id`.execute(
        queries,
      )
      // A notice of it stays, and leads nowhere.
      if (rows.length > 0)
        await sql`update notices set synchronisation_id = null where store_id = ${storeId} and synchronisation_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
          queries,
        )
      await sql`
        delete from synchronisation_products p using synchronisations y
        where p.store_id = ${storeId} and y.store_id = ${storeId} and y.id = p.synchronisation_id and y.state not in ('waiting', 'running')`.execute(
        queries,
      )
    },

    begin: (id: string, at: Date): Promise<boolean> =>
      changed(sql`
        update synchronisations set state = 'running', started_at = coalesce(started_at, ${at}), phase_started_at = ${at}, done_before = done, waiting_for = null, retry_at = null
        where store_id = ${storeId} and id = ${id} and state in ('waiting', 'running')`),
    enter: (
      id: string,
      { phase, cursor }: { phase: SynchronisationPhase | null; cursor: unknown },
      next: SynchronisationPhase,
      total: number | null,
      at: Date,
    ): Promise<boolean> =>
      changed(sql`
        update synchronisations set phase = ${next}, cursor = null, done = 0, done_before = 0, total = ${total}, phase_started_at = ${at}
        where store_id = ${storeId} and id = ${id} and state = 'running' and phase is not distinct from ${phase} and cursor is not distinct from ${written(cursor)}::jsonb`),
    advance: (
      id: string,
      { phase, cursor }: { phase: SynchronisationPhase; cursor: unknown },
      { cursor: next, done, total, counts }: Advance,
    ): Promise<boolean> =>
      changed(sql`
        update synchronisations set cursor = ${written(next)}::jsonb, done = ${done}, total = ${total}, setbacks = 0, read = read + ${counts.read ?? 0},
          added = added + ${counts.added ?? 0}, changed = changed + ${counts.changed ?? 0}, moved = moved + ${counts.moved ?? 0}, gone = gone + ${counts.gone ?? 0},
          unreadable = unreadable + ${counts.unreadable ?? 0}
        where store_id = ${storeId} and id = ${id} and state = 'running' and phase = ${phase} and cursor is not distinct from ${written(cursor)}::jsonb`),
    note: (id: string, failure: SynchronisationFailure): Promise<boolean> =>
      changed(sql`update synchronisations set failure = ${failure} where store_id = ${storeId} and id = ${id} and state = 'running'`),
    setUsable: (id: string, at: Date): Promise<boolean> =>
      changed(
        sql`update synchronisations set usable_at = coalesce(usable_at, ${at}) where store_id = ${storeId} and id = ${id} and state = 'running'`,
      ),
    putAside: (id: string, waitingFor: 'worker' | 'platform', retryAt: Date): Promise<boolean> =>
      changed(sql`
        update synchronisations set state = 'waiting', waiting_for = ${waitingFor}, retry_at = ${retryAt}, setbacks = setbacks + 1 where store_id = ${storeId} and id = ${id} and state = 'running'`),
    end: (id: string, state: 'done' | 'done-with-errors' | 'failed', failure: SynchronisationFailure | null, at: Date): Promise<boolean> =>
      changed(sql`
        update synchronisations set state = ${state}, failure = ${failure}, ended_at = ${at}, waiting_for = null, retry_at = null where store_id = ${storeId} and id = ${id} and state = 'running'`),

    /** From this moment on nothing that its run has read is written any more. */
    cancel: (id: string, at: Date): Promise<boolean> =>
      changed(sql`
        update synchronisations set state = 'cancelled', cancel_asked_at = ${at}, ended_at = ${at}, waiting_for = null, retry_at = null
        where store_id = ${storeId} and id = ${id} and state in ('waiting', 'running')`),
    /** `taken`: another one of the store is under way. */
    async resume(id: string): Promise<'resumed' | 'not-stopped' | 'taken'> {
      const { rows } = await sql<{ stopped: boolean; taken: boolean }>`
        select y.state in ('cancelled', 'failed') as stopped, exists (
          select 1 from synchronisations o where o.store_id = ${storeId} and (o.scope = 'sales') = (y.scope = 'sales') and o.state in ('waiting', 'running')) as taken
        from synchronisations y where y.store_id = ${storeId} and y.id = ${id} for update`.execute(queries)
      if (!rows[0]?.stopped) return 'not-stopped'
      if (rows[0].taken) return 'taken'
      await sql`
        update synchronisations set state = 'waiting', waiting_for = 'worker', failure = null, cancel_asked_at = null, ended_at = null, retry_at = null, setbacks = 0
        where store_id = ${storeId} and id = ${id}`.execute(queries)
      return 'resumed'
    },
  }
}
