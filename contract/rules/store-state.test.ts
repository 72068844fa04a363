import { expect, test } from 'vitest'
import { storeState } from './store-state.ts'

const at = '2026-03-10T09:00:00Z'

test('a store is up to date only where its whole catalogue was in', () => {
  expect(storeState({ readiness: 'ready', pausedAt: null, synchronisedAt: at })).toBe('ready')
  expect(storeState({ readiness: 'ready', pausedAt: null, synchronisedAt: null })).toBe('incomplete')
  expect(storeState({ readiness: 'failed', pausedAt: null, synchronisedAt: at })).toBe('failed')
  expect(storeState({ readiness: 'synchronising', pausedAt: null, synchronisedAt: null })).toBe('synchronising')
  expect(storeState({ readiness: 'ready', pausedAt: at, synchronisedAt: null })).toBe('paused')
})
