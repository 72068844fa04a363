import { expect, test } from 'vitest'
import { pinsAt } from './pinning.ts'
import { listOf } from './list.fixtures.ts'
import { draftOfSession, openSession, editSession, type EditSession } from './edit-session.ts'

const moved = (session: EditSession | null, product: number, after: number | null): EditSession =>
  editSession(session, { kind: 'edited', edit: { kind: 'move', products: [product], after }, at: 1_000 }) as EditSession
const shown = ({ history }: EditSession): number[] => [...history.view]

test('a draft of the saved version is restored, and a notice is due', () => {
  const before = moved(openSession(listOf([1, 2, 3]), null), 3, null)
  const again = openSession(listOf([1, 2, 3]), draftOfSession(before))
  expect(shown(again)).toEqual([3, 1, 2])
  expect(again.origin).toBe('restored')
})

test('a draft of an older version is applied on top of the newer one, and a notice is due', () => {
  const mine = moved(openSession(listOf([1, 2, 3]), null), 3, null)
  const again = openSession(listOf([2, 1, 3], 5), draftOfSession(mine))
  expect(shown(again)).toEqual([3, 2, 1])
  expect(again.origin).toBe('on-newer')
  expect(draftOfSession(again)?.version).toBe(5)
})

test('a draft that was saved meanwhile is empty, also when its single steps would change something', () => {
  const toAndFro = moved(moved(openSession(listOf([1, 2, 3]), null), 3, null), 3, 2)
  const again = openSession(listOf([1, 2, 3], 5), draftOfSession(toAndFro))
  expect([again.origin, draftOfSession(again)]).toEqual(['fresh', null])
  const rules = { soldOutLast: true, inARow: null, newEvery: null }
  const ruled = editSession(openSession(listOf([1, 2, 3]), null), {
    kind: 'edited',
    edit: { kind: 'rules', rules },
    at: 1_000,
  }) as EditSession
  const asStored = { inARow: null, newEvery: null, soldOutLast: true }
  expect(draftOfSession(openSession(listOf([1, 2, 3], 5, { rules: asStored, sequence: [1, 2, 3] }), draftOfSession(ruled)))).toBeNull()
})

test('after a save there is nothing left to save', () => {
  const mine = moved(openSession(listOf([1, 2, 3]), null), 3, null)
  const saved = editSession(mine, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as EditSession
  expect(draftOfSession(saved)).toBeNull()
  expect(saved.list.source.ordering.version).toBe(5)
})

test('an edit made while saving stays unsaved, on top of what was saved', () => {
  const sent = moved(openSession(listOf([1, 2, 3]), null), 3, null)
  const meanwhile = moved(sent, 1, 2)
  const saved = editSession(meanwhile, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as EditSession
  expect(shown(saved)).toEqual([3, 2, 1])
  expect(draftOfSession(saved)?.edits).toEqual([{ kind: 'move', products: [1], after: 2 }])
})

test('discarding the changes restores the saved ordering', () => {
  const list = listOf([1, 2, 3])
  expect(shown(editSession(moved(openSession(list, null), 3, null), { kind: 'discarded', list }) as EditSession)).toEqual([1, 2, 3])
})

test('a list with pins and rules opens as shoppers get it, and saves as it was', () => {
  const list = listOf([{ id: 1, stock: 0 }, 2, 3, 4], 4, {
    pins: [{ product: 4, position: 1 }],
    rules: { soldOutLast: true, inARow: null, newEvery: null },
    sequence: [1, 2, 3, 4],
  })
  expect(shown(openSession(list, null))).toEqual([4, 2, 3, 1])
  const again = list.with({ ordering: list.source.ordering, pins: [], rules: list.saved.rules, sequence: Int32Array.from([3, 1, 2, 4]) })
  expect(shown(openSession(again, null))).toEqual([3, 2, 4, 1])
})

test('products are pinned at their present positions, or from a given position on in the order of the view', () => {
  const view = Int32Array.from([5, 6, 7, 8])
  expect(pinsAt(view, [8, 6])).toEqual([
    { product: 6, position: 2 },
    { product: 8, position: 4 },
  ])
  expect(pinsAt(view, [8, 6], 3)).toEqual([
    { product: 6, position: 3 },
    { product: 8, position: 4 },
  ])
  expect(pinsAt(view, [8, 99], 1_000)).toEqual([{ product: 8, position: 4 }])
})
