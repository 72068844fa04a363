import { limits, type ListReference, type PublicationConflict, type PublicationReview } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { CallContext, Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService, ShownOrdering } from '../ordering/index.ts'
import { findConflicts } from './conflicts.ts'
import { planPositions } from './positions.plan.ts'
import { type PlannedProduct, planPublication } from './publication.plan.ts'
import { publishedListsRepository } from './published-lists.repository.ts'

export interface ReviewDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: Pick<OrderingService, 'productsShown'>
  platformOf(storeId: string, context: CallContext): Promise<Platform>
}

export type ReviewService = ReturnType<typeof reviewService>

/** The effect of a publication, computed from the last known state of the platform, without any call to it. */
export const reviewService = ({ database, catalogue, ordering, platformOf }: ReviewDependencies) => {
  type Work = Pick<PublicationReview, 'way' | 'writes' | 'calls'> & { conflicts: PublicationConflict[] }

  async function byScores(storeId: string, category: number, products: readonly number[]): Promise<Work> {
    const lists = publishedListsRepository(database, storeId)
    const [published, coming, known] = await Promise.all([
      lists.beside(category),
      lists.comingBeside(category),
      catalogue.scores(storeId, products),
    ])
    const parts = new Map<number, PlannedProduct>()
    for (const part of known) parts.set(part.id, part)
    const others = new Set<number>()
    for (const list of [...published, ...coming]) for (const product of list.products) if (!parts.has(product)) others.add(product)
    if (others.size > 0) for (const part of await catalogue.scores(storeId, [...others])) parts.set(part.id, part)
    const writes = planPublication(products.map((id) => parts.get(id) ?? { id, score: 0, share: 0 }))
    const conflicts = findConflicts({ products, writes, parts, published, coming })
    return { way: 'scores', writes: writes.length, calls: writes.length * limits.publication.callsPerWrite, conflicts }
  }

  async function byPositions(
    storeId: string,
    collection: number,
    products: readonly number[],
    { collectionBatchSize: collectionLot }: Platform,
  ): Promise<Work> {
    const moves = planPositions(products, await publishedListsRepository(database, storeId).positions(collection)).length
    if (moves <= limits.publication.positions) return { way: 'positions', writes: moves, calls: moves, conflicts: [] }
    // One call removes everything, one adds everything, and one writes the collection itself.
    return { way: 'file', writes: products.length, calls: 2 * Math.ceil(products.length / collectionLot) + 1, conflicts: [] }
  }

  return {
    /** Throws `ordering/…`, `catalogue/…` and `publication/not-as-seen`. */
    async review(storeId: string, list: ListReference, shown: ShownOrdering): Promise<PublicationReview> {
      const live = await catalogue.members(storeId, await catalogue.list(storeId, list))
      const products = await ordering.productsShown(storeId, list, shown, live)
      const platform = await platformOf(storeId, { urgent: true })
      const work = await (list.kind === 'category'
        ? byScores(storeId, list.id, products)
        : byPositions(storeId, list.id, products, platform))
      // A category shows exactly its products, so there are no former members.
      return { live, former: [], seconds: Math.ceil(work.calls / platform.callsPerSecond), ...work }
    },
  }
}
