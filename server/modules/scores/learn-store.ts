import type pg from 'pg'
import type { Logger } from '../../kernel/logger.ts'
import { leastDays } from '../../intelligence/demand-model.ts'
import { keepLearned, learnedUpTo, productsToLearn } from './demand.repository.ts'
import { inTransaction, readDays } from './read-sales.ts'
import { daysOfSales, membership } from './figures.repository.ts'
import { learnInWorker } from './learn-in-worker.ts'
import type { LearningResult } from './learning-task.ts'

export interface Learning {
  pool: pg.Pool
  logger: Logger
  storeId: string
  /** Last day whose sales count, YYYY-MM-DD. */
  asOf: string
  now: Date
  signal: AbortSignal
  /** @default in a thread of its own */
  learn?: typeof learnInWorker
}

/**
 * Learns from the sales of a store up to `asOf` what it will sell, and keeps that; once a day.
 * Where it fails, what was learned before stays until the next day: scores need no more than that.
 */
export async function learnStore({ pool, logger, storeId, asOf, now, signal, learn = learnInWorker }: Learning): Promise<void> {
  const task = await inTransaction(pool, async (client) => {
    const known = await learnedUpTo(client, storeId)
    if (known !== null && known >= asOf) return null
    if ((await daysOfSales(client, storeId, asOf)) < leastDays) return 'too-few-days'
    const products = await productsToLearn(client, storeId)
    return { storeId, asOf: Date.parse(`${asOf}T00:00:00Z`) / 86_400_000, products, ...(await membership(client, storeId)) }
  })
  if (task === null) return
  const keep = (result: LearningResult): Promise<void> => inTransaction(pool, (client) => keepLearned(client, storeId, asOf, now, result))
  if (task === 'too-few-days') return keep(null)
  try {
    await keep(await learn(task, readDays(pool, storeId, asOf), signal))
  } catch (error) {
    // Who stops it wants it done later.
    signal.throwIfAborted()
    logger.error({ err: error, store: storeId }, 'demand could not be learned')
    await pool.query('update learned_demand set as_of = $2 where store_id = $1', [storeId, asOf])
  }
}
