import { expect, test } from 'vitest'
import type { OrderableList, OrderedList } from '../../../../contract/index.ts'
import { frontLine } from '../fronts.fixtures.ts'
import { below, endOf, isWell, linesOf, searched, standingOf, type TreeNode } from './front.ts'

const known = (more: Partial<OrderedList>): OrderedList => ({
  id: 2,
  version: 3,
  savedAt: null,
  publishedVersion: 3,
  publishedAt: null,
  state: 'verified',
  nextAt: null,
  drifted: null,
  ...more,
})

test.each([
  ['nothing is known of it', undefined, 'never'],
  ['the platform holds what was saved last', known({}), 'verified'],
  ['something newer was saved', known({ version: 4 }), 'draft'],
  ['it was saved and never published', known({ publishedVersion: null, state: null }), 'draft'],
  ['it is being published', known({ version: 4, state: 'running', nextAt: '2026-12-01T00:00:00Z' }), 'running'],
  ['it is to be published', known({ version: 4, nextAt: '2026-12-01T00:00:00Z' }), 'scheduled'],
  ['its last publication failed', known({ version: 4, state: 'failed', nextAt: '2026-12-01T00:00:00Z' }), 'failed'],
  ['somebody changed the platform', known({ drifted: 3 }), 'drifted'],
  ['what was compared is as published', known({ drifted: 0 }), 'verified'],
  ['its publication was cancelled', known({ version: 4, state: 'cancelled' }), 'draft'],
] as const)('a list says how it stands where %s', (_, state, standing) => {
  expect(standingOf(state)).toBe(standing)
})

test('a line holds what the list and its publications say', () => {
  const list: OrderableList = {
    kind: 'collection',
    id: 7,
    name: 'Navidad',
    routeBefore: '',
    imageUrl: null,
    products: 40,
    soldOut: 2,
    revenue30: 0,
    version: 1,
    savedAt: '2026-11-01T00:00:00Z',
    publishedVersion: null,
  }
  const [line] = linesOf(
    [list],
    [known({ id: 7, state: null, publishedVersion: null, version: 1 })],
    [{ id: 7, name: 'Navidad', products: 40, searchable: false, from: null, to: '2026-12-25T00:00:00Z' }],
  )
  expect(line).toMatchObject({ standing: 'draft', savedAt: '2026-11-01T00:00:00Z', hidden: true, until: '2026-12-25T00:00:00Z' })
})

const nodes: readonly TreeNode[] = [
  {
    id: 1,
    name: 'Cocina',
    products: 5,
    children: [{ id: 2, name: 'Jarrón', products: 3, children: [{ id: 3, name: 'Azul', products: 1, children: [] }] }],
  },
  { id: 4, name: 'Jardín', products: 2, children: [] },
]

test('a branch holds everything below it', () => {
  expect([...(below(nodes, 1) ?? [])]).toEqual([1, 2, 3])
  expect([...(below(nodes, 3) ?? [])]).toEqual([3])
  expect(below(nodes, 0)).toBeNull()
})

test('a list is found by parts of its name, its route or its number, accents or not', () => {
  const lines = [
    frontLine({ id: 2, name: 'Jarrón', route: 'Cocina' }),
    frontLine({ id: 3, name: 'Azul', route: 'Cocina / Jarrón' }),
    frontLine({ id: 44, name: 'Jardín' }),
  ]
  const ids = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id)
  expect(ids(searched(lines, 'jarron coc'))).toEqual([2, 3])
  expect(ids(searched(lines, '44'))).toEqual([44])
  expect(ids(searched(lines, '', new Set([3])))).toEqual([3])
})

test('a list is well while less than a twelfth of it is sold out', () => {
  expect(isWell({ products: 12, soldOut: 1 })).toBe(true)
  expect(isWell({ products: 12, soldOut: 2 })).toBe(false)
})

test('a collection ends on a day of the store; an end that is generations away is none', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(endOf({ until: '2026-12-24T23:30:00Z' }, now, 'Europe/Madrid')).toEqual({ kind: 'ends', day: '2026-12-25' })
  expect(endOf({ until: '2026-08-24T10:00:00Z' }, now, 'Europe/Madrid')).toEqual({ kind: 'ended', day: '2026-08-24' })
  expect(endOf({ until: '2069-12-31T23:59:00Z' }, now, 'Europe/Madrid')).toBeNull()
  expect(endOf({ until: null }, now, 'Europe/Madrid')).toBeNull()
})
