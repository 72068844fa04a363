import { expect, test } from 'vitest'
import { listStatus } from './list-status.ts'

const published = { state: 'verified', drifted: null, nextAt: null, version: 3, publishedVersion: 3 } as const

test('a list that was looked at again and stands elsewhere has drifted, which can be settled, and is not merely done with differences', () => {
  expect(listStatus({ ...published, state: 'done-with-errors', drifted: 2 })).toBe('drifted')
  expect(listStatus({ ...published, state: 'done-with-errors', publishedVersion: null, drifted: 2 })).toBe('drifted')
})

test('after a takeover from the platform a list is published, whatever the last check found', () => {
  expect(listStatus({ ...published, state: 'done-with-errors', version: 4, publishedVersion: 4 })).toBe('verified')
})

test('one whose publication ended with differences and never stood is shown as such', () => {
  expect(listStatus({ ...published, state: 'done-with-errors', publishedVersion: null })).toBe('done-with-errors')
})

test('a running or failed publication comes before a drift', () => {
  for (const state of ['waiting', 'running', 'sent', 'failed'] as const) expect(listStatus({ ...published, state, drifted: 1 })).toBe(state)
})

test('then what is scheduled, published, saved, and nothing at all', () => {
  expect(listStatus({ ...published, nextAt: '2026-11-20T09:00:00Z' })).toBe('scheduled')
  expect(listStatus(published)).toBe('verified')
  expect(listStatus({ ...published, version: 4 })).toBe('draft')
  expect(listStatus({ ...published, state: null, version: 0, publishedVersion: null })).toBe('never')
})

test('a published Samara collection that products entered or left has something to publish', () => {
  expect(listStatus({ ...published, moved: true })).toBe('draft')
  expect(listStatus({ ...published, moved: false })).toBe('verified')
  expect(listStatus({ ...published, moved: true, drifted: 1 })).toBe('drifted')
  expect(listStatus({ ...published, moved: true, nextAt: '2026-11-20T09:00:00Z' })).toBe('scheduled')
})

test('without a moved product there is no drift', () => {
  expect(listStatus({ ...published, drifted: 0 })).toBe('verified')
  expect(listStatus({ ...published, drifted: null })).toBe('verified')
})
