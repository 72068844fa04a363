import { setTimeout as sleep } from 'node:timers/promises'
import { whileLocked } from '../database/advisory-lock.ts'
import type { Queries } from '../database/index.ts'
import type { Task } from '../jobs/index.ts'
import { CallsStopped, PlatformFault } from '../platforms/platform.ts'
import { type RunDefinition, Superseded } from './definition.ts'
import type { RunControl, RunParts } from './run-control.ts'
import { isWorkedOn, locksFor, runLock } from './run-lock.ts'
import { isPaused, type Run, runRepository } from './run.repository.ts'
import { isUnstoppable, ruleOf } from './states.ts'
import { watchRun } from './watch-run.ts'

/** How many failures of our own in a row a run survives; the next one ends it. */
const mostOwnFailures = 10
/** A job that comes earlier than this before the run's time, in milliseconds, does nothing: another job is enqueued for that time. */
const earlyTolerance = 250
/**
 * How long calls under way are waited for when a run is cancelled, in milliseconds. Then its end is written, although they may still go on.
 * A kind with `stopsAtOnce` does not wait.
 */
export const grace = 2_000

/** Thrown when a step neither changes the state of its run nor says when to call it again. */
class StepStoodStill extends Error {
  override readonly name = 'StepStoodStill'
}

/** The task that works on the runs of a kind, step by step, until they end or wait. When the process is killed, another process continues its runs. */
export function runTask<S extends string>(
  { database, direct, jobs, clock, logger }: RunParts,
  runs: RunControl,
  definition: RunDefinition<S>,
): Task<{ store?: string; run?: string }> {
  const { kind, pace, steps } = definition
  const of = (storeId: string, queries: Queries = database) => runRepository(queries, storeId, kind)
  const now = () => clock.now().getTime()
  const present = ({ storeId, id }: Run<S>) => of(storeId).byId(id)
  const waitAfter = (failures: number): number => pace.backoff[Math.min(failures, pace.backoff.length - 1)] ?? 0

  const isActive = ({ state }: Run<S>): boolean => ruleOf(kind, state).is === 'active'
  const mayStop = ({ state }: Run<S>): boolean => !isUnstoppable(kind, state)
  const isToStop = (run: Run<S>): boolean => run.cancelRequestedAt !== null && mayStop(run)
  const waitsForATime = ({ waitsFor }: Run<S>): boolean => waitsFor === 'time' || waitsFor === 'retry' || waitsFor === 'platform'
  const isEarly = (run: Run<S>): boolean => waitsForATime(run) && run.dueAt !== null && run.dueAt.getTime() - now() > earlyTolerance

  /** Locks the row of the run, reads it again, and calls `work` with it in the same transaction. Does nothing when the run has ended or is gone. */
  const change = (run: Run<S>, work: (queries: Queries, present: Run<S>) => Promise<unknown>): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const locked = await of(run.storeId, transaction).lock(run.id)
      if (locked && ruleOf(kind, locked.state).is !== 'ended') await work(transaction, locked)
    })
  /**
   * Ends the run if somebody has asked to cancel it. If a cancel is being written at this moment, this waits until it is written. `working`: this job
   * holds the run's lock; without it, a run that another job works on is left to that job.
   */
  async function endIfCancelled(run: Run<S>, { working }: { working: boolean }): Promise<void> {
    const seen = await of(run.storeId).lock(run.id)
    if (!seen || seen.cancelRequestedAt === null || ruleOf(kind, seen.state).is === 'ended') return
    await change(run, async (queries, locked) => {
      if (isToStop(locked) && (working || !(await isWorkedOn(queries, run.id)))) await runs.endCancelled(queries, kind, locked)
    })
  }
  /** Makes the run wait for `wait` milliseconds, and enqueues a job for that time. */
  const later = (run: Run<S>, wait: number, changes: Parameters<RunControl['later']>[4]): Promise<void> =>
    change(run, (queries, locked) => runs.later(queries, kind, locked, new Date(now() + wait), changes))

  /** Marks the run as being worked on. */
  async function take(run: Run<S>): Promise<void> {
    if (run.waitsFor === 'nothing' && run.startedAt !== null) return
    await change(run, async (queries, locked) => {
      const changes = { waits_for: 'nothing', due_at: clock.now(), started_at: locked.startedAt ?? clock.now() } as const
      if (locked.waitsFor !== 'nothing' || locked.startedAt === null) {
        await of(run.storeId, queries).change(run.id, locked.state, changes)
        await runs.notify(queries, kind, run)
      }
    })
  }

  /** Leaves a run where it is until the pause of its store ends. */
  const rest = (run: Run<S>): Promise<void> =>
    change(run, async (queries, locked) => {
      if (!isActive(locked) || locked.waitsFor !== 'nothing') return
      await of(run.storeId, queries).change(run.id, locked.state, { waits_for: 'worker' })
      await runs.notify(queries, kind, run)
    })

  /** Calls one step after another, until the run has ended, has been cancelled, or waits. */
  async function proceed(given: Run<S>, held: readonly string[], signal: AbortSignal, record: RecordCall): Promise<void> {
    for (let before: S | null = null; ;) {
      signal.throwIfAborted()
      const run: Run<S> | undefined = before === null ? given : await present(given)
      if (!run || isToStop(run) || !isActive(run)) return
      if (before !== null && mayStop(run) && (await isPaused(database, run.storeId))) return rest(run)
      if (locksFor(kind, run.state, run.storeId, run.id).some((name) => !held.includes(name))) return later(run, 0, { waits_for: 'worker' })
      if (before === run.state) throw new StepStoodStill(`${kind.name} stays ${run.state}`)
      await take(run)
      const step = steps[run.state]
      if (!step) throw new Error(`${kind.name} has no step for ${run.state}`)
      const again = await step({ run, signal, context: { signal, record } })
      // A step that was aborted does not postpone the run: another worker may have it already. What the step itself wrote before stays.
      if (again) signal.throwIfAborted()
      // A step that succeeds ends the series of failures. When the state changes instead, `changeState` in run.repository.ts resets both counts.
      if (again) return later(run, again.after, { waits_for: 'time', platform_failures: 0, own_failures: 0 })
      before = run.state
    }
  }

  /**
   * While the platform cannot be reached, the run waits, without a limit of attempts; each wait is longer, up to the last of `pace.backoff`, or what the platform
   * asks for. Every other failure of the platform ends the run.
   */
  async function waitForPlatform(run: Run<S>, fault: PlatformFault): Promise<void> {
    if (fault.kind !== 'unavailable') {
      logger.warn({ store: run.storeId, run: run.id, kind: kind.name, fault: fault.kind, detail: fault.message }, 'a run failed')
      const { kind: failure } = fault
      return change(run, (queries, locked) => runs.fail(queries, kind, locked, failure, failure === 'forbidden' ? fault.message : null))
    }
    const wait = Math.max(waitAfter(run.platformFailures), fault.retryAfter ?? 0)
    logger.warn({ store: run.storeId, run: run.id, kind: kind.name, wait, detail: fault.message }, 'the platform is away, a run waits')
    await later(run, wait, { waits_for: 'platform', platform_failures: run.platformFailures + 1 })
  }

  /** An error of our own: the run is tried again a few times and then fails, so that what it claims is not blocked for ever. */
  async function failOrRetry(run: Run<S>, error: unknown): Promise<void> {
    const last = run.ownFailures >= mostOwnFailures
    logger.error({ err: error, store: run.storeId, run: run.id, kind: kind.name, last }, 'a run met an unexpected error')
    if (last) return change(run, (queries, locked) => runs.fail(queries, kind, locked, 'unexpected'))
    await later(run, waitAfter(run.ownFailures), { waits_for: 'retry', own_failures: run.ownFailures + 1 })
  }

  /** Decides what happens to the run after an error: it waits, or it fails. A kind with `passesOver` decides for itself. */
  async function waitOrFail(given: Run<S>, error: unknown): Promise<void> {
    const run = await present(given)
    if (!run || isToStop(run) || !isActive(run)) return
    if (definition.passesOver) {
      const again = await definition.passesOver(run, error, given.requestCount)
      if (again) await later(run, again.after, { waits_for: 'retry', own_failures: run.ownFailures + 1 })
    } else if (error instanceof PlatformFault) await waitForPlatform(run, error)
    else await failOrRetry(run, error)
  }

  /**
   * Works on the run until it has ended, waits, or is stopped. `lost` is aborted when the locks are lost or this process stops. When a lock is
   * lost, the step goes on until it next checks the signal, and calls under way are not interrupted. Whatever must not be written twice is guarded in the
   * database (the state of the run, its claims), not by the lock.
   */
  async function work(run: Run<S>, held: readonly string[], lost: AbortSignal): Promise<void> {
    const watch = watchRun({ database, clock, definition, run })
    const stop = AbortSignal.any([watch.signal, lost])
    if (run.dueAt === null || run.dueAt < clock.now()) await of(run.storeId).touch(run.id, clock.now())
    const working = proceed(run, held, stop, watch.record)
    const maxWait = definition.stopsAtOnce ? 0 : grace
    const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => void sleep(maxWait).then(resolve), { once: true }))
    try {
      await Promise.race([working, stopped])
      if (watch.signal.aborted) await endIfCancelled(run, { working: true })
      // The locks are kept while calls are under way. A kind with `stopsAtOnce` writes nothing after its end, so its locks are released at once.
      // After a pause another worker goes on with it, which must find nobody there.
      if (definition.stopsAtOnce && stop.aborted && !watch.paused()) working.catch(() => undefined)
      else await working
    } catch (error) {
      // An error after a stop does not count: the cancel ends the run, or the next worker continues it.
      if (!(error instanceof CallsStopped || error instanceof Superseded || stop.aborted)) await waitOrFail(run, error)
    } finally {
      await watch.end()
      if (watch.paused()) await rest(run)
    }
  }

  /**
   * Begins a scheduled run whose time has come. Returns the run as it is afterwards (a run that is not scheduled, or is early, unchanged); undefined when it has
   * ended or is gone; null when another run has claimed the same, so that the job must come again.
   */
  async function begin(given: Run<S>): Promise<Run<S> | null | undefined> {
    if (ruleOf(kind, given.state).is !== 'scheduled') return present(given)
    let begun: Run<S> | null | undefined = undefined
    await change(given, async (queries, locked) => {
      const rule = ruleOf(kind, locked.state)
      if (rule.is !== 'scheduled' || isEarly(locked)) begun = locked
      else begun = await runs.takeUp(queries, kind, locked, rule.begins)
    })
    return begun
  }

  return {
    name: kind.name,
    async run({ store: storeId, run: id }, stop) {
      if (storeId === undefined || id === undefined) return
      const run = await of(storeId).byId(id)
      if (!run || run.dueAt === null || isEarly(run)) return
      // The end of the pause enqueues it anew. What cannot be stopped goes on until it can.
      if (mayStop(run) && (await isPaused(database, storeId))) return
      let claimedByOther = false
      const locks = locksFor(kind, run.state, storeId, id)
      const heldElsewhere = await whileLocked(direct, locks, async (lost) => {
        const begun = await begin(run)
        claimedByOther = begun === null
        if (begun && isActive(begun) && !isEarly(begun)) await work(begun, locks, stop ? AbortSignal.any([lost, stop]) : lost)
      })
      // A cancel that came while the run was locked did not end the run, but left that to its worker.
      await endIfCancelled(run, { working: false })
      if (heldElsewhere === null && !claimedByOther) return
      // The worker that holds the lock may be about to make the run wait, or may die: this job comes again, less often while the run is being worked on.
      const runIsLocked = heldElsewhere === runLock(id)
      const next = new Date(now() + (runIsLocked && run.waitsFor === 'nothing' ? pace.turn * 5 : pace.turn))
      // Where a worker holds the lock of a run that waits for a time, that time stays:
      // with a later one, the worker that is about to begin the run would find it too early.
      if (!runIsLocked || !waitsForATime(run)) await of(storeId).postpone(id, next)
      await jobs.enqueue(kind.name, { store: storeId, run: id }, { queries: database, after: next })
    },
  }
}

type RecordCall = ReturnType<typeof watchRun>['record']
