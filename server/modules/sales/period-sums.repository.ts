import { sql } from 'kysely'
import type { Database, Queries } from '../../database/index.ts'
import { lockSales } from './sales-lock.repository.ts'
import { firstDayOf, periods, sumsOfPeriod, periodTables } from './sold-by-period.ts'

/**
 * Sums up the months and years that were over before `today` and are not summed, each by itself:
 * who counts sales waits for one of them at most.
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
        await sql`delete from ${sql.table(sums)} where store_id = ${storeId} and ${column} = ${first}::date`.execute(transaction)
        await sql`
          insert into ${sql.table(sums)} (store_id, ${column}, product_id, units, revenue)
          select ${storeId}::uuid, ${first}::date, n.* from (${sumsOfPeriod(storeId, period, sql`${first}::date`)}) n`.execute(transaction)
        await sql`insert into ${sql.table(summed)} (store_id, ${column}) values (${storeId}, ${first}) on conflict do nothing`.execute(
          transaction,
        )
      })
  }
}

/** Sees to it that the months and years of these days, all where they are null, are read by what is smaller until they are summed anew. */
export async function sumPeriodsAnew(queries: Queries, storeId: string, from: string | null, to: string | null): Promise<void> {
  for (const period of periods) {
    const these =
      from === null || to === null
        ? sql`true`
        : sql`${sql.ref(period)} between ${firstDayOf(period, sql`${from}::date`)} and ${firstDayOf(period, sql`${to}::date`)}`
    await sql`delete from ${sql.table(periodTables[period].summed)} where store_id = ${storeId} and ${these}`.execute(queries)
  }
}

/** How many sums of products in the month and the year of this day are not those of what is smaller; none where they are not summed. */
export async function wrongPeriodSums(queries: Queries, storeId: string, day: string): Promise<number> {
  let found = 0
  for (const period of periods) {
    const { sums, summed } = periodTables[period]
    const these = sql`store_id = ${storeId} and ${sql.ref(period)} = ${firstDayOf(period, sql`${day}::date`)}`
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from (
        select from (select product_id, units, revenue from ${sql.table(sums)} where ${these}) m
          full join (${sumsOfPeriod(storeId, period, firstDayOf(period, sql`${day}::date`))}) n on n.product_id = m.product_id
        where (m.units, m.revenue) is distinct from (n.units, n.revenue)) different
      where exists (select from ${sql.table(summed)} where ${these})`.execute(queries)
    found += rows[0]!.wrong
  }
  return found
}
