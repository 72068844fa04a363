import type { CollectionPlace } from './platform.ts'

/**
 * Positions of a collection's products, each product once, in the platform's sequence: it stands at the
 * least of its variants' positions. Null for those without one, which come last, as they were listed.
 */
export function positionsOf(places: readonly CollectionPlace[]): Map<number, number | null> {
  const least = new Map<number, number>()
  for (const { product, position } of places) least.set(product, Math.min(least.get(product) ?? Infinity, position ?? Infinity))
  const place = (product: number) => least.get(product)!
  // Two that are both without a position must not be subtracted: that is no number.
  const sequence = [...least.keys()].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  return new Map(sequence.map((product) => [product, Number.isFinite(place(product)) ? place(product) : null]))
}

const highest = 2_147_483_647

/** The same with a position for each: those without one stand behind the others. */
export function numbered(positions: ReadonlyMap<number, number | null>): { products: number[]; positions: number[] } {
  let last = 0
  const all = Array.from(positions.values(), (position) => (last = Math.min(position ?? last + 1, highest)))
  return { products: [...positions.keys()], positions: all }
}
