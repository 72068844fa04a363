import { sql } from 'kysely'
import type { SalesFigures, TodaysSales } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

interface Found {
  day: string
  /** Whether sales come in from the platform. */
  follows: boolean
  /** Whether every single sale of those hours a week ago is here. */
  covered: boolean
  today: SalesFigures
  before: SalesFigures
}

/** What was sold today up to `now`, and a week ago up to the same hour: by the clocks of the store, also where they were changed in between. */
export async function todaysSales(queries: Queries, storeId: string, now: Date): Promise<TodaysSales> {
  const figures = (name: 'today' | 'before') => sql`json_build_object(
    'sales', count(*) filter (where g.span = ${sql.lit(name)}),
    'units', coalesce(sum(g.units) filter (where g.span = ${sql.lit(name)}), 0),
    'revenue', coalesce(sum(g.revenue) filter (where g.span = ${sql.lit(name)}), 0))`
  const { rows } = await sql<Found>`
    with clocks as (
      select s.time_zone, ${now}::timestamptz at time zone s.time_zone as local from stores s where s.id = ${storeId}),
    spans as (
      select date_trunc('day', local) at time zone time_zone as today_from, ${now}::timestamptz as today_to,
        date_trunc('day', local - interval '7 days') at time zone time_zone as before_from, (local - interval '7 days') at time zone time_zone as before_to,
        local::date as day
      from clocks),
    given as (
      select case when f.sold_at >= n.today_from then 'today' else 'before' end as span,
        (select sum(u) from unnest(f.units) u) as units, (select sum(r) from unnest(f.revenue) r) as revenue
      from counted_sales f cross join spans n
      where f.store_id = ${storeId} and f.counted
        and (f.sold_at >= n.today_from and f.sold_at <= n.today_to or f.sold_at >= n.before_from and f.sold_at <= n.before_to))
    select n.day::text as day, coalesce(v.feed is not null and v.feed <> 'forbidden' or v.covered_to > n.today_from, false) as follows,
      coalesce(v.covered_from <= n.before_from and v.covered_to >= n.before_to, false) as covered,
      (select ${figures('today')} from given g) as today, (select ${figures('before')} from given g) as before
    from spans n left join sales_coverage v on v.store_id = ${storeId}`.execute(queries)
  const found = rows[0]
  if (!found) return { day: now.toISOString().slice(0, 10), until: now.toISOString(), today: null, sameHours: null }
  const { day, follows, covered, today, before } = found
  return {
    day,
    until: now.toISOString(),
    today: follows ? today : null,
    sameHours: covered ? before : null,
  }
}
