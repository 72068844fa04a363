import { expect, test } from 'vitest'
import { synchronisation } from '../synchronisation.fixtures.ts'
import { readAddress } from './screen-address.ts'
import { lastWhole, newestWithChanges, secondsOf, shownAtLength } from './synchronisation-status.ts'
import { isMissing, productsOf, sameAs, requestOf } from './request.ts'

const catalogue = {
  products: 900,
  categories: [
    { id: 1, name: 'Cocina', route: '', products: 300, above: [] },
    { id: 2, name: 'Tazas', route: 'Cocina', products: 100, above: [1] },
    { id: 3, name: 'Jardín', route: '', products: 50, above: [] },
  ],
  collections: [{ id: 7, name: 'Navidad', products: 40 }],
}
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id)

test('a category below a chosen one is counted once', () => {
  expect(productsOf({ scope: 'categories', categories: [1, 2, 3], collection: null }, catalogue)).toBe(350)
  expect(productsOf({ scope: 'categories', categories: [2], collection: null }, catalogue)).toBe(100)
  expect(productsOf({ scope: 'collection', categories: [], collection: 7 }, catalogue)).toBe(40)
})

test('an address names a request, and what it says of other things is left out', () => {
  expect(requestOf('categories', '12,abc,15,-3')).toEqual({ scope: 'categories', categories: [12, 15], collection: null })
  expect(requestOf('collection', '7,8')).toEqual({ scope: 'collection', categories: [], collection: 7 })
  expect(requestOf('nightly', '7')).toEqual({ scope: 'everything', categories: [], collection: null })
  expect(readAddress(new URLSearchParams('tab=changes&of=s4&rights=1'))).toMatchObject({ tab: 'changes', of: 's4', rights: true })
  expect(readAddress(new URLSearchParams('tab=else'))).toMatchObject({ tab: 'history', of: null, rights: false })
})

test('what must be chosen is missed until it is', () => {
  expect(isMissing(requestOf('categories', null))).toBe(true)
  expect(isMissing(requestOf('collection', '7'))).toBe(false)
  expect(isMissing(requestOf('sales', null))).toBe(false)
})

test('what runs is shown, and what stopped until something newer of its kind came', () => {
  const sales = synchronisation({ id: 'sales', scope: 'sales', state: 'running' })
  const stopped = synchronisation({ id: 'stopped', state: 'cancelled' })
  const older = synchronisation({ id: 'older', state: 'failed' })
  const done = synchronisation({ id: 'done' })
  expect(ids(shownAtLength([sales, stopped, older]))).toEqual(['sales', 'stopped'])
  expect(ids(shownAtLength([done, stopped]))).toEqual([])
  expect(ids(shownAtLength([synchronisation({ id: 'now', state: 'waiting' }), stopped]))).toEqual(['now'])
})

test('the catalogue is as fresh as the newest synchronisation that came to its end, sales apart', () => {
  const all = [
    synchronisation({ id: 'sales', scope: 'sales' }),
    synchronisation({ id: 'cancelled', state: 'cancelled' }),
    synchronisation({ id: 'faulty', state: 'done-with-errors' }),
    synchronisation({ id: 'done' }),
  ]
  expect(lastWhole(all)?.id).toBe('faulty')
  expect(newestWithChanges(all)?.id).toBe('cancelled')
  expect(lastWhole([])).toBeNull()
})

test('while one runs, the changes of the last one that ended are shown; where none has ended, those of the running one', () => {
  const running = synchronisation({ id: 'running', state: 'running', endedAt: null })
  expect(newestWithChanges([running, synchronisation({ id: 'ended' })])?.id).toBe('ended')
  expect(newestWithChanges([running])?.id).toBe('running')
})

test('how long it took is known once it ended', () => {
  expect(secondsOf(synchronisation({ startedAt: '2026-11-21T05:00:00Z', endedAt: '2026-11-21T05:01:14Z' }))).toBe(74)
  expect(secondsOf(synchronisation({ state: 'running', endedAt: null }))).toBeNull()
})

test('what was brought in can be brought in again', () => {
  expect(
    sameAs({
      scope: 'categories',
      targets: [
        { id: 2, name: 'Tazas' },
        { id: 3, name: 'Jardín' },
      ],
    }),
  ).toEqual(requestOf('categories', '2,3'))
  expect(sameAs({ scope: 'collection', targets: [{ id: 7, name: 'Navidad' }] })).toEqual(requestOf('collection', '7'))
  expect(sameAs({ scope: 'nightly', targets: [] })).toEqual(requestOf('everything', null))
})
