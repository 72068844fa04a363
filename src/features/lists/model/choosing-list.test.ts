import { expect, test } from 'vitest'
import { habits, lines } from '../lists.fixtures.ts'
import { choosableLists, requested, requestedListsOf, type RequestedLists } from './choosing-list.ts'

const choosable = choosableLists(lines, habits)
const names = (request: RequestedLists): string[] => requested(choosable, request).map(({ name }) => name)

test('recent lists come with the last one first, favourites in the sequence of all; a search narrows both', () => {
  expect(names({ search: '', show: 'recent' })).toEqual(['Macetas', 'Tazas'])
  expect(names({ search: '', show: 'favourites' })).toEqual(['Tazas', 'Navidad'])
  expect(names({ search: 'navi', show: 'favourites' })).toEqual(['Navidad'])
})

test('lists that need attention come with what sells most first', () => {
  const needy = choosableLists(
    [
      { ...lines[1]!, revenue30: 5 },
      { ...lines[2]!, revenue30: 100 },
      { ...lines[3]!, revenue30: 50, soldOutFirst: 1 },
      { ...lines[4]!, revenue30: 70, soldOutFirst: 1, hidden: true },
    ],
    {},
  )
  expect(requested(needy, { search: '', show: 'attention' }).map(({ name }) => name)).toEqual(['Macetas', 'Jarrones'])
})

test('without habits no list is a favourite or a recent one', () => {
  expect(choosableLists(lines, {})).toEqual(lines.map((line) => ({ ...line, favourite: false, openedAt: null })))
})

test('an address that makes no sense shows all lists', () => {
  expect(requestedListsOf(null, 'oldest')).toEqual({ search: '', show: 'all' })
  expect(requestedListsOf('cup', 'recent')).toEqual({ search: 'cup', show: 'recent' })
})
