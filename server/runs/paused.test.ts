import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PlatformFault } from '../platforms/platform.ts'
import { type Engine, startEngine } from './runs.fixtures.ts'

let engine: Engine
let store: string
beforeAll(async () => {
  engine = await startEngine()
})
beforeEach(async () => {
  engine.reset()
  // Lost runs are searched in all stores.
  await engine.connection.pool.query('delete from runs')
  store = await engine.addStore()
})
afterAll(() => engine.close())

const pause = (paused: boolean) =>
  engine.connection.pool.query('update stores set paused_at = $2 where id = $1', [store, paused ? engine.clock.now() : null])
const isAtWork = () => engine.connection.database.transaction().execute((transaction) => engine.runs.isAtWork(transaction, store))

/** A run that waits for the platform in a state that cannot be stopped. */
async function waitingUnstoppable(): Promise<string> {
  let away = true
  engine.answer({
    reading: async () => 'replacing',
    async replacing() {
      if (!away) return 'checking'
      away = false
      throw new PlatformFault('unavailable', 'away')
    },
  })
  const id = (await engine.add(store))!
  await engine.work(1)
  expect(await engine.read(store, id)).toMatchObject({ state: 'replacing', waitsFor: 'platform' })
  return id
}

test('a store is at work while a run waits in a state that cannot be stopped, though nobody holds its lock', async () => {
  expect(await isAtWork()).toBe(false)
  await waitingUnstoppable()
  expect(await isAtWork()).toBe(true)
  await engine.workThrough()
  expect(await isAtWork()).toBe(false)
})

test('a run that waits in a state that can be stopped is no work', async () => {
  engine.answer({ reading: () => Promise.reject(new PlatformFault('unavailable', 'away')) })
  await engine.add(store)
  await engine.work(1)
  expect(await isAtWork()).toBe(false)
})

test('in a paused store a run that cannot be stopped goes on until it can, and waits there for the end of the pause', async () => {
  const id = await waitingUnstoppable()
  await pause(true)
  await engine.workThrough()
  expect(await engine.read(store, id)).toMatchObject({ state: 'checking', waitsFor: 'worker' })
  expect(await isAtWork()).toBe(false)
  await pause(false)
  await engine.runs.wake(store)
  await engine.work()
  expect((await engine.read(store, id)).state).toBe('done')
})

test('in a paused store a lost job is enqueued again where its run cannot be stopped, and there alone', async () => {
  const id = await waitingUnstoppable()
  const other = store
  store = await engine.addStore()
  await engine.add(store)
  await pause(true)
  store = other
  await pause(true)
  engine.jobs.clear()
  engine.clock.pass(120_000)
  expect(await engine.runs.resume('lost')).toBe(1)
  await engine.work()
  expect((await engine.read(store, id)).state).toBe('checking')
})
