import { expect, test } from 'vitest'
import { addDays, addMonths, addYears, dayOf, daysBetween, endOfMonth, isDay, startOfMonth, startOfYear, weekdayOf } from './day.ts'

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('a day out of parts that no calendar has is none', () => {
  expect(dayOf(2026, 2, 29)).toBeUndefined()
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29')
})

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2024-12-31', 366, '2026-01-01'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
  expect(daysBetween(day, expected)).toBe(days)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-21', 14, '2028-01-21'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('a year after a leap day is the 28th', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
})

test('months and years begin and end where they do', () => {
  expect(startOfMonth('2024-02-12')).toBe('2024-02-01')
  expect(endOfMonth('2024-02-12')).toBe('2024-02-29')
  expect(endOfMonth('2026-12-01')).toBe('2026-12-31')
  expect(startOfYear('2026-11-21')).toBe('2026-01-01')
  expect(weekdayOf('2026-11-21')).toBe(6)
})
