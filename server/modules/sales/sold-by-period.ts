import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * What each product sold in weeks, months and years that are over, each by its first day, and by the way to its category
 * at the time; and those whose sums are what their days hold.
 */
export const periodTables = {
  year: { sums: 'sales_by_year', summed: 'summed_years' },
  month: { sums: 'sales_by_month', summed: 'summed_months' },
  week: { sums: 'sales_by_week', summed: 'summed_weeks' },
} as const
type Period = keyof typeof periodTables
/** Each is summed out of the ones behind it, and of days. A week that two months share is read by both, less the other's days. */
export const periods: readonly Period[] = ['year', 'month', 'week']
const smallerThan = (period: Period): readonly Period[] => periods.slice(periods.indexOf(period) + 1)

export const firstDayOf = (period: Period, day: Sql): Sql => sql`date_trunc(${sql.lit(period)}, ${day})::date`
const lastDayOf = (period: Period, first: Sql): Sql => sql`((${first} + ${sql.lit(`1 ${period}`)}::interval)::date - 1)`

/** The periods that spans of days meet, each with what is within; `whole` where its sums are there and more than half of it is within. */
const cut = (storeId: string, period: Period, spans: Sql): Sql => sql`
  select p.*, s.${sql.ref(period)} is not null and 2 * (p.until - p.since + 1) > p.last - p.first + 1 as whole
  from (
    select n.sign, g.first::date as first, ${lastDayOf(period, sql`g.first`)} as last,
      greatest(g.first::date, n.since) as since, least(${lastDayOf(period, sql`g.first`)}, n.until) as until
    from (${spans}) n cross join lateral generate_series(${firstDayOf(period, sql`n.since`)}, n.until, ${sql.lit(`1 ${period}`)}::interval) as g(first)) p
    left join ${sql.table(periodTables[period].summed)} s on s.store_id = ${storeId} and s.${sql.ref(period)} = p.first`

/** The spans that remain: of periods that are not whole, and, with the other sign, what whole ones have outside. */
const remaining = (period: Period): Sql => sql`
  select since, until, sign from ${sql.table(period)} where not whole
  union all
  select first, since - 1, -sign from ${sql.table(period)} where whole and since > first
  union all
  select until + 1, last, -sign from ${sql.table(period)} where whole and until < last`

/** `paths`: what must hold of the way to the category; null where it is not looked at, and 0 is given for it. */
function soldBy(storeId: string, from: Sql, to: Sql, chosen: readonly Period[], paths: Sql | null): Sql {
  let spans: Sql = sql`select ${from} as since, ${to} as until, 1 as sign`
  const found: Sql[] = []
  for (const period of chosen) {
    found.push(sql`${sql.table(period)} as materialized (${cut(storeId, period, spans)})`)
    spans = remaining(period)
  }
  const path = paths === null ? sql`0` : sql`path_id`
  const inPaths = paths ?? sql`true`
  const sums = chosen.map(
    (period) => sql`
      select m.product_id, m.path_id, g.sign * m.units as units, g.sign * m.revenue as revenue from ${sql.table(period)} g cross join lateral (
        select product_id, ${path} as path_id, units, revenue from ${sql.table(periodTables[period].sums)}
        where store_id = ${storeId} and ${sql.ref(period)} = g.first and ${inPaths} offset 0) m
      where g.whole`,
  )
  // Of days alone there are no sums by way: they are read by hour.
  const days = sql`
    select d.product_id, d.path_id, n.sign * d.units as units, n.sign * d.revenue as revenue from (${spans}) n cross join lateral (
      select product_id, ${path} as path_id, units, revenue from ${sql.table(paths === null ? 'sales_by_day' : 'sales_by_hour')}
      where store_id = ${storeId} and day between n.since and n.until and ${inPaths} offset 0) d`
  return sql`${found.length > 0 ? sql`with ${sql.join(found)}` : sql``} ${sql.join([...sums, days], sql` union all `)}`
}

/**
 * Rows of product, way to its category, units and revenue that add up to what was sold from `from` to `to`, both included; of
 * these ways where `paths` says so, else all, with 0 for the way. A summed year of which more than half lies within gives one row a
 * product and way, and its other days are taken off; so do months of what remains, and weeks of that; of all else there is one row a
 * product and day, or hour.
 * @param paths what must hold of `path_id`
 */
export const soldByPeriod = (storeId: string, from: Sql, to: Sql, paths: Sql | null): Sql => soldBy(storeId, from, to, periods, paths)

/** What each product sold in the period that begins at `first`, by way, out of smaller ones. */
export const sumsOfPeriod = (storeId: string, period: Period, first: Sql): Sql => sql`
  select d.product_id, d.path_id, sum(d.units)::bigint as units, sum(d.revenue)::bigint as revenue
  from (${soldBy(storeId, first, lastDayOf(period, first), smallerThan(period), sql`true`)}) d
  group by d.product_id, d.path_id having sum(d.units) <> 0 or sum(d.revenue) <> 0`

/**
 * Parts of a statement that changes the days of `days`, a relation of it: their weeks, months and years
 * are read by what is smaller from then on, until they are summed anew.
 */
export const periodsChanged = (storeId: string, days: Sql): Sql =>
  sql.join(
    periods.map(
      (period) => sql`
        ${sql.ref(`${period}s_changed`)} as (
          delete from ${sql.table(periodTables[period].summed)} where store_id = ${storeId} and ${sql.ref(period)} in (select ${firstDayOf(period, sql`day`)} from ${days}))`,
    ),
  )
