import { expect, test } from 'vitest'
import { pinsAt } from './pinning.ts'
import { listOf } from './list.fixtures.ts'
import { kept, opened, workbench, type Workbench } from './workbench.ts'

const moved = (bench: Workbench | null, product: number, after: number | null): Workbench =>
  workbench(bench, { kind: 'edited', edit: { kind: 'move', products: [product], after }, at: 1_000 }) as Workbench
const shown = ({ history }: Workbench): number[] => [...history.view]

test('an edit that was interrupted is there again, and says so', () => {
  const before = moved(opened(listOf([1, 2, 3]), null), 3, null)
  const again = opened(listOf([1, 2, 3]), kept(before))
  expect(shown(again)).toEqual([3, 1, 2])
  expect(again.origin).toBe('restored')
})

test('an edit on an ordering that somebody saved since goes on top of theirs, and says so', () => {
  const mine = moved(opened(listOf([1, 2, 3]), null), 3, null)
  const again = opened(listOf([2, 1, 3], 5), kept(mine))
  expect(shown(again)).toEqual([3, 2, 1])
  expect(again.origin).toBe('on-newer')
  expect(kept(again)?.version).toBe(5)
})

test('an edit of which all was saved meanwhile is no edit any more, also where its steps would move products to and fro', () => {
  const toAndFro = moved(moved(opened(listOf([1, 2, 3]), null), 3, null), 3, 2)
  const again = opened(listOf([1, 2, 3], 5), kept(toAndFro))
  expect([again.origin, kept(again)]).toEqual(['fresh', null])
  const rules = { soldOutLast: true, inARow: null, newEvery: null }
  const ruled = workbench(opened(listOf([1, 2, 3]), null), { kind: 'edited', edit: { kind: 'rules', rules }, at: 1_000 }) as Workbench
  const asStored = { inARow: null, newEvery: null, soldOutLast: true }
  expect(kept(opened(listOf([1, 2, 3], 5, { rules: asStored, sequence: [1, 2, 3] }), kept(ruled)))).toBeNull()
})

test('once saved nothing is left to save', () => {
  const mine = moved(opened(listOf([1, 2, 3]), null), 3, null)
  const saved = workbench(mine, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as Workbench
  expect(kept(saved)).toBeNull()
  expect(saved.list.source.ordering.version).toBe(5)
})

test('an edit made while saving stays unsaved, on top of what was saved', () => {
  const sent = moved(opened(listOf([1, 2, 3]), null), 3, null)
  const meanwhile = moved(sent, 1, 2)
  const saved = workbench(meanwhile, { kind: 'saved', list: listOf([3, 1, 2], 5), sent: 1 }) as Workbench
  expect(shown(saved)).toEqual([3, 2, 1])
  expect(kept(saved)?.edits).toEqual([{ kind: 'move', products: [1], after: 2 }])
})

test('giving up brings the saved ordering back', () => {
  const list = listOf([1, 2, 3])
  expect(shown(workbench(moved(opened(list, null), 3, null), { kind: 'discarded', list }) as Workbench)).toEqual([1, 2, 3])
})

test('a list with pins and rules opens as shoppers get it, and saves as it was', () => {
  const list = listOf([{ id: 1, stock: 0 }, 2, 3, 4], 4, {
    pins: [{ product: 4, position: 1 }],
    rules: { soldOutLast: true, inARow: null, newEvery: null },
    sequence: [1, 2, 3, 4],
  })
  expect(shown(opened(list, null))).toEqual([4, 2, 3, 1])
  const again = list.with({ ordering: list.source.ordering, pins: [], rules: list.saved.rules, sequence: Int32Array.from([3, 1, 2, 4]) })
  expect(shown(opened(again, null))).toEqual([3, 2, 4, 1])
})

test('products are pinned where they stand, or from a position on in the order of the view', () => {
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
