import { expect, test } from 'vitest'
import { bandsQuery } from './filter-query.ts'

const nothing = { categories: [], brands: [], collection: null }

test('by position, one list is counted as a list; every other filter goes with the question', () => {
  expect(bandsQuery(nothing)).toEqual({})
  expect(bandsQuery({ ...nothing, categories: [6] })).toEqual({ kind: 'category', id: 6 })
  expect(bandsQuery({ ...nothing, collection: 137 })).toEqual({ kind: 'collection', id: 137 })
  expect(bandsQuery({ ...nothing, brands: [5] })).toEqual({ brands: '5' })
  expect(bandsQuery({ ...nothing, categories: [1, 6] })).toEqual({ categories: '1,6' })
  expect(bandsQuery({ categories: [6], brands: [5, 7], collection: 137 })).toEqual({ categories: '6', brands: '5,7', collection: 137 })
})
