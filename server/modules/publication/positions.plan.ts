import { type PlannedWrite, planPublication, scoreBounds } from './publication.plan.ts'

/**
 * The fewest products to be put at another position, after which a collection stands in this order: the plan of scores, mirrored. Positions
 * rise along the list from 1, with gaps where they are numbered anew. `score` of a write is the position.
 */
export function planPositions(products: readonly number[], positions: ReadonlyMap<number, number | null>): PlannedWrite[] {
  const mirror = scoreBounds.highest + 1
  // One without a position, or with one that no plan gives, is kept by none: its score is beyond the bounds.
  const held = (product: number): number => mirror - (positions.get(product) ?? mirror)
  const bounds = { ...scoreBounds, base: Math.max(0, mirror - (products.length + 1) * scoreBounds.gap) }
  return planPublication(
    products.map((id) => ({ id, score: held(id), share: 0 })),
    bounds,
  ).map((write) => ({ ...write, score: mirror - write.score }))
}
