import { type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { soldByPeriod } from '../sales/index.ts'
import { isByFacts, isOfCategories, pathWithin, type ReportScope } from './report-scope.ts'

/** Days whose sales are summed up; `until` ends the last one before it is over. */
export interface CountedDays extends ReportDays {
  until?: Date | null
}

/** The moment of a day at which the clocks of the store show the same as now; null where single sales of that day are not kept any more. */
export async function sameTimeOn(queries: Queries, storeId: string, day: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select case when v.let_go_before is null or ${day}::date >= v.let_go_before
      then (${day}::date + (c.local - c.today::timestamp)) at time zone c.time_zone end as at
    from (select s.time_zone, n.local, n.local::date as today from stores s cross join lateral (select ${now}::timestamptz at time zone s.time_zone as local) n where s.id = ${storeId}) c
      left join sales_coverage v on v.store_id = ${storeId}`.execute(queries)
  return rows[0]?.at ?? null
}

const isOver = ({ until }: CountedDays): boolean => until === null || until === undefined

/** What must hold of an order that came in before the days end. */
export const beforeTheEnd = (days: CountedDays, soldAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  isOver(days) ? sql`true` : sql`${soldAt} <= ${days.until}`

const after = (storeId: string, { to, until }: CountedDays): RawBuilder<unknown> =>
  sql`s.store_id = ${storeId} and s.day = ${to}::date and s.sold_at > ${until}`

/** Rows of `sales_by_hour` of these days; with what came in after their end taken off. */
function soldByHour(storeId: string, days: CountedDays): RawBuilder<unknown> {
  const kept = sql`
    select h.day, h.hour_at, h.product_id, h.path_id, h.units, h.revenue from sales_by_hour h
    where h.store_id = ${storeId} and h.day between ${days.from}::date and ${days.to}::date`
  if (isOver(days)) return kept
  return sql`${kept}
    union all
    select s.day, s.hour_at, l.product, l.path, -l.units, -l.revenue
    from counted_sales s cross join lateral unnest(s.products, s.units, s.revenue, s.paths) as l(product, units, revenue, path)
    where ${after(storeId, days)} and s.counted`
}

/** What `upTo` gives up to the last of these days; of a last one that is not over its hours, of which `columns` are taken. */
function withLastDay(
  storeId: string,
  days: CountedDays,
  columns: RawBuilder<unknown>,
  upTo: (last: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (isOver(days)) return upTo(sql`${days.to}::date`)
  return sql`
    select b.* from (${upTo(sql`${days.to}::date - 1`)}) b
    union all
    select ${columns} from (${soldByHour(storeId, { ...days, from: days.to })}) h`
}

const ofDays = (storeId: string, { from }: CountedDays, last: RawBuilder<unknown>) =>
  sql`h.store_id = ${storeId} and h.day between ${from}::date and ${last}`
const byDay = sql`h.day, h.product_id, h.path_id, h.units, h.revenue`

/** Rows of day, way to a category, units and revenue of these days; with products only where the report looks at them. */
export const soldByPath = (storeId: string, days: CountedDays, scope: ReportScope): RawBuilder<unknown> =>
  isOfCategories(scope)
    ? withLastDay(
        storeId,
        days,
        byDay,
        (last) => sql`
        select h.day, null::int as product_id, h.path_id, h.units, h.revenue from sales_path_bands h where ${ofDays(storeId, days, last)}`,
      )
    : soldByHour(storeId, days)

/** Rows of day, hour, way to a category, units and revenue of these days; with products only where the report looks at them. */
export const soldByPathAndHour = (storeId: string, days: CountedDays, scope: ReportScope): RawBuilder<unknown> =>
  isOfCategories(scope)
    ? withLastDay(
        storeId,
        days,
        sql`h.day, h.hour_at, h.product_id, h.path_id, h.units, h.revenue`,
        (last) => sql`
        select h.day, h.hour_at, null::int as product_id, h.path_id, h.units, h.revenue from sales_path_hours h where ${ofDays(storeId, days, last)}`,
      )
    : soldByHour(storeId, days)

/** As `soldByPath`, with ways only where the report looks at categories. */
export const soldByDay = (storeId: string, days: CountedDays, scope: ReportScope): RawBuilder<unknown> =>
  isByFacts(scope)
    ? soldByPath(storeId, days, scope)
    : withLastDay(
        storeId,
        days,
        byDay,
        (last) => sql`
        select h.day, h.product_id, 0 as path_id, h.units, h.revenue from sales_by_day h where ${ofDays(storeId, days, last)}`,
      )

/**
 * Rows of product, way to its category, units and revenue of these days, from the sums of years, months and weeks;
 * ways only where the report looks at categories.
 */
export const soldByProduct = (storeId: string, days: CountedDays, scope: ReportScope): RawBuilder<unknown> =>
  withLastDay(storeId, days, sql`h.product_id, h.path_id, h.units, h.revenue`, (last) =>
    soldByPeriod(storeId, sql`${days.from}::date`, last, pathWithin(storeId, scope, sql`path_id`)),
  )

/** Orders that came in after the end of these days, as they were counted: state, hour, units and revenue. None where the days are over. */
export const ordersAfter = (storeId: string, days: CountedDays): RawBuilder<unknown> => sql`
  select s.state, s.hour_at, case when s.counted then (select coalesce(sum(u), 0) from unnest(s.units) u) else 0 end as units,
    case when s.counted then (select coalesce(sum(r), 0)::bigint from unnest(s.revenue) r) else 0 end as revenue
  from counted_sales s where ${isOver(days) ? sql`s.store_id = ${storeId} and false` : after(storeId, days)}`
