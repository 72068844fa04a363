import { sql } from 'kysely'
import type { Queries, Tables } from './index.ts'

/**
 * Lets the database count the rows of tables that have just been filled. By itself it does so within a
 * minute, or once a tenth of a table changed; until then it takes the rows of a new store for next to none,
 * and compares each with each. Outside of transactions, so that two who do it cannot block one another.
 */
export async function renewStatistics(queries: Queries, tables: readonly (keyof Tables)[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(queries)
}
