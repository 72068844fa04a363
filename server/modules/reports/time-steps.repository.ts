import { type RawBuilder, sql } from 'kysely'
import type { ReportDays, ReportStep } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { soldByDay, soldByPathAndHour } from './counted-days.ts'
import { isWhole, type ReportScope, within } from './report-scope.ts'

/** An hour, day or week of a range, with what was sold in it. */
export interface TimeStep {
  at: Date
  until: Date
  day: string
  hour: number | null
  revenue: number
  units: number
  orders: number
}

/**
 * Hours begin where the clocks of the store show a full one: also where these are half an hour off, and on days on which they are changed.
 */
const hourSteps = (zone: RawBuilder<unknown>, { from, to }: ReportDays) => sql`
  select h.at, lead(h.at, 1, (${to}::date + 1)::timestamp at time zone ${zone}) over (order by h.at) as until, (h.at at time zone ${zone})::date as day,
    extract(hour from h.at at time zone ${zone})::int as hour
  from (
    select distinct t - make_interval(secs => mod(extract(epoch from t at time zone ${zone}), 3600)::float8) as at
    from generate_series(${from}::date::timestamp at time zone ${zone}, ((${to}::date + 1)::timestamp at time zone ${zone}) - interval '1 second', interval '15 minutes') t) h`

const daySteps = (zone: RawBuilder<unknown>, { from, to }: ReportDays, days: number) => sql`
  select d::date::timestamp at time zone ${zone} as at, (d::date + ${sql.lit(days)})::timestamp at time zone ${zone} as until, d::date as day, null::int as hour
  from generate_series(${days === 7 ? sql`date_trunc('week', ${from}::date)` : sql`${from}::date`}, ${to}::date, make_interval(days => ${sql.lit(days)})) d`

/** Sales of a range by hour, day or week, in their sequence; also those in which nothing was sold. */
export async function timeSteps(
  queries: Queries,
  storeId: string,
  range: ReportDays,
  by: ReportStep,
  scope: ReportScope,
): Promise<TimeStep[]> {
  const zone = sql`(select s.time_zone from stores s where s.id = ${storeId})`
  const key = by === 'hour' ? sql`h.hour_at` : by === 'week' ? sql`date_trunc('week', h.day)::date` : sql`h.day`
  const whole = isWhole(scope)
  const ofStore = sql`(select * from ${sql.table(by === 'hour' ? 'sales_hours' : 'sales_days')} where store_id = ${storeId} and day between ${range.from}::date and ${range.to}::date)`
  const ofPart = sql`(${by === 'hour' ? soldByPathAndHour(storeId, range, scope) : soldByDay(storeId, range, scope)})`
  const orders = whole ? (by === 'hour' ? sql`sum(h.orders)` : sql`sum(h.counted)`) : sql`0`
  const steps = by === 'hour' ? hourSteps(zone, range) : daySteps(zone, range, by === 'week' ? 7 : 1)
  const { rows } = await sql<TimeStep>`${whole ? prepared : sql``}
    with steps as materialized (${steps}),
      sums as materialized (
        select ${key} as key, sum(h.revenue) as revenue, sum(h.units) as units, ${orders} as orders from ${whole ? ofStore : ofPart} h
        where ${whole ? sql`true` : within(storeId, scope, sql`h.product_id`, sql`h.path_id`)}
        group by 1)
    select t.at, t.until, t.day::text as day, t.hour, coalesce(s.revenue, 0)::bigint as revenue, coalesce(s.units, 0)::bigint as units, coalesce(s.orders, 0)::bigint as orders
    from steps t left join sums s on s.key = ${by === 'hour' ? sql`t.at` : sql`t.day`} order by t.at`.execute(queries)
  return rows
}
