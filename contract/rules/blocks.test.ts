import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockToBottom, blockToPosition, blockToTop } from './blocks.ts'
import { applyMove } from './move.ts'

const cases = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 })
  .chain((order) => fc.record({ order: fc.constant(order), chosen: fc.subarray(order, { minLength: 1 }) }))

test('a block stands at its position, its inner order kept, and everything else keeps its order around it', () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: -5, max: 80 }), ({ order, chosen }, position) => {
      const selection = new Set(chosen)
      const made = [...applyMove(order, blockToPosition(order, selection, position)!)]
      const block = order.filter((product) => selection.has(product))
      const first = Math.max(1, Math.min(position, order.length - block.length + 1))
      expect(made.slice(first - 1, first - 1 + block.length)).toEqual(block)
      expect(made.filter((product) => !selection.has(product))).toEqual(order.filter((product) => !selection.has(product)))
    }),
  )
})

test('to the top and to the bottom are the first and the last position there is', () => {
  const order = [1, 2, 3, 4, 5]
  expect([...applyMove(order, blockToTop(order, new Set([5, 3]))!)]).toEqual([3, 5, 1, 2, 4])
  expect([...applyMove(order, blockToBottom(order, new Set([3, 1]))!)]).toEqual([2, 4, 5, 1, 3])
})

test('nothing chosen is nothing to move', () => {
  expect(blockToTop([1, 2], new Set())).toBeNull()
  expect(blockToBottom([1, 2], new Set([9]))).toBeNull()
})
