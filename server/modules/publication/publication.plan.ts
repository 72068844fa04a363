import { longestRisingRun } from '../../../contract/index.ts'

/** A product of the new ordering, with its own score on the platform and the share that its brand and category add. */
export interface PlannedProduct {
  id: number
  /** The product's own score; 0 is none. */
  score: number
  share: number
}

/** A score that must be written. */
export interface PlannedWrite {
  id: number
  /** Place in the new ordering, from 0. */
  place: number
  /** The product's own score to write. */
  score: number
}

/**
 * Totals stay below 2^24: exact as a 32-bit float too, in case the platform's index stores floats. A fresh numbering begins at `base`
 * with room for later moves between neighbours (`gap`) and beyond both ends.
 */
export const scoreBounds = { lowest: 1, highest: 16_000_000, base: 1_000_000, gap: 100 } as const

/** The range of totals of a plan, and the gaps of a new numbering. */
export interface PlanBounds {
  lowest: number
  highest: number
  base: number
  gap: number
}

const total = (product: PlannedProduct): number => product.score + product.share

/**
 * The lowest total that each place can have: an own score is at least 1, and all products
 * behind it have lower totals. It does not depend on which products keep their totals.
 */
function leastTotals(products: readonly PlannedProduct[], { lowest }: PlanBounds): Float64Array {
  const least = new Float64Array(products.length)
  for (let place = products.length - 1; place >= 0; place--)
    least[place] = Math.max(lowest, products[place]!.share + 1, (least[place + 1] ?? -Infinity) + 1)
  return least
}

/**
 * Places of the most products that can keep their totals. Totals must fall strictly along the list and leave a whole number for
 * everything between: total(i) − total(j) ≥ j − i, that is, total(i) + i must not rise. Whether the lower bounds of what lies
 * between can be met follows from each kept product alone: it must reach the least total of its place. So a longest non-rising run
 * of total + place among those that do is the answer, and what it leaves out is the least that any correct publication writes.
 */
function keptPlaces(products: readonly PlannedProduct[], least: Float64Array, highest: number): number[] {
  const levels = Float64Array.from(products, (product, place) => total(product) + place)
  const possible: number[] = []
  levels.forEach((level, place) => {
    if (level <= highest && level >= least[place]! + place) possible.push(place)
  })
  const run = longestRisingRun(
    possible.map((place) => -levels[place]!),
    { orEqual: true },
  )
  return run.map((index) => possible[index]!)
}

/** Places `first` to `last`, none of which keeps its total, and the totals between which they get new ones (exclusive). */
interface Stretch {
  first: number
  last: number
  above: number
  below: number
  /** The largest gap between two neighbours. */
  widest: number
}

/** Gives a stretch new totals from below, evenly spaced in the space above, and each above the product's share. */
function number(totals: Float64Array, products: readonly PlannedProduct[], { first, last, above, below, widest }: Stretch): void {
  let floor = below
  for (let place = last; place >= first; place--) {
    floor = Math.max(floor, products[place]!.share)
    floor += Math.max(1, Math.min(widest, Math.floor((above - floor) / (place - first + 2))))
    totals[place] = floor
  }
}

function wantedTotals(products: readonly PlannedProduct[], bounds: PlanBounds): Float64Array {
  const count = products.length
  const { gap } = bounds
  const least = leastTotals(products, bounds)
  // Totals exceed the bound only when the shares require it.
  const highest = Math.max(bounds.highest, least[0] ?? 0)
  const kept = keptPlaces(products, least, highest)
  const totals = Float64Array.from(products, total)
  const last = kept.at(-1)
  if (last === undefined) {
    // Above all shares, so that later moves find space.
    const share = products.reduce((most, product) => Math.max(most, product.share), 0)
    const below = Math.max(bounds.lowest - 1, Math.min(bounds.base + share, highest - count))
    number(totals, products, { first: 0, last: count - 1, above: highest + 1, below, widest: gap })
    return totals
  }
  const below = Math.max(bounds.lowest - 1, totals[last]! - gap * (count - last))
  number(totals, products, { first: last + 1, last: count - 1, above: totals[last]!, below, widest: gap })
  kept.forEach((place, index) => {
    const previous = kept[index - 1] ?? -1
    const above = previous < 0 ? highest + 1 : totals[previous]!
    const widest = previous < 0 ? gap : Infinity
    number(totals, products, { first: previous + 1, last: place - 1, above, below: totals[place]!, widest })
  })
  return totals
}

/**
 * The fewest writes after which the platform shows `products` in this order: strictly falling totals, within the bounds, every own
 * score at least 1. `products` is in the requested order, each product once. The plan is empty when nothing must be written.
 */
export function planPublication(products: readonly PlannedProduct[], bounds: PlanBounds = scoreBounds): PlannedWrite[] {
  const totals = wantedTotals(products, bounds)
  return products.flatMap((product, place) => {
    const score = totals[place]! - product.share
    return score === product.score ? [] : [{ id: product.id, place, score }]
  })
}
