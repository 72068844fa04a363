import { sql } from 'kysely'
import type { Database, Queries } from '../../database/index.ts'
import { shiftDay } from '../../kernel/clock.ts'
import { coverageRepository } from './coverage.repository.ts'
import { sumPeriods } from './period-sums.repository.ts'
import { recount } from './recount.repository.ts'
import { lockSales } from './sales-lock.repository.ts'
import { unreadableSales } from './unreadable-sales.repository.ts'

/** Days that are looked at: yesterday, and some that are drawn among those of a year. */
const sampled = 3
const year = 365

/** A few days of the last year, other ones every night, so that all are seen in the end. */
export const daysToCheck = (today: string): string[] => {
  const number = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000)
  // 61 and 365 have no factor in common: each day has its turn.
  const drawn = Array.from({ length: sampled - 1 }, (_, index) => shiftDay(today, -2 - ((number * 61 + index * 173) % year)))
  return [...new Set([shiftDay(today, -1), ...drawn])]
}

/**
 * Lets go of single sales that are kept no longer, and notes of which days, so that none of them is counted
 * once more when it changes. One from before all that is covered stays: what is brought in later must find it.
 */
async function letGo(queries: Queries, storeId: string, today: string): Promise<void> {
  await lockSales(queries, storeId)
  await sql`
    update sales_coverage set let_go_before = greatest(let_go_before, (${today}::date - make_interval(months => keep_months))::date) where store_id = ${storeId}`.execute(
    queries,
  )
  await sql`
    delete from counted_sales s using sales_coverage v
    where s.store_id = ${storeId} and v.store_id = ${storeId} and s.day < v.let_go_before and s.sold_at >= v.covered_from`.execute(queries)
  await unreadableSales(queries, storeId).letGo()
}

/**
 * Makes the sums of a few days anew out of their orders, says how many rows were wrong,
 * lets go of single sales that are kept no longer, and sums up the weeks, months and years that are over.
 */
export async function nightlyCheck(database: Database, storeId: string, today: string): Promise<{ found: number; days: string[] }> {
  let found = 0
  const days: string[] = []
  for (const day of daysToCheck(today))
    await database.transaction().execute(async (transaction) => {
      await lockSales(transaction, storeId)
      // Of days whose orders are gone the sums are all that is left; a history that is still to be completed is no fault.
      const { rows } = await sql<{ kept: boolean }>`
        select ${day}::date > ${today}::date - make_interval(months => v.keep_months) and (v.let_go_before is null or ${day}::date >= v.let_go_before) and not v.history_bare as kept from sales_coverage v where v.store_id = ${storeId}`.execute(
        transaction,
      )
      if (!rows[0]?.kept) return
      const wrong = await recount(transaction, storeId).check(day)
      // With what it corrects: a night that is broken off behind it loses no notice.
      if (wrong > 0) {
        days.push(day)
        await coverageRepository(transaction, storeId).addCorrected(day, wrong)
      }
      found += wrong
    })
  await database.transaction().execute((transaction) => letGo(transaction, storeId, today))
  await sumPeriods(database, storeId, today)
  await sql`update sales_coverage set checked_on = ${today}, check_found = ${found} where store_id = ${storeId}`.execute(database)
  return { found, days }
}
