import { expect, test } from 'vitest'
import { noticeKinds } from '../../../../contract/index.ts'
import { figureNotices, notices } from '../notices.fixtures.ts'
import { detailsOf, targetOf } from './notice-details.ts'
import { withRead } from './with-read.ts'

const of = (kind: (typeof noticeKinds)[number]) => [...notices, ...figureNotices].find((notice) => notice.kind === kind)!

test('every kind of notice leads to where more is shown', () => {
  expect(noticeKinds.map((kind) => targetOf(of(kind))?.kind)).toEqual([
    'publication',
    'publication',
    'publication',
    'proposal',
    'list',
    'publication',
    'synchronisation',
    'synchronisation',
    'synchronisation',
    'list',
    'automation',
    'automation',
    'credential',
    'partners',
    'partners',
    'access',
    'profile',
    'list',
    'reports',
    'reports',
    'reports',
  ])
})

test('a notice whose list is no more leads nowhere, and still reads', () => {
  expect(targetOf({ ...of('drift'), list: null })).toBeNull()
  expect(targetOf({ ...of('publication-verified'), publication: null, list: null })).toBeNull()
})

test('what was not counted is not shown', () => {
  expect(detailsOf({ kind: 'publication-verified', figures: {} })).toEqual([])
  expect(detailsOf({ kind: 'synchronised', figures: { read: 40, added: 0 } })).toEqual([{ say: 'read', count: 40 }])
  // What a synchronisation of sales reads are no products.
  expect(detailsOf({ kind: 'synchronisation-with-errors', figures: { orders: 40, added: 0, unreadable: 1 } })).toEqual([
    { say: 'orders', count: 40 },
    { say: 'unreadable', count: 1 },
  ])
  expect(figureNotices.map((one) => detailsOf(one))).toEqual([
    [{ say: 'days', count: 2 }],
    [{ say: 'minutes', count: 190 }],
    [{ say: 'fell', count: 41 }],
    [{ say: 'soldOut', count: 2 }],
  ])
  expect(detailsOf(of('publication-with-errors'))).toEqual([
    { say: 'failed', count: 2 },
    { say: 'checked', count: 38, of: 40 },
  ])
})

test('positions that were not looked at stand beside those that were, and only where there are some', () => {
  const unseen = { say: 'unseen', count: 3_163 }
  const checked = { say: 'checked', count: 2_500, of: 2_500 }
  expect(detailsOf({ kind: 'publication-verified', figures: { checked: 2_500, verified: 2_500, unseen: 3_163 } })).toEqual([
    checked,
    unseen,
  ])
  expect(detailsOf({ kind: 'publication-verified', figures: { checked: 2_500, verified: 2_500, unseen: 0 } })).toEqual([checked])
  expect(detailsOf({ kind: 'publication-with-errors', figures: { failed: 1, checked: 0, verified: 0, unseen: 3_163 } })).toEqual([
    { say: 'failed', count: 1 },
    unseen,
  ])
  expect(detailsOf({ kind: 'drift', figures: { checked: 2_500, differing: 3, unseen: 3_163 } })).toEqual([
    { say: 'differing', count: 3 },
    unseen,
  ])
})

test('reading one takes it from the count once; reading all leaves none', () => {
  const before = { unread: 3, notices: [...notices] }
  const once = withRead(before, ['8'])
  expect(once.unread).toBe(2)
  expect(withRead(once, ['8']).unread).toBe(2)
  expect(withRead(before, null)).toMatchObject({ unread: 0, notices: notices.map(() => ({ read: true })) })
})
