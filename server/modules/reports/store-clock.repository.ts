import { sql } from 'kysely'
import type { Feed } from '../../database/column-words.ts'
import { prepared, type Queries } from '../../database/index.ts'

/** What every report must know of its store. */
export interface StoreClock {
  currency: string
  timeZone: string
  /** By the clocks of the store. */
  today: string
  knownFrom: Date | null
  knownTo: Date | null
  /** The first day of which single orders are kept; null where none were let go. */
  ordersKeptFrom: string | null
  feed: Feed | null
  readAt: Date | null
  /** Whether the platform fails to answer. */
  away: boolean
  /** Whether categories and positions of the sales of a history are not known yet. */
  bare: boolean
}

/** The day of a store, and between which moments all of its sales are here, as far as that was written down. */
export async function storeClock(queries: Queries, storeId: string, now: Date): Promise<StoreClock> {
  const { rows } = await sql<StoreClock>`${prepared}
    select s.currency, s.time_zone as "timeZone", (${now}::timestamptz at time zone s.time_zone)::date::text as today, v.covered_from as "knownFrom",
      greatest(v.covered_to, v.read_at) as "knownTo",
      case when v.covered_from < v.let_go_before::timestamp at time zone s.time_zone then v.let_go_before::text end as "ordersKeptFrom",
      v.feed, v.read_at as "readAt", coalesce(v.history_bare, false) as bare,
      exists (select 1 from runs r where r.store_id = ${storeId} and r.kind = 'sales' and r.platform_failures > 0) as away
    from stores s left join sales_coverage v on v.store_id = ${storeId} where s.id = ${storeId}`.execute(queries)
  return rows[0]!
}

/** The same for what looks back: where nobody wrote down since when sales are here, they are since the first one. */
export async function storeClockSinceFirstSale(queries: Queries, storeId: string, now: Date): Promise<StoreClock> {
  const known = await storeClock(queries, storeId, now)
  return known.knownFrom === null ? { ...known, knownFrom: await firstSale(queries, storeId) } : known
}

/** Whether every single order of days that begin on `from` is kept. */
export const areOrdersKept = ({ ordersKeptFrom }: Pick<StoreClock, 'ordersKeptFrom'>, from: string): boolean =>
  ordersKeptFrom === null || from >= ordersKeptFrom

/** When the day `first` of a store begins, and when the day `last` ends. */
export async function boundsOf(queries: Queries, storeId: string, first: string, last: string): Promise<{ from: Date; until: Date }> {
  const { rows } = await sql<{ from: Date; until: Date }>`${prepared}
    select ${first}::date::timestamp at time zone s.time_zone as from, (${last}::date + 1)::timestamp at time zone s.time_zone as until
    from stores s where s.id = ${storeId}`.execute(queries)
  return rows[0]!
}

/** By itself, since the months of all sales are planned for: most stores know from when on their sales are here. */
async function firstSale(queries: Queries, storeId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(sold_at) as at from counted_sales where store_id = ${storeId}`.execute(queries)
  return rows[0]!.at
}
