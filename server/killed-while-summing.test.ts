import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smallShop } from '../demo/simulator/shop.fixtures.ts'
import { recount } from './modules/sales/index.ts'
import { credentialOf, type Cluster, startCluster } from './testing/endurance/cluster.ts'
import { type FreshDatabase, migratedDatabase } from './testing/postgres.ts'

const name = 'busy'
const shop = smallShop(40)
const day = 86_400_000

let database: FreshDatabase
let cluster: Cluster
beforeAll(async () => {
  database = await migratedDatabase()
  cluster = await startCluster({ databaseUrl: database.url, directUrl: database.directUrl, processes: 0, shop, stores: [name] })
})
afterAll(async () => {
  await cluster.close()
  await database.drop()
})

test('killed in the middle of the statement that counts sales and adds them to the sums: afterwards each order counts once, and the sums are exact', async () => {
  const { pool, database: queries } = cluster.connection
  const store = (await pool.query<{ id: string }>('select id from stores')).rows[0]!.id
  const expected = { orders: 30, units: 0, revenue: 0 }
  for (let order = 0; order < expected.orders; order++) {
    const lines = [
      { product: shop.products[order]!.id, units: 1 + (order % 3), revenue: 1_000 + order },
      { product: shop.products[(order + 7) % 40]!.id, units: 2, revenue: 333 },
    ]
    await cluster.simulator.sell(credentialOf(name).account, lines, { at: new Date(Date.now() - (1 + (order % 2)) * day) })
    for (const { units, revenue } of lines) {
      expected.units += units
      expected.revenue += revenue
    }
  }
  // Within the statement, behind the first sums that it writes; only once, since a sequence is not rolled back.
  await pool.query(`
    create sequence rows_summed;
    create function pause() returns trigger language plpgsql as $$ begin if nextval('rows_summed') = 5 then perform pg_sleep(1); end if; return new; end $$;
    create trigger pause before insert on sales_by_day for each row execute function pause()`)
  await pool.query(
    `insert into runs (store_id, id, kind, subject, state, waits_for, claim, actor, requested_at, due_at)
     values ($1, gen_random_uuid(), 'sales', '', 'resting', 'time', '', 'system', now(), now())`,
    [store],
  )
  const count = async (query: string) => Number((await pool.query<{ count: string }>(query)).rows[0]!.count)
  const often = { timeout: 10_000, interval: 20 }

  await cluster.start(0)
  await vi.waitFor(async () => {
    expect(
      await count("select count(*) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"),
    ).toBeGreaterThan(0)
  }, often)
  await cluster.kill(0)
  expect(await count('select count(*) from counted_sales')).toBe(0)

  await cluster.start(0)
  await vi.waitFor(async () => {
    expect(await count('select count(*) from sales_coverage where reconciled_on is not null')).toBe(1)
  }, often)
  // What goes on counting would change sums while they are counted again here.
  await cluster.kill(0)
  for (const table of ['sales_by_day', 'sales_hours', 'sales_days'])
    expect((await pool.query<object>(`select sum(units)::int as units, sum(revenue)::int as revenue from ${table}`)).rows, table).toEqual([
      { units: expected.units, revenue: expected.revenue },
    ])
  expect(await count('select sum(counted) as count from sales_days')).toBe(expected.orders)
  const days = (await pool.query<{ day: string }>('select day::text from sales_days')).rows
  expect(days).not.toEqual([])
  for (const { day: date } of days)
    expect(await queries.transaction().execute((transaction) => recount(transaction, store).check(date))).toBe(0)
})
