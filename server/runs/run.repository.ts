import { type RawBuilder, sql } from 'kysely'
import type { WaitsFor } from '../database/column-words.ts'
import { everyStore } from '../database/every-store.ts'
import { prepared, type Queries } from '../database/index.ts'
import type { Actor } from './actor.ts'
import { claimIn, isEnded, isUnstoppable, type Kind, leadingTo, ruleOf } from './states.ts'

/** A run, whatever its kind. */
export interface Run<S extends string = string> {
  storeId: string
  id: string
  kind: string
  /** The part of the store that the run is about, defined by its kind; empty for the whole store. */
  subject: string
  state: S
  waitsFor: WaitsFor
  /** The time for which it claims its subject while it is scheduled; null for none. */
  slot: string | null
  actor: Actor['kind']
  actorId: string | null
  requestedAt: Date
  /**
   * When it is worked on next; while it is being worked on, when its worker was last
   * known to be alive (it counts as lost `overdue` after that); null after its end.
   */
  dueAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  cancelRequestedAt: Date | null
  /** Consecutive failures: of the platform, and of our own. */
  platformFailures: number
  ownFailures: number
  failure: string | null
  failureDetail: string | null
  /** How often it was requested. */
  requestCount: number
}

export interface NewRun<S extends string> {
  id: string
  state: S
  subject: string
  slot?: string | null
  actor: Actor
  requestedAt: Date
  dueAt: Date
}

/** What changes beside the state. */
export interface RunChanges {
  waits_for?: WaitsFor
  slot?: string | null
  due_at?: Date | null
  started_at?: Date
  ended_at?: Date | null
  cancel_asked_at?: Date | null
  platform_failures?: number
  own_failures?: number
  failure?: string | null
  failure_detail?: string | null
}

/** The columns of a run, for a join of a kind's own table with `runs r`. */
export const runColumns = sql`
  r.store_id as "storeId", r.id, r.kind, r.subject, r.state, r.waits_for as "waitsFor", r.slot, r.actor, r.actor_id as "actorId", r.requested_at as "requestedAt",
  r.due_at as "dueAt", r.started_at as "startedAt", r.ended_at as "endedAt", r.cancel_asked_at as "cancelRequestedAt", r.platform_failures as "platformFailures",
  r.own_failures as "ownFailures", r.failure, r.failure_detail as "failureDetail", r.asked as "requestCount"`

/** Milliseconds after its due time when a run counts as lost. */
export const overdue = 60_000

/** PostgreSQL's code for a row that a unique index refuses. */
const uniqueViolation = '23505'

/**
 * Which runs are enqueued again: those with a lost job; at a start, also
 * those that are due or were being worked on; all, when the queue is new.
 */
export type Anew = 'lost' | 'at-start' | 'all'

const isDue = (now: Date, anew: Anew) =>
  sql`r.due_at is not null and (r.due_at < ${new Date(now.getTime() - overdue)} or ${anew === 'all'} or (${anew === 'at-start'} and (r.due_at <= ${now} or r.waits_for in ('nothing', 'worker'))))`

/** Whether everything of a store waits. */
export const isPaused = (queries: Queries, storeId: string): Promise<boolean> =>
  sql`${prepared}select 1 from stores s where s.id = ${storeId} and s.paused_at is not null`
    .execute(queries)
    .then(({ rows }) => rows.length > 0)

/** Runs of a store that have not ended. */
export const openRuns = (queries: Queries, storeId: string): Promise<Pick<Run, 'id' | 'kind' | 'state'>[]> =>
  sql<Pick<Run, 'id' | 'kind' | 'state'>>`select r.id, r.kind, r.state from runs r where r.store_id = ${storeId} and r.due_at is not null`
    .execute(queries)
    .then(({ rows }) => rows)

/** Stores with runs to be enqueued again. Those that are paused have none, except in `firm` states, each written as its kind and itself. */
export const storesWithDueRuns = (queries: Queries, now: Date, anew: Anew, firm: readonly string[]): Promise<string[]> =>
  sql<{
    store: string
  }>`${everyStore} select distinct r.store_id as store from runs r join stores s on s.id = r.store_id
      and (s.paused_at is null or concat_ws(' ', r.kind, r.state) = any(${firm}::text[])) where ${isDue(now, anew)}`
    .execute(queries)
    .then(({ rows }) => rows.map(({ store }) => store))

/** The runs of one store and one kind, as rows. Only this file writes states, and only allowed transitions. */
export const runRepository = <S extends string>(queries: Queries, storeId: string, kind: Kind<S>) => {
  const mine = sql`r.store_id = ${storeId} and r.kind = ${kind.name}`
  const read = (rest: RawBuilder<unknown>) =>
    sql<Run<S>>`${prepared}select ${runColumns} from runs r where ${mine} and ${rest}`.execute(queries).then(({ rows }) => rows[0])
  const update = (changes: object) => queries.updateTable('runs').set(changes).where('store_id', '=', storeId).where('kind', '=', kind.name)

  /**
   * Leads a run to a state. False where it is in none that this one may follow, has ended, or where somebody wants it to
   * stop and it may; `although`: also then. Throws where another run has claimed the same meanwhile: see {@link isTaken}.
   */
  async function changeState(
    run: Run<S>,
    state: S,
    changes: RunChanges,
    { although = false }: { although?: boolean } = {},
  ): Promise<boolean> {
    const from = leadingTo(kind, state).filter((each) => although || !isEnded(kind, each))
    if (from.length === 0) return false
    const firm = from.filter((each) => isUnstoppable(kind, each))
    const { numUpdatedRows } = await update({
      ...(isEnded(kind, state) ? { due_at: null, waits_for: 'nothing' } : { platform_failures: 0, own_failures: 0 }),
      ...changes,
      state,
      claim: claimIn(kind, state, { ...run, ...('slot' in changes ? { slot: changes.slot ?? null } : {}) }),
    })
      .where('id', '=', run.id)
      .where('state', 'in', from)
      .where((row) =>
        although ? row.lit(true) : row.or([row('cancel_asked_at', 'is', null), ...(firm.length > 0 ? [row('state', 'in', firm)] : [])]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    byId: (id: string): Promise<Run<S> | undefined> => read(sql`r.id = ${id}`),
    /** Until the transaction ends nobody else changes it. */
    lock: (id: string): Promise<Run<S> | undefined> => read(sql`r.id = ${id} for update of r`),
    bySubject: (subject: string): Promise<Run<S> | undefined> => read(sql`r.subject = ${subject} order by r.requested_at desc limit 1`),

    /** Returns its id; null when another run has the claim. */
    async add({ id, state, subject, slot = null, actor, requestedAt, dueAt }: NewRun<S>): Promise<string | null> {
      const waits: WaitsFor = ruleOf(kind, state).is === 'scheduled' ? 'time' : 'worker'
      const { rows } = await sql<{ id: string }>`
        insert into runs (store_id, id, kind, subject, state, waits_for, claim, slot, actor, actor_id, requested_at, due_at)
        values (${storeId}, ${id}, ${kind.name}, ${subject}, ${state}, ${waits}, ${claimIn(kind, state, { subject, slot })}, ${slot}, ${actor.kind},
          ${'id' in actor ? actor.id : null}, ${requestedAt}, ${dueAt})
        on conflict (store_id, kind, claim) do nothing returning id`.execute(queries)
      return rows[0]?.id ?? null
    },

    /** Whether another run has the claim that this one would need in a state. */
    async isTaken(run: Run<S>, state: S): Promise<boolean> {
      const claim = claimIn(kind, state, run)
      if (claim === null) return false
      const { rows } = await sql`select 1 from runs r where ${mine} and r.claim = ${claim} and r.id <> ${run.id}`.execute(queries)
      return rows.length > 0
    },

    changeState,

    /** The same, but it does not break the transaction when another run has the claim: it returns false then. */
    async changeStateUnlessClaimed(...given: Parameters<typeof changeState>): Promise<boolean> {
      await sql`savepoint before_claim`.execute(queries)
      try {
        return await changeState(...given)
      } catch (error) {
        if ((error as { code?: unknown }).code !== uniqueViolation) throw error
        await sql`rollback to savepoint before_claim`.execute(queries)
        return false
      }
    },

    /** Changes other columns while the run is in `state`. False when it is in another state. */
    async change(id: string, state: S, changes: RunChanges): Promise<boolean> {
      const { numUpdatedRows } = await update(changes).where('id', '=', id).where('state', '=', state).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Reschedules a run. Throws when another run has the claim for that time. */
    async move({ id, state, subject }: Run<S>, at: Date, slot: string | null): Promise<void> {
      await update({ due_at: at, slot, claim: claimIn(kind, state, { subject, slot }) })
        .where('id', '=', id)
        .where('state', '=', state)
        .execute()
    },

    /** Sets the time of a run that has not ended to `at`, but not before it is due. */
    async postpone(id: string, at: Date): Promise<void> {
      await update({ due_at: at }).where('id', '=', id).where('due_at', '<', at).execute()
    },

    /** Records that its worker is alive. */
    async recordAlive(id: string, now: Date): Promise<void> {
      await update({ due_at: now }).where('id', '=', id).where('waits_for', '=', 'nothing').where('due_at', 'is not', null).execute()
    },

    /** Requests the only run of a subject, at `at` or sooner; adds it when there is none. Returns its id and its due time. */
    async ask({ state, subject, actor, requestedAt, dueAt }: Omit<NewRun<S>, 'id'>): Promise<{ id: string; dueAt: Date }> {
      const { rows } = await sql<{ id: string; dueAt: Date }>`
        insert into runs (store_id, kind, subject, state, waits_for, claim, actor, actor_id, requested_at, due_at)
        values (${storeId}, ${kind.name}, ${subject}, ${state}, 'time', ${subject}, ${actor.kind}, ${'id' in actor ? actor.id : null}, ${requestedAt}, ${dueAt})
        on conflict (store_id, kind, claim) do update set asked = runs.asked + 1, due_at = least(runs.due_at, excluded.due_at), requested_at = excluded.requested_at
        returning id, due_at as "dueAt"`.execute(queries)
      return rows[0]!
    },

    /** How many runs each person began that have not ended. */
    openByPerson: (): Promise<{ person: string; runs: number }[]> =>
      sql<{ person: string; runs: number }>`
        select r.actor_id as person, count(*)::int as runs from runs r where ${mine} and r.actor = 'person' and r.actor_id is not null and r.due_at is not null
        group by r.actor_id`
        .execute(queries)
        .then(({ rows }) => rows),

    /** Runs that a person began and that have not ended, in these states. */
    openOf: (person: string, states: readonly S[]): Promise<Pick<Run<S>, 'id' | 'subject'>[]> =>
      sql<Pick<Run<S>, 'id' | 'subject'>>`
        select r.id, r.subject from runs r where ${mine} and r.actor_id = ${person} and r.due_at is not null and r.state = any(${states}::text[])`
        .execute(queries)
        .then(({ rows }) => rows),

    /** Lets another person stand for these runs. */
    async setPerson(ids: readonly string[], person: string): Promise<void> {
      if (ids.length > 0) await update({ actor: 'person', actor_id: person }).where('id', 'in', ids).execute()
    },

    /** Deletes ended runs except the newest. Returns the deleted ones. */
    async forget(kept: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        delete from runs r where ${mine} and r.due_at is null
          and r.id not in (select r.id from runs r where ${mine} and r.due_at is null order by r.requested_at desc limit ${kept}) returning r.id`.execute(
        queries,
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** Stores that can be worked with and have no run of a routine. */
export const storesWithout = (queries: Queries, kind: string): Promise<string[]> =>
  sql<{ store: string }>`${everyStore}
    select s.id as store from stores s where s.readiness = 'ready' and not exists (select 1 from runs r where r.store_id = s.id and r.kind = ${kind})`
    .execute(queries)
    .then(({ rows }) => rows.map(({ store }) => store))

/** Takes up to `most` runs of a store, of any kind, whose ids follow `last`, for the one who enqueues them anew. */
export const claimDue = (
  queries: Queries,
  { storeId, now, anew, last, most }: { storeId: string; now: Date; anew: Anew; last: string | null; most: number },
): Promise<{ id: string; kind: string; dueAt: Date; requestedAt: Date }[]> =>
  sql<{ id: string; kind: string; dueAt: Date; requestedAt: Date }>`
    update runs r set due_at = greatest(${now}, r.due_at) where r.store_id = ${storeId} and r.id in (
      select r.id from runs r where r.store_id = ${storeId} and ${isDue(now, anew)} and (${last}::uuid is null or r.id > ${last}::uuid)
      order by r.id limit ${most} for update skip locked)
    returning r.id, r.kind, r.due_at as "dueAt", r.requested_at as "requestedAt"`
    .execute(queries)
    .then(({ rows }) => rows)
