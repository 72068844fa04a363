import { expect, test } from 'vitest'
import { worksOn } from '../../../contract/index.ts'
import { afterQuiet, type AutomationTimes, instantOf, nextDue } from './next-due.ts'

const madrid = 'Europe/Madrid'
const guards = { firstScreen: null, places: null, gain: null, approval: false, quiet: null }
const usual: AutomationTimes = { cadence: { every: 'day', at: '04:00' }, guards, startsOn: null, endsOn: null, paused: false }
const next = (more: Partial<AutomationTimes>, now: string): string | null =>
  nextDue({ ...usual, ...more }, madrid, new Date(now))?.toISOString() ?? null

test('each cadence has its next time, in the time of the store', () => {
  expect(next({}, '2026-03-10T02:59:00Z')).toBe('2026-03-10T03:00:00.000Z')
  expect(next({}, '2026-03-10T03:00:00Z')).toBe('2026-03-11T03:00:00.000Z')
  expect(next({ cadence: { every: 'hour' } }, '2026-03-10T03:00:00Z')).toBe('2026-03-10T04:00:00.000Z')
  // The 10th is a Tuesday.
  expect(next({ cadence: { every: 'week', weekday: 2, at: '04:00' } }, '2026-03-10T02:00:00Z')).toBe('2026-03-10T03:00:00.000Z')
  expect(next({ cadence: { every: 'week', weekday: 1, at: '04:00' } }, '2026-03-10T02:00:00Z')).toBe('2026-03-16T03:00:00.000Z')
  expect(next({ cadence: { every: 'drift' } }, '2026-03-10T03:20:00Z')).toBe('2026-03-10T04:00:00.000Z')
  expect(next({ cadence: { every: 'synchronisation' } }, '2026-03-10T03:20:00Z')).toBeNull()
})

test('in the nights of daylight saving a time that is skipped is the first after it, and one that comes twice is once', () => {
  expect(next({ cadence: { every: 'day', at: '02:30' } }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  expect(next({ cadence: { every: 'day', at: '02:30' } }, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
  expect(next({ cadence: { every: 'day', at: '02:30' } }, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  expect(instantOf('America/Santiago', '2026-09-06', '00:00').toISOString()).toBe('2026-09-06T04:00:00.000Z')
})

test('it begins on its first day, is over after its last, and does nothing while paused', () => {
  expect(next({ startsOn: '2026-04-01' }, '2026-03-10T03:00:00Z')).toBe('2026-04-01T02:00:00.000Z')
  expect(next({ endsOn: '2026-03-10' }, '2026-03-10T03:00:00Z')).toBeNull()
  expect(next({ paused: true }, '2026-03-10T03:00:00Z')).toBeNull()
  const days = { startsOn: '2026-03-10', endsOn: '2026-03-11', paused: false }
  expect(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map((day) => worksOn(days, day))).toEqual([false, true, true, false])
  expect(worksOn({ ...days, paused: true }, '2026-03-10')).toBe(false)
})

test('what falls into quiet hours waits for their end, over midnight as well', () => {
  const quiet = (from: string, to: string) => ({ guards: { ...guards, quiet: { from, to } } })
  expect(next(quiet('03:00', '06:30'), '2026-03-10T02:00:00Z')).toBe('2026-03-10T05:30:00.000Z')
  expect(next(quiet('22:00', '06:30'), '2026-03-10T02:00:00Z')).toBe('2026-03-10T05:30:00.000Z')
  expect(next({ ...quiet('22:00', '06:30'), cadence: { every: 'hour' } }, '2026-03-10T21:10:00Z')).toBe('2026-03-11T05:30:00.000Z')
  expect(next(quiet('05:00', '06:30'), '2026-03-10T02:00:00Z')).toBe('2026-03-10T03:00:00.000Z')
  const at = new Date('2026-03-10T03:00:00Z')
  expect(afterQuiet(quiet('04:00', '04:00'), madrid, at)).toBe(at)
  expect(afterQuiet({ guards }, madrid, at)).toBe(at)
})
