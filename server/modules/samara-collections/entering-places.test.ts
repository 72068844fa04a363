import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeEntering } from './entering-places.ts'

test('a product enters before the first one that is ranked behind it; those that left are no measure', () => {
  const placed = [
    { product: 1, rank: 1 },
    { product: 9, rank: null },
    { product: 2, rank: 4 },
    { product: 3, rank: 2 },
    { product: 4, rank: 3 },
    { product: 5, rank: 5 },
  ]
  expect(placeEntering(placed, new Set([4, 5]))).toEqual([1, 9, 4, 2, 3, 5])
})

test('nobody is lost or doubled, and those that are there keep their sequence', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).chain((ids) =>
    fc.record({
      placed: fc
        .shuffledSubarray(ids, { minLength: ids.length })
        .map((ranked) => ids.map((product) => ({ product, rank: ranked.indexOf(product) % 5 === 4 ? null : ranked.indexOf(product) }))),
      entered: fc.subarray(ids).map((some) => new Set(some)),
    }),
  )
  fc.assert(
    fc.property(places, ({ placed, entered }) => {
      const sequence = placeEntering(placed, entered)
      expect(sequence.toSorted((a, b) => a - b)).toEqual(placed.map(({ product }) => product).toSorted((a, b) => a - b))
      const staying = placed.filter(({ product }) => !entered.has(product)).map(({ product }) => product)
      expect(sequence.filter((product) => !entered.has(product))).toEqual(staying)
    }),
  )
})
