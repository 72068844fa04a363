import { expect, test } from 'vitest'
import { areaNames, areas, entryPath, isEntry } from './areas.ts'
import { areaOf, routeOf } from './paths.ts'

test('every entry of every area leads to a screen, and is the entry of its own address', () => {
  for (const entry of areaNames.flatMap((name) => areas[name])) {
    for (const store of [null, 'shop']) {
      const { pathname, search } = new URL(entryPath(entry, store), 'http://samara.example')
      expect(routeOf(pathname)?.name).toBe(entry.route)
      expect(isEntry(entry, pathname, search)).toBe(true)
    }
  }
})

test('ordering several lists is an entry of the kind that it is about', () => {
  const several = areas.category.find(({ name }) => name === 'orderSeveral')!
  expect(isEntry(several, '/order-prod', '?kind=collection')).toBe(false)
  expect(isEntry(several, '/order-prod', '')).toBe(true)
})

test('the front page of an area belongs to it', () => {
  expect(areaNames.map((name) => areaOf(entryPath(areas[name][0], null), ''))).toEqual([...areaNames])
})

test('choosing a list to work on is the front page of its area', () => {
  const [all] = areas.category
  expect(isEntry(all, '/category-sort', '?show=recent')).toBe(true)
  expect(isEntry(all, '/order-by-category', '')).toBe(true)
  expect(isEntry(all, '/order-by-category', '?category=8')).toBe(false)
})
