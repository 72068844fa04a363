import { expect, test } from 'vitest'
import { differs, platformFields } from './samara-fields.ts'

const samara = { name: 'Navidad', description: '', active: true, highlight: true, searchable: true, startDate: null, endDate: null }

test.each([
  ['Europe/Madrid', '2026-12-01', '2026-12-24', '2026-11-30T23:00:00.000Z', '2026-12-24T23:00:00.000Z'],
  ['America/Sao_Paulo', '2026-12-01', '2026-12-24', '2026-12-01T03:00:00.000Z', '2026-12-25T03:00:00.000Z'],
  // Clocks go forward within the only day, and back.
  ['Europe/Madrid', '2026-03-29', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // There is no midnight on this day.
  ['America/Asuncion', '2024-10-06', '2024-10-06', '2024-10-06T04:00:00.000Z', '2024-10-07T03:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
])('in %s, the days from %s to %s begin and end with the store', (timeZone, startDate, endDate, from, to) => {
  const fields = platformFields({ ...samara, startDate, endDate }, timeZone)
  expect([fields.from?.toISOString(), fields.to?.toISOString()]).toEqual([from, to])
})

test('without days it is there for good; one that does not count is over', () => {
  expect(platformFields(samara, 'UTC')).toEqual({
    name: 'Navidad',
    description: '',
    highlight: true,
    searchable: true,
    from: null,
    to: null,
  })
  const inactive = platformFields({ ...samara, active: false, startDate: '2026-12-01' }, 'UTC')
  expect(inactive.to!.getTime()).toBeLessThan(Date.parse('2002-01-01'))
  expect(differs(inactive, inactive)).toBe(false)
  expect(differs(inactive, platformFields(samara, 'UTC'))).toBe(true)
})
