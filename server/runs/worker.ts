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

/** How many internal errors in a row (errors of our own, not of the platform) are retried; the next one ends the run as failed. */
const maxOwnFailures = 10
/**
 * A job that comes earlier than this before its run's time, in milliseconds, does nothing: another job is enqueued for that time already.
 */
const earlyTolerance = 250
/**
 * When a run is cancelled, the longest wait for its calls to the platform that are under way, in
 * milliseconds. After it the run ends as cancelled for people, even if a call has not returned;
 * its locks stay until the step has ended (see `work`). A kind with `stopsAtOnce` does not wait.
 */
export const maxCancelWait = 2_000
/** How many times longer than `pace.lockRetry` a job waits for a lock while another worker works on the same run. */
const lockRetryWhileWorkedOn = 5

/** Thrown when a step neither changes the state of its run nor says when to call it again. */
class StepChangedNothing extends Error {
  override readonly name = 'StepChangedNothing'
}

/**
 * The task that works on the runs of a kind, step by step, until they end
 * or wait. When the process is killed, another process continues its runs.
 */
export function runTask<S extends string>(
  { database, direct, jobs, clock, logger }: RunParts,
  runs: RunControl,
  definition: RunDefinition<S>,
): Task<{ store?: string; run?: string }> {
  const { kind, pace, steps } = definition
  const repositoryOf = (storeId: string, queries: Queries = database) => runRepository(queries, storeId, kind)
  const now = () => clock.now().getTime()
  const readAgain = ({ storeId, id }: Run<S>) => repositoryOf(storeId).byId(id)
  const waitAfter = (failures: number): number => pace.backoff[Math.min(failures, pace.backoff.length - 1)] ?? 0

  const isActive = ({ state }: Run<S>): boolean => ruleOf(kind, state).is === 'active'
  const isStoppable = ({ state }: Run<S>): boolean => !isUnstoppable(kind, state)
  const isToCancel = (run: Run<S>): boolean => run.cancelRequestedAt !== null && isStoppable(run)
  const waitsForATime = ({ waitsFor }: Run<S>): boolean => waitsFor === 'time' || waitsFor === 'retry' || waitsFor === 'platform'
  /** Whether it is too early to work on a run. Only a run that waits for a time, a retry or the platform can be worked on too early. */
  const isEarly = (run: Run<S>): boolean => waitsForATime(run) && run.dueAt !== null && run.dueAt.getTime() - now() > earlyTolerance

  /**
   * Locks the row of the run, reads it again, and calls `work` with it in
   * the same transaction. Does nothing when the run has ended or is gone.
   */
  const changeLocked = (run: Run<S>, work: (queries: Queries, locked: Run<S>) => Promise<unknown>): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const locked = await repositoryOf(run.storeId, transaction).lock(run.id)
      if (locked && ruleOf(kind, locked.state).is !== 'ended') await work(transaction, locked)
    })
  /**
   * Ends the run if somebody has asked to cancel it. A run that another job works on is left to that job.
   * @param holdsLock whether this job has the run's lock, so that no other job can be working on it
   */
  async function endIfCancelled(run: Run<S>, { holdsLock }: { holdsLock: boolean }): Promise<void> {
    // This reads with `for update`: if a cancel is being written at this moment, it waits until that is written.
    const seen = await repositoryOf(run.storeId).lock(run.id)
    if (!seen || seen.cancelRequestedAt === null || ruleOf(kind, seen.state).is === 'ended') return
    await changeLocked(run, async (queries, locked) => {
      if (isToCancel(locked) && (holdsLock || !(await isWorkedOn(queries, run.id)))) await runs.endCancelled(queries, kind, locked)
    })
  }
  /** Makes the run wait for `wait` milliseconds, and enqueues a job for that time. */
  const waitUntilDue = (run: Run<S>, wait: number, changes: Parameters<RunControl['later']>[4]): Promise<void> =>
    changeLocked(run, (queries, locked) => runs.later(queries, kind, locked, new Date(now() + wait), changes))

  /** Marks the run as being worked on. */
  async function markAsWorkedOn(run: Run<S>): Promise<void> {
    if (run.waitsFor === 'nothing' && run.startedAt !== null) return
    await changeLocked(run, async (queries, locked) => {
      const changes = { waits_for: 'nothing', due_at: clock.now(), started_at: locked.startedAt ?? clock.now() } as const
      if (locked.waitsFor !== 'nothing' || locked.startedAt === null) {
        await repositoryOf(run.storeId, queries).change(run.id, locked.state, changes)
        await runs.notify(queries, kind, run)
      }
    })
  }

  /**
   * Stops working on an active run and keeps its state, because its store is paused. `worker` is what a run
   * waits for when nothing but a free worker is missing: when the pause ends, such runs are enqueued again.
   */
  const stopUntilPauseEnds = (run: Run<S>): Promise<void> =>
    changeLocked(run, async (queries, locked) => {
      if (!isActive(locked) || locked.waitsFor !== 'nothing') return
      await repositoryOf(run.storeId, queries).change(run.id, locked.state, { waits_for: 'worker' })
      await runs.notify(queries, kind, run)
    })

  /** Calls one step after another, until the run has ended, has been cancelled, or waits. */
  async function callSteps(given: Run<S>, heldLocks: readonly string[], signal: AbortSignal, record: RecordCall): Promise<void> {
    for (let stateBefore: S | null = null; ;) {
      signal.throwIfAborted()
      const run: Run<S> | undefined = stateBefore === null ? given : await readAgain(given)
      if (!run || isToCancel(run) || !isActive(run)) return
      // Before the first step, the caller has looked for a pause.
      if (stateBefore !== null && isStoppable(run) && (await isPaused(database, run.storeId))) return stopUntilPauseEnds(run)
      // The next state needs a lock that this job has not taken: another job begins anew and takes all of them.
      if (locksFor(kind, run.state, run.storeId, run.id).some((name) => !heldLocks.includes(name)))
        return waitUntilDue(run, 0, { waits_for: 'worker' })
      if (stateBefore === run.state)
        throw new StepChangedNothing(
          `the step of ${kind.name} for ${run.state} has neither changed the state nor returned when to call it again`,
        )
      await markAsWorkedOn(run)
      const step = steps[run.state]
      if (!step) throw new Error(`${kind.name} has no step for ${run.state}`)
      const callAgain = await step({ run, signal, context: { signal, record } })
      if (callAgain) {
        // Where the step was aborted, the run may have another worker already: its time must not be changed here.
        signal.throwIfAborted()
        // The step succeeded, so the counts of failures in a row begin at zero again.
        // When a step changes the state, `changeState` in run.repository.ts does that.
        return waitUntilDue(run, callAgain.after, { waits_for: 'time', platform_failures: 0, own_failures: 0 })
      }
      stateBefore = run.state
    }
  }

  /**
   * After a failure of the platform. While it cannot be reached, the run waits and tries again,
   * without a limit of attempts; each wait is longer, up to the last of `pace.backoff`; where the
   * platform has requested a longer wait, that one counts. Every other failure ends the run as failed.
   */
  async function handlePlatformFault(run: Run<S>, fault: PlatformFault): Promise<void> {
    if (fault.kind !== 'unavailable') {
      logger.warn(
        { store: run.storeId, run: run.id, kind: kind.name, fault: fault.kind, detail: fault.message },
        'a run failed, because the platform refused a call or sent what cannot be read',
      )
      const { kind: failure } = fault
      return changeLocked(run, (queries, locked) =>
        runs.fail(queries, kind, locked, failure, failure === 'forbidden' ? fault.message : null),
      )
    }
    const wait = Math.max(waitAfter(run.platformFailures), fault.retryAfter ?? 0)
    logger.warn(
      { store: run.storeId, run: run.id, kind: kind.name, wait, detail: fault.message },
      'a run waits, because the platform cannot be reached',
    )
    await waitUntilDue(run, wait, { waits_for: 'platform', platform_failures: run.platformFailures + 1 })
  }

  /**
   * After an internal error: the run is tried again `maxOwnFailures` times. Then it fails,
   * because a run that never ends would keep its claim, and block others, for ever.
   */
  async function handleInternalError(run: Run<S>, error: unknown): Promise<void> {
    const isLast = run.ownFailures >= maxOwnFailures
    logger.error(
      { err: error, store: run.storeId, run: run.id, kind: kind.name, last: isLast },
      isLast ? 'a run failed after too many internal errors' : 'a run is tried again after an internal error',
    )
    if (isLast) return changeLocked(run, (queries, locked) => runs.fail(queries, kind, locked, 'unexpected'))
    await waitUntilDue(run, waitAfter(run.ownFailures), { waits_for: 'retry', own_failures: run.ownFailures + 1 })
  }

  /** Makes the run wait or fail after an error. A kind with `handleError` (a routine) decides for itself. */
  async function waitOrFail(given: Run<S>, error: unknown): Promise<void> {
    const run = await readAgain(given)
    if (!run || isToCancel(run) || !isActive(run)) return
    if (definition.handleError) {
      // With the count of requests from before this work, a routine sees whether it was requested again meanwhile.
      const again = await definition.handleError(run, error, given.requestCount)
      if (again) await waitUntilDue(run, again.after, { waits_for: 'retry', own_failures: run.ownFailures + 1 })
    } else if (error instanceof PlatformFault) await handlePlatformFault(run, error)
    else await handleInternalError(run, error)
  }

  /**
   * Works on the run until it has ended, waits, or is stopped. When a lock is lost, the step goes on until it next checks the signal, and
   * calls under way are not interrupted; then `whileLocked` throws `LockLost`, and the queue runs the job again.
   * Whatever must not be written twice is guarded in the database (the state of the run, its claims), not by the lock.
   * @param lostOrShutDown aborted when the locks are lost or this process shuts down
   */
  async function work(run: Run<S>, heldLocks: readonly string[], lostOrShutDown: AbortSignal): Promise<void> {
    const watch = watchRun({ database, clock, definition, run })
    const stop = AbortSignal.any([watch.signal, lostOrShutDown])
    // While a run is worked on, its `due_at` says when its worker was last known to be alive. A run that another
    // worker has left unfinished may have a time long past: it would count as lost and be enqueued once more.
    if (run.dueAt === null || run.dueAt < clock.now()) await repositoryOf(run.storeId).recordAlive(run.id, clock.now())
    const working = callSteps(run, heldLocks, stop, watch.record)
    const maxWait = definition.stopsAtOnce ? 0 : maxCancelWait
    const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => void sleep(maxWait).then(resolve), { once: true }))
    try {
      await Promise.race([working, stopped])
      if (watch.signal.aborted) await endIfCancelled(run, { holdsLock: true })
      // This function returns, and the locks are released, only after the step has ended, because calls may
      // be under way. A kind with `stopsAtOnce` writes nothing after its end, so a cancel releases its
      // locks at once. A pause and a shutdown do not: the run goes on later, and must not have two workers.
      if (definition.stopsAtOnce && watch.signal.aborted && !watch.paused()) working.catch(() => undefined)
      else await working
    } catch (error) {
      // An error after a stop does not count: the cancel ends the run, or the next worker continues it.
      if (!(error instanceof CallsStopped || error instanceof Superseded || stop.aborted)) await waitOrFail(run, error)
    } finally {
      await watch.end()
      if (watch.paused()) await stopUntilPauseEnds(run)
    }
  }

  type Beginning = { kind: 'ready'; run: Run<S> } | { kind: 'ended-or-gone' } | { kind: 'claimed-by-other' }

  /**
   * Begins a scheduled run whose time has come; any other run is ready as it is. `claimed-by-other`:
   * another run has the claim that this one needs to begin, so the job must come again.
   */
  async function begin(given: Run<S>): Promise<Beginning> {
    const ready = (run: Run<S> | undefined): Beginning => (run ? { kind: 'ready', run } : { kind: 'ended-or-gone' })
    if (ruleOf(kind, given.state).is !== 'scheduled') return ready(await readAgain(given))
    let beginning: Beginning = { kind: 'ended-or-gone' }
    await changeLocked(given, async (queries, locked) => {
      const rule = ruleOf(kind, locked.state)
      if (rule.is !== 'scheduled' || isEarly(locked)) {
        beginning = ready(locked)
        return
      }
      const begun = await runs.beginScheduled(queries, kind, locked, rule.begins)
      beginning = begun ? ready(begun) : { kind: 'claimed-by-other' }
    })
    return beginning
  }

  /** Lets the job come again because it could not work: another worker holds a lock, or another run has the claim. */
  async function comeAgain(run: Run<S>, lockOfOther: string | null): Promise<void> {
    const { storeId, id } = run
    const isLockedByOther = lockOfOther === runLock(id)
    const isWorkedOnByOther = isLockedByOther && run.waitsFor === 'nothing'
    // The other worker may be about to make the run wait, or may die: so this job is not dropped, but it comes less often.
    const wait = isWorkedOnByOther ? pace.lockRetry * lockRetryWhileWorkedOn : pace.lockRetry
    const next = new Date(now() + wait)
    // A worker that has the lock of a run that waits for a time is about to begin it, and compares the run's time
    // with the present (`isEarly`). With a later time it would leave the run alone, so the time is not changed.
    if (!isLockedByOther || !waitsForATime(run)) await repositoryOf(storeId).postpone(id, next)
    await jobs.enqueue(kind.name, { store: storeId, run: id }, { queries: database, after: next })
  }

  return {
    name: kind.name,
    async run({ store: storeId, run: id }, stop) {
      if (storeId === undefined || id === undefined) return
      const run = await repositoryOf(storeId).byId(id)
      if (!run || run.dueAt === null || isEarly(run)) return
      // The end of the pause enqueues it anew. An unstoppable state is finished in spite of the pause.
      if (isStoppable(run) && (await isPaused(database, storeId))) return
      let isClaimedByOther = false
      const locks = locksFor(kind, run.state, storeId, id)
      const lockOfOther = await whileLocked(direct, locks, async (locksLost) => {
        const beginning = await begin(run)
        isClaimedByOther = beginning.kind === 'claimed-by-other'
        if (beginning.kind !== 'ready' || !isActive(beginning.run) || isEarly(beginning.run)) return
        await work(beginning.run, locks, stop ? AbortSignal.any([locksLost, stop]) : locksLost)
      })
      // Who cancels a run of a kind without `stopsAtOnce` while its lock is held only records the cancel: the
      // worker is to end the run. If this worker had stopped before it could see that, the run is ended here.
      await endIfCancelled(run, { holdsLock: false })
      if (lockOfOther !== null || isClaimedByOther) await comeAgain(run, lockOfOther)
    },
  }
}

type RecordCall = ReturnType<typeof watchRun>['record']
