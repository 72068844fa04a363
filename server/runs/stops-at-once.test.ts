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

test('it is over at once, and a step that hangs holds nothing up', async () => {
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

test('what a step brings that ended too late is not written', async () => {
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

test('a state that may not be stopped goes to its end all the same', async () => {
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
