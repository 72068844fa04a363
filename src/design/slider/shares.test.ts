import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shares } from './shares.ts'

test.each([
  [
    [50, 50],
    [50, 50],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [40, 0, 0],
    [100, 0, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
  [
    [35, 20, 15, 10, 10, 10],
    [35, 20, 15, 10, 10, 10],
  ],
  [
    [100, 1],
    [99, 1],
  ],
])('%j is %j', (weights, expected) => {
  expect(shares(weights)).toEqual(expected)
})

test('shares of any weights add up to 100, and none is more than a point away', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }), (weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const found = shares(weights)
      expect(found.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : 100)
      for (const [at, share] of found.entries()) expect(Math.abs(share - (whole === 0 ? 0 : (weights[at]! / whole) * 100))).toBeLessThan(1)
    }),
  )
})
