import { expect, test } from 'vitest'
import { stepAt } from './event-marks.ts'

const steps = ['2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', '2026-10-27T00:00:00Z'].map((at) => ({ at }))

test('a publication stands at the day of the store on which it reached the shop, also on the longest day of the year', () => {
  expect(stepAt(steps, '2026-10-25T23:59:59Z')).toBe(steps[0]!.at)
  expect(stepAt(steps, '2026-10-26T00:00:00.000Z')).toBe(steps[1]!.at)
  expect(stepAt(steps, '2026-12-01T00:00:00Z')).toBe(steps[2]!.at)
  expect(stepAt(steps, '2026-10-24T22:59:59Z')).toBeNull()
  expect(stepAt([], '2026-10-24T22:59:59Z')).toBeNull()
})
