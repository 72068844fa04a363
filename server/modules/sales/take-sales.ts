import type { Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { countedSales } from './counted-sales.repository.ts'
import { type NotedSale, unreadableSales } from './unreadable-sales.repository.ts'

/** What a platform answered about sales. */
export interface ReadSales {
  sales: readonly PlatformSale[]
  /** Those whose answer made no sense. */
  unreadable?: readonly NotedSale[]
  /** Those that it has no more. */
  gone?: readonly string[]
}

/**
 * Counts sales within a transaction, and notes those that could not be read; the same ones again
 * change nothing. Screens hear of what changed. Returns how many were new or changed.
 */
export async function takeSales(
  queries: Queries,
  events: Pick<Events, 'notify'>,
  storeId: string,
  { sales, unreadable = [], gone = [] }: ReadSales,
  now: Date,
): Promise<number> {
  const counted = await countedSales(queries, storeId).count(sales, now)
  const noted = unreadableSales(queries, storeId)
  const changed = counted + (await noted.note(unreadable, now)) + (await noted.forget(gone))
  if (changed > 0) await events.notify({ what: 'sales', storeId }, queries)
  return counted
}
