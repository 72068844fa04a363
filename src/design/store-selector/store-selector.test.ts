import { expect, test } from 'vitest'
import { findStores } from './stores.ts'

const stores = [
  { id: '1', name: 'Regalos de Ana', detail: 'vtex · regalosdeana' },
  { id: '2', name: 'Casa & Jardín' },
]

test('accents do not matter, and every word must be found', () => {
  expect(findStores(stores, 'jardin').map(({ id }) => id)).toEqual(['2'])
  expect(findStores(stores, 'ana vtex').map(({ id }) => id)).toEqual(['1'])
  expect(findStores(stores, 'ana jardin')).toEqual([])
})

test('nothing written finds all', () => {
  expect(findStores(stores, '  ')).toBe(stores)
})
