import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'

/** Sales of one store as the platform reported them, and what they count for, day by day. */
export const countedSales = (queries: Queries, storeId: string) => ({
  /**
   * Counts sales, or counts them anew: what a former state of a sale had counted for is taken back in the same statement. The newest state wins,
   * and one that is here already changes nothing. Returns how many were new or changed. For a transaction alone: others wait for its end.
   */
  async count(sales: readonly PlatformSale[]): Promise<number> {
    const newest = new Map<string, PlatformSale>()
    for (const sale of sales) {
      const known = newest.get(sale.id)
      if (known === undefined || known.changedAt < sale.changedAt) newest.set(sale.id, sale)
    }
    if (newest.size === 0) return 0
    const entries = [...newest.values()].map((sale) => ({
      sale: sale.id,
      changed_at: sale.changedAt,
      sold_at: sale.soldAt,
      currency: sale.currency,
      counts: sale.counts,
      products: sale.lines.map(({ product }) => product),
      units: sale.lines.map(({ units }) => units),
      revenue: sale.lines.map(({ revenue }) => revenue),
    }))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sales ${storeId}`}, 0))`.execute(queries)
    const { rows } = await sql<{ changed: number; days: string[] }>`
      with given as (
        select g.sale, g.changed_at, g.sold_at, (g.sold_at at time zone s.time_zone)::date as day, g.currency, g.counts and g.currency = s.currency as counted, g.products, g.units, g.revenue
        from stores s cross join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as g(sale text, changed_at timestamptz, sold_at timestamptz, currency text, counts boolean, products int[], units int[], revenue bigint[])
        where s.id = ${storeId}),
      newer as (
        select g.* from given g left join counted_sales f on f.store_id = ${storeId} and f.sale = g.sale where f.sale is null or f.changed_at < g.changed_at),
      former as (select f.* from counted_sales f join newer n on n.sale = f.sale where f.store_id = ${storeId}),
      contributions as (
        select n.day, l.product, l.units, l.revenue from newer n cross join lateral unnest(n.products, n.units, n.revenue) as l(product, units, revenue) where n.counted
        union all
        select f.day, l.product, -l.units, -l.revenue from former f cross join lateral unnest(f.products, f.units, f.revenue) as l(product, units, revenue) where f.counted),
      sums as (
        select day, product, sum(units)::int as units, sum(revenue)::bigint as revenue from contributions group by day, product having sum(units) <> 0 or sum(revenue) <> 0),
      kept as (
        insert into counted_sales (store_id, sale, changed_at, sold_at, day, currency, counted, products, units, revenue)
        select ${storeId}::uuid, sale, changed_at, sold_at, day, currency, counted, products, units, revenue from newer
        on conflict (store_id, sale) do update set changed_at = excluded.changed_at, sold_at = excluded.sold_at, day = excluded.day, currency = excluded.currency,
          counted = excluded.counted, products = excluded.products, units = excluded.units, revenue = excluded.revenue),
      summed as (
        insert into sales_by_day (store_id, day, product_id, units, revenue) select ${storeId}::uuid, day, product, units, revenue from sums
        on conflict (store_id, product_id, day) do update set units = sales_by_day.units + excluded.units, revenue = sales_by_day.revenue + excluded.revenue)
      select (select count(*)::int from newer) as changed, (select coalesce(array_agg(distinct day::text), '{}') from sums) as days`.execute(
      queries,
    )
    const { changed, days } = rows[0]!
    await sql`delete from sales_by_day where store_id = ${storeId} and day = any(${days}::date[]) and units = 0 and revenue = 0`.execute(
      queries,
    )
    return changed
  },
})
