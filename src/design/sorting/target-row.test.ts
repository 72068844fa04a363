import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapByKey, gapOfStep, scrollTopFor, stepOfGap } from './target-row.ts'

const lifted = fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 29 }).map((rows) => rows.toSorted((a, b) => a - b))

test('steps and gaps translate back and forth, and no step falls on a dragged row', () => {
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
  expect(gapByKey('ArrowLeft', 3, [3], 100)).toBeUndefined()
})

test('among cards the arrows go sideways one place, up and down a row of cards', () => {
  expect(gapByKey('ArrowRight', 3, [3], 100, 4)).toBe(5)
  expect(gapByKey('ArrowLeft', 5, [3], 100, 4)).toBe(3)
  expect(gapByKey('ArrowDown', 3, [3], 100, 4)).toBe(8)
  expect(gapByKey('PageDown', 3, [3], 100, 4)).toBe(16)
  expect(gapByKey('ArrowUp', 2, [2], 100, 4)).toBe(0)
})

test('a row in sight is not scrolled, any other comes in by the shortest way', () => {
  expect(scrollTopFor(5, 50, 200, 300)).toBe(200)
  expect(scrollTopFor(1, 50, 200, 300)).toBe(50)
  expect(scrollTopFor(20, 50, 200, 300)).toBe(750)
})
