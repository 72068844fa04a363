import { expect, test } from 'vitest'
import { publicationStates, type Publication } from '../../../../contract/index.ts'
import { shareDone, tellingOf } from './progress.ts'

const publication: Publication = {
  id: 'p', store: 'demo', categoryId: 7, categoryName: 'Tazas', state: 'running', waitingFor: null, failure: null, version: 2, requestedBy: 'ana@tienda.es', requestedAt: '2026-11-20T10:00:00Z',
  startedAt: null, endedAt: null, retryAt: null, products: 48, toWrite: 10, written: 4, skipped: 1, failed: 1, checked: 0, verified: 0, faults: [],
}

test('every state is told', () => {
  expect(publicationStates.map((state) => tellingOf({ ...publication, state }).kind)).toEqual(['queued', 'writing', 'checking', 'verified', 'with-faults', 'failed'])
})

test('waiting tells for what: a free worker, or a platform that does not answer and when it is tried again', () => {
  const retryAt = '2026-11-20T10:01:00Z'
  expect(tellingOf({ ...publication, state: 'waiting', waitingFor: 'platform', retryAt })).toEqual({ kind: 'platform-away', retryAt })
  expect(tellingOf({ ...publication, state: 'waiting', waitingFor: 'worker' })).toEqual({ kind: 'queued' })
})

test('progress counts what was written, found right and given up, and is unknown before the plan', () => {
  expect(shareDone(publication)).toEqual({ done: 6, of: 10 })
  expect(shareDone({ ...publication, toWrite: null })).toBeNull()
})

test('an ordering that the platform holds already is told as such', () => {
  expect(tellingOf({ ...publication, state: 'verified', toWrite: 0 }).kind).toBe('nothing-to-write')
})
