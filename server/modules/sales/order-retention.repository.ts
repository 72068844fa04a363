import { sql } from 'kysely'
import type { OrderRetention } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** For how long a store keeps its single orders. */
export const orderRetentionRepository = (queries: Queries, storeId: string) => ({
  /** What is set, and what the next nightly check would let go if single orders were kept for `months`. */
  async read(now: Date, months: number | null): Promise<OrderRetention> {
    const { rows } = await sql<{ months: number; ordersKeptFrom: string | null; before: string }>`
      -- The check of today may be over: then the next one is tomorrow's.
      with next_check as (
        select c.*, s.time_zone,
          case when c.reconciled_on >= today.day then today.day + 1 else today.day end as day
        from stores s
          cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date as day) today
          left join sales_coverage c on c.store_id = ${storeId}
        where s.id = ${storeId})
      select coalesce(keep_months, 36) as months,
        case when covered_from < let_go_before::timestamp at time zone time_zone then let_go_before::text end as "ordersKeptFrom",
        greatest(let_go_before, (day - make_interval(months => coalesce(${months}::int, keep_months, 36)))::date)::text as before
      from next_check`.execute(queries)
    const { before, ...set } = rows[0]!
    const { rows: counted } = await sql<{ orders: number }>`
      select count(*)::int as orders from counted_sales s, sales_coverage v
      where s.store_id = ${storeId} and v.store_id = ${storeId} and s.day < ${before}::date and s.sold_at >= v.covered_from`.execute(
      queries,
    )
    return { ...set, letsGo: { before, orders: counted[0]!.orders } }
  },

  /** @returns for how many months they were kept until now */
  async set(months: number): Promise<number> {
    await sql`insert into sales_coverage (store_id) values (${storeId}) on conflict (store_id) do nothing`.execute(queries)
    const { rows } = await sql<{ former: number }>`
      update sales_coverage set keep_months = ${months}
      from (select keep_months as former from sales_coverage where store_id = ${storeId} for update) known
      where store_id = ${storeId} returning known.former`.execute(queries)
    return rows[0]!.former
  },
})
