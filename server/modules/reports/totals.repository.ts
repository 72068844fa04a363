import { sql } from 'kysely'
import { limits } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { beforeTheEnd, type CountedDays, ordersAfter, soldByPathAndHour, soldByPath, soldByProduct } from './counted-days.ts'
import { anyLineWithin, isByFacts, isOfCategories, isWhole, lineWithin, type ReportScope, within } from './report-scope.ts'

interface Sold {
  revenue: number
  units: number
}

/** Orders by what became of them. */
interface ByState {
  counted: number
  cancelled: number
  unpaid: number
  otherCurrency: number
  withoutProducts: number
}

/** Orders that could not be read, and the first of their ids. */
interface Unread {
  unreadable: number
  unreadableOrders: string[]
}

/** Sums of a range. */
export interface TotalsRow extends Sold {
  /** Those that are counted; null where it is not known. */
  orders: number | null
  /** Null of a part of the store. */
  byState: (ByState & Unread) | null
}

/** Sums of a range: of the whole store from its days. `ordersReadable`: its single orders can be looked through. */
export const totals = (
  queries: Queries,
  storeId: string,
  days: CountedDays,
  scope: ReportScope,
  ordersReadable: boolean,
): Promise<TotalsRow> =>
  isWhole(scope) ? totalsOfStore(queries, storeId, days) : totalsOfPart(queries, storeId, days, scope, ordersReadable)

async function totalsOfStore(queries: Queries, storeId: string, days: CountedDays): Promise<TotalsRow> {
  const those = sql`store_id = ${storeId} and day between ${days.from}::date and ${days.to}::date`
  const late = (state: string) => sql`count(*) filter (where o.state = ${sql.lit(state)})`
  const unread = sql`unreadable_sales u where u.store_id = ${storeId} and u.day between ${days.from}::date and ${days.to}::date and coalesce(${beforeTheEnd(days, sql`u.sold_at`)}, true)`
  const { rows } = await sql<Sold & ByState & Unread>`${prepared}
    select coalesce(sum(d.revenue), 0)::bigint as revenue, coalesce(sum(d.units), 0)::bigint as units, coalesce(sum(d.counted), 0)::bigint as counted,
      coalesce(sum(d.cancelled), 0)::bigint as cancelled, coalesce(sum(d.unpaid), 0)::bigint as unpaid, coalesce(sum(d.other_currency), 0)::bigint as "otherCurrency",
      coalesce(sum(d.without_products), 0)::bigint as "withoutProducts",
      (select count(*) from ${unread}) as unreadable,
      array(select u.sale from ${unread} order by u.day, u.sale limit ${sql.lit(limits.report.unreadableOrders)}) as "unreadableOrders"
    from (
      select revenue, units, counted, cancelled, unpaid, other_currency, without_products from sales_days where ${those}
      union all
      select -sum(o.revenue), -sum(o.units), ${sql.join(['counted', 'cancelled', 'unpaid', 'other-currency', 'without-products'].map((state) => sql`-${late(state)}`))}
      from (${ordersAfter(storeId, days)}) o) d`.execute(queries)
  const { revenue, units, ...byState } = rows[0]!
  return { revenue, units, orders: byState.counted, byState }
}

/**
 * What was sold comes from the sums of products, as in curve and tables. An order
 * counts once, however many of its lines are inside: that its lines alone say.
 */
async function totalsOfPart(
  queries: Queries,
  storeId: string,
  days: CountedDays,
  scope: ReportScope,
  ordersReadable: boolean,
): Promise<TotalsRow> {
  const [sold, counted] = await Promise.all([
    sql<Sold>`
      select coalesce(sum(h.revenue), 0)::bigint as revenue, coalesce(sum(h.units), 0)::bigint as units from (${isByFacts(scope) && isOfCategories(scope) ? soldByPath(storeId, days, scope) : soldByProduct(storeId, days, scope)}) h
      where ${within(storeId, scope, sql`h.product_id`, sql`h.path_id`)}`.execute(queries),
    ordersReadable ? ordersOfPart(queries, storeId, days, scope) : null,
  ])
  return { ...sold.rows[0]!, orders: counted, byState: null }
}

/** How many orders have a line of a part of the store. */
async function ordersOfPart(queries: Queries, storeId: string, days: CountedDays, scope: ReportScope): Promise<number> {
  const kept = sql`
    from counted_sales s where s.store_id = ${storeId} and s.day between ${days.from}::date and ${days.to}::date and s.counted and ${beforeTheEnd(days, sql`s.sold_at`)}`
  const { rows } = await (
    isOfCategories(scope)
      ? sql<{ orders: number }>`select count(*) as orders ${kept} and ${anyLineWithin(storeId, scope, sql`s.paths`)}`
      : sql<{ orders: number }>`
        select count(*) as orders from (
          select l.sale from (select s.sale, unnest(s.products) as product, unnest(s.paths) as path ${kept}) l
          where ${lineWithin(storeId, scope, sql`l.product`, sql`l.path`)} group by l.sale) o`
  ).execute(queries)
  return rows[0]!.orders
}

/** Sales of a range by the hour of the day, 0 to 23. */
export async function hoursOfDay(
  queries: Queries,
  storeId: string,
  days: CountedDays,
  scope: ReportScope,
): Promise<{ hour: number; revenue: number; units: number; orders: number }[]> {
  const whole = isWhole(scope)
  const hoursKept = sql`
    select hour_at, revenue, units, orders from sales_hours where store_id = ${storeId} and day between ${days.from}::date and ${days.to}::date`
  const hoursOfStore = days.until
    ? sql`${hoursKept} union all select o.hour_at, -o.revenue, -o.units, -1 from (${ordersAfter(storeId, days)}) o where o.state = 'counted'`
    : hoursKept
  // One row an hour before its place in the day is worked out.
  const hoursOfPart = sql`
    select h.hour_at, sum(h.revenue) as revenue, sum(h.units) as units, 0 as orders from (${soldByPathAndHour(storeId, days, scope)}) h
    where ${within(storeId, scope, sql`h.product_id`, sql`h.path_id`)} group by h.hour_at`
  const { rows } = await sql<{ hour: number; revenue: number; units: number; orders: number }>`${whole && !days.until ? prepared : sql``}
    select n.hour, coalesce(h.revenue, 0)::bigint as revenue, coalesce(h.units, 0)::bigint as units, coalesce(h.orders, 0)::bigint as orders
    from generate_series(0, 23) as n(hour) left join (
      select date_part('hour', h.hour_at at time zone (select s.time_zone from stores s where s.id = ${storeId})) as hour, sum(h.revenue) as revenue, sum(h.units) as units, sum(h.orders) as orders
      from (${whole ? hoursOfStore : hoursOfPart}) h group by 1) h on h.hour = n.hour
    order by n.hour`.execute(queries)
  return rows
}
