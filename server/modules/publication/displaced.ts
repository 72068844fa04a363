import { longestRisingRun, type Sequence } from '../../../contract/index.ts'

/**
 * How many products of `sequence` the platform shows out of its order: those outside a longest run of strictly falling totals.
 * Products without a total do not exist any more and are not counted.
 */
export function displacedIn(sequence: ArrayLike<number>, total: (product: number) => number | undefined): number {
  const totals = Array.from(sequence, (product) => total(product)).filter((sum) => sum !== undefined)
  return totals.length - longestRisingRun(totals.map((sum) => -sum)).length
}

/** How many products of `sequence` are among `products`. */
export function sharedWith(sequence: Sequence, products: ReadonlyMap<number, unknown> | ReadonlySet<number>): number {
  let shared = 0
  for (const product of sequence) if (products.has(product)) shared += 1
  return shared
}
