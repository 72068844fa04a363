import { beforeEach, describe, expect, test } from 'vitest'
import {
  categoriesTable,
  ordersByHour,
  productsTable,
  readHome,
  salesByBand,
  salesByHour,
  totalSales,
  totalValuesOrder,
} from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { nightlyCheck } from '../sales/index.ts'
import { presentStore, sum } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()

describe('today is held against as much of the other days, not against whole ones', () => {
  const week = { from: '2026-03-25', to: '2026-03-31', compare: 'previousPeriod' }
  const plate = { lines: [{ product: 201, units: 1, revenue: 50 }] }
  beforeEach(async () => {
    // It is noon in Madrid; the clocks were changed in between.
    await store.count(
      sale('now', '2026-03-31T09:00:00Z'),
      sale('whole day', '2026-03-20T20:00:00Z', plate),
      sale('by then', '2026-03-24T10:59:00Z', plate),
      sale('later', '2026-03-24T11:01:00Z'),
      sale('later, a plate', '2026-03-24T18:00:00Z', plate),
      sale('later, cancelled', '2026-03-24T19:00:00Z', { counts: false, undone: true }),
    )
  })

  test('in totals, hours, products, categories and positions, of the store and of a part of it', async () => {
    for (const filter of [{}, { categories: '10' }, { brands: '1,2' }]) {
      const { compared } = await ask(totalSales, { ...week, ...filter })
      expect(compared).toMatchObject({ to: '2026-03-24', revenue: 100, units: 2, orders: 2, until: '2026-03-24T11:00:00.000Z' })
      const { compared: hours } = await ask(salesByHour, { ...week, ...filter })
      expect(hours!.hours.filter(({ revenue }) => revenue !== 0).map(({ hour, revenue }) => [hour, revenue])).toEqual([
        [11, 50],
        [21, 50],
      ])
      const { content } = await ask(productsTable, { ...week, ...filter })
      expect(content.map(({ id, revenueBefore }) => [id, revenueBefore])).toEqual([
        [101, 0],
        [201, 100],
      ])
    }
    const { reconciliation } = (await ask(totalSales, week)).compared!
    expect(reconciliation).toMatchObject({ orders: 2, counted: 2, cancelled: 0 })
    for (const only of [{}, { only: '10' }]) {
      const { categories } = await ask(categoriesTable, { ...week, ...only, categories: '11,12' })
      expect(categories.map(({ before }) => before!.revenue)).toEqual([0, 100])
    }
    for (const list of [{}, { kind: 'category', id: small.plates }]) {
      const { bands } = await ask(salesByBand, { ...week, ...list })
      expect([sum(bands.map((band) => band.revenueBefore)), sum(bands.map((band) => band.unitsBefore))]).toEqual([100, 2])
    }
  })

  test('days that are over are held against whole ones', async () => {
    const { compared } = await ask(totalSales, { from: '2026-03-26', to: '2026-03-30', compare: 'previousPeriod' })
    expect(compared).toMatchObject({ from: '2026-03-21', to: '2026-03-25', orders: 3, until: null })
  })

  test('whole ones also where single sales of that day are kept no longer: what came in later is not known', async () => {
    await store.samara.connection.pool.query(
      "update sales_coverage set covered_from = '2020-01-01', keep_months = 13 where store_id = $1",
      [store.id],
    )
    await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')
    const { compared } = await ask(totalSales, { from: '2024-09-01', to: '2026-03-31', compare: 'previousPeriod' })
    expect(compared).toMatchObject({ to: '2024-08-31', until: null })
  })
})

test('today goes on: totals as on the home page, hours beside those of last week, and how old what is known is', async () => {
  await store.count(
    sale('now', '2026-03-31T08:10:00Z'),
    sale('last week', '2026-03-24T09:30:00Z'),
    // Last week the clocks were not changed yet: nine in the morning in UTC was ten there.
    sale('last week, later', '2026-03-24T20:00:00Z'),
    sale('gone', '2026-03-31T08:20:00Z', { counts: false, undone: true }),
  )
  const { sales } = await ask(readHome, { username: store.owner })
  const live = await ask(totalValuesOrder, {})
  expect(live).toMatchObject({ day: '2026-03-31', feed: 'live', cancelled: 1, lastOrderAt: '2026-03-31T08:10:00.000Z' })
  for (const { today, sameHours } of [live, sales!]) {
    expect(today).toEqual({ orders: 1, units: 2, revenue: 1998 })
    expect(sameHours).toEqual({ orders: 1, units: 2, revenue: 1998 })
  }
  expect(live.wholeDay!.orders).toBe(2)
  const { hours } = await ask(ordersByHour, {})
  expect(hours).toHaveLength(24)
  expect(hours[10]).toMatchObject({ hour: 10, state: 'over', sold: { orders: 1 }, lastWeek: { orders: 1 } })
  expect(hours[12]).toMatchObject({ state: 'now' })
  expect(hours[21]).toMatchObject({ state: 'to-come', sold: null, lastWeek: { orders: 1 } })
  store.samara.clock.set('2026-03-31T10:05:00Z')
  expect((await ask(totalValuesOrder, {})).feed).toBe('late')
})

test('today of some categories or of a brand is that part alone, beside the same part a week ago', async () => {
  const plates = (revenue: number) => ({ lines: [{ product: 201, units: 1, revenue }] })
  const { pool } = store.samara.connection
  await pool.query('update products set brand_id = 77 where store_id = $1 and id = 201', [store.id])
  await store.count(
    sale('mugs', '2026-03-31T08:10:00Z'),
    sale('plate', '2026-03-31T09:00:00Z', plates(50)),
    sale('plate, last week', '2026-03-24T09:30:00Z', plates(30)),
    sale('mugs, cancelled', '2026-03-31T08:20:00Z', { counts: false, undone: true }),
  )
  const whole = ask(totalValuesOrder, {})
  for (const filter of [{ categories: `${small.plates}` }, { brands: '77' }]) {
    const live = await ask(totalValuesOrder, filter)
    expect(live, JSON.stringify(filter)).toMatchObject({
      today: { orders: 1, units: 1, revenue: 50 },
      sameHours: { orders: 1, revenue: 30 },
      cancelled: 0,
    })
    const { hours } = await ask(ordersByHour, filter)
    expect(sum(hours.map(({ sold }) => sold?.revenue ?? 0))).toBe(50)
    expect(sum(hours.map(({ sold }) => sold?.orders ?? 0))).toBe(1)
  }
  expect(await whole).toMatchObject({ today: { orders: 2 }, cancelled: 1 })
})

test('who looks at the whole store and who looks at a part of it at the same time get each their own', async () => {
  await store.count(sale('mugs', '2026-03-31T08:10:00Z'))
  const filters = [{}, { categories: `${small.plates}` }, { categories: `${small.mugs}` }, { brands: '999' }]
  const answers = await Promise.all(filters.map((filter) => ask(totalValuesOrder, filter)))
  expect(answers.map(({ today }) => today?.orders)).toEqual([1, 0, 1, 0])
})
