import { type BoostedTrees, type GrowthSettings, growTrees } from './boosted-trees.ts'
import { expectedOf } from './expected-of-trees.ts'
import type { KnownSales } from './known-sales.ts'
import { chance28, featureWidth, logitWidth } from './list-features.ts'
import { fitListLogit, type ListLogit, preferenceOf } from './list-logit.ts'
import type { SalesHistory } from './sales-history.ts'
import { type TrainingDay, trainingRows } from './training-weeks.ts'

/** A shop with fewer days of sales is ordered without a model of its own. */
export const leastDays = 90
/** Fewer weeks of outcomes than this teach more chance than habit. */
const leastTrainingDays = 4

const growth: GrowthSettings = { trees: 60, leaves: 8, rate: 0.1, bins: 31, leastRows: 30, ridge: 1, power: 1.4 }

/** How strongly the logit is drawn to where it begins. */
const ridge = 10

/** What a shop's own past says about what sells next, for one horizon. */
export interface DemandModel {
  horizon: number
  logit: ListLogit
  trees: BoostedTrees
}

/** Learns from the days whose outcome was known on the morning of `today`; null where there are too few. */
export function trainDemandModel(history: SalesHistory, taken: readonly TrainingDay[], horizon: number, today: number): DemandModel | null {
  if (today < leastDays || taken.filter(({ day }) => day + horizon <= today).length < leastTrainingDays) return null
  const { rows, shares } = trainingRows(history, taken, horizon, today)
  if (rows.count === 0) return null
  const logit = fitListLogit(rows, shares, logitWidth, ridge)
  const target = new Float64Array(rows.count)
  for (let list = 0; list + 1 < rows.from.length; list++) {
    const members = rows.from[list + 1]! - rows.from[list]!
    for (let row = rows.from[list]!; row < rows.from[list + 1]!; row++) target[row] = shares[row]! * members
  }
  return { horizon, logit, trees: growTrees(rows, target, growth) }
}

/**
 * What of a model is asked. `all`: trees, logit and what sold so far, in equal parts, which is best
 * for most shops. `trees`: alone, where demand changes so fast that what sold so far holds them back.
 */
export const modelParts = ['all', 'trees'] as const
export type ModelPart = (typeof modelParts)[number]

/** Added to what sold beside the mean of the list: what sold nothing is unlikely to sell, not impossible. */
const unlikely = 0.02

/**
 * How much each product of a list is wanted, beside the others of the list, as a logarithm.
 * @param features of the list, by `listFeatures`
 * @param rates beside its products, by {@link scoresWithoutModel}
 */
export function modelScores(model: DemandModel, features: Float32Array, rates: Float64Array): Record<ModelPart, Float64Array> {
  const count = rates.length
  let sum = 0
  for (const rate of rates) sum += rate
  const mean = sum > 0 ? sum / count : 1
  const trees = expectedOf(model.trees, { count, width: featureWidth, values: features })
  const all = new Float64Array(count)
  for (let row = 0; row < count; row++) {
    all[row] = (trees[row]! + preferenceOf(model.logit, features, row * featureWidth) + Math.log(rates[row]! / mean + unlikely)) / 3
  }
  return { all, trees }
}

/** The same where nothing was trained: revenue of a day, by what sold so far. */
export function scoresWithoutModel(known: KnownSales, members: Int32Array, newcomerRates: Float64Array): Float64Array {
  const rates = new Float64Array(members.length)
  for (const [row, product] of members.entries()) rates[row] = rateWithoutModel(known, product, newcomerRates[product]!)
  return rates
}

/** Revenue of a day: the mean of what a fortnight, two months and all time say, each drawn to what new products bring. */
function rateWithoutModel(known: KnownSales, product: number, newcomerRate: number): number {
  const age = known.age(product)
  const soldOut = known.revenue[28].exposure(age) - chance28(known, product)
  const rate = (sum: number, exposure: number): number => (Math.max(sum, 0) + 10 * newcomerRate) / (Math.max(exposure - soldOut, 0) + 10)
  return (
    (rate(known.revenue[14].of(product), known.revenue[14].exposure(age)) +
      rate(known.revenue[56].of(product), known.revenue[56].exposure(age)) +
      rate(known.allRevenue[product]!, age)) /
    3
  )
}
