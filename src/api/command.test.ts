import { expect, test } from 'vitest'
import { categoriesToIndex, indexStatus, saveSortTable, type CategoryToIndex, type OrderingState } from '../../contract/index.ts'
import type { Call } from './call.ts'
import { change, runCommand, type Cache, type Plan } from './command.ts'
import { keyOf } from './key.ts'

const where = { query: { username: 'ana@tienda.es', store: 'demo' } }
const key = keyOf(categoriesToIndex, where)
const before: CategoryToIndex[] = [
  { idcategoria: 7, version: 3, savedAt: null, publishedVersion: 3, publishedAt: null, state: 'verified', nextAt: null, drifted: null },
]
const input = {
  query: { username: 'ana@tienda.es' },
  body: { store: 'demo', list: { kind: 'category' as const, id: 7 }, version: 3, products: [1] },
}
const reply: OrderingState = { version: 4, name: null, savedAt: null, savedBy: null, publishedVersion: 3, publishedAt: null }

const changes = change<typeof saveSortTable>()
const which = () => where
const plan: Plan<typeof saveSortTable> = {
  touches: [indexStatus],
  optimistic: [changes(categoriesToIndex, which, (states) => states.map((state) => ({ ...state, version: state.version + 1 })))],
  settle: [changes(categoriesToIndex, which, (states, _, saved) => states.map((state) => ({ ...state, savedAt: `v${saved?.version}` })))],
}
function memory() {
  const kept = new Map<string, unknown>([[key, before]])
  const requested: boolean[] = []
  const cache: Cache = {
    get: (name) => kept.get(name),
    set: (name, data) => void kept.set(name, data),
    askAgain: (matches) => requested.push(matches(keyOf(indexStatus, { query: { store: 'demo' } })), matches(key)),
  }
  return { cache, kept, requested }
}
const answering = (answer: () => Promise<unknown>): Call => (() => answer()) as Call

test('an optimistic answer is shown before the server replies, and the reply replaces it', async () => {
  const { cache, kept, requested } = memory()
  const call = answering(() => {
    expect(kept.get(key)).toMatchObject([{ version: 4 }])
    return Promise.resolve(reply)
  })
  expect(await runCommand(call, cache, saveSortTable, plan, input)).toBe(reply)
  expect(kept.get(key)).toMatchObject([{ version: 4, savedAt: 'v4' }])
  expect(requested).toEqual([true, false])
})

test('a failure takes the optimistic answer back and requests nothing again', async () => {
  const { cache, kept, requested } = memory()
  await expect(
    runCommand(
      answering(() => Promise.reject(new Error('no'))),
      cache,
      saveSortTable,
      plan,
      input,
    ),
  ).rejects.toThrow('no')
  expect(kept.get(key)).toBe(before)
  expect(requested).toEqual([])
})

test('a failure does not undo what came from elsewhere meanwhile', async () => {
  const { cache, kept } = memory()
  const fresher = [{ ...before[0], version: 9 }]
  const call = answering(() => {
    kept.set(key, fresher)
    return Promise.reject(new Error('no'))
  })
  await expect(runCommand(call, cache, saveSortTable, plan, input)).rejects.toThrow('no')
  expect(kept.get(key)).toBe(fresher)
})

test('there is no optimistic answer for what nobody has requested yet', async () => {
  const { cache, kept } = memory()
  kept.clear()
  await runCommand(
    answering(() => Promise.resolve(reply)),
    cache,
    saveSortTable,
    plan,
    input,
  )
  expect(kept.size).toBe(0)
})
