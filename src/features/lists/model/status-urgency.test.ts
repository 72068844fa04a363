import { expect, test } from 'vitest'
import { statuses } from '../lists.fixtures.ts'
import { urgencyOf } from './status-urgency.ts'

test('sorted by status, what went wrong comes first and what nobody ordered last', () => {
  expect(statuses.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)).map(({ status }) => status)).toEqual([
    'failed',
    'done-with-errors',
    'drifted',
    'running',
    'scheduled',
    'draft',
    'verified',
    'verified',
    'never',
  ])
})
