import { expect, test } from 'vitest'
import { changeOf, guardAgainst, type ListChange } from './list-change.ts'

function change(before: number[], after: number[], expected: (product: number) => number = () => 0): ListChange {
  const steps = changeOf(Int32Array.from(before), Int32Array.from(after), expected)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)

test('one product that is moved to the top moves alone, and takes one of the first places where it came from below', () => {
  const before = numbers(1, 48)
  expect(change(before, [48, ...numbers(1, 47)])).toEqual({ firstScreen: 1 / 24, places: 1 / 48, gain: null })
  expect(change(before, [24, ...numbers(1, 23), ...numbers(25, 48)])).toMatchObject({ firstScreen: 0, places: 1 / 48 })
  expect(change([], [])).toEqual({ firstScreen: 0, places: 0, gain: null })
})

test('the gain is the share of expected revenue that the first places hold more than before', () => {
  const expected = (product: number): number => (product === 30 ? 30 : product === 1 ? 10 : 0)
  expect(change(numbers(1, 30), [30, ...numbers(1, 29)], expected).gain).toBeCloseTo(0.75)
  expect(change(numbers(1, 30), numbers(1, 30).toReversed(), expected).gain).toBeCloseTo(0.5)
})

test('each guard stops what goes beyond it, and only that', () => {
  const none = { firstScreen: null, places: null, gain: null, approval: false, quiet: null }
  const some = { firstScreen: 0.25, places: 0.5, gain: 0.01 }
  expect(guardAgainst(some, none)).toBeNull()
  expect(guardAgainst(some, { ...none, firstScreen: 25, places: 50, gain: 10 })).toBeNull()
  expect(guardAgainst(some, { ...none, firstScreen: 24 })).toBe('first-screen')
  expect(guardAgainst(some, { ...none, places: 49 })).toBe('places')
  expect(guardAgainst(some, { ...none, gain: 20 })).toBe('gain')
  expect(guardAgainst({ ...some, gain: null }, { ...none, gain: 20 })).toBe('gain')
})
