import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from './block-bootstrap.ts'
import { DecayedSums } from './decayed-sums.ts'
import { firstPlaces, sharesOfFirst } from './first-places.ts'
import { verdictOf } from './verdict.ts'

test('a decayed sum is what its formula says, however long it goes on', () => {
  const day = fc.record({ silence: fc.integer({ min: 0, max: 4_000 }), amount: fc.double({ min: -1e6, max: 1e6, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), fc.constantFrom(7, 28, 112), (sales, halfLife) => {
      const sums = new DecayedSums(2, halfLife)
      let expected = 0
      for (const { silence, amount } of sales) {
        for (let passed = 0; passed < silence; passed++) sums.nextDay()
        expected = expected * 0.5 ** (silence / halfLife) + amount
        sums.add(1, amount)
      }
      expect(sums.of(1)).toBeCloseTo(expected, 3)
      expect(sums.of(0)).toBe(0)
    }),
  )
})

test('exposure is the sum of the weights of all days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.constantFrom(7, 28, Number.POSITIVE_INFINITY), (days, halfLife) => {
      const sums = new DecayedSums(1, halfLife)
      for (let day = 0; day < days; day++) {
        if (day > 0) sums.nextDay()
        sums.add(0, 1)
      }
      expect(sums.exposure(days)).toBeCloseTo(sums.of(0), 6)
    }),
  )
})

test('the first places are those of a stable sort; what has no score comes last', () => {
  const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN))
  fc.assert(
    fc.property(fc.array(score, { maxLength: 60 }), fc.integer({ min: 1, max: 70 }), (scores, most) => {
      const value = (row: number): number => (Number.isNaN(scores[row]!) ? -99 : scores[row]!)
      const sorted = scores.map((_, row) => row).sort((left, right) => value(right) - value(left) || left - right)
      expect([...firstPlaces(Float64Array.from(scores), most)]).toEqual(sorted.slice(0, most))
    }),
  )
})

test('shares of the first places grow with the depth and end at all', () => {
  const amounts = Float64Array.of(1, 0, 3, 4)
  expect(sharesOfFirst(Int32Array.of(3, 1, 0, 2), amounts, [1, 2, 3, 4, 9])).toEqual([0.5, 0.5, 0.625, 1, 1])
})

const weeks = fc.array(fc.record({ sum: fc.double({ min: 0, max: 5, noNaN: true }), cases: fc.integer({ min: 1, max: 9 }) }), {
  minLength: 8,
  maxLength: 50,
})

test('an interval is the same each time, and one of weeks that are alike is nothing wide', () => {
  fc.assert(
    fc.property(weeks, (some) => {
      const first = estimate(some, 4, [0, 1])
      expect(estimate(some, 4, [0, 1])).toEqual(first)
      expect(first.low).toBeLessThanOrEqual(first.high)
    }),
    { numRuns: 20 },
  )
  const alike = Array.from({ length: 12 }, () => ({ sum: 1.5, cases: 3 }))
  expect(estimate(alike, 4, [0, 1])).toEqual({ mean: 0.5, low: 0.5, high: 0.5, above: 1, cases: 36 })
})

test('too few weeks for an interval give the widest one', () => {
  const few = Array.from({ length: 7 }, () => ({ sum: 0.9, cases: 1 }))
  expect(estimate(few, 4, [-1, 1])).toMatchObject({ low: -1, high: 1 })
  expect(estimate([], 4, [0, 1])).toEqual({ mean: 0, low: 0, high: 1, above: 0.5, cases: 0 })
})

/** There is one zero only: a verdict does not tell -0 from 0. */
const change = fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0)
const difference = fc.tuple(change, change, fc.constantFrom(12, 24, 48)).map(([one, other, first]) => ({
  first,
  mean: (one + other) / 2,
  low: Math.min(one, other),
  high: Math.max(one, other),
  above: 0.5,
  cases: 9,
}))

test('a verdict never praises where an interval of any shown depth contains zero', () => {
  fc.assert(
    fc.property(fc.tuple(difference, difference, difference), (shown) => {
      const { says, worst } = verdictOf(shown)
      if (shown.some(({ low }) => low <= 0)) expect(says).not.toBe('better')
      else expect(says).toBe('better')
      if (shown.some(({ high }) => high < 0)) expect(says).toBe('worse')
      expect(shown).toContain(worst)
      if (says !== 'worse') expect(worst.low).toBe(Math.min(...shown.map(({ low }) => low)))
    }),
  )
})
