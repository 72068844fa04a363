import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** The month after, YYYY-MM. */
export const monthAfter = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The months of a span, YYYY-MM; also those that its ends may lie in by other clocks. */
export function monthsBetween(from: Date, to: Date): string[] {
  const day = 86_400_000
  const last = new Date(to.getTime() + day).toISOString().slice(0, 7)
  const months = [new Date(from.getTime() - day).toISOString().slice(0, 7)]
  while (months.at(-1)! < last) months.push(monthAfter(months.at(-1)!))
  return months
}

/** Sees to it that there is a partition of `counted_sales` for each of these months, YYYY-MM. Others who write go on meanwhile. */
export async function ensureMonths(queries: Queries, months: readonly string[]): Promise<void> {
  const names = new Map(months.map((month) => [`counted_sales_${month.replace('-', '_')}`, month]))
  const missing = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${[...names.keys()]}::text[]) as name where to_regclass('public.' || name) is null order by name`.execute(
      queries,
    )
    return rows.map(({ name }) => name)
  }
  if ((await missing()).length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended('months of sales', 0))`.execute(queries)
  for (const name of await missing()) {
    const month = names.get(name)!
    const table = sql.table(name)
    // Attached, not made as a partition: that would wait for everybody who reads.
    await sql`create table ${table} (like counted_sales including all)`.execute(queries)
    await sql`alter table counted_sales attach partition ${table} for values from (${sql.lit(`${month}-01`)}) to (${sql.lit(`${monthAfter(month)}-01`)})`.execute(
      queries,
    )
  }
}
