import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adapted, draftOf, latest, restore, type Draft } from './draft.ts'
import { beginAt, goTo, make, replay } from './history.ts'
import { keptDraft } from './kept-draft.ts'
import { edited, listOf } from './list.fixtures.ts'

test('a stored draft is restored as it was, with undo and redo', () => {
  fc.assert(
    fc.property(edited, fc.nat(10), ({ list, edits }, back) => {
      const end = replay(
        list,
        edits.map((edit) => ({ edit, at: 0 })),
      )
      const history = goTo(end, end.done.length - back, list)
      const kept: unknown = JSON.parse(JSON.stringify(draftOf(4, history, 0)))
      if (kept === null) {
        expect(history.done.length + history.undone.length).toBe(0)
        return
      }
      expect(keptDraft(kept)).toEqual(kept)
      const again = restore(keptDraft(kept)!, list)
      expect(again.present).toEqual(history.present)
      expect(again.done.map(({ edit }) => edit)).toEqual(history.done.map(({ edit }) => edit))
      expect(again.undone.map(({ edit }) => edit)).toEqual(history.undone.map(({ edit }) => edit))
    }),
  )
})

test('on a newer ordering the edits are applied on top, without products that left', () => {
  const list = listOf([1, 2, 3, 4])
  const mine = make(
    make(beginAt(list), { kind: 'move', products: [4], after: null }, list, 0),
    { kind: 'move', products: [2], after: 3 },
    list,
    0,
  )
  const theirs = listOf([3, 1, 4, 9], 5)
  expect([...restore(draftOf(4, mine, 0)!, theirs).view]).toEqual([4, 3, 1, 9])
})

test('a product that was moved behind one that left comes after the nearest one above', () => {
  const list = listOf([1, 2, 3, 4, 5])
  const mine = make(beginAt(list), { kind: 'move', products: [5], after: 2 }, list, 0)
  const fewer = listOf([1, 3, 4, 5], 4)
  const draft = adapted(draftOf(4, mine, 0)!, mine.present.sequence, fewer)
  expect([...restore(draft, fewer).view]).toEqual([1, 5, 3, 4])
  const gone = adapted(draftOf(4, mine, 0)!, mine.present.sequence, listOf([1, 2, 3]))
  expect(gone.edits).toEqual([{ kind: 'move', products: [], after: 2 }])
})

test('the draft that was changed last is used', () => {
  const at = (time: string): Draft => ({ version: 1, edits: [], undone: 0, at: time })
  expect(latest(at('2026-11-20T10:00:00.000Z'), at('2026-11-20T09:00:00.000Z'))?.at).toContain('T10')
  expect(latest(null, at('2026-11-20T09:00:00.000Z'))?.at).toContain('T09')
  expect(latest(null, null)).toBeNull()
})
