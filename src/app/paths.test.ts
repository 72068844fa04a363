import { expect, test } from 'vitest'
import { samaraLinks } from './samara-links.ts'
import { areaOf, paths, routeOf, screenOf, type RouteName } from './paths.ts'
import { namedIn } from './use-name-in-path.ts'

const filled = (name: RouteName): string => paths[name].replace(/:\w+/g, 'Any%20Thing')
const names = Object.keys(paths) as RouteName[]

test('there are the 29 routes of the specification, and the help', () => {
  expect(Object.values(paths).toSorted()).toEqual(
    [
      '/home',
      '/dashboard/admin',
      '/category',
      '/collection',
      '/reports',
      '/configuration',
      '/user-profile',
      '/plans',
      '/plans/:period/:plan',
      '/samara-assistant',
      '/category-sort',
      '/collections-sort',
      '/synchronize',
      '/order-by-category',
      '/order-by-collection',
      '/create-samara-collection',
      '/samara-collections',
      '/samara-collections/edit/:name',
      '/samara-collections/edit/:name/add-groups',
      '/groups/list',
      '/groups/create',
      '/groups/edit',
      '/new-store',
      '/index-admin',
      '/magic-sort-categories',
      '/magic-sort-collections',
      '/order-prod',
      '/manual-sort',
      '/login_new',
      '/help',
      '/help/:page',
    ].toSorted(),
  )
})

test.each(names)('%s is found by its path, in another case and with a slash at its end, as its own path', (name) => {
  const path = filled(name)
  expect(routeOf(path)).toEqual({ name, path })
  const shouted = paths[name].toUpperCase().replace(/:\w+/g, 'Any%20Thing')
  expect(routeOf(shouted)).toEqual({ name, path })
  expect(routeOf(`${path}/`)).toEqual({ name, path })
})

test.each([
  '/',
  '',
  '/nowhere',
  '/category/8',
  '/plans/month',
  '/plans//growth',
  '/groups',
  '/samara-collections/edit',
  '/plans/again',
  '//home',
])('%j is none of the routes', (path) => expect(routeOf(path)).toBeNull())

test('each area knows its screens; some are about what their address says', () => {
  expect(areaOf('/category-sort', '')).toBe('category')
  expect(areaOf('/samara-collections/edit/Summer', '')).toBe('collection')
  expect(areaOf('/reports/', '')).toBe('reports')
  expect(areaOf('/manual-sort', '?kind=collection')).toBe('collection')
  expect(areaOf('/manual-sort', '?kind=samara')).toBe('collection')
  expect(areaOf('/order-prod', '')).toBe('category')
  expect(areaOf('/index-admin', '')).toBe('category')
  expect(areaOf('/home', '')).toBeNull()
  expect(areaOf('/nowhere', '')).toBeNull()
})

test('where a list has to be chosen first, all addresses show the same screen', () => {
  expect(screenOf('chooseCategory', '?search=mug')).toBe('categories')
  expect(screenOf('chooseCollection', '')).toBe('collections')
  expect(screenOf('orderCategory', '')).toBe('categories')
  expect(screenOf('orderCategory', '?category=8')).toBe('orderCategory')
  expect(screenOf('orderCollection', '?collection=')).toBe('collections')
  expect(screenOf('orderCollection', '?samara=')).toBe('collections')
  expect(screenOf('orderCollection', '?samara=3')).toBe('orderCollection')
  expect(screenOf('orderCollection', '?collection=8')).toBe('orderCollection')
  expect(screenOf('manualSort', '')).toBe('categories')
  expect(screenOf('manualSort', '?kind=collection')).toBe('collections')
  expect(screenOf('manualSort', '?kind=collection&id=8')).toBe('manualSort')
  expect(screenOf('home', '?id=8')).toBe('home')
})

test.each(['Christmas', '50% / 50%', 'a/b/c', '%2F', 'Ñandú 🎄', '?a=b#c', '日本語', 'edit', 'x'.repeat(120)])(
  'the name %s of a collection survives its address',
  (name) => {
    const links = samaraLinks('shop')
    for (const link of [links.edit(name), links.addGroups(name)]) {
      const { pathname } = new URL(link, 'http://samara.example')
      expect(namedIn(routeOf(pathname)!.path)).toBe(name)
    }
  },
)

test('a percent sign that somebody typed into an address is a percent sign', () => {
  expect(namedIn('/samara-collections/edit/50%')).toBe('50%')
})
