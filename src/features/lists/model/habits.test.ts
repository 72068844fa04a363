import { expect, test } from 'vitest'
import { habits } from '../lists.fixtures.ts'
import { withFavourite, withOpened } from './habits.ts'

test('a favourite can be added and removed; a category and a collection of the same id are two lists', () => {
  const more = withFavourite(habits, { kind: 'category', id: 3 }, true)
  expect(more).toHaveLength(3)
  expect(withFavourite({ favourites: more }, { kind: 'category', id: 3 }, false)).toEqual(habits.favourites)
  expect(withFavourite(habits, { kind: 'collection', id: 2 }, false)).toEqual(habits.favourites)
})

test('the list that is opened becomes the first of the recent ones, once, and the oldest is forgotten', () => {
  const at = '2026-11-21T10:00:00Z'
  expect(withOpened(habits, { kind: 'category', id: 2 }, at).map(({ list }) => list.id)).toEqual([2, 6])
  const many = Array.from({ length: 50 }, (_, id) => ({ list: { kind: 'collection' as const, id: id + 1 }, at: '2026-11-01T10:00:00Z' }))
  const next = withOpened({ recent: many }, { kind: 'category', id: 9 }, at)
  expect(next).toEqual([{ list: { kind: 'category', id: 9 }, at }, ...many.slice(0, -1)])
})
