import { limits } from '../limits.ts'

/**
 * What a samaraScore is made of, in the sequence in which it is explained, each measured within one list:
 * - `demand`: revenue that is expected within `limits.score.demandDays`, in minor units, as
 *   learned from the store's sales ({@link learnedBases}). Where there are too few: that of 30
 *   days at the present rate, in which sales count half after `limits.score.demandHalfLife` days.
 * - `momentum`: units a day of the last 7 days beside those of the 23 before; 1 is steady.
 * - `price`: in minor units.
 * - `cover`: days that the stock lasts at the pace of the last 30 days.
 * - `newness`: days since the release; the fewer, the higher.
 * - `variants`: share of the variants that can be bought, 0 to 1.
 */
export const scoreComponents = ['demand', 'momentum', 'price', 'cover', 'newness', 'variants'] as const
export type ScoreComponentName = (typeof scoreComponents)[number]

/**
 * By what demand is expected where a store has enough sales to learn from: `model` is its own model, the others are simple orderings
 * that have foretold its sales better. Units and revenue of the last days, and revenue that counts half after so many days.
 */
export const learnedBases = [
  'model',
  'units-7',
  'units-30',
  'units-90',
  'revenue-7',
  'revenue-30',
  'revenue-90',
  'decayed-14',
  'decayed-28',
  'decayed-56',
] as const
export type LearnedBasis = (typeof learnedBases)[number]

/** How much each component counts, in hundredths; together 100. */
export type ScoreWeights = Readonly<Record<ScoreComponentName, number>>

/** The preset that a store begins with. */
export const balancedWeights: ScoreWeights = { demand: 40, momentum: 15, price: 10, cover: 15, newness: 10, variants: 10 }

const middle = 0.5

/** Percentiles are kept in so many parts, so that a score which is explained later adds up to the point. */
export const percentileParts = 10_000

/** Values in their order, to find where one stands among them. */
export interface Distribution {
  /** Different values, ascending. */
  readonly values: Float64Array
  /** Beside them, the percentile of all that are equal to each. */
  readonly percentiles: Float64Array
}

/** Puts values in order; NaN is none. */
export function distributionOf(values: Float64Array): Distribution {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  const count = sorted.length
  const percentiles = new Float64Array(count)
  let different = 0
  for (let first = 0, next = 0; first < count; first = next) {
    const value = sorted[first]!
    while (next < count && sorted[next] === value) next++
    sorted[different] = value
    percentiles[different++] = count === 1 ? middle : (first + next - 1) / 2 / (count - 1)
  }
  return { values: sorted.subarray(0, different), percentiles: percentiles.subarray(0, different) }
}

/** Where one of the values stands among the others, 0 lowest to 1 highest: equal ones share the middle of their places; NaN stays NaN. */
export function percentileIn({ values, percentiles }: Distribution, value: number): number {
  if (Number.isNaN(value)) return value
  let low = 0
  for (let high = values.length; low < high;) {
    const half = (low + high) >>> 1
    if (values[half]! < value) low = half + 1
    else high = half
  }
  return percentiles[low]!
}

/** A percentile as it is kept: whole parts of {@link percentileParts}. */
export const keptPercentile = (percentile: number): number => Math.round(percentile * percentileParts)

/**
 * The score of weighted percentiles, 0 to `limits.score.highest`. What has no percentile counts as the middle.
 * @param weights beside each other, in any unit
 * @param percentiles 0 to 1, null where there is none
 */
export function scoreOf(weights: readonly number[], percentiles: readonly (number | null)[]): number {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum <= 0) return 0
  return Math.round(weights.reduce((all, weight, nth) => all + (limits.score.highest * weight * (percentiles[nth] ?? middle)) / sum, 0))
}

/** What the demand of a product's list is like: days of the prior, and the list's mean of a day. */
export interface DemandPrior {
  days: number
  mean: number
}

/** Days of experience with its list that every product is given: a new one begins at the mean, and its own sales take over. */
export const priorDays = 7

/** What a day counts that lies so many days back: 1 for yesterday, half after each half-life. */
const weightOfDay = (back: number): number => 2 ** (-back / limits.score.demandHalfLife)

/** The weights of all days since a product was released, together: how long it had the chance to sell. `age` in days, null for always. */
export function exposureOf(age: number | null): number {
  const all = 1 / (1 - weightOfDay(1))
  if (age === null) return all
  return age <= 0 ? 0 : all * (1 - weightOfDay(age))
}

/** Sales of a day, drawn towards the list's mean by how little the product could show so far. */
export const demandOf = (recent: number, exposure: number, { days, mean }: DemandPrior): number =>
  (Math.max(recent, 0) + days * mean) / (exposure + days)

/** One unit in two weeks: smooths the beginning, so that a first sale is no boom. */
const smoothing = 1 / 14

/** Units a day of the last 7 days beside those before, within the last 30; null for a product that is too young to tell (a fortnight). */
export function momentumOf(units7: number, units30: number, age: number | null): number | null {
  const before = Math.min(age === null ? 23 : age - 7, 23)
  if (before < 7) return null
  return (Math.max(units7, 0) / 7 + smoothing) / (Math.max(units30 - units7, 0) / before + smoothing)
}

/**
 * Days that a stock lasts at the pace of the last 30 days (half a unit is added, so that what sold nothing lasts long but not for ever).
 */
export const coverOf = (stock: number, units30: number): number => (stock * 30) / (Math.max(units30, 0) + 0.5)
