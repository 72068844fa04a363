import { expect, test } from 'vitest'
import type { Category, OrderedList } from '../../../../contract/index.ts'
import { categoryLines, collectionLines, flat, linesOf, pressing, standingOf } from './tree.ts'

const node = (id: number, name: string, children: Category[] = []): Category => ({
  id,
  name,
  route: '',
  products: 3,
  children,
})
const tree = [node(1, 'Cocina', [node(2, 'Tazas'), node(3, 'Jarrones')]), node(4, 'Jardín', [node(5, 'Macetas')])]
const state = (id: number, more: Partial<OrderedList>): OrderedList => ({
  id,
  version: 1,
  savedAt: '2026-11-19T10:00:00Z',
  publishedVersion: null,
  publishedAt: null,
  state: null,
  nextAt: null,
  drifted: null,
  ...more,
})

test("a category that nobody ordered has the platform's own ordering", () => {
  expect(standingOf(undefined)).toEqual({ kind: 'own' })
})

test('a saved ordering stays unpublished until the platform holds that very version', () => {
  expect(standingOf(state(2, {})).kind).toBe('saved')
  expect(standingOf(state(2, { publishedVersion: 1, state: 'verified' })).kind).toBe('published')
  expect(standingOf(state(2, { version: 2, publishedVersion: 1, state: 'verified' })).kind).toBe('saved')
  expect(standingOf(state(2, { state: 'running' })).kind).toBe('publishing')
  expect(standingOf(state(2, { state: 'failed' })).kind).toBe('failed')
  expect(standingOf(state(2, { state: 'done-with-errors' })).kind).toBe('failed')
  expect(standingOf(state(2, { publishedVersion: 1, state: 'verified', drifted: 2 })).kind).toBe('drifted')
})

test('what needs a look is named, wherever it stands in the tree', () => {
  const lines = linesOf(tree, [state(3, {}), state(5, { publishedVersion: 1, state: 'verified' })])
  expect(pressing(categoryLines(lines)).map(({ name }) => name)).toEqual(['Jarrones'])
})

test('what failed comes first, then what was changed elsewhere, then what was saved last', () => {
  const lines = linesOf(tree, [
    state(1, { publishedVersion: 1, drifted: 1 }),
    state(2, {}),
    state(3, { savedAt: '2026-11-20T10:00:00Z' }),
    state(5, { state: 'failed', savedAt: '2026-11-01T10:00:00Z' }),
  ])
  expect(pressing(categoryLines(lines)).map(({ name }) => name)).toEqual(['Macetas', 'Cocina', 'Jarrones', 'Tazas'])
})

test('every line can be walked, parents first', () => {
  expect(flat(linesOf(tree, [])).map(({ name }) => name)).toEqual(['Cocina', 'Tazas', 'Jarrones', 'Jardín', 'Macetas'])
})

test('a collection needs a look as a category does', () => {
  const lines = collectionLines(
    [state(7, { publishedVersion: 1, drifted: 2 }), state(8, {}), state(9, {})],
    [
      { id: 7, name: 'Navidad' },
      { id: 8, name: 'Rebajas' },
    ],
  )
  expect(
    pressing([...lines, ...categoryLines(linesOf(tree, [state(5, { state: 'failed' })]))]).map(({ kind, name }) => `${kind} ${name}`),
  ).toEqual(['category Macetas', 'collection Navidad', 'collection Rebajas'])
})
