import { expect, test } from 'vitest'
import { samaraStatus } from './samara-status.ts'

const on = (today: string, dates: Partial<Parameters<typeof samaraStatus>[0]> = {}) =>
  samaraStatus({ archived: false, active: true, startDate: '2026-03-10', endDate: '2026-03-12', ...dates }, today)

test('the first and the last day count', () => {
  expect(['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].map((day) => on(day))).toEqual(['scheduled', 'live', 'live', 'ended'])
  expect(on('1999-01-01', { startDate: null })).toBe('live')
  expect(on('2999-01-01', { endDate: null })).toBe('live')
})

test('archived counts most, then inactive', () => {
  expect(on('2026-03-11', { active: false })).toBe('inactive')
  expect(on('2026-03-11', { active: false, archived: true })).toBe('archived')
})
