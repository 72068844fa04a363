import { expect, test } from 'vitest'
import { numbered, positionsOf } from './collection-positions.ts'

test('a product stands at the least of its variants’ positions; those without one come last', () => {
  const rows = [
    { product: 1, position: 30 },
    { product: 2, position: null },
    { product: 1, position: 10 },
    { product: 3, position: 20 },
    { product: 2, position: null },
    { product: 3, position: null },
  ]
  expect([...positionsOf(rows)]).toEqual([
    [1, 10],
    [3, 20],
    [2, null],
  ])
})

test('products at the same position stay as they were listed, and so do those without one', () => {
  expect([...positionsOf([4, 2, 9].map((product) => ({ product, position: 7 }))).keys()]).toEqual([4, 2, 9])
  expect([...positionsOf([4, 2, 9].map((product) => ({ product, position: null }))).keys()]).toEqual([4, 2, 9])
})

test('those without a position are numbered behind the others', () => {
  expect(
    numbered(
      new Map([
        [5, 10],
        [6, 30],
        [7, null],
        [8, null],
      ]),
    ),
  ).toEqual({ products: [5, 6, 7, 8], positions: [10, 30, 31, 32] })
})
