import { expect, test } from 'vitest'
import { besideOf, ratioOf, shareOf } from './change.ts'

test('a figure is given as a share of the one before, and not of nothing', () => {
  expect(besideOf(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(besideOf(100, 100)).toEqual({ direction: 'same', share: 0 })
  expect(besideOf(0, 100)).toEqual({ direction: 'down', share: 1 })
  for (const before of [0, -5, null, undefined]) expect(besideOf(5, before)).toBeNull()
  expect(besideOf(null, 5)).toBeNull()
})

test('nothing is no part of nothing', () => {
  expect(shareOf(1, 4)).toBe(0.25)
  expect(shareOf(0, 0)).toBeNull()
  expect(shareOf(3, -1)).toBeNull()
  expect(ratioOf(9, 2)).toBe(4.5)
  expect(ratioOf(0, 0)).toBeNull()
})
