import { sql } from 'kysely'
import type { SoldFigures } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { isWhole, lineWithin, type ReportScope } from './report-scope.ts'

/** What today and the same weekday last week sold. */
export interface TodayRow {
  today: SoldFigures
  sameHours: SoldFigures
  wholeDay: SoldFigures
  cancelled: number
  lastOrderAt: Date | null
  /** Whether all sales of the day a week ago are here. */
  covered: boolean
}

/**
 * Today up to `now`, and a week ago up to the same hour by the clocks of the store. From the orders themselves: there are few in two days.
 */
export async function todaysOrders(queries: Queries, storeId: string, now: Date, scope: ReportScope): Promise<TodayRow> {
  const figures = (condition: ReturnType<typeof sql>) => sql`json_build_object('orders', count(*) filter (where ${condition}),
    'units', coalesce(sum(g.units) filter (where ${condition}), 0), 'revenue', coalesce(sum(g.revenue) filter (where ${condition}), 0))`
  const { rows } = await sql<TodayRow>`
    with spans as materialized (
      select c.local::date as today, c.local::date - 7 as before, (c.local - interval '7 days') at time zone c.time_zone as before_to,
        c.local::date::timestamp at time zone c.time_zone as today_from, (c.local::date - 7)::timestamp at time zone c.time_zone as before_from
      from (select s.time_zone, ${now}::timestamptz at time zone s.time_zone as local from stores s where s.id = ${storeId}) c),
    given as materialized (
      select l.day, l.sold_at, l.state, l.counted, sum(l.units) as units, sum(l.revenue) as revenue from (
        select f.sale, f.day, f.sold_at, f.state, f.counted, unnest(f.products) as product, unnest(f.units) as units, unnest(f.revenue) as revenue, unnest(f.paths) as path
        from counted_sales f cross join spans n where f.store_id = ${storeId} and f.day in (n.today, n.before)) l
      where ${lineWithin(storeId, scope, sql`l.product`, sql`l.path`)} group by l.sale, l.day, l.sold_at, l.state, l.counted)
    select ${figures(sql`g.counted and g.day = n.today and g.sold_at <= ${now}`)} as today, ${figures(sql`g.counted and g.day = n.before and g.sold_at <= n.before_to`)} as "sameHours",
      ${figures(sql`g.counted and g.day = n.before`)} as "wholeDay", count(*) filter (where g.day = n.today and g.state = 'cancelled') as cancelled,
      ${
        isWhole(scope)
          ? sql`(select f.sold_at from counted_sales f where f.store_id = ${storeId} and f.state <> 'cancelled' and f.sold_at <= ${now} order by f.sold_at desc limit 1)`
          : sql`max(g.sold_at) filter (where g.state <> 'cancelled' and g.sold_at <= ${now})`
      } as "lastOrderAt",
      coalesce((select v.covered_from <= n.before_from and v.covered_to >= n.before_to from sales_coverage v where v.store_id = ${storeId}), false) as covered
    from spans n left join given g on true group by n.today, n.before, n.before_to, n.before_from, n.today_from`.execute(queries)
  return rows[0]!
}

/** Orders of a day with something of this part of the store, by the moment at which their hour begins. */
export async function ordersByHour(queries: Queries, storeId: string, day: string, scope: ReportScope): Promise<Map<number, number>> {
  const { rows } = await sql<{ at: Date; orders: number }>`
    select o.at, count(*)::int as orders from (
      select l.at from (
        select f.sale, f.hour_at as at, unnest(f.products) as product, unnest(f.paths) as path from counted_sales f
        where f.store_id = ${storeId} and f.day = ${day}::date and f.counted) l
      where ${lineWithin(storeId, scope, sql`l.product`, sql`l.path`)} group by l.sale, l.at) o
    group by o.at`.execute(queries)
  return new Map(rows.map(({ at, orders }) => [at.getTime(), orders]))
}
