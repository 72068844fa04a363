import { expect, test } from 'vitest'
import { fellBy, silentFor } from './unusual-figures.ts'

const usual = [100, 110, 95, 105, 100, 90, 108, 102]

test.each([
  ['half of the usual is a notice', usual, 50, 51],
  ['a week within the usual range is not', usual, 88, null],
  ['nor one that is low, but not by a third', usual, 75, null],
  ['nor anything of a list that swings anyway', [20, 200, 15, 180, 30, 150, 10, 190], 12, null],
  ['nor of one that sells a little', usual.map((units) => Math.round(units / 10)), 2, null],
  ['nor of one that is new', usual.slice(3), 10, null],
])('%s', (_, before, week, expected) => {
  expect(fellBy(before, week)).toBe(expected)
})

test('no orders for longer than on any day at this hour is a notice; a night like any other is not', () => {
  const nights = Array.from({ length: 56 }, (_, day) => 200 + day)
  expect(silentFor(256, nights)).toBe(256)
  expect(silentFor(255, nights)).toBeNull()
  expect(silentFor(20, nights.fill(5))).toBeNull()
  expect(silentFor(400, [5, 6])).toBeNull()
})
