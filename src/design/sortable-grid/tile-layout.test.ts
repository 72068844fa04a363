import { expect, test } from 'vitest'
import { tileGeometry } from './tile-layout.ts'

test('a wide grid holds as many cards beside each other as the shop does, in the middle', () => {
  const { perRow, cellWidth, inset } = tileGeometry(1_200, 4, 84, false)
  expect(perRow).toBe(4)
  expect(cellWidth).toBe(240)
  expect(inset).toBe((1_200 - 4 * 240) / 2)
})

test('a narrow one holds as many as can be read, never fewer than two', () => {
  expect(tileGeometry(360, 6, 84, false).perRow).toBe(2)
  expect(tileGeometry(600, 6, 84, false).perRow).toBe(3)
  expect(tileGeometry(0, 4, 84, false).perRow).toBe(2)
})

test('a hundred thousand products in rows of two stay below the height that browsers can draw', () => {
  expect(tileGeometry(1_440, 2, 84, false).rowHeight * 50_000).toBeLessThan(33_000_000)
})

test('two rows fit into what a screen of 900 pixels leaves', () => {
  expect(tileGeometry(1_392, 4, 84, false).rowHeight * 2).toBeLessThanOrEqual(560)
})

test('where nothing can point, the controls have a line of their own, and a phone still shows nearly two rows', () => {
  const { rowHeight } = tileGeometry(326, 4, 84, true)
  expect(rowHeight - tileGeometry(326, 4, 84, false).rowHeight).toBe(36)
  expect(rowHeight * 2).toBeLessThanOrEqual(480)
})
