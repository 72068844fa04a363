import { expect, test } from 'vitest'
import { countMark } from './notification-bell.variants.ts'
import { ago } from './notifications.ts'

const now = '2026-11-21T10:24:00Z'

test.each([
  ['2026-11-21T10:23:30Z', 'second', 0],
  ['2026-11-21T10:23:10Z', 'minute', 1],
  ['2026-11-21T10:12:00Z', 'minute', 12],
  ['2026-11-21T07:20:00Z', 'hour', 3],
  ['2026-11-19T07:20:00Z', 'day', 2],
  ['2026-11-21T10:30:00Z', 'second', 0],
] as const)('%s was %s × %i ago', (at, unit, value) => {
  expect(ago(at, now)).toEqual({ unit, value })
})

test('a count beyond 99 is not counted out', () => {
  expect([1, 99, 100].map(countMark)).toEqual(['1', '99', '99+'])
})
