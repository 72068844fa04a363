import pMap from 'p-map'
import type { Database } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import { beginningOf, type Clock, dayIn, shiftDay } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, type Platform, PlatformFault, type PlatformSale } from '../../platforms/platform.ts'
import { defineRoutine, type Routine } from '../../runs/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import type { StoresService } from '../stores/index.ts'
import { noticeFigures } from './notice-figures.ts'
import { nightlyCheck } from './nightly-check.ts'
import { completeHistory } from './past-sales.repository.ts'
import { coverageRepository, type SalesState } from './coverage.repository.ts'
import { type ReadSales, takeSales } from './take-sales.ts'
import { unreadableSales } from './unreadable-sales.repository.ts'

export const salesKind = defineRoutine('sales')

/**
 * Milliseconds: between two looks at the platform's queue; at its newest sales,
 * where there is no queue for us; and until it is asked for a queue again.
 */
const pace = { queue: 30_000, newest: 300_000, feed: 86_400_000 }
/** Where there is no queue: how far back the newest sales are looked for, in milliseconds. */
const newest = 3_600_000
/** Days that are compared every night. */
const reconciled = 2
/** Answers of the queue that are taken at once; the rest is for the next time. */
const mostLots = 100
/** Sales that could not be read, of which a night reads so many again. */
const mostReadAgain = 100
const together = 8

export interface SalesRoutineDependencies {
  database: Database
  stores: StoresService
  events: Events
  notices: NoticesService
  webhooks: Pick<DeliveriesService, 'happened'>
  clock: Clock
  logger: Logger
}

/**
 * Follows the sales of a store: takes what changed from the platform's queue, or looks at the
 * newest where the queue is somebody else's. Once a night it compares the last two days, and reads
 * again what could not be read.
 */
export function salesRoutine({ database, stores, events, notices, webhooks, clock, logger }: SalesRoutineDependencies): Routine {
  const unusual = noticeFigures({ database, notices, webhooks })
  const take = (storeId: string, read: ReadSales, covered?: { from: Date; to: Date }): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await takeSales(transaction, events, storeId, read, clock.now())
      if (covered) await coverageRepository(transaction, storeId).cover(covered.from, covered.to)
    })

  /** Brings in what was sold since `since`, and since the time up to which all sales are here. */
  async function bring(storeId: string, platform: Platform, { to: known, floor }: SalesState, since: Date, to: Date): Promise<void> {
    const from = new Date(Math.max(Math.min(since.getTime(), known?.getTime() ?? Infinity), floor?.getTime() ?? 0))
    for await (const page of platform.sales(from, to)) {
      if (page.missing > 0)
        logger.warn({ store: storeId, missing: page.missing, until: page.until }, 'the platform cannot tell all sales of a moment')
      await take(storeId, page)
    }
    if (known !== null) await take(storeId, { sales: [] }, { from, to })
  }

  /** A sale that nobody can make sense of must not hold up those behind it. */
  const readSale = (storeId: string, platform: Platform, id: string): Promise<PlatformSale | 'unreadable' | null> =>
    platform.sale(id).catch((error: unknown) => {
      if (!(error instanceof PlatformFault && error.kind === 'unreadable')) throw error
      logger.warn({ store: storeId, order: id, detail: error.message }, 'a sale could not be read')
      return 'unreadable'
    })

  async function readEach(storeId: string, platform: Platform, ids: readonly string[]): Promise<ReadSales> {
    const answers = await pMap(ids, (id) => readSale(storeId, platform, id), { concurrency: together })
    return {
      sales: answers.filter((answer) => answer !== null && answer !== 'unreadable'),
      unreadable: ids.flatMap((id, index) => (answers[index] === 'unreadable' ? [{ id, at: null }] : [])),
      gone: ids.filter((_, index) => answers[index] === null),
    }
  }

  /** Reads once more what could not be read before this moment, longest ago first. */
  async function readAgain(storeId: string, platform: Platform, before: Date): Promise<void> {
    const ids = await unreadableSales(database, storeId).triedBefore(before, mostReadAgain)
    if (ids.length > 0) await take(storeId, await readEach(storeId, platform, ids))
  }

  /** Whether the queue was emptied; where not, more waits for the next time. */
  async function takeChanged(storeId: string, platform: Platform): Promise<boolean> {
    for (let lot = 0; lot < mostLots; lot++) {
      const changed = await platform.changedSales()
      if (changed.sales.length === 0) return true
      await take(storeId, await readEach(storeId, platform, [...new Set(changed.sales)]))
      // Only now: what is not in the database yet must come again.
      await changed.taken()
    }
    return false
  }

  async function saySumsCorrected(storeId: string): Promise<void> {
    const corrected = await unusual.corrected(storeId)
    if (corrected) logger.error({ store: storeId, ...corrected }, 'sums of sales were not what their orders give')
  }

  async function follow(storeId: string, timeZone: string, state: SalesState, context: CallContext): Promise<void> {
    const platform = await stores.platform(storeId, context)
    const coverage = coverageRepository(database, storeId)
    const now = clock.now()
    let { feed } = state
    if (feed === null || state.feedCheckedAt === null || now.getTime() - state.feedCheckedAt.getTime() >= pace.feed) {
      feed = await platform.prepareSalesFeed()
      await coverage.setFeed(feed, now)
    }
    let upToDate = true
    if (feed === 'ready') upToDate = await takeChanged(storeId, platform)
    else await bring(storeId, platform, state, new Date(now.getTime() - newest), now)
    // The newest orders may still wait in a queue that was not emptied: reports must not say that all of them are here.
    if (upToDate) await coverage.setRead(clock.now())
    if (feed === 'ready' && upToDate) await unusual.silence(storeId, now)
    // What a night corrected that was broken off before its notice.
    if (state.correctedRows > 0) await saySumsCorrected(storeId)
    const today = dayIn(timeZone, now)
    // What a night that was broken off has done is not done again.
    if (state.reconciledOn !== today) {
      await bring(storeId, platform, state, beginningOf(timeZone, shiftDay(today, -reconciled)), now)
      await readAgain(storeId, platform, now)
      await coverage.setReconciled(today)
    }
    if (state.checkedOn !== today) {
      await nightlyCheck(database, storeId, today)
      await saySumsCorrected(storeId)
    }
    if (state.noticedOn !== today) await unusual.daily(storeId, today, now)
  }

  return {
    kind: salesKind,
    spread: pace.queue,
    async next({ id }, now) {
      const { feed } = await coverageRepository(database, id).read(now)
      return new Date(now.getTime() + (feed === 'ready' || feed === null ? pace.queue : pace.newest))
    },
    async work({ run: { storeId }, context, signal }) {
      const store = await stores.read(storeId)
      if (store?.readiness !== 'ready') return undefined
      await completeHistory(database, events, storeId, clock.now(), signal)
      await follow(storeId, store.timeZone, await coverageRepository(database, storeId).read(clock.now()), context)
      return undefined
    },
  }
}
