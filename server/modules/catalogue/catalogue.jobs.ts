import type { Database } from '../../database/index.ts'
import type { Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import type { StoresService } from '../stores/index.ts'
import { synchroniseCatalogue } from './synchronise.ts'

export const synchronisationTask = 'synchronise'

/** Brings a store's catalogue in, then does what follows from it (`afterwards`). Tried again from the beginning after a failure: every page is an upsert. */
export const synchronisationJob = (options: { database: Database; stores: StoresService; clock: Clock; logger: Logger; afterwards: (storeId: string) => Promise<void> }): Task<{ store: string }> => ({
  name: synchronisationTask,
  async run({ store }) {
    const { stores, clock, logger } = options
    const platform = await stores.platform(store)
    try {
      await stores.setAccount(store, await platform.checkCredential())
      await synchroniseCatalogue(options, store, platform, (done, total) => logger.debug({ store, done, total }, 'synchronising'))
      await stores.setReadiness(store, 'ready', clock.now())
      await options.afterwards(store)
    } catch (error) {
      await stores.setReadiness(store, 'failed')
      // A key that is wrong does not get right by trying.
      if (error instanceof PlatformFault && (error.kind === 'credential' || error.kind === 'forbidden')) {
        logger.warn({ store, fault: error.kind, detail: error.message }, 'synchronisation ended')
        return
      }
      throw error
    }
  },
})
