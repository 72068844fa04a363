import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { defineRoutine, type Routine } from '../../runs/index.ts'
import type { StoresService } from '../stores/index.ts'
import { readDetails } from './details.ts'
import { incomingProducts } from './incoming-products.repository.ts'
import { detailsPage } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'
import { synchronisationRepository } from './synchronisation.repository.ts'

export const detailsKind = defineRoutine('details')

const hour = 3_600_000
/** Every hour one of so many parts of a store's products. */
const parts = 24
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Reads the details of a 24th of a store's products anew every hour, those that were read longest
 * ago first. Page by page: killed, it has done less, and the rest is the oldest an hour later.
 */
export const detailsRoutine = ({ database, stores, clock }: { database: Database; stores: StoresService; clock: Clock }): Routine => ({
  kind: detailsKind,
  spread: hour,
  next: (_, now) => new Date(now.getTime() + hour),
  async work({ run: { storeId }, context }) {
    // A synchronisation reads them anyway.
    if (await synchronisationRepository(database, storeId).underWay('everything')) return undefined
    const platform = await stores.platform(storeId, context)
    const ids = await productsToRead(database, storeId, nobody).oldest(parts)
    for (let begin = 0; begin < ids.length; begin += detailsPage) {
      const since = clock.now()
      const { products, gone } = await readDetails(platform, ids.slice(begin, begin + detailsPage))
      await incomingProducts(database, { storeId, synchronisation: nobody, listed: false, sparing: false }).takeDetails(
        products,
        gone,
        since,
        clock.now(),
      )
    }
    return undefined
  },
})
