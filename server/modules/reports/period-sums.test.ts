import { describe, expect, test } from 'vitest'
import { productsTable } from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { nightlyCheck } from '../sales/index.ts'
import { sale as soldAt } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
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
/** The Mondays of the weeks that are summed. */
const summedWeeks = async () =>
  (
    await reporting().samara.connection.pool.query<{ week: string }>(
      'select week::text from summed_weeks where store_id = $1 order by week',
      [reporting().id],
    )
  ).rows.map(({ week }) => week)
/** Units and revenue of each product in a range. */
const sold = async (from: string, to: string, filter: object = {}): Promise<Record<number, [units: number, revenue: number]>> => {
  const { data } = await reporting().samara.call(
    productsTable,
    { query: { store: reporting().name, from, to, ...filter } },
    reporting().owner,
  )
  return Object.fromEntries(data.content.map(({ id, units, revenue }) => [id, [units, revenue]]))
}

describe('products over weeks, months and years that are over are read from their sums', () => {
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

  test('also over weeks, which two months may share: of the one that is summed, the days outside of the range are taken off', async () => {
    // From Monday 23 February to Sunday 15 March.
    const days = Array.from({ length: 21 }, (_, nth) => new Date(Date.UTC(2026, 1, 23 + nth)).toISOString().slice(0, 10))
    await count(...days.map((day, nth) => sale(day, day, { lines: [{ product: 101, units: 1 + nth, revenue: 2 ** nth }] })))
    const ranges = days.flatMap((from, first) => days.slice(first).map((to) => [from, to] as const))
    const byDay = await Promise.all(ranges.map(([from, to]) => sold(from, to)))
    await night('2026-03-15')
    expect(await summedWeeks()).toEqual(['2026-02-23', '2026-03-02'])
    expect(await Promise.all(ranges.map(([from, to]) => sold(from, to)))).toEqual(byDay)
    // What is read: with weeks that say otherwise, the ranges that hold more than half of one do.
    await reporting().samara.connection.pool.query('update sales_by_week set units = units + 1_000 where store_id = $1', [reporting().id])
    const units = async (from: string, to: string) => (await sold(from, to))[101]?.[0]
    const wrongBy = async (from: string, to: string) =>
      (await units(from, to))! - byDay[ranges.findIndex(([since, until]) => since === from && until === to)]![101]![0]
    expect(await wrongBy('2026-03-02', '2026-03-08')).toBe(1_000)
    expect(await wrongBy('2026-03-04', '2026-03-07')).toBe(1_000)
    expect(await wrongBy('2026-03-05', '2026-03-07')).toBe(0)
    expect(await wrongBy('2026-03-03', '2026-03-15')).toBe(1_000)
    // Four days of February, three of March.
    expect(await wrongBy('2026-02-23', '2026-03-01')).toBe(1_000)
    expect(await night('2026-03-05')).toEqual({ found: 1, days: ['2026-03-04'] })
    // The week of that night is not over: until it is, its days are read.
    expect(await summedWeeks()).toEqual(['2026-02-23'])
    expect(await wrongBy('2026-03-02', '2026-03-08')).toBe(0)
  })

  test('also of a category, as products stood in it then: one that moves within a week counts in both', async () => {
    const { pool } = reporting().samara.connection
    const sell = async (days: readonly string[]) => count(...days.map((day) => sale(day, day)))
    await sell(['2026-01-30', '2026-02-02', '2026-02-04'])
    await pool.query('update products set category_id = $2 where store_id = $1 and id = 101', [reporting().id, small.plates])
    await sell(['2026-02-05', '2026-02-06', '2026-02-20', '2026-03-02'])
    const ends = ['2026-01-30', '2026-02-02', '2026-02-04', '2026-02-05', '2026-02-08', '2026-02-20', '2026-02-28', '2026-03-02']
    const ranges = ends.flatMap((from, first) => ends.slice(first).map((to) => [from, to] as const))
    const both = async () =>
      Promise.all(
        ranges.flatMap(([from, to]) =>
          [small.mugs, small.plates].map(async (category) => (await sold(from, to, { categories: `${category}` }))[101]?.[0] ?? 0),
        ),
      )
    const byHour = await both()
    expect(byHour.slice(0, 2 * ends.length)).toEqual([1, 0, 2, 0, 3, 0, 3, 1, 3, 2, 3, 3, 3, 3, 3, 4])
    await night('2026-03-31')
    expect((await summed()).concat(await summedWeeks())).toEqual(
      expect.arrayContaining(['2026-01', '2026-02', '2026-01-26', '2026-02-02', '2026-02-16']),
    )
    expect(await both()).toEqual(byHour)
    // What is read: with months that say otherwise, a range that holds one says otherwise, too.
    await pool.query('update sales_by_month set units = units + 1_000 where store_id = $1', [reporting().id])
    expect((await sold('2026-02-01', '2026-02-28', { categories: `${small.plates}` }))[101]).toEqual([1_003, 3_000])
  })

  test('not of a store whose history is still to be completed: what is sold by category is not known of all of it', async () => {
    const { pool } = reporting().samara.connection
    await count(sale('a', '2026-01-10'))
    await pool.query('update sales_coverage set history_bare = true where store_id = $1', [reporting().id])
    await night('2026-03-31')
    expect([await summed(), await summedWeeks()]).toEqual([[], []])
    await pool.query('update sales_coverage set history_bare = false where store_id = $1', [reporting().id])
    await night('2026-03-31')
    expect([await summed(), await summedWeeks()]).toEqual([['2026-01'], ['2026-01-05']])
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
    expect(await summedWeeks()).toEqual(['2024-06-10', '2026-01-05', '2026-01-19', '2026-02-09'])
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
