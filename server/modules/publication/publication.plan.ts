/** A product of the new ordering: what it holds on the platform, and what its brand and category add to that. */
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

/** Between which totals a plan stays, and how it numbers anew. */
export interface PlanBounds {
  lowest: number
  highest: number
  base: number
  gap: number
}

const total = (product: PlannedProduct): number => product.score + product.share

/**
 * Places of the most products that can keep their totals. Totals must fall strictly along the list and leave a whole number for
 * everything between: total(i) − total(j) ≥ j − i, that is, total(i) + i must not rise. So a longest non-rising run of total + place is
 * the answer, and what it leaves out is the least that any correct publication writes. Patience sorting, O(n log n).
 */
function keptPlaces(products: readonly PlannedProduct[], bounds: PlanBounds): number[] {
  const n = products.length
  const highest = Math.max(bounds.highest, n)
  /** Place of the last product of the best run of each length, and the one before each. */
  const tails: number[] = []
  const before = new Int32Array(n).fill(-1)
  const level = (place: number) => total(products[place]!) + place
  for (let place = 0; place < n; place++) {
    const product = products[place]!
    const fits = product.score > 0 && level(place) <= highest && total(product) - (n - 1 - place) >= bounds.lowest
    if (!fits) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (level(tails[middle]!) >= level(place)) low = middle + 1
      else high = middle
    }
    before[place] = low > 0 ? tails[low - 1]! : -1
    tails[low] = place
  }
  const kept: number[] = []
  for (let place = tails.at(-1) ?? -1; place >= 0; place = before[place]!) kept.push(place)
  return kept.reverse()
}

/** Numbers `count` totals strictly between `above` and `below` (exclusive), evenly, highest first. */
const between = (above: number, below: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => above - Math.floor(((above - below) * (index + 1)) / (count + 1)))

/** Numbers `count` totals in steps of the usual gap away from a kept end, closer where the bounds are near. */
function beyond(end: number, bound: number, count: number, gap: number): number[] {
  const step = Math.max(1, Math.min(gap, Math.floor(Math.abs(bound - end) / (count + 1))))
  const direction = Math.sign(bound - end)
  return Array.from({ length: count }, (_, index) => end + direction * step * (index + 1))
}

/** Numbers everything anew, for lists without a single usable score. */
function fresh(products: readonly PlannedProduct[], bounds: PlanBounds): number[] {
  const n = products.length
  const base = Math.min(bounds.base, Math.max(0, bounds.highest - n)) + products.reduce((most, product) => Math.max(most, product.share), 0)
  const gap = Math.max(1, Math.min(bounds.gap, Math.floor((bounds.highest - base) / Math.max(1, n))))
  return products.map((_, place) => base + (n - place) * gap)
}

function wantedTotals(products: readonly PlannedProduct[], bounds: PlanBounds): number[] {
  const kept = keptPlaces(products, bounds)
  const first = kept[0]
  const last = kept.at(-1)
  if (first === undefined || last === undefined) return fresh(products, bounds)
  const totals: number[] = products.map(total)
  beyond(totals[first]!, Math.max(bounds.highest, products.length) + 1, first, bounds.gap).forEach((value, index) => (totals[first - 1 - index] = value))
  beyond(totals[last]!, bounds.lowest - 1, products.length - 1 - last, bounds.gap).forEach((value, index) => (totals[last + 1 + index] = value))
  kept.forEach((place, index) => {
    const next = kept[index + 1]
    if (next === undefined) return
    between(totals[place]!, totals[next]!, next - place - 1).forEach((value, offset) => (totals[place + 1 + offset] = value))
  })
  return totals
}

/**
 * The fewest writes after which the platform shows `products` in this order: strictly falling totals, within the bounds, every own
 * score at least 1. Products are given in the wanted order, each once. Nothing to write gives an empty plan.
 */
export function planPublication(products: readonly PlannedProduct[], bounds: PlanBounds = scoreBounds): PlannedWrite[] {
  let totals = wantedTotals(products, bounds)
  // A share so large that a product's own score would fall to 0 leaves only a numbering above all shares.
  if (products.some((product, place) => totals[place]! - product.share < 1)) totals = fresh(products, bounds)
  return products
    .map((product, place) => ({ id: product.id, place, score: totals[place]! - product.share, present: product.score }))
    .filter((write) => write.score !== write.present)
    .map(({ id, place, score }) => ({ id, place, score }))
}
