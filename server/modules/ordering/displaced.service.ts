import type { ListReference, Sequence } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { orderingRepository } from './ordering.repository.ts'

export interface DisplacedDependencies {
  catalogue: CatalogueService
  /** What shoppers get of a list. */
  viewOf(storeId: string, list: ListReference, queries: Queries): Promise<Sequence>
}

/** Lists that another publication pushed aside. */
export const displacedService = ({ catalogue, viewOf }: DisplacedDependencies) => ({
  /**
   * Another list was published and `written` are the products whose scores that changed: published lists that hold some of them and no
   * longer stand in their ordering on the platform lose the mark of being published.
   */
  async forgetDisplaced(queries: Queries, storeId: string, published: ListReference, written: readonly number[]): Promise<void> {
    if (written.length === 0) return
    const orderings = orderingRepository(queries, storeId)
    const changed = new Set(written)
    for (const { kind, id, version, publishedVersion } of await orderings.states()) {
      // Collections are published by positions of their own.
      if (kind !== 'category' || id === published.id || publishedVersion !== version) continue
      const list = { kind, id }
      const view = Array.from(await viewOf(storeId, list, queries))
      if (!view.some((product) => changed.has(product))) continue
      const totals = new Map((await catalogue.scores(storeId, view, queries)).map(({ id: product, score, share }) => [product, score + share]))
      const present = view.filter((product) => totals.has(product)).map((product) => totals.get(product)!)
      if (present.some((total, place) => place > 0 && total >= present[place - 1]!)) await orderings.forgetPublished(list)
    }
  },
})
