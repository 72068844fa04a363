import { expect, test } from 'vitest'
import { listHealth } from './list-health.ts'

test('a list without a sold-out product is good', () => {
  expect(listHealth({ soldOut: 0, soldOutFirst: 0 })).toBe('good')
})

test('one sold-out product among the first places matters more than many behind them', () => {
  expect(listHealth({ soldOut: 1, soldOutFirst: 1 })).toBe('sold-out-first')
  expect(listHealth({ soldOut: 400, soldOutFirst: 0 })).toBe('sold-out')
})
