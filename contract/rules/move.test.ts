import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Move } from '../arrangement.ts'
import { applyMove, applyMoves } from './move.ts'

const moves = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }).chain((order) =>
  fc.record({
    order: fc.constant(order),
    products: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
    after: fc.option(
      order.length > 0 ? fc.oneof(fc.constantFrom(...order), fc.integer({ min: 1, max: 60 })) : fc.integer({ min: 1, max: 60 }),
    ),
  }),
)

/** The rule, written as plainly as it can be. */
function plainly(order: readonly number[], { products, after }: Move): number[] {
  if (after !== null && !order.includes(after)) return [...order]
  const moved = order.filter((product) => products.includes(product))
  const above = after === null ? [] : order.slice(0, order.indexOf(after) + 1).filter((product) => !products.includes(product))
  const below = order.filter((product) => !products.includes(product) && !above.includes(product))
  return [...above, ...moved, ...below]
}

test('one product or many: the same rule', () => {
  fc.assert(
    fc.property(moves, ({ order, ...move }) => {
      expect([...applyMove(order, move)]).toEqual(plainly(order, move))
    }),
    { numRuns: 1_000 },
  )
})

test('a move behind a product that the sequence does not hold moves nothing, of one product or of many', () => {
  expect([...applyMove([1, 2, 3], { products: [3], after: 9 })]).toEqual([1, 2, 3])
  expect([...applyMove([1, 2, 3], { products: [3, 2], after: 9 })]).toEqual([1, 2, 3])
})

test('moves are made one after the other, each on what the one before left', () => {
  const made = [
    { products: [3], after: null },
    { products: [1, 3], after: 2 },
    { products: [4], after: 1 },
  ]
  expect([...applyMoves([1, 2, 3, 4], made)]).toEqual([2, 3, 1, 4])
  expect([...applyMoves([1, 2], [])]).toEqual([1, 2])
})

test('the given ordering is left as it was', () => {
  const order = [1, 2, 3]
  expect([...applyMove(order, { products: [3], after: null })]).toEqual([3, 1, 2])
  expect(order).toEqual([1, 2, 3])
})
