import type { Strayed } from './compare-orderings.ts'
import type { Difference } from './drift.repository.ts'

/** Differences of a drift that are shown. */
const mostDifferences = 50

/** The first differences, with the requested positions, from 1. */
export function firstDifferences(wanted: readonly number[], strayed: readonly Strayed[]): Difference[] {
  const first = strayed.slice(0, mostDifferences)
  const products = new Set(first.map(({ product }) => product))
  const wantedPlaces = new Map<number, number>()
  wanted.forEach((product, place) => products.has(product) && wantedPlaces.set(product, place + 1))
  return first.flatMap(({ product, found }) => {
    const at = wantedPlaces.get(product)
    return at === undefined ? [] : [{ product, asked: at, found }]
  })
}
