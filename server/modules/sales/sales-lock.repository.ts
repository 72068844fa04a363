import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** Holds off everybody else who counts sales of the store, until the transaction ends. */
export const lockSales = (queries: Queries, storeId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sales ${storeId}`}, 0))`.execute(queries)
