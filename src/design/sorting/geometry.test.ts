import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornerOfGap, gapAt, cornerOfItem, rowsFor, type Geometry } from './geometry.ts'

const rows = (rowHeight: number): Geometry => ({ perRow: 1, rowHeight, cellWidth: 900, inset: 0 })
const cards: Geometry = { perRow: 4, rowHeight: 300, cellWidth: 200, inset: 50 }

test('the gap under the pointer is the nearest one, whatever the height of the rows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 120 }),
      fc.nat(100_000),
      fc.double({ min: -500, max: 6e6, noNaN: true }),
      (rowHeight, count, y) => {
        const { gap } = gapAt({ x: 300, y, geometry: rows(rowHeight), count })
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThanOrEqual(count)
        for (const other of [gap - 1, gap + 1]) {
          if (other >= 0 && other <= count) expect(Math.abs(gap * rowHeight - y)).toBeLessThanOrEqual(Math.abs(other * rowHeight - y))
        }
      },
    ),
  )
})

test('among cards the nearest gap of the row under the pointer counts; at its end it is drawn there', () => {
  const at = (x: number, y: number, count = 22) => gapAt({ x, y, geometry: cards, count })
  expect(at(60, 10)).toEqual({ gap: 0, atRowEnd: false })
  expect(at(260, 310)).toEqual({ gap: 5, atRowEnd: false })
  expect(at(849, 310)).toEqual({ gap: 8, atRowEnd: true })
  expect(at(51, 601)).toEqual({ gap: 8, atRowEnd: false })
  expect(at(849, 9_999)).toEqual({ gap: 22, atRowEnd: false })
  expect(at(849, 9_999, 24)).toEqual({ gap: 24, atRowEnd: true })
  expect(at(0, 0, 0)).toEqual({ gap: 0, atRowEnd: false })
})

test('the bar of a gap stands between the two cards around it', () => {
  expect(cornerOfGap({ gap: 5, atRowEnd: false }, cards)).toEqual({ left: 250, top: 300 })
  expect(cornerOfGap({ gap: 8, atRowEnd: true }, cards)).toEqual({ left: 850, top: 300 })
  expect(cornerOfGap({ gap: 8, atRowEnd: false }, cards)).toEqual({ left: 50, top: 600 })
  expect(cornerOfItem(5, cards)).toEqual({ left: 250, top: 300 })
  expect(rowsFor(22, 4)).toBe(6)
})
