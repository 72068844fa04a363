import {
  balancedWeights,
  demandOf,
  distributionOf,
  keptPercentile,
  percentileIn,
  percentileParts,
  priorDays,
  scoreComponents,
  scoreOf,
} from '../../../contract/index.ts'
import type { YieldTurn, ProductMeasures } from './product-measures.ts'

/** What a list's products are scored by; arrays stand beside its rows, components in the contract's sequence. */
export interface ScoredList {
  scores: Int16Array
  /** Ten-thousandths; -1 where there is no figure. */
  percentiles: readonly Int16Array[]
  /** NaN where there is none. */
  figures: readonly Float64Array[]
}

const weights = scoreComponents.map((name) => balancedWeights[name])
const recentDays = 30
/** So many values are placed, or scores worked out, between two breaths. */
const together = 5_000

/** Values of some rows, each changed. Plain loops: on a hundred thousand rows a mapping function takes several times as long. */
function gather(values: Float64Array, rows: Int32Array, sign: 1 | -1 = 1): Float64Array {
  const gathered = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) gathered[at] = sign * values[rows[at]!]!
  return gathered
}

/**
 * Revenue of 30 days at the present rate, drawn towards the list's mean: what a store is ordered by that has too few sales to learn from.
 */
function recentDemand({ recentRevenue: recent, exposure }: ProductMeasures, rows: Int32Array): Float64Array {
  let sold = 0
  let exposed = 0
  for (const row of rows) {
    sold += recent[row]!
    exposed += exposure[row]!
  }
  const prior = { days: priorDays, mean: exposed > 0 ? sold / exposed : 0 }
  const demand = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) demand[at] = recentDays * demandOf(recent[rows[at]!]!, exposure[rows[at]!]!, prior)
  return demand
}

function kept(percentiles: Float64Array): Int16Array {
  const parts = new Int16Array(percentiles.length)
  for (let at = 0; at < parts.length; at++) parts[at] = Number.isNaN(percentiles[at]!) ? -1 : keptPercentile(percentiles[at]!)
  return parts
}

/**
 * Scores the products of one list against each other. `expected`: what each row
 * is expected to sell, where that was learned; NaN for a product that came since.
 */
export async function scoreList(
  measures: ProductMeasures,
  rows: Int32Array,
  expected: Float64Array | undefined,
  yieldTurn: YieldTurn,
): Promise<ScoredList> {
  const placed = async (values: Float64Array): Promise<Float64Array> => {
    await yieldTurn()
    const distribution = distributionOf(values)
    const percentiles = new Float64Array(values.length)
    for (let at = 0; at < values.length; at++) {
      if (at % together === 0) await yieldTurn()
      percentiles[at] = percentileIn(distribution, values[at]!)
    }
    return percentiles
  }
  const demand = expected ?? recentDemand(measures, rows)
  const figures = [demand]
  const percentiles = [kept(await placed(demand))]
  await yieldTurn()
  for (const name of ['momentum', 'price', 'cover', 'age', 'variants'] as const) {
    figures.push(gather(measures[name], rows))
    // The older, the lower.
    percentiles.push(kept(await placed(gather(measures[name], rows, name === 'age' ? -1 : 1))))
  }
  const scores = new Int16Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    if (at % together === 0) await yieldTurn()
    scores[at] = scoreOf(
      weights,
      percentiles.map((each) => (each[at]! < 0 ? null : each[at]! / percentileParts)),
    )
  }
  return { scores, percentiles, figures }
}
