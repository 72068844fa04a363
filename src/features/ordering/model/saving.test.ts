import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMoves, pinMap } from '../../../../contract/index.ts'
import { make, beginAt, replay } from './history.ts'
import { edited, listOf } from './list.fixtures.ts'
import { savingOf } from './saving.ts'

test('a few moves are sent as moves, a new order of everything as a whole', () => {
  const ids = Array.from({ length: 30 }, (_, at) => at + 1)
  const list = listOf(ids)
  const few = make(beginAt(list), { kind: 'move', products: [30], after: null }, list, 0)
  expect(savingOf(few, list)).toEqual({ moves: [{ products: [30], after: null }], source: 'hand', steps: 1 })
  const whole = make(beginAt(list), { kind: 'replace', from: 'file', products: ids.toReversed() }, list, 0)
  expect(savingOf(whole, list)).toEqual({ products: ids.toReversed(), source: 'file', steps: 1 })
})

test('pins and rules are sent where they changed, and nothing else', () => {
  const list = listOf([1, 2, 3])
  const pinned = make(beginAt(list), { kind: 'pin', pins: [{ product: 3, position: 1 }] }, list, 0)
  expect(savingOf(pinned, list)).toEqual({ pins: [{ product: 3, position: 1 }], source: 'hand', steps: 1 })
  const ruled = make(beginAt(list), { kind: 'rules', rules: { ...list.saved.rules, soldOutLast: true } }, list, 0)
  expect(savingOf(ruled, list)).toEqual({ rules: { ...list.saved.rules, soldOutLast: true }, source: 'rules', steps: 1 })
})

test('however it is sent, the server gets the arrangement that was edited', () => {
  fc.assert(
    fc.property(edited, ({ list, edits }) => {
      const history = replay(
        list,
        edits.map((edit) => ({ edit, at: 0 })),
      )
      const sent = savingOf(history, list)
      const sequence = sent.products ?? applyMoves(list.saved.sequence, sent.moves ?? [])
      expect([...sequence]).toEqual([...history.present.sequence])
      expect(sent.pins ? pinMap(sent.pins) : list.saved.pins).toEqual(
        new Map([...history.present.pins].sort(([a, x], [b, y]) => x - y || a - b)),
      )
      expect(sent.rules ?? list.saved.rules).toEqual(history.present.rules)
      expect(sent.products ?? sent.moves ?? sent.pins ?? sent.rules).toBeDefined()
    }),
  )
})
