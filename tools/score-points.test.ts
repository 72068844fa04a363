import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancedWeights, limits, percentileParts, scoreComponents, scoreOf } from '../contract/index.ts'
import { highestScore, pointsOf } from '../src/design/score-breakdown/points.ts'

test('the points that the screen explains add up to the score that the server worked out', () => {
  expect(highestScore).toBe(limits.score.highest)
  const percentile = fc.option(fc.integer({ min: 0, max: percentileParts }).map((parts) => parts / percentileParts))
  fc.assert(
    fc.property(fc.array(percentile, { minLength: 6, maxLength: 6 }), (percentiles) => {
      const components = scoreComponents.map((id, nth) => ({
        id,
        label: id,
        weight: balancedWeights[id],
        percentile: percentiles[nth] ?? null,
      }))
      const explained = pointsOf(components)
      expect(explained.score).toBe(
        scoreOf(
          components.map(({ weight }) => weight),
          percentiles,
        ),
      )
      expect(explained.points.reduce((sum, each) => sum + each, 0)).toBe(explained.score)
    }),
  )
})
