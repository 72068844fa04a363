import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductColumns } from '../catalogue.ts'
import {
  criterionColumns,
  type CriterionColumnName,
  discountOf,
  isCriterionColumn,
  type Ranking,
  rankColumn,
  rankNumbers,
  rankTexts,
  rankTextsSteps,
  usualCriteria,
} from './criteria.ts'
import { finish, sortTextsSteps } from './steps.ts'

/** Ranks as anybody would find them: the place of each among the different values, in order. */
function plainly<T>(values: readonly (T | null)[], compare: (one: T, other: T) => number): Ranking {
  const distinct = [...new Set(values.filter((value): value is T => value !== null))].sort(compare)
  return { ranks: Int32Array.from(values, (value) => (value === null ? -1 : distinct.indexOf(value))), values: distinct.length }
}
const byNumber = (one: number, other: number): number => one - other

test.each([
  ['whole numbers close together', fc.integer({ min: -20, max: 20 })],
  ['whole numbers far apart', fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(-(2 ** 50), 2 ** 40, 2 ** 50))],
  ['fractions', fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4)],
])('%s are ranked by their size; equal ones share a rank, and what is no number has none', (_, numbers) => {
  const none = fc.constantFrom(null, undefined, Number.NaN)
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: numbers }, none), { maxLength: 60 }), (values) => {
      const given = values.map((value) => (value === null || value === undefined || Number.isNaN(value) ? null : value))
      expect(rankNumbers(values)).toEqual(plainly(given, byNumber))
    }),
  )
})

test('texts rank without case and accents, and an empty one or none has no rank', () => {
  expect(rankTexts(['Zoo', 'árbol', null, 'ARBOL', '', undefined, 'ñu'])).toEqual({
    ranks: Int32Array.from([2, 0, -1, 0, -1, -1, 1]),
    values: 3,
  })
})

test.each([
  ['all different', (row: number) => `Name ${row}`, 20_000],
  ['all the same', () => 'Name', 1],
])('ranking many texts, %s, stops before the next four thousand are read, and once more for as many ranks', (_, nameOf, different) => {
  const count = 20_000
  let read = 0
  const names = new Proxy([] as string[], {
    get: (_target, key) => {
      if (key === 'length') return count
      read++
      return nameOf(Number(key))
    },
  })
  const steps = rankTextsSteps(names)
  const readBefore: number[] = []
  let step = steps.next()
  for (; !step.done; step = steps.next()) readBefore.push(read)
  readBefore.forEach((before, nth) => expect(before - (readBefore[nth - 1] ?? 0)).toBeLessThanOrEqual(4_096))
  const whileReading = readBefore.filter((before) => before < count).length
  expect(whileReading).toBe(4)
  const stopsOfSorting = [...sortTextsSteps(Array.from({ length: different }, (_none, row) => `name ${row}`))].length
  expect(readBefore.length - whileReading - stopsOfSorting).toBe(Math.floor(different / 4_096))
  expect(step.value.values).toBe(different)
})

test('a discount is the share of the list price that is taken off', () => {
  expect(discountOf(75, 100)).toBe(0.25)
  expect(discountOf(0, 100)).toBe(1)
})

test('without a price, or without a list price above it, there is no discount', () => {
  for (const [price, listPrice] of [
    [null, 100],
    [75, null],
    [null, null],
    [100, 100],
    [100, 75],
    [-5, null],
  ] as const)
    expect(discountOf(price, listPrice)).toBeNull()
})

const products: ProductColumns = {
  id: [11, 12, 13, 14],
  name: ['Silla', 'mesa', 'Árbol', 'Mesa'],
  reference: ['B', 'a', '', 'C'],
  brandId: [3, 1, 9, 2],
  categoryId: [7, 8, 7, 6],
  imageUrl: [null, null, null, null],
  price: [900, 500, null, 80],
  listPrice: [1_000, 1_000, 700, null],
  stock: [4, 0, 9, 4],
  releasedOn: ['2026-01-05', null, '2025-12-31', '2026-01-05'],
  units7: [1, 2, 3, 0],
  units30: [4, 3, 2, 1],
  units90: [0, 0, 5, 9],
  revenue7: [10, 20, 0, 30],
  revenue30: [5, 5, 6, 7],
  revenue90: [40, 30, 20, 10],
  samaraScore: [null, 700, 300, 700],
  platformScore: [0, 3, 2, 1],
}
const names = {
  brand: new Map([
    [1, 'Zeta'],
    [2, 'alfa'],
    [3, 'Beta'],
  ]),
  category: new Map([
    [6, 'Sillas'],
    [7, 'Mesas'],
    [8, 'mesas'],
  ]),
}

test('every column ranks products by what it shows, a brand and a category by their names', () => {
  const ranksOf = (column: CriterionColumnName) => [...rankColumn(products, column, names).ranks]
  const columns = Object.keys(criterionColumns).filter(isCriterionColumn)
  expect(Object.fromEntries(columns.map((column) => [column, ranksOf(column)]))).toEqual({
    samaraScore: [-1, 1, 0, 1],
    revenue7: [1, 2, 0, 3],
    revenue30: [0, 0, 1, 2],
    revenue90: [3, 2, 1, 0],
    units7: [1, 2, 3, 0],
    units30: [3, 2, 1, 0],
    units90: [0, 0, 1, 2],
    stock: [1, 0, 2, 1],
    price: [2, 1, -1, 0],
    listPrice: [1, 1, 0, -1],
    discount: [0, 1, -1, -1],
    releasedOn: [1, -1, 0, 1],
    platformScore: [0, 3, 2, 1],
    name: [2, 1, 0, 1],
    reference: [1, 0, -1, 2],
    brand: [1, 2, -1, 0],
    category: [0, 0, 0, 1],
  })
  expect(rankColumn(products, 'category', names).values).toBe(2)
})

test('only columns that are there can be sorted by, and the usual criterion is one of them, the highest first', () => {
  expect(isCriterionColumn('discount')).toBe(true)
  expect(isCriterionColumn('toString')).toBe(false)
  expect(isCriterionColumn('imageUrl')).toBe(false)
  expect(usualCriteria).toEqual([{ column: 'samaraScore', sort: 'DESC' }])
  expect(finish(rankTextsSteps([]))).toEqual({ ranks: new Int32Array(0), values: 0 })
})
