import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowerBound, viewOf } from './order.ts'
import { orders } from './order.fixtures.ts'

test('every row on show knows its item, and every item its row', () => {
  fc.assert(
    fc.property(orders, ({ order, visible }) => {
      const view = viewOf(order, visible)
      for (let row = 0; row < view.count; row++) {
        expect(view.rowOf(view.idAt(row))).toBe(row)
        expect(order[view.placeAt(row)]).toBe(view.idAt(row))
      }
      const shown = new Set(Array.from({ length: view.count }, (_, row) => view.idAt(row)))
      for (const id of order) if (!shown.has(id)) expect(view.rowOf(id)).toBe(-1)
    }),
  )
})

test('an item that the order does not hold has no row', () => {
  expect(viewOf([5, 6, 7]).rowOf(9)).toBe(-1)
  expect(viewOf(Int32Array.of(5, 6, 7), [0, 2]).rowOf(6)).toBe(-1)
})

test('a row that does not exist is refused by name', () => {
  expect(() => viewOf([5, 6], [0, 1]).idAt(2)).toThrow('No row 2 of 2')
  expect(() => viewOf([5, 6], [0, 9]).idAt(1)).toThrow('No item at place 9 of 2')
})

test('the lower bound is what a linear search finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 50 })), fc.integer({ min: -1, max: 51 }), (values, wanted) => {
      const ascending = values.toSorted((a, b) => a - b)
      const found = ascending.findIndex((value) => value >= wanted)
      expect(lowerBound(ascending, wanted)).toBe(found < 0 ? ascending.length : found)
    }),
  )
})
