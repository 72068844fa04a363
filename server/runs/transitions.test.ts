import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engine, kind, startEngine, type State } from './runs.fixtures.ts'
import { runRepository } from './run.repository.ts'
import { claimIn, isEnded, ruleOf } from './states.ts'

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

const go = (id: string, state: State) => engine.change(store, id, (queries, run) => engine.runs.changeState(queries, kind, run, state))
const states = Object.keys(kind.states) as State[]

test('a state that may not follow is refused and nothing of the row changes', async () => {
  const id = (await engine.add(store, { subject: 'a' }))!
  const before = await engine.read(store, id)
  for (const state of ['done', 'reading', 'scheduled'] as const) expect(await go(id, state)).toBe(false)
  expect(await engine.read(store, id)).toEqual(before)
})

test('of two transitions at the same time one is refused', async () => {
  const id = (await engine.add(store))!
  const run = await engine.read(store, id)
  const lead = (state: State) =>
    engine.connection.database.transaction().execute((transaction) => engine.runs.changeState(transaction, kind, run, state))
  const outcome = await Promise.all([lead('writing'), lead('replacing')])
  expect(outcome.filter(Boolean)).toHaveLength(1)
  expect((await engine.read(store, id)).state).toBe(outcome[0] ? 'writing' : 'replacing')
})

test('a rollback removes both the change of state and the added run', async () => {
  const id = (await engine.add(store))!
  const fails = engine.change(store, id, async (queries, run) => {
    expect(await engine.runs.changeState(queries, kind, run, 'writing')).toBe(true)
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  expect((await engine.read(store, id)).state).toBe('reading')
})

test('any sequence of requests leads only to transitions of the table, with the claims of each state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<State>('scheduled', 'reading'),
      fc.array(fc.constantFrom(...states), { maxLength: 8 }),
      async (first, states) => {
        const place = await engine.addStore()
        const id = (await engine.add(place, { state: first, subject: 'a', slot: 'noon' }))!
        let present = first
        for (const state of states) {
          const rule = ruleOf<State>(kind, present)
          const may = rule.is !== 'ended' && rule.to.includes(state)
          const moved = await engine.change(place, id, (queries, run) => engine.runs.changeState(queries, kind, run, state))
          expect(moved).toBe(may)
          if (may) present = state
          const run = await engine.read(place, id)
          expect(run.state).toBe(present)
          if (moved) expect(run.dueAt === null).toBe(isEnded<State>(kind, present))
          const { rows } = await engine.connection.pool.query<{ claim: string | null }>('select claim from runs where id = $1', [id])
          expect(rows[0]!.claim).toBe(claimIn<State>(kind, present, run))
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('a cancelled run cannot change to another state, except from an unstoppable one', async () => {
  const id = (await engine.add(store))!
  const states = engine.clock.now()
  const ask = async () => {
    const { state } = await engine.read(store, id)
    await runRepository<State>(engine.connection.database, store, kind).change(id, state, { cancel_asked_at: states })
  }
  await go(id, 'replacing')
  await ask()
  expect(await go(id, 'checking')).toBe(true)
  expect(await go(id, 'done')).toBe(false)
  expect(await engine.read(store, id)).toMatchObject({ state: 'checking', cancelRequestedAt: states })
})

test('a continued run has no failure, cancel or end from before', async () => {
  const id = (await engine.add(store))!
  engine.answer({ reading: () => Promise.reject(new Error('ours')) })
  await engine.workThrough()
  expect(await engine.read(store, id)).toMatchObject({ state: 'failed', failure: 'unexpected', dueAt: null, endedAt: engine.clock.now() })
  engine.reset()
  engine.clock.pass(5_000)
  expect(await engine.change(store, id, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))).toBe(true)
  expect(await engine.read(store, id)).toMatchObject({
    state: 'reading',
    waitsFor: 'worker',
    dueAt: engine.clock.now(),
    failure: null,
    failureDetail: null,
    endedAt: null,
    cancelRequestedAt: null,
    ownFailures: 0,
    platformFailures: 0,
  })
  await engine.work()
  expect((await engine.read(store, id)).state).toBe('done')
})

test('a late worker does not change a run that has ended meanwhile', async () => {
  const id = (await engine.add(store, { state: 'scheduled' }))!
  const seen = await engine.read(store, id)
  await engine.change(store, id, (queries, run) => engine.runs.changeState(queries, kind, run, 'cancelled'))
  expect(await engine.runs.changeState(engine.connection.database, kind, seen, 'reading')).toBe(false)
  expect(await engine.change(store, id, (queries) => engine.runs.beginScheduled(queries, kind, seen, 'reading'))).toBeNull()
  expect(await engine.read(store, id)).toMatchObject({ state: 'cancelled', dueAt: null })
})

test('an ended run cannot be continued while another one has its claim', async () => {
  const id = (await engine.add(store, { subject: 'a' }))!
  await engine.cancel(store, id)
  const other = (await engine.add(store, { subject: 'a' }))!
  const begin = () => engine.change(store, id, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))
  expect(await begin()).toBe(false)
  expect((await engine.read(store, id)).state).toBe('cancelled')
  expect(await engine.add(store, { subject: 'a' })).toBeNull()
  await engine.cancel(store, other)
  expect(await begin()).toBe(true)
})

test('a successful run cannot be continued', async () => {
  const id = (await engine.add(store))!
  await engine.work()
  expect(await engine.change(store, id, (queries, run) => engine.runs.begin(queries, kind, run, 'reading'))).toBe(false)
  expect((await engine.read(store, id)).state).toBe('done')
})

test('the actor of a run is stored: a person, an automation, or the system', async () => {
  const somebody = '00000000-0000-4000-8000-00000000000a'
  for (const [actor, actorId] of [
    [{ kind: 'person', id: somebody }, somebody],
    [{ kind: 'automation', id: somebody }, somebody],
    [{ kind: 'system' }, null],
  ] as const) {
    const id = (await engine.add(store, { actor, subject: actor.kind }))!
    await engine.work()
    expect(await engine.read(store, id)).toMatchObject({ state: 'done', actor: actor.kind, actorId })
  }
})

test('a store keeps as many ended runs as its kind says, and every one that has not ended', async () => {
  const ended: string[] = []
  for (const subject of ['a', 'b', 'c', 'd']) {
    ended.push((await engine.add(store, { subject }))!)
    await engine.work()
    engine.clock.pass(1_000)
  }
  const open = (await engine.add(store, { subject: 'e' }))!
  const gone = await engine.runs.forget(engine.connection.database, kind, store)
  expect(gone.sort()).toEqual(ended.slice(0, 2).sort())
  expect((await engine.read(store, open)).state).toBe('reading')
})
