import { type PlannedWrite, planPublication, scoreBounds } from './publication.plan.ts'
import type { CollectionPlace } from '../../platforms/platform.ts'

/** Positions of a collection's products on the platform, each once; null for those that nobody placed. In the platform's sequence. */
export function positionsOf(places: readonly CollectionPlace[]): Map<number, number | null> {
  const least = new Map<number, number | null>()
  for (const { product, position } of places) {
    const before = least.get(product)
    least.set(product, before === undefined || before === null ? position : Math.min(before, position ?? before))
  }
  const rank = (product: number) => least.get(product) ?? Number.MAX_SAFE_INTEGER
  // Sorting is stable: products at the same position stay as they were told.
  return new Map([...least.keys()].sort((left, right) => rank(left) - rank(right)).map((product) => [product, least.get(product)!]))
}

/**
 * The fewest products to be put at another position, after which a collection stands in this order: the plan of scores, mirrored. Positions
 * rise along the list from 1, with gaps where they are numbered anew. `score` of a write is the position.
 */
export function planPositions(products: readonly number[], positions: ReadonlyMap<number, number | null>): PlannedWrite[] {
  const mirror = scoreBounds.highest + 1
  const held = (product: number): number => {
    const position = positions.get(product) ?? null
    return position === null || position < 1 || position >= mirror ? 0 : mirror - position
  }
  const bounds = { ...scoreBounds, base: Math.max(0, mirror - (products.length + 1) * scoreBounds.gap) }
  return planPublication(products.map((id) => ({ id, score: held(id), share: 0 })), bounds).map((write) => ({ ...write, score: mirror - write.score }))
}
