import { expect, test } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

const today = '2026-11-21'

test.each([
  ['21/11/2026', 'es', '2026-11-21'],
  ['1/2/2026', 'es', '2026-02-01'],
  ['1/2/2026', 'pt', '2026-02-01'],
  ['1/2/2026', 'en', '2026-01-02'],
  ['21-11-26', 'es', '2026-11-21'],
  ['21.11.2026', 'es', '2026-11-21'],
  ['21 11 2026', 'pt', '2026-11-21'],
  ['  3/5 ', 'es', '2026-05-03'],
  ['2024-02-29', 'en', '2024-02-29'],
  ['29/2/24', 'es', '2024-02-29'],
] as const)('%s in %s is %s', (text, language, day) => {
  expect(readDay(text, language, today)).toEqual({ day })
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
  expect(readDay(text, 'es', today)).toEqual({ problem })
})

test.each(['es', 'en', 'pt'] as const)('what is written in %s is read again', (language) => {
  for (const day of ['2026-11-21', '2024-02-29', '1999-01-02']) expect(readDay(writeDay(day, language), language, today)).toEqual({ day })
})
