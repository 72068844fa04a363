import { expect, test } from 'vitest'
import { listStatus, noPublication } from '../../../../contract/index.ts'
import { orderingStatus } from './ordering-status.ts'

const published = { version: 3, publishedVersion: 3 }

test('a drifted list is shown as drifted, also after something newer was saved', () => {
  expect(orderingStatus(published, { ...noPublication, state: 'verified', drifted: 2 })).toBe('drifted')
  expect(orderingStatus({ ...published, version: 4 }, { ...noPublication, state: 'verified', drifted: 2 })).toBe('drifted')
})

test('a list is not shown as published before it is known whether it has drifted', () => {
  expect(orderingStatus(published, null)).toBeNull()
})

test('a list that nobody ordered is shown as such at once', () => {
  expect(orderingStatus({ version: 0, publishedVersion: null }, null)).toBe('never')
})

test.each(['waiting', 'running', 'sent', 'failed', 'done-with-errors', 'cancelled', 'verified', null] as const)(
  'a list whose newest publication is %s has the same status on the workbench and everywhere else',
  (state) => {
    for (const ordering of [published, { version: 4, publishedVersion: 3 }, { version: 1, publishedVersion: null }])
      for (const drifted of [null, 2])
        for (const nextAt of [null, '2026-12-01T08:00:00Z']) {
          const publication = { state, drifted, nextAt }
          expect(orderingStatus(ordering, publication)).toBe(listStatus({ ...publication, ...ordering }))
        }
  },
)
