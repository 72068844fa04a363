import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { type CountedDays, soldByProduct } from './counted-days.ts'
import { type ReportScope, within } from './report-scope.ts'

/** A product with what it sold. */
export interface SoldProduct {
  id: number
  name: string
  reference: string
  brand: string
  category: string
  imageUrl: string | null
  revenue: number
  units: number
  revenueBefore: number | null
  unitsBefore: number | null
  position: number | null
  price: number | null
  stock: number | null
}

/** Every product that was sold in a range, or in the one that it is compared with; those that sold most first. */
export async function soldProducts(
  queries: Queries,
  storeId: string,
  range: CountedDays,
  compared: CountedDays | null,
  scope: ReportScope,
  isQty: boolean,
): Promise<SoldProduct[]> {
  const sums = (days: CountedDays) => sql`
    select h.product_id, sum(h.revenue)::bigint as revenue, sum(h.units)::bigint as units from (${soldByProduct(storeId, days, scope)}) h
    where ${within(storeId, scope, sql`h.product_id`, sql`h.path_id`)} group by h.product_id`
  const [category] = scope.categories?.length === 1 ? scope.categories : []
  // Of the list that the report is about; else each product in its own category.
  const list =
    scope.collection !== null
      ? sql`s.list_kind = 'collection' and s.list_id = ${scope.collection}`
      : category !== undefined
        ? sql`s.list_kind = 'category' and s.list_id = ${category}`
        : sql`s.list_kind = 'category'`
  const ownCategory = scope.collection === null && category === undefined ? sql`and o.list_id = p.category_id` : sql``
  const { rows } = await sql<SoldProduct>`
    with sold as materialized (${sums(range)}),
      before as materialized (${compared === null ? sql`select null::int as product_id, null::bigint as revenue, null::bigint as units where false` : sums(compared)}),
      stands as materialized (
        select s.list_id, u.product, u.position from list_sightings s cross join lateral unnest(s.products) with ordinality as u(product, position)
        where s.store_id = ${storeId} and s.seen_until = 'infinity' and ${list})
    select coalesce(n.product_id, b.product_id) as id, coalesce(p.name, '') as name, coalesce(p.reference, '') as reference, coalesce(r.name, '') as brand, coalesce(c.name, '') as category,
      p.image_url as "imageUrl", coalesce(n.revenue, 0) as revenue, coalesce(n.units, 0) as units,
      ${compared === null ? sql`null` : sql`coalesce(b.revenue, 0)`} as "revenueBefore", ${compared === null ? sql`null` : sql`coalesce(b.units, 0)`} as "unitsBefore",
      o.position, p.price, case when p.gone_at is null then p.stock end as stock
    from sold n full join before b on b.product_id = n.product_id
      left join products p on p.store_id = ${storeId} and p.id = coalesce(n.product_id, b.product_id)
      left join brands r on r.store_id = ${storeId} and r.id = p.brand_id left join categories c on c.store_id = ${storeId} and c.id = p.category_id
      left join stands o on o.product = p.id ${ownCategory}
    where coalesce(n.revenue, 0) <> 0 or coalesce(n.units, 0) <> 0 or coalesce(b.revenue, 0) <> 0 or coalesce(b.units, 0) <> 0
    order by ${isQty ? sql`coalesce(n.units, 0)` : sql`coalesce(n.revenue, 0)`} desc, 1`.execute(queries)
  return rows
}
