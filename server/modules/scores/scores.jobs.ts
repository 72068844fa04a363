import type pg from 'pg'
import type { Database } from '../../database/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import { beginningOf, type Clock, dayIn, shiftDay } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import type { StoresService } from '../stores/index.ts'
import { refreshScores } from './refresh.ts'
import { scoresRepository } from './scores.repository.ts'

export const scoresTask = 'scores'

/** Milliseconds after midnight when the nightly renewal begins. */
const afterMidnight = 5 * 60_000

export interface ScoresJobDependencies {
  database: Database
  pool: pg.Pool
  stores: StoresService
  jobs: Jobs
  clock: Clock
  logger: Logger
}

/**
 * Renews the figures and scores of a store up to yesterday, and sees to it that it is done again after the store's next midnight:
 * the next time stands in the queue and in the store's row, so that however often this runs, there is one.
 */
export const scoresJob = ({ database, pool, stores, jobs, clock, logger }: ScoresJobDependencies): Task<{ store: string }> => ({
  name: scoresTask,
  async run({ store: storeId }) {
    const store = await stores.read(storeId)
    if (!store) return
    const today = dayIn(store.timeZone, clock.now())
    const next = new Date(beginningOf(store.timeZone, shiftDay(today, 1)).getTime() + afterMidnight)
    await database.transaction().execute(async (transaction) => {
      if (await scoresRepository(transaction, storeId).setNext(next))
        await jobs.enqueue(scoresTask, { store: storeId }, { queries: transaction, after: next })
    })
    const began = performance.now()
    await refreshScores(pool, storeId, shiftDay(today, -1), clock.now())
    logger.debug({ store: storeId, milliseconds: Math.round(performance.now() - began) }, 'scores renewed')
  },
})
