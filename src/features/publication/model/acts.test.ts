import { expect, test } from 'vitest'
import { publicationStates } from '../../../../contract/index.ts'
import { publication } from '../publication.fixtures.ts'
import { actsOf } from './acts.ts'

test('in every state there is what makes sense, and nothing else', () => {
  expect(Object.fromEntries(publicationStates.map((state) => [state, actsOf({ ...publication, state })]))).toEqual({
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

test('what failed of one can be tried again', () => {
  expect(actsOf({ ...publication, state: 'done-with-errors', failed: 2 })).toEqual(['verify', 'retry'])
})

test('what is being cancelled is not cancelled again, and what a newer one replaced is not done again', () => {
  expect(actsOf({ ...publication, cancelling: true })).toEqual([])
  expect(actsOf({ ...publication, state: 'failed', failure: 'superseded' })).toEqual([])
  expect(actsOf({ ...publication, state: 'failed', failure: 'list-gone' })).toEqual([])
})
