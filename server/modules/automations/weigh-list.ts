import {
  type AutomationConfiguration,
  limits,
  presetWeights,
  type ScoreWeights,
  scoreComponents,
  type Sequence,
} from '../../../contract/index.ts'
import type { ListParts } from '../scores/index.ts'

const middle = 0.5
/** Scores that differ by less are equal. */
const steps = 1_000_000

export const weightsOf = (order: AutomationConfiguration['order']): ScoreWeights =>
  'preset' in order ? presetWeights[order.preset] : order.weights

/**
 * The products of a list by their weighed scores, the highest first; equal ones
 * stay as they stand, and one that nothing is known of counts as the middle.
 */
export function weighedSequence(sequence: Sequence, { products, percentiles, overruled }: ListParts, weights: ScoreWeights): Sequence {
  const all = scoreComponents.reduce((sum, name) => sum + weights[name], 0)
  const scores = new Map<number, number>()
  for (const [row, product] of products.entries()) {
    let score = 0
    for (const [nth, name] of scoreComponents.entries()) {
      const percentile = percentiles[nth]![row]!
      score += weights[name] * (Number.isNaN(percentile) ? middle : percentile)
    }
    scores.set(product, score / all)
  }
  for (const [product, score] of overruled) scores.set(product, score / limits.score.highest)
  // Score and place in one number: such columns are sorted far quicker than by a comparison.
  const keys = Float64Array.from(
    sequence,
    (product, place) => Math.round((1 - (scores.get(product) ?? middle)) * steps) * sequence.length + place,
  ).sort()
  return Int32Array.from(keys, (key) => sequence[key % sequence.length]!)
}
