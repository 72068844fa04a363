import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orders } from './order.fixtures.ts'
import { viewOf } from './order.ts'
import { extent, shownOf, toggled, withAll, withoutShown, withRange } from './selection.ts'

test('a range holds the same rows from either end and keeps what was chosen before', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), ({ order, visible, moving }, a, b) => {
      const view = viewOf(order, visible)
      const from = a % view.count
      const to = b % view.count
      const next = withRange(moving, view, from, to)
      expect(withRange(moving, view, to, from)).toEqual(next)
      for (const id of moving) expect(next.has(id)).toBe(true)
      for (let row = 0; row < view.count; row++) {
        const inRange = row >= Math.min(from, to) && row <= Math.max(from, to)
        expect(next.has(view.idAt(row))).toBe(inRange || moving.has(view.idAt(row)))
      }
    }),
  )
})

test('choosing twice is not choosing, and nothing given is changed', () => {
  fc.assert(
    fc.property(orders, ({ order, moving }) => {
      const before = new Set(moving)
      const id = order[0] ?? 0
      expect(toggled(toggled(moving, id), id)).toEqual(moving)
      expect(moving).toEqual(before)
    }),
  )
})

test('"all" selects and deselects only visible rows: a selected row that a search hides stays selected', () => {
  fc.assert(
    fc.property(orders, ({ order, visible, moving }) => {
      const view = viewOf(order, visible)
      const all = withAll(moving, view)
      expect(extent(all, view)).toBe('all')
      expect(shownOf(all, view).size).toBe(view.count)
      const none = withoutShown(all, view)
      expect(extent(none, view)).toBe('none')
      expect(none).toEqual(new Set([...moving].filter((id) => view.rowOf(id) < 0)))
    }),
  )
})

test('some chosen rows differ from none and from all', () => {
  const view = viewOf([1, 2, 3])
  expect(extent(new Set([2]), view)).toBe('some')
  expect(extent(new Set([9]), view)).toBe('none')
  expect(extent(new Set(), viewOf([]))).toBe('none')
})
