import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { LockLost, whileLocked } from './advisory-lock.ts'
import { connect, type Connection } from './index.ts'

let fresh: FreshDatabase
let one: Connection
let other: Connection
beforeAll(async () => {
  fresh = await freshDatabase()
  const open = () => connect(fresh.url, { size: 3, directUrl: fresh.directUrl, onFault: () => undefined })
  one = open()
  other = open()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await fresh.drop()
})

/** Ends the session that holds a lock. Returns how many there were. */
async function killHolders(): Promise<number> {
  const { rowCount } = await other.direct.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount ?? 0
}

/** Work that goes on until its signal aborts. */
const untilStopped = async (lost: AbortSignal) => {
  while (!lost.aborted) await sleep(5)
}

test('two do not work under one name; afterwards the next one may', async () => {
  let ran = 0
  const first = whileLocked(one.direct, ['a'], async () => {
    expect(await whileLocked(other.direct, ['a'], async () => void ran++)).toBe('a')
    expect(await whileLocked(other.direct, ['b', 'a'], async () => void ran++)).toBe('a')
    // What was taken before the name that another holds is given back.
    expect(await whileLocked(other.direct, ['b'], async () => void ran++)).toBeNull()
  })
  expect(await first).toBeNull()
  expect(ran).toBe(1)
  expect(await whileLocked(other.direct, ['a', 'b'], async () => void ran++)).toBeNull()
  expect(ran).toBe(2)
})

test('work that fails gives its lock back and says why', async () => {
  await expect(whileLocked(one.direct, ['a'], () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper')
  expect(await whileLocked(other.direct, ['a'], async () => undefined)).toBeNull()
})

test('when the connection of a lock is killed, the work is aborted, and another process takes over', async () => {
  const begun = Promise.withResolvers<void>()
  const working = whileLocked(one.direct, ['a', 'b'], async (lost) => {
    begun.resolve()
    await untilStopped(lost)
    expect(lost.reason).toBeInstanceOf(LockLost)
  })
  const outcome = expect(working).rejects.toBeInstanceOf(LockLost)
  await begun.promise
  expect(await whileLocked(other.direct, ['a'], async () => undefined)).toBe('a')
  expect(await killHolders()).toBeGreaterThan(0)
  await outcome
  let taken = false
  await expect.poll(() => whileLocked(other.direct, ['a', 'b'], async () => void (taken = true))).toBeNull()
  expect(taken).toBe(true)
})

test('a connection that is killed while it still takes its locks is a lost lock, too, and no work begins', async () => {
  const names = Array.from({ length: 3_000 }, (_, number) => `name ${number}`)
  let began = false
  const working = whileLocked(one.direct, names, async () => void (began = true)).catch((fault: unknown) => fault)
  await expect.poll(killHolders, { interval: 5 }).toBeGreaterThan(0)
  expect(await working).toBeInstanceOf(LockLost)
  expect(began).toBe(false)
  expect(await whileLocked(one.direct, ['a'], async () => undefined)).toBeNull()
})

test('a pool whose connection was killed while it held a lock goes on with a new one', async () => {
  const begun = Promise.withResolvers<void>()
  const working = whileLocked(one.direct, ['a'], async (lost) => {
    begun.resolve()
    await untilStopped(lost)
  }).catch((error: unknown) => error)
  await begun.promise
  await killHolders()
  expect(await working).toBeInstanceOf(LockLost)
  expect(await whileLocked(one.direct, ['a'], async () => undefined)).toBeNull()
})
