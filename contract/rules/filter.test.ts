import { expect, test } from 'vitest'
import { allFacts, factsRead, faultOfFilter, filterColumnNames, filterColumns, filterFacts, type FilterRule, wordsOf } from './filter.ts'

const fault = (filter: Partial<FilterRule>) => faultOfFilter({ column: 'price', operator: 'least', not: false, values: [1], ...filter })

test('every fact has a bit of its own, and every column reads one', () => {
  const bits = Object.values(filterFacts)
  expect(new Set(bits).size).toBe(bits.length)
  for (const bit of bits) expect(Math.log2(bit) % 1).toBe(0)
  for (const column of filterColumnNames) expect(factsRead([{ column }]) & filterFacts[filterColumns[column].reads]).not.toBe(0)
  expect(factsRead(filterColumnNames.map((column) => ({ column })))).toBe(allFacts)
})

test('a filter reads that products come and go, and a discount both prices', () => {
  expect(factsRead([])).toBe(filterFacts.there)
  expect(factsRead([{ column: 'discount' }])).toBe(filterFacts.there | filterFacts.price | filterFacts.listPrice)
})

test('bounds count: between, top, percent and ranks', () => {
  expect(fault({ operator: 'between', values: [5, 5] })).toBeNull()
  expect(fault({ operator: 'between', values: [6, 5] })).toBe('sequence')
  expect(fault({ values: [2_147_483_648] })).toBe('bounds')
  expect(fault({ values: [1.5] })).toBe('bounds')
  expect(fault({ column: 'discount', values: [100] })).toBeNull()
  expect(fault({ column: 'discount', values: [101] })).toBe('bounds')
  expect(fault({ column: 'categoryRank', values: [0] })).toBe('bounds')
  expect(fault({ operator: 'top', values: [100_001] })).toBe('bounds')
  expect(fault({ operator: 'any' })).toBe('operator')
})

test('words are plain and one space apart', () => {
  expect(wordsOf('Jarrón-AZUL, “6”')).toBe(' jarron azul 6 ')
})
