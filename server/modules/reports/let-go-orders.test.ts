import { beforeEach, describe, expect, test } from 'vitest'
import { orderLines, productsTable, salesByBand, salesByRange, totalSales } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { nightlyCheck } from '../sales/index.ts'
import { presentStore, sum } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()

const whole = { from: '2024-01-01', to: '2026-03-31' }
const since = { from: '2025-02-28', to: '2026-03-31' }
const filters: [string, object][] = [
  ['a brand', { brands: '2' }],
  ['a category', { categories: `${small.mugs}` }],
  ['both', { brands: '1,2', categories: `${small.kitchen}` }],
]

/** Single sales before 2025-02-28 are let go. */
const keepAYear = async () => {
  await store.samara.connection.pool.query('update sales_coverage set keep_months = 13 where store_id = $1', [store.id])
  await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')
}

beforeEach(async () => {
  await store.count(sale('old', '2024-01-10T10:00:00Z'), sale('new', '2026-03-30T10:00:00Z'))
})

describe('where single orders are kept no longer', () => {
  test.each(filters)(
    'sums of %s are those of the curve and of the products, and how many orders there were is unknown',
    async (_, filter) => {
      await keepAYear()
      const { totals, ordersKeptFrom } = await ask(totalSales, { ...whole, ...filter })
      const { points } = await ask(salesByRange, { ...whole, ...filter, by: 'week' })
      expect([totals.revenue, totals.units]).toEqual([sum(points.map(({ revenue }) => revenue)), sum(points.map(({ units }) => units))])
      expect(totals.revenue).toBe((await ask(productsTable, { ...whole, ...filter })).revenue)
      expect(totals).toMatchObject({ revenue: 3996, orders: null, perOrder: null, reconciliation: null })
      expect(ordersKeptFrom).toBe('2025-02-28')
      expect((await ask(totalSales, { ...since, ...filter })).totals).toMatchObject({ revenue: 1998, orders: 1, perOrder: 1998 })
    },
  )

  test('only the days that are compared can be unknown', async () => {
    await keepAYear()
    const { totals, compared } = await ask(totalSales, { from: '2025-03-31', to: '2026-03-30', brands: '2', compare: 'previousPeriod' })
    expect(totals).toMatchObject({ revenue: 1998, orders: 1 })
    expect(compared).toMatchObject({ from: '2024-03-31', revenue: 0, orders: null })
  })

  test('of the whole store orders are summed up, and all of them are known', async () => {
    await keepAYear()
    expect((await ask(totalSales, whole)).totals).toMatchObject({ orders: 2, reconciliation: { orders: 2, counted: 2 } })
    expect((await ask(salesByBand, whole)).bands.every(({ revenue }) => revenue !== null)).toBe(true)
  })

  test('a partner with limits gets no sales by position that would say too little', async () => {
    const pia = `pia${store.name}@shop.example`
    const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
    await store.samara.app.services.stores.addPartner(store.id, id, { categories: [small.mugs], brands: null, approval: false })
    await keepAYear()
    for (const list of [{}, { kind: 'category', id: small.mugs }]) {
      const { bands, unplaced, ordersKeptFrom } = await ask(salesByBand, { ...whole, ...list }, pia)
      expect(bands.map(({ revenue, units }) => [revenue, units])).toEqual(Array.from({ length: 4 }, () => [null, null]))
      expect(unplaced).toEqual({ revenue: null, units: null })
      expect(ordersKeptFrom).toBe('2025-02-28')
    }
    const late = await ask(salesByBand, { from: '2025-03-31', to: '2026-03-30', compare: 'previousPeriod' }, pia)
    expect(sum(late.bands.map(({ revenue }) => revenue)) + late.unplaced.revenue!).toBe(1998)
    expect(late.bands.map(({ revenueBefore }) => revenueBefore)).toEqual([null, null, null, null])
  })

  test('the lines of orders say from which day on they are', async () => {
    expect((await ask(orderLines, whole)).ordersKeptFrom).toBeNull()
    await keepAYear()
    const { lines, ordersKeptFrom } = await ask(orderLines, whole)
    expect([lines.map(({ order }) => order), ordersKeptFrom]).toEqual([['new'], '2025-02-28'])
  })

  test('where nothing was let go, since all sales are newer, nothing is unknown', async () => {
    await store.samara.connection.pool.query("update sales_coverage set covered_from = '2026-01-01' where store_id = $1", [store.id])
    await keepAYear()
    const { totals, ordersKeptFrom } = await ask(totalSales, { ...whole, brands: '2' })
    expect([totals.orders, ordersKeptFrom]).toEqual([2, null])
  })
})
