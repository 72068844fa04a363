import { sql } from 'kysely'
import { limits, type ReportDays } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { areOrdersKept, type StoreClock } from './store-clock.repository.ts'

/**
 * Whether the single orders of some days can be looked through for those of a part of the store: all of them are kept,
 * and they are few enough to be read while a person waits.
 */
export async function areOrdersReadable(
  queries: Queries,
  storeId: string,
  known: Pick<StoreClock, 'ordersKeptFrom'>,
  { from, to }: ReportDays,
): Promise<boolean> {
  if (!areOrdersKept(known, from)) return false
  const { rows } = await sql<{ orders: number }>`${prepared}
    select coalesce(sum(counted), 0)::bigint as orders from sales_days where store_id = ${storeId} and day between ${from}::date and ${to}::date`.execute(
    queries,
  )
  return rows[0]!.orders <= limits.report.singleOrders
}
