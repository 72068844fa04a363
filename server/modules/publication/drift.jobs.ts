import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Jobs, Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import { type Difference, driftRepository } from './drift.repository.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { compareLive, type LiveComparison, takeOverScores } from './verify-step.ts'

const driftTask = 'watch-list'

export interface DriftJobDependencies {
  database: Database
  catalogue: CatalogueService
  notices: NoticesService
  events: Events
  platformOf(storeId: string): Promise<Platform>
  clock: Clock
  logger: Logger
}

/** Places of a list that are compared, from the first: what lies behind them hardly anybody sees. */
const places = 1_000
/** Differences that are told. */
const told = 50

/** Enqueues looks at the published lists that are due. Gives how many. */
export const watchDue = ({ database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock }): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const due = await driftRepository(transaction).claim(clock.now())
    for (const { storeId, list } of due) await jobs.enqueue(driftTask, { store: storeId, ...list }, { queries: transaction })
    return due.length
  })

function differencesOf(wanted: ArrayLike<number>, { live, differences }: LiveComparison): Difference[] {
  const here = new Set(Array.from(wanted))
  const found = new Map(live.filter((product) => here.has(product)).map((product, index) => [product, index + 1]))
  const asked = new Map(Array.from(wanted).map((product, index) => [product, index + 1]))
  return differences.slice(0, told).map(({ product }) => ({ product, asked: asked.get(product)!, found: found.get(product) ?? null }))
}

/** Looks whether a published list still stands on the platform as it was published. */
export const driftJob = ({ database, catalogue, notices, events, platformOf, clock, logger }: DriftJobDependencies): Task<{ store: string } & ListReference> => ({
  name: driftTask,
  async run({ store: storeId, kind, id }) {
    const list: ListReference = { kind, id }
    const published = await publishedListsRepository(database, storeId).of(list)
    if (!published || (await driftRepository(database).publishing(storeId))) return
    const wanted = Array.from(published.products)
    let comparison: LiveComparison
    try {
      const platform = await platformOf(storeId)
      comparison = await compareLive(platform, list, wanted, places)
      const strange = comparison.differences.map(({ product }) => product)
      if (kind === 'category' && strange.length > 0) await takeOverScores(catalogue, platform, storeId, wanted, strange)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      logger.info({ store: storeId, list, fault: error.kind, detail: error.message }, 'a published list could not be looked at')
      return
    }
    await database.transaction().execute(async (transaction) => {
      const drifts = driftRepository(transaction)
      const { checked, differences, live } = comparison
      // What was published or is being published since the look began is not judged by it.
      const present = await publishedListsRepository(transaction, storeId).of(list)
      if (present?.version !== published.version || present.at.getTime() !== published.at.getTime() || (await drifts.publishing(storeId))) return
      if (differences.length === 0) {
        if (checked > 0 && (await drifts.remove(storeId, list))) await events.tell({ what: 'drift', storeId }, transaction)
        return
      }
      const fresh = await drifts.put({ storeId, list, foundAt: clock.now(), checked, differing: differences.length, differences: differencesOf(wanted, comparison), live })
      if (fresh) await notices.add({ storeId, kind: 'drift', list, figures: { checked, differing: differences.length } }, transaction)
      await events.tell({ what: 'drift', storeId }, transaction)
    })
  },
})
