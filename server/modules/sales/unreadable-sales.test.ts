import { beforeEach, describe, expect, test } from 'vitest'
import { listNotices, listSynchronisations, synchroniseSales, totalSales } from '../../../contract/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import type { FakeShop } from '../../testing/fake-shop.ts'
import { sale } from '../../testing/platform-sale.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { type FollowedStore, followedStores } from './followed-stores.fixtures.ts'
import { nightlyCheck } from './nightly-check.ts'

const followed = followedStores()
let samara: TestSamara
let shop: FakeShop
let store: string
let query: { store: string; username: string }
let { count, days, look, owner } = {} as FollowedStore
beforeEach(() => {
  ;({ samara, shop, id: store, owner, count, days, look } = followed())
  query = { store: followed().name, username: owner }
  shop.feed = 'ready'
})

/** What the report of a span says of orders that could not be read. */
const unread = async (from: string, to = from) => {
  const answer = await samara.call(totalSales, { query: { store: query.store, from, to } }, owner)
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
  const { unreadable, unreadableOrders, orders } = answer.data.totals.reconciliation!
  return { unreadable, unreadableOrders, orders }
}
const nobody = { unreadable: 0, unreadableOrders: [] }
const coverage = async () =>
  (
    await samara.connection.pool.query<{ to: Date; night: string | null }>(
      'select covered_to as to, reconciled_on::text as night from sales_coverage where store_id = $1',
      [store],
    )
  ).rows[0]!
const readAlone = () => shop.calls.filter((call) => call.startsWith('sale '))
/** The queue names these orders once. */
const queue = (...ids: string[]) => {
  let lots = [ids]
  shop.changedSales = async () => ({ sales: lots[0] ?? [], taken: async () => void (lots = []) })
}
const known = () => samara.app.services.sales.cover(store, new Date('2025-03-01T00:00:00Z'), new Date('2026-03-10T08:00:00Z'))

describe('an order of the nightly span that cannot be read', () => {
  beforeEach(async () => {
    await known()
    shop.salesThere = [
      sale('v100-01', '2026-03-09T10:00:00Z'),
      sale('v101-01', '2026-03-09T11:00:00Z'),
      sale('v102-01', '2026-03-09T12:00:00Z'),
      sale('v103-01', '2026-03-10T08:30:00Z'),
    ]
    shop.unreadableSales.add('v101-01')
  })

  test('holds up none behind it: they are counted, what is known goes on, and the report of its day names it', async () => {
    await look()
    expect(await days()).toEqual([
      { day: '2026-03-09', product: 101, units: 4, revenue: 3996 },
      { day: '2026-03-10', product: 101, units: 2, revenue: 1998 },
    ])
    expect(await coverage()).toMatchObject({ to: new Date('2026-03-10T09:00:00Z'), night: '2026-03-10' })
    expect(await unread('2026-03-09')).toEqual({ unreadable: 1, unreadableOrders: ['v101-01'], orders: 2 })
    expect(await unread('2026-03-10')).toEqual({ ...nobody, orders: 1 })
    // The night has just asked for it twice.
    expect(readAlone()).toEqual([])
  })

  test('is counted the night after, when it can be read, and named no more', async () => {
    await look()
    shop.unreadableSales.clear()
    samara.clock.set('2026-03-14T09:00:00Z')
    await look()
    expect(await unread('2026-03-09')).toEqual({ ...nobody, orders: 3 })
    expect(readAlone()).toEqual(['sale v101-01'])
    expect(await days()).toContainEqual({ day: '2026-03-09', product: 101, units: 6, revenue: 5994 })
  })

  test('is read again once a night, stays named while nobody can read it, and leaves with the shop’s own', async () => {
    await look()
    for (const at of ['2026-03-14T09:00:00Z', '2026-03-14T09:10:00Z', '2026-03-15T09:00:00Z']) {
      samara.clock.set(at)
      await look()
    }
    expect(readAlone()).toEqual(['sale v101-01', 'sale v101-01'])
    expect(await unread('2026-03-09')).toMatchObject({ unreadable: 1, unreadableOrders: ['v101-01'] })
    shop.unreadableSales.clear()
    shop.salesThere = shop.salesThere.filter(({ id }) => id !== 'v101-01')
    samara.clock.set('2026-03-16T09:00:00Z')
    await look()
    expect(await unread('2026-03-09')).toEqual({ ...nobody, orders: 2 })
  })

  test('is not read again for another fault: the night is not over then, and comes again', async () => {
    await look()
    shop.unreadableSales.clear()
    samara.clock.set('2026-03-14T09:00:00Z')
    shop.before = (call) => {
      if (call === 'sale v101-01') throw new PlatformFault('unavailable', 'Later.')
    }
    await look()
    expect((await coverage()).night).toBe('2026-03-10')
    expect((await unread('2026-03-09')).unreadable).toBe(1)
    shop.before = () => {}
    samara.clock.set('2026-03-14T10:00:00Z')
    await look()
    expect((await coverage()).night).toBe('2026-03-14')
    expect(await unread('2026-03-09')).toEqual({ ...nobody, orders: 3 })
  })
})

test('of many a night reads a hundred, those that were tried longest ago', async () => {
  await known()
  await samara.connection.pool.query(
    `insert into unreadable_sales (store_id, sale, day, tried_at)
     select $1, 'v' || n, '2026-03-01', '2026-03-01'::timestamptz + make_interval(mins => 150 - n) from generate_series(1, 150) n`,
    [store],
  )
  const named = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, nth) => `sale v${from - nth}`)
  await look()
  expect(readAlone()).toEqual(named(150, 51))
  // The shop has none of them.
  expect(await unread('2026-03-01')).toMatchObject({ unreadable: 50 })
})

describe('an order of the queue that cannot be read', () => {
  test('is named on the day on which it was noticed, and taken from the queue', async () => {
    shop.salesThere = [sale('v100-01', '2026-03-07T10:00:00Z'), sale('v101-01', '2026-03-10T08:00:00Z')]
    shop.unreadableSales.add('v100-01')
    queue('v100-01', 'v101-01', 'v100-01')
    await look()
    expect(await unread('2026-03-10')).toEqual({ unreadable: 1, unreadableOrders: ['v100-01'], orders: 1 })
    shop.unreadableSales.clear()
    samara.clock.set('2026-03-10T10:00:00Z')
    queue('v100-01')
    await look()
    expect(await unread('2026-03-07', '2026-03-10')).toEqual({ ...nobody, orders: 2 })
  })

  test('is named on the day on which it is counted as it was before', async () => {
    await count(sale('v100-01', '2026-03-05T10:00:00Z'))
    shop.unreadableSales.add('v100-01')
    queue('v100-01')
    await look()
    expect(await unread('2026-03-05')).toEqual({ unreadable: 1, unreadableOrders: ['v100-01'], orders: 1 })
    expect(await unread('2026-03-10')).toMatchObject(nobody)
  })

  test('moves to its own day once the shop lists it, and stays there', async () => {
    shop.unreadableSales.add('v100-01')
    queue('v100-01')
    samara.clock.set('2026-03-10T22:30:00Z')
    await look()
    expect(await unread('2026-03-10')).toMatchObject({ unreadable: 1 })
    samara.clock.set('2026-03-11T09:00:00Z')
    shop.salesThere = [sale('v100-01', '2026-03-09T23:30:00Z')]
    await look()
    queue('v100-01')
    samara.clock.set('2026-03-11T10:00:00Z')
    await look()
    expect(await unread('2026-03-10')).toMatchObject({ unreadable: 1 })
    expect(await unread('2026-03-11')).toMatchObject(nobody)
    const { rows } = await samara.connection.pool.query('select sold_at from unreadable_sales where store_id = $1', [store])
    expect(rows).toEqual([{ sold_at: new Date('2026-03-09T23:30:00Z') }])
  })

  test('leaves the report when the shop has it no more', async () => {
    shop.unreadableSales.add('v100-01')
    queue('v100-01')
    await look()
    expect(await unread('2026-03-10')).toMatchObject({ unreadable: 1 })
    shop.unreadableSales.clear()
    queue('v100-01')
    samara.clock.set('2026-03-10T10:00:00Z')
    await look()
    expect(await unread('2026-03-10')).toMatchObject(nobody)
  })
})

test('orders of days whose single orders are kept no longer are named no more', async () => {
  await known()
  await samara.connection.pool.query('update sales_coverage set keep_months = 13 where store_id = $1', [store])
  const at = (day: string) => ({ id: day, at: new Date(`${day}T10:00:00Z`) })
  const noted = [at('2025-02-09'), at('2025-02-10')]
  await samara.connection.database.transaction().execute((transaction) => samara.app.services.sales.count(store, [], transaction, noted))
  expect((await unread('2025-02-01', '2026-03-10')).unreadable).toBe(2)
  await nightlyCheck(samara.connection.database, store, '2026-03-10')
  expect((await unread('2025-02-01', '2026-03-10')).unreadableOrders).toEqual(['2025-02-10'])
})

test('a synchronisation of sales notes what cannot be read, brings in the rest, and says that there were errors', async () => {
  shop.salesThere = [
    sale('v100-01', '2026-02-20T10:00:00Z'),
    sale('v101-01', '2026-02-21T10:00:00Z'),
    sale('v102-01', '2026-02-22T10:00:00Z'),
    sale('v103-01', '2025-12-01T10:00:00Z'),
  ]
  shop.unreadableSales.add('v101-01')
  const { data } = await samara.call(synchroniseSales, { query }, owner)
  await samara.work()
  const ended = (await samara.call(listSynchronisations, { query }, owner)).data.find(({ id }) => id === data.id)!
  expect(ended).toMatchObject({ state: 'done-with-errors', read: 3, unreadable: 1, done: 730, total: 730 })
  expect(await unread('2026-02-01', '2026-02-28')).toEqual({ unreadable: 1, unreadableOrders: ['v101-01'], orders: 2 })
  const { data: notices } = await samara.call(listNotices, { query: { username: owner } }, owner)
  const { kind, figures } = notices.notices.find(({ synchronisation }) => synchronisation === data.id)!
  expect({ kind, figures }).toMatchObject({ kind: 'synchronisation-with-errors', figures: { orders: 3, unreadable: 1 } })
  expect(figures).not.toHaveProperty('read')
})
