import { expect, test } from 'vitest'
import { faultsOf, orderOf, type Schedule } from './schedule.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const later: Schedule = { way: 'later', startsAt: '2026-11-27T00:05:00Z', ends: true, endsAt: '2026-12-01T00:00:00Z' }
const fine = { startsAt: null, endsAt: null }

test('a possible schedule has no faults and is requested as it is', () => {
  expect(faultsOf(later, now)).toEqual(fine)
  expect(orderOf(later)).toEqual({ kind: 'publish', startsAt: '2026-11-27T00:05:00Z', endsAt: '2026-12-01T00:00:00Z' })
})

test('a time that is missing or too far away is reported for its own field', () => {
  expect(faultsOf({ ...later, startsAt: null, endsAt: null }, now)).toEqual({ startsAt: 'missing', endsAt: 'missing' })
  expect(faultsOf({ ...later, startsAt: '2027-11-22T10:00:01Z', ends: false }, now)).toEqual({ startsAt: 'too-far', endsAt: null })
})

test('the end must be later than the start', () => {
  expect(faultsOf({ ...later, endsAt: '2026-11-27T00:05:00Z' }, now).endsAt).toBe('too-early')
  expect(faultsOf({ ...later, way: 'now', endsAt: '2026-11-20T09:59:00Z' }, now).endsAt).toBe('too-early')
})

test('a start that passed while it was chosen is no fault', () => {
  expect(faultsOf({ ...later, startsAt: '2026-11-20T09:59:00Z' }, now)).toEqual(fine)
})

test('a start that was typed and an end that was switched off are not requested when the person publishes now', () => {
  expect(orderOf({ ...later, way: 'now', ends: false })).toEqual({ kind: 'publish', startsAt: null, endsAt: null })
  expect(orderOf({ ...later, way: 'save' })).toEqual({ kind: 'save' })
  expect(faultsOf({ way: 'save', startsAt: null, ends: true, endsAt: null }, now)).toEqual(fine)
})
