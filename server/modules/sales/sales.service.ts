import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { askRoutine, type Runs } from '../../runs/index.ts'
import { countedSales } from './counted-sales.repository.ts'
import type { Coverage } from './coverage.ts'
import { coverageRepository } from './coverage.repository.ts'
import { salesKind } from './sales.runs.ts'

export type SalesService = ReturnType<typeof salesService>

/** What the shop sold, counted from the platform's sales. */
export const salesService = ({ database, runs, events, clock }: { database: Database; runs: Runs; events: Events; clock: Clock }) => ({
  /** Counts sales within a transaction; the same ones again change nothing. Returns how many were new or changed. */
  async count(storeId: string, sales: readonly PlatformSale[], queries: Queries): Promise<number> {
    const changed = await countedSales(queries, storeId).count(sales, clock.now())
    if (changed > 0) await events.notify({ what: 'sales', storeId }, queries)
    return changed
  },
  coverage: (storeId: string): Promise<Coverage> => coverageRepository(database, storeId).read(clock.now()),
  /** Remembers that all sales of a span are here. */
  cover: (storeId: string, from: Date, to: Date, queries: Queries = database): Promise<void> =>
    coverageRepository(queries, storeId).cover(from, to),
  /** Says that the history of a store will be put in (`replaceSales`): none of it is asked of the platform. */
  expectHistory: (storeId: string, queries: Queries = database): Promise<void> => coverageRepository(queries, storeId).expectHistory(),
  /** Begins to follow the sales of a store as they are made. */
  follow: (storeId: string, queries: Queries = database): Promise<void> => askRoutine(runs, salesKind, storeId, queries),
})
