import { expect, test } from 'vitest'
import {
  categoriesTable,
  orderLines,
  ordersByHour,
  productsTable,
  salesByBand,
  salesByRange,
  totalSales,
  totalValuesOrder,
} from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { presentStore, sum } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()

test('a partner with limits sees sales of their categories alone, in every report', async () => {
  const pia = `pia${store.name}@shop.example`
  const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await store.samara.app.services.stores.addPartner(store.id, id, { categories: [small.plates], brands: null, approval: false })
  await store.count(
    sale('mug', '2026-03-31T08:00:00Z'),
    sale('plate', '2026-03-31T09:00:00Z', { lines: [{ product: 201, units: 1, revenue: 50 }] }),
  )
  const range = { from: '2026-03-31', to: '2026-03-31' }
  expect((await ask(totalSales, range, pia)).totals).toMatchObject({ revenue: 50, orders: 1, reconciliation: null })
  expect(sum((await ask(salesByRange, range, pia)).points.map(({ revenue }) => revenue))).toBe(50)
  expect((await ask(productsTable, range, pia)).content.map((product) => product.id)).toEqual([201])
  expect((await ask(categoriesTable, range, pia)).categories.map(({ id: category, revenue }) => [category, revenue])).toEqual([
    [small.kitchen, 50],
  ])
  expect((await ask(orderLines, range, pia)).lines.map(({ order }) => order)).toEqual(['plate'])
  expect((await ask(totalValuesOrder, {}, pia)).today).toEqual({ orders: 1, units: 1, revenue: 50 })
  const { hours } = await ask(ordersByHour, {}, pia)
  expect(hours.flatMap(({ hour, sold }) => (sold && sold.revenue > 0 ? [[hour, sold]] : []))).toEqual([
    [11, { orders: 1, units: 1, revenue: 50 }],
  ])
  expect(sum(hours.map(({ sold }) => sold?.orders ?? 0))).toBe(1)
  const bands = await ask(salesByBand, range, pia)
  expect(sum(bands.bands.map(({ revenue }) => revenue)) + bands.unplaced.revenue!).toBe(50)
  const refused = await store.samara.call(salesByBand, { query: { store: store.name, ...range, kind: 'category', id: small.mugs } }, pia)
  expect(refused.problem.code).toBe('access/outside-limits')
})

test('a partner with limits sees of a list of theirs what its products of theirs sold, not what others sold in it before', async () => {
  const pia = `pia${store.name}@shop.example`
  const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await store.samara.app.services.stores.addPartner(store.id, id, { categories: null, brands: [1], approval: false })
  const { pool } = store.samara.connection
  await pool.query('update products set brand_id = 1 where store_id = $1 and category_id = $2', [store.id, small.mugs])
  await store.count(
    sale('stays', '2026-03-30T08:00:00Z', { lines: [{ product: 101, units: 1, revenue: 30 }] }),
    sale('goes', '2026-03-30T09:00:00Z', { lines: [{ product: 102, units: 1, revenue: 700 }] }),
  )
  // It is of another brand, and no product of the shop any more.
  await pool.query('update products set brand_id = 2, gone_at = now() where store_id = $1 and id = 102', [store.id])
  const query = { from: '2026-03-30', to: '2026-03-30', kind: 'category', id: small.mugs } as const
  const revenueOf = async (as: string) => {
    const { bands, unplaced } = await ask(salesByBand, query, as)
    return sum(bands.map(({ revenue }) => revenue)) + unplaced.revenue!
  }
  expect(await revenueOf(store.owner)).toBe(730)
  expect(await revenueOf(pia)).toBe(30)
})

test('an order counts for a partner where one of its lines is both theirs and asked for, not where one line is this and another that', async () => {
  const pia = `pia${store.name}@shop.example`
  const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await store.samara.app.services.stores.addPartner(store.id, id, { categories: [small.plates], brands: null, approval: false })
  const [mug, plate] = [
    { product: 101, units: 1, revenue: 30 },
    { product: 201, units: 1, revenue: 50 },
  ]
  await store.count(
    sale('both', '2026-03-31T08:00:00Z', { lines: [mug, plate, { ...plate, product: 202 }] }),
    sale('mug', '2026-03-31T09:00:00Z', { lines: [mug] }),
  )
  const ordersOf = async (category: number, as: string) => {
    const { totals } = await ask(totalSales, { from: '2026-03-31', to: '2026-03-31', categories: String(category) }, as)
    return [totals.orders, totals.revenue]
  }
  expect(await ordersOf(small.kitchen, store.owner)).toEqual([2, 160])
  expect(await ordersOf(small.mugs, store.owner)).toEqual([2, 60])
  expect(await ordersOf(small.kitchen, pia)).toEqual([1, 100])
  expect(await ordersOf(small.mugs, pia)).toEqual([0, 0])
})
