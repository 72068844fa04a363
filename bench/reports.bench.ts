import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { categoriesTable, compactType, productsTable, salesByBand, salesByHour, salesByRange, totalSales } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { sightings, sumPeriods } from '../server/modules/sales/index.ts'
import type { PlatformSale } from '../server/platforms/platform.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { besideEachOther, type Row, spread, time } from './measure.ts'

const ana = 'ana@bench.example'
const store = 'report-shop'
const size = { products: 20_000, categories: 200, lines: 1_000_000, linesOfOrder: 5, days: 365 }
const orders = size.lines / size.linesOfOrder
const today = '2026-03-10'
const runs = 5
/** Calls of each report that are left out. */
const firstCalls = 30

async function fillShop(pool: pg.Pool, storeId: string): Promise<void> {
  await pool.query("insert into brands (store_id, id, name) select $1, i, 'Brand ' || i from generate_series(1, 100) i", [storeId])
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place)
     select $1, i, 'Category ' || i, case when i > 10 then 1 + i % 10 end, case when i > 10 then array[1 + i % 10, i] else array[i] end, i from generate_series(1, $2::int) i`,
    [storeId, size.categories],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
     select $1, i, 'Product ' || i, 'REF' || i, 11 + i % ($3::int - 10), 1 + i % 100, 100 + i % 5000, 5, i from generate_series(1, $2::int) i`,
    [storeId, size.products, size.categories],
  )
  await pool.query("update stores set synchronised_at = '2026-03-01' where id = $1", [storeId])
}

/** An order of the shop; what is bought is spread unevenly, as everywhere. */
function order(number: number, first: Date): PlatformSale {
  const soldAt = new Date(first.getTime() + Math.floor((number / orders) * size.days * 86_400_000))
  const lines = Array.from({ length: size.linesOfOrder }, (_, line) => {
    const drawn = ((number * 7_919 + line * 104_729) % 1_000_003) / 1_000_003
    return { product: 1 + Math.floor(drawn ** 2.5 * size.products), units: 1 + (number % 3), revenue: 100 + ((number * 31 + line) % 5_000) }
  })
  return { id: `order-${number}`, soldAt, changedAt: soldAt, currency: 'EUR', counts: number % 7 !== 0, lines }
}

/** Counts the first orders of the year, a lot at a time, as they come from a platform. */
async function ingest(samara: TestSamara, storeId: string, count = orders): Promise<void> {
  const first = new Date('2025-03-10T06:00:00Z')
  const lot = 1_000
  for (let begin = 0; begin < count; begin += lot) {
    const sales = Array.from({ length: Math.min(lot, count - begin) }, (_, at) => order(begin + at, first))
    await samara.connection.database.transaction().execute((transaction) => samara.app.services.sales.count(storeId, sales, transaction))
  }
}

/** A store with the shop, whose products each have a place in two lists, of which the lines of sales take note. */
async function openShop(samara: TestSamara, name: string): Promise<string> {
  const storeId = await samara.addStore(ana, name)
  await fillShop(samara.connection.pool, storeId)
  await sightings(samara.connection.database, storeId).note(new Date('2025-03-09T00:00:00Z'))
  return storeId
}

/** Milliseconds of an order while as many stores as there are cores have theirs counted at once. */
async function countSideBySide(samara: TestSamara): Promise<number> {
  const ofEach = 40_000
  const stores = [await openShop(samara, 'one-core'), await openShop(samara, 'other-core')]
  await samara.connection.pool.query('vacuum analyze')
  const took = await time(() => Promise.all(stores.map((storeId) => ingest(samara, storeId, ofEach))))
  return took / (stores.length * ofEach)
}

/** Reports over a million lines of a year's orders, each beside the same sum over the bare lines. */
export async function benchReports(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-reports-'))
  const database = await startEmbeddedPostgres({ directory, log: () => undefined })
  try {
    const samara = await assembleSamara(database.url, { checkReplies: false })
    samara.clock.set(`${today}T09:00:00Z`)
    const storeId = await openShop(samara, store)
    const { pool } = samara.connection
    await ingest(samara, storeId)
    // Without statistics the planner takes an hour to make the peer's lines.
    await pool.query('vacuum analyze')
    // The peer: one row a line, without anything else.
    await pool.query(
      `create table bare_lines as select s.day, extract(hour from s.sold_at at time zone 'Europe/Madrid')::int as hour, l.product,
           c.path[1] as category, l.units, l.revenue,
           (select min((e ->> 3)::int) from jsonb_array_elements(s.places) e where (e ->> 0)::int = l.nth) as place
         from counted_sales s
         cross join lateral unnest(s.products, s.units, s.revenue) with ordinality as l(product, units, revenue, nth) join products p on p.store_id = s.store_id and p.id = l.product
         join categories c on c.store_id = s.store_id and c.id = p.category_id where s.counted`,
    )
    await pool.query('create index on bare_lines (day)')
    await pool.query('vacuum analyze')
    // As of a store whose sales came in whole.
    await pool.query(
      `insert into sales_coverage (store_id, covered_from, covered_to) values ($1, '2025-03-10', '2026-03-10T09:00:00Z')
       on conflict (store_id) do update set covered_from = excluded.covered_from, covered_to = excluded.covered_to`,
      [storeId],
    )
    // As every night does.
    await sumPeriods(samara.connection.database, storeId, today)
    // What PostgreSQL does by itself once so much has changed.
    await pool.query('vacuum analyze')
    const query = { store, from: '2025-03-11', to: '2026-03-09' }
    const bare = async <T extends object>(text: string): Promise<T[]> =>
      (await pool.query<T & Record<string, unknown>>(text, [query.from, query.to])).rows
    const between = 'from bare_lines where day between $1::date and $2::date'
    const call = async (endpoint: typeof salesByRange | typeof totalSales | typeof categoriesTable) =>
      (await samara.call(endpoint, { query }, ana)).data
    const beside = 'the same sum by bare SQL on the lines'
    const what = `${size.lines.toLocaleString('en')} lines of ${orders.toLocaleString('en')} orders in a year`

    const [sum] = await bare<{ revenue: string }>(`select sum(revenue)::text as revenue ${between}`)
    const { totals } = (await samara.call(totalSales, { query }, ana)).data
    assert.equal(String(totals.revenue), sum!.revenue, 'both sides count the same')

    const measured: Row[] = []
    const compare = async (work: string, ours: () => Promise<unknown>, text: string): Promise<void> => {
      // As of a server at work, whose code is compiled.
      for (let call = 0; call < firstCalls; call++) await ours()
      const { ours: figure, reference } = await besideEachOther(runs, ours, () => bare(text))
      measured.push({ work: `${work}: ${what}`, figure, beside, reference, reach: 0.1 })
    }
    /** What a filter leaves has no sums of its own: its limit is that of the reports of many lines. */
    const filtered = async (work: string, ours: () => Promise<unknown>): Promise<void> => {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await time(ours))
      measured.push({ work: `${work}: ${what}`, figure: spread(times), beside: 'limit', reference: 300, reach: 1 })
    }
    await compare('sales by day', () => call(salesByRange), `select day, sum(units), sum(revenue) ${between} group by day order by day`)
    await compare('totals', () => call(totalSales), `select count(*), sum(units), sum(revenue) ${between}`)
    await compare(
      'categories by day',
      () => call(categoriesTable),
      `select category, day, sum(units), sum(revenue) ${between} group by category, day`,
    )
    await compare(
      'every product',
      () => samara.call(productsTable, { query }, ana, { headers: { accept: compactType } }),
      `select product, sum(units), sum(revenue) ${between} group by product order by 3 desc`,
    )
    const of = async (endpoint: typeof salesByRange | typeof totalSales | typeof salesByHour | typeof salesByBand, more: object) =>
      (await samara.call(endpoint, { query: { ...query, ...more } }, ana)).data
    const halfYear = { from: '2025-09-09', compare: 'previousPeriod' } as const
    await compare(
      'sales by day of half a year beside those of the half before',
      () => of(salesByRange, halfYear),
      `select day, sum(units), sum(revenue) ${between} group by day order by day`,
    )
    await compare(
      'sales by hour of the day',
      () => of(salesByHour, {}),
      `select hour, sum(units), sum(revenue) ${between} group by hour order by hour`,
    )
    await compare(
      'sales by band of positions',
      () => of(salesByBand, {}),
      `select width_bucket(place, array[1, 13, 25, 49]), sum(units), sum(revenue) ${between} group by 1`,
    )
    await filtered('sales by day of a brand', () => of(salesByRange, { brands: '7' }))
    await filtered('totals of a brand, its orders counted', () => of(totalSales, { brands: '7' }))
    await filtered('totals of a category, its orders counted', () => of(totalSales, { categories: '3' }))
    await filtered('sales of a category by band of positions', () => of(salesByBand, { categories: '3' }))
    const counting = await countSideBySide(samara)
    await samara.close()
    return [
      ...measured,
      {
        work: 'counting an order of 5 lines into every sum, two stores at once: 80,000 orders',
        figure: spread([counting]),
        beside: 'the limit: 3,000 orders a second',
        reference: 1_000 / 3_000,
        reach: 1,
      },
    ]
  } finally {
    await database.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
