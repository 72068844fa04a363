import { beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  categoriesTable,
  listSynchronisations,
  ordersByHour,
  readHome,
  salesByBand,
  synchroniseCatalogue,
  synchroniseSales,
  totalSales,
  totalValuesOrder,
} from '../../../contract/index.ts'
import { eventsChannel } from '../../events/index.ts'
import type { FakeShop } from '../../testing/fake-shop.ts'
import { sale } from '../../testing/platform-sale.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import { lockSales } from './sales-lock.repository.ts'
import { type FollowedStore, followedStores } from './followed-stores.fixtures.ts'
import { lastDayOfHistory, replaceSales } from './past-sales.repository.ts'

const followed = followedStores()
let samara: TestSamara
let shop: FakeShop
let store: string
let ana: string
let query: { store: string; username: string }
let { days, look } = {} as FollowedStore
beforeEach(() => {
  ;({ samara, shop, id: store, owner: ana, days, look } = followed())
  query = { store: followed().name, username: ana }
})

const synchronise = async () => {
  const answer = await samara.call(synchroniseSales, { query }, ana)
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
  await samara.work()
  return (await samara.call(listSynchronisations, { query }, ana)).data.find(({ id }) => id === answer.data.id)!
}
const spans = () =>
  shop.calls
    .filter((call) => call.startsWith('sales '))
    .map((call) =>
      call
        .split(' ')
        .slice(1)
        .map((at) => at.slice(0, 10)),
    )

test('come in: the last 30 days first, then backwards to two years, with progress in days', async () => {
  shop.salesThere = [sale('new', '2026-03-09T10:00:00Z'), sale('old', '2024-06-01T10:00:00Z'), sale('too-old', '2024-01-01T10:00:00Z')]
  expect(await synchronise()).toMatchObject({ state: 'done', phase: 'sales', done: 730, total: 730, read: 2 })
  expect(spans().slice(0, 3)).toEqual([
    ['2026-02-08', '2026-03-10'],
    ['2026-01-09', '2026-02-08'],
    ['2025-12-10', '2026-01-09'],
  ])
  expect(spans().at(-1)![0]).toBe('2024-03-10')
  expect((await days()).map((row) => (row as { day: string }).day)).toEqual(['2024-06-01', '2026-03-09'])
  shop.calls.splice(0)
  samara.clock.set('2026-03-12T09:00:00Z')
  shop.salesThere.push(sale('newest', '2026-03-11T10:00:00Z'))
  expect(await synchronise()).toMatchObject({ state: 'done', read: 1 })
  expect(spans()).toEqual([['2026-03-10', '2026-03-12']])
})

test('behaviour 12, going on after a crash · broken off, they go on behind the last page, and none counts twice', async () => {
  shop.salesThere = Array.from({ length: 8 }, (_, index) => sale(`sale-${index}`, `2026-03-0${index + 1}T10:00:00Z`))
  let breaks = 0
  shop.before = (call) => {
    if (call === 'more sales' && breaks++ === 1) throw new Error('broken off')
  }
  expect(await synchronise()).toMatchObject({ state: 'done', read: 8 })
  const again = shop.calls
    .filter((call) => call.startsWith('sales '))
    .slice(0, 2)
    .map((call) => call.split(' ')[1])
  expect(again).toEqual(['2026-02-08T09:00:00.000Z', '2026-03-06T10:00:00.001Z'])
  expect(await days()).toHaveLength(8)
})

test('a history that is put in is not asked for, and what was counted since stays when it is put in anew', async () => {
  await samara.app.services.sales.expectHistory(store)
  const history = (...listed: string[]) =>
    replaceSales(samara.connection.database, store, {
      from: new Date(`${listed[0]}T00:00:00Z`),
      to: new Date(`${listed.at(-1)}T23:00:00Z`),
      sales: listed.map((day) => ({ id: day, soldAt: new Date(`${day}T12:00:00Z`), lines: [{ product: 101, units: 10, revenue: 100 }] })),
    })
  await history('2026-03-08', '2026-03-09')
  shop.salesThere = [sale('in-history', '2026-03-09T10:00:00Z'), sale('today', '2026-03-10T08:00:00Z')]
  expect(await synchronise()).toMatchObject({ read: 1 })
  const today = { day: '2026-03-10', product: 101, units: 2, revenue: 1998 }
  const then = (day: string) => ({ day, product: 101, units: 10, revenue: 100 })
  expect(await days()).toEqual([then('2026-03-08'), then('2026-03-09'), today])
  samara.clock.set('2026-03-11T09:00:00Z')
  await history('2026-03-09', '2026-03-10')
  expect(await days()).toEqual([then('2026-03-09'), { day: '2026-03-10', product: 101, units: 12, revenue: 2098 }])
  await history('2026-03-09', '2026-03-10')
  expect(await days()).toEqual([then('2026-03-09'), { day: '2026-03-10', product: 101, units: 12, revenue: 2098 }])
})

test('until the categories of a history are known, what is counted by categories or positions says so, and the screens hear when it is done', async () => {
  const { pool, database } = samara.connection
  await fillSmallCatalogue(samara.connection, store)
  await replaceSales(database, store, {
    from: new Date('2026-02-28T23:00:00Z'),
    to: samara.clock.now(),
    sales: [
      { id: '0', soldAt: new Date('2026-03-03T08:30:00Z'), lines: [{ product: 101, units: 3, revenue: 400 }] },
      { id: '1', soldAt: new Date('2026-03-10T08:30:00Z'), lines: [{ product: 101, units: 1, revenue: 50 }] },
    ],
  })
  const pia = `pia-${query.store}@shop.example`
  const { id: partner } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await samara.app.services.stores.addPartner(store, partner, { categories: [small.mugs], brands: null, approval: false })
  const range = { store: query.store, from: '2026-03-01', to: '2026-03-05' }
  const live = async (person: string) => {
    const [sold, hours, home] = await Promise.all([
      samara.call(totalValuesOrder, { query: { store: query.store } }, person),
      samara.call(ordersByHour, { query: { store: query.store } }, person),
      samara.call(readHome, { query: { store: query.store, username: person } }, person),
    ])
    const { pending, today, cancelled, sameHours, wholeDay, lastOrderAt } = sold.data
    const atNine = hours.data.hours[9]!
    expect([hours.data.pending, home.data.sales!.pending]).toEqual([pending, pending])
    return {
      pending,
      today: [today, home.data.sales!.today, atNine.sold].map((figures) => figures?.revenue ?? null),
      cancelled,
      lastWeek: [sameHours, home.data.sales!.sameHours, wholeDay, atNine.lastWeek].map((figures) => figures?.revenue ?? null),
      lastOrderAt,
    }
  }
  const read = async () => {
    const [sold, part, byCategory, byBand] = await Promise.all([
      samara.call(totalSales, { query: range }, ana),
      samara.call(totalSales, { query: { ...range, categories: '11' } }, ana),
      samara.call(categoriesTable, { query: range }, ana),
      samara.call(salesByBand, { query: range }, ana),
    ])
    return [
      [sold.data.pending, sold.data.totals.revenue],
      [part.data.pending, part.data.totals.revenue],
      [byCategory.data.pending, byCategory.data.categories.map(({ revenue }) => revenue)],
      [byBand.data.pending],
    ]
  }
  expect(await read()).toEqual([[false, 400], [true, 0], [true, []], [true]])
  const known = {
    pending: false,
    today: [50, 50, 50],
    cancelled: 0,
    lastWeek: [400, 400, 400, 400],
    lastOrderAt: '2026-03-10T08:30:00.000Z',
  }
  const unknown = { pending: true, today: [null, null, null], cancelled: null, lastWeek: [null, null, null, null], lastOrderAt: null }
  expect(await live(ana)).toEqual(known)
  expect(await live(pia)).toEqual(unknown)
  const received: string[] = []
  const listener = await samara.connection.pool.connect()
  onTestFinished(async () => {
    await listener.query('unlisten *')
    listener.release()
  })
  listener.on('notification', ({ payload }) => received.push(payload ?? ''))
  await listener.query(`listen ${eventsChannel}`)
  await pool.query("update stores set synchronised_at = '2026-03-09' where id = $1", [store])
  await look()
  expect(await read()).toEqual([[false, 400], [false, 400], [false, [400]], [false]])
  expect(await live(pia)).toEqual(known)
  await expect.poll(() => received.filter((message) => message.includes('sales-history'))).toHaveLength(1)
})

test('the categories of a history are worked out as soon as the catalogue is in', async () => {
  await samara.app.services.sales.expectHistory(store)
  await replaceSales(samara.connection.database, store, {
    from: new Date('2026-02-28T23:00:00Z'),
    to: new Date('2026-03-09T23:00:00Z'),
    sales: [{ id: '0', soldAt: new Date('2026-03-03T08:30:00Z'), lines: [{ product: 101, units: 3, revenue: 400 }] }],
  })
  const categories = async () =>
    (await samara.call(categoriesTable, { query: { store: query.store, from: '2026-03-01', to: '2026-03-05' } }, ana)).data
  expect(await categories()).toMatchObject({ pending: true, categories: [] })
  await samara.call(synchroniseCatalogue, { query }, ana)
  await samara.work()
  expect(await categories()).toMatchObject({ pending: false, categories: [{ revenue: 400 }] })
})

test('who stops the work on a history does not wait for all of its months; afterwards it begins anew', async () => {
  const { database, pool } = samara.connection
  await fillSmallCatalogue(samara.connection, store)
  await replaceSales(database, store, {
    from: new Date('2025-12-31T23:00:00Z'),
    to: new Date('2026-03-09T23:00:00Z'),
    sales: [{ id: '0', soldAt: new Date('2026-03-03T08:30:00Z'), lines: [{ product: 101, units: 3, revenue: 400 }] }],
  })
  await samara.app.services.sales.follow(store)
  await pool.query("update stores set synchronised_at = '2026-03-09' where id = $1", [store])
  const categories = async () =>
    (await samara.call(categoriesTable, { query: { store: query.store, from: '2026-03-01', to: '2026-03-05' } }, ana)).data
  const { rows } = await pool.query<{ id: string }>("select id from runs where store_id = $1 and kind = 'sales'", [store])
  const stop = new AbortController()
  const task = samara.app.tasks.find(({ name }) => name === 'sales') as
    | { run(payload: object, stop: AbortSignal): Promise<void> }
    | undefined
  const { working } = await database.transaction().execute(async (others) => {
    await lockSales(others, store)
    const begun = task!.run({ store, run: rows[0]!.id }, stop.signal)
    const waiting =
      "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    stop.abort()
    return { working: begun }
  })
  await working
  expect(await categories()).toMatchObject({ pending: true, categories: [] })
  await look()
  expect(await categories()).toMatchObject({ pending: false, categories: [{ revenue: 400 }] })
})

test('a history comes order by order, so that its hours are known; it counts once, however often it is put in', async () => {
  const put = () =>
    replaceSales(samara.connection.database, store, {
      from: new Date('2026-02-28T23:00:00Z'),
      to: new Date('2026-03-09T23:00:00Z'),
      sales: [
        { id: '0', soldAt: new Date('2026-03-01T08:30:00Z'), lines: [{ product: 101, units: 10, revenue: 100 }] },
        { id: '1', soldAt: new Date('2026-03-03T08:30:00Z'), lines: [{ product: 101, units: 3, revenue: 400 }] },
        { id: '2', soldAt: new Date('2026-03-03T09:30:00Z'), lines: [{ product: 101, units: 7, revenue: 700 }] },
        { id: '2b', soldAt: new Date('2026-03-03T09:40:00Z'), cancelled: true, lines: [{ product: 101, units: 7, revenue: 700 }] },
        { id: '3', soldAt: new Date('2026-03-09T22:30:00Z'), lines: [{ product: 102, units: 1, revenue: 50 }] },
      ],
    })
  for (let time = 0; time < 2; time++) {
    await put()
    expect(await days()).toEqual([
      { day: '2026-03-01', product: 101, units: 10, revenue: 100 },
      { day: '2026-03-03', product: 101, units: 10, revenue: 1100 },
      { day: '2026-03-09', product: 102, units: 1, revenue: 50 },
    ])
    expect(await lastDayOfHistory(samara.connection.database, store)).toBe('2026-03-09')
    const { data } = await samara.call(totalValuesOrder, { query: { store: query.store } }, ana)
    expect(data).toMatchObject({ today: null, sameHours: { orders: 1, units: 3, revenue: 400 } })
  }
})
