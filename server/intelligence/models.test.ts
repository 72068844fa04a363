import fc from 'fast-check'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { growTrees, type GrowthSettings } from './boosted-trees.ts'
import { expectedOf } from './expected-of-trees.ts'
import { fitListLogit, preferenceOf } from './list-logit.ts'

const growth: GrowthSettings = { trees: 80, leaves: 6, rate: 0.2, bins: 31, leastRows: 5, ridge: 1, power: 1.4 }

function chance(seed: number): () => number {
  const random = xoroshiro128plus(seed)
  return () => uniformInt(random, 0, 999_999) / 1_000_000
}

test('trees learn what depends on two features together, and look at no third', () => {
  const next = chance(1)
  const count = 3_000
  const values = Float32Array.from({ length: count * 3 }, next)
  const wanted = (row: number): number => (values[row * 3]! > 0.5 && values[row * 3 + 1]! > 0.3 ? 5 : 0.5)
  const grown = growTrees(
    { count, width: 3, values },
    Float64Array.from({ length: count }, (_, row) => wanted(row) * 2 * next()),
    growth,
  )
  const expected = (...features: number[]): number =>
    Math.exp(expectedOf(grown, { count: 1, width: 3, values: Float32Array.from(features) })[0]!)
  expect(expected(0.8, 0.8, 0.5)).toBeGreaterThan(4)
  expect(expected(0.8, 0.8, 0.5)).toBeLessThan(6)
  expect(expected(0.8, 0.1, 0.5)).toBeLessThan(0.8)
  expect(expected(0.1, 0.8, 0.9)).toBeLessThan(0.8)
})

test('the same rows give the same trees, and no value is out of reach', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.float({ noNaN: true }), fc.double({ min: 0, max: 1e9, noNaN: true })), { maxLength: 80 }), (rows) => {
      const values = Float32Array.from(rows, ([feature]) => feature)
      const target = Float64Array.from(rows, ([, amount]) => amount)
      const grow = () => growTrees({ count: rows.length, width: 1, values }, target, growth)
      expect(grow()).toEqual(grow())
      expect(expectedOf(grow(), { count: rows.length, width: 1, values }).every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('where nothing was sold there is no tree', () => {
  expect(growTrees({ count: 20, width: 1, values: new Float32Array(20) }, new Float64Array(20), growth).trees).toEqual([])
})

/** Lists whose shares follow weights exactly. */
function listsOf(weights: readonly number[], lists: number, members: number) {
  const next = chance(7)
  const width = weights.length
  const values = Float32Array.from({ length: lists * members * width }, () => 4 * next() - 2)
  const shares = new Float64Array(lists * members)
  for (let list = 0; list < lists; list++) {
    let sum = 0
    for (let row = list * members; row < (list + 1) * members; row++) {
      sum += shares[row] = Math.exp(weights.reduce((all, weight, at) => all + weight * values[row * width + at]!, 0))
    }
    for (let row = list * members; row < (list + 1) * members; row++) shares[row]! /= sum
  }
  const from = Int32Array.from({ length: lists + 1 }, (_, list) => list * members)
  return { rows: { count: lists * members, width, values, from }, shares }
}

test('the logit finds the weights behind shares', () => {
  const { rows, shares } = listsOf([0.5, -1, 0.25], 2_000, 12)
  const { weights, spread } = fitListLogit(rows, shares, 3, 10)
  ;[0.5, -1, 0.25].forEach((weight, at) => expect(weights[at]! / spread[at]!).toBeCloseTo(weight, 1))
})

test('without anything to learn the first feature decides alone', () => {
  const { rows } = listsOf([1, 1], 3, 10)
  const logit = fitListLogit(rows, new Float64Array(rows.count), 2, 10)
  expect(preferenceOf(logit, Float32Array.of(2, 9), 0) - preferenceOf(logit, Float32Array.of(1, -9), 0)).toBeCloseTo(1, 6)
})
