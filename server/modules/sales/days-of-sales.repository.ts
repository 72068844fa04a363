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

const noteHistory = `
  insert into sales_coverage (store_id, history_to) select $1, max(day) from sales_by_day where store_id = $1
  on conflict (store_id) do update set history_to = excluded.history_to`

const addCounted = `
  insert into sales_by_day (store_id, day, product_id, units, revenue)
  select $1, c.day, l.product, sum(l.units), sum(l.revenue) from counted_sales c cross join lateral unnest(c.products, c.units, c.revenue) as l(product, units, revenue)
  where c.store_id = $1 and c.counted group by c.day, l.product
  on conflict (store_id, product_id, day) do update set units = sales_by_day.units + excluded.units, revenue = sales_by_day.revenue + excluded.revenue`

/** Replaces the history of a store's sales, in one transaction, by COPY. What was counted from the platform's own sales is added to it again. */
export async function replaceSales(pool: pg.Pool, storeId: string, sales: Iterable<DaySales>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sales ${storeId}`])
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
    await pipeline(
      Readable.from(lines()),
      client.query(copyFrom('copy sales_by_day (store_id, day, product_id, units, revenue) from stdin')),
    )
    await client.query(noteHistory, [storeId])
    await client.query(addCounted, [storeId])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The last day of the history that was put in for a store; null where none was. */
export async function lastDayOfHistory(pool: pg.Pool, storeId: string): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>('select history_to as day from sales_coverage where store_id = $1', [storeId])
  return rows[0]?.day ?? null
}
