import type pg from 'pg'
import type { Database } from '../../database/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { compareOrderings, type Comparison, missingFrom } from './compare-orderings.ts'
import { planPublication } from './publication.plan.ts'
import { publicationRepository, type Progress, type PublicationRow } from './publication.repository.ts'
import { publicationTask } from './publication.service.ts'
import { withStoreLock } from './store-lock.ts'

export interface PublicationJobDependencies {
  database: Database
  pool: pg.Pool
  jobs: Jobs
  catalogue: CatalogueService
  ordering: OrderingService
  platformOf(storeId: string): Promise<Platform>
  clock: Clock
  logger: Logger
  pace: PublicationPace
}

/** Times of a publication, in milliseconds. */
export interface PublicationPace {
  /** Writes under way at once. */
  width: number
  /** Waits between tries while the platform is away; the last one repeats. */
  setbacks: readonly number[]
  /** Waits between looks at the live ordering while the platform indexes; after the last one it ends with differences. */
  looks: readonly number[]
  /** Wait before looking whether another publication of the store has ended. */
  turn: number
}

export const usualPace: PublicationPace = {
  width: 8,
  setbacks: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
  looks: [1_000, 2_000, 5_000, 15_000, 30_000, ...Array.from({ length: 15 }, () => 120_000)],
  turn: 1_000,
}

/** Most places of the live ordering that are read back, and most repairs of scores that someone else changed meanwhile. */
const window = 2_500
const mostRepairs = 3
const mostSuspects = 50
/** Failures of our own that a publication survives. */
const mostSetbacks = 10
/** A job that comes this much too early leaves the work to the one that was enqueued for the time. */
const early = 250

/**
 * Brings a publication from wherever it is to its end: plan, write, read back. Every product's result is committed as it comes and a
 * product that is right already is never written, so a process killed at any moment loses nothing and writes nothing twice.
 */
export function publicationJob(dependencies: PublicationJobDependencies): Task<{ publication: string }> {
  const { database, pool, jobs, catalogue, ordering, platformOf, clock, logger, pace } = dependencies
  const publications = publicationRepository(database)

  /** Puts the publication aside until `delay` milliseconds from now, with its new state, in one transaction with its next job. */
  async function later(id: string, delay: number, progress: Partial<Progress>): Promise<void> {
    const retryAt = new Date(clock.now().getTime() + delay)
    await database.transaction().execute(async (transaction) => {
      await publicationRepository(transaction).update(id, { ...progress, retry_at: retryAt })
      await jobs.enqueue(publicationTask, { publication: id }, { queries: transaction, after: retryAt })
    })
  }

  async function plan(row: PublicationRow, platform: Platform): Promise<void> {
    const products = await publications.products(row.id)
    await catalogue.refreshShares(row.storeId, products, platform, { fresh: false })
    const parts = new Map((await catalogue.scores(row.storeId, products)).map((part) => [part.id, part]))
    const writes = planPublication(products.map((id) => parts.get(id) ?? { id, score: 0, share: 0 }))
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction)
      await inside.plan(row.id, writes)
      await inside.update(row.id, { state: 'running', waiting_for: null, retry_at: null, started_at: row.startedAt ?? clock.now() })
    })
  }

  async function settle(row: PublicationRow, product: number, score: number, platform: Platform): Promise<void> {
    const outcome = await platform.setScore(product, score)
    await database.transaction().execute(async (transaction) => {
      await publicationRepository(transaction).settle(row.id, { product, ...outcome }, clock.now())
      if (outcome.result === 'written' || outcome.result === 'already') await catalogue.setScores(row.storeId, [{ id: product, score }], transaction)
    })
  }

  async function write(row: PublicationRow, platform: Platform): Promise<void> {
    await publications.update(row.id, { state: 'running', waiting_for: null, retry_at: null })
    for (;;) {
      const batch = await publications.pending(row.id, pace.width * 8)
      if (batch.length === 0) break
      const queue = batch.values()
      const lane = async () => {
        for (const { product, score } of queue) await settle(row, product, score, platform)
      }
      // Every lane ends before a fault is looked at: what was under way is settled, not left half done.
      const lanes = await Promise.allSettled(Array.from({ length: pace.width }, lane))
      const fault = lanes.find((result) => result.status === 'rejected')
      if (fault) throw fault.reason
      if (row.setbacks > 0) await publications.update(row.id, { setbacks: 0 })
    }
    await publications.update(row.id, { state: 'sent', sent_at: clock.now(), setbacks: 0, looks: 0 })
  }

  /** True where scores on the platform are no longer what we know: somebody else wrote them meanwhile. Takes over what is there. */
  async function foreignScores(row: PublicationRow, comparison: Comparison, platform: Platform): Promise<boolean> {
    const suspects = comparison.differences.slice(0, mostSuspects).map((difference) => difference.product)
    const [known, seen] = await Promise.all([
      catalogue.scores(row.storeId, suspects),
      Promise.all(suspects.map((product) => platform.product(product))),
    ])
    const knownScore = new Map(known.map((part) => [part.id, part.score]))
    const changed = seen.filter((product) => product !== null).filter((product) => knownScore.get(product.id) !== product.score)
    if (changed.length > 0) await catalogue.setScores(row.storeId, changed.map(({ id, score }) => ({ id, score })))
    const shares = await catalogue.refreshShares(row.storeId, await publications.products(row.id), platform, { fresh: true })
    return shares || changed.length > 0
  }

  async function end(row: PublicationRow, comparison: Comparison): Promise<void> {
    // Nothing that could be compared is no proof.
    const done = comparison.differences.length === 0 && row.failed === 0 && comparison.checked > 0
    await database.transaction().execute(async (transaction) => {
      const inside = publicationRepository(transaction)
      await inside.setDifferences(row.id, comparison.differences)
      await inside.update(row.id, {
        state: done ? 'verified' : 'done-with-errors',
        ended_at: clock.now(),
        retry_at: null,
        waiting_for: null,
        checked: comparison.checked,
        verified: comparison.verified,
      })
      const list = { kind: 'category', id: row.categoryId } as const
      if (done) await ordering.setPublished(transaction, row.storeId, list, row.version)
      await ordering.forgetDisplaced(transaction, row.storeId, list, await inside.written(row.id))
    })
  }

  /** Reads the live ordering back. What is missing there counts only where shoppers are offered it. */
  async function look(row: PublicationRow, platform: Platform): Promise<Comparison> {
    const products = await publications.products(row.id)
    const live = await platform.liveOrdering(row.categoryId, window)
    const missing = missingFrom(products, live, live.length >= window)
    const offered = new Set((await platform.offers(missing)).map((offer) => offer.id))
    return compareOrderings(products, live, missing.filter((product) => offered.has(product)))
  }

  async function verify(row: PublicationRow, platform: Platform): Promise<void> {
    const comparison = await look(row, platform)
    if (comparison.differences.length === 0 && comparison.checked > 0) return end(row, comparison)
    if (row.repairs < mostRepairs && (await foreignScores(row, comparison, platform))) {
      await plan(row, platform)
      await publications.update(row.id, { repairs: row.repairs + 1 })
      return later(row.id, 0, {})
    }
    const wait = pace.looks[row.looks]
    if (wait === undefined) return end(row, comparison)
    await later(row.id, wait, { looks: row.looks + 1, checked: comparison.checked, verified: comparison.verified })
  }

  async function proceed(id: string): Promise<void> {
    for (;;) {
      const row = await publications.byId(id)
      if (!row || !['waiting', 'running', 'sent'].includes(row.state)) return
      const platform = await platformOf(row.storeId)
      if (row.startedAt === null) await plan(row, platform)
      else if (row.state !== 'sent') await write(row, platform)
      else return verify(row, platform)
    }
  }

  async function setBack(id: string, fault: PlatformFault): Promise<void> {
    const row = await publications.byId(id)
    if (!row) return
    if (fault.kind !== 'unavailable') {
      logger.warn({ publication: id, fault: fault.kind, detail: fault.message }, 'publication failed')
      return publications.update(id, { state: 'failed', failure: fault.kind, waiting_for: null, retry_at: null, ended_at: clock.now() })
    }
    const wait = Math.max(pace.setbacks[Math.min(row.setbacks, pace.setbacks.length - 1)] ?? 0, fault.retryAfter ?? 0)
    logger.warn({ publication: id, wait, detail: fault.message }, 'the platform is away, the publication waits')
    // While the platform indexes, nothing is to be written any more: it stays sent and is looked at later.
    await later(id, wait, { ...(row.state === 'sent' ? {} : { state: 'waiting' }), waiting_for: 'platform', setbacks: row.setbacks + 1 })
  }

  /** A failure of our own: tried again a few times, then said, so that the list is not blocked for ever. */
  async function unexpected(id: string, error: unknown): Promise<void> {
    const row = await publications.byId(id)
    if (!row) return
    const last = row.setbacks >= mostSetbacks
    logger.error({ err: error, publication: id, last }, 'publication met what it should not')
    if (last) return publications.update(id, { state: 'failed', failure: 'unexpected', waiting_for: null, retry_at: null, ended_at: clock.now() })
    await later(id, pace.setbacks[Math.min(row.setbacks, pace.setbacks.length - 1)] ?? 0, { waiting_for: 'worker', setbacks: row.setbacks + 1 })
  }

  return {
    name: publicationTask,
    async run({ publication: id }) {
      const row = await publications.byId(id)
      if (!row) return
      const mine = await withStoreLock(pool, row.storeId, async () => {
        const present = await publications.byId(id)
        if (!present || (present.retryAt && present.retryAt.getTime() - clock.now().getTime() > early)) return
        try {
          await proceed(id)
        } catch (error) {
          if (error instanceof PlatformFault) await setBack(id, error)
          else await unexpected(id, error)
        }
      })
      if (!mine) await jobs.enqueue(publicationTask, { publication: id }, { queries: database, after: new Date(clock.now().getTime() + pace.turn) })
    },
  }
}
