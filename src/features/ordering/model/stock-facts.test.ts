import { expect, test } from 'vitest'
import { listHealth } from '../../../../contract/index.ts'
import { listOf } from './list.fixtures.ts'
import { soldOutOf, stockFactsIn } from './stock-facts.ts'

const many = Array.from({ length: 30 }, (_, nth) => ({ id: nth + 1, stock: nth === 29 ? 0 : 5 }))

test('a sold-out product behind the first places is counted, and in them it is counted there too', () => {
  const list = listOf(many)
  const soldOut = soldOutOf(list)
  const ids = many.map(({ id }) => id)
  expect(stockFactsIn(list, Int32Array.from(ids), soldOut)).toEqual({ products: 30, soldOut: 1, soldOutFirst: 0 })
  const moved = stockFactsIn(list, Int32Array.of(30, ...ids.slice(0, 29)), soldOut)
  expect(moved).toEqual({ products: 30, soldOut: 1, soldOutFirst: 1 })
  expect(listHealth(moved)).toBe('sold-out-first')
})

test('a list that is shorter than the first places is counted whole', () => {
  const list = listOf([{ id: 1, stock: 0 }, 2])
  expect(stockFactsIn(list, Int32Array.of(2, 1), soldOutOf(list))).toEqual({ products: 2, soldOut: 1, soldOutFirst: 1 })
})
