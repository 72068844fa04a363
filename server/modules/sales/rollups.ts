import { type RawBuilder, sql } from 'kysely'
import { positionBands } from '../../../contract/index.ts'
import { periodsChanged } from './sold-by-period.ts'

/** Of what was in no list. */
export const unplacedBand = positionBands.length

const band = sql`case ${sql.join(
  positionBands.flatMap(({ to }, index) => (to === null ? [] : [sql`when position <= ${sql.lit(to)} then ${sql.lit(index)}`])),
  sql` `,
)} else ${sql.lit(positionBands.length - 1)} end`

const added = (table: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`))

/** The sums that need orders alone, and those that need to know in which category and at which position products were. */
export const sumParts = ['plain', 'known'] as const
export type SumPart = (typeof sumParts)[number]

const plainSums = (storeId: string): RawBuilder<unknown> => sql`
  day_sums as (
    insert into sales_by_day (store_id, day, product_id, units, revenue)
    select ${storeId}::uuid, day, product, sum(units)::int, sum(revenue)::bigint from lines group by day, product having sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, product_id, day) do update set ${added('sales_by_day', ['units', 'revenue'])}),
  ${periodsChanged(storeId, sql`lines`)},
  order_sums as materialized (
    select s.day, s.hour_at, s.sign, s.state, coalesce(u.units, 0) as units, coalesce(u.revenue, 0) as revenue
    from signed s left join lateral (
      select sum(l.units) * s.sign as units, sum(l.revenue) * s.sign as revenue from unnest(s.units, s.revenue) as l(units, revenue) where s.state = 'counted') u on true),
  hours_of_store as (
    insert into sales_hours (store_id, day, hour_at, orders, units, revenue)
    select ${storeId}::uuid, day, hour_at, sum(sign), sum(units), sum(revenue) from order_sums where state = 'counted' group by day, hour_at
    having sum(sign) <> 0 or sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, day, hour_at) do update set ${added('sales_hours', ['orders', 'units', 'revenue'])}),
  days_of_store as (
    insert into sales_days (store_id, day, counted, cancelled, unpaid, other_currency, without_products, units, revenue)
    select ${storeId}::uuid, day, ${sql.join(
      ['counted', 'cancelled', 'unpaid', 'other-currency', 'without-products'].map(
        (state) => sql`coalesce(sum(sign) filter (where state = ${sql.lit(state)}), 0)`,
      ),
    )}, sum(units), sum(revenue) from order_sums group by day
    on conflict (store_id, day) do update set ${added('sales_days', ['counted', 'cancelled', 'unpaid', 'other_currency', 'without_products', 'units', 'revenue'])})`

const knownSums = (storeId: string): RawBuilder<unknown> => sql`
  -- By itself, or each line would look through the places of its whole order.
  stood_at as materialized (
    select s.number, (e ->> 0)::bigint as nth, e ->> 1 as kind, (e ->> 2)::int as id, (e ->> 3)::int as position
    from signed s cross join lateral jsonb_array_elements(s.places) e where s.places is not null and s.state = 'counted'),
  placed as materialized (
    select l.number, l.nth, l.day, e.kind, e.id, e.position, l.units, l.revenue from stood_at e join lines l on l.number = e.number and l.nth = e.nth),
  hour_sums as (
    insert into sales_by_hour (store_id, day, hour_at, product_id, path_id, units, revenue)
    select ${storeId}::uuid, day, hour_at, product, path, sum(units), sum(revenue) from lines group by day, hour_at, product, path having sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, day, hour_at, product_id, path_id) do update set ${added('sales_by_hour', ['units', 'revenue'])}),
  path_hour_sums as (
    insert into sales_path_hours (store_id, path_id, day, hour_at, units, revenue)
    select ${storeId}::uuid, path, day, hour_at, sum(units), sum(revenue) from lines group by path, day, hour_at having sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, path_id, day, hour_at) do update set ${added('sales_path_hours', ['units', 'revenue'])}),
  by_path as (select day, path, sum(units) as units, sum(revenue) as revenue from lines group by day, path),
  category_sums as (
    insert into sales_categories (store_id, day, category_id, units, revenue)
    select ${storeId}::uuid, b.day, above.id, sum(b.units), sum(b.revenue)
    from by_path b left join category_paths k on k.store_id = ${storeId} and k.id = b.path cross join lateral unnest(coalesce(k.path, array[0])) as above(id)
    group by b.day, above.id having sum(b.units) <> 0 or sum(b.revenue) <> 0
    on conflict (store_id, day, category_id) do update set ${added('sales_categories', ['units', 'revenue'])}),
  best as materialized (
    select path, day, case when position is null then ${sql.lit(unplacedBand)} else ${band} end as band, units, revenue
    from (
      select l.path, l.day, m.position, l.units, l.revenue
      from lines l left join (select number, nth, min(position) as position from placed group by number, nth) m on m.number = l.number and m.nth = l.nth) line),
  band_sums as (
    insert into sales_bands (store_id, list_kind, list_id, day, band, units, revenue)
    select ${storeId}::uuid, kind, id, day, band, sum(units), sum(revenue) from (
      select kind, id, day, ${band} as band, units, revenue from placed
      union all
      select 'store', 0, day, band, units, revenue from best) b
    group by kind, id, day, band having sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, list_kind, list_id, day, band) do update set ${added('sales_bands', ['units', 'revenue'])}),
  path_band_sums as (
    insert into sales_path_bands (store_id, path_id, day, band, units, revenue)
    select ${storeId}::uuid, path, day, band, sum(units), sum(revenue) from best group by path, day, band having sum(units) <> 0 or sum(revenue) <> 0
    on conflict (store_id, path_id, day, band) do update set ${added('sales_path_bands', ['units', 'revenue'])})`

/**
 * Adds orders to the sums, within one statement. `signed` is a query of it: each order with `sign` 1 where
 * it is added and -1 where what it counted for before is taken back, and the columns of `counted_sales`.
 */
export const addToSums = (storeId: string, signed: RawBuilder<unknown>, parts: readonly SumPart[] = sumParts): RawBuilder<unknown> => sql`
  signed as materialized (select row_number() over () as number, g.* from (${signed}) g),
  lines as materialized (
    select s.number, l.nth, s.day, s.hour_at, l.product, l.units * s.sign as units, l.revenue * s.sign as revenue, l.path
    from signed s cross join lateral unnest(s.products, s.units, s.revenue, s.paths) with ordinality as l(product, units, revenue, path, nth) where s.state = 'counted'),
  ${sql.join(parts.map((part) => (part === 'plain' ? plainSums(storeId) : knownSums(storeId))))}`

const sums = ['units', 'revenue']

/** The tables that hold the sums, with the columns that are sums. */
export const sumTables: Readonly<Record<SumPart, Readonly<Record<string, readonly string[]>>>> = {
  plain: {
    sales_by_day: sums,
    sales_hours: ['orders', ...sums],
    sales_days: ['counted', 'cancelled', 'unpaid', 'other_currency', 'without_products', ...sums],
  },
  known: { sales_by_hour: sums, sales_categories: sums, sales_bands: sums, sales_path_bands: sums, sales_path_hours: sums },
}
