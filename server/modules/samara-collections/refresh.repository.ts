import { sql } from 'kysely'
import type { RunFailure } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { refreshKind } from './refresh-kind.ts'

/** When all collections of a store last followed, and why they could not the last time; null where they could. */
export interface LastRefresh {
  at: Date | null
  failure: RunFailure | null
}

/** What the Samara collections of one store have still to follow. */
export const refreshRepository = (queries: Queries, storeId: string) => ({
  /** Counts a request. False where the store uses no Samara collections: nothing is to be kept for filters. */
  async ask(): Promise<boolean> {
    const { rows } = await sql`update samara_stores set requests = requests + 1 where store_id = ${storeId} returning 1`.execute(queries)
    return rows.length > 0
  },

  /** How often it was requested; `lock`: nobody else requests it until the transaction ends. */
  async requests(lock = false): Promise<number> {
    const { rows } = await sql<{ requests: number }>`
      select requests from samara_stores where store_id = ${storeId} ${lock ? sql`for update` : sql``}`.execute(queries)
    return rows[0]?.requests ?? 0
  },

  async last(): Promise<LastRefresh> {
    const { rows } = await sql<LastRefresh>`
      select (select max(r.ended_at) from runs r where r.store_id = ${storeId} and r.kind = ${refreshKind.name} and r.state = 'done') as at,
        (select case when r.state = 'failed' then r.failure end from runs r where r.store_id = ${storeId} and r.kind = ${refreshKind.name} and r.ended_at is not null
          and r.state <> 'cancelled' order by r.ended_at desc limit 1) as failure`.execute(queries)
    return rows[0]!
  },

  /** All facts that changed of any product, as bits. */
  async changedFacts(): Promise<number> {
    const { rows } = await sql<{
      facts: number | null
    }>`select bit_or(facts) as facts from samara_changes where store_id = ${storeId}`.execute(queries)
    return rows[0]?.facts ?? 0
  },

  /** Every collection has followed them. */
  async followed(): Promise<void> {
    await sql`delete from samara_changes where store_id = ${storeId}`.execute(queries)
  },

  /** Lets the filled collections that have a filter of a column be looked at as a whole. */
  async distrust(column: 'age'): Promise<void> {
    await sql`
      update samara_collections c set stale = true where c.store_id = ${storeId} and c.filled_at is not null and c.id in (
        select u.collection_id from samara_collection_groups u join samara_filters f on f.store_id = ${storeId} and f.group_id = u.group_id
        where u.store_id = ${storeId} and f.filter_column = ${column})`.execute(queries)
  },

  /** The same for those that read one of these collections. */
  async distrustReaders(collection: number): Promise<void> {
    await sql`
      update samara_collections c set stale = true where c.store_id = ${storeId} and c.filled_at is not null and c.id in (
        select u.collection_id from samara_collection_groups u join samara_filters f on f.store_id = ${storeId} and f.group_id = u.group_id
        where u.store_id = ${storeId} and f.filter_column = 'list' and f.filter_values ->> 0 = 'samara' and (f.filter_values ->> 1)::int = ${collection})`.execute(
      queries,
    )
  },
})
