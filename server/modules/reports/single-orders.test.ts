import { expect, test } from 'vitest'
import { limits, productsTable, salesByBand, totalSales } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { reportOf, reportingStores, sum } from './reporting-stores.fixtures.ts'

const reporting = reportingStores()
const ask = reportOf(reporting)
const days = { from: '2026-03-01', to: '2026-03-31' }
const filter = { categories: `${small.kitchen}` }

/** The store says that it had so many orders on a day. */
const say = (orders: number) =>
  reporting().samara.connection.pool.query('update sales_days set counted = $2 where store_id = $1', [reporting().id, orders])

test('of more orders than can be looked through, those of a part of the store are unknown, and what it sold is not', async () => {
  await reporting().count(sale('one', '2026-03-30T10:00:00Z'))
  await say(limits.report.singleOrders)
  const { totals: few } = await ask(totalSales, { ...days, ...filter })
  const { bands: fewBands, unplaced: fewUnplaced } = await ask(salesByBand, { ...days, ...filter })
  expect(few.orders).toBe(1)
  expect(sum(fewBands.map(({ revenue }) => revenue)) + fewUnplaced.revenue!).toBe(few.revenue)

  await say(limits.report.singleOrders + 1)
  const { totals, ordersKeptFrom } = await ask(totalSales, { ...days, ...filter })
  expect(totals).toMatchObject({ revenue: few.revenue, units: few.units, orders: null, perOrder: null, reconciliation: null })
  expect(totals.revenue).toBe((await ask(productsTable, { ...days, ...filter })).revenue)
  expect(ordersKeptFrom).toBeNull()
  // By category there are sums of positions, by brand there are none.
  const { bands: ofCategory } = await ask(salesByBand, { ...days, ...filter })
  expect(ofCategory).toEqual(fewBands)
  const { bands, unplaced } = await ask(salesByBand, { ...days, brands: '2' })
  expect([...bands, unplaced].every(({ revenue, units }) => revenue === null && units === null)).toBe(true)

  expect((await ask(totalSales, days)).totals.orders).toBe(limits.report.singleOrders + 1)
  expect((await ask(salesByBand, days)).unplaced.revenue).not.toBeNull()
})
