import { describe, expect, it } from 'vitest'
import { revenueMonths } from './revenue-months.ts'

const row = (month: string, currency: 'EUR' | 'USD', net: number) => ({ month, currency, net, tax: 0, refunded: 0 })

describe('the months of the revenue', () => {
  it('follow each other without a gap, in one currency, the oldest first', () => {
    const given = [row('2027-01', 'EUR', 300), row('2026-12', 'USD', 7), row('2026-11', 'EUR', 100)]
    expect(revenueMonths(given, 'EUR').map(({ month, net }) => [month, net])).toEqual([
      ['2026-11', 100],
      ['2026-12', 0],
      ['2027-01', 300],
    ])
    expect(revenueMonths(given, 'GBP')).toEqual([])
  })
})
