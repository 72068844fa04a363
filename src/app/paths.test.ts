import { expect, test } from 'vitest'
import { areaOf, paths, routeOf, type RouteName } from './paths.ts'

const filled = (name: RouteName): string => paths[name].replace(/:\w+/g, 'Any%20Thing')
const names = Object.keys(paths) as RouteName[]

test('there are the 29 routes of the specification', () => {
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
  expect(areaOf('/order-prod', '')).toBe('category')
  expect(areaOf('/index-admin', '')).toBe('category')
  expect(areaOf('/home', '')).toBeNull()
  expect(areaOf('/nowhere', '')).toBeNull()
})
