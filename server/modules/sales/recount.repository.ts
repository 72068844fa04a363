import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { sumPeriodsAnew, wrongPeriodSums } from './period-sums.repository.ts'
import { addToSums, type SumPart, sumParts, sumTables } from './rollups.ts'

/** The sums of a store, made anew out of its orders. For a transaction that holds the lock of the store's sales. */
export const recount = (queries: Queries, storeId: string) => {
  const within = (from: string | null, to: string | null) =>
    from === null && to === null ? sql`store_id = ${storeId}` : sql`store_id = ${storeId} and day >= ${from}::date and day <= ${to}::date`
  return {
    /** Takes the sums of these days away, both included; of all where they are null. */
    async clear(from: string | null, to: string | null, parts: readonly SumPart[] = sumParts): Promise<void> {
      for (const part of parts)
        for (const table of Object.keys(sumTables[part]))
          await sql`delete from ${sql.table(table)} where ${within(from, to)}`.execute(queries)
      await sumPeriodsAnew(queries, storeId, from, to)
    },

    /** Makes the sums of these days out of their orders, where there are none. */
    async make(from: string | null, to: string | null, parts: readonly SumPart[] = sumParts): Promise<void> {
      await sql`
      with ${addToSums(
        storeId,
        sql`select 1 as sign, state, day, hour_at, products, units, revenue, paths, places from counted_sales where ${within(from, to)}`,
        parts,
      )}
      select count(*) from signed`.execute(queries)
    },

    /**
     * How many rows of the sums of a day are not what the orders of that day give, and how many of its week, month
     * and year are not what those of smaller ones give. Those of the day are right afterwards; the others are to be summed anew.
     */
    async check(day: string): Promise<number> {
      const ofPeriods = await wrongPeriodSums(queries, storeId, day)
      const written = async (): Promise<Set<string>> => {
        const found = new Set<string>()
        for (const [table, sums] of sumParts.flatMap((part) => Object.entries(sumTables[part]))) {
          // A row of nothing says the same as none.
          const something = sql.join(
            sums.map((column) => sql`t.${sql.ref(column)} <> 0`),
            sql` or `,
          )
          const { rows } = await sql<{ row: string }>`
          select ${sql.lit(table)} || to_jsonb(t)::text as row from ${sql.table(table)} t where t.store_id = ${storeId} and t.day = ${day}::date and (${something})`.execute(
            queries,
          )
          for (const { row } of rows) found.add(row)
        }
        return found
      }
      const before = await written()
      await this.clear(day, day)
      await this.make(day, day)
      return ofPeriods + before.symmetricDifference(await written()).size
    },
  }
}
