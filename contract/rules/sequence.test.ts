import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeIn, sameSequence } from './sequence.ts'

const order = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })

test('two sequences are the same when they hold the same products at the same places', () => {
  fc.assert(
    fc.property(order, order, (one, other) => {
      expect(sameSequence(one, Int32Array.from(one))).toBe(true)
      expect(sameSequence(one, one)).toBe(true)
      expect(sameSequence(one, other)).toBe(one.join() === other.join())
    }),
    { numRuns: 500 },
  )
})

test('a sequence that is the beginning of another is not the same', () => {
  expect(sameSequence([1, 2], [1, 2, 3])).toBe(false)
  expect(sameSequence([1, 2, 3], [1, 2])).toBe(false)
})

test('a product stands at its first place, and nowhere where the sequence does not hold it', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: 5 }), (products, product) => placeIn(products, product) === products.indexOf(product)),
  )
})
