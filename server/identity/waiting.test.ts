import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitAfter, waitingRules } from './waiting.ts'

test('the fifth wrong password for an e-mail starts a wait, and each one after it doubles it up to a quarter of an hour', () => {
  const waits = Array.from({ length: 14 }, (_, index) => waitAfter(index + 1, waitingRules.email))
  expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
})

test('more wrong passwords never mean a shorter wait', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(waitingRules.email, waitingRules.address), (failures, rule) => {
      const [now, next] = [waitAfter(failures, rule), waitAfter(failures + 1, rule)]
      expect(next).toBeGreaterThanOrEqual(now)
      expect(next).toBeLessThanOrEqual(rule.longest)
    }),
  )
})
