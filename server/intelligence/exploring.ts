import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Exploring, Sequence } from '../../contract/index.ts'
import { limits } from '../../contract/limits.ts'

/**
 * What is known of a product's demand: what it is expected to bring, and
 * of how many days with a sale that is known (older ones count less).
 */
export interface KnownDemand {
  expected: number
  evidence: number
}

type Random = ReturnType<typeof xoroshiro128plus>

/** A number of the normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - uniformFloat64(random))) * Math.cos(2 * Math.PI * uniformFloat64(random))
}

/** A number of the gamma distribution with a mean of 1; `shape` is at least 1: the higher, the nearer to 1 (Marsaglia and Tsang). */
function gammaBesideMean(random: Random, shape: number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - uniformFloat64(random)) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape
  }
}

/** One seed of several numbers: the same numbers give the same, and others give another. */
export function seedOf(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash | 0
}

/** How many first places exploring has a share of: in a short list half of the products must be left to choose from. */
export const exploringPlaces = (products: number): number => Math.min(limits.exploring.places, products >>> 1)

/** The places of the first ones that are given to exploring, from 0: spread evenly, the share of them that is asked for. */
export function exploredPlaces(products: number, share: number): number[] {
  return Array.from({ length: exploringPlaces(products) }, (_, place) => place).filter(
    (place) => Math.floor(((place + 1) * share) / 100) > Math.floor((place * share) / 100),
  )
}

/**
 * Gives a share of the first places to products that stand below them. For each of those a demand is drawn
 * from what may be true of it (a gamma distribution around what is expected, the wider the less was seen
 * of it), and the highest drawn ones take the places: Thompson sampling. All others keep their sequence.
 */
export function explore(sequence: Sequence, demandOf: (product: number) => KnownDemand, { share }: Exploring, seed: number): Sequence {
  const explored = exploredPlaces(sequence.length, share)
  if (explored.length === 0) return sequence
  const first = exploringPlaces(sequence.length)
  const random = xoroshiro128plus(seed)
  // In the sequence of their numbers: what is drawn for a product does not depend on where it stands.
  const drawn = Array.from(sequence.subarray(first).toSorted(), (product) => {
    const { expected, evidence } = demandOf(product)
    return { product, demand: Math.max(expected, 0) * gammaBesideMean(random, 1 + Math.max(evidence, 0)) }
  })
  drawn.sort((one, other) => other.demand - one.demand || one.product - other.product)
  const chosen = drawn.slice(0, explored.length).map(({ product }) => product)
  const taken = new Set(chosen)
  const others = sequence.filter((product) => !taken.has(product))
  const places = new Set(explored)
  let nextChosen = 0
  let nextOther = 0
  return sequence.map((_, place) => (places.has(place) ? chosen[nextChosen++]! : others[nextOther++]!))
}
