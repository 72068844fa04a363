import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PlatformFault } from '../platforms/platform.ts'
import { type Engine, startEngine, type State } from './runs.fixtures.ts'

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

const away = (retryAfter: number | null = null) => Promise.reject(new PlatformFault('unavailable', 'closed', retryAfter))
const ours = () => Promise.reject(new Error('ours'))
/** Waits until the next try, in milliseconds, after each of so many tries. */
async function waitsAfter(id: string, tries: number): Promise<(number | null)[]> {
  const waits: (number | null)[] = []
  for (let count = 0; count < tries; count++) {
    await engine.workThrough(1)
    const { dueAt } = await engine.read(store, id)
    waits.push(dueAt && dueAt.getTime() - engine.clock.now().getTime())
  }
  return waits
}

test('while the platform is not reachable a run waits, longer each time, and then continues where it was', async () => {
  engine.answer({ writing: () => away() })
  const id = (await engine.add(store))!
  // The first job finds that writing needs the store.
  expect(await waitsAfter(id, 5)).toEqual([0, 1_000, 2_000, 5_000, 5_000])
  expect(await engine.read(store, id)).toMatchObject({ state: 'writing', waitsFor: 'platform', platformFailures: 4, ownFailures: 0 })
  engine.reset()
  await engine.runs.resume('all')
  await engine.workThrough()
  expect(engine.happened).toEqual(['writing', 'checking'])
  expect((await engine.read(store, id)).state).toBe('done')
})

test('a longer wait that the platform requests is used instead of our own', async () => {
  engine.answer({ reading: () => away(90_000) })
  const id = (await engine.add(store))!
  expect(await waitsAfter(id, 1)).toEqual([90_000])
  // No job begins it earlier.
  await engine.job(store, id)
  engine.clock.pass(89_000)
  await engine.job(store, id)
  expect(engine.happened).toEqual(['reading'])
  engine.answer({ reading: () => away(10) })
  expect(await waitsAfter(id, 1)).toEqual([2_000])
})

test('any number of failures of the platform does not end a run', async () => {
  engine.answer({ reading: () => away() })
  const id = (await engine.add(store))!
  await engine.workThrough(30)
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', platformFailures: 30 })
})

test('any other fault of the platform ends a run with its code, and its effects are applied once', async () => {
  for (const [fault, detail] of [
    ['credential', null],
    ['forbidden', 'may not write'],
    ['unreadable', null],
  ] as const) {
    engine.reset()
    engine.answer({ reading: () => Promise.reject(new PlatformFault(fault, 'may not write')) })
    const id = (await engine.add(store, { subject: fault }))!
    await engine.work()
    await engine.job(store, id)
    expect(await engine.read(store, id)).toMatchObject({ state: 'failed', failure: fault, failureDetail: detail, dueAt: null })
    expect(engine.happened).toEqual(['reading', `followed ${fault}`])
    expect(engine.jobs.waiting).toEqual([])
  }
})

test('a run is retried after ten internal errors in a row; the eleventh ends it', async () => {
  engine.answer({ reading: ours })
  const id = (await engine.add(store))!
  expect(await waitsAfter(id, 10)).toEqual([1_000, 2_000, ...Array.from({ length: 8 }, () => 5_000)])
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', waitsFor: 'retry', ownFailures: 10 })
  expect(await waitsAfter(id, 1)).toEqual([null])
  expect(await engine.read(store, id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
  expect(engine.happened.filter((what) => what !== 'reading')).toEqual(['followed unexpected'])
})

test('a step that neither changes the state nor returns when to call it again is an internal error', async () => {
  engine.answer({ reading: async () => undefined })
  const id = (await engine.add(store))!
  expect(await waitsAfter(id, 1)).toEqual([1_000])
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', waitsFor: 'retry', ownFailures: 1 })
  await engine.workThrough()
  expect(await engine.read(store, id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
})

test('a step that changes the state resets the counts of failures', async () => {
  let tries = 0
  engine.answer({ reading: () => (++tries < 10 ? ours() : Promise.resolve('checking')), checking: ours })
  const id = (await engine.add(store))!
  await engine.workThrough(10)
  expect(await engine.read(store, id)).toMatchObject({ state: 'checking', ownFailures: 1 })
})

test('a step that waits for its next time resets the counts of failures', async () => {
  let tries = 0
  const wait = { after: 1 }
  const steps: (() => Promise<State | typeof wait>)[] = [ours, ours, () => away(), () => Promise.resolve(wait)]
  engine.answer({ reading: () => steps[tries++ % steps.length]!() })
  const id = (await engine.add(store))!
  await engine.workThrough(3)
  expect(await engine.read(store, id)).toMatchObject({ ownFailures: 2, platformFailures: 1 })
  await engine.workThrough(1)
  expect(await engine.read(store, id)).toMatchObject({ waitsFor: 'time', ownFailures: 0, platformFailures: 0 })
  await engine.workThrough(80)
  expect((await engine.read(store, id)).state).toBe('reading')
})
