import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { explore, exploredPlaces, type KnownDemand, seedOf } from './exploring.ts'

const sequenceOf = (products: number) => Int32Array.from({ length: products }, (_, place) => 1_000 + place)
const cases = fc.record({
  products: fc.integer({ min: 0, max: 200 }),
  share: fc.integer({ min: 1, max: limits.exploring.most }),
  seed: fc.integer(),
})
const even = (): KnownDemand => ({ expected: 10, evidence: 3 })

test('every product stays in the list once, the share of places is what was asked for, and all others keep their sequence', () => {
  fc.assert(
    fc.property(cases, ({ products, share, seed }) => {
      const sequence = sequenceOf(products)
      const explored = explore(sequence, even, { share, seed }, seed)
      expect(explored.toSorted()).toEqual(sequence)
      const places = exploredPlaces(products, share)
      const looked = Math.min(limits.exploring.places, products >>> 1)
      expect(places).toHaveLength(Math.floor((looked * share) / 100))
      const came = new Set(places.map((place) => explored[place]!))
      for (const product of came) expect(sequence.indexOf(product)).toBeGreaterThanOrEqual(looked)
      expect(explored.filter((product) => !came.has(product))).toEqual(sequence.filter((product) => !came.has(product)))
    }),
  )
})

test('the same seed gives the same places, whatever the sequence of the products below', () => {
  const sequence = sequenceOf(120)
  const shuffled = Int32Array.from([...sequence.subarray(0, 60), ...sequence.subarray(60).toReversed()])
  const firstOf = (given: Int32Array<ArrayBuffer>, seed: number) => [...explore(given, even, { share: 25, seed }, seed).subarray(0, 48)]
  expect(firstOf(sequence, 7)).toEqual(firstOf(sequence, 7))
  expect(firstOf(sequence, 7).filter((product) => product >= 1_060)).toEqual(firstOf(shuffled, 7).filter((product) => product >= 1_060))
  expect(firstOf(sequence, 7)).not.toEqual(firstOf(sequence, 8))
  expect(seedOf(1, 2)).not.toBe(seedOf(2, 1))
})

/** How often the one product below the first places that differs is chosen, of 400 seeds. */
function chosen(one: KnownDemand): number {
  const demandOf = (product: number): KnownDemand => (product === 1_099 ? one : { expected: 10, evidence: 40 })
  let times = 0
  for (let seed = 0; seed < 400; seed++) {
    const explored = explore(sequenceOf(100), demandOf, { share: 10, seed }, seed)
    if (explored.indexOf(1_099) < 48) times++
  }
  return times
}

test('little-seen products get more chances than well-known ones of the same demand, and a lower demand gets fewer', () => {
  const known = chosen({ expected: 10, evidence: 40 })
  const littleSeen = chosen({ expected: 10, evidence: 0 })
  const weak = chosen({ expected: 4, evidence: 0 })
  expect(littleSeen).toBeGreaterThan(1.3 * known)
  expect(weak).toBeLessThan(0.5 * littleSeen)
  expect(weak).toBeGreaterThan(0)
  expect(chosen({ expected: 0, evidence: 0 })).toBe(0)
})
