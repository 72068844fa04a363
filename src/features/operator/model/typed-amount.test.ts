import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test('an amount is read to the penny, with comma or point', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom('.', ','), (minor, mark) => {
      const typed = `${Math.floor(minor / 100)}${mark}${String(minor % 100).padStart(2, '0')}`
      expect(typedAmount(typed, 'EUR')).toBe(minor)
    }),
  )
  expect(typedAmount(' 12,5 ', 'EUR')).toBe(1_250)
  expect(typedAmount('12', 'EUR')).toBe(1_200)
})

test('what is no amount of the currency is none', () => {
  for (const typed of ['', '-1', '1,234', '1.2.3', '1e3', '12 €', '999999999']) expect(typedAmount(typed, 'EUR')).toBeNull()
})
