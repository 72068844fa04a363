import type pg from 'pg'

/** What is known of a product where its score is worked out. */
export interface ScoredProduct {
  id: number
  categoryId: number
  price: number | null
  stock: number
  /** Days since it was released, on the day after the figures; null where nobody knows. */
  age: number | null
  /** Share of its variants that can be bought. */
  variants: number | null
  units7: number
  units30: number
  recentUnits: number
  recentRevenue: number
}

/** Days of sales that figures look back. */
const lookBack = 365

/**
 * Sums up a store's sales in windows that end on `asOf`, by product. Within the transaction of `client`.
 * Of a history that came without its single sales nobody knows in how many of them a product was.
 */
export async function refreshFigures(client: pg.ClientBase, storeId: string, asOf: string, halfLife: number): Promise<void> {
  await client.query('delete from product_figures where store_id = $1', [storeId])
  await client.query(
    `insert into product_figures (store_id, product_id, units7, units30, units90, revenue7, revenue30, revenue90, recent_units, recent_revenue, orders7, orders30, orders90)
     select $1, d.product_id, d.units7, d.units30, d.units90, d.revenue7, d.revenue30, d.revenue90, d.recent_units, d.recent_revenue,
       coalesce(o.orders7, 0), coalesce(o.orders30, 0), coalesce(o.orders90, 0)
     from (
       select product_id,
         coalesce(sum(units) filter (where day > $2::date - 7), 0) as units7, coalesce(sum(units) filter (where day > $2::date - 30), 0) as units30,
         coalesce(sum(units) filter (where day > $2::date - 90), 0) as units90, coalesce(sum(revenue) filter (where day > $2::date - 7), 0) as revenue7,
         coalesce(sum(revenue) filter (where day > $2::date - 30), 0) as revenue30, coalesce(sum(revenue) filter (where day > $2::date - 90), 0) as revenue90,
         sum(units * power(0.5::float8, ($2::date - day) / $3::float8)) as recent_units, sum(revenue * power(0.5::float8, ($2::date - day) / $3::float8)) as recent_revenue
       from sales_by_day where store_id = $1 and day > $2::date - $4::int and day <= $2::date group by product_id) d
     left join (
       select l.product, count(*) filter (where s.day > $2::date - 7) as orders7, count(*) filter (where s.day > $2::date - 30) as orders30, count(*) as orders90
       from counted_sales s cross join lateral (select distinct unnest(s.products) as product) l
       where s.store_id = $1 and s.counted and s.day > $2::date - 90 and s.day <= $2::date group by l.product) o on o.product = d.product_id`,
    [storeId, asOf, halfLife, lookBack],
  )
}

/** How many days of sales a store has, up to `asOf`; 0 where it has none. */
export async function daysOfSales(client: pg.ClientBase, storeId: string, asOf: string): Promise<number> {
  const { rows } = await client.query<{ days: number }>(
    'select coalesce(greatest($2::date - min(day) + 1, 0), 0) as days from sales_by_day where store_id = $1',
    [storeId, asOf],
  )
  return rows[0]!.days
}

/** So many products are fetched at once: the driver reads whatever has arrived in one go, and keeps others from their turn meanwhile. */
const fetched = 2_000

/** Every product of a store that a list can hold, with its figures, by id. Within the transaction of `client`. */
export async function scoredProducts(client: pg.ClientBase, storeId: string, asOf: string): Promise<ScoredProduct[]> {
  await client.query(
    `declare scored_products no scroll cursor for
     select p.id, p.category_id as "categoryId", p.price, p.stock, $2::date + 1 - p.released_on as age,
       p.variants_in_stock::float8 / nullif(p.variants, 0) as variants, coalesce(f.units7, 0) as units7, coalesce(f.units30, 0) as units30,
       coalesce(f.recent_units, 0) as "recentUnits", coalesce(f.recent_revenue, 0) as "recentRevenue"
     from products p left join product_figures f on f.store_id = $1 and f.product_id = p.id
     where p.store_id = $1 and p.gone_at is null and p.active order by p.id`,
    [storeId, asOf],
  )
  const products: ScoredProduct[] = []
  for (;;) {
    const { rows } = await client.query<ScoredProduct>(`fetch ${fetched} from scored_products`)
    for (const row of rows) products.push(row)
    if (rows.length < fetched) break
  }
  await client.query('close scored_products')
  return products
}

/** Categories with their parents, and the products of collections. */
export async function membership(
  client: pg.ClientBase,
  storeId: string,
): Promise<{ categories: { id: number; parentId: number | null }[]; collections: { id: number; products: number[] }[] }> {
  const { rows: categories } = await client.query<{ id: number; parentId: number | null }>(
    'select id, parent_id as "parentId" from categories where store_id = $1',
    [storeId],
  )
  const { rows: collections } = await client.query<{ id: number; products: string }>(
    "select collection_id as id, string_agg(product_id::text, ',') as products from collection_products where store_id = $1 group by collection_id",
    [storeId],
  )
  return { categories, collections: collections.map(({ id, products }) => ({ id, products: JSON.parse(`[${products}]`) as number[] })) }
}

/** Writes down that a store's figures are those of `asOf`. */
export async function setAsOf(client: pg.ClientBase, storeId: string, asOf: string, at: Date): Promise<void> {
  await client.query(
    'insert into store_figures (store_id, as_of, refreshed_at) values ($1, $2, $3) on conflict (store_id) do update set as_of = excluded.as_of, refreshed_at = excluded.refreshed_at',
    [storeId, asOf, at],
  )
}
