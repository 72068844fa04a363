import { expect, test } from 'vitest'
import { habits, lines, lists } from '../lists.fixtures.ts'
import { askedOf, driftsOf, found, linesOf, withFavourite, withOpened } from './choosing.ts'

const names = (asked: Parameters<typeof found>[1]): string[] => found(lines, asked).map(({ name }) => name)

test('a list is found by words of its name and of what is above it, without accents and in any sequence', () => {
  expect(names({ search: 'reposteria', show: 'all' })).toEqual(['Repostería'])
  expect(names({ search: 'mesa taz', show: 'all' })).toEqual(['Tazas'])
  expect(names({ search: 'mesa macetas', show: 'all' })).toEqual([])
  expect(names({ search: '  ', show: 'all' })).toHaveLength(lists.length)
})

test('recent ones come with the last one first, favourites in the sequence of all; a search narrows both', () => {
  expect(names({ search: '', show: 'recent' })).toEqual(['Macetas', 'Tazas'])
  expect(names({ search: '', show: 'favourites' })).toEqual(['Tazas', 'Navidad'])
  expect(names({ search: 'navi', show: 'favourites' })).toEqual(['Navidad'])
})

test('a standing says how far the ordering is', () => {
  expect(lines.map(({ standing }) => standing)).toEqual(['published', 'saved', 'own', 'own', 'own'])
})

test('a list that somebody changed on the platform says so, unless it is being published', () => {
  const published = {
    state: 'verified' as const,
    nextAt: null,
    savedAt: null,
    publishedAt: null,
    version: 4,
    publishedVersion: 4,
    drifted: 3,
  }
  const drifted = driftsOf([
    { id: 2, ...published },
    { id: 3, ...published, state: 'running' },
    { id: 4, ...published, drifted: 0 },
  ])
  expect([...drifted]).toEqual([[2, 3]])
  expect(linesOf(lists, habits, drifted).map(({ standing, drifted: products }) => [standing, products])[0]).toEqual(['drifted', 3])
})

test('marking is taken back by marking again; of another kind of list it is another list', () => {
  const more = withFavourite(habits, { kind: 'category', id: 3 }, true)
  expect(more).toHaveLength(3)
  expect(withFavourite({ favourites: more }, { kind: 'category', id: 3 }, false)).toEqual(habits.favourites)
  expect(withFavourite(habits, { kind: 'collection', id: 2 }, false)).toEqual(habits.favourites)
})

test('what is opened stands in front, once, and what is long ago is forgotten', () => {
  const at = '2026-11-21T10:00:00Z'
  expect(withOpened(habits, { kind: 'category', id: 2 }, at).map(({ list }) => list.id)).toEqual([2, 6])
  const many = Array.from({ length: 50 }, (_, id) => ({ list: { kind: 'collection' as const, id: id + 1 }, at: '2026-11-01T10:00:00Z' }))
  const next = withOpened({ recent: many }, { kind: 'category', id: 9 }, at)
  expect(next).toHaveLength(50)
  expect(next[0]).toEqual({ list: { kind: 'category', id: 9 }, at })
  expect(linesOf(lists, {}).every(({ favourite, openedAt }) => !favourite && openedAt === null)).toBe(true)
})

test('an address that makes no sense shows all', () => {
  expect(askedOf(null, 'oldest')).toEqual({ search: '', show: 'all' })
  expect(askedOf('cup', 'recent')).toEqual({ search: 'cup', show: 'recent' })
})
