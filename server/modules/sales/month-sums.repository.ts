import { type RawBuilder, sql } from 'kysely'
import type { Database, Queries } from '../../database/index.ts'
import { lockSales } from './counted-sales.repository.ts'

const monthOf = (day: RawBuilder<unknown>) => sql`date_trunc('month', ${day})::date`
const afterMonth = (month: RawBuilder<unknown>) => sql`(${month} + interval '1 month')::date`

/** What each product sold in a month (its first day), out of its days. */
const sumsOfMonth = (storeId: string, month: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select d.product_id, sum(d.units)::bigint as units, sum(d.revenue)::bigint as revenue from sales_by_day d
  where d.store_id = ${storeId} and d.day >= ${month} and d.day < ${afterMonth(month)}
  group by d.product_id having sum(d.units) <> 0 or sum(d.revenue) <> 0`

/**
 * Rows of product, units and revenue that add up to what was sold from `from` to `to`, both included. A summed month of which more
 * than half lies within gives one row a product, and its other days are taken off; of all else there is one row a product and day.
 */
export const soldByMonthAndDay = (storeId: string, from: string, to: string): RawBuilder<unknown> => sql`
  with months as materialized (
    select p.*, s.month is not null and 2 * (p.until - p.since + 1) > p.last - p.first + 1 as whole
    from (
      select g.month::date as first, ${afterMonth(sql`g.month`)} - 1 as last,
        greatest(g.month::date, ${from}::date) as since, least(${afterMonth(sql`g.month`)} - 1, ${to}::date) as until
      from generate_series(${monthOf(sql`${from}::date`)}, ${to}::date, interval '1 month') as g(month)) p
      left join summed_months s on s.store_id = ${storeId} and s.month = p.first),
  spans as (
    select since, until, 1 as sign from months where not whole
    union all
    select first, since - 1, -1 from months where whole and since > first
    union all
    select until + 1, last, -1 from months where whole and until < last)
  select m.product_id, m.units, m.revenue from months g cross join lateral (
    select product_id, units, revenue from sales_by_month where store_id = ${storeId} and month = g.first offset 0) m where g.whole
  union all
  select d.product_id, n.sign * d.units, n.sign * d.revenue from spans n cross join lateral (
    select product_id, units, revenue from sales_by_day where store_id = ${storeId} and day between n.since and n.until offset 0) d`

/** Sums up the months that were over before `today` and are not summed, each by itself: who counts sales waits for one month at most. */
export async function sumMonths(database: Database, storeId: string, today: string): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select distinct ${monthOf(sql`d.day`)}::text as month from sales_days d
    where d.store_id = ${storeId} and d.day < ${monthOf(sql`${today}::date`)}
      and not exists (select from summed_months s where s.store_id = ${storeId} and s.month = ${monthOf(sql`d.day`)})
    order by 1`.execute(database)
  for (const { month } of rows)
    await database.transaction().execute(async (transaction) => {
      await lockSales(transaction, storeId)
      await sql`delete from sales_by_month where store_id = ${storeId} and month = ${month}::date`.execute(transaction)
      await sql`
        insert into sales_by_month (store_id, month, product_id, units, revenue)
        select ${storeId}::uuid, ${month}::date, n.* from (${sumsOfMonth(storeId, sql`${month}::date`)}) n`.execute(transaction)
      await sql`insert into summed_months (store_id, month) values (${storeId}, ${month}) on conflict do nothing`.execute(transaction)
    })
}

/** Sees to it that the months of these days, all where they are null, are read by day until they are summed anew. */
export async function sumMonthsAnew(queries: Queries, storeId: string, from: string | null, to: string | null): Promise<void> {
  const these =
    from === null || to === null ? sql`true` : sql`month between ${monthOf(sql`${from}::date`)} and ${monthOf(sql`${to}::date`)}`
  await sql`delete from summed_months where store_id = ${storeId} and ${these}`.execute(queries)
}

/** How many products of the month of this day have sums that are not those of its days; none where the month is not summed. */
export async function wrongMonthSums(queries: Queries, storeId: string, day: string): Promise<number> {
  const month = monthOf(sql`${day}::date`)
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from (
      select from (select product_id, units, revenue from sales_by_month where store_id = ${storeId} and month = ${month}) m
        full join (${sumsOfMonth(storeId, month)}) n on n.product_id = m.product_id
      where (m.units, m.revenue) is distinct from (n.units, n.revenue)) different
    where exists (select from summed_months where store_id = ${storeId} and month = ${month})`.execute(queries)
  return rows[0]!.wrong
}
