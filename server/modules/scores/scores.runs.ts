import type pg from 'pg'
import type { Database } from '../../database/index.ts'
import { renewStatistics } from '../../database/statistics.ts'
import { beginningOf, type Clock, dayIn, shiftDay } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { defineRoutine, type Routine } from '../../runs/index.ts'
import type { StoresService } from '../stores/index.ts'
import { learnStore } from './learn-store.ts'
import { refreshScores } from './refresh.ts'
import { scoresRepository } from './scores.repository.ts'

export const scoresKind = defineRoutine('scores')

/** Milliseconds after midnight when the nightly renewal begins. */
const afterMidnight = 5 * 60_000

/**
 * Learns what a store will sell, and renews its figures and scores, up to
 * yesterday: after every midnight of the store, and when somebody asks for it.
 */
export const scoresRoutine = ({
  database,
  pool,
  stores,
  clock,
  logger,
  afterwards,
}: {
  database: Database
  pool: pg.Pool
  stores: StoresService
  clock: Clock
  logger: Logger
  afterwards: (storeId: string) => Promise<void>
}): Routine => ({
  kind: scoresKind,
  // Asked for by somebody who waits, it does not come again before tomorrow.
  tries: 3,
  next: ({ timeZone }, now) => new Date(beginningOf(timeZone, shiftDay(dayIn(timeZone, now), 1)).getTime() + afterMidnight),
  async work({ run: { storeId }, signal }) {
    const store = await stores.read(storeId)
    if (!store) return undefined
    const began = performance.now()
    const asOf = shiftDay(dayIn(store.timeZone, clock.now()), -1)
    await learnStore({ pool, logger, storeId, asOf, now: clock.now(), signal })
    const first = (await scoresRepository(database, storeId).asOf()) === null
    const written = await refreshScores(pool, storeId, asOf, clock.now())
    if (first) await renewStatistics(database, ['list_scores', 'product_figures'], written)
    logger.debug({ store: storeId, milliseconds: Math.round(performance.now() - began) }, 'scores renewed')
    await afterwards(storeId)
    return undefined
  },
})
