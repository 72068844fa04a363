import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '../../database/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, CallsStopped, type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { everyStoreRepository } from './every-store.repository.ts'
import { planStep } from './plan-step.ts'
import type { PublicationLife } from './publication-life.ts'
import { publicationRepository, type Progress, type PublicationRow } from './publication.repository.ts'
import { type PublicationPayload, publicationTask } from './publication.service.ts'
import { verifyStep } from './verify-step.ts'
import { watchWork } from './watch-work.ts'
import { withLocks } from './work-lock.ts'
import { writeStep } from './write-step.ts'

export interface PublicationJobDependencies {
  database: Database
  direct: pg.Pool
  jobs: Jobs
  catalogue: CatalogueService
  ordering: OrderingService
  life: PublicationLife
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
  logger: Logger
  pace: PublicationPace
}

type PublicationKey = Pick<PublicationRow, 'storeId' | 'id'>

/** Times of a publication, in milliseconds. */
export interface PublicationPace {
  /** Writes under way at once, at most. */
  width: number
  /** Waits between tries while the platform is away; the last one repeats. */
  setbacks: readonly number[]
  /** Waits between looks at the live ordering while the platform indexes; after the last one it ends with differences. */
  looks: readonly number[]
  /** Wait before looking whether another publication of the store has ended. */
  turn: number
  /** How often a running one tells how far it is, and looks whether somebody wants it to stop. */
  tick: number
}

export const usualPace: PublicationPace = {
  width: 64,
  setbacks: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
  looks: [1_000, 2_000, 5_000, 15_000, 30_000, ...Array.from({ length: 15 }, () => 120_000)],
  turn: 1_000,
  tick: 1_000,
}

/** Failures of our own that a publication survives. */
const mostSetbacks = 10
/** A job that comes this much too early leaves the work to the one that was enqueued for the time. */
const early = 250
/** How long calls that are under way may end by themselves once the work is to stop. */
export const grace = 2_000

/**
 * Brings a publication from wherever it is to its end: plan, write, read back. Every product's result is committed as it comes and a
 * product that is right already is never written, so a process killed at any moment loses nothing and writes nothing twice.
 */
export function publicationJob(dependencies: PublicationJobDependencies): Task<PublicationPayload> {
  const { database, direct, jobs, catalogue, life, platformOf, clock, logger, pace } = dependencies
  const present = ({ storeId, id }: PublicationKey) => publicationRepository(database, storeId).byId(id)

  const at = (delay: number): Date => new Date(clock.now().getTime() + delay)

  /** Puts the publication aside until `delay` milliseconds from now, with its new state, in one transaction with its next job. */
  async function later({ storeId, id }: PublicationKey, delay: number, progress: Partial<Progress>): Promise<void> {
    const retryAt = at(delay)
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction, storeId)
      await inside.update(id, { ...progress, retry_at: retryAt, next_at: retryAt })
      const row = await inside.byId(id)
      if (row && progress.state) await life.tell(transaction, row)
      await jobs.enqueue(publicationTask, { store: storeId, publication: id }, { queries: transaction, after: retryAt })
    })
  }

  const plan = planStep(dependencies)
  const write = writeStep({ database, life, clock, width: pace.width })
  const verify = verifyStep({ database, catalogue, life, clock, looks: pace.looks, plan, later })

  async function proceed(key: PublicationKey, lost: AbortSignal, context: CallContext): Promise<void> {
    for (;;) {
      lost.throwIfAborted()
      const row = await present(key)
      if (!row || (row.cancelAskedAt && !row.fileBegunAt) || !['waiting', 'running', 'sent'].includes(row.state)) return
      const platform = await platformOf(row.storeId, context)
      if (row.state === 'sent') return verify(row, platform)
      if (row.toWrite === null) await plan(row, platform)
      else await write(row, platform)
    }
  }

  /** Ends it in a transaction of its own, unless it has ended meanwhile. */
  const end = ({ storeId, id }: PublicationKey, work: (queries: Database, row: PublicationRow) => Promise<void>) =>
    database.transaction().execute(async (transaction) => {
      const row = await publicationRepository(transaction, storeId).lock(id)
      if (row && ['waiting', 'running', 'sent'].includes(row.state)) await work(transaction, row)
    })

  const endCancelled = async (key: PublicationKey): Promise<void> => {
    if (await publicationRepository(database, key.storeId).cancelAsked(key.id)) await end(key, life.cancelled)
  }

  async function setBack(key: PublicationKey, fault: PlatformFault): Promise<void> {
    const { kind } = fault
    if (kind !== 'unavailable') {
      logger.warn({ publication: key.id, fault: kind, detail: fault.message }, 'publication failed')
      return end(key, (queries, row) => life.failed(queries, row, kind, kind === 'forbidden' ? fault.message : null))
    }
    const row = await present(key)
    if (!row || (row.cancelAskedAt && !row.fileBegunAt)) return
    const wait = Math.max(pace.setbacks[Math.min(row.setbacks, pace.setbacks.length - 1)] ?? 0, fault.retryAfter ?? 0)
    logger.warn({ publication: key.id, wait, detail: fault.message }, 'the platform is away, the publication waits')
    // While the platform indexes, nothing is to be written any more: it stays sent and is looked at later.
    await later(key, wait, { state: row.state === 'sent' ? 'sent' : 'waiting', waiting_for: 'platform', setbacks: row.setbacks + 1 })
  }

  /** A failure of our own: tried again a few times, then said, so that the list is not blocked for ever. */
  async function unexpected(key: PublicationKey, error: unknown): Promise<void> {
    const row = await present(key)
    if (!row || row.cancelAskedAt) return
    const last = row.ownSetbacks >= mostSetbacks
    logger.error({ err: error, publication: key.id, last }, 'publication met what it should not')
    if (last) return end(key, (queries, locked) => life.failed(queries, locked, 'unexpected', null))
    await later(key, pace.setbacks[Math.min(row.ownSetbacks, pace.setbacks.length - 1)] ?? 0, {
      waiting_for: 'worker',
      own_setbacks: row.ownSetbacks + 1,
    })
  }

  /** Works until it is done, put aside or stopped; `lost`: the locks are, or this process stops. */
  async function work(row: PublicationRow, lost: AbortSignal): Promise<void> {
    const watch = watchWork({ database, clock, life, pace: pace.tick, row })
    const stop = AbortSignal.any([watch.signal, lost])
    const working = proceed(row, lost, { signal: stop, record: watch.hear })
    const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => void sleep(grace).then(resolve), { once: true }))
    try {
      await Promise.race([working, stopped])
      // It is told to be over; the store is not given to another one while calls are still under way.
      if (watch.signal.aborted) await endCancelled(row)
      await working
    } catch (error) {
      // It is somebody else's from now on, who decides what becomes of it.
      if (error instanceof CallsStopped || lost.aborted) return
      if (error instanceof PlatformFault) await setBack(row, error)
      else await unexpected(row, error)
    } finally {
      await watch.end()
    }
  }

  /** Lets it begin, unless somebody gave it another time, or called it off, just now; false where another of its list is on its way. */
  const beginAtItsTime = ({ storeId, id }: PublicationKey): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction, storeId)
      const row = await inside.lock(id)
      const due = row?.state === 'scheduled' && (!row.startsAt || row.startsAt.getTime() - clock.now().getTime() <= early)
      return !due || inside.begin(row)
    })

  /** False where another of its list is on its way, or it is to write and the store is not ours: it must come again. */
  async function begin(key: PublicationKey, mayWrite: boolean, lost: AbortSignal): Promise<boolean> {
    const row = await present(key)
    if (!row) return true
    if (!mayWrite && (row.state === 'scheduled' || row.state === 'waiting' || row.state === 'running')) return false
    if (row.state === 'scheduled') {
      // Another job was enqueued for its time.
      if (row.startsAt && row.startsAt.getTime() - clock.now().getTime() > early) return true
      if (!(await beginAtItsTime(key))) return false
    } else if (row.retryAt && row.retryAt.getTime() - clock.now().getTime() > early) return true
    await work(row, lost)
    return true
  }

  return {
    name: publicationTask,
    async run({ store, publication: id }, stop) {
      const storeId = store ?? (await everyStoreRepository(database).storeOf(id))
      if (storeId === undefined) return
      const key = { storeId, id }
      const row = await present(key)
      if (!row) return
      let begun = true
      // Looking at the live ordering is no writing: it waits for no other publication of the store.
      const mayWrite = row.state !== 'sent'
      const outcome = await withLocks(direct, mayWrite ? storeId : null, id, async (lost) => {
        begun = await begin(key, mayWrite, stop ? AbortSignal.any([lost, stop]) : lost)
        await endCancelled(key)
      })
      // Whoever asked just before the lock was given back found it taken.
      await endCancelled(key)
      if (outcome === 'done' && begun) return
      // Somebody else may just be about to put it aside, or to die: it is looked after again, less often while they write.
      const next = at(outcome === 'worked-on' && row.state === 'running' ? pace.turn * 5 : pace.turn)
      await publicationRepository(database, storeId).update(id, { next_at: next })
      await jobs.enqueue(publicationTask, { store: storeId, publication: id }, { queries: database, after: next })
    },
  }
}
