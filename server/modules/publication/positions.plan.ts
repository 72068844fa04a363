import { type PlannedWrite, planPublication, scoreBounds } from './publication.plan.ts'

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
  return planPublication(
    products.map((id) => ({ id, score: held(id), share: 0 })),
    bounds,
  ).map((write) => ({ ...write, score: mirror - write.score }))
}
