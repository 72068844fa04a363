import { sql } from 'kysely'
import { limits, type OrderState, type ReportDays } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { type ReportScope, within } from './report-scope.ts'

/** Where a part of the lines begins: behind this line. */
export interface LineCursor {
  at: string
  sale: string
  nth: number
}

export interface LineRow {
  order: string
  at: Date
  /** To the microsecond, for the cursor. */
  exactly: string
  sale: string
  nth: number
  day: string
  hour: number
  state: OrderState
  product: number
  name: string
  reference: string
  brand: string
  category: string
  units: number
  revenue: number
  currency: string
  price: number | null
  position: number | null
}

/** Lines of orders, the oldest first: one more than a part has, where there are more. */
export async function orderLines(
  queries: Queries,
  storeId: string,
  { from, to }: ReportDays,
  scope: ReportScope,
  cursor: LineCursor | null,
): Promise<LineRow[]> {
  const behind =
    cursor === null
      ? sql`true`
      : sql`s.sold_at >= ${cursor.at}::timestamptz and (s.sold_at, s.sale, l.nth) > (${cursor.at}::timestamptz, ${cursor.sale}::text, ${cursor.nth}::bigint)`
  const { rows } = await sql<LineRow>`
    with lines as materialized (
      select s.sale, s.sold_at, s.hour_at, s.day, s.state, s.currency, s.places, l.product, l.units, l.revenue, l.path, l.price, l.nth
      from counted_sales s cross join lateral unnest(s.products, s.units, s.revenue, s.paths, s.prices) with ordinality as l(product, units, revenue, path, price, nth)
      where s.store_id = ${storeId} and s.day between ${from}::date and ${to}::date and ${behind} and ${within(storeId, scope, sql`l.product`, sql`l.path`)}
      order by s.sold_at, s.sale, l.nth limit ${limits.report.part + 1}),
      stood as materialized (
        select o.sale, (e ->> 0)::bigint as nth, min((e ->> 3)::int) as position
        from (select distinct on (sale) sale, places from lines) o cross join lateral jsonb_array_elements(o.places) e group by 1, 2)
    select regexp_replace(n.sale, '^history ', '') as "order", n.sold_at as at, n.sold_at::text as exactly, n.sale, n.nth, n.day::text as day,
      extract(hour from n.hour_at at time zone (select z.time_zone from stores z where z.id = ${storeId}))::int as hour, n.state, n.product, coalesce(p.name, '') as name,
      coalesce(p.reference, '') as reference, coalesce(b.name, '') as brand, coalesce(k.names[cardinality(k.names)], '') as category, n.units, n.revenue, n.currency, n.price,
      t.position
    from lines n left join products p on p.store_id = ${storeId} and p.id = n.product left join brands b on b.store_id = ${storeId} and b.id = p.brand_id
      left join category_paths k on k.store_id = ${storeId} and k.id = n.path left join stood t on t.sale = n.sale and t.nth = n.nth
    order by n.sold_at, n.sale, n.nth`.execute(queries)
  return rows
}
