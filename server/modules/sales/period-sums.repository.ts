import { sql } from 'kysely'
import type { Database, Queries } from '../../database/index.ts'
import { lockSales } from './sales-lock.repository.ts'
import { firstDayOf, periods, sumsOfPeriod, periodTables } from './sold-by-period.ts'

/** Whether categories of a history that was put in are still to be worked out: until then there are no sums by hour of it. */
async function isBare(queries: Queries, storeId: string): Promise<boolean> {
  const { rows } = await sql`select from sales_coverage where store_id = ${storeId} and history_bare`.execute(queries)
  return rows.length > 0
}

/**
 * Sums up the weeks, months and years that were over before `today` and are not summed, each by itself:
 * who counts sales waits for one of them at most. None of a store whose history is still to be completed.
 */
export async function sumPeriods(database: Database, storeId: string, today: string): Promise<void> {
  for (const period of periods.toReversed()) {
    const { sums, summed } = periodTables[period]
    const column = sql.ref(period)
    const { rows } = await sql<{ first: string }>`
      select distinct ${firstDayOf(period, sql`d.day`)}::text as first from sales_days d
      where d.store_id = ${storeId} and d.day < ${firstDayOf(period, sql`${today}::date`)}
        and not exists (select from ${sql.table(summed)} s where s.store_id = ${storeId} and s.${column} = ${firstDayOf(period, sql`d.day`)})
      order by 1`.execute(database)
    for (const { first } of rows)
      await database.transaction().execute(async (transaction) => {
        await lockSales(transaction, storeId)
        if (await isBare(transaction, storeId)) return
        await sql`delete from ${sql.table(sums)} where store_id = ${storeId} and ${column} = ${first}::date`.execute(transaction)
        await sql`
          insert into ${sql.table(sums)} (store_id, ${column}, product_id, path_id, units, revenue)
          select ${storeId}::uuid, ${first}::date, n.* from (${sumsOfPeriod(storeId, period, sql`${first}::date`)}) n`.execute(transaction)
        await sql`insert into ${sql.table(summed)} (store_id, ${column}) values (${storeId}, ${first}) on conflict do nothing`.execute(
          transaction,
        )
      })
  }
}

/** Has the weeks, months and years of these days, all where they are null, read by what is smaller until they are summed anew. */
export async function sumPeriodsAnew(queries: Queries, storeId: string, from: string | null, to: string | null): Promise<void> {
  for (const period of periods) {
    const these =
      from === null || to === null
        ? sql`true`
        : sql`${sql.ref(period)} between ${firstDayOf(period, sql`${from}::date`)} and ${firstDayOf(period, sql`${to}::date`)}`
    await sql`delete from ${sql.table(periodTables[period].summed)} where store_id = ${storeId} and ${these}`.execute(queries)
  }
}

/** How many sums of products in the week, month and year of this day are not those of what is smaller; none where they are not summed. */
export async function wrongPeriodSums(queries: Queries, storeId: string, day: string): Promise<number> {
  let found = 0
  for (const period of periods) {
    const { sums, summed } = periodTables[period]
    const these = sql`store_id = ${storeId} and ${sql.ref(period)} = ${firstDayOf(period, sql`${day}::date`)}`
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from (
        select from (select product_id, path_id, units, revenue from ${sql.table(sums)} where ${these}) m
          full join (${sumsOfPeriod(storeId, period, firstDayOf(period, sql`${day}::date`))}) n on n.product_id = m.product_id and n.path_id = m.path_id
        where (m.units, m.revenue) is distinct from (n.units, n.revenue)) different
      where exists (select from ${sql.table(summed)} where ${these})`.execute(queries)
    found += rows[0]!.wrong
  }
  return found
}
