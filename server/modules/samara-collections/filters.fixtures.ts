import fc, { type Arbitrary } from 'fast-check'
import {
  filterColumns,
  type FilterColumn,
  filterColumnNames,
  filterOperators,
  type FilteredProduct,
  type FilterRule,
  wordsOf,
} from '../../../contract/index.ts'

/** Texts that are alike but for case, accents and what stands between their words. */
const names = [
  'Jarrón azul',
  'JARRON AZUL',
  'Mug, set of 6',
  'mug set',
  'Mugs-a-lot',
  'Tasse à café',
  'ÉTOILE ☆',
  'İstanbul',
  'straße 🎄',
  'a%b_c\\d',
  '',
]
const references = ['R1', 'r1', 'R 1', ' R1', 'ÀB', '']

/** Few different values, so that many are equal. */
const few = (...values: number[]): Arbitrary<number> => fc.constantFrom(...values)
const sometimes = <T>(value: Arbitrary<T>): Arbitrary<T | null> => fc.option(value, { freq: 3 })
const money = few(0, 1, 499, 500, 501, 2_147_483_647)
const pieces = few(0, 1, 2, 7)

/** What filters read of a product; its age is counted up to 10 March 2026. */
export const anyProduct = (id: number): Arbitrary<FilteredProduct> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom(...names),
    reference: fc.constantFrom(...references),
    brandId: few(0, 1, 2),
    categoryId: few(11, 12, 0),
    categories: fc.constantFrom([10, 11], [10, 12], [11], []),
    price: sometimes(money),
    listPrice: sometimes(money),
    stock: pieces,
    age: sometimes(few(-3, 0, 1, 30, 400)),
    units7: pieces,
    units30: pieces,
    units90: pieces,
    revenue7: money,
    revenue30: money,
    revenue90: few(0, 4_000_000_000),
    orders7: pieces,
    orders30: pieces,
    orders90: pieces,
    samaraScore: sometimes(few(0, 500, 501, 1_000)),
    categoryRank: sometimes(few(1, 2, 3)),
    variantsInStock: sometimes(few(0, 1, 3)),
    lists: fc.subarray(['collection 7', 'samara 1']).map((held) => new Set(held)),
  })

const searches = ['jarron', 'AZUL', 'mug', 'set of', 'é', 'stra', 'i', '%', '_', '🎄', 'a', 'café', 'Mugs a lot', '6']

function valuesOf(column: FilterColumn, operator: string): Arbitrary<(string | number)[]> {
  switch (filterColumns[column].type) {
    case 'flag':
      return fc.constant([])
    case 'list':
      return fc.constantFrom(['collection', 7], ['collection', 8], ['samara', 1], ['samara', 2])
    case 'ids':
      return fc.uniqueArray(few(1, 2, 3, 10, 11, 12, 999), { minLength: 1 })
    case 'texts':
      return fc.uniqueArray(fc.constantFrom('R1', 'r1 ', 'ÀB', 'nothing'), { minLength: 1 })
    case 'text':
      // Nothing but signs is no word.
      return fc.constantFrom(...searches.filter((text) => operator !== 'word' || wordsOf(text).trim() !== '')).map((text) => [text])
    case 'number': {
      if (operator === 'top' || operator === 'bottom') return fc.integer({ min: 1, max: 9 }).map((count) => [count])
      const most = column === 'discount' ? 100 : column === 'samaraScore' ? 1_000 : null
      const value = most === 100 ? few(0, 1, 50, 99, 100) : few(0, 1, 2, 7, 500, 501, 1_000).map((one) => Math.min(one, most ?? one))
      const bounded = column === 'categoryRank' ? value.map((one) => Math.max(one, 1)) : value
      return operator === 'between' ? fc.tuple(bounded, bounded).map((both) => both.toSorted((a, b) => a - b)) : bounded.map((one) => [one])
    }
  }
}

/** A filter of a column. */
export const filterOf = (column: FilterColumn): Arbitrary<FilterRule> =>
  fc
    .constantFrom(...filterOperators[filterColumns[column].type])
    .chain((operator) =>
      fc.record({ column: fc.constant(column), operator: fc.constant(operator), not: fc.boolean(), values: valuesOf(column, operator) }),
    )

/** A filter of any column. */
export const anyFilter: Arbitrary<FilterRule> = fc.constantFrom(...filterColumnNames).chain(filterOf)
