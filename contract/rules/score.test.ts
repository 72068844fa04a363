import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import {
  balancedWeights,
  coverOf,
  demandOf,
  distributionOf,
  exposureOf,
  keptPercentile,
  momentumOf,
  percentileIn,
  percentileParts,
  priorDays,
  scoreComponents,
  scoreOf,
} from './score.ts'

const percentilesOf = (values: number[]): number[] => {
  const distribution = distributionOf(Float64Array.from(values))
  return values.map((value) => percentileIn(distribution, value))
}

const numbers = fc.array(
  fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(Number.NaN)),
  { maxLength: 60 },
)

test('a percentile lies between 0 and 1, keeps the sequence of the values, and equal values share one', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const percentiles = percentilesOf(values)
      values.forEach((value, row) => {
        if (Number.isNaN(value)) return expect(percentiles[row]).toBeNaN()
        expect(percentiles[row]).toBeGreaterThanOrEqual(0)
        expect(percentiles[row]).toBeLessThanOrEqual(1)
        values.forEach((other, at) => {
          if (other < value) expect(percentiles[at]).toBeLessThan(percentiles[row]!)
          if (other === value) expect(percentiles[at]).toBe(percentiles[row])
        })
      })
    }),
  )
})

test('the mean of all percentiles is the middle, however many values are equal', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const present = percentilesOf(values).filter((percentile) => !Number.isNaN(percentile))
      if (present.length > 0) expect(present.reduce((sum, each) => sum + each, 0) / present.length).toBeCloseTo(0.5, 9)
    }),
  )
})

test('lowest is 0, highest is 1, alone is the middle', () => {
  expect([...percentilesOf([30, 10, 20])]).toEqual([1, 0, 0.5])
  expect([...percentilesOf([7])]).toEqual([0.5])
  expect([...percentilesOf([4, 4, 4])]).toEqual([0.5, 0.5, 0.5])
  expect([...percentilesOf([])]).toEqual([])
})

const weights = scoreComponents.map((name) => balancedWeights[name])
const percentile = fc.option(fc.integer({ min: 0, max: percentileParts }).map((parts) => parts / percentileParts))
const six = fc.tuple(percentile, percentile, percentile, percentile, percentile, percentile)

test('a score stays between nothing and the highest, and never falls when a component rises', () => {
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100)
  fc.assert(
    fc.property(six, fc.nat(5), (percentiles, nth) => {
      const score = scoreOf(weights, percentiles)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(limits.score.highest)
      expect(
        scoreOf(
          weights,
          percentiles.map((each, at) => (at === nth ? 1 : each)),
        ),
      ).toBeGreaterThanOrEqual(score)
      expect(
        scoreOf(
          weights,
          percentiles.map((each) => each ?? 0.5),
        ),
      ).toBe(score)
    }),
  )
  expect(scoreOf(weights, [1, 1, 1, 1, 1, 1])).toBe(limits.score.highest)
  expect(scoreOf(weights, [null, null, null, null, null, null])).toBe(limits.score.highest / 2)
  expect(keptPercentile(1 / 3)).toBe(3333)
})

test('where no component counts, no product has a score', () => {
  expect(scoreOf([0, 0], [1, 0.5])).toBe(0)
  expect(scoreOf([], [])).toBe(0)
})

test('a product without a past stands at the mean of its list; its own sales take over with time', () => {
  const prior = { days: priorDays, mean: 2 }
  expect(demandOf(0, exposureOf(0), prior)).toBe(2)
  expect(demandOf(0, exposureOf(1), prior)).toBeLessThan(2)
  const bad = [1, 7, 30, 365].map((age) => demandOf(0, exposureOf(age), prior))
  expect([...bad].sort((a, b) => b - a)).toEqual(bad)
  expect(demandOf(4 * exposureOf(null), exposureOf(null), prior)).toBeGreaterThan(3.5)
})

test('a sale counts half after the half-life', () => {
  const { demandHalfLife } = limits.score
  expect(exposureOf(demandHalfLife)).toBeCloseTo(exposureOf(null) / 2, 9)
  expect(exposureOf(-3)).toBe(0)
})

test('steady sales have a momentum of 1; a boom more, a slump less; the too young none', () => {
  expect(momentumOf(7, 30, null)).toBeCloseTo(1)
  expect(momentumOf(0, 0, null)).toBe(1)
  expect(momentumOf(30, 30, null)).toBeGreaterThan(10)
  expect(momentumOf(0, 30, 400)).toBeLessThan(0.1)
  expect(momentumOf(7, 14, 14)).toBeCloseTo(1)
  expect(momentumOf(3, 3, 5)).toBeNull()
})

test('no stock lasts no day; what does not sell lasts longest', () => {
  expect(coverOf(0, 10)).toBe(0)
  expect(coverOf(10, 0)).toBeGreaterThan(coverOf(10, 1))
  expect(coverOf(30, 30)).toBeCloseTo(29.5, 1)
})
