import { expect, test } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

const today = '2026-11-21'

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['21-11-26', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21 11 2026', '2026-11-21'],
  ['  3/5 ', '2026-05-03'],
  ['2024-02-29', '2024-02-29'],
  ['29/2/24', '2024-02-29'],
] as const)('%s is %s', (text, day) => {
  expect(readDay(text, today)).toEqual({ day })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ayer', 'unreadable'],
  ['21/11/202', 'unreadable'],
  ['21/11/2026/1', 'unreadable'],
  ['29/2/2026', 'noSuchDay'],
  ['31/4', 'noSuchDay'],
  ['1/13/2026', 'noSuchDay'],
  ['2026-02-30', 'noSuchDay'],
] as const)('%j is %s', (text, problem) => {
  expect(readDay(text, today)).toEqual({ problem })
})

test('what is written is read again', () => {
  for (const day of ['2026-11-21', '2024-02-29', '1999-01-02']) expect(readDay(writeDay(day), today)).toEqual({ day })
})
