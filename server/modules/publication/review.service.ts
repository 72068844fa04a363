import { limits, type ListReference, type PublicationReview } from '../../../contract/index.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { checkWhole } from '../ordering/index.ts'
import { planPublication } from './publication.plan.ts'

export interface ReviewDependencies {
  catalogue: CatalogueService
  platformOf(storeId: string): Promise<Platform>
}

export type ReviewService = ReturnType<typeof reviewService>

/** What a publication would do: worked out from what is known of the platform, nothing is asked and nothing is sent. */
export const reviewService = ({ catalogue, platformOf }: ReviewDependencies) => ({
  /** Throws `ordering/…` and `catalogue/…`. */
  async review(storeId: string, list: ListReference, products: readonly number[]): Promise<PublicationReview> {
    const live = await catalogue.members(storeId, await catalogue.list(storeId, list))
    checkWhole(products, live, 'body.products')
    // Only what is in the list can stand in it on the platform, so nobody is a former member.
    if (list.kind === 'collection') return { live, former: [], writes: null, calls: null, seconds: null }
    const parts = new Map((await catalogue.scores(storeId, products)).map((part) => [part.id, part]))
    const writes = planPublication(products.map((id) => parts.get(id) ?? { id, score: 0, share: 0 })).length
    const calls = writes * limits.publication.callsPerWrite
    return { live, former: [], writes, calls, seconds: Math.ceil(calls / (await platformOf(storeId)).callsPerSecond) }
  },
})
