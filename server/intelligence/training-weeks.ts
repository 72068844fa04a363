import type { ListRows } from './list-logit.ts'
import { featureWidth, listFeatures } from './list-features.ts'
import type { KnownSales } from './known-sales.ts'
import type { SalesHistory } from './sales-history.ts'

/** Of one day no more rows are kept than this: a large shop learns as much from some of its lists at a time. */
const mostRowsOfDay = 4_000
/** Older days are forgotten: these hold a year with all its seasons, and what a shop was like before that helps little. */
export const mostTrainingDays = 60
/** Shorter lists teach nothing about what stands first. */
export const leastMembers = 8

/** What was known of some lists on a morning; what came of it is looked up once it has happened. */
export interface TrainingDay {
  day: number
  products: Int32Array
  /** List i has the products `from[i]` up to `from[i + 1]`. */
  from: Int32Array
  features: Float32Array
}

/** Takes down what is known now. */
export function trainingDay(known: KnownSales, lists: readonly Int32Array[], newcomerRates: Float64Array): TrainingDay {
  const usable = lists.filter((members) => members.length >= leastMembers)
  const rows = usable.reduce((sum, members) => sum + members.length, 0)
  const turns = Math.max(1, Math.ceil(rows / mostRowsOfDay))
  const turn = Math.floor(known.day / 7) % turns
  const chosen = usable.filter((_, at) => at % turns === turn).map((members) => someOf(members, turn))
  const from = new Int32Array(chosen.length + 1)
  chosen.forEach((members, at) => (from[at + 1] = from[at]! + members.length))
  const products = new Int32Array(from[chosen.length]!)
  const features = new Float32Array(products.length * featureWidth)
  chosen.forEach((members, at) => {
    products.set(members, from[at])
    features.set(listFeatures(known, members, newcomerRates), from[at]! * featureWidth)
  })
  // Nobody could buy what was sold out: it says nothing about demand.
  for (const [row, product] of products.entries()) if (known.stock[product]! <= 0) products[row] = -1 - product
  return { day: known.day, products, from, features }
}

function someOf(members: Int32Array, turn: number): Int32Array {
  const step = Math.ceil(members.length / mostRowsOfDay)
  return step === 1 ? members : members.filter((_, at) => at % step === turn % step)
}

/** Revenue by product of the days from `from` up to `to`, never less than nothing. */
export function revenueBetween({ dayStart, days, product, revenue, products }: SalesHistory, from: number, to: number): Float64Array {
  const sums = new Float64Array(products.length)
  const end = dayStart[Math.min(to, days)]!
  for (let line = dayStart[Math.min(from, days)]!; line < end; line++) sums[product[line]!]! += revenue[line]!
  for (let at = 0; at < sums.length; at++) if (!(sums[at]! > 0)) sums[at] = 0
  return sums
}

/** Rows and what came of them within `horizon` days, of the days whose outcome was known on the morning of `today`. */
export function trainingRows(
  history: SalesHistory,
  taken: readonly TrainingDay[],
  horizon: number,
  today: number,
): { rows: ListRows; shares: Float64Array } {
  const known = taken.filter(({ day }) => day + horizon <= today)
  const size = known.reduce((sum, { products }) => sum + products.length, 0)
  const values = new Float32Array(size * featureWidth)
  const shares = new Float64Array(size)
  const from: number[] = [0]
  let count = 0
  for (const { day, products, from: starts, features } of known) {
    const revenue = revenueBetween(history, day, day + horizon)
    for (let list = 0; list + 1 < starts.length; list++) {
      const first = count
      let sum = 0
      for (let row = starts[list]!; row < starts[list + 1]!; row++) {
        const product = products[row]!
        if (product < 0) continue
        values.set(features.subarray(row * featureWidth, (row + 1) * featureWidth), count * featureWidth)
        sum += shares[count++] = revenue[product]!
      }
      if (sum > 0) for (let row = first; row < count; row++) shares[row]! /= sum
      // A list that sold nothing says nothing.
      if (sum > 0) from.push(count)
      else count = first
    }
  }
  return {
    rows: { count, width: featureWidth, values: values.subarray(0, count * featureWidth), from: Int32Array.from(from) },
    shares: shares.subarray(0, count),
  }
}
