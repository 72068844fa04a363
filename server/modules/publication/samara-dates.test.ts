import { expect, test } from 'vitest'
import { nextMidnight } from './samara-dates.runs.ts'

test.each([
  ['Europe/Madrid', '2026-11-24T10:00:00Z', '2026-11-24T23:00:00.000Z'],
  // The night on which clocks go forward, and the one on which they go back.
  ['Europe/Madrid', '2026-03-28T22:59:00Z', '2026-03-28T23:00:00.000Z'],
  ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  // Midnight itself is skipped.
  ['America/Asuncion', '2024-10-05T20:00:00Z', '2024-10-06T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2025-12-31T09:59:00Z', '2025-12-31T10:00:00.000Z'],
])('in %s, after %s the days of collections act at %s', (timeZone, now, midnight) => {
  expect(nextMidnight(timeZone, new Date(now)).toISOString()).toBe(midnight)
})
