import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitToList } from './fit-to-list.ts'

test('products that left are removed; new ones come after the product that they follow in the saved ordering, or at the end', () => {
  expect(fitToList([1, 2, 3], [3, 2, 1])).toEqual([1, 2, 3])
  expect(fitToList([1, 2, 3], [3, 1])).toEqual([1, 3])
  expect(fitToList([1, 2, 3], [9, 3, 2, 8, 1])).toEqual([9, 1, 2, 8, 3])
  expect(fitToList([1, 2, 3], [3, 2, 1, 7, 6])).toEqual([1, 2, 3, 7, 6])
  expect(fitToList([1, 2], [4, 5])).toEqual([4, 5])
})

test('every product of the list appears once, and the requested ones keep their sequence', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  fc.assert(
    fc.property(ids, ids, (products, view) => {
      const fitted = fitToList(products, view)
      expect([...fitted].sort((a, b) => a - b)).toEqual([...view].sort((a, b) => a - b))
      const here = new Set(view)
      expect(fitted.filter((product) => products.includes(product))).toEqual(products.filter((product) => here.has(product)))
    }),
  )
})
