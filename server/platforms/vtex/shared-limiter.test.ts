import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connection } from '../../database/index.ts'
import { type FreshDatabase, migratedDatabase } from '../../testing/postgres.ts'
import { type Budgets, sharedBudgets } from '../budget/index.ts'
import type { PlatformFault } from '../platform.ts'
import { createAccountShares } from './account-share.ts'
import type { Limiter } from './limiter.ts'
import { createSharedLimiter } from './shared-limiter.ts'
import { realTime } from './time.ts'

let database: FreshDatabase
let connections: Connection[]
/** What a process has: its own connection to the one database. */
let processes: Budgets[]

beforeAll(async () => {
  database = await migratedDatabase()
  connections = [1, 2].map(() => connect(database.url, { size: 2, onFault: () => undefined }))
  processes = connections.map(({ database: one }) => sharedBudgets(one))
})
afterAll(async () => {
  for (const connection of connections) await connection.close()
  await database.drop()
})

const forever = Infinity
let accounts = 0
const callbacks = {
  onLease: () => undefined,
  onAlone: (error: unknown) => {
    throw error
  },
}
/** One account, as each of the two processes sees it. */
const limiters = (perSecond: number): [Limiter, Limiter] => {
  const account = `account ${(accounts += 1)}`
  const [one, two] = processes.map((budgets) => createSharedLimiter(perSecond, realTime, budgets(account), callbacks))
  return [one!, two!]
}
/**
 * Takes turns as fast as it may until the limiters together have given `turns`; the moments of each. How fast that is, the bench measures.
 */
async function takeTurns(limiters: readonly Limiter[], turns: number): Promise<number[][]> {
  let given = 0
  return Promise.all(
    limiters.map(async (limiter) => {
      const at: number[] = []
      const caller = async () => {
        while (given < turns) {
          await limiter.turn('background', forever)
          given += 1
          at.push(performance.now())
        }
      }
      await Promise.all(Array.from({ length: 10 }, caller))
      return at
    }),
  )
}
const most = (at: readonly number[], window: number) =>
  Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + window).length))
/** Milliseconds that this many turns must take: what nobody took in the last 100 ms may be caught up on. */
const least = (turns: number, rate: number) => ((turns - 1) / rate) * 1000 - 100

test('behaviour 7, rate of an account · two processes together keep to the rate of an account, and each has its part of it', async () => {
  for (const rate of [60, 600]) {
    const each = await takeTurns(limiters(rate), rate * 1.2)
    const all = each.flat()
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThanOrEqual(least(all.length, rate))
    expect(most(all, 1000)).toBeLessThanOrEqual(rate * 1.25)
    for (const at of each) expect(at.length).toBeGreaterThan(all.length * 0.1)
  }
})

test('behaviour 7, rate of an account · one process alone keeps to the rate, too', async () => {
  const [limiter] = limiters(200)
  const at = (await takeTurns([limiter], 200)).flat()
  expect(at.at(-1)! - at[0]!).toBeGreaterThanOrEqual(least(at.length, 200))
})

test('behaviour 7, rate of an account · who waits in person goes before the background, in the other process too', async () => {
  const [busy, other] = limiters(50)
  let calling = true
  let before = 0
  const background = Array.from({ length: 50 }, async () => {
    while (calling) {
      await busy.turn('background', forever)
      before += 1
    }
  })
  await busy.turn('interactive', forever)
  before = 0
  for (const limiter of [busy, other]) await limiter.turn('interactive', forever)
  // A batch or two of the others are taken already; the queue is fifty long.
  expect(before).toBeLessThan(40)
  calling = false
  await Promise.all(background)
})

test('behaviour 4, too many calls · a pause and the half rate after it are for every process', async () => {
  const [one, two] = limiters(200)
  await one.turn('background', forever)
  one.refused(performance.now(), 400)
  const before = performance.now()
  await one.turn('background', forever)
  const waited = performance.now() - before
  expect(waited).toBeGreaterThan(380)
  await two.turn('background', forever)
  expect(two.rate()).toBeCloseTo(100, 0)
  two.refused(performance.now(), 60_000)
  await two.turn('background', 1_000).catch(() => undefined)
  // Until the pause is in the database, the other process still has turns.
  const turnOfOne = () =>
    one.turn('background', 1_000).then(
      () => 'let go',
      ({ kind }: PlatformFault) => kind,
    )
  await expect.poll(turnOfOne).toBe('unavailable')
})

test('a database that does not answer stops nobody, and lets nobody run free', async () => {
  const hangs = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), 50))
  let reports = 0
  const limiter = createSharedLimiter(
    200,
    realTime,
    { lease: hangs, refused: hangs, failed: hangs, worked: hangs, probe: hangs },
    { ...callbacks, onAlone: () => (reports += 1) },
  )
  const at = (await takeTurns([limiter], 80)).flat()
  expect(at.at(-1)! - at[0]!).toBeGreaterThanOrEqual(least(at.length, 100))
  expect(reports).toBe(1)
})

test('behaviour 8, account that keeps failing · an account that fails again and again is left in peace by every process, until one call has tried', async () => {
  const breaker = { failures: 3, opensFor: 300 }
  const shares = processes.map((budgets) =>
    createAccountShares(realTime, { budgets, breaker })('a broken account', { catalogue: 500, orders: 500 }),
  )
  const [one, two] = [shares[0]!, shares[1]!]
  for (let failures = 0; failures < 3; failures += 1) one.breaker.failed(await one.breaker.enter())
  expect(() => one.breaker.check()).toThrow(expect.objectContaining({ kind: 'unavailable' }))
  // The other process hears of it with its next turn.
  await expect
    .poll(
      async () => (
        await two.limiters.catalogue.turn('background', forever),
        two.breaker.enter().then(
          () => 'goes',
          () => 'stops',
        )
      ),
    )
    .toBe('stops')

  await expect
    .poll(async () =>
      Promise.all([one, two].map(({ breaker: each }) => each.enter().catch(() => null))).then(
        (tried) => tried.filter((probe) => probe === true).length,
      ),
    )
    .toBe(1)
  for (const { breaker: each } of [one, two]) await expect(each.enter()).rejects.toMatchObject({ kind: 'unavailable' })
  one.breaker.worked()
  one.breaker.check()
  await expect
    .poll(() =>
      connections[0]!.database
        .selectFrom('platform_budgets')
        .select(['failures', 'open_until'])
        .where('account', '=', 'a broken account')
        .executeTakeFirst(),
    )
    .toEqual({ failures: 0, open_until: null })
})
