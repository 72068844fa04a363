import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'

const points = Array.from({ length: 11 }, (_, at) => ({ key: String(at) }))
const events = ['1', '2', '2', '9', 'elsewhere'].map((at, nth) => ({ at, label: `event ${nth}` }))

test('signs that would touch are one, and no event is lost by it', () => {
  const [first, second, ...more] = clustersOf(points, events, 'edges', 0.15)
  expect(first?.points).toEqual([1, 2])
  expect(first?.events.map(({ label }) => label)).toEqual(['event 0', 'event 1', 'event 2'])
  expect(first?.place).toBe(0.1)
  expect(second?.points).toEqual([9])
  expect(more).toEqual([])
})

test('where there is room each point has its own', () => {
  expect(clustersOf(points, events, 'edges', 0.05).map(({ points: at }) => at)).toEqual([[1], [2], [9]])
})
