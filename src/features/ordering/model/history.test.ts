import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMoves, type Move } from '../../../../contract/index.ts'
import { beginAt, isDirty, make, redo, undo, type History } from './history.ts'

const nameOf = (product: number): string => `product ${product}`
const start = [1, 2, 3, 4, 5, 6]
const orders = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 })
const edits = orders.chain((order) =>
  fc.record({
    order: fc.constant(order),
    moves: fc.array(
      fc.record({
        products: fc.uniqueArray(fc.oneof(fc.constantFrom(...order), fc.integer({ min: 61, max: 70 })), { minLength: 1 }),
        after: fc.option(fc.constantFrom(...order)),
      }) satisfies fc.Arbitrary<Move>,
      { maxLength: 12 },
    ),
  }),
)
const edited = (order: readonly number[], moves: readonly Move[]): History => moves.reduce((history, move) => make(history, move, nameOf), beginAt(order))

test('taking a step back gives exactly what was there before it', () => {
  fc.assert(
    fc.property(edits, ({ order, moves }) => {
      let history = beginAt(order)
      for (const move of moves) {
        const next = make(history, move, nameOf)
        if (next !== history) expect(undo(next).order).toEqual(history.order)
        history = next
      }
    }),
  )
})

test('all steps can be taken back to the start and made again to the end', () => {
  fc.assert(
    fc.property(edits, ({ order, moves }) => {
      const end = edited(order, moves)
      let history = end
      while (isDirty(history)) history = undo(history)
      expect(history.order).toEqual(order)
      while (history.undone.length > 0) history = redo(history)
      expect(history).toEqual(end)
    }),
  )
})

test('the steps, sent to the server, give the ordering that the person sees', () => {
  fc.assert(
    fc.property(edits, ({ order, moves }) => {
      const history = edited(order, moves)
      expect(applyMoves(order, history.done.map(({ move }) => move))).toEqual(history.order)
    }),
  )
})

test('a move that changes nothing is no step', () => {
  const history = make(beginAt(start), { products: [2], after: 1 }, nameOf)
  expect(isDirty(history)).toBe(false)
})

test('a new step ends what could be redone', () => {
  const history = undo(make(beginAt(start), { products: [6], after: null }, nameOf))
  expect(history.undone).toHaveLength(1)
  expect(make(history, { products: [5], after: null }, nameOf).undone).toEqual([])
})

test('a step says what moved and where to', () => {
  const one = make(beginAt(start), { products: [5], after: 1 }, nameOf)
  expect(one.done[0]?.name).toEqual({ products: 1, single: 'product 5', to: 2 })
  const many = make(one, { products: [6, 3], after: null }, nameOf)
  expect(many.order).toEqual([3, 6, 1, 5, 2, 4])
  expect(many.done[1]?.name).toEqual({ products: 2, single: null, to: 1 })
})
