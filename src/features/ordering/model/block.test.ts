import { expect, test } from 'vitest'
import { applyMove, type Move } from '../../../../contract/index.ts'
import { toBottom, toTop } from './block.ts'

const order = [1, 2, 3, 4, 5]
const after = (move: Move | null): number[] => (move ? applyMove(order, move) : order)

test('a block goes to the top or to the bottom, its inner order kept', () => {
  expect(after(toTop(order, new Set([4, 2])))).toEqual([2, 4, 1, 3, 5])
  expect(after(toBottom(order, new Set([1, 3])))).toEqual([2, 4, 5, 1, 3])
  expect(after(toBottom(order, new Set([5, 2])))).toEqual([1, 3, 4, 2, 5])
})

test('nothing chosen, or everything, moves nothing', () => {
  expect(toTop(order, new Set())).toBeNull()
  expect(toBottom(order, new Set(order))).toBeNull()
})
