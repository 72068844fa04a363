import { expect, test } from 'vitest'
import { byDayAndStore } from './group-notices.ts'

const notice = (id: string, at: string, store: string | null) => ({ id, at, store })

test('notices stand by day and within a day by store, the newest first', () => {
  const sorted = byDayAndStore(
    [
      notice('5', '2026-11-21T11:00:00Z', 'a'),
      notice('4', '2026-11-21T10:00:00Z', 'b'),
      notice('3', '2026-11-21T09:00:00Z', 'a'),
      notice('2', '2026-11-20T23:30:00Z', 'b'),
      notice('1', '2026-11-20T09:00:00Z', 'a'),
    ],
    'UTC',
  )
  expect(sorted.map(({ id }) => id)).toEqual(['5', '3', '4', '2', '1'])
})

test('a day is one where the person is', () => {
  const late = [
    notice('2', '2026-11-21T00:30:00Z', 'a'),
    notice('1', '2026-11-20T22:00:00Z', 'b'),
    notice('0', '2026-11-20T12:00:00Z', 'a'),
  ]
  expect(byDayAndStore(late, 'America/Sao_Paulo').map(({ id }) => id)).toEqual(['2', '0', '1'])
  expect(byDayAndStore(late, 'UTC').map(({ id }) => id)).toEqual(['2', '1', '0'])
})
