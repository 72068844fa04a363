import { afterAll, beforeAll, expect, test } from 'vitest'
import { small } from '../../testing/small-catalogue.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'

const products = 20_000
/** Products of each order. */
const together = 10

let shop: SmallStore
beforeAll(async () => {
  shop = await startSmallStore()
  shop.samara.clock.set('2026-03-10T09:00:00Z')
})
afterAll(() => shop.samara.close())

test('the first scores of a long store are there soon, though the database knows of another store only', async () => {
  const { samara, change } = shop
  const { pool } = samara.connection
  const other = await samara.addStore(ana, 'other-shop')
  await pool.query(
    `insert into product_figures (store_id, product_id, units7, units30, units90, revenue7, revenue30, revenue90, recent_units, recent_revenue)
    select $1, i, 1, 1, 1, 1, 1, 1, 1, 1 from generate_series(1, 4000) i`,
    [other],
  )
  await pool.query(`create table counted_sales_2026_03 partition of counted_sales for values from ('2026-03-01') to ('2026-04-01')`)
  await pool.query(
    `insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
    select $1, 'S' || s, '2026-03-01', '2026-03-01T10:00Z', '2026-03-01T10:00Z', '2026-03-01T10:00Z', 'EUR', 'counted', '{1,2}', '{1,1}', '{100,100}', '{0,0}', '{100,100}'
    from generate_series(1, 6000) s`,
    [other],
  )
  await pool.query('analyze product_figures, counted_sales_2026_03')
  // As after a first synchronisation: until the database has looked at its tables, it takes what is new in them for next to none.
  await change(`insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score, variants, variants_in_stock)
    select $1, i, 'Mug ' || i, 'M' || i, ${small.mugs}, 1, 100, 5, 0, 1, 1 from generate_series(10001, 10000 + ${products}) i`)
  await change(`insert into sales_by_day (store_id, day, product_id, units, revenue)
    select $1, '2026-03-01', i, 1, 100 from generate_series(10001, 10000 + ${products}) i`)
  await change(`insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
    select $1, 'S' || s, '2026-03-01', '2026-03-01T10:00Z', '2026-03-01T10:00Z', '2026-03-01T10:00Z', 'EUR', 'counted',
      array(select s * ${together} + n from generate_series(1, ${together}) n), array_fill(1, array[${together}]), array_fill(100, array[${together}]),
      array_fill(0, array[${together}]), array_fill(100, array[${together}])
    from generate_series(1000, 1000 + ${products / together} - 1) s`)
  const began = performance.now()
  await shop.score()
  // Row by row it takes minutes.
  expect(performance.now() - began).toBeLessThan(15_000)
  const { rows } = await pool.query(
    `select count(*)::int as products, sum(orders30)::int as orders, sum(revenue30)::int as revenue from product_figures where store_id = $1 and product_id > 10000`,
    [shop.storeId],
  )
  expect(rows).toEqual([{ products, orders: products, revenue: products * 100 }])
}, 180_000)

test('the first scores of a small store do not have the tables of all stores counted anew', async () => {
  const { samara, storeId } = shop
  const { pool } = samara.connection
  const counted = async () =>
    (await pool.query("select relname, analyze_count from pg_stat_user_tables where relname in ('list_scores', 'product_figures')")).rows
  const before = await counted()
  const another = await samara.addStore(ana, 'small-shop')
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place)
    select $1, id, name, parent_id, path, place from categories where store_id = $2`,
    [another, storeId],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score, variants, variants_in_stock)
    select $1, id, name, reference, category_id, brand_id, price, stock, score, variants, variants_in_stock
    from products where store_id = $2 and id < 200`,
    [another, storeId],
  )
  await samara.app.services.scores.renew(another)
  await samara.work()
  expect((await pool.query('select 1 from list_scores where store_id = $1', [another])).rowCount).toBeGreaterThan(3)
  expect(await counted()).toEqual(before)
})
