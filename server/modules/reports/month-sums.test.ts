import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productsTable } from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { nightlyCheck } from '../sales/index.ts'

let samara: TestSamara
let number = 0
let ana: string
let store: { id: string; name: string }

beforeAll(async () => {
  samara = await startTestSamara()
})
afterAll(() => samara.close())
beforeEach(async () => {
  number += 1
  samara.clock.set('2026-03-31T10:00:00Z')
  ana = `ana${number}@shop.example`
  const name = `shop-${number}`
  store = { id: await samara.addStore(ana, name), name }
  await fillSmallCatalogue(samara.connection, store.id)
  await samara.connection.pool.query("update stores set synchronised_at = '2025-01-01' where id = $1", [store.id])
  await samara.connection.pool.query(
    `insert into sales_coverage (store_id, covered_from, covered_to, feed, read_at) values ($1, '2024-01-01', '2026-03-31T10:00:00Z', 'ready', '2026-03-31T10:00:00Z')`,
    [store.id],
  )
})

const sale = (id: string, day: string, more: Partial<PlatformSale> = {}): PlatformSale => ({
  id,
  soldAt: new Date(`${day}T10:00:00Z`),
  changedAt: new Date(`${day}T10:00:00Z`),
  currency: 'EUR',
  counts: true,
  lines: [{ product: 101, units: 1, revenue: 1_000 }],
  ...more,
})
const count = (...sales: PlatformSale[]) =>
  samara.connection.database.transaction().execute((transaction) => samara.app.services.sales.count(store.id, sales, transaction))
const night = (today: string) => nightlyCheck(samara.connection.database, store.id, today)
const summed = async () =>
  (
    await samara.connection.pool.query<{ month: string }>('select month::text from summed_months where store_id = $1 order by 1', [
      store.id,
    ])
  ).rows.map(({ month }) => month.slice(0, 7))
/** Units and revenue of each product in a range. */
const sold = async (from: string, to: string): Promise<Record<number, [units: number, revenue: number]>> => {
  const { data } = await samara.call(productsTable, { query: { store: store.name, from, to } }, ana)
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
    await samara.connection.pool.query('update sales_by_month set revenue = revenue + 1 where store_id = $1', [store.id])
    expect(await sold('2026-01-05', '2026-01-31')).toEqual({ 101: [1, 1_001] })
    expect(await sold('2026-01-20', '2026-01-31')).toEqual({ 101: [1, 1_000] })
    expect(await night('2026-02-01')).toEqual({ found: 1, days: ['2026-01-31'] })
    expect(await sold('2026-01-01', '2026-01-31')).toEqual({ 101: [1, 1_000] })
    expect(await night('2026-02-01')).toEqual({ found: 0, days: [] })
  })
})
