import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PlatformFault } from '../platforms/platform.ts'
import { askRoutine, defineRoutine, type Routine } from './routine.ts'
import { type Run, runRepository } from './run.repository.ts'
import { type Engine, startEngine } from './runs.fixtures.ts'

const hour = 3_600_000
const [daily, weekly, spread] = [defineRoutine('daily'), defineRoutine('weekly'), defineRoutine('spread')]
let engine: Engine
let store: string
let task: ReturnType<Engine['runs']['routine']>
let done = 0
let weeks = 0
let work: Routine['work']
beforeAll(async () => {
  engine = await startEngine()
  task = engine.runs.routine({
    kind: daily,
    tries: 3,
    next: ({ timeZone }, now) => new Date(now.getTime() + (timeZone === 'Asia/Tokyo' ? 9 * hour : hour)),
    async work(given) {
      done++
      return work(given)
    },
  })
  engine.serve(task)
  engine.serve(
    engine.runs.routine({
      kind: weekly,
      next: (_store, now) => new Date(now.getTime() + 7 * hour),
      work: async () => {
        weeks++
        throw new Error('ours')
      },
    }),
  )
  engine.serve(
    engine.runs.routine({ kind: spread, spread: hour, next: (_store, now) => new Date(now.getTime() + hour), work: async () => undefined }),
  )
})
beforeEach(async () => {
  engine.reset()
  await engine.connection.pool.query('delete from stores')
  done = 0
  work = () => Promise.resolve(undefined)
  store = await engine.addStore()
})
afterAll(() => engine.close())

const ask = (dueAt?: Date) => askRoutine(engine.runs, daily, store, engine.connection.database, dueAt)
const from = (milliseconds: number) => new Date(engine.clock.now().getTime() + milliseconds)
const read = (kind = daily, of = store): Promise<Run | undefined> => runRepository(engine.connection.database, of, kind).bySubject('')

test('a routine runs at its time, again and again', async () => {
  await ask(from(hour))
  await engine.work()
  expect(done).toBe(0)
  for (let time = 1; time <= 3; time++) {
    await ask(from(hour))
    engine.clock.pass(hour)
    await engine.work()
    expect(done).toBe(time)
    expect(await read()).toMatchObject({ state: 'resting', waitsFor: 'time', dueAt: from(hour), actor: 'system', actorId: null })
  }
})

test('the work of a routine can set the next time', async () => {
  work = () => Promise.resolve(from(5 * hour))
  await ask()
  await engine.work()
  expect(await read()).toMatchObject({ state: 'resting', dueAt: from(5 * hour) })
})

test('a requested routine runs at once, or at the requested time if that is earlier than its own', async () => {
  await ask(from(hour))
  await ask(from(2 * hour))
  expect(await read()).toMatchObject({ dueAt: from(hour) })
  await ask()
  await engine.work()
  expect(done).toBe(1)
})

test('a resting routine that is requested ten times runs once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask()))
  await engine.work()
  expect(done).toBe(1)
})

test('a running routine that is requested runs once more, also when it is requested ten times', async () => {
  for (const times of [1, 10]) {
    done = 0
    work = async () => {
      if (done === 1) await Promise.all(Array.from({ length: times }, () => ask()))
      return undefined
    }
    await ask()
    await engine.workThrough(2 + times)
    await engine.work()
    expect(done).toBe(2)
    expect(await read()).toMatchObject({ state: 'resting', dueAt: from(hour) })
  }
})

test('after a fault of the platform a routine waits for its next time', async () => {
  for (const fault of ['unavailable', 'credential', 'forbidden', 'unreadable'] as const) {
    done = 0
    work = () => Promise.reject(new PlatformFault(fault, 'no'))
    await ask()
    await engine.work(1)
    expect(done).toBe(1)
    expect(await read()).toMatchObject({ state: 'resting', dueAt: from(hour), failure: null, ownFailures: 0 })
    engine.jobs.clear()
  }
})

test('a running routine that is requested runs once more, also when it fails', async () => {
  for (const failure of [() => new PlatformFault('unavailable', 'no'), () => new Error('ours')]) {
    engine.jobs.clear()
    done = 0
    work = async () => {
      // The last of our tries, or the only one with the platform.
      const last = failure() instanceof PlatformFault ? 1 : 4
      if (done === last) await ask()
      if (done > last) return undefined
      throw failure()
    }
    await ask()
    for (let look = 0; look < 8 && (await read())?.dueAt?.getTime() !== from(hour).getTime(); look++) await engine.workThrough(1)
    expect(done).toBe(failure() instanceof PlatformFault ? 2 : 5)
  }
})

test('after an internal error a routine is retried three times, then waits for its next time', async () => {
  work = () => Promise.reject(new Error('ours'))
  await ask()
  const waits: number[] = []
  for (let tries = 0; tries < 3; tries++) {
    await engine.workThrough(1)
    const { waitsFor, dueAt } = (await read())!
    expect(waitsFor).toBe('retry')
    waits.push(dueAt!.getTime() - engine.clock.now().getTime())
  }
  expect(waits).toEqual([1_000, 10_000, 60_000])
  await engine.workThrough(1)
  expect(done).toBe(4)
  expect(await read()).toMatchObject({ state: 'resting', dueAt: from(hour), ownFailures: 0 })
  await engine.workThrough(1)
  expect(await read()).toMatchObject({ waitsFor: 'retry', ownFailures: 1 })
})

test('a routine without retries waits for its next time after an internal error', async () => {
  await askRoutine(engine.runs, weekly, store, engine.connection.database)
  await engine.work(1)
  expect(weeks).toBe(1)
  expect(await read(weekly)).toMatchObject({ state: 'resting', waitsFor: 'time', dueAt: from(7 * hour), ownFailures: 0 })
})

test('a routine that was killed while it ran is run again', async () => {
  const stop = new AbortController()
  work = () => {
    stop.abort()
    return Promise.reject(new Error('killed'))
  }
  await ask()
  const { payload } = engine.jobs.waiting[0]!
  const { run } = payload as { run: string }
  await task.run({ store, run }, stop.signal)
  expect(await read()).toMatchObject({ state: 'working', waitsFor: 'nothing' })
  work = () => Promise.resolve(undefined)
  await engine.work()
  expect(await read()).toMatchObject({ state: 'resting' })
})

test('a store gets each routine once, at its next time in its own time zone, however often it is added', async () => {
  const tokyo = await engine.addStore('Asia/Tokyo')
  await Promise.all([1, 2, 3].map(() => engine.runs.ensureRoutines()))
  await engine.runs.startRoutines(engine.connection.database, store)
  const { rows } = await engine.connection.pool.query('select store_id, kind from runs where store_id = any($1)', [[store, tokyo]])
  expect(rows).toHaveLength(6)
  expect(await read()).toMatchObject({ dueAt: from(hour) })
  expect(await read(weekly)).toMatchObject({ dueAt: from(7 * hour) })
  expect(await read(daily, tokyo)).toMatchObject({ dueAt: from(9 * hour) })
})

test('a store that is not ready gets no routines; a store that lacks one gets it, and the others keep their times', async () => {
  await engine.connection.pool.query("update stores set readiness = 'synchronising' where id = $1", [store])
  await engine.runs.ensureRoutines()
  expect(await read()).toBeUndefined()
  await engine.connection.pool.query("update stores set readiness = 'ready' where id = $1", [store])
  await ask(from(60_000))
  engine.jobs.clear()
  await engine.runs.ensureRoutines()
  expect(await read(weekly)).toMatchObject({ dueAt: from(7 * hour), requestCount: 1 })
  expect(await read()).toMatchObject({ dueAt: from(60_000), requestCount: 1 })
})

test('the first times of the stores are spread, always the same for a store, and later times follow the interval', async () => {
  const stores = [store, ...(await Promise.all(Array.from({ length: 39 }, () => engine.addStore())))]
  await engine.runs.ensureRoutines()
  const times = await Promise.all(stores.map(async (each) => (await read(spread, each))!.dueAt!.getTime() - engine.clock.now().getTime()))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...times)).toBeLessThanOrEqual(hour)
  const quarters = new Set(times.map((time) => Math.floor((4 * time) / (hour + 1))))
  expect(quarters.size).toBe(4)
})
