import { expect, test } from 'vitest'
import { chosenColumns, productColumns } from './product-columns.ts'

test('without a choice the usual columns are on show as they stand at first', () => {
  expect(chosenColumns({ columns: null, hidden: null })).toEqual(
    productColumns.filter((column) => column !== 'brand' && column !== 'price'),
  )
})

test('chosen columns stand in the chosen sequence, the product first, those that were not named behind', () => {
  expect(chosenColumns({ columns: ['stock', 'product', 'brand', 'units'], hidden: ['product', 'share', 'trend', 'position'] })).toEqual([
    'product',
    'stock',
    'brand',
    'units',
    'category',
    'revenue',
    'price',
  ])
})
