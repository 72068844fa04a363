import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engine, heldStep, kind, startEngine } from './runs.fixtures.ts'

let engine: Engine
let store: string
beforeAll(async () => {
  engine = await startEngine()
})
beforeEach(async () => {
  engine.reset()
  store = await engine.addStore()
})
afterAll(() => engine.close())

const minute = 60_000
const from = (milliseconds: number) => new Date(engine.clock.now().getTime() + milliseconds)
const schedule = (subject: string, after: number, slot: string | null = null) =>
  engine.add(store, { state: 'scheduled', subject, slot, dueAt: from(after) })
const stateOf = async (id: string) => (await engine.read(store, id)).state

test('a scheduled run begins at its time, not before, however many jobs it has', async () => {
  const id = (await schedule('a', minute))!
  expect(engine.jobs.waiting).toMatchObject([{ after: from(minute) }])
  await engine.job(store, id)
  engine.clock.pass(minute - 1_000)
  await engine.work()
  expect(await engine.read(store, id)).toMatchObject({ state: 'scheduled', waitsFor: 'time', startedAt: null })
  engine.clock.pass(1_000)
  await Promise.all([engine.job(store, id), engine.job(store, id), engine.job(store, id)])
  await engine.work()
  expect(await stateOf(id)).toBe('done')
  expect(engine.happened).toEqual(['reading', 'writing', 'checking'])
})

test('a rescheduled run begins at its new time, although the job of the former time runs', async () => {
  const id = (await schedule('a', minute, 'one'))!
  await engine.change(store, id, (queries, run) => engine.runs.reschedule(queries, kind, run, from(5 * minute), 'two'))
  expect(await engine.read(store, id)).toMatchObject({ slot: 'two', dueAt: from(5 * minute) })
  expect(await schedule('a', minute, 'one')).not.toBeNull()
  engine.clock.pass(minute)
  await engine.job(store, id)
  expect(await stateOf(id)).toBe('scheduled')
  engine.clock.pass(4 * minute)
  await engine.job(store, id)
  expect(await stateOf(id)).not.toBe('scheduled')
})

test('two runs of a subject cannot be scheduled for the same slot; without a slot they can', async () => {
  const id = (await schedule('a', minute, 'noon'))!
  expect(await schedule('a', minute, 'noon')).toBeNull()
  expect(await schedule('b', minute, 'noon')).not.toBeNull()
  expect(await schedule('a', minute)).not.toBeNull()
  expect(await schedule('a', minute)).not.toBeNull()
  const other = (await schedule('a', minute, 'one'))!
  await expect(
    engine.change(store, other, (queries, run) => engine.runs.reschedule(queries, kind, run, from(minute), 'noon')),
  ).rejects.toMatchObject({ constraint: 'one_claim_of_runs' })
  expect(await engine.read(store, other)).toMatchObject({ slot: 'one' })
  await engine.cancel(store, id)
  expect(await schedule('a', minute, 'noon')).not.toBeNull()
})

test('the slot of a run is free again after it has begun', async () => {
  const id = (await schedule('a', minute, 'noon'))!
  engine.clock.pass(minute)
  engine.answer({ reading: async () => ({ after: minute }) })
  await engine.work()
  expect(await stateOf(id)).toBe('reading')
  expect(await schedule('a', minute, 'noon')).not.toBeNull()
})

test('a run whose subject is claimed begins when the other run has released it', async () => {
  const held = heldStep('checking')
  engine.answer({ reading: held.answer })
  const first = (await engine.add(store, { subject: 'a' }))!
  const second = (await schedule('a', minute))!
  const working = engine.job(store, first)
  await held.begun
  engine.clock.pass(minute)
  await engine.job(store, second)
  expect(await engine.read(store, second)).toMatchObject({ state: 'scheduled', dueAt: from(1_000) })
  held.end()
  await working
  await engine.workThrough()
  expect([await stateOf(first), await stateOf(second)]).toEqual(['done', 'done'])
})

test('of two runs of a subject that are due at the same time, one begins after the other', async () => {
  for (let round = 0; round < 5; round++) {
    const ids = [(await schedule('a', minute))!, (await schedule('a', minute))!]
    engine.clock.pass(minute)
    engine.answer({ reading: async () => 'checking' })
    await Promise.all(ids.map((id) => engine.job(store, id)))
    await engine.workThrough()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'done'])
  }
})

test('a run cannot begin at once while another one has the claim', async () => {
  const first = (await engine.add(store, { subject: 'a' }))!
  const second = (await schedule('a', minute))!
  const begin = () => engine.change(store, second, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))
  expect(await begin()).toBe(false)
  expect(await engine.read(store, second)).toMatchObject({ state: 'scheduled', dueAt: from(minute) })
  await engine.cancel(store, first)
  expect(await begin()).toBe(true)
  await engine.work()
  expect(await stateOf(second)).toBe('done')
})

test('a step that asks to be called again is called at that time, in the present state', async () => {
  engine.answer({ checking: async () => ({ after: minute }) })
  const id = (await engine.add(store))!
  await engine.work()
  expect(await engine.read(store, id)).toMatchObject({ state: 'checking', waitsFor: 'time', dueAt: from(minute) })
  engine.clock.pass(minute / 2)
  await engine.job(store, id)
  expect(engine.happened).toEqual(['reading', 'writing', 'checking'])
  engine.reset()
  engine.clock.pass(minute / 2)
  await engine.job(store, id)
  expect(engine.happened).toEqual(['checking'])
  expect(await stateOf(id)).toBe('done')
})
