import { expect, test } from 'vitest'
import { type Publication, publicationFailures, type PublicationState } from '../../../../contract/index.ts'
import { publication, scheduled } from '../publication.fixtures.ts'
import { actionsOf } from './publication-actions.ts'

const endedAt = '2026-11-20T09:40:00Z'

/** A publication in each state, as the server sends it: a failed one has a failure, a waiting one has what it waits for. */
const shown: Readonly<Record<PublicationState, Publication>> = {
  scheduled,
  waiting: { ...publication, state: 'waiting', waitingFor: 'worker' },
  running: publication,
  sent: { ...publication, state: 'sent', written: 23 },
  verified: { ...publication, state: 'verified', written: 23, checked: 118, verified: 118, endedAt },
  'done-with-errors': { ...publication, state: 'done-with-errors', written: 23, checked: 118, verified: 116, endedAt },
  failed: { ...publication, state: 'failed', failure: 'unexpected', endedAt },
  cancelled: { ...publication, state: 'cancelled', endedAt },
}

test('each state has its actions: one that runs can be cancelled, one that ended can be verified again or repeated', () => {
  expect(Object.fromEntries(Object.values(shown).map((one) => [one.state, actionsOf(one)]))).toEqual({
    scheduled: ['now', 'move', 'cancel'],
    waiting: ['cancel'],
    running: ['cancel'],
    sent: [],
    verified: ['verify'],
    'done-with-errors': ['verify'],
    failed: ['retry'],
    cancelled: ['retry'],
  })
})

test('products that failed can be tried again', () => {
  expect(actionsOf({ ...shown['done-with-errors'], failed: 2 })).toEqual(['verify', 'retry'])
})

test('a publication that is being cancelled cannot be cancelled again', () => {
  expect(actionsOf({ ...shown.running, cancelling: true })).toEqual([])
  expect(actionsOf({ ...shown.waiting, cancelling: true })).toEqual([])
})

test('a superseded publication cannot be repeated, whatever failed in it', () => {
  expect(actionsOf({ ...shown['done-with-errors'], failure: 'superseded' })).toEqual([])
  expect(actionsOf({ ...shown['done-with-errors'], failure: 'superseded', failed: 2 })).toEqual([])
})

test('a failed publication can be repeated, unless its list does not exist any more', () => {
  // A superseded one did not fail: all of it was written.
  const reasons = publicationFailures.filter((failure) => failure !== 'superseded')
  const canRetry = reasons.filter((failure) => actionsOf({ ...shown.failed, failure }).includes('retry'))
  expect(canRetry).toEqual(['credential', 'forbidden', 'unreadable', 'unexpected', 'fields-refused'])
  expect(actionsOf({ ...shown.failed, failure: 'list-gone' })).toEqual([])
})
