import type { PublicationConflict } from '../../../contract/index.ts'
import { displacedIn, sharedWith } from './displaced.ts'
import { type PlannedProduct, type PlannedWrite, planPublication } from './publication.plan.ts'
import type { ComingList, PublishedList } from './published-lists.repository.ts'

export interface ConflictsInput {
  /** The ordering that is to be published, and what that writes. */
  products: readonly number[]
  writes: readonly PlannedWrite[]
  /** The facts about all products of all lists. */
  parts: ReadonlyMap<number, PlannedProduct>
  published: readonly PublishedList[]
  /** Publications that are scheduled, the soonest first. */
  coming: readonly ComingList[]
}

/**
 * Lists that a publication gets in the way of: published ones that would no longer stand in their ordering after it, and scheduled ones
 * after which this ordering would no longer stand. Exact by what is known of the platform; one pass over the products of each list.
 */
export function findConflicts({ products, writes, parts, published, coming }: ConflictsInput): PublicationConflict[] {
  const written = new Map(writes.map((write) => [write.id, write.score]))
  const scoreAfter = (id: number): number | undefined => written.get(id) ?? parts.get(id)?.score
  const totalBy = (score: (id: number) => number | undefined) => (id: number) => {
    const [own, part] = [score(id), parts.get(id)]
    return own === undefined || part === undefined ? undefined : own + part.share
  }
  const disturbed = published.map(({ list, name, at, products: theirs }): PublicationConflict => {
    const shared = sharedWith(theirs, written)
    return {
      list,
      listName: name,
      kind: 'published',
      at: at.toISOString(),
      shared,
      displaced: shared === 0 ? 0 : displacedIn(theirs, totalBy(scoreAfter)),
    }
  })
  const mine = new Set(products)
  const disturbing = coming.map(({ list, name, at, products: theirs }): PublicationConflict => {
    const present = Array.from(theirs).flatMap((id) => {
      const part = parts.get(id)
      return part ? [{ ...part, score: scoreAfter(id) ?? part.score }] : []
    })
    const later = new Map(planPublication(present).map((write) => [write.id, write.score]))
    const shared = [...later.keys()].filter((product) => mine.has(product)).length
    return {
      list,
      listName: name,
      kind: 'scheduled',
      at: at.toISOString(),
      shared,
      displaced:
        shared === 0
          ? 0
          : displacedIn(
              products,
              totalBy((id) => later.get(id) ?? scoreAfter(id)),
            ),
    }
  })
  return [...disturbed, ...disturbing].filter(({ displaced }) => displaced > 0)
}
