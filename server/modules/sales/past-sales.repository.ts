import { sql } from 'kysely'
import type { Database, Queries } from '../../database/index.ts'
import { renewStatistics } from '../../database/statistics.ts'
import type { Events } from '../../events/index.ts'
import { shiftDay } from '../../kernel/clock.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { notePaths } from './counted-sales.repository.ts'
import { lockSales } from './sales-lock.repository.ts'
import { factsOfSales } from './facts-of-sales.ts'
import { ensureMonths, monthAfter, monthsBetween } from './months.repository.ts'
import { recount } from './recount.repository.ts'
import { sightings } from './sightings.repository.ts'

/** A sale of the past. */
export interface PastSale extends Pick<PlatformSale, 'id' | 'soldAt' | 'lines'> {
  cancelled?: boolean
}

/** The past of a shop, put in from elsewhere than its platform, order by order: all of them from and up to (excluded). */
export interface SalesHistory {
  from: Date
  to: Date
  sales: Iterable<PastSale>
}

/** Begins the number of a sale that came with a history: a platform has none with a blank. */
const mark = 'history '
const ofHistory = sql`sale like ${sql.lit(`${mark}%`)}`

/** Sales that are handed to the database at once: more would take memory, and no less time. */
const together = 100

async function add(queries: Queries, storeId: string, sales: readonly PastSale[]): Promise<void> {
  const entries = JSON.stringify(
    sales.map(({ id, soldAt, cancelled, lines }) => ({
      sale: mark + id,
      sold_at: soldAt,
      state: cancelled ? 'cancelled' : lines.length === 0 ? 'without-products' : 'counted',
      products: lines.map(({ product }) => product),
      units: lines.map(({ units }) => units),
      revenue: lines.map(({ revenue }) => revenue),
    })),
  )
  await sql`
    insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
    select ${storeId}::uuid, g.sale, (g.sold_at at time zone s.time_zone)::date, g.sold_at, g.sold_at,
      g.sold_at - make_interval(secs => mod(extract(epoch from g.sold_at at time zone s.time_zone), 3600)::float8), s.currency, g.state, g.products, g.units, g.revenue,
      array_fill(0, array[cardinality(g.products)]), array_fill(null::bigint, array[cardinality(g.products)])
    from stores s cross join jsonb_to_recordset(${entries}::jsonb) as g(sale text, sold_at timestamptz, state text, products int[], units int[], revenue bigint[])
    where s.id = ${storeId}`.execute(queries)
}

/** Ends a transaction whose work is no longer wanted. */
class NotWanted extends Error {}

/**
 * Replaces the history of a store's sales, in one transaction. What was counted from the platform's own sales stays.
 *
 * @param wanted looked at on the way; once it says no, nothing is changed
 * @returns whether they are in
 */
export async function replaceSales(
  database: Database,
  storeId: string,
  history: SalesHistory,
  wanted: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const { from, to } = history
  // By themselves: making a month holds up whoever changes a store, and what follows takes a while.
  await database.transaction().execute((transaction) => ensureMonths(transaction, monthsBetween(from, to)))
  return database
    .transaction()
    .execute((transaction) => replaceIn(transaction, storeId, history, wanted))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotWanted) return false
        throw error
      },
    )
}

async function replaceIn(transaction: Queries, storeId: string, { from, to, sales }: SalesHistory, wanted: () => Promise<boolean>) {
  const goOn = async () => {
    if (!(await wanted())) throw new NotWanted()
  }
  await lockSales(transaction, storeId)
  await sql`delete from counted_sales where store_id = ${storeId} and ${ofHistory}`.execute(transaction)
  let waiting: PastSale[] = []
  for (const sale of sales) {
    waiting.push(sale)
    if (waiting.length < together) continue
    await goOn()
    await add(transaction, storeId, waiting)
    waiting = []
  }
  if (waiting.length > 0) await add(transaction, storeId, waiting)
  // Categories and positions follow once the catalogue is there: see `completeHistory`.
  const sums = recount(transaction, storeId)
  await goOn()
  await sums.clear(null, null)
  await goOn()
  await sums.make(null, null, ['plain'])
  await goOn()
  await sql`
      insert into sales_coverage (store_id, history_to, covered_from, covered_to, history_bare)
      select ${storeId}::uuid, (select max(day) from counted_sales where store_id = ${storeId} and ${ofHistory}), ${from}, ${to}, true
      on conflict (store_id) do update set history_to = excluded.history_to, history_bare = true,
        covered_from = least(sales_coverage.covered_from, excluded.covered_from), covered_to = greatest(sales_coverage.covered_to, excluded.covered_to)`.execute(
    transaction,
  )
}

/**
 * Tells the sales of a history the categories of their products, and where lists showed them:
 * those lists had always been as they were first seen. Month by month, so that nobody who counts
 * sales waits for long; broken off, it begins anew. Says so to the screens when it is done.
 *
 * @param signal once aborted, no further month is begun
 * @throws the reason of the signal
 */
export async function completeHistory(
  database: Database,
  events: Pick<Events, 'notify'>,
  storeId: string,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ from: Date | null }>`
    select v.covered_from as "from" from sales_coverage v join stores s on s.id = ${storeId}
    where v.store_id = ${storeId} and v.history_bare and s.synchronised_at is not null`.execute(database)
  const from = rows[0]?.from
  if (!from) return
  await database.transaction().execute(async (transaction) => {
    await lockSales(transaction, storeId)
    const lists = sightings(transaction, storeId)
    const moved = await lists.due()
    if (moved) await lists.note(moved)
    await lists.since(from)
    await notePaths(transaction, storeId)
  })
  // All of it came in just now: taken for next to none, a month takes the database three times as long.
  await renewStatistics(database, ['counted_sales', 'list_sightings', 'category_paths'])
  for (const month of monthsBetween(from, now)) {
    signal.throwIfAborted()
    await completeMonth(database, storeId, month, now)
  }
  await database.transaction().execute(async (transaction) => {
    await sql`update sales_coverage set history_bare = false where store_id = ${storeId}`.execute(transaction)
    await events.notify({ what: 'sales-history', storeId }, transaction)
  })
}

const completeMonth = (database: Database, storeId: string, month: string, now: Date): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockSales(transaction, storeId)
    // Nothing is known yet of rows that have just come in by the ten thousand: guessed to be few, each would be compared with each.
    await sql`set local enable_nestloop = off`.execute(transaction)
    const first = `${month}-01`
    const last = shiftDay(`${monthAfter(month)}-01`, -1)
    await sql`
      with unknown as materialized (
        select f.sale, f.sold_at, l.product, l.nth from counted_sales f cross join lateral unnest(f.products) with ordinality as l(product, nth)
        where f.store_id = ${storeId} and f.day between ${first}::date and ${last}::date and ${ofHistory}),
      ${factsOfSales(storeId, now)}
      update counted_sales f set paths = k.paths, places = t.places from facts k left join stood t on t.sale = k.sale
      where f.store_id = ${storeId} and f.day between ${first}::date and ${last}::date and f.sale = k.sale`.execute(transaction)
    const sums = recount(transaction, storeId)
    await sums.clear(first, last, ['known'])
    await sums.make(first, last, ['known'])
  })

/** The last day of the history that was put in for a store; null where none was. */
export async function lastDayOfHistory(queries: Queries, storeId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select nullif(history_to, '-infinity')::text as day from sales_coverage where store_id = ${storeId}`.execute(queries)
  return rows[0]?.day ?? null
}
