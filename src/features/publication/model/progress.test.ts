import { expect, test } from 'vitest'
import { publicationStates } from '../../../../contract/index.ts'
import { publication } from '../publication.fixtures.ts'
import { paceOf, shareDone, progressTextOf } from './progress.ts'

test('every state is shown', () => {
  expect(publicationStates.map((state) => progressTextOf({ ...publication, state }).kind)).toEqual([
    'scheduled',
    'queued',
    'writing',
    'checking',
    'verified',
    'with-faults',
    'failed',
    'cancelled',
  ])
})

test('a waiting publication shows whether it waits for a worker, or for the platform and until when', () => {
  const retryAt = '2026-11-20T10:01:00Z'
  expect(progressTextOf({ ...publication, state: 'waiting', waitingFor: 'platform', retryAt })).toEqual({ kind: 'platform-away', retryAt })
  expect(progressTextOf({ ...publication, state: 'waiting', waitingFor: 'worker' })).toEqual({ kind: 'queued' })
})

test('a publication that is being cancelled shows it, and one that a newer one replaced is not shown as failed', () => {
  expect(progressTextOf({ ...publication, cancelling: true }).kind).toBe('cancelling')
  expect(progressTextOf({ ...publication, state: 'waiting', waitingFor: 'platform', cancelling: true }).kind).toBe('cancelling')
  expect(progressTextOf({ ...publication, state: 'failed', failure: 'superseded' }).kind).toBe('superseded')
})

test('progress counts written, skipped and failed products, and is unknown before the plan', () => {
  expect(shareDone({ ...publication, failed: 2 })).toEqual({ done: 12, of: 24 })
  expect(shareDone({ ...publication, toWrite: null })).toBeNull()
})

test('an ordering that the platform has already needs no writes, and that is shown', () => {
  expect(progressTextOf({ ...publication, state: 'verified', toWrite: 0 }).kind).toBe('nothing-to-write')
})

test('the remaining time is computed from the pace so far, after the first seconds', () => {
  const started = Date.parse(publication.startedAt!)
  expect(paceOf(publication, started + 10_000)).toEqual({ perMinute: 60, secondsLeft: 14 })
  expect(paceOf(publication, started + 1_000)).toBeNull()
  expect(paceOf({ ...publication, state: 'sent' }, started + 10_000)).toBeNull()
  expect(paceOf({ ...publication, toWrite: null }, started + 10_000)).toBeNull()
})
