import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { RunFailure } from '../../contract/index.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Events } from '../events/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/logger.ts'
import type { RunDefinition } from './definition.ts'
import { isWorkedOn } from './run-lock.ts'
import { type NewRun, type Run, type RunChanges, runRepository } from './run.repository.ts'
import { claimIn, isEnded, isUnstoppable, type Kind, ruleOf } from './states.ts'

export interface RunParts {
  database: Database
  direct: pg.Pool
  jobs: Jobs
  events: Events
  clock: Clock
  logger: Logger
}

type Wanted<S extends string> = Omit<NewRun<S>, 'id' | 'requestedAt' | 'dueAt' | 'subject'> & {
  storeId: string
  /** @default a new one */
  id?: string
  subject?: string
  /** @default now */
  dueAt?: Date
}

export type RunControl = ReturnType<typeof controlRuns>

/** The registered kinds of runs, by name. */
export type Definitions = Map<string, RunDefinition<string>>

/** The operations on runs. Each change is made in the caller's transaction, together with its job and its event. */
export function controlRuns({ jobs, events, clock }: RunParts, definitions: Definitions) {
  const notify = async <S extends string>(
    queries: Queries,
    { event }: Kind<S>,
    { storeId, id }: Pick<Run, 'storeId' | 'id'>,
  ): Promise<void> => {
    if (event) await events.notify({ what: event, storeId, id }, queries)
  }
  const enqueue = (queries: Queries, kind: string, storeId: string, run: string, after?: Date): Promise<void> =>
    jobs.enqueue(kind, { store: storeId, run }, { queries, ...(after && after > clock.now() ? { after } : {}) })

  /**
   * Changes the state of a run that has not ended and sends the live event; false when
   * that state may not follow. An active state is worked on, at `due_at` or at once.
   */
  async function changeState<S extends string>(
    queries: Queries,
    kind: Kind<S>,
    run: Run<S>,
    state: S,
    changes: RunChanges = {},
  ): Promise<boolean> {
    const ended = isEnded(kind, state)
    const moved = await runRepository(queries, run.storeId, kind).changeState(run, state, {
      ...(ended ? { ended_at: clock.now() } : {}),
      ...changes,
    })
    if (moved) await notify(queries, kind, run)
    return moved
  }

  const followsOf = <S extends string>(kind: Kind<S>) => definitions.get(kind.name) as unknown as RunDefinition<S> | undefined

  /** Ends a cancelled run, with the effects of its definition. */
  async function endCancelled<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>): Promise<boolean> {
    const at = clock.now()
    const moved = await runRepository(queries, run.storeId, kind).changeState(
      run,
      'cancelled' as S,
      { ended_at: at, cancel_asked_at: run.cancelRequestedAt ?? at },
      { although: true },
    )
    if (!moved) return false
    await followsOf(kind)?.cancelled?.(queries, run)
    await notify(queries, kind, run)
    return true
  }

  /** The columns of a run that begins or is continued: no failures, no cancel. */
  const afresh = () => ({
    due_at: clock.now(),
    ended_at: null,
    cancel_asked_at: null,
    failure: null,
    failure_detail: null,
    platform_failures: 0,
    own_failures: 0,
  })

  /** Changes a scheduled or ended run to an active state. False when that may not follow, or another run has the claim. */
  async function lead<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, state: S, changes: RunChanges): Promise<boolean> {
    const repository = runRepository(queries, run.storeId, kind)
    const although = { although: isEnded(kind, run.state) }
    const keepsClaim = claimIn(kind, state, run) === claimIn(kind, run.state, run)
    if (!keepsClaim && (await repository.isTaken(run, state))) return false
    const moved = keepsClaim
      ? await repository.changeState(run, state, changes, although)
      : await repository.changeStateUnlessClaimed(run, state, changes, although)
    if (moved) await notify(queries, kind, run)
    return moved
  }

  const runs = {
    notify,
    enqueue,
    changeState,
    endCancelled,

    /** Adds a run. Returns its id; null when another run has the claim. */
    async add<S extends string>(
      queries: Queries,
      kind: Kind<S>,
      { storeId, id: given, subject = '', dueAt, ...wanted }: Wanted<S>,
    ): Promise<string | null> {
      const now = clock.now()
      const repository = runRepository(queries, storeId, kind)
      const id = await repository.add({ ...wanted, id: given ?? randomUUID(), subject, requestedAt: now, dueAt: dueAt ?? now })
      if (id === null) return null
      await enqueue(queries, kind.name, storeId, id, dueAt)
      await notify(queries, kind, { storeId, id })
      return id
    },

    /** Requests a run of a routine at `dueAt` or sooner; adds it when the store has none. */
    async ask<S extends string>(queries: Queries, kind: Kind<S>, { storeId, subject = '', dueAt, ...wanted }: Wanted<S>): Promise<void> {
      const now = clock.now()
      const requested = await runRepository(queries, storeId, kind).ask({ ...wanted, subject, requestedAt: now, dueAt: dueAt ?? now })
      await enqueue(queries, kind.name, storeId, requested.id, requested.dueAt)
    },

    /** Makes a run wait until `at`, and enqueues the job that continues it. */
    async later<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, at: Date, changes: RunChanges): Promise<void> {
      if (!(await runRepository(queries, run.storeId, kind).change(run.id, run.state, { ...changes, due_at: at }))) return
      await enqueue(queries, kind.name, run.storeId, run.id, at)
      await notify(queries, kind, run)
    },

    /** Changes a run back to a scheduled state, for `at`. */
    async scheduleAgain<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, state: S, at: Date): Promise<void> {
      if (await changeState(queries, kind, run, state, { waits_for: 'time', due_at: at }))
        await enqueue(queries, kind.name, run.storeId, run.id, at)
    },

    /** Reschedules a run; `slot` is its new claim. Throws when another run has that claim. */
    async reschedule<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, at: Date, slot: string | null): Promise<void> {
      await runRepository(queries, run.storeId, kind).move(run, at, slot)
      await enqueue(queries, kind.name, run.storeId, run.id, at)
      await notify(queries, kind, run)
    },

    /** Begins a scheduled run whose job is due. Returns the changed run; null when another run has the claim. */
    async beginScheduled<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, state: S): Promise<Run<S> | null> {
      const startedAt = run.startedAt ?? clock.now()
      const fresh = afresh()
      if (!(await lead(queries, kind, run, state, { ...fresh, waits_for: 'nothing', started_at: startedAt }))) return null
      return {
        ...run,
        state,
        waitsFor: 'nothing',
        dueAt: fresh.due_at,
        startedAt,
        endedAt: null,
        cancelRequestedAt: null,
        failure: null,
        failureDetail: null,
        platformFailures: 0,
        ownFailures: 0,
      }
    },

    /**
     * Begins a scheduled run now, or continues an ended one, in `state`. False when the state may not follow, or another run has the claim.
     */
    async begin<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>, state: S): Promise<boolean> {
      if (!(await lead(queries, kind, run, state, { ...afresh(), waits_for: 'worker' }))) return false
      await enqueue(queries, kind.name, run.storeId, run.id)
      return true
    },

    /**
     * Cancels a run that has not ended. When it ends then: see `stopsAtOnce`
     * of its definition; in an `unstoppable` state, after that state.
     */
    async cancel<S extends string>(queries: Queries, kind: Kind<S>, run: Run<S>): Promise<void> {
      const rule = ruleOf(kind, run.state)
      const firm = isUnstoppable(kind, run.state)
      const atOnce = rule.is === 'scheduled' || followsOf(kind)?.stopsAtOnce === true
      if (!firm && (atOnce || !(await isWorkedOn(queries, run.id)))) {
        await endCancelled(queries, kind, run)
        return
      }
      await runRepository(queries, run.storeId, kind).change(run.id, run.state, { cancel_asked_at: run.cancelRequestedAt ?? clock.now() })
      await notify(queries, kind, run)
    },

    /** Ends a run as failed, with the effects of its definition. False when it has already ended. */
    async fail<S extends string>(
      queries: Queries,
      kind: Kind<S>,
      run: Run<S>,
      failure: string,
      detail: string | null = null,
    ): Promise<boolean> {
      const changes = { ended_at: clock.now(), failure, failure_detail: detail }
      if (!(await runRepository(queries, run.storeId, kind).changeState(run, 'failed' as S, changes, { although: true }))) return false
      await followsOf(kind)?.failed?.(queries, run, failure as RunFailure)
      await notify(queries, kind, run)
      return true
    },

    /** Deletes old ended runs of a store, except the newest that its kind keeps. Returns the deleted ones. */
    forget: <S extends string>(queries: Queries, kind: Kind<S>, storeId: string): Promise<string[]> =>
      kind.kept === undefined ? Promise.resolve([]) : runRepository(queries, storeId, kind).forget(kind.kept),
  }
  return runs
}
