import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { lockSales } from './sales-lock.repository.ts'

/** A sale that nobody could make sense of; `at` is null where it was not listed, so that its time is not known. */
export interface NotedSale {
  id: string
  at: Date | null
}

/** Sales of one store that the platform has, and that could not be read: sums lack them, or hold them as they were before. */
export const unreadableSales = (queries: Queries, storeId: string) => ({
  /**
   * Notes sales that were just asked for. One that is counted in a former state is noted for the day on which it is counted; one whose
   * time nobody knows for today, since the queue that named it carries what changed just now. Returns how many were not noted before.
   */
  async note(sales: readonly NotedSale[], now: Date): Promise<number> {
    if (sales.length === 0) return 0
    await lockSales(queries, storeId)
    const entries = JSON.stringify([...new Map(sales.map(({ id, at }) => [id, { sale: id, sold_at: at }])).values()])
    const { rows } = await sql<{ fresh: number }>`
      with noted as (
        insert into unreadable_sales as u (store_id, sale, day, sold_at, tried_at)
        select ${storeId}::uuid, g.sale, coalesce(k.day, (coalesce(g.sold_at, ${now}::timestamptz) at time zone s.time_zone)::date), coalesce(k.sold_at, g.sold_at), ${now}
        from stores s cross join jsonb_to_recordset(${entries}::jsonb) as g(sale text, sold_at timestamptz)
          left join counted_sales k on k.store_id = ${storeId} and k.sale = g.sale
        where s.id = ${storeId}
        on conflict (store_id, sale) do update set tried_at = excluded.tried_at, sold_at = coalesce(excluded.sold_at, u.sold_at),
          day = case when excluded.sold_at is null then u.day else excluded.day end
        returning xmax = 0 as fresh)
      select count(*) filter (where fresh)::int as fresh from noted`.execute(queries)
    return rows[0]!.fresh
  },

  /** Forgets what was read, or what the platform has no more. Returns how many of them were noted. */
  async forget(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0
    const { numAffectedRows } = await sql`
      delete from unreadable_sales where store_id = ${storeId} and sale = any(${ids}::text[])`.execute(queries)
    return Number(numAffectedRows ?? 0n)
  },

  /** Those that were last asked for before this moment, longest ago first. */
  async triedBefore(at: Date, most: number): Promise<string[]> {
    const { rows } = await sql<{ sale: string }>`
      select sale from unreadable_sales where store_id = ${storeId} and tried_at < ${at} order by tried_at, sale limit ${most}`.execute(
      queries,
    )
    return rows.map(({ sale }) => sale)
  },

  /** Forgets those of days whose single orders are kept no longer. */
  async letGo(): Promise<void> {
    await sql`
      delete from unreadable_sales u using sales_coverage v
      where u.store_id = ${storeId} and v.store_id = ${storeId} and u.day < v.let_go_before`.execute(queries)
  },
})
