import { expect, test } from 'vitest'
import { keptSince } from './kept-since.ts'

test('single orders are missing where the days begin before those that are kept', () => {
  const kept = { ordersKeptFrom: '2025-02-28' }
  expect(keptSince(kept, { from: '2025-02-27' })).toBe('2025-02-28')
  expect(keptSince(kept, { from: '2025-02-28' })).toBeNull()
  expect(keptSince({ ordersKeptFrom: null }, { from: '2020-01-01' })).toBeNull()
})
