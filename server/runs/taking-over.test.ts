import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aborted, type Engine, heldStep, killLocks, kind, startEngine, type State, waitingSessions } from './runs.fixtures.ts'

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

const stateOf = async (id: string) => (await engine.read(store, id)).state

test('when the connection of its locks is killed, a step is aborted, its run stays as it is, and another worker goes on', async () => {
  const outcomes: (State | { after: number } | undefined | Error)[] = [undefined, { after: 600_000 }, new Error('stopped')]
  for (const outcome of outcomes) {
    engine.reset()
    const id = (await engine.add(store))!
    const begun = Promise.withResolvers<void>()
    engine.answer({
      async reading({ signal }) {
        begun.resolve()
        await aborted(signal)
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    })
    const working = expect(engine.job(store, id)).rejects.toMatchObject({ name: 'LockLost' })
    await begun.promise
    const before = await engine.read(store, id)
    engine.jobs.clear()
    await killLocks(engine.connection)
    await working
    expect(await engine.read(store, id)).toEqual(before)
    expect(engine.jobs.waiting).toEqual([])
    engine.answer({})
    // The queue retries a failed job.
    await engine.job(store, id)
    await engine.work()
    expect(await stateOf(id)).toBe('done')
    expect(engine.happened).toEqual(['reading', 'reading', 'writing', 'checking'])
  }
})

test('after a takeover, the late first worker changes nothing', async () => {
  const first = heldStep({ after: 600_000 })
  engine.answer({ reading: first.answer })
  const id = (await engine.add(store))!
  const late = expect(engine.job(store, id)).rejects.toMatchObject({ name: 'LockLost' })
  await first.begun
  engine.jobs.clear()
  await killLocks(engine.connection)
  const second = heldStep<State>('checking')
  engine.answer({ reading: second.answer })
  const working = engine.job(store, id)
  await second.begun
  first.end()
  await late
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', waitsFor: 'nothing' })
  expect(engine.jobs.waiting).toEqual([])
  second.end()
  await working
  expect(await stateOf(id)).toBe('done')
})

test('a process that stops leaves a run as it is, for another one', async () => {
  const stop = new AbortController()
  const id = (await engine.add(store))!
  engine.answer({
    async reading({ signal }) {
      stop.abort()
      await aborted(signal)
      throw new Error('stopped')
    },
  })
  await engine.job(store, id, stop.signal)
  expect(await engine.read(store, id)).toMatchObject({ state: 'reading', waitsFor: 'nothing', ownFailures: 0 })
  engine.answer({})
  await engine.work()
  expect(await stateOf(id)).toBe('done')
})

test('a job that finds its run locked is enqueued again, and does not change the time that the run gets meanwhile', async () => {
  const held = heldStep({ after: 600_000 })
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  await held.begun
  engine.jobs.clear()
  await engine.job(store, id)
  const [again] = engine.jobs.waiting
  expect(again!.after!.getTime()).toBeGreaterThan(engine.clock.now().getTime())
  held.end()
  await working
  const due = new Date(engine.clock.now().getTime() + 600_000)
  expect(await engine.read(store, id)).toMatchObject({ waitsFor: 'time', dueAt: due })
  engine.clock.pass(10_000)
  await engine.work()
  expect(engine.happened).toEqual(['reading'])
  expect((await engine.read(store, id)).dueAt).toEqual(due)
})

test('a job that finds its run locked does not undo a time that is set at the same moment', async () => {
  const held = heldStep<State>('checking')
  engine.answer({ reading: held.answer })
  const id = (await engine.add(store))!
  const working = engine.job(store, id)
  await held.begun
  const due = new Date(engine.clock.now().getTime() + 600_000)
  const second: Promise<void>[] = []
  await engine.change(store, id, async (queries, run) => {
    second.push(engine.job(store, id))
    await expect.poll(() => waitingSessions(engine.connection), { interval: 5 }).toBe(1)
    await engine.runs.later(queries, kind, run, due, { waits_for: 'platform' })
  })
  await Promise.all(second)
  expect(await engine.read(store, id)).toMatchObject({ waitsFor: 'platform', dueAt: due })
  held.end()
  await working
})

test('two jobs of a run never work on it at once, and each step is done once', async () => {
  const id = (await engine.add(store))!
  await Promise.all(Array.from({ length: 5 }, () => engine.job(store, id)))
  await engine.workThrough()
  expect(engine.happened).toEqual(['reading', 'writing', 'checking'])
})

test('in a state with `alone`, only one run of a store is worked on; runs of two stores are worked on together', async () => {
  const other = await engine.addStore()
  const held = heldStep<State>('checking')
  let now = 0
  let most = 0
  const writing = async () => {
    most = Math.max(most, ++now)
    await engine.read(store, ids[0]!)
    now--
    return 'checking' as const
  }
  const ids = [(await engine.add(store, { subject: 'a' }))!, (await engine.add(store, { subject: 'b' }))!]
  engine.answer({ writing })
  await Promise.all([...ids, ...ids].map((id) => engine.job(store, id)))
  // The jobs of the others find the store locked and are enqueued again.
  await engine.workThrough()
  expect(most).toBe(1)
  expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'done'])

  const mine = (await engine.add(store))!
  const theirs = (await engine.add(other))!
  engine.answer({ writing: held.answer })
  await Promise.all([engine.job(store, mine), engine.job(other, theirs)])
  const working = engine.job(store, mine)
  await held.begun
  engine.answer({})
  await engine.job(other, theirs)
  expect((await engine.read(other, theirs)).state).toBe('done')
  held.end()
  await working
})

test('a state without `alone` does not wait for other runs of the store', async () => {
  const held = heldStep<State>('checking')
  engine.answer({ writing: held.answer })
  const [first, second] = [(await engine.add(store, { subject: 'a' }))!, (await engine.add(store, { subject: 'b' }))!]
  await engine.job(store, first)
  const working = engine.job(store, first)
  await held.begun
  engine.answer({ reading: async () => 'checking' })
  await engine.job(store, second)
  expect(await stateOf(second)).toBe('done')
  held.end()
  await working
})

test('a run that waits for the store shows it and can be cancelled at once', async () => {
  const held = heldStep<State>('checking')
  engine.answer({ writing: held.answer })
  const [first, second] = [(await engine.add(store, { subject: 'a' }))!, (await engine.add(store, { subject: 'b' }))!]
  await engine.job(store, first)
  const working = engine.job(store, first)
  await held.begun
  await engine.job(store, second)
  await engine.job(store, second)
  expect(await engine.read(store, second)).toMatchObject({ state: 'writing', waitsFor: 'worker' })
  await engine.cancel(store, second)
  expect(await stateOf(second)).toBe('cancelled')
  held.end()
  await working
})
