import { describe, expect, test } from 'vitest'
import { productsTable } from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { nightlyCheck } from '../sales/index.ts'
import { sale as soldAt } from '../../testing/platform-sale.ts'
import { reportingStores } from './reporting-stores.fixtures.ts'

const reporting = reportingStores()
const count = (...sales: PlatformSale[]) => reporting().count(...sales)
/** One of product 101, in the middle of a day. */
const sale = (id: string, day: string, more: Partial<PlatformSale> = {}): PlatformSale =>
  soldAt(id, `${day}T10:00:00Z`, { lines: [{ product: 101, units: 1, revenue: 1_000 }], ...more })
const night = (today: string) => nightlyCheck(reporting().samara.connection.database, reporting().id, today)
const summed = async () =>
  (
    await reporting().samara.connection.pool.query<{ month: string }>(
      'select month::text from summed_months where store_id = $1 order by 1',
      [reporting().id],
    )
  ).rows.map(({ month }) => month.slice(0, 7))
/** Units and revenue of each product in a range. */
const sold = async (from: string, to: string): Promise<Record<number, [units: number, revenue: number]>> => {
  const { data } = await reporting().samara.call(productsTable, { query: { store: reporting().name, from, to } }, reporting().owner)
  return Object.fromEntries(data.content.map(({ id, units, revenue }) => [id, [units, revenue]]))
}

describe('products over months that are over are read from the sums of months', () => {
  test('and each range says the same as from its days, wherever in a month it begins and ends', async () => {
    const days = [
      '2025-11-30',
      '2025-12-01',
      '2025-12-31',
      '2026-01-01',
      '2026-01-15',
      '2026-01-31',
      '2026-02-01',
      '2026-02-28',
      '2026-03-30',
    ]
    const sales = days.map((day, index) =>
      sale(day, day, { lines: [101, 201].map((product) => ({ product, units: 1 + index, revenue: 10 ** (index % 5) + product })) }),
    )
    await count(...sales)
    const ends = ['2025-11-29', ...days, '2026-03-31']
    const ranges = ends.flatMap((from, first) => ends.slice(first).map((to) => [from, to] as const))
    const byDay = await Promise.all(ranges.map(([from, to]) => sold(from, to)))
    expect(byDay.filter((found) => Object.keys(found).length > 0).length).toBeGreaterThan(40)
    expect(await summed()).toEqual([])
    expect(await night('2026-03-31')).toEqual({ found: 0, days: [] })
    expect(await summed()).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(await Promise.all(ranges.map(([from, to]) => sold(from, to)))).toEqual(byDay)
  })

  test('an order of such a month that is cancelled, changed, or comes late counts at once, and the month is summed anew at night', async () => {
    await count(sale('a', '2026-01-10'), sale('b', '2026-01-20'), sale('c', '2026-02-10'))
    await night('2026-03-31')
    const both = () => sold('2026-01-01', '2026-02-28')
    expect(await both()).toEqual({ 101: [3, 3_000] })
    await count(
      sale('a', '2026-01-10', { changedAt: new Date('2026-03-30'), counts: false }),
      sale('late', '2026-01-31', { lines: [{ product: 201, units: 2, revenue: 50 }] }),
    )
    expect(await both()).toEqual({ 101: [2, 2_000], 201: [2, 50] })
    expect(await summed()).toEqual(['2026-02'])
    await night('2026-03-31')
    expect(await summed()).toEqual(['2026-01', '2026-02'])
    expect(await both()).toEqual({ 101: [2, 2_000], 201: [2, 50] })
  })

  test('a month whose sums went wrong is found on the night of one of its days, said, and put right', async () => {
    await count(sale('a', '2026-01-31'))
    await night('2026-02-01')
    await reporting().samara.connection.pool.query('update sales_by_month set revenue = revenue + 1 where store_id = $1', [reporting().id])
    expect(await sold('2026-01-05', '2026-01-31')).toEqual({ 101: [1, 1_001] })
    expect(await sold('2026-01-20', '2026-01-31')).toEqual({ 101: [1, 1_000] })
    expect(await night('2026-02-01')).toEqual({ found: 1, days: ['2026-01-31'] })
    expect(await sold('2026-01-01', '2026-01-31')).toEqual({ 101: [1, 1_000] })
    expect(await night('2026-02-01')).toEqual({ found: 0, days: [] })
  })
})
