import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '../kernel/logger.ts'
import type { Anew } from './run.repository.ts'
import { startRounds } from './rounds.ts'

const minute = 60_000
const log: string[] = []
const logger = createLogger('error', { write: (line: string) => void log.push(line) })
beforeEach(() => {
  log.splice(0)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

/** Rounds that end when the test lets them. */
function rounds(look: () => Promise<number>) {
  const looks: Anew[] = []
  const end = startRounds(
    {
      resume(anew) {
        looks.push(anew)
        return look()
      },
    },
    logger,
  )
  return { looks, end }
}

test('lost runs are enqueued once a minute until the rounds are stopped', async () => {
  const { looks, end } = rounds(() => Promise.resolve(0))
  expect(looks).toEqual([])
  for (let count = 1; count <= 3; count++) {
    await vi.advanceTimersByTimeAsync(minute)
    expect(looks).toEqual(Array.from({ length: count }, () => 'lost'))
  }
  await end()
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(looks).toHaveLength(3)
})

test('rounds do not overlap, and stopping waits for the present one', async () => {
  const look = Promise.withResolvers<number>()
  const { looks, end } = rounds(() => look.promise)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(looks).toHaveLength(1)
  let ended = false
  const ending = end().then(() => (ended = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toBe(false)
  look.resolve(0)
  expect(await ending).toBe(true)
})

test('a database error is logged, and the next round runs', async () => {
  const { looks, end } = rounds(() => Promise.reject(new Error('away')))
  await vi.advanceTimersByTimeAsync(minute)
  await vi.advanceTimersByTimeAsync(minute)
  expect(looks).toHaveLength(2)
  expect(log).toHaveLength(2)
  expect(log[0]).toContain('lost runs could not be looked for')
  await end()
})
