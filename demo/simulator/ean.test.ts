import { expect, test } from 'vitest'
import { eanOf } from './ean.ts'

test('the last digit of an EAN proves the others', () => {
  expect(eanOf(50_000)).toBe('2000000500003')
  for (const sku of [1, 7, 50_999, 123_456_789]) {
    const ean = eanOf(sku)
    expect(ean).toMatch(/^2\d{12}$/)
    expect([...ean].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
  }
})
