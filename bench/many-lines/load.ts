/**
 * `npm run bench:lines`: makes the shop of 100,000,000 lines of sales that
 * `npm run bench -- many-lines` measures, once, and the same lines in DuckDB.
 * With a number, so many lines: `npm run bench:lines -- 1000000`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { ensureMonths, recount, sumPeriods } from '../../server/modules/sales/index.ts'
import { assembleSamara, type TestSamara } from '../../server/testing/assemble.ts'
import { openDuck } from './duckdb.ts'
import { folder, places, readLoaded, shape, writeLoaded } from './shop.ts'

const wanted = Number(process.argv[2] ?? 100_000_000)
const began = performance.now()
const say = (line: string): void => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)

async function fillShop(pool: pg.Pool, storeId: string): Promise<void> {
  const { products, categories } = shape
  await pool.query("insert into brands (store_id, id, name) select $1, i, 'Brand ' || i from generate_series(1, 100) i", [storeId])
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place)
     select $1, i, 'Category ' || i, case when i > 10 then 1 + i % 10 end, case when i > 10 then array[1 + i % 10, i] else array[i] end, i from generate_series(1, $2::int) i`,
    [storeId, categories],
  )
  await pool.query(
    `insert into category_paths (store_id, id, path, names) overriding system value
     select $1, c.id, c.path, array(select 'Category ' || u from unnest(c.path) u) from categories c where c.store_id = $1`,
    [storeId],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
     select $1, i, 'Product ' || i, 'REF' || i, 11 + i % ($3::int - 10), 1 + i % 100, 100 + i % 5000, 5, i from generate_series(1, $2::int) i`,
    [storeId, products, categories],
  )
  await pool.query("update stores set synchronised_at = '2026-03-01' where id = $1", [storeId])
}

/** Orders of a day, one in seven cancelled; what is bought is spread unevenly, as everywhere. */
const ordersOfDay = `
  insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
  select $1, $2::text || '-' || o.i, $2::date, o.at, o.at, date_trunc('hour', o.at), 'EUR', case when o.i % 7 = 0 then 'cancelled' else 'counted' end,
    array[a, b, c, d, e], array[u, u, u, 1, 1], array[u * (100 + a % 5000), u * (100 + b % 5000), u * (100 + c % 5000), 100 + d % 5000, 100 + e % 5000],
    array[11 + a % $4::int, 11 + b % $4::int, 11 + c % $4::int, 11 + d % $4::int, 11 + e % $4::int], array[null, null, null, null, null]::bigint[]
  from (
    select i, ($2::date::timestamp + interval '8 hours' + random() * interval '14 hours') at time zone 'Europe/Madrid' as at, 1 + i % 3 as u,
      1 + floor(power(random(), 2.5) * $5::int)::int as a, 1 + floor(power(random(), 2.5) * $5::int)::int as b, 1 + floor(power(random(), 2.5) * $5::int)::int as c,
      1 + floor(power(random(), 2.5) * $5::int)::int as d, 1 + floor(power(random(), 2.5) * $5::int)::int as e
    from generate_series(1, $3::int) i) o`

const dayBefore = (back: number): string => new Date(Date.parse(shape.lastDay) - back * 86_400_000).toISOString().slice(0, 10)

/** The days, by month, oldest first. */
function daysByMonth(): string[][] {
  const days = Array.from({ length: shape.days }, (_, back) => dayBefore(shape.days - 1 - back))
  return [...Map.groupBy(days, (day) => day.slice(0, 7)).values()]
}

/** Every day of three years: its orders, and their sums by the statements that the product uses; two months at once, one for each core. */
async function fillDays(samara: TestSamara, storeId: string): Promise<void> {
  const { database, pool } = samara.connection
  const orders = Math.round(wanted / shape.linesOfOrder / shape.days)
  const months = daysByMonth()
  async function fillMonths(): Promise<void> {
    for (let days = months.shift(); days !== undefined; days = months.shift()) {
      const month = days[0]!.slice(0, 7)
      await database.transaction().execute((transaction) => ensureMonths(transaction, [month]))
      for (const day of days) {
        await pool.query(ordersOfDay, [storeId, day, orders, shape.categories - 10, shape.products])
        await recount(database, storeId).make(day, day)
      }
      say(`${month}; months to go: ${months.length}`)
    }
  }
  await Promise.all([fillMonths(), fillMonths()])
  say('sums of months and years')
  await sumPeriods(database, storeId, shape.lookedAt.slice(0, 10))
  await pool.query(
    "insert into sales_coverage (store_id, covered_from, covered_to) values ($1, $2::date::timestamp at time zone 'Europe/Madrid', $3::timestamptz)",
    [storeId, dayBefore(shape.days - 1), shape.lookedAt],
  )
}

/** The same lines in DuckDB, one row each, by month through a file. Returns how many. */
async function fillDuck(pool: pg.Pool, storeId: string): Promise<number> {
  const duck = await openDuck(places.duckdb)
  try {
    await duck.run('create table lines (day date, product integer, category integer, units integer, revenue bigint)')
    const file = join(places.postgres, 'month.csv')
    const months = new Set(Array.from({ length: shape.days }, (_, back) => dayBefore(back).slice(0, 7)))
    for (const month of [...months].sort()) {
      await pool.query(
        `copy (select s.day, l.product, 1 + l.path % 10, l.units, l.revenue from counted_sales_${month.replace('-', '_')} s
           cross join lateral unnest(s.products, s.units, s.revenue, s.paths) as l(product, units, revenue, path) where s.store_id = '${storeId}' and s.counted) to '${file}' (format csv)`,
      )
      await duck.run(
        `insert into lines select * from read_csv('${file}', header = false, columns = {day: 'date', product: 'integer', category: 'integer', units: 'integer', revenue: 'bigint'})`,
      )
      await rm(file, { force: true })
    }
    const [[lines]] = (await duck.rows('select count(*) from lines')) as [[bigint]]
    return Number(lines)
  } finally {
    duck.close()
  }
}

async function load(): Promise<void> {
  if ((await readLoaded()) !== null) {
    say(`The lines are there already; whoever wants others takes the folder away: ${folder}`)
    return
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const postgres = await startEmbeddedPostgres({
    directory: places.postgres,
    log: say,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB', autovacuum: 'off' },
  })
  try {
    const samara = await assembleSamara(postgres.url, { checkReplies: false })
    try {
      const storeId = await samara.addStore(shape.person, shape.store)
      const { pool } = samara.connection
      await fillShop(pool, storeId)
      await fillDays(samara, storeId)
      say('vacuum analyze')
      await pool.query('vacuum analyze')
      say('the same lines for DuckDB')
      const lines = await fillDuck(pool, storeId)
      await writeLoaded({ storeId, lines, milliseconds: Math.round(performance.now() - began) })
      say(`${lines.toLocaleString('en')} lines of orders that count`)
    } finally {
      await samara.close()
    }
  } finally {
    await postgres.stop()
  }
}

await load()
