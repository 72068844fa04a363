import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SynchronisationPhase } from '../../../contract/index.ts'
import { whileLocked } from '../../database/advisory-lock.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { CallsStopped, PlatformFault } from '../../platforms/platform.ts'
import type { NoticesService } from '../notices/index.ts'
import type { SalesService } from '../sales/index.ts'
import type { StoresService } from '../stores/index.ts'
import { bringSales } from './bring-sales.ts'
import { bringCollections } from './collections.ts'
import { bringDetails } from './details.ts'
import { endSynchronisation } from './end.ts'
import { scheduleNight } from './nightly.jobs.ts'
import { bringOffers } from './offers.ts'
import { canBeSpared, isOfItsOwn, mostExactStock, nightlyPart, type PhaseWork, phasesOf } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'
import { scheduleRefresh } from './refresh.jobs.ts'
import { requestSynchronisation, synchronisationTask } from './request.ts'
import { type Run, startRun, Superseded } from './run.ts'
import { bringStock } from './stock.ts'
import { bringStructure } from './structure.ts'
import { storeOfSynchronisation, type SynchronisationRow, synchronisationRepository } from './synchronisation.repository.ts'

/** Times of a synchronisation, in milliseconds. */
export interface SynchronisationPace {
  /** Waits between tries while the platform is away; the last one repeats. */
  setbacks: readonly number[]
  /** Between two looks whether it was cancelled. */
  watch: number
  /** Wait before looking whether another process has let go of it. */
  turn: number
}

export const usualSynchronisationPace: SynchronisationPace = {
  setbacks: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
  watch: 1_000,
  turn: 5_000,
}

/** Failures of our own that a synchronisation survives in a row. */
const mostSetbacks = 10
/** A job that comes this much too early leaves the work to the one that was enqueued for the time. */
const early = 250

export interface SynchronisationJobDependencies {
  database: Database
  direct: pg.Pool
  stores: StoresService
  sales: SalesService
  notices: NoticesService
  jobs: Jobs
  events: Events
  clock: Clock
  logger: Logger
  pace: SynchronisationPace
  /** What follows from products that changed. Within the transaction that says that they are in. */
  afterwards(storeId: string, queries: Queries): Promise<void>
}

/** Former versions enqueued a synchronisation without its store, and a store alone for its whole catalogue. */
type Payload = { store: string; synchronisation: string } | { synchronisation: string } | { store: string }

/**
 * Brings a synchronisation from wherever it is to its end, phase by phase. Every page is committed with the place where to go on, so a process killed at any
 * moment repeats at most one page; what another process or a person decided meanwhile keeps this one from writing anything.
 */
export function synchronisationJob(dependencies: SynchronisationJobDependencies): Task<Payload> {
  const { database, direct, stores, sales, jobs, events, clock, logger, pace } = dependencies
  const missed = (store: string, missing: number, until: Date) =>
    logger.warn({ store, missing, until }, 'the platform cannot tell all sales of a moment')
  const work: Record<SynchronisationPhase, PhaseWork> = {
    structure: bringStructure,
    offers: bringOffers,
    details: bringDetails,
    stock: bringStock,
    collections: bringCollections,
    sales: bringSales(sales, missed),
  }

  /** What there is to do in a phase, counted as it begins. */
  async function prepare({ row }: Run, phase: SynchronisationPhase, queries: Queries): Promise<number | null> {
    const products = productsToRead(queries, row.storeId, row.id)
    if (phase === 'details') {
      if (row.scope === 'everything' || row.scope === 'nightly') await products.addUntold()
      if (row.scope === 'nightly') await products.addOldest(nightlyPart)
      return products.countWithoutDetails()
    }
    if (phase !== 'stock') return null
    const shown = await products.countShown()
    return shown <= mostExactStock ? shown : 0
  }

  /** Lists can be worked with from now on; the store looks after itself. */
  async function becomeUsable({ row }: Run): Promise<void> {
    const store = await stores.require(row.storeId)
    await database.transaction().execute(async (transaction) => {
      const inside = synchronisationRepository(transaction, row.storeId)
      if (!(await inside.setUsable(row.id, clock.now()))) throw new Superseded()
      await events.tell({ what: 'synchronisation', storeId: row.storeId, id: row.id }, transaction)
      if (store.readiness === 'ready') return
      await stores.setReadiness(row.storeId, 'ready', undefined, transaction)
      await dependencies.afterwards(row.storeId, transaction)
      await scheduleNight(transaction, jobs, row.storeId, clock.now())
      await scheduleRefresh(transaction, jobs, row.storeId, clock.now())
      await sales.follow(row.storeId, transaction)
    })
    if ((await sales.coverage(row.storeId)).from === null)
      await requestSynchronisation(dependencies, row.storeId, { scope: 'sales', requestedBy: null })
  }

  async function proceed(run: Run): Promise<void> {
    const { row, platform } = run
    if (row.phase === null && row.scope === 'everything') await stores.setAccount(row.storeId, await platform.checkCredential())
    const phases = phasesOf(row)
    for (const phase of row.phase === null ? phases : phases.slice(phases.indexOf(row.phase))) {
      if (row.phase !== phase) await run.enter(phase, (queries) => prepare(run, phase, queries))
      try {
        await work[phase](run)
      } catch (error) {
        if (!isOfItsOwn(error) || !canBeSpared(phases, phase)) throw error
        await run.note(error.kind, error.message)
      }
      if (phase === 'offers' && (row.scope === 'everything' || row.scope === 'nightly')) await becomeUsable(run)
    }
    await endSynchronisation(dependencies, row, null)
  }

  /** Puts the synchronisation aside, in one transaction with its next job. */
  async function later(row: SynchronisationRow, waitingFor: 'worker' | 'platform', wait: number): Promise<void> {
    const retryAt = new Date(clock.now().getTime() + wait)
    await database.transaction().execute(async (transaction) => {
      if (!(await synchronisationRepository(transaction, row.storeId).putAside(row.id, waitingFor, retryAt))) return
      await jobs.enqueue(synchronisationTask, { store: row.storeId, synchronisation: row.id }, { queries: transaction, after: retryAt })
      await events.tell({ what: 'synchronisation', storeId: row.storeId, id: row.id }, transaction)
    })
  }

  async function setBack(row: SynchronisationRow, error: unknown): Promise<void> {
    const setbacks = (await synchronisationRepository(database, row.storeId).byId(row.id))?.setbacks ?? 0
    const wait = pace.setbacks[Math.min(setbacks, pace.setbacks.length - 1)] ?? 0
    if (!(error instanceof PlatformFault)) {
      logger.error({ err: error, synchronisation: row.id, setbacks }, 'synchronisation met what it should not')
      return setbacks >= mostSetbacks ? endSynchronisation(dependencies, row, 'unexpected') : later(row, 'worker', wait)
    }
    logger.warn({ store: row.storeId, synchronisation: row.id, fault: error.kind, detail: error.message }, 'synchronisation set back')
    if (error.kind !== 'unavailable') return endSynchronisation(dependencies, row, error.kind)
    await later(row, 'platform', Math.max(wait, error.retryAfter ?? 0))
  }

  /** Aborts as soon as the synchronisation is no longer running: cancelled, or deleted with its store. */
  async function watch({ storeId, id }: SynchronisationRow, controller: AbortController): Promise<void> {
    while (!controller.signal.aborted) {
      await sleep(pace.watch, undefined, { signal: controller.signal, ref: false }).catch(() => undefined)
      if (controller.signal.aborted) return
      const present = await synchronisationRepository(database, storeId)
        .byId(id)
        .catch(() => null)
      if (present !== null && present?.state !== 'running') controller.abort(new Superseded())
    }
  }

  async function carryOut(row: SynchronisationRow, lost: AbortSignal): Promise<void> {
    if (!(await synchronisationRepository(database, row.storeId).begin(row.id, clock.now()))) return
    await events.tell({ what: 'synchronisation', storeId: row.storeId, id: row.id }, database)
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, lost])
    const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    void watch(row, controller)
    try {
      const store = await stores.require(row.storeId)
      const run = startRun(dependencies, row, await stores.platform(row.storeId, { signal }), store.synchronisedAt !== null, signal)
      // A call that takes long does not hold up a cancellation: what it brings is never written.
      await Promise.race([proceed(run), stopped])
    } catch (error) {
      // It is somebody else's from now on, who decides what becomes of it.
      if (!(error instanceof Superseded || error instanceof CallsStopped || lost.aborted)) await setBack(row, error)
    } finally {
      stopped.catch(() => undefined)
      controller.abort(new Superseded())
    }
  }

  async function run(store: string, id: string, stop: AbortSignal | undefined): Promise<void> {
    const taken = await whileLocked(direct, [`synchronisation ${id}`], async (lost) => {
      const row = await synchronisationRepository(database, store).byId(id)
      if (!row || (row.state !== 'waiting' && row.state !== 'running')) return
      if (row.retryAt && row.retryAt.getTime() - clock.now().getTime() > early) return
      await carryOut(row, stop ? AbortSignal.any([lost, stop]) : lost)
    })
    if (taken !== null)
      await jobs.enqueue(
        synchronisationTask,
        { store, synchronisation: id },
        { queries: database, after: new Date(clock.now().getTime() + pace.turn) },
      )
  }

  return {
    name: synchronisationTask,
    async run(payload, stop) {
      if (!('synchronisation' in payload)) {
        await requestSynchronisation(dependencies, payload.store, { scope: 'everything', requestedBy: null })
        return
      }
      const { synchronisation: id } = payload
      const store = 'store' in payload ? payload.store : await storeOfSynchronisation(database, id)
      if (store !== undefined) await run(store, id, stop)
    },
  }
}
