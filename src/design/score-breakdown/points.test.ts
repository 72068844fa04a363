import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestScore, hundredths, pointsOf, type ScoreComponent } from './points.ts'

const components = fc.array(
  fc.record({
    id: fc.string(),
    label: fc.string(),
    weight: fc.double({ min: 0.01, max: 10, noNaN: true }),
    percentile: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  { minLength: 1, maxLength: 8 },
)
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

test('whole points add up to the score, which lies between nothing and the highest', () => {
  fc.assert(
    fc.property(components, (made: ScoreComponent[]) => {
      const { points, score } = pointsOf(made)
      expect(sum(points)).toBe(score)
      expect(points.every((each) => Number.isInteger(each) && each >= 0)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(highestScore)
      expect(sum(hundredths(made))).toBe(100)
    }),
  )
})

test('what cannot be measured yet counts as the middle', () => {
  const made = [
    { id: 'a', label: 'A', weight: 3, percentile: 1 },
    { id: 'b', label: 'B', weight: 1, percentile: null },
  ]
  expect(pointsOf(made)).toEqual({ points: [750, 125], score: 875 })
  expect(hundredths(made)).toEqual([75, 25])
  expect(pointsOf([])).toEqual({ points: [], score: 0 })
})
