import type { ListDemand } from './demand.repository.ts'

/** What was learned of a list, beside the rows that it has today; NaN for a product that came since. */
export function expectedBeside(ids: Int32Array, rows: Int32Array, { products, expected }: ListDemand): Float64Array {
  const beside = new Float64Array(rows.length)
  let at = 0
  // Nearly always nothing changed since the night.
  while (at < rows.length && ids[rows[at]!] === products[at]) {
    beside[at] = expected[at]!
    at++
  }
  if (at === rows.length) return beside
  const places = new Map<number, number>()
  for (const [place, product] of products.entries()) places.set(product, place)
  for (; at < rows.length; at++) {
    const place = places.get(ids[rows[at]!]!)
    beside[at] = place === undefined ? Number.NaN : expected[place]!
  }
  return beside
}
