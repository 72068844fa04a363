import { type RawBuilder, sql } from 'kysely'
import type { SynchronisationPhase, SynchronisationScope, RunFailure } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { type Run, runColumns } from '../../runs/index.ts'
import { subjectOf, type SynchronisationStage } from './synchronisation-kind.ts'

/** What a page changed. */
export interface Counts {
  read: number
  added: number
  changed: number
  moved: number
  gone: number
  unreadable: number
}

/** A synchronisation: its run, and what is its own. */
export interface SynchronisationRow extends Run<SynchronisationStage>, Counts {
  store: string
  scope: SynchronisationScope
  targets: number[]
  withProducts: boolean
  phase: SynchronisationPhase | null
  cursor: unknown
  /** What failed in a part, while the rest came in. */
  partFailure: RunFailure | null
  failure: RunFailure | null
  /** Name of the person. */
  requestedBy: string | null
  phaseStartedAt: Date | null
  usableAt: Date | null
  done: number
  doneBefore: number
  total: number | null
}

/** Why a run failed, and when: an instant as PostgreSQL writes it in JSON. */
interface RunFailureAt {
  failure: RunFailure
  at: string
}

export interface NewSynchronisation {
  scope: SynchronisationScope
  targets?: readonly number[]
  withProducts?: boolean
}

/** A page that was read: where to go on, how far the phase is, and what it changed. */
export interface Advance {
  cursor: unknown
  done: number
  total: number | null
  counts: Partial<Counts>
}

const written = (cursor: unknown): string | null => (cursor === null ? null : JSON.stringify(cursor))

/**
 * Synchronisations of one store, as rows. What a run writes takes effect only
 * while it is running and stands where the run left it: each tells whether it did.
 */
export const synchronisationRepository = (queries: Queries, storeId: string) => {
  const changed = async (query: RawBuilder<unknown>): Promise<boolean> => ((await query.execute(queries)).numAffectedRows ?? 0n) > 0n
  const rows = (rest: RawBuilder<unknown>) =>
    sql<SynchronisationRow>`
      select ${runColumns}, s.name as store, y.scope, y.targets, y.with_products as "withProducts", y.phase, y.cursor, y.part_failure as "partFailure",
        person.name as "requestedBy", y.phase_started_at as "phaseStartedAt", y.usable_at as "usableAt", y.done, y.done_before as "doneBefore", y.total,
        y.read, y.added, y.changed, y.moved, y.gone, y.unreadable
      from runs r join synchronisations y on y.store_id = ${storeId} and y.id = r.id join stores s on s.id = r.store_id left join people person on person.id = r.actor_id
      where r.store_id = ${storeId} and r.kind = 'synchronisation' ${rest}`
      .execute(queries)
      .then((result) => result.rows)
  const running = sql.lit<SynchronisationStage>('running')
  /** Nobody ends the run until the transaction does; what was committed shows that nothing fails any more. */
  const held = (id: string) => sql`
    held as (update runs r set platform_failures = 0, own_failures = 0
      where r.store_id = ${storeId} and r.id = ${id} and r.kind = 'synchronisation' and r.state = ${running} returning r.id)`
  return {
    byId: async (id: string): Promise<SynchronisationRow | undefined> => (await rows(sql`and r.id = ${id}`))[0],
    /** Until the transaction ends nobody else changes it. */
    lock: async (id: string): Promise<SynchronisationRow | undefined> => (await rows(sql`and r.id = ${id} for update of r`))[0],
    latest: (most: number): Promise<SynchronisationRow[]> => rows(sql`order by r.requested_at desc, r.id limit ${most}`),
    /**
     * How the newest run of the store that somebody can see ended, and its
     * newest synchronisation, where they failed: `credential` is of any of them.
     */
    async failures(): Promise<{ newest: RunFailureAt | null; synchronisation: RunFailureAt | null }> {
      const newest = (kinds: readonly string[]) => sql`(
        select case when r.state = 'failed' then json_build_object('failure', r.failure, 'at', r.ended_at) end from runs r
        where r.store_id = ${storeId} and r.kind = any(${kinds}::text[]) and r.ended_at is not null and r.state <> 'cancelled' order by r.ended_at desc limit 1)`
      const { rows: found } = await sql<{ newest: RunFailureAt | null; synchronisation: RunFailureAt | null }>`
        select ${newest(['publication', 'synchronisation'])} as newest, ${newest(['synchronisation'])} as synchronisation`.execute(queries)
      return found[0]!
    },
    /** Whether one of the store's catalogue, or of its sales, has not ended. */
    async underWay(scope: SynchronisationScope): Promise<boolean> {
      const { rows: found } = await sql`
        select 1 from runs r where r.store_id = ${storeId} and r.kind = 'synchronisation' and r.subject = ${subjectOf(scope)} and r.due_at is not null`.execute(
        queries,
      )
      return found.length > 0
    },

    /** Adds what is a run's own. */
    async add(id: string, { scope, targets = [], withProducts = false }: NewSynchronisation): Promise<void> {
      await sql`
        insert into synchronisations (store_id, id, scope, targets, with_products) values (${storeId}, ${id}, ${scope}, ${targets}::int[], ${withProducts})`.execute(
        queries,
      )
    },
    /** Forgets these, and what all that have ended noted of their way. */
    async forget(ids: readonly string[]): Promise<void> {
      await sql`delete from synchronisations where store_id = ${storeId} and id = any(${ids}::uuid[])`.execute(queries)
      // A notice of it stays, and leads nowhere.
      if (ids.length > 0)
        await sql`update notices set synchronisation_id = null where store_id = ${storeId} and synchronisation_id = any(${ids}::uuid[])`.execute(
          queries,
        )
      await sql`
        delete from synchronisation_products p using runs r
        where p.store_id = ${storeId} and r.store_id = ${storeId} and r.id = p.synchronisation_id and r.due_at is null`.execute(queries)
    },

    /** From now on it is as fast as it goes since then. */
    begin: (id: string, at: Date): Promise<boolean> =>
      changed(sql`update synchronisations set phase_started_at = ${at}, done_before = done where store_id = ${storeId} and id = ${id}`),
    enter: (
      id: string,
      { phase, cursor }: { phase: SynchronisationPhase | null; cursor: unknown },
      next: SynchronisationPhase,
      total: number | null,
      at: Date,
    ): Promise<boolean> =>
      changed(sql`
        with ${held(id)}
        update synchronisations set phase = ${next}, cursor = null, done = 0, done_before = 0, total = ${total}, phase_started_at = ${at}
        where store_id = ${storeId} and id = ${id} and exists (select 1 from held) and phase is not distinct from ${phase} and cursor is not distinct from ${written(cursor)}::jsonb`),
    advance: (
      id: string,
      { phase, cursor }: { phase: SynchronisationPhase; cursor: unknown },
      { cursor: next, done, total, counts }: Advance,
    ): Promise<boolean> =>
      changed(sql`
        with ${held(id)}
        update synchronisations set cursor = ${written(next)}::jsonb, done = ${done}, total = ${total}, read = read + ${counts.read ?? 0},
          added = added + ${counts.added ?? 0}, changed = changed + ${counts.changed ?? 0}, moved = moved + ${counts.moved ?? 0}, gone = gone + ${counts.gone ?? 0},
          unreadable = unreadable + ${counts.unreadable ?? 0}
        where store_id = ${storeId} and id = ${id} and exists (select 1 from held) and phase = ${phase} and cursor is not distinct from ${written(cursor)}::jsonb`),
    note: (id: string, failure: RunFailure): Promise<boolean> =>
      changed(
        sql`with ${held(id)} update synchronisations set part_failure = ${failure} where store_id = ${storeId} and id = ${id} and exists (select 1 from held)`,
      ),
    setUsable: (id: string, at: Date): Promise<boolean> =>
      changed(sql`
        with ${held(id)} update synchronisations set usable_at = coalesce(usable_at, ${at}) where store_id = ${storeId} and id = ${id} and exists (select 1 from held)`),
    /** Forgets what failed, before it is tried again. */
    clearFailure: (id: string): Promise<boolean> =>
      changed(sql`update synchronisations set part_failure = null where store_id = ${storeId} and id = ${id}`),
  }
}
