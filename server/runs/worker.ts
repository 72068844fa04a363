import { setTimeout as sleep } from 'node:timers/promises'
import { whileLocked } from '../database/advisory-lock.ts'
import type { Queries } from '../database/index.ts'
import type { Task } from '../jobs/index.ts'
import { CallsStopped, PlatformFault } from '../platforms/platform.ts'
import { type RunDefinition, Superseded } from './definition.ts'
import type { RunControl, RunParts } from './run-control.ts'
import { locksFor, runLock } from './run-lock.ts'
import { type Run, runRepository } from './run.repository.ts'
import { ruleOf } from './states.ts'
import { watchRun } from './watch-run.ts'

/** Failures of our own in a row that a run survives. */
const mostFailures = 10
/** A job that comes this much too early, in milliseconds, leaves the work to the one that was enqueued for the time. */
const early = 250
/** Milliseconds that calls under way have to end by themselves once the work is to stop. */
export const grace = 2_000

/** Thrown where a step neither leads its run on nor says when to call it again. */
class StepStoodStill extends Error {
  override readonly name = 'StepStoodStill'
}

/** The task that brings the runs of a kind from wherever they are to their end, step by step. A process that is killed leaves them to another. */
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
  const mayStop = ({ state }: Run<S>): boolean => {
    const rule = ruleOf(kind, state)
    return !(rule.is === 'active' && rule.unstoppable === true)
  }
  const isToStop = (run: Run<S>): boolean => run.cancelAskedAt !== null && mayStop(run)
  const waitsForATime = ({ waitsFor }: Run<S>): boolean => waitsFor === 'time' || waitsFor === 'retry' || waitsFor === 'platform'
  const isEarly = (run: Run<S>): boolean => waitsForATime(run) && run.dueAt !== null && run.dueAt.getTime() - now() > early

  /** Works in a transaction on the run as it is now, unless it has ended. */
  const change = (run: Run<S>, work: (queries: Queries, present: Run<S>) => Promise<unknown>): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const locked = await of(run.storeId, transaction).lock(run.id)
      if (locked && ruleOf(kind, locked.state).is !== 'ended') await work(transaction, locked)
    })
  /** Waits for whoever is just asking for its end. */
  async function endWhereAsked(run: Run<S>): Promise<void> {
    const seen = await of(run.storeId).lock(run.id)
    if (!seen || seen.cancelAskedAt === null || ruleOf(kind, seen.state).is === 'ended') return
    await change(run, async (queries, locked) => {
      if (isToStop(locked)) await runs.endCancelled(queries, kind, locked)
    })
  }
  const later = (run: Run<S>, wait: number, changes: Parameters<RunControl['later']>[4]): Promise<void> =>
    change(run, (queries, locked) => runs.later(queries, kind, locked, new Date(now() + wait), changes))

  /** From here on it is in hand. */
  async function take(run: Run<S>): Promise<void> {
    if (run.waitsFor === 'nothing' && run.startedAt !== null) return
    await change(run, async (queries, locked) => {
      const changes = { waits_for: 'nothing', due_at: clock.now(), started_at: locked.startedAt ?? clock.now() } as const
      if (locked.waitsFor !== 'nothing' || locked.startedAt === null) {
        await of(run.storeId, queries).change(run.id, locked.state, changes)
        await runs.tell(queries, kind, run)
      }
    })
  }

  /** Calls step after step, until the run has ended, is to stop, or waits. */
  async function proceed(given: Run<S>, held: readonly string[], signal: AbortSignal, record: RecordCall): Promise<void> {
    for (let before: S | null = null; ;) {
      signal.throwIfAborted()
      const run: Run<S> | undefined = before === null ? given : await present(given)
      if (!run || isToStop(run) || !isActive(run)) return
      if (locksFor(kind, run.state, run.storeId, run.id).some((name) => !held.includes(name))) return later(run, 0, { waits_for: 'worker' })
      if (before === run.state) throw new StepStoodStill(`${kind.name} stays ${run.state}`)
      await take(run)
      const step = steps[run.state]
      if (!step) throw new Error(`${kind.name} has no step for ${run.state}`)
      const again = await step({ run, signal, context: { signal, record } })
      // Stopped, or without its locks, it decides nothing.
      if (again) signal.throwIfAborted()
      // What failed before it is not in a row any more.
      if (again) return later(run, again.after, { waits_for: 'time', platform_failures: 0, own_failures: 0 })
      before = run.state
    }
  }

  /** The platform is away: the run waits, longer each time. Anything else that it says ends the run. */
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

  /** A failure of our own: tried again a few times, then said, so that what the run claims is not blocked for ever. */
  async function failOrRetry(run: Run<S>, error: unknown): Promise<void> {
    const last = run.ownFailures >= mostFailures
    logger.error({ err: error, store: run.storeId, run: run.id, kind: kind.name, last }, 'a run met what it should not')
    if (last) return change(run, (queries, locked) => runs.fail(queries, kind, locked, 'unexpected'))
    await later(run, waitAfter(run.ownFailures), { waits_for: 'retry', own_failures: run.ownFailures + 1 })
  }

  async function meet(given: Run<S>, error: unknown): Promise<void> {
    const run = await present(given)
    if (!run || isToStop(run) || !isActive(run)) return
    if (definition.passesOver) {
      const again = await definition.passesOver(run, error, given.asked)
      if (again) await later(run, again.after, { waits_for: 'retry', own_failures: run.ownFailures + 1 })
    } else if (error instanceof PlatformFault) await waitForPlatform(run, error)
    else await failOrRetry(run, error)
  }

  /** Works until it is done, put aside or stopped; `lost`: the locks are, or this process stops. */
  async function work(run: Run<S>, held: readonly string[], lost: AbortSignal): Promise<void> {
    const watch = watchRun({ database, clock, definition, run })
    const stop = AbortSignal.any([watch.signal, lost])
    if (run.dueAt === null || run.dueAt < clock.now()) await of(run.storeId).touch(run.id, clock.now())
    const working = proceed(run, held, stop, watch.record)
    const patience = definition.stopsAtOnce ? 0 : grace
    const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => void sleep(patience).then(resolve), { once: true }))
    try {
      await Promise.race([working, stopped])
      if (watch.signal.aborted) await endWhereAsked(run)
      // What it locks is not given to another one while calls are still under way, unless nothing is written any more whatever they bring.
      if (definition.stopsAtOnce && stop.aborted) working.catch(() => undefined)
      else await working
    } catch (error) {
      // It is somebody else's from now on, who decides what becomes of it.
      if (!(error instanceof CallsStopped || error instanceof Superseded || stop.aborted)) await meet(run, error)
    } finally {
      await watch.end()
    }
  }

  /** Lets a scheduled one begin whose time has come. Gives it as it is then; null where another run has claimed the same: it must come again. */
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
      let claimed = false
      const locks = locksFor(kind, run.state, storeId, id)
      const taken = await whileLocked(direct, locks, async (lost) => {
        const begun = await begin(run)
        claimed = begun === null
        if (begun && isActive(begun) && !isEarly(begun)) await work(begun, locks, stop ? AbortSignal.any([lost, stop]) : lost)
      })
      // Whoever asked while the lock was held found it taken.
      await endWhereAsked(run)
      if (taken === null && !claimed) return
      // Somebody else may just be about to put it aside, or to die: it is looked after again, less often while they work.
      const theirs = taken === runLock(id)
      const next = new Date(now() + (theirs && run.waitsFor === 'nothing' ? pace.turn * 5 : pace.turn))
      // Postponed, one that they are about to begin would be too early for them.
      if (!theirs || !waitsForATime(run)) await of(storeId).postpone(id, next)
      await jobs.enqueue(kind.name, { store: storeId, run: id }, { queries: database, after: next })
    },
  }
}

type RecordCall = ReturnType<typeof watchRun>['record']
