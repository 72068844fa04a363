import { sql } from 'kysely'
import type { Queries, Tables } from './index.ts'

/** Each compared with each, so many rows take a moment; to count a table takes a tenth of a second of a processor. */
const few = 500

/** Whether the database has never counted one of some tables. */
async function isUncounted(queries: Queries, tables: readonly (keyof Tables)[]): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_class where oid = any(${[...tables]}::text[]::regclass[]) and reltuples < 0`.execute(queries)
  return rows.length > 0
}

/**
 * Lets the database count the rows of tables that a store has just filled with `added` rows. By itself it does so
 * within a minute, or once a tenth of a table changed; until then it takes the rows of a new store for next to none,
 * and compares each with each. A few more rows in tables that are counted already are left to it.
 * Outside of transactions, so that two who do it cannot block one another.
 */
export async function renewStatistics(queries: Queries, tables: readonly (keyof Tables)[], added = Infinity): Promise<void> {
  if (added <= few && !(await isUncounted(queries, tables))) return
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(queries)
}
