import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aborted, type Engine, heldStep, kind, startEngine, waitingSessions } from './runs.fixtures.ts'
import { maxCancelWait } from './worker.ts'

let engine: Engine
let store: string
let lastTick: () => Promise<unknown> = () => Promise.resolve()
let ticked = 0
beforeAll(async () => {
  engine = await startEngine({ beside: () => ({ tick: async () => void (ticked++, await lastTick()) }) })
})
beforeEach(async () => {
  engine.reset()
  lastTick = () => Promise.resolve()
  store = await engine.addStore()
})
afterAll(() => engine.close())

const stateOf = async (id: string) => (await engine.read(store, id)).state
/** The number of checks whether the run was cancelled. */
const ticks = (count: number) => {
  const from = ticked
  return expect.poll(() => ticked, { interval: 5 }).toBeGreaterThan(from + count)
}
const cancelled = ['reading', 'followed cancelled']

test('a run that waits for a worker, a retry or its time is cancelled at once, with its effects', async () => {
  const waiting = (await engine.add(store, { subject: 'a' }))!
  const scheduled = (await engine.add(store, { state: 'scheduled', subject: 'b', dueAt: new Date('2027-01-01') }))!
  for (const id of [waiting, scheduled]) {
    await engine.cancel(store, id)
    expect(await engine.read(store, id)).toMatchObject({
      state: 'cancelled',
      dueAt: null,
      endedAt: engine.clock.now(),
      cancelRequestedAt: engine.clock.now(),
    })
  }
  expect(engine.happened).toEqual(['followed cancelled', 'followed cancelled'])
  await engine.work()
  expect(engine.happened).toHaveLength(2)
  engine.answer({ reading: () => Promise.reject(new Error('ours')) })
  const failing = (await engine.add(store, { subject: 'c' }))!
  await engine.work(1)
  await engine.cancel(store, failing)
  expect(await stateOf(failing)).toBe('cancelled')
})

test('a run that is being worked on is cancelled when its step has ended, whatever its result', async () => {
  for (const outcome of ['checking', { after: 1_000 }, undefined] as const) {
    engine.reset()
    const held = heldStep(outcome)
    engine.answer({ reading: held.answer })
    const id = (await engine.add(store))!
    const working = engine.job(store, id)
    const { signal } = await held.begun
    await engine.cancel(store, id)
    expect(await engine.read(store, id)).toMatchObject({ state: 'reading', cancelRequestedAt: engine.clock.now() })
    await aborted(signal)
    held.end()
    await working
    expect(await stateOf(id)).toBe('cancelled')
    await engine.work()
    expect(engine.happened).toEqual(cancelled)
  }
})

test('an error of a step that was aborted is not counted as a failure', async () => {
  const id = (await engine.add(store))!
  const begun = Promise.withResolvers<void>()
  engine.answer({
    async reading({ signal }) {
      begun.resolve()
      await aborted(signal)
      throw new Error('calls were stopped')
    },
  })
  const working = engine.job(store, id)
  await begun.promise
  await engine.cancel(store, id)
  await working
  expect(await engine.read(store, id)).toMatchObject({ state: 'cancelled', failure: null, ownFailures: 0 })
})

test('a job that finds a cancelled run at work does not end it while its step runs', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  const { signal } = await held.begun
  await engine.cancel(store, id)
  await aborted(signal)
  await engine.job(store, id)
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', endedAt: null })
  expect(engine.happened).toEqual(['reading'])
  held.end()
  await working
  expect(await stateOf(id)).toBe('cancelled')
  await engine.work()
  expect(engine.happened).toEqual(cancelled)
})

test('a step that does not end delays the cancel only for the time that its calls may take', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  await held.begun
  const requestedAt = performance.now()
  await engine.cancel(store, id)
  await expect.poll(() => stateOf(id), { interval: 20 }).toBe('cancelled')
  const took = performance.now() - requestedAt
  expect(took).toBeGreaterThanOrEqual(maxCancelWait)
  // Its locks are held until its calls have ended, and their results are not written.
  await engine.job(store, id)
  held.end()
  await working
  expect(await stateOf(id)).toBe('cancelled')
  expect(engine.happened).toEqual(cancelled)
})

test('an unstoppable state is finished before the cancel takes effect', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: async () => 'replacing', replacing: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  const { signal } = await held.begun
  await engine.cancel(store, id)
  await ticks(5)
  expect(signal.aborted).toBe(false)
  held.end()
  await working
  expect(await stateOf(id)).toBe('cancelled')
  expect(engine.happened).toEqual(['reading', 'replacing', 'followed cancelled'])
})

test('an unstoppable state is finished also when no worker has it, and after failures', async () => {
  let tries = 0
  engine.answer({
    reading: async () => 'replacing',
    replacing: () => (++tries < 3 ? Promise.reject(new Error('ours')) : Promise.resolve('checking')),
  })
  const id = (await engine.add(store))!
  await engine.workThrough(1)
  await engine.cancel(store, id)
  expect(await engine.read(store, id)).toMatchObject({ state: 'replacing', waitsFor: 'retry' })
  await engine.workThrough()
  expect(tries).toBe(3)
  expect(await stateOf(id)).toBe('cancelled')
})

test('a cancel just before the locks are released takes effect at once, not at the next job', async () => {
  const id = (await engine.add(store))!
  engine.answer({ reading: async () => ({ after: 600_000 }) })
  const commit = Promise.withResolvers<void>()
  const cancels: Promise<unknown>[] = []
  lastTick = async () => {
    if (cancels.length > 0 || (await engine.read(store, id)).waitsFor !== 'time') return
    const requestedAt = Promise.withResolvers<void>()
    cancels.push(
      engine.change(store, id, async (queries, run) => {
        await engine.runs.cancel(queries, kind, run)
        requestedAt.resolve()
        await commit.promise
      }),
    )
    await requestedAt.promise
  }
  const working = engine.job(store, id)
  await expect.poll(() => cancels.length).toBe(1)
  let over = false
  void working.then(() => (over = true))
  await expect.poll(async () => over || (await waitingSessions(engine.connection)) === 1, { interval: 5 }).toBe(true)
  commit.resolve()
  await Promise.all([...cancels, working])
  expect(await stateOf(id)).toBe('cancelled')
})
