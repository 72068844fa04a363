import { sql } from 'kysely'
import type { Feed } from '../../database/column-words.ts'
import { prepared, type Queries } from '../../database/index.ts'
import type { Coverage } from './coverage.ts'

export interface SalesState extends Coverage {
  feed: Feed | null
  feedCheckedAt: Date | null
  /** The last days of which the sales were compared, the sums checked, and figures that are not as usual noticed: each a night's work. */
  reconciledOn: string | null
  checkedOn: string | null
  noticedOn: string | null
  /** Rows of sums that were corrected and that no notice named yet. */
  correctedRows: number
}

/** How far the sales of a store are in. */
export const coverageRepository = (queries: Queries, storeId: string) => ({
  async read(now: Date): Promise<SalesState> {
    const { rows } = await sql<SalesState>`${prepared}
      select c.covered_from as "from", c.covered_to as "to", c.feed, c.feed_checked_at as "feedCheckedAt", c.reconciled_on as "reconciledOn",
        c.checked_on as "checkedOn", c.noticed_on as "noticedOn",
        coalesce(c.corrected_rows, 0) as "correctedRows",
        -- A history ends yesterday, whenever it was put in: it is kept up to date.
        case when c.history_to is not null then date_trunc('day', ${now}::timestamptz at time zone s.time_zone) at time zone s.time_zone end as floor
      from stores s left join sales_coverage c on c.store_id = ${storeId} where s.id = ${storeId}`.execute(queries)
    const nothing = { from: null, to: null, floor: null, feed: null, feedCheckedAt: null }
    return rows[0] ?? { ...nothing, reconciledOn: null, checkedOn: null, noticedOn: null, correctedRows: 0 }
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

  /** Says that everything that changed until then is here. */
  async setRead(at: Date): Promise<void> {
    await sql`update sales_coverage set read_at = ${at} where store_id = ${storeId}`.execute(queries)
  },

  /** Keeps that sums of a day were corrected, until a notice says so. */
  async addCorrected(day: string, rows: number): Promise<void> {
    await sql`
      update sales_coverage set corrected_days = corrected_days || ${day}::date, corrected_rows = corrected_rows + ${rows} where store_id = ${storeId}`.execute(
      queries,
    )
  },

  /** What was corrected and no notice named yet, and forgets it; null where there is nothing. For a transaction. */
  async takeCorrected(): Promise<{ days: string[]; rows: number } | null> {
    const { rows } = await sql<{ days: string[]; rows: number }>`
      select array(select distinct d::text from unnest(c.corrected_days) d order by 1) as days, c.corrected_rows as rows
      from sales_coverage c where c.store_id = ${storeId} and c.corrected_rows > 0 for update`.execute(queries)
    if (!rows[0]) return null
    await sql`update sales_coverage set corrected_days = '{}', corrected_rows = 0 where store_id = ${storeId}`.execute(queries)
    return rows[0]
  },

  async setReconciled(day: string): Promise<void> {
    await sql`update sales_coverage set reconciled_on = ${day} where store_id = ${storeId}`.execute(queries)
  },

  async setNoticed(day: string): Promise<void> {
    await sql`update sales_coverage set noticed_on = ${day} where store_id = ${storeId}`.execute(queries)
  },
})
