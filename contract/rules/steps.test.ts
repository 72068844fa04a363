import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finish, sortTextsSteps } from './steps.ts'

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

test('texts sorted in steps stand as if they were sorted at once, for any number of slices', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 20_000 }),
      (texts, count) => {
        // Five times 4 096 and something: one, two and an odd number of slices.
        const many = Array.from({ length: count }, (_, nth) => `${texts[nth % texts.length]}${(nth * 7_919) % 101}`)
        const given = [...many]
        expect(finish(sortTextsSteps(many))).toEqual([...given].sort(byCodeUnit))
        expect(many).toEqual(given)
      },
    ),
    { numRuns: 40 },
  )
})

test.each([0, 1, 4_095, 4_096, 4_097, 8_192, 8_193, 12_289])('%i texts are all there, in order', (count) => {
  const many = Array.from({ length: count }, (_, nth) => String(count - nth).padStart(6, '0'))
  expect(finish(sortTextsSteps(many))).toEqual([...many].reverse())
})

test('a long sort stops often', () => {
  const texts = Array.from({ length: 50_000 }, (_, index) => `Name ${(index * 7_919) % 50_000}`)
  const steps = sortTextsSteps(texts)
  let stops = 0
  while (!steps.next().done) stops++
  // Thirteen slices, merged four times: each stop is worth some four thousand texts, and none comes for nothing.
  expect(stops).toBeGreaterThan(50)
  expect(stops).toBeLessThan(80)
})
