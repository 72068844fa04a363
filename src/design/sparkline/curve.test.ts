import { expect, test } from 'vitest'
import { curveOf, rangeOf } from './curve.ts'

test('the lowest lies on the floor, the highest at the top', () => {
  expect(curveOf([0, 10, 5], [0, 10])).toEqual({ line: 'M0 100L50 0L100 50', area: 'M0 100L50 0L100 50V100H0Z', last: { x: 100, y: 50 } })
})

test('a missing value leaves a gap', () => {
  expect(curveOf([0, null, 10], [0, 10]).line).toBe('M0 100M100 0')
  expect(curveOf([0, 10, null], [0, 10]).last).toBeNull()
})

test('where nothing changes the curve runs through the middle', () => {
  expect(curveOf([7, 7], [7, 7]).line).toBe('M0 50L100 50')
})

test('one value is a point, none is nothing', () => {
  expect(curveOf([3], [0, 3])).toEqual({ line: 'M0 0', area: 'M0 0V100H0Z', last: { x: 0, y: 0 } })
  expect(curveOf([], [0, 1])).toEqual({ line: '', area: '', last: null })
})

test('the range holds every value, and zero when it is the floor', () => {
  expect(rangeOf([4, null, 9], false)).toEqual([4, 9])
  expect(rangeOf([4, 9], true)).toEqual([0, 9])
  expect(rangeOf([-4, -9], true)).toEqual([-9, 0])
  expect(rangeOf([null], true)).toEqual([0, 1])
})

test('a hundred thousand values become a line that can be seen', () => {
  const curve = curveOf(
    Array.from({ length: 100_000 }, (_, at) => at),
    [0, 99_999],
  )
  expect(curve.line.split('L')).toHaveLength(400)
  expect(curve.last).toEqual({ x: 100, y: 0 })
})
