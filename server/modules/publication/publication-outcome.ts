import type { NoticeKind, publicationEnds, RunFailure } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Run, Runs } from '../../runs/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import { displacedIn, sharedWith } from './displaced.ts'
import { driftRepository } from './drift.repository.ts'
import { firstDifferences } from './first-differences.ts'
import type { LiveComparison } from './live-places.ts'
import { publicationKind, type PublicationStage } from './publication-kind.ts'
import { publicationRepository, type PublicationRow } from './publication.repository.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { writesRepository } from './writes.repository.ts'

export interface OutcomeDependencies {
  catalogue: CatalogueService
  ordering: OrderingService
  notices: NoticesService
  webhooks: Pick<DeliveriesService, 'happened'>
  events: Events
  runs: Runs
  clock: Clock
}

export type PublicationOutcome = ReturnType<typeof publicationOutcome>

/** The end of a publication, with its effects on lists, notifications and live events, in the caller's transaction. */
export const publicationOutcome = ({ catalogue, ordering, notices, webhooks, events, runs, clock }: OutcomeDependencies) => {
  /** Published lists that this publication displaced are no longer marked as published. */
  async function forgetDisplaced(queries: Queries, row: PublicationRow): Promise<void> {
    if (row.list.kind !== 'category') return
    const written = new Set(await writesRepository(queries, row.storeId, row.id).written())
    if (written.size === 0) return
    for (const { list, products } of await publishedListsRepository(queries, row.storeId).beside(row.list.id)) {
      if (sharedWith(products, written) === 0) continue
      const totals = new Map(
        (await catalogue.scores(row.storeId, Array.from(products), queries)).map(({ id, score, share }) => [id, score + share]),
      )
      if (displacedIn(products, (product) => totals.get(product)) > 0) await ordering.forgetPublished(queries, row.storeId, list)
    }
  }

  /** It ended early: if something was written, the platform shows neither the former ordering nor this one. */
  async function broken(queries: Queries, row: PublicationRow): Promise<void> {
    if (row.written === 0) return
    await ordering.forgetPublished(queries, row.storeId, row.list)
    await forgetDisplaced(queries, row)
  }

  const notify = (queries: Queries, row: PublicationRow, kind: NoticeKind, figures: Record<string, number>) =>
    notices.add({ storeId: row.storeId, kind, list: row.list, publication: row.id, figures }, queries)

  const ended = (queries: Queries, row: PublicationRow, state: (typeof publicationEnds)[number]) =>
    webhooks.happened(row.storeId, { type: 'publication.ended', list: row.list, publication: row.id, state }, queries)

  const rowOf = ({ storeId, id }: Run<PublicationStage>, queries: Queries) => publicationRepository(queries, storeId).byId(id)

  return {
    /** What follows when one was cancelled. */
    async cancelled(queries: Queries, run: Run<PublicationStage>): Promise<void> {
      const row = await rowOf(run, queries)
      if (!row) return
      await broken(queries, row)
      await ended(queries, row, 'cancelled')
    },

    /** What follows when one failed. */
    async failed(queries: Queries, run: Run<PublicationStage>, failure: RunFailure): Promise<void> {
      const row = await rowOf(run, queries)
      if (!row) return
      await broken(queries, row)
      await ended(queries, row, 'failed')
      if (failure === 'credential') await notices.add({ storeId: row.storeId, kind: 'credential-invalid', once: true }, queries)
      else await notify(queries, row, 'publication-failed', { written: row.written })
    },

    /** Ends a publication after the last verification. @param wanted the requested ordering */
    async compared(queries: Queries, row: PublicationRow, wanted: readonly number[], comparison: LiveComparison): Promise<void> {
      const { checked, verified, unseen, differences, live } = comparison
      // Without any compared product nothing is verified, but for a Samara collection that is empty.
      const done = differences.length === 0 && row.failed === 0 && (checked > 0 || wanted.length === 0)
      if (!(await runs.changeState(queries, publicationKind, row, done ? 'verified' : 'done-with-errors'))) return
      await writesRepository(queries, row.storeId, row.id).setDifferences(differences)
      await publicationRepository(queries, row.storeId).update(row.id, { checked, verified, unseen })
      if (done) {
        // A restored former ordering may never have been a saved version.
        if (row.version > 0) await ordering.setPublished(queries, row.storeId, row.list, row.version)
        else await ordering.forgetPublished(queries, row.storeId, row.list)
        if (await driftRepository(queries).remove(row.storeId, row.list))
          await events.notify({ what: 'drift', storeId: row.storeId }, queries)
      } else if ((await ordering.publishedVersion(queries, row.storeId, row.list)) !== row.version) {
        // Another verification writes nothing: lists that were published since stay published.
        if (row.written > 0 && row.state !== 'rechecking') await ordering.forgetPublished(queries, row.storeId, row.list)
      } else if (differences.length > 0) {
        // It was published, and another verification found differences: that is a drift.
        const found = { foundAt: clock.now(), checked, unseen, differing: differences.length, live }
        const { storeId, list } = row
        if (await driftRepository(queries).put({ storeId, list, ...found, differences: firstDifferences(wanted, differences) }))
          await webhooks.happened(storeId, { type: 'drift.found', list, checked, unseen, differing: differences.length }, queries)
        await events.notify({ what: 'drift', storeId: row.storeId }, queries)
      }
      await forgetDisplaced(queries, row)
      await ended(queries, row, done ? 'verified' : 'done-with-errors')
      await notify(queries, row, done ? 'publication-verified' : 'publication-with-errors', {
        checked,
        verified,
        unseen,
        failed: row.failed,
      })
    },
  }
}
