import { expect, test } from 'vitest'
import { labelsThatFit, nearest, placeOf } from './places.ts'

test('lines lie from edge to edge, bars in the middle of their bands', () => {
  expect([0, 1, 2].map((at) => placeOf(at, 3, 'edges'))).toEqual([0, 0.5, 1])
  expect([0, 1].map((at) => placeOf(at, 2, 'bands'))).toEqual([0.25, 0.75])
  expect(placeOf(0, 1, 'edges')).toBe(0.5)
})

test.each(['edges', 'bands'] as const)('every point of %s is nearest to its own place', (lying) => {
  for (const count of [1, 2, 7, 365]) for (let at = 0; at < count; at++) expect(nearest(placeOf(at, count, lying), count, lying)).toBe(at)
})

test('outside the plot the nearest is the first or the last', () => {
  expect(nearest(-1, 5, 'edges')).toBe(0)
  expect(nearest(2, 5, 'bands')).toBe(4)
})

test.each([
  ['days', 'edges', Array.from({ length: 28 }, (_, at) => `${at + 1} nov`)],
  ['hours', 'bands', Array.from({ length: 24 }, (_, at) => `${at % 12 || 12} ${at < 12 ? 'AM' : 'PM'}`)],
] as const)('as many %s as fit on %s, never touching', (_, lying, names) => {
  for (const width of [240, 280, 356, 600, 1200]) {
    const labels = labelsThatFit(names, width, lying)
    const reach = labels.map(({ at, middle, align }) => {
      const long = (names[at]?.length ?? 0) * 6.6
      const left = align === 'start' ? middle * width : align === 'end' ? middle * width - long : middle * width - long / 2
      return [left, left + long] as const
    })
    reach.slice(1).forEach(([left], at) => expect(left).toBeGreaterThan((reach[at]?.[1] ?? 0) + 8))
    expect(labels.length).toBeGreaterThanOrEqual(3)
  }
})

test('four bars side by side are named each, where their names are there with some room between', () => {
  const names = ['1–12', '13–24', '25–48', '49 o más']
  expect(labelsThatFit(names, 220, 'bands')).toHaveLength(4)
  expect(labelsThatFit(names, 180, 'bands')).toHaveLength(2)
})

test('the first and the last stay inside', () => {
  const labels = labelsThatFit(['1 de enero', '2', '3 de enero'], 400, 'edges')
  expect(labels.map(({ align }) => align)).toEqual(['start', 'middle', 'end'])
})

test('without room or points there are none', () => {
  expect(labelsThatFit([], 300, 'edges')).toEqual([])
  expect(labelsThatFit(['a'], 0, 'edges')).toEqual([])
})
