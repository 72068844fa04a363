import { expect, test } from 'vitest'
import { heightOf, scaleOf } from './scale.ts'

test.each([
  [[0, 7_982_647], 4, 8_000_000, 4_000_000 / 2],
  [[3, 9], 4, 10, 2.5],
  [[0, 43], 4, 60, 20],
  [[120], 4, 150, 50],
])('%j in %i spaces reaches %i by steps of %d', (values, most, high, step) => {
  const scale = scaleOf(values, most, 0.5)
  expect(scale.low).toBe(0)
  expect(scale.high).toBe(high)
  expect((scale.ticks[1] ?? 0) - (scale.ticks[0] ?? 0)).toBe(step)
})

test('pieces are never halved', () => {
  expect(scaleOf([1, 2], 4).ticks).toEqual([0, 1, 2])
  expect(scaleOf([3], 4).ticks).toEqual([0, 1, 2, 3])
})

test('below zero is drawn too', () => {
  expect(scaleOf([-30, 100], 4).ticks).toEqual([-50, 0, 50, 100])
})

test('nothing but zeros has an axis all the same', () => {
  expect(scaleOf([0, 0], 4)).toEqual({ low: 0, high: 2, ticks: [0, 1, 2] })
  expect(scaleOf([], 4, 100).high).toBe(200)
})

test('a value knows its height', () => {
  expect(heightOf(25, { low: -50, high: 100, ticks: [] })).toBe(0.5)
})
