import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driftPace, knownFor } from './drift-pace.ts'

const hour = 3_600_000

test('however long a list is, a look every hour comes through all of it before what it saw first is forgotten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (places) => {
      const looks = Math.ceil(places / driftPace.scores)
      // The first of the next round follows an hour after the last one of this.
      expect(knownFor(places)).toBeGreaterThanOrEqual(looks * hour)
    }),
  )
})

test('a list of 100,000 products is looked at whole within three days, a short one counts as looked at for a day', () => {
  expect(knownFor(100_000)).toBe(68 * hour)
  expect(knownFor(20_000)).toBe(24 * hour)
})
