import { expect, test } from 'vitest'
import type { OrderableList, OrderedList } from '../../../../contract/index.ts'
import { orderedList } from '../lists.fixtures.ts'
import { endOf, linesOf } from './list-line.ts'

const list: OrderableList = {
  kind: 'collection',
  id: 7,
  name: 'Navidad',
  routeBefore: '',
  imageUrl: null,
  products: 40,
  soldOutFirst: 0,
  soldOut: 2,
  revenue30: 0,
  version: 1,
  savedAt: '2026-11-01T00:00:00Z',
  publishedVersion: null,
  outside: false,
}
const known = (given: Partial<OrderedList>): OrderedList => orderedList(7, { version: 3, publishedVersion: 3, state: 'verified', ...given })

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
] as const)('the status of a list where %s is right', (_, state, status) => {
  expect(linesOf([list], state ? [state] : [])).toMatchObject([{ status }])
})

test('a line shows the list, what is known of its publications, and when a collection ends', () => {
  const collection = { id: 7, name: 'Navidad', products: 40, searchable: false, from: null, to: '2026-12-25T00:00:00Z' }
  expect(linesOf([list], [known({ savedAt: '2026-11-02T00:00:00Z', drifted: 3 })], [collection])).toMatchObject([
    { name: 'Navidad', status: 'drifted', drifted: 3, savedAt: '2026-11-02T00:00:00Z', hidden: true, until: '2026-12-25T00:00:00Z' },
  ])
  expect(linesOf([list], [])).toMatchObject([{ status: 'never', savedAt: '2026-11-01T00:00:00Z', hidden: false, until: null }])
})

test('a collection ends on a day of the store; an end that is generations away is none', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(endOf({ until: '2026-12-24T23:30:00Z' }, now, 'Europe/Madrid')).toEqual({ kind: 'ends', day: '2026-12-25' })
  expect(endOf({ until: '2026-08-24T10:00:00Z' }, now, 'Europe/Madrid')).toEqual({ kind: 'ended', day: '2026-08-24' })
  expect(endOf({ until: '2069-12-31T23:59:00Z' }, now, 'Europe/Madrid')).toBeNull()
  expect(endOf({ until: null }, now, 'Europe/Madrid')).toBeNull()
})
