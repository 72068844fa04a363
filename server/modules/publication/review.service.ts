import { limits, type ListReference, type PublicationConflict, type PublicationReview } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { CallContext, Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService, ShownOrdering } from '../ordering/index.ts'
import { findConflicts } from './conflicts.ts'
import { planFilling } from './membership.plan.ts'
import { planPositions } from './positions.plan.ts'
import { type PlannedProduct, planPublication } from './publication.plan.ts'
import { publishedListsRepository } from './published-lists.repository.ts'
import { samaraOnPlatformRepository } from './samara-on-platform.repository.ts'

export interface ReviewDependencies {
  database: Database
  catalogue: CatalogueService
  ordering: Pick<OrderingService, 'productsShown' | 'formerProducts'>
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

  /** What publishing a Samara collection would do, and what the platform has of it; nothing where it was never published. */
  async function ofSamara(
    storeId: string,
    id: number,
    products: readonly number[],
    { collectionBatchSize }: Platform,
  ): Promise<Work & { live: number[] }> {
    const platformId = (await samaraOnPlatformRepository(database, storeId).read(id))?.platformId ?? null
    const present =
      platformId === null ? new Map<number, number>() : await publishedListsRepository(database, storeId).positions(platformId)
    const plan = planFilling(products, present, { filed: collectionBatchSize, most: limits.publication.positions })
    const live = [...present].sort(([, one], [, other]) => one - other).map(([product]) => product)
    // One more call makes it.
    const making = platformId === null ? 1 : 0
    if (plan.way === 'file') return { way: 'file', writes: products.length, calls: plan.calls, conflicts: [], live }
    const writes = plan.remove.length + plan.add.length + plan.moves.filter((move) => present.has(move.id)).length
    return { way: 'positions', writes, calls: plan.calls + making, conflicts: [], live }
  }

  return {
    /** Throws `ordering/…`, `catalogue/…` and `publication/not-as-seen`. */
    async review(storeId: string, list: ListReference, shown: ShownOrdering): Promise<PublicationReview> {
      const live = await catalogue.members(storeId, await catalogue.list(storeId, list))
      const products = await ordering.productsShown(storeId, list, shown, live)
      const platform = await platformOf(storeId, { urgent: true })
      if (list.kind === 'samara') {
        const { live: present, ...work } = await ofSamara(storeId, list.id, products, platform)
        const members = new Set(live)
        const former = await ordering.formerProducts(
          storeId,
          present.filter((product) => !members.has(product)),
        )
        return { live: present, former, seconds: Math.ceil(work.calls / platform.callsPerSecond), ...work }
      }
      const work = await (list.kind === 'category'
        ? byScores(storeId, list.id, products)
        : byPositions(storeId, list.id, products, platform))
      // A category shows exactly its products, so there are no former members.
      return { live, former: [], seconds: Math.ceil(work.calls / platform.callsPerSecond), ...work }
    },
  }
}
