import { expect, test } from 'vitest'
import type { CompactProductList } from '../../../../contract/index.ts'
import { minutesOf, reviewedOrdering, sharesOf } from './review.ts'

const revenue: Readonly<Record<number, number>> = { 1: 500, 2: 300, 3: 200, 4: 0 }
const sold = (product: number) => {
  const known = revenue[product]
  if (known === undefined) throw new RangeError(`no product ${product}`)
  return { units: 1, revenue: known }
}

test('the shares of the first places are parts of the revenue of the whole list', () => {
  expect(sharesOf([4, 3, 2, 1], { after: Int32Array.of(1, 2, 3, 4), sold }, 2)).toEqual({ before: 0.2, after: 0.8 })
})

test('a product that left the list counts 0, and its sales are not read', () => {
  expect(sharesOf([99, 1, 2], { after: Int32Array.of(1, 2, 3, 4), sold }, 2)).toEqual({ before: 0.5, after: 0.8 })
})

test('without sales there is no share; in a list shorter than the first places the share is 1', () => {
  expect(sharesOf([4], { after: Int32Array.of(4), sold }, 24)).toEqual({ before: null, after: null })
  expect(sharesOf([], { after: Int32Array.of(1), sold }, 24)).toEqual({ before: 0, after: 1 })
})

test('the writing time is rounded up to whole minutes', () => {
  expect([0, 59, 60, 61, 4_000].map(minutesOf)).toEqual([0, 0, 1, 2, 67])
})

test('a review reads products from the columns of their list, and throws for one that left it', () => {
  const content = {
    id: [7, 3],
    name: ['Mug', 'Jug'],
    reference: ['M-7', 'J-3'],
    imageUrl: [null, '/jug.webp'],
    stock: [0, 5],
    units30: [1, 4],
    revenue30: [250, 900],
  }
  const after = Int32Array.of(3, 7)
  const { listName, itemOf, sold } = reviewedOrdering({
    loadedList: { list: { name: 'Mugs' }, content } as CompactProductList,
    view: after,
  })
  expect(listName).toBe('Mugs')
  expect(itemOf(7)).toEqual({ name: 'Mug', reference: 'M-7', imageUrl: null, soldOut: true })
  expect(itemOf(3)).toEqual({ name: 'Jug', reference: 'J-3', imageUrl: '/jug.webp', soldOut: false })
  expect(sold(3)).toEqual({ units: 4, revenue: 900 })
  expect(() => itemOf(8)).toThrow('Product 8 is not in the list.')
  expect(() => sold(8)).toThrow(RangeError)
})
