import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engine, heldStep, kind, startEngine } from './runs.fixtures.ts'

let engine: Engine
let store: string
beforeAll(async () => {
  engine = await startEngine({ stopsAtOnce: true })
})
beforeEach(async () => {
  engine.reset()
  store = await engine.addStore()
})
afterAll(() => engine.close())

const stateOf = async (id: string) => (await engine.read(store, id)).state

test('with `stopsAtOnce` a cancel ends the run at once, also when its step hangs', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  const { signal } = await held.begun
  await engine.cancel(store, id)
  expect(await stateOf(id)).toBe('cancelled')
  await working
  expect(signal.aborted).toBe(true)
  expect(await engine.change(store, id, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))).toBe(true)
  engine.answer({})
  await engine.work()
  expect(await stateOf(id)).toBe('done')
  held.end()
})

test('the result of a step that ends after the cancel is not written', async () => {
  for (const outcome of [{ after: 1 }, undefined] as const) {
    engine.reset()
    const held = heldStep(outcome)
    engine.answer({ reading: held.answer })
    const id = (await engine.add(store))!
    const working = engine.job(store, id)
    await held.begun
    await engine.cancel(store, id)
    await working
    await engine.change(store, id, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))
    const before = await engine.read(store, id)
    held.end()
    for (let look = 0; look < 20; look++) expect(await engine.read(store, id)).toEqual(before)
    await engine.cancel(store, id)
  }
})

test('with `stopsAtOnce`, too, an unstoppable state is finished', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: async () => 'replacing', replacing: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  const { signal } = await held.begun
  await engine.cancel(store, id)
  expect(await engine.read(store, id)).toMatchObject({ state: 'replacing', cancelRequestedAt: engine.clock.now() })
  expect(signal.aborted).toBe(false)
  held.end()
  await working
  expect(await stateOf(id)).toBe('cancelled')
})

test('a shutdown keeps the locks until the step has ended, because the run goes on later', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const shutdown = new AbortController()
  const working = engine.job(store, id, shutdown.signal)
  let hasEnded = false
  void working.then(() => (hasEnded = true))
  await held.begun
  shutdown.abort()
  // Another worker that comes meanwhile finds the lock held, and begins no second step.
  for (let look = 0; look < 20; look++) await engine.job(store, id)
  expect(hasEnded).toBe(false)
  held.end()
  await working
})
