import type { Database, Queries } from '../../database/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { CallsStopped, PlatformFault } from '../../platforms/platform.ts'
import type { StoresService } from '../stores/index.ts'
import { readDetails } from './details.ts'
import { detailsPage } from './phases.ts'
import { incomingProducts } from './incoming-products.repository.ts'
import { productsToRead } from './products-to-read.repository.ts'
import { scheduleRepository } from './schedule.repository.ts'
import { synchronisationRepository } from './synchronisation.repository.ts'

const refreshTask = 'refresh-details'

const hour = 3_600_000
/** Every hour one of so many parts of a store's products. */
const parts = 24
/** A job that comes this much too early leaves the work to the one that was enqueued for the time. */
const early = 5_000
const nobody = '00000000-0000-0000-0000-000000000000'

/** Sees to it that a store's details are refreshed in an hour, in one transaction with the job. False where that is settled already. */
export async function scheduleRefresh(queries: Queries, jobs: Jobs, storeId: string, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + hour)
  const set = await scheduleRepository(queries, storeId).setNextRefresh(next, now)
  if (set) await jobs.enqueue(refreshTask, { store: storeId }, { queries, after: next })
  return set
}

/** Goes on with refreshing after an hour was missed. */
export const catchUpRefresh = (queries: Queries, jobs: Jobs, storeId: string): Promise<void> =>
  jobs.enqueue(refreshTask, { store: storeId }, { queries })

/**
 * Reads the details of a 24th of a store's products anew every hour, those that were read longest ago first. Page by page: killed, it has done less, and the
 * rest is the oldest an hour later.
 */
export const refreshJob = (dependencies: {
  database: Database
  stores: StoresService
  jobs: Jobs
  clock: Clock
  logger: Logger
}): Task<{ store: string }> => {
  const { database, stores, jobs, clock, logger } = dependencies

  async function refresh(storeId: string, signal: AbortSignal | undefined): Promise<void> {
    // A synchronisation reads them anyway.
    if (await synchronisationRepository(database, storeId).underWay(false)) return
    const platform = await stores.platform(storeId, { signal })
    const ids = await productsToRead(database, storeId, nobody).oldest(parts)
    for (let begin = 0; begin < ids.length; begin += detailsPage) {
      const since = clock.now()
      const { products, gone } = await readDetails(platform, ids.slice(begin, begin + detailsPage))
      await incomingProducts(database, { storeId, synchronisation: nobody, listed: false, sparing: false }).takeDetails(
        products,
        gone,
        since,
        clock.now(),
      )
    }
  }

  return {
    name: refreshTask,
    async run({ store: storeId }, stop) {
      const now = clock.now()
      const found = await scheduleRepository(database, storeId).read()
      if (!found?.ready || (found.nextRefreshAt !== null && found.nextRefreshAt.getTime() - now.getTime() > early)) return
      // Of several processes that find it due, one is first.
      if (
        !(await database
          .transaction()
          .execute((transaction) => scheduleRefresh(transaction, jobs, storeId, new Date(now.getTime() + early))))
      )
        return
      try {
        await refresh(storeId, stop)
      } catch (error) {
        if (error instanceof CallsStopped) return
        // The next time is settled already.
        if (error instanceof PlatformFault)
          logger.warn({ store: storeId, fault: error.kind, detail: error.message }, 'details could not be refreshed')
        else logger.error({ err: error, store: storeId }, 'details could not be refreshed')
      }
    },
  }
}
