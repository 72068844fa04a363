import { expect, test } from 'vitest'
import { tileLanes } from './tile-layout.ts'

test('a wide grid holds as many cards beside each other as the shop does, in the middle', () => {
  const { perRow, cellWidth, inset } = tileLanes(1_200, 4, 96)
  expect(perRow).toBe(4)
  expect(cellWidth).toBe(264)
  expect(inset).toBe((1_200 - 4 * 264) / 2)
})

test('a narrow one holds as many as can be read, never fewer than two', () => {
  expect(tileLanes(360, 6, 96).perRow).toBe(2)
  expect(tileLanes(600, 6, 96).perRow).toBe(3)
  expect(tileLanes(0, 4, 96).perRow).toBe(2)
})

test('a hundred thousand products in rows of two stay below the height that browsers can draw', () => {
  expect(tileLanes(1_440, 2, 96).rowHeight * 50_000).toBeLessThan(33_000_000)
})
