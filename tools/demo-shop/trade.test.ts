import { expect, test } from 'vitest'
import type { SourceRow } from './source-row.ts'
import { fraction, pricing, stock } from './trade.ts'

const DAY = 24 * 60
const sale = (day: number, price: number, customer = '1'): SourceRow => ({
  invoice: '1',
  code: 'A',
  description: 'MUG',
  units: 2,
  minute: day * DAY,
  price,
  customer,
})
const many = (count: number, day: number, price: number, customer?: string): SourceRow[] =>
  Array.from({ length: count }, () => sale(day, price, customer))

test('the price is the usual one of the last 90 days, not an average and not a single bargain', () => {
  expect(pricing([...many(50, 0, 9950), ...many(3, 200, 2550), sale(210, 100)]).price).toBe(255)
})

test('a list price stands only where an earlier month sold for more', () => {
  expect(pricing([...many(5, 0, 2950), ...many(5, 200, 2550)]).listPrice).toBe(295)
  expect(pricing([...many(5, 0, 2250), ...many(5, 200, 2550)]).listPrice).toBeNull()
  expect(pricing([...many(4, 0, 2950), ...many(5, 200, 2550)]).listPrice).toBeNull()
})

test('lines without a customer set the price only where there are no others', () => {
  expect(pricing([...many(9, 200, 4960, ''), ...many(2, 200, 2550)])).toEqual({ price: 255, listPrice: null })
  expect(pricing(many(9, 200, 4960, '')).price).toBe(496)
})

test('what stopped selling has few pieces left or none', () => {
  for (let nth = 0; nth < 200; nth++) expect(stock(`P${nth}`, [sale(0, 100)], 300 * DAY)).toBeLessThanOrEqual(7)
})

test('the chance of a text is spread evenly from 0 to 1', () => {
  const tens = Array.from({ length: 10 }, () => 0)
  for (let nth = 0; nth < 5000; nth++) {
    const at = Math.floor(fraction(`code ${nth}`) * 10)
    tens[at] = (tens[at] ?? 0) + 1
  }
  for (const count of tens) expect(count).toBeGreaterThan(400)
})
