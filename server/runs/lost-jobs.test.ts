import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engine, startEngine } from './runs.fixtures.ts'

let engine: Engine
let store: string
beforeAll(async () => {
  engine = await startEngine()
})
beforeEach(async () => {
  engine.reset()
  store = await engine.addStore()
  // Lost runs are searched in all stores.
  await engine.connection.pool.query('delete from runs')
})
afterAll(() => engine.close())

const inAnHour = () => new Date(engine.clock.now().getTime() + 3_600_000)
const waiting = () => engine.jobs.waiting.map(({ payload }) => (payload as { run: string }).run).sort()

test('a lost job is enqueued again after a minute, not before', async () => {
  const id = (await engine.add(store))!
  engine.jobs.clear()
  engine.clock.pass(60_000)
  expect(await engine.runs.resume('lost')).toBe(0)
  engine.clock.pass(1)
  expect(await engine.runs.resume('lost')).toBe(1)
  expect(waiting()).toEqual([id])
  await engine.work()
  expect((await engine.read(store, id)).state).toBe('done')
})

test('of several processes that look at the same time, one enqueues the lost run', async () => {
  const ids = [await engine.add(store, { subject: 'a' }), await engine.add(store, { subject: 'b' })].map((id) => id!)
  engine.jobs.clear()
  engine.clock.pass(61_000)
  const found = await Promise.all(Array.from({ length: 4 }, () => engine.runs.resume('lost')))
  expect(found.reduce((one, other) => one + other)).toBe(2)
  expect(waiting()).toEqual(ids.sort())
  expect(await engine.runs.resume('lost')).toBe(0)
})

test('what is scheduled, waits or has ended is not lost', async () => {
  await engine.add(store, { subject: 'a', state: 'scheduled', dueAt: inAnHour() })
  engine.answer({ checking: async () => ({ after: 3_600_000 }) })
  await engine.add(store, { subject: 'b' })
  await engine.work()
  const ended = (await engine.add(store, { subject: 'c' }))!
  await engine.cancel(store, ended)
  engine.jobs.clear()
  engine.clock.pass(1_800_000)
  expect(await engine.runs.resume('lost')).toBe(0)
  engine.clock.pass(1_861_000)
  expect(await engine.runs.resume('lost')).toBe(2)
})

test('at a start, runs that were being worked on or are due are enqueued again; runs that wait for a time are left', async () => {
  const stop = new AbortController()
  engine.answer({
    reading: async () => {
      stop.abort()
      throw new Error('killed')
    },
  })
  const inProgress = (await engine.add(store, { subject: 'a' }))!
  await engine.job(store, inProgress, stop.signal)
  const due = (await engine.add(store, { subject: 'b', state: 'scheduled', dueAt: inAnHour() }))!
  engine.clock.pass(3_600_000)
  const turn = (await engine.add(store, { subject: 'c' }))!
  const scheduled = (await engine.add(store, { subject: 'd', state: 'scheduled', dueAt: inAnHour() }))!
  engine.reset()
  expect(await engine.runs.resume('at-start')).toBe(3)
  expect(waiting()).toEqual([inProgress, due, turn].sort())
  await engine.workThrough()
  for (const id of [inProgress, due, turn]) expect((await engine.read(store, id)).state).toBe('done')
  expect((await engine.read(store, scheduled)).state).toBe('scheduled')
})

test('with a new queue all runs are enqueued, each for its own time', async () => {
  const now = (await engine.add(store, { subject: 'a' }))!
  const later = (await engine.add(store, { subject: 'b', state: 'scheduled', dueAt: inAnHour() }))!
  engine.jobs.clear()
  expect(await engine.runs.resume('all')).toBe(2)
  expect(waiting()).toEqual([now, later].sort())
  expect(engine.jobs.waiting.find(({ payload }) => (payload as { run: string }).run === later)!.after).toEqual(inAnHour())
  expect((await engine.read(store, later)).dueAt).toEqual(inAnHour())
})

test('a store with very many runs gets them all enqueued at a start', async () => {
  await engine.connection.pool.query(
    `insert into runs (store_id, kind, subject, state, waits_for, actor, requested_at, due_at)
     select $1, 'test', n::text, 'scheduled', 'time', 'system', $2, $3 from generate_series(1, 2500) n`,
    [store, engine.clock.now(), inAnHour()],
  )
  expect(await engine.runs.resume('all')).toBe(2500)
  expect(new Set(waiting()).size).toBe(2500)
})

test('a job of a run that does not exist, or without a run, does nothing', async () => {
  const id = (await engine.add(store))!
  await engine.connection.pool.query('delete from runs where id = $1', [id])
  await engine.work()
  await engine.job(store, undefined as never)
  expect(engine.happened).toEqual([])
})

test('a run that is enqueued again because its process seemed lost, but was busy, is not done twice', async () => {
  const id = (await engine.add(store))!
  let due: Date | null = null
  engine.answer({
    async reading() {
      engine.clock.pass(61_000)
      expect(await engine.runs.resume('lost')).toBe(1)
      due = (await engine.read(store, id)).dueAt
      return 'checking'
    },
  })
  await engine.work(1)
  // A job for the run that seemed lost finds it locked: the job only comes again later.
  expect(due).toEqual(engine.clock.now())
  await engine.workThrough()
  expect(engine.happened).toEqual(['reading', 'checking'])
})
