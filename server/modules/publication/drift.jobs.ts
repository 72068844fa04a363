import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import { driftRepository } from './drift.repository.ts'
import { everyStoreRepository } from './every-store.repository.ts'
import { firstDifferences } from './first-differences.ts'
import { compareLive, type LiveComparison } from './live-places.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { takeOverScores } from './verify-step.ts'

const driftTask = 'watch-list'

export interface DriftJobDependencies {
  database: Database
  catalogue: CatalogueService
  notices: NoticesService
  events: Events
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
  logger: Logger
}

/** Scores below what the platform shows that are read at each look, those that were read longest ago; half a minute's calls. */
const mostScores = 1_500
/** A score that was read within this time is not read anew, and one that was read within a day counts as looked at: the rest is. */
const hour = 3_600_000
const day = 24 * hour

/** Enqueues looks at the published lists that are due. Gives how many. */
export async function watchDue({ database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock }): Promise<number> {
  const now = clock.now()
  let count = 0
  for (const store of await everyStoreRepository(database).withUnwatchedLists(now))
    await database.transaction().execute(async (transaction) => {
      const due = await driftRepository(transaction).claim(store, now)
      for (const list of due) await jobs.enqueue(driftTask, { store, ...list }, { queries: transaction })
      count += due.length
    })
  return count
}

/** Looks whether a published list still stands on the platform as it was published. */
export const driftJob = ({
  database,
  catalogue,
  notices,
  events,
  platformOf,
  clock,
  logger,
}: DriftJobDependencies): Task<{ store: string } & ListReference> => ({
  name: driftTask,
  async run({ store: storeId, kind, id }, signal) {
    const list: ListReference = { kind, id }
    const published = await publishedListsRepository(database, storeId).of(list)
    if (!published || (await driftRepository(database).publishing(storeId))) return
    const wanted = Array.from(published.products)
    let comparison: LiveComparison
    try {
      const platform = await platformOf(storeId, { signal })
      const now = clock.now().getTime()
      comparison = await compareLive({ platform, catalogue, clock, storeId }, list, wanted, {
        since: new Date(now - hour),
        most: mostScores,
        knownSince: new Date(now - day),
      })
      const strange = comparison.differences.map(({ product }) => product)
      if (kind === 'category' && strange.length > 0) await takeOverScores(catalogue, platform, storeId, wanted, strange)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      logger.info({ store: storeId, list, fault: error.kind, detail: error.message }, 'a published list could not be looked at')
      return
    }
    await database.transaction().execute(async (transaction) => {
      const drifts = driftRepository(transaction)
      const { checked, unseen, differences, live } = comparison
      // What was published or is being published since the look began is not judged by it.
      const present = await publishedListsRepository(transaction, storeId).of(list)
      if (present?.version !== published.version || present.at.getTime() !== published.at.getTime() || (await drifts.publishing(storeId)))
        return
      if (differences.length === 0) {
        if (checked > 0 && (await drifts.remove(storeId, list))) await events.tell({ what: 'drift', storeId }, transaction)
        return
      }
      const fresh = await drifts.put({
        storeId,
        list,
        foundAt: clock.now(),
        checked,
        unseen,
        differing: differences.length,
        differences: firstDifferences(wanted, differences),
        live,
      })
      if (fresh) await notices.add({ storeId, kind: 'drift', list, figures: { checked, differing: differences.length } }, transaction)
      await events.tell({ what: 'drift', storeId }, transaction)
    })
  },
})
