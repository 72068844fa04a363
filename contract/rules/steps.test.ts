import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finish, sortTextsSteps } from './steps.ts'

test('texts sorted in steps stand as if they were sorted at once, for any number of slices', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 60 }), fc.integer({ min: 1, max: 400 }), (texts, times) => {
      const many = Array.from({ length: times }, (_, time) => texts.map((text) => `${text}${time % 7}`)).flat()
      expect(finish(sortTextsSteps(many))).toEqual([...many].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    }),
    { numRuns: 60 },
  )
})

test('a long sort stops often', () => {
  const texts = Array.from({ length: 50_000 }, (_, index) => `Name ${(index * 7_919) % 50_000}`)
  const steps = sortTextsSteps(texts)
  let stops = 0
  while (!steps.next().done) stops++
  expect(stops).toBeGreaterThan(50)
})
