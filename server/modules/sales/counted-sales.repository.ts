import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { factsOfSales } from './facts-of-sales.ts'
import { ensureMonths } from './months.repository.ts'
import { addToSums } from './rollups.ts'
import { lockSales } from './sales-lock.repository.ts'
import { sightings } from './sightings.repository.ts'
import { unreadableSales } from './unreadable-sales.repository.ts'

const stateOf = ({ counts, undone }: PlatformSale): string => (counts ? 'counted' : undone === false ? 'unpaid' : 'cancelled')

/** Sales of one store as the platform reported them, and what they count for. */
export const countedSales = (queries: Queries, storeId: string) => ({
  /**
   * Counts sales, or counts them anew: what a former state of a sale had counted for is taken back in the same statement. The
   * newest state wins, and one that is here already changes nothing; nor does one that was let go, since what it had counted
   * for is not known any more. What is here is no longer noted as unreadable. Returns how many were new or changed. For a
   * transaction alone: others wait for its end.
   *
   * @param now what came in within a day of its sale has the price that the shop shows
   */
  async count(sales: readonly PlatformSale[], now: Date): Promise<number> {
    const newest = new Map<string, PlatformSale>()
    for (const sale of sales) {
      const known = newest.get(sale.id)
      if (known === undefined || known.changedAt < sale.changedAt) newest.set(sale.id, sale)
    }
    if (newest.size === 0) return 0
    await lockSales(queries, storeId)
    const moved = await sightings(queries, storeId).due()
    if (moved) await sightings(queries, storeId).note(moved)
    const entries = JSON.stringify(
      [...newest.values()].map((sale) => ({
        sale: sale.id,
        changed_at: sale.changedAt,
        sold_at: sale.soldAt,
        currency: sale.currency,
        state: stateOf(sale),
        products: sale.lines.map(({ product }) => product),
        units: sale.lines.map(({ units }) => units),
        revenue: sale.lines.map(({ revenue }) => revenue),
      })),
    )
    await prepare(queries, storeId, entries)
    const { rows } = await sql<{ changed: number; days: string[]; moved: { sale: string; day: string }[] }>`
      with given as (
        select g.sale, g.changed_at, g.sold_at, (g.sold_at at time zone s.time_zone)::date as day,
          g.sold_at - make_interval(secs => mod(extract(epoch from g.sold_at at time zone s.time_zone), 3600)::float8) as hour_at, g.currency,
          case when g.state <> 'counted' then g.state when g.currency <> s.currency then 'other-currency' when cardinality(g.products) = 0 then 'without-products' else g.state end as state,
          g.products, g.units, g.revenue
        from stores s left join sales_coverage v on v.store_id = ${storeId} cross join jsonb_to_recordset(${entries}::jsonb)
          as g(sale text, changed_at timestamptz, sold_at timestamptz, currency text, state text, products int[], units int[], revenue bigint[])
        where s.id = ${storeId} and not (coalesce((g.sold_at at time zone s.time_zone)::date < v.let_go_before and g.sold_at >= v.covered_from, false)
          and not exists (select 1 from counted_sales k where k.store_id = ${storeId} and k.sale = g.sale))),
      former as materialized (
        select f.* from counted_sales f join given g on g.sale = f.sale and f.changed_at < g.changed_at where f.store_id = ${storeId}),
      newer as materialized (
        select g.*, f.sale is not null as known, f.paths, f.prices, f.places from given g left join former f on f.sale = g.sale and f.products = g.products and f.sold_at = g.sold_at
        where not exists (select 1 from counted_sales k where k.store_id = ${storeId} and k.sale = g.sale and k.changed_at >= g.changed_at)),
      unknown as materialized (
        select n.sale, n.sold_at, l.product, l.nth from newer n cross join lateral unnest(n.products) with ordinality as l(product, nth) where not n.known),
      ${factsOfSales(storeId, now)},
      complete as materialized (
        select n.sale, n.day, n.changed_at, n.sold_at, n.hour_at, n.currency, n.state, n.products, n.units, n.revenue,
          coalesce(n.paths, f.paths, '{}') as paths, coalesce(n.prices, f.prices, '{}') as prices, case when n.known then n.places else t.places end as places
        from newer n left join facts f on f.sale = n.sale left join stood t on t.sale = n.sale),
      kept as (
        insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices, places)
        select ${storeId}::uuid, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices, places from complete
        on conflict (store_id, sale, day) do update set changed_at = excluded.changed_at, sold_at = excluded.sold_at, hour_at = excluded.hour_at, currency = excluded.currency,
          state = excluded.state, products = excluded.products, units = excluded.units, revenue = excluded.revenue, paths = excluded.paths, prices = excluded.prices, places = excluded.places),
      ${addToSums(
        storeId,
        sql`
        select 1 as sign, state, day, hour_at, products, units, revenue, paths, places from complete
        union all
        select -1, state, day, hour_at, products, units, revenue, paths, places from former`,
      )}
      select (select count(*)::int from newer) as changed, (select coalesce(array_agg(distinct day::text), '{}') from former) as days,
        (select coalesce(json_agg(json_build_object('sale', f.sale, 'day', f.day)), '[]') from former f join newer n on n.sale = f.sale and n.day <> f.day) as moved`.execute(
      queries,
    )
    const { changed, days, moved: elsewhere } = rows[0]!
    if (days.length > 0)
      await sql`delete from sales_by_day where store_id = ${storeId} and day = any(${days}::date[]) and units = 0 and revenue = 0`.execute(
        queries,
      )
    for (const { sale, day } of elsewhere)
      await sql`delete from counted_sales where store_id = ${storeId} and sale = ${sale} and day = ${day}::date`.execute(queries)
    await unreadableSales(queries, storeId).forget([...newest.keys()])
    return changed
  },
})

/** Makes what the rows of these sales need: the months that they fall into, and the ways to the categories of their products. */
async function prepare(queries: Queries, storeId: string, entries: string): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(g.sold_at at time zone s.time_zone, 'YYYY-MM') as month
    from stores s cross join jsonb_to_recordset(${entries}::jsonb) as g(sold_at timestamptz) where s.id = ${storeId}`.execute(queries)
  await ensureMonths(
    queries,
    rows.map(({ month }) => month),
  )
  await notePaths(queries, storeId)
}

/** Keeps the way to each category that there is, with its names. */
export async function notePaths(queries: Queries, storeId: string): Promise<void> {
  await sql`
    insert into category_paths (store_id, path, names)
    select ${storeId}::uuid, c.path, array(
      select coalesce(n.name, '') from unnest(c.path) with ordinality as u(id, place) left join categories n on n.store_id = ${storeId} and n.id = u.id order by u.place)
    from categories c where c.store_id = ${storeId}
      and not exists (select 1 from category_paths k where k.store_id = ${storeId} and k.path = c.path and k.names[cardinality(k.names)] = c.name)
    on conflict (store_id, path) do update set names = excluded.names`.execute(queries)
}
