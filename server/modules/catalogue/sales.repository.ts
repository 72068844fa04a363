import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** Sales of a product on a day. `revenue` in the store's minor units. */
export interface DaySales {
  day: string
  product: number
  units: number
  revenue: number
}

/** Characters that are handed to the database at once: line by line takes several times as long. */
const chunkLength = 32_768

/** Replaces all sales of a store, in one transaction, by COPY. */
export async function replaceSales(pool: pg.Pool, storeId: string, sales: Iterable<DaySales>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from sales_by_day where store_id = $1', [storeId])
    const lines = function* () {
      let chunk = ''
      for (const { day, product, units, revenue } of sales) {
        chunk += `${storeId}\t${day}\t${product}\t${units}\t${revenue}\n`
        if (chunk.length < chunkLength) continue
        yield chunk
        chunk = ''
      }
      yield chunk
    }
    await pipeline(Readable.from(lines()), client.query(copyFrom('copy sales_by_day (store_id, day, product_id, units, revenue) from stdin')))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The last day that a store has sales of; null where it has none. */
export async function lastDayOfSales(pool: pg.Pool, storeId: string): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>('select max(day) as day from sales_by_day where store_id = $1', [storeId])
  return rows[0]?.day ?? null
}
