import { expect, test } from 'vitest'
import { beginningOf, dayIn } from './clock.ts'

test.each([
  ['UTC', '2026-03-10', '2026-03-10T00:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Madrid', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00.000Z'],
  // Clocks jump from midnight to one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, instant) => {
  const at = beginningOf(zone, day)
  expect(at.toISOString()).toBe(instant)
  expect(dayIn(zone, at)).toBe(day)
  expect(dayIn(zone, new Date(at.getTime() - 1)) < day).toBe(true)
})
