import { expect, test } from 'vitest'
import { findLists } from './find-lists.ts'

const lists = [
  { id: 2, name: 'Tazas', routeBefore: 'Cocina y mesa' },
  { id: 4, name: 'Repostería', routeBefore: 'Cocina y mesa' },
  { id: 6, name: 'Macetas', routeBefore: 'Jardín' },
  { id: 44, name: 'Rebajas', routeBefore: '' },
]
const found = (search: string): number[] => findLists(lists, search).map(({ id }) => id)

test('a list is found by words of its name, its ancestors or its number, without accents and in any sequence', () => {
  expect(found('reposteria')).toEqual([4])
  expect(found('mesa taz')).toEqual([2])
  expect(found('mesa macetas')).toEqual([])
  expect(found('44')).toEqual([44])
  expect(found('4')).toEqual([4, 44])
})

test('a search without words finds every list', () => {
  expect(findLists(lists, '  ')).toBe(lists)
})
