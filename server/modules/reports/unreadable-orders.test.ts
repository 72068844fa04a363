import { expect, test } from 'vitest'
import { limits, totalSales } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { presentStore } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()
const { unreadableOrders: most } = limits.report

/** Notes orders that could not be read, made at these moments. */
const note = (...at: string[]) =>
  store.samara.connection.database.transaction().execute((transaction) =>
    store.samara.app.services.sales.count(
      store.id,
      [],
      transaction,
      at.map((moment) => ({ id: moment, at: new Date(moment) })),
    ),
  )

test('orders that could not be read stand beside those that were, each in the days of the store in which it was made', async () => {
  await store.count(sale('read', '2026-03-30T10:00:00Z'))
  await note('2026-03-30T10:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z')
  const { totals, compared } = await ask(totalSales, { from: '2026-03-30', to: '2026-03-30', compare: 'previousPeriod' })
  expect(totals).toMatchObject({ orders: 1, revenue: 1998 })
  expect(totals.reconciliation).toMatchObject({
    orders: 1,
    counted: 1,
    unreadable: 2,
    unreadableOrders: ['2026-03-29T22:00:00Z', '2026-03-30T10:00:00Z'].toSorted(),
  })
  expect(compared!.reconciliation).toMatchObject({ orders: 0, unreadable: 1, unreadableOrders: ['2026-03-29T21:59:59Z'] })
})

test('days that are compared with today end at the same time for them, too', async () => {
  await note('2026-03-30T09:59:00Z', '2026-03-30T10:01:00Z')
  await store.samara.connection.pool.query(
    `insert into unreadable_sales (store_id, sale, day, tried_at) values ($1, 'at a time that nobody knows', '2026-03-30', now())`,
    [store.id],
  )
  const { compared } = await ask(totalSales, { from: '2026-03-31', to: '2026-03-31', compare: 'previousPeriod' })
  expect(compared!.reconciliation!.unreadableOrders).toEqual(['2026-03-30T09:59:00Z', 'at a time that nobody knows'])
})

test('of many all are counted, and the first ones are named', async () => {
  const moments = Array.from({ length: most + 3 }, (_, day) => `2026-03-${String(day + 10)}T10:00:00Z`)
  await note(...moments.toReversed())
  const { reconciliation } = (await ask(totalSales, { from: '2026-03-01', to: '2026-03-31' })).totals
  expect(reconciliation).toMatchObject({ unreadable: most + 3, unreadableOrders: moments.slice(0, most) })
})

test('they are named of the whole store alone, and to no one who sees a part of it', async () => {
  await note('2026-03-30T10:00:00Z')
  const days = { from: '2026-03-30', to: '2026-03-30' }
  expect((await ask(totalSales, { ...days, brands: '1' })).totals.reconciliation).toBeNull()
  const pia = `pia-${store.name}@partner.example`
  const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await store.samara.app.services.stores.addPartner(store.id, id, { categories: [small.mugs], brands: null, approval: false })
  expect((await ask(totalSales, days, pia)).totals.reconciliation).toBeNull()
})
