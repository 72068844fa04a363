import { expect, test } from 'vitest'
import { comparedRange, lengthOf, presetOf, presets, rangeOf } from './presets.ts'

const today = '2026-11-21'

test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['last7', '2026-11-14', '2026-11-20'],
  ['last28', '2026-10-24', '2026-11-20'],
  ['last30', '2026-10-22', '2026-11-20'],
  ['last90', '2026-08-23', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-11-21'],
] as const)('%s is %s to %s', (preset, from, to) => {
  expect(rangeOf(preset, today)).toEqual({ from, to })
})

test.each(presets)('%s is recognised by its days', (preset) => {
  expect(presetOf(rangeOf(preset, today), today)).toBe(preset)
})

test('on the first of a month or a year the shorter name wins', () => {
  expect(presetOf({ from: '2026-01-01', to: '2026-01-01' }, '2026-01-01')).toBe('today')
  expect(rangeOf('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(rangeOf('lastMonth', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
})

test("days of one's own have no name", () => {
  expect(presetOf({ from: '2026-11-03', to: '2026-11-09' }, today)).toBeNull()
})

test('a range counts both of its ends', () => {
  expect(lengthOf({ from: '2026-11-21', to: '2026-11-21' })).toBe(1)
  expect(lengthOf({ from: '2024-02-01', to: '2024-03-01' })).toBe(30)
  expect(lengthOf({ from: '2025-12-30', to: '2026-01-02' })).toBe(4)
})

test('the previous period is as long and ends the day before', () => {
  expect(comparedRange({ from: '2026-10-24', to: '2026-11-20' }, 'previousPeriod')).toEqual({ from: '2026-09-26', to: '2026-10-23' })
  expect(comparedRange({ from: '2024-03-01', to: '2024-03-01' }, 'previousPeriod')).toEqual({ from: '2024-02-29', to: '2024-02-29' })
})

test('the same days last year are the same days of the week, also around a leap day', () => {
  expect(comparedRange({ from: '2025-12-20', to: '2026-01-10' }, 'sameDaysLastYear')).toEqual({ from: '2024-12-21', to: '2025-01-11' })
  expect(comparedRange({ from: '2024-02-29', to: '2024-02-29' }, 'sameDaysLastYear')).toEqual({ from: '2023-03-02', to: '2023-03-02' })
})

test('nothing to compare with', () => {
  expect(comparedRange({ from: today, to: today }, 'none')).toBeNull()
})
