import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('others get their turn while long steps run, and the result is what the steps give', async () => {
  let over = false
  function* long() {
    for (let step = 0; step < 40; step++) {
      const began = performance.now()
      while (performance.now() - began < 2);
      yield
    }
    over = true
    return 'ranked'
  }
  let turns = 0
  const others = (async () => {
    for (; !over; turns++) await turn()
  })()
  expect(await inTurns(long())).toBe('ranked')
  await others
  expect(turns).toBeGreaterThan(5)
})

test('a fault in a step reaches who waits', async () => {
  function* broken() {
    yield
    throw new Error('no such column')
  }
  await expect(inTurns(broken())).rejects.toThrow('no such column')
})
