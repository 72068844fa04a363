import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingAtPosition, landingInGap, lastPosition, positionAfter } from './landing.ts'
import { moved, orders } from './order.fixtures.ts'
import { viewOf } from './order.ts'

const inSequence = (order: Iterable<number>, moving: ReadonlySet<number>): number[] => [...order].filter((id) => moving.has(id))

test('a drop keeps every item, moves the held ones as a block, and never puts them after one of themselves', () => {
  fc.assert(
    fc.property(orders, ({ order, visible, moving, at }) => {
      const view = viewOf(order, visible)
      const move = landingInGap(order, view, moving, Math.min(at, view.count))
      if (!move) return
      expect(move.items).toEqual(inSequence(order, moving))
      expect(move.after === null || !moving.has(move.after)).toBe(true)
      const next = moved(order, move)
      expect(next.toSorted()).toEqual([...order].toSorted())
      const first = next.indexOf(move.items[0] ?? -1)
      expect(next.slice(first, first + moving.size)).toEqual(move.items)
      expect(next).not.toEqual([...order])
      expect(positionAfter(order, moving, move.after)).toBe(first + 1)
    }),
  )
})

test('dropped items come between the neighbours that are shown around the gap', () => {
  fc.assert(
    fc.property(orders, ({ order, visible, moving, at }) => {
      const view = viewOf(order, visible)
      const gap = Math.min(at, view.count)
      const shown = Array.from({ length: view.count }, (_, row) => view.idAt(row))
      const above = shown.slice(0, gap).findLast((id) => !moving.has(id))
      const below = shown.slice(gap).find((id) => !moving.has(id))
      if (above === undefined && below === undefined) return
      const move = landingInGap(order, view, moving, gap)
      const next = move ? moved(order, move) : [...order]
      const places = inSequence(order, moving).map((id) => next.indexOf(id))
      if (above !== undefined) expect(next.indexOf(above)).toBeLessThan(Math.min(...places))
      if (below !== undefined) expect(next.indexOf(below)).toBeGreaterThan(Math.max(...places))
    }),
  )
})

test('a drop onto the place where things are is no move', () => {
  const order = [10, 11, 12, 13]
  expect(landingInGap(order, viewOf(order), new Set([11]), 1)).toBeNull()
  expect(landingInGap(order, viewOf(order), new Set([11]), 2)).toBeNull()
  expect(landingInGap(order, viewOf(order), new Set([10, 11]), 0)).toBeNull()
  expect(landingInGap(order, viewOf(order), new Set([10, 11, 12, 13]), 2)).toBeNull()
  expect(landingAtPosition(order, new Set([12]), 3)).toBeNull()
})

test('above the first search hit means right before it, not the top of the whole order', () => {
  const order = [10, 11, 12, 13, 14]
  expect(landingInGap(order, viewOf(order, [2, 4]), new Set([14]), 0)).toEqual({ items: [14], after: 11 })
  expect(landingInGap(order, viewOf(order, [0, 4]), new Set([14]), 0)).toEqual({ items: [14], after: null })
})

test('"to position n" puts the first item of the block at n', () => {
  fc.assert(
    fc.property(orders, ({ order, moving, at }) => {
      const position = 1 + (at % lastPosition(order.length, moving.size))
      const move = landingAtPosition(order, moving, position)
      const next = move ? moved(order, move) : [...order]
      expect(next.slice(position - 1, position - 1 + moving.size)).toEqual(inSequence(order, moving))
    }),
  )
})
