import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, isDraft, restore } from './draft.ts'
import { beginAt, make, redo, undo } from './history.ts'

const nameOf = String
const order = [1, 2, 3, 4, 5, 6, 7, 8]
const steps = fc.array(
  fc.oneof(
    fc.constant('undo' as const),
    fc.constant('redo' as const),
    fc.record({ products: fc.uniqueArray(fc.constantFrom(...order), { minLength: 1 }), after: fc.option(fc.constantFrom(...order)) }),
  ),
  { maxLength: 20 },
)

test('an edit that was kept comes back as it was, with undo and redo', () => {
  fc.assert(
    fc.property(steps, (actions) => {
      let history = beginAt(order)
      for (const action of actions) history = action === 'undo' ? undo(history) : action === 'redo' ? redo(history) : make(history, action, nameOf)
      const kept: unknown = JSON.parse(JSON.stringify(draftOf(3, history)))
      if (kept === null) {
        expect(history).toEqual(beginAt(order))
        return
      }
      expect(isDraft(kept)).toBe(true)
      expect(restore(kept as never, order, 3, nameOf)).toEqual(history)
    }),
  )
})

test('on a newer ordering the moves are made on top, and products that left are passed over', () => {
  const mine = make(make(beginAt([1, 2, 3, 4]), { products: [4], after: null }, nameOf), { products: [2], after: 3 }, nameOf)
  const draft = draftOf(1, mine)
  expect(draft).not.toBeNull()
  const theirs = [3, 1, 4, 9]
  expect(restore(draft as NonNullable<typeof draft>, theirs, 2, nameOf).order).toEqual([4, 3, 1, 9])
})

test('what is not a draft is not taken for one', () => {
  for (const value of [null, 3, 'x', {}, { version: 1 }, { version: 1, done: [{}], undone: [] }, { version: 1, done: [{ products: ['a'], after: null }], undone: [] }]) {
    expect(isDraft(value), JSON.stringify(value)).toBe(false)
  }
})
