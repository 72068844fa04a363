import type { Sequence } from '../../../contract/index.ts'

/**
 * How many products of `sequence` no longer stand where it wants them, by the totals of the platform: those outside a longest run of strictly
 * falling totals. Products without a total are not there any more, and not counted. Patience sorting, O(n log n).
 */
export function displacedIn(sequence: ArrayLike<number>, total: (product: number) => number | undefined): number {
  const tails = new Float64Array(sequence.length)
  let length = 0
  let there = 0
  for (let place = 0; place < sequence.length; place++) {
    const sum = total(sequence[place]!)
    if (sum === undefined) continue
    there += 1
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >> 1
      if (tails[middle]! > sum) low = middle + 1
      else high = middle
    }
    tails[low] = sum
    if (low === length) length += 1
  }
  return there - length
}

/** How many products of `sequence` are among `products`. */
export function sharedWith(sequence: Sequence, products: ReadonlyMap<number, unknown> | ReadonlySet<number>): number {
  let shared = 0
  for (const product of sequence) if (products.has(product)) shared += 1
  return shared
}
