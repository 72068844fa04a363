import { expect, test } from 'vitest'
import { listHealth, soldOutWeight } from './list-health.ts'

test('a list without a sold-out product is good', () => {
  expect(listHealth({ products: 500, soldOut: 0, soldOutFirst: 0 })).toBe('good')
})

test('one sold-out product among the first places matters more than many behind them', () => {
  expect(listHealth({ products: 500, soldOut: 1, soldOutFirst: 1 })).toBe('sold-out-first')
  expect(listHealth({ products: 500, soldOut: 400, soldOutFirst: 0 })).toBe('sold-out')
})

test('a list without products, or one that shoppers cannot find, is never called good', () => {
  expect(listHealth({ products: 0, soldOut: 0, soldOutFirst: 0 })).toBe('empty')
  expect(listHealth({ products: 0, soldOut: 0, soldOutFirst: 0, hidden: true })).toBe('empty')
  expect(listHealth({ products: 96, soldOut: 0, soldOutFirst: 0, hidden: true })).toBe('hidden')
  expect(listHealth({ products: 96, soldOut: 4, soldOutFirst: 2, hidden: true })).toBe('hidden')
})

test('sorted by health, what is sold out in the first places comes before any share of the list', () => {
  const weights = [
    { products: 0, soldOut: 0, soldOutFirst: 0 },
    { products: 10, soldOut: 9, soldOutFirst: 9, hidden: true },
    { products: 10, soldOut: 0, soldOutFirst: 0 },
    { products: 10, soldOut: 1, soldOutFirst: 0 },
    { products: 10, soldOut: 10, soldOutFirst: 0 },
    { products: 900, soldOut: 1, soldOutFirst: 1 },
    { products: 900, soldOut: 2, soldOutFirst: 1 },
  ].map(soldOutWeight)
  expect(new Set(weights).size).toBe(weights.length)
  expect(weights.toSorted((a, b) => a - b)).toEqual(weights)
})
