import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { type CountedDays, soldByProduct } from './counted-days.ts'
import { type ReportScope, within } from './report-scope.ts'

/** A column of many products as an array of JSON, written by the database. */
type Column = string

/** What products sold, those that sold most first; nulls before where there is nothing to compare with. */
interface Sold {
  id: Column
  revenue: Column
  units: Column
  revenueBefore: Column
  unitsBefore: Column
}

/** What is known of the same products today, in the same sequence. Of those that are unknown texts are empty and numbers null. */
interface Known {
  name: Column
  reference: Column
  imageUrl: Column
  position: Column
  price: Column
  stock: Column
  brandId: Column
  categoryId: Column
}

export interface SoldProducts extends Sold, Known {
  brands: ReadonlyMap<number, string>
  categories: ReadonlyMap<number, string>
}

const numbers = (value: RawBuilder<unknown>) => sql`'[' || coalesce(string_agg(coalesce(${value}::text, 'null'), ','), '') || ']'`
const texts = (value: RawBuilder<unknown>) => sql`coalesce(json_agg(${value}), '[]')::text`

async function sold(
  queries: Queries,
  storeId: string,
  range: CountedDays,
  compared: CountedDays | null,
  scope: ReportScope,
  isQty: boolean,
): Promise<Sold> {
  const sums = (days: CountedDays) => sql`
    select h.product_id, sum(h.revenue)::bigint as revenue, sum(h.units)::bigint as units from (${soldByProduct(storeId, days, scope)}) h
    where ${within(storeId, scope, sql`h.product_id`, sql`h.path_id`)} group by h.product_id`
  const both =
    compared === null
      ? sql`select n.product_id, n.revenue, n.units, null::bigint as revenue_before, null::bigint as units_before from (${sums(range)}) n`
      : sql`
        select coalesce(n.product_id, b.product_id) as product_id, coalesce(n.revenue, 0) as revenue, coalesce(n.units, 0) as units,
          coalesce(b.revenue, 0) as revenue_before, coalesce(b.units, 0) as units_before
        from (${sums(range)}) n full join (${sums(compared)}) b on b.product_id = n.product_id`
  const { rows } = await sql<Sold>`
    select ${numbers(sql`product_id`)} as id, ${numbers(sql`revenue`)} as revenue, ${numbers(sql`units`)} as units,
      ${numbers(sql`revenue_before`)} as "revenueBefore", ${numbers(sql`units_before`)} as "unitsBefore"
    from (
      select * from (${both}) s where s.revenue <> 0 or s.units <> 0 or s.revenue_before <> 0 or s.units_before <> 0
      order by ${isQty ? sql`s.units` : sql`s.revenue`} desc, s.product_id) s`.execute(queries)
  return rows[0]!
}

/** By themselves: how many products there are is known by then, and so the best way to look them up. */
async function known(queries: Queries, storeId: string, ids: string, scope: ReportScope): Promise<Known> {
  const [category] = scope.categories?.length === 1 ? scope.categories : []
  // Of the list that the report is about; else each product in its own category.
  const list =
    scope.collection !== null
      ? sql`s.list_kind = 'collection' and s.list_id = ${scope.collection}`
      : category !== undefined
        ? sql`s.list_kind = 'category' and s.list_id = ${category}`
        : sql`s.list_kind = 'category'`
  const ownCategory = scope.collection === null && category === undefined ? sql`and o.list_id = p.category_id` : sql``
  const { rows } = await sql<Known>`
    with stands as materialized (
      select s.list_id, u.product, u.position from list_sightings s cross join lateral unnest(s.products) with ordinality as u(product, position)
      where s.store_id = ${storeId} and s.seen_until = 'infinity' and ${list})
    select ${texts(sql`name`)} as name, ${texts(sql`reference`)} as reference, ${texts(sql`image_url`)} as "imageUrl",
      ${numbers(sql`position`)} as position, ${numbers(sql`price`)} as price, ${numbers(sql`stock`)} as stock,
      ${numbers(sql`brand_id`)} as "brandId", ${numbers(sql`category_id`)} as "categoryId"
    from (
      select coalesce(p.name, '') as name, coalesce(p.reference, '') as reference, p.image_url, o.position, p.price,
        case when p.gone_at is null then p.stock end as stock, p.brand_id, p.category_id
      from unnest(${`{${ids.slice(1, -1)}}`}::int[]) with ordinality as v(id, place)
        left join products p on p.store_id = ${storeId} and p.id = v.id
        left join stands o on o.product = p.id ${ownCategory}
      order by v.place) k`.execute(queries)
  return rows[0]!
}

async function namesOf(
  queries: Queries,
  storeId: string,
  table: 'brands' | 'categories',
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where store_id = ${storeId} and id = any(${[...new Set(ids)]}::int[])`.execute(queries)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const valuesOf = <T>(column: Column): T[] => JSON.parse(column) as T[]

/** Every product that was sold in a range, or in the one that it is compared with; those that sold most first. */
export async function soldProducts(
  queries: Queries,
  storeId: string,
  range: CountedDays,
  compared: CountedDays | null,
  scope: ReportScope,
  isQty: boolean,
): Promise<SoldProducts> {
  const sums = await sold(queries, storeId, range, compared, scope, isQty)
  const facts = await known(queries, storeId, sums.id, scope)
  const [brands, categories] = await Promise.all([
    namesOf(queries, storeId, 'brands', valuesOf(facts.brandId)),
    namesOf(queries, storeId, 'categories', valuesOf(facts.categoryId)),
  ])
  return { ...sums, ...facts, brands, categories }
}
