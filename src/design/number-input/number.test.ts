import fc from 'fast-check'
import { expect, test } from 'vitest'
import { step, typedNumber } from './number.ts'

test.each([
  ['12', 12],
  ['1.234', 1234],
  ['1 234', 1234],
  ['1,234,567', 1234567],
  [' 12 ', 12],
  ['2,', 2],
  ['2,5', 2],
  ['12.50', 12],
  ['1,2345', 1],
  ['1.234,5', 1234],
  ['-3,7', -3],
  ['', null],
  ['  ', null],
  ['12a', undefined],
  ['1e5', undefined],
  ['9'.repeat(16), undefined],
])('typing "%s" means %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('a step never leaves the range', () => {
  fc.assert(
    fc.property(fc.option(fc.integer()), fc.integer(), fc.integer(), fc.nat(), (value, by, min, width) => {
      const next = step(value, by, { min, max: min + width })
      expect(next).toBeGreaterThanOrEqual(min)
      expect(next).toBeLessThanOrEqual(min + width)
    }),
  )
})
