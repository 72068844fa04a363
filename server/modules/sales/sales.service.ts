import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { PlatformSale, UnreadableSale } from '../../platforms/platform.ts'
import { askRoutine, type Runs } from '../../runs/index.ts'
import type { Coverage } from './coverage.ts'
import { coverageRepository } from './coverage.repository.ts'
import { salesKind } from './sales.runs.ts'
import { takeSales } from './take-sales.ts'

export type SalesService = ReturnType<typeof salesService>

/** What the shop sold, counted from the platform's sales. */
export const salesService = ({ database, runs, events, clock }: { database: Database; runs: Runs; events: Events; clock: Clock }) => ({
  /** Counts sales within a transaction, and notes those that could not be read. Returns how many sales were new or changed. */
  count: (storeId: string, sales: readonly PlatformSale[], queries: Queries, unreadable: readonly UnreadableSale[] = []): Promise<number> =>
    takeSales(queries, events, storeId, { sales, unreadable }, clock.now()),
  coverage: (storeId: string): Promise<Coverage> => coverageRepository(database, storeId).read(clock.now()),
  /** Remembers that all sales of a span are here. */
  cover: (storeId: string, from: Date, to: Date, queries: Queries = database): Promise<void> =>
    coverageRepository(queries, storeId).cover(from, to),
  /** Says that the history of a store will be put in (`replaceSales`): none of it is asked of the platform. */
  expectHistory: (storeId: string, queries: Queries = database): Promise<void> => coverageRepository(queries, storeId).expectHistory(),
  /** Begins to follow the sales of a store as they are made. */
  follow: (storeId: string, queries: Queries = database): Promise<void> => askRoutine(runs, salesKind, storeId, queries),
})
