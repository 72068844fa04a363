import fc from 'fast-check'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { measureEffect, weightsOf } from './ordering-effect.ts'

const spans = [7, 14, 28]
const history = 182

/** A made-up shop: lists of different sizes that share seasons, weekdays and weather, each with days and orders of its own. */
function madeShop(seed: number, lists: number) {
  const random = xoroshiro128plus(seed)
  const chance = () => uniformFloat64(random)
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const days = history + 28
  let weather = 0
  const shared = Array.from({ length: days }, (_, day) => {
    weather = 0.7 * weather + 0.1 * normal()
    return (1 + 0.4 * Math.sin(day / 30)) * [1.2, 1.1, 1, 1, 1.1, 0.6, 0.5][day % 7]! * Math.exp(weather)
  })
  return Array.from({ length: lists }, (_, list) => {
    const orders = 4 * 1.6 ** (list % 10)
    let mood = 0
    return shared.map((level) => {
      mood = 0.5 * mood + 0.08 * normal()
      const expected = orders * level * Math.exp(mood)
      const count = Math.max(0, Math.round(expected + Math.sqrt(expected) * normal()))
      // What an order is worth differs widely.
      return Math.round(count === 0 ? 0 : count * 2_000 * Math.exp((0.6 / Math.sqrt(count)) * normal()))
    })
  })
}
const observed = (shop: number[][], list: number, factor = 1) => {
  const split = (days: number[]) => ({ before: days.slice(0, history), after: days.slice(history) })
  const { before, after } = split(shop[list]!)
  return { before, after: after.map((value) => value * factor), controls: shop.filter((_, at) => at !== list).map(split) }
}

test('at a thousand dates at which nothing happened an effect is claimed in at most 5 of 100', { timeout: 120_000 }, () => {
  let claims = 0
  let cases = 0
  for (let seed = 1; seed <= 50; seed++) {
    const shop = madeShop(seed, 20)
    for (let list = 0; list < 20; list++) {
      cases++
      if (spans.some((days) => ['more', 'less'].includes(measureEffect(observed(shop, list), days).verdict))) claims++
    }
  }
  expect(cases).toBe(1_000)
  expect(claims / cases).toBeLessThanOrEqual(0.05)
})

test(
  '20 % more is found in at least 4 of 5 lists that are large enough for it, by the smallest change that is given for them',
  { timeout: 120_000 },
  () => {
    let found = 0
    let large = 0
    for (let seed = 101; seed <= 120; seed++) {
      const shop = madeShop(seed, 20)
      for (let list = 0; list < 20; list++) {
        const { verdict, smallest } = measureEffect(observed(shop, list, 1.2), 28)
        if (smallest === null || smallest > 0.2) continue
        large++
        if (verdict === 'more') found++
      }
    }
    expect(large).toBeGreaterThan(50)
    expect(found / large).toBeGreaterThanOrEqual(0.8)
  },
)

test('weights are positive and together 1, whatever the lists sold', () => {
  const days = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 56, maxLength: 56 })
  fc.assert(
    fc.property(days, fc.array(days, { minLength: 1, maxLength: 5 }), (list, controls) => {
      const weights = weightsOf(list, controls)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6)
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 50 },
  )
})

test('days that are not over are waited for, and lists that sell now and then get no verdict', () => {
  const shop = madeShop(1, 4)
  const { before, after, controls } = observed(shop, 0)
  expect(measureEffect({ before, after: after.slice(0, 13), controls }, 14)).toMatchObject({ verdict: 'not-yet', change: null })
  const seldom = before.map((value, day) => (day % 3 === 0 ? value : 0))
  expect(measureEffect({ before: seldom, after, controls }, 14).verdict).toBe('too-few-sales')
  expect(measureEffect({ before, after, controls: [] }, 14).verdict).toBe('too-few-sales')
  expect(measureEffect({ before: before.slice(-30), after, controls }, 14).verdict).toBe('too-few-sales')
})
