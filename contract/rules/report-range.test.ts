import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf } from './position-bands.ts'
import { comparedDays, dayAfter, daysIn, isDay, reportComparisons } from './report-range.ts'

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const ranges = fc
  .record({ begins: fc.integer({ min: 0, max: 20_000 }), length: fc.integer({ min: 1, max: 1_830 }) })
  .map(({ begins, length }) => {
    const from = dayAfter('1990-01-01', begins)
    return { from, to: dayAfter(from, length - 1) }
  })

test('what a range is compared with is as long and before it: right before, or the same weekdays of a year before', () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom(...reportComparisons), (range, comparison) => {
      const compared = comparedDays(range, comparison)
      expect(daysIn(compared)).toBe(daysIn(range))
      expect(compared.from < range.from).toBe(true)
      if (comparison === 'previousPeriod') expect(dayAfter(compared.to, 1)).toBe(range.from)
      else expect(weekday(compared.from)).toBe(weekday(range.from))
    }),
  )
})

test('a day is one that a calendar has', () => {
  expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '0000-00-00'].some(isDay)).toBe(false)
})

test('positions fall into four bands', () => {
  expect([1, 12, 13, 24, 25, 48, 49, 100_000].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})
