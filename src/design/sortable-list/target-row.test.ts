import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapAt, gapByKey, gapOfStep, scrollTopFor, stepOfGap } from './target-row.ts'

const lifted = fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 29 }).map((rows) => rows.toSorted((a, b) => a - b))

test('the gap under the pointer is the nearest one, whatever the height of the rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 120 }), fc.nat(100_000), fc.double({ min: -500, max: 6e6, noNaN: true }), (rowHeight, count, y) => {
      const gap = gapAt({ y, rowHeight, count })
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThanOrEqual(count)
      for (const other of [gap - 1, gap + 1]) {
        if (other >= 0 && other <= count) expect(Math.abs(gap * rowHeight - y)).toBeLessThanOrEqual(Math.abs(other * rowHeight - y))
      }
    }),
  )
})

test('steps and gaps translate back and forth, and no step falls on a row in the hand', () => {
  fc.assert(
    fc.property(lifted, fc.nat(30), (rows, wanted) => {
      const step = Math.min(wanted, 30 - rows.length)
      const gap = gapOfStep(rows, step)
      expect(stepOfGap(rows, gap)).toBe(step)
      if (step > 0) expect(rows).not.toContain(gap - 1)
    }),
  )
})

test('each arrow passes exactly one row that stays, and the way back leads back', () => {
  fc.assert(
    fc.property(lifted, fc.nat(30), (rows, start) => {
      const last = 30 - rows.length
      const gap = gapOfStep(rows, Math.min(start, last))
      const down = gapByKey('ArrowDown', gap, rows, 30) ?? -1
      expect(stepOfGap(rows, down)).toBe(Math.min(last, stepOfGap(rows, gap) + 1))
      if (stepOfGap(rows, gap) < last) expect(gapByKey('ArrowUp', down, rows, 30)).toBe(gap)
    }),
  )
})

test('pages are ten rows, Home and End the ends, and other keys mean nothing', () => {
  expect(gapByKey('PageDown', 3, [3], 100)).toBe(14)
  expect(gapByKey('PageUp', 14, [3], 100)).toBe(3)
  expect(gapByKey('PageUp', 5, [3], 100)).toBe(0)
  expect(gapByKey('Home', 50, [3], 100)).toBe(0)
  expect(gapByKey('End', 3, [3], 100)).toBe(100)
  expect(gapByKey('x', 3, [3], 100)).toBeUndefined()
})

test('a row in sight is not scrolled, any other comes in by the shortest way', () => {
  expect(scrollTopFor(5, 50, 200, 300)).toBe(200)
  expect(scrollTopFor(1, 50, 200, 300)).toBe(50)
  expect(scrollTopFor(20, 50, 200, 300)).toBe(750)
})
