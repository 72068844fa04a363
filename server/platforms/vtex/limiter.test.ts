import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAccountShares } from './account-share.ts'
import { readRetryAfter } from './back-off.ts'
import { createLimiter } from './limiter.ts'
import { fakeTime } from './scripted.fixtures.ts'

const forever = Infinity

test('behaviour 7, rate of an account · calls keep to the rate, whatever the load', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 200 }), async (rate, calls) => {
      const time = fakeTime()
      const limiter = createLimiter(rate, time)
      const at: number[] = []
      await Promise.all(Array.from({ length: calls }, () => limiter.turn('background', forever).then(() => at.push(time.now()))))
      const spread = (at.at(-1) ?? 0) - (at[0] ?? 0)
      expect(spread).toBeGreaterThanOrEqual(((calls - 1) * 1000) / rate - 100 - 1000 / rate - 0.001)
    }),
    { numRuns: 50 },
  )
})

test('behaviour 7, rate of an account · all connectors of an account share the slowest rate; two accounts share nothing', () => {
  const shares = createAccountShares(fakeTime())
  const of = (account: string, rate: number) => shares(account, { catalogue: rate, orders: rate }).limiters
  expect(of('one', 100).catalogue).toBe(of('one', 40).catalogue)
  expect(of('one', 100).catalogue.rate()).toBe(40)
  expect(of('two', 100).catalogue.rate()).toBe(100)
})

test('behaviour 7, rate of an account · who waits in person goes first', async () => {
  const time = fakeTime()
  const limiter = createLimiter(1, time)
  const order: string[] = []
  const go = (name: string, priority: 'interactive' | 'background') => limiter.turn(priority, forever).then(() => order.push(name))
  await Promise.all([go('first', 'background'), go('job', 'background'), go('job', 'background'), go('person', 'interactive')])
  expect(order).toEqual(['first', 'person', 'job', 'job'])
})

test('behaviour 4, too many calls · a refusal halves the rate once for all that were under way, and a minute gives a twentieth back', async () => {
  const time = fakeTime()
  const limiter = createLimiter(100, time)
  await time.sleep(10)
  const sentAt = time.now()
  await time.sleep(10)
  limiter.refused(sentAt, 1_000)
  limiter.refused(sentAt, 1_000)
  expect(limiter.rate()).toBe(50)
  await time.sleep(60_000)
  expect(limiter.rate()).toBe(55)
  limiter.refused(time.now(), 0)
  expect(limiter.rate()).toBeCloseTo(27.5)
  await time.sleep(60 * 60_000)
  expect(limiter.rate()).toBe(100)
})

test('behaviour 4, too many calls · a waiting call gives up when a pause is longer than its maxWait; the others go on after the pause', async () => {
  const time = fakeTime()
  const limiter = createLimiter(1, time)
  await limiter.turn('background', forever)
  const short = limiter.turn('background', 1_500)
  const long = limiter.turn('background', 60_000)
  limiter.refused(time.now(), 30_000)
  await expect(short).rejects.toMatchObject({ kind: 'unavailable' })
  await long
  expect(time.now()).toBeGreaterThanOrEqual(30_000)
})

test('behaviour 4, too many calls · Retry-After is read as seconds and as a date, and nothing else is believed', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(readRetryAfter('0', now)).toBe(0)
  expect(readRetryAfter(' 2.5 ', now)).toBe(2_500)
  expect(readRetryAfter('Fri, 20 Nov 2026 12:00:05 GMT', now)).toBe(5_000)
  expect(readRetryAfter('Fri, 20 Nov 2020 12:00:05 GMT', now)).toBe(0)
  for (const nonsense of [null, '', 'soon', '-3', '1e9', '99999999999']) expect(readRetryAfter(nonsense, now), String(nonsense)).toBeNull()
})
