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
/** The months that are summed, then the years. */
const summed = async () =>
  (
    await reporting().samara.connection.pool.query<{ name: string }>(
      `select name from (
         select 1 as place, to_char(month, 'YYYY-MM') as name from summed_months where store_id = $1
         union all select 2, to_char(year, 'YYYY') from summed_years where store_id = $1) s order by place, name`,
      [reporting().id],
    )
  ).rows.map(({ name }) => name)
/** Units and revenue of each product in a range. */
const sold = async (from: string, to: string): Promise<Record<number, [units: number, revenue: number]>> => {
  const { data } = await reporting().samara.call(productsTable, { query: { store: reporting().name, from, to } }, reporting().owner)
  return Object.fromEntries(data.content.map(({ id, units, revenue }) => [id, [units, revenue]]))
}

describe('products over months and years that are over are read from their sums', () => {
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
    expect(await summed()).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2025'])
    expect(await Promise.all(ranges.map(([from, to]) => sold(from, to)))).toEqual(byDay)
  })

  test('also over several years, whole and in part', async () => {
    const days = [
      '2023-12-31',
      '2024-01-01',
      '2024-02-29',
      '2024-07-02',
      '2024-12-31',
      '2025-01-01',
      '2025-06-30',
      '2025-12-31',
      '2026-01-01',
    ]
    await count(...days.map((day, index) => sale(day, day, { lines: [{ product: 101, units: 1, revenue: 10 ** (index % 5) + index }] })))
    const ends = ['2023-12-30', '2024-01-02', '2024-06-15', '2024-07-03', ...days, '2025-02-10', '2025-11-20', '2026-03-31'].toSorted()
    const ranges = ends.flatMap((from, first) => ends.slice(first).map((to) => [from, to] as const))
    const byDay = await Promise.all(ranges.map(([from, to]) => sold(from, to)))
    await night('2026-03-31')
    expect((await summed()).filter((name) => name.length === 4)).toEqual(['2023', '2024', '2025'])
    expect(await Promise.all(ranges.map(([from, to]) => sold(from, to)))).toEqual(byDay)
    // What is read: with a year that says otherwise, the ranges that hold more than half of it do.
    await reporting().samara.connection.pool.query(
      "update sales_by_year set units = units + 1_000 where store_id = $1 and year = '2024-01-01'",
      [reporting().id],
    )
    const units = async (from: string, to: string) => (await sold(from, to))[101]?.[0]
    expect(await units('2024-01-01', '2024-12-31')).toBe(1_004)
    expect(await units('2024-07-03', '2025-12-31')).toBe(4)
    expect(await units('2024-06-15', '2026-03-31')).toBe(1_006)
    expect(await night('2024-07-03')).toEqual({ found: 1, days: ['2024-07-02'] })
  })

  test('an order of such a time that is cancelled, changed, or comes late counts at once, and its month and year are summed anew at night', async () => {
    await count(
      sale('a', '2026-01-10'),
      sale('b', '2026-01-20'),
      sale('c', '2026-02-10'),
      sale('before', '2025-06-10'),
      sale('long before', '2024-06-10'),
    )
    await night('2026-03-31')
    expect(await summed()).toEqual(['2024-06', '2025-06', '2026-01', '2026-02', '2024', '2025'])
    await count(sale('before', '2025-06-10', { changedAt: new Date('2026-03-30'), counts: false }))
    expect(await summed()).toEqual(['2024-06', '2026-01', '2026-02', '2024'])
    expect(await sold('2024-01-01', '2025-12-31')).toEqual({ 101: [1, 1_000] })
    const both = () => sold('2026-01-01', '2026-02-28')
    expect(await both()).toEqual({ 101: [3, 3_000] })
    await count(
      sale('a', '2026-01-10', { changedAt: new Date('2026-03-30'), counts: false }),
      sale('late', '2026-01-31', { lines: [{ product: 201, units: 2, revenue: 50 }] }),
    )
    expect(await both()).toEqual({ 101: [2, 2_000], 201: [2, 50] })
    expect(await summed()).toEqual(['2024-06', '2026-02', '2024'])
    await night('2026-03-31')
    expect(await summed()).toEqual(['2024-06', '2025-06', '2026-01', '2026-02', '2024', '2025'])
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
