import type { ListReference } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import { defineRoutine, type Routine } from '../../runs/index.ts'
import { driftPace, knownFor } from './drift-pace.ts'
import { driftRepository, watchEvery } from './drift.repository.ts'
import { firstDifferences } from './first-differences.ts'
import { compareLive, type LiveComparison } from './live-places.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'
import { takeOverScores } from './verify-step.ts'

export const driftKind = defineRoutine('drift-watch')

export interface DriftWatchDependencies {
  database: Database
  catalogue: CatalogueService
  notices: NoticesService
  webhooks: Pick<DeliveriesService, 'happened'>
  events: Events
  platformOf(storeId: string, context: CallContext): Promise<Platform>
  clock: Clock
  logger: Logger
}

/** A list that is due while the store publishes something waits so long, in milliseconds. */
const soonest = 60_000

/**
 * Looks whether the published lists of a store still stand on the platform as they were published, each
 * once an hour, those that were looked at longest ago first; not while the store publishes something.
 */
export const driftRoutine = ({
  database,
  catalogue,
  notices,
  webhooks,
  events,
  platformOf,
  clock,
  logger,
}: DriftWatchDependencies): Routine => {
  /** The platform's collection that a list is or has. */
  async function collectionOf(storeId: string, { kind, id }: ListReference): Promise<number | null> {
    if (kind === 'samara') return (await samaraOnPlatformRepository(database, storeId).read(id))?.platformId ?? null
    return kind === 'collection' ? id : null
  }

  async function look(storeId: string, list: ListReference, context: CallContext): Promise<void> {
    const published = await publishedListsRepository(database, storeId).of(list)
    if (!published || (await driftRepository(database).publishing(storeId))) return
    // What entered or left a Samara collection since is nobody's change on the platform: it is for the next publication.
    const wanted = Array.from(published.products)
    let comparison: LiveComparison
    try {
      const platform = await platformOf(storeId, context)
      const now = clock.now().getTime()
      comparison = await compareLive(
        { platform, catalogue, clock, storeId },
        { list, collection: await collectionOf(storeId, list) },
        wanted,
        {
          since: new Date(now - driftPace.fresh),
          most: driftPace.scores,
          knownSince: new Date(now - knownFor(wanted.length)),
        },
      )
      const strange = comparison.differences.map(({ product }) => product)
      if (list.kind === 'category' && strange.length > 0) await takeOverScores(catalogue, platform, storeId, wanted, strange)
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
        if ((checked > 0 || wanted.length === 0) && (await drifts.remove(storeId, list)))
          await events.notify({ what: 'drift', storeId }, transaction)
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
      if (fresh) {
        await notices.add({ storeId, kind: 'drift', list, figures: { checked, unseen, differing: differences.length } }, transaction)
        await webhooks.happened(storeId, { type: 'drift.found', list, checked, unseen, differing: differences.length }, transaction)
      }
      await events.notify({ what: 'drift', storeId }, transaction)
    })
  }

  return {
    kind: driftKind,
    spread: watchEvery,
    next: (_, now) => new Date(now.getTime() + watchEvery),
    async work({ run: { storeId }, signal, context }) {
      const drifts = driftRepository(database)
      for (let due = await drifts.claim(storeId, clock.now()); due.length > 0; due = await drifts.claim(storeId, clock.now()))
        for (const list of due) {
          signal.throwIfAborted()
          await look(storeId, list, context)
        }
      const next = (await drifts.nextDue(storeId))?.getTime() ?? Infinity
      const now = clock.now().getTime()
      return new Date(Math.min(Math.max(next, now + soonest), now + watchEvery))
    },
  }
}
