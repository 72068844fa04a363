import { expect, test } from 'vitest'
import { pageCount, pageMarks, pageRange } from './page-window.ts'

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [312, 20, 16],
])('%i items by %i are %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages)
})

test('a page says what is on it', () => {
  expect(pageRange(1, 20, 312)).toEqual({ first: 1, last: 20 })
  expect(pageRange(16, 20, 312)).toEqual({ first: 301, last: 312 })
  expect(pageRange(1, 20, 0)).toEqual({ first: 0, last: 0 })
})

test('few pages are all named', () => {
  expect(pageMarks(2, 3)).toEqual([1, 2, 3])
  expect(pageMarks(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('of many, both ends and the neighbours are named, always in seven marks', () => {
  expect(pageMarks(1, 16)).toEqual([1, 2, 3, 4, 5, 'gap', 16])
  expect(pageMarks(8, 16)).toEqual([1, 'gap', 7, 8, 9, 'gap', 16])
  expect(pageMarks(16, 16)).toEqual([1, 'gap', 12, 13, 14, 15, 16])
  for (let page = 1; page <= 5000; page += 37) expect(pageMarks(page, 5000)).toHaveLength(7)
})
