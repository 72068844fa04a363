import { pinnedPlaces } from './pins.ts'
import type { Sequence } from './sequence.ts'

/**
 * A sequence as an ordering file asks for it: products with a position stand there (the next free one below where two want the same), those
 * without one come first in the file's sequence, and those that the file does not name follow as they were.
 * Products that the sequence does not hold are ignored.
 * @param positions from 1, beside `products`; null where the file gives none
 */
export function orderByFile(sequence: Sequence, products: readonly number[], positions: readonly (number | null)[]): Sequence {
  const known = new Set<number>(sequence)
  const held = new Map<number, number>()
  const first: number[] = []
  products.forEach((product, nth) => {
    if (!known.delete(product)) return
    const position = positions[nth] ?? null
    if (position === null) first.push(product)
    else held.set(product, position)
  })
  const rest = [...first, ...sequence.filter((product) => known.has(product))]
  const heldAt = new Map([...pinnedPlaces(held, sequence.length)].map(([product, place]) => [place, product]))
  const next = new Int32Array(sequence.length)
  let taken = 0
  for (let place = 0; place < next.length; place++) next[place] = heldAt.get(place) ?? rest[taken++]!
  return next
}
