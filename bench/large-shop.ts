import type pg from 'pg'

/** How much a large shop holds. */
export const largeShop = { products: 100_000, lists: 500, lines: 1_000_000 }

/** A shop of a year's sales; a few products of each category sell most, and what sells changes. */
export async function fillLargeShop(pool: pg.Pool, storeId: string): Promise<void> {
  await pool.query(`insert into brands (store_id, id, name) select $1, i, 'Brand ' || i from generate_series(1, 400) i`, [storeId])
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place)
     select $1, i, 'Category ' || i, case when i > 20 then 1 + i % 20 end, case when i > 20 then array[1 + i % 20, i] else array[i] end, i
     from generate_series(1, $2::int) i`,
    [storeId, largeShop.lists],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, released_on, variants, variants_in_stock)
     select $1, i, 'Product ' || i, 'REF' || i, 21 + i % ($3::int - 20), 1 + i % 400, 100 + i % 5000, i % 40, date '2026-03-10' - i % 900, 3, i % 4
     from generate_series(1, $2::int) i`,
    [storeId, largeShop.products, largeShop.lists],
  )
  const client = await pool.connect()
  try {
    await client.query('select setseed(0.5)')
    await client.query(
      `insert into sales_by_day (store_id, day, product_id, units, revenue)
       select $1, day, product, units, units * (100 + product % 5000) from (
         select distinct on (day, product) day, product, units from (
           select date '2026-03-09' - i % 365 as day, 1 + (floor(power(random(), 2.5) * 60000)::int + (i % 365) * 100) % 100000 as product,
             1 + floor(random() * 3)::int as units
           from generate_series(1, 1200000) i) drawn) once limit $2`,
      [storeId, largeShop.lines],
    )
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze')
}
