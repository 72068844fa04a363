import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Edit } from '../../../../contract/index.ts'
import { beginAt, goTo, isDirty, make, redo, replay, undo, type History } from './history.ts'
import { edited, listOf } from './list.fixtures.ts'
import { type ListTable, viewOf } from './list-table.ts'

const doAll = (list: ListTable, edits: readonly Edit[]): History =>
  replay(
    list,
    edits.map((edit, at) => ({ edit, at })),
  )

test('taking a step back gives exactly what was there before it', () => {
  fc.assert(
    fc.property(edited, ({ list, edits }) => {
      let history = beginAt(list)
      for (const edit of edits) {
        const next = make(history, edit, list, 0)
        if (next !== history) {
          const back = undo(next, list)
          expect([...back.present.sequence]).toEqual([...history.present.sequence])
          expect(back.present.pins).toEqual(history.present.pins)
          expect(back.present.rules).toEqual(history.present.rules)
          expect([...back.view]).toEqual([...history.view])
        }
        history = next
      }
    }),
  )
})

test('all steps can be taken back to the start and made again to the end', () => {
  fc.assert(
    fc.property(edited, ({ list, edits }) => {
      const end = doAll(list, edits)
      const start = goTo(end, 0, list)
      expect([...start.present.sequence]).toEqual([...list.saved.sequence])
      expect(isDirty(start)).toBe(false)
      const again = goTo(start, end.done.length, list)
      expect(again.present).toEqual(end.present)
      expect(again.view).toEqual(end.view)
      expect(again.done.map(({ edit }) => edit)).toEqual(end.done.map(({ edit }) => edit))
    }),
  )
})

test('what shoppers would get is always that of the present arrangement', () => {
  fc.assert(
    fc.property(edited, ({ list, edits }) => {
      const history = doAll(list, edits)
      expect([...history.view]).toEqual([...viewOf(list, history.present)])
    }),
  )
})

test('an edit that changes nothing is no step', () => {
  const list = listOf([1, 2, 3])
  expect(isDirty(make(beginAt(list), { kind: 'move', products: [2], after: 1 }, list, 0))).toBe(false)
  expect(isDirty(make(beginAt(list), { kind: 'release', products: [2] }, list, 0))).toBe(false)
  expect(isDirty(make(beginAt(list), { kind: 'rules', rules: list.saved.rules }, list, 0))).toBe(false)
})

test('a new step ends what could be made again', () => {
  const list = listOf([1, 2, 3])
  const back = undo(make(beginAt(list), { kind: 'move', products: [3], after: null }, list, 0), list)
  expect(back.undone).toHaveLength(1)
  expect(make(back, { kind: 'move', products: [2], after: null }, list, 0).undone).toEqual([])
  expect(redo(back, list).view).toEqual(Int32Array.from([3, 1, 2]))
})

test('a step is named by what it did, and where its product stands then', () => {
  const list = listOf([1, 2, 3])
  const [moved] = make(beginAt(list), { kind: 'move', products: [3], after: 1 }, list, 0).done
  expect(moved?.name).toEqual({ kind: 'moved', products: 1, single: 'Product 3', to: 2 })
  const [pinned] = make(beginAt(list), { kind: 'pin', pins: [{ product: 1, position: 99 }] }, list, 0).done
  expect(pinned?.name).toEqual({ kind: 'pinned', products: 1, single: 'Product 1', to: 3 })
})
