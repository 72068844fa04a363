import { sql } from 'kysely'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'
import type { Coverage } from './coverage.ts'

export type Feed = 'ready' | 'foreign' | 'absent' | 'forbidden'

export interface SalesState extends Coverage {
  feed: Feed | null
  feedCheckedAt: Date | null
  nextAt: Date | null
  reconciledOn: string | null
}

/** How far the sales of a store are in, and when they are asked for next. */
export const coverageRepository = (queries: Queries, storeId: string) => ({
  async read(now: Date): Promise<SalesState> {
    const { rows } = await sql<SalesState>`
      select c.covered_from as "from", c.covered_to as "to", c.feed, c.feed_checked_at as "feedCheckedAt", c.next_at as "nextAt", c.reconciled_on as "reconciledOn",
        -- A history ends yesterday, whenever it was put in: it is kept up to date.
        case when c.history_to is not null then date_trunc('day', ${now}::timestamptz at time zone s.time_zone) at time zone s.time_zone end as floor
      from stores s left join sales_coverage c on c.store_id = ${storeId} where s.id = ${storeId}`.execute(queries)
    return rows[0] ?? { from: null, to: null, floor: null, feed: null, feedCheckedAt: null, nextAt: null, reconciledOn: null }
  },

  /** Adds a span all of whose sales are here. One that does not touch what is covered is forgotten: there is a gap between. */
  async cover(from: Date, to: Date): Promise<void> {
    await sql`
      insert into sales_coverage (store_id, covered_from, covered_to) values (${storeId}, ${from}, ${to})
      on conflict (store_id) do update set covered_from = least(sales_coverage.covered_from, excluded.covered_from), covered_to = greatest(sales_coverage.covered_to, excluded.covered_to)
      where sales_coverage.covered_from is null or (sales_coverage.covered_from <= excluded.covered_to and sales_coverage.covered_to >= excluded.covered_from)`.execute(
      queries,
    )
  },

  /** Says that a history will be put in, up to yesterday: none of it is asked of the platform from now on. */
  async expectHistory(): Promise<void> {
    await sql`
      insert into sales_coverage (store_id, history_to) values (${storeId}, '-infinity')
      on conflict (store_id) do update set history_to = coalesce(sales_coverage.history_to, excluded.history_to)`.execute(queries)
  },

  async setFeed(feed: Feed, at: Date): Promise<void> {
    await sql`
      insert into sales_coverage (store_id, feed, feed_checked_at) values (${storeId}, ${feed}, ${at})
      on conflict (store_id) do update set feed = excluded.feed, feed_checked_at = excluded.feed_checked_at`.execute(queries)
  },

  async setReconciled(day: string): Promise<void> {
    await sql`update sales_coverage set reconciled_on = ${day} where store_id = ${storeId}`.execute(queries)
  },

  /** Sets when sales are asked for next. False where that is settled already: it is neither due nor overdue. */
  async setNext(next: Date, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      insert into sales_coverage (store_id, next_at) values (${storeId}, ${next})
      on conflict (store_id) do update set next_at = excluded.next_at where sales_coverage.next_at is null or sales_coverage.next_at <= ${now}`.execute(
      queries,
    )
    return numAffectedRows > 0n
  },
})

/** Stores that can be worked with, whose sales nobody is going to ask for. */
export async function storesWithoutSales(queries: Queries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${everyStore}
    select s.id from stores s left join sales_coverage c on c.store_id = s.id where s.readiness = 'ready' and (c.next_at is null or c.next_at <= ${now})`.execute(
    queries,
  )
  return rows.map(({ id }) => id)
}
