import { expect, test } from 'vitest'
import { cleanRows } from './clean-rows.ts'
import type { SourceRow } from './source-row.ts'

const row = (change: Partial<SourceRow>): SourceRow => ({
  invoice: '536365',
  code: '85123A',
  description: 'MUG',
  units: 6,
  minute: 100,
  price: 2550,
  customer: '17850',
  ...change,
})
const back = (change: Partial<SourceRow>): SourceRow => row({ invoice: 'C536400', units: -6, minute: 200, ...change })

test('a sale that is taken back whole disappears together with its return', () => {
  const { sales, report } = cleanRows([row({}), back({})])
  expect(sales).toEqual([])
  expect(report.dropped.cancelledSale.revenue).toBe(15_300)
  expect(report.dropped.cancellation.revenue).toBe(-15_300)
})

test('a return of some pieces makes the sale smaller', () => {
  const { sales, report } = cleanRows([row({}), back({ units: -2 })])
  expect(sales.map((sale) => sale.units)).toEqual([4])
  expect(report.returnedInPart).toEqual({ rows: 1, units: 2, revenue: 5100 })
})

test('of several sales the latest with as many pieces is the one that was returned', () => {
  const { sales } = cleanRows([row({ minute: 1 }), row({ minute: 2 }), row({ minute: 3, units: 8 }), back({})])
  expect(sales.map((sale) => sale.minute)).toEqual([1, 3])
})

test.each([
  ['of another customer', { customer: '1' }],
  ['of another product', { code: '22423' }],
  ['at another price', { price: 2950 }],
  ['of more pieces than were sold', { units: -7 }],
])('a return %s takes nothing away', (_, change) => {
  const { sales, report } = cleanRows([row({}), back(change)])
  expect(sales).toHaveLength(1)
  expect(report.dropped.returnWithoutSale.rows).toBe(1)
})

test('a return before the sale takes nothing away', () => {
  expect(cleanRows([back({ minute: 1 }), row({})]).sales).toHaveLength(1)
})

test('without a customer only a return of exactly as many pieces counts', () => {
  expect(cleanRows([row({ customer: '' }), back({ customer: '', units: -2 })]).sales.map((sale) => sale.units)).toEqual([6])
  expect(cleanRows([row({ customer: '' }), back({ customer: '' })]).sales).toEqual([])
})

test.each([
  ['notAProduct', { code: 'POST' }],
  ['notAProduct', { code: 'GIFT_0001_20' }],
  ['notAProduct', { description: 'Next Day Carriage' }],
  ['adjustment', { units: -3 }],
  ['freeOrBadPrice', { price: 0 }],
  ['freeOrBadPrice', { price: 1 }],
] as const)('%s is the reason for leaving out %o', (reason, change) => {
  const { sales, report } = cleanRows([row(change)])
  expect(sales).toEqual([])
  expect(report.dropped[reason].rows).toBe(1)
})
