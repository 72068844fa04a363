import type { SynchronisationPhase } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { renewStatistics } from '../../database/statistics.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type RunDefinition, type RunPace, type Runs, Superseded, system, usualRunPace } from '../../runs/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { SalesService } from '../sales/index.ts'
import type { StoresService } from '../stores/index.ts'
import { bringSales } from './bring-sales.ts'
import { bringCollections } from './collections.ts'
import { bringDetails } from './details.ts'
import { endSynchronisation, followCancellation, followFailure } from './end.ts'
import { bringOffers } from './offers.ts'
import { canBeSpared, isOfItsOwn, mostExactStock, nightlyPart, type PhaseWork, phasesOf } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'
import { requestSynchronisation } from './request.ts'
import { type Synchronising, startSynchronising } from './synchronising.ts'
import { bringStock } from './stock.ts'
import { bringStructure } from './structure.ts'
import { synchronisationKind, type SynchronisationStage } from './synchronisation-kind.ts'
import { synchronisationRepository } from './synchronisation.repository.ts'

/** Tables that a synchronisation fills. */
const filled = ['brands', 'categories', 'collection_products', 'collections', 'product_texts', 'products'] as const

export const usualSynchronisationPace: RunPace = { ...usualRunPace, lockRetry: 5_000 }

export interface SynchronisationRunDependencies {
  database: Database
  stores: StoresService
  sales: SalesService
  notices: NoticesService
  runs: Runs
  events: Events
  clock: Clock
  logger: Logger
  pace: RunPace
  /** What follows from products that changed. Within the transaction that says that they are in. */
  afterwards(storeId: string, queries: Queries): Promise<void>
}

/**
 * Brings a synchronisation from wherever it is to its end, phase by phase. Every page is
 * committed with the place where to go on, so a process killed at any moment repeats at most one
 * page; what another process or a person decided meanwhile keeps this one from writing anything.
 */
export function synchronisationRuns(dependencies: SynchronisationRunDependencies): RunDefinition<SynchronisationStage> {
  const { database, stores, sales, runs, clock, logger, pace } = dependencies
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
  async function prepare({ row }: Synchronising, phase: SynchronisationPhase, queries: Queries): Promise<number | null> {
    const products = productsToRead(queries, row.storeId, row.id)
    if (phase === 'details') {
      if (row.scope === 'everything' || row.scope === 'nightly') await products.addUnseen()
      if (row.scope === 'nightly') await products.addOldest(nightlyPart)
      return products.countWithoutDetails()
    }
    if (phase !== 'stock') return null
    const shown = await products.countShown()
    return shown <= mostExactStock ? shown : 0
  }

  /** Lists can be worked with from now on; the store looks after itself. */
  async function becomeUsable({ row, bringing }: Synchronising): Promise<void> {
    if (!bringing.listed) await renewStatistics(database, filled)
    const store = await stores.require(row.storeId)
    await database.transaction().execute(async (transaction) => {
      const inside = synchronisationRepository(transaction, row.storeId)
      if (!(await inside.setUsable(row.id, clock.now()))) throw new Superseded()
      await runs.notify(transaction, synchronisationKind, row)
      if (store.readiness === 'ready') return
      await stores.setReadiness(row.storeId, 'ready', undefined, transaction)
      await dependencies.afterwards(row.storeId, transaction)
      await runs.startRoutines(transaction, row.storeId)
      await sales.follow(row.storeId, transaction)
    })
    if ((await sales.coverage(row.storeId)).from === null)
      await requestSynchronisation(dependencies, row.storeId, system, { scope: 'sales' })
  }

  async function proceed(run: Synchronising): Promise<void> {
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
    if (!run.bringing.listed) await renewStatistics(database, filled)
    await endSynchronisation(dependencies, row)
    // Now that products are here, the sales of a history can be given their categories.
    if (row.scope === 'everything') await sales.follow(row.storeId)
  }

  return {
    kind: synchronisationKind,
    pace,
    stopsAtOnce: true,
    steps: {
      async running({ run: { storeId, id }, signal, context }) {
        const synchronisations = synchronisationRepository(database, storeId)
        await synchronisations.begin(id, clock.now())
        const row = await synchronisations.byId(id)
        if (!row) return undefined
        const store = await stores.require(storeId)
        const platform = await stores.platform(storeId, context)
        await proceed(startSynchronising(dependencies, row, platform, store.synchronisedAt !== null, signal))
        return undefined
      },
    },
    failed: (queries, run, failure) => followFailure(dependencies, queries, run, failure),
    cancelled: (queries, run) => followCancellation(dependencies, queries, run),
  }
}
