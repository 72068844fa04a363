import { setImmediate as turn } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { limits } from '../../../contract/index.ts'
import { expectedBeside } from './expected-beside.ts'
import { learnedLists } from './demand.repository.ts'
import { daysOfSales, membership, refreshFigures, scoredProducts, setAsOf } from './figures.repository.ts'
import { listsToScore } from './lists-to-score.ts'
import { type YieldTurn, measureProducts } from './product-measures.ts'
import { scoreList } from './score-list.ts'

/** Milliseconds that work goes on before others get their turn. */
const breath = 10
/** Lines that are handed to the database at once. */
const together = 500

/** Gives others their turn when the last one is long enough ago. */
function yieldingTurns(): YieldTurn {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < breath) return
    await turn()
    last = performance.now()
  }
}

const rounded = (figure: number): string => (Number.isNaN(figure) ? 'NULL' : String(Math.round(figure * 10_000) / 10_000))

/**
 * Renews the figures and scores of a store up to the end of `asOf`, in one transaction: readers see the former ones until all are there.
 * Two at once wait for each other.
 *
 * @returns how many scores the store has now, over all its lists
 */
export async function refreshScores(pool: pg.Pool, storeId: string, asOf: string, at: Date): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`scores ${storeId}`])
    // Whole stores are joined: row by row is never right, and is what the planner takes for a store that it has no statistics of yet.
    await client.query('set local enable_nestloop = off')
    await refreshFigures(client, storeId, asOf, limits.score.demandHalfLife)
    const historyDays = await daysOfSales(client, storeId, asOf)
    const products = await scoredProducts(client, storeId, asOf)
    const { categories, collections } = await membership(client, storeId)
    const learned = await learnedLists(client, storeId)
    const yieldTurn = yieldingTurns()
    const measures = await measureProducts(products, historyDays, yieldTurn)

    let written = 0
    const lines = async function* (): AsyncGenerator<string> {
      for (const { list, rows } of listsToScore(products, categories, collections)) {
        const demand = learned(list)
        const expected = demand && expectedBeside(measures.id, rows, demand)
        const { scores, percentiles, figures } = await scoreList(measures, rows, expected, yieldTurn)
        written += rows.length
        for (let begin = 0; begin < rows.length; begin += together) {
          await yieldTurn()
          let chunk = ''
          for (let at = begin; at < Math.min(begin + together, rows.length); at++) {
            const placed = percentiles.map((each) => (each[at]! < 0 ? 'NULL' : each[at]!)).join(',')
            chunk += `${storeId}\t${list.kind}\t${list.id}\t${measures.id[rows[at]!]}\t${scores[at]}\t{${placed}}\t{${figures.map((each) => rounded(each[at]!)).join(',')}}\n`
          }
          yield chunk
        }
      }
    }
    await client.query('delete from list_scores where store_id = $1', [storeId])
    await pipeline(
      Readable.from(lines()),
      client.query(copyFrom('copy list_scores (store_id, list_kind, list_id, product_id, score, percentiles, figures) from stdin')),
    )
    await setAsOf(client, storeId, asOf, at)
    await client.query('commit')
    return written
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
