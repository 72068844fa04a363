import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  categoriesTable,
  createWebhook,
  listSynchronisations,
  salesByBand,
  synchroniseSales,
  totalSales,
  webhookMessage,
} from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { eventsChannel } from '../../events/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fakeShop, type FakeShop } from '../../testing/fake-shop.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { lastDayOfHistory, replaceSales } from './past-sales.repository.ts'

const shops = new Map<string, FakeShop>()
let samara: TestSamara
let shop: FakeShop
let store: string
let ana: string
let query: { store: string; username: string }
let number = 0

beforeAll(async () => {
  samara = await startTestSamara({
    connectPlatform: (_, { account }) => shops.get(account)!,
    environment: { SAMARA_WEBHOOKS_PRIVATE: 'on' },
  })
})
afterAll(() => samara.close())
beforeEach(async () => {
  number++
  ana = `ana${number}@shop.example`
  query = { store: `shop-${number}`, username: ana }
  shop = fakeShop([101, 102])
  shops.set(query.store, shop)
  samara.jobs.clear()
  samara.clock.set('2026-03-10T09:00:00Z')
  // In Madrid.
  store = await samara.addStore(ana, query.store)
  await samara.app.services.stores.setReadiness(store, 'ready')
})

const sale = (id: string, soldAt: string, more: Partial<PlatformSale> = {}): PlatformSale => ({
  id,
  soldAt: new Date(soldAt),
  changedAt: new Date(soldAt),
  currency: 'EUR',
  counts: true,
  lines: [{ product: 101, units: 2, revenue: 1998 }],
  ...more,
})
const count = (...sales: PlatformSale[]) =>
  samara.connection.database.transaction().execute((transaction) => samara.app.services.sales.count(store, sales, transaction))
const days = async () =>
  (
    await samara.connection.pool.query<object>(
      'select day::text, product_id as product, units, revenue::int from sales_by_day where store_id = $1 order by day, product_id',
      [store],
    )
  ).rows
const look = async () => {
  const { rows } = await samara.connection.pool.query<{ id: string }>("select id from runs where store_id = $1 and kind = 'sales'", [store])
  if (rows[0]) await samara.jobs.enqueue('sales', { store, run: rows[0].id }, { queries: samara.connection.database })
  else await samara.app.services.sales.follow(store)
  await samara.work()
}
const later = (seconds: number) => samara.clock.set(new Date(samara.clock.now().getTime() + seconds * 1000).toISOString())

describe('behaviour 23, units · sales are counted', () => {
  test('on the day that it was in the store: before and after its midnight, in summer and in winter', async () => {
    await count(
      sale('winter-before', '2026-03-01T22:59:59.999Z'),
      sale('winter-after', '2026-03-01T23:00:00Z'),
      sale('summer-before', '2026-07-01T21:59:59.999Z'),
      sale('summer-after', '2026-07-01T22:00:00Z'),
    )
    const one = { product: 101, units: 2, revenue: 1998 }
    expect(await days()).toEqual(['2026-03-01', '2026-03-02', '2026-07-01', '2026-07-02'].map((day) => ({ day, ...one })))
  })

  test('in the currency of the store alone; sums are exact, and a product in two lines is one', async () => {
    const lines = [
      { product: 101, units: 1, revenue: 333 },
      { product: 101, units: 2, revenue: 667 },
      { product: 102, units: 1, revenue: 1 },
    ]
    await count(
      sale('a', '2026-03-01T10:00:00Z', { lines }),
      sale('b', '2026-03-01T11:00:00Z', { lines }),
      sale('dollars', '2026-03-01T11:00:00Z', { currency: 'USD' }),
    )
    expect(await days()).toEqual([
      { day: '2026-03-01', product: 101, units: 6, revenue: 2000 },
      { day: '2026-03-01', product: 102, units: 2, revenue: 2 },
    ])
    const { rows } = await samara.connection.pool.query('select currency, counted from counted_sales where store_id = $1 and sale = $2', [
      store,
      'dollars',
    ])
    expect(rows).toEqual([{ currency: 'USD', counted: false }])
  })
})

describe('behaviour 24, sales that change · sales that change', () => {
  test('are taken back and counted anew: changed, cancelled, and again; the newest state wins in whatever sequence it comes', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
    await count(sale('a', '2026-03-01T10:00:00Z', { changedAt: at(1) }))
    await count(sale('a', '2026-03-01T10:00:00Z', { changedAt: at(3), lines: [{ product: 102, units: 1, revenue: 500 }] }))
    expect(await days()).toEqual([{ day: '2026-03-01', product: 102, units: 1, revenue: 500 }])
    expect(await count(sale('a', '2026-03-01T10:00:00Z', { changedAt: at(2) }))).toBe(0)
    expect(await days()).toEqual([{ day: '2026-03-01', product: 102, units: 1, revenue: 500 }])
    await count(
      sale('a', '2026-03-01T10:00:00Z', { changedAt: at(4), counts: false }),
      sale('a', '2026-03-01T10:00:00Z', { changedAt: at(1) }),
    )
    expect(await days()).toEqual([])
    await count(sale('a', '2026-03-01T10:00:00Z', { changedAt: at(5) }))
    expect(await days()).toEqual([{ day: '2026-03-01', product: 101, units: 2, revenue: 1998 }])
  })

  test('reported twice, or by several processes at once, they count once', async () => {
    const sales = Array.from({ length: 20 }, (_, index) => sale(`sale-${index}`, '2026-03-01T10:00:00Z'))
    await Promise.all([count(...sales), count(...sales.slice(5)), count(...[...sales].reverse())])
    await count(...sales)
    expect(await days()).toEqual([{ day: '2026-03-01', product: 101, units: 40, revenue: 39_960 }])
  })

  test('come by the queue of the platform, which hears that they are taken only when they are committed', async () => {
    const waiting = ['a', 'b', 'a']
    const seen: unknown[] = []
    shop.salesThere = [sale('a', '2026-03-10T08:00:00Z'), sale('b', '2026-03-10T08:30:00Z')]
    shop.feed = 'ready'
    shop.changedSales = async () => ({
      sales: [...waiting],
      async taken() {
        const { rows } = await samara.connection.pool.query<{ sale: string }>(
          'select sale from counted_sales where store_id = $1 order by sale',
          [store],
        )
        seen.push(...rows.map((row) => row.sale))
        waiting.splice(0)
      },
    })
    await look()
    expect(seen).toEqual(['a', 'b'])
    expect(shop.calls.filter((call) => call.startsWith('sale '))).toEqual(['sale a', 'sale b'])
    expect(await days()).toEqual([{ day: '2026-03-10', product: 101, units: 4, revenue: 3996 }])
  })

  test('are not taken from the queue where they could not be counted: they come again, and count once', async () => {
    let taken = 0
    shop.feed = 'ready'
    shop.salesThere = [sale('a', '2026-03-10T08:00:00Z')]
    shop.changedSales = async () => ({ sales: taken === 0 ? ['a'] : [], taken: async () => void taken++ })
    await samara.connection.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$; create trigger refuse before insert on sales_by_day execute function refuse()`,
    )
    await look()
    expect(taken).toBe(0)
    await samara.connection.pool.query('drop trigger refuse on sales_by_day; drop function refuse')
    later(31)
    await look()
    expect(taken).toBe(1)
    expect(await days()).toEqual([{ day: '2026-03-10', product: 101, units: 2, revenue: 1998 }])
  })

  test('where the queue is somebody else’s it is left alone, and the newest sales are looked for instead', async () => {
    shop.feed = 'foreign'
    shop.salesThere = [sale('a', '2026-03-10T08:30:00Z')]
    await look()
    expect(shop.calls).not.toContain('changed sales')
    expect(await days()).toHaveLength(1)
    shop.salesThere.push(sale('b', '2026-03-10T09:04:00Z'))
    later(31)
    await look()
    const { length } = shop.calls
    later(60)
    await look()
    expect(shop.calls).toHaveLength(length)
    later(300)
    await look()
    expect(await days()).toEqual([{ day: '2026-03-10', product: 101, units: 4, revenue: 3996 }])
  })

  test('the queue is looked after once a day', async () => {
    shop.feed = 'ready'
    await look()
    later(31)
    await look()
    expect(shop.calls.filter((call) => call === 'feed')).toHaveLength(1)
    later(86_400)
    await look()
    expect(shop.calls.filter((call) => call === 'feed')).toHaveLength(2)
  })

  test('what the queue lost is found at night, in the last two days', async () => {
    shop.feed = 'ready'
    await look()
    shop.salesThere = [sale('lost', '2026-03-10T20:00:00Z')]
    samara.clock.set('2026-03-10T23:30:00Z')
    await look()
    expect(await days()).toEqual([{ day: '2026-03-10', product: 101, units: 2, revenue: 1998 }])
  })

  test('nothing in any table says who bought', async () => {
    await count(sale('a', '2026-03-01T10:00:00Z', { buyer: 'canary@buyer.example' } as Partial<PlatformSale>))
    const { rows } = await samara.connection.pool.query<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'public'`,
    )
    for (const { table } of rows) {
      const { rowCount } = await samara.connection.pool.query(`select 1 from "${table}" t where t::text like '%canary%'`)
      expect(rowCount, table).toBe(0)
    }
  })
})

describe('sales of the past', () => {
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
      to: new Date('2026-03-09T23:00:00Z'),
      sales: [{ id: '0', soldAt: new Date('2026-03-03T08:30:00Z'), lines: [{ product: 101, units: 3, revenue: 400 }] }],
    })
    const range = { store: query.store, from: '2026-03-01', to: '2026-03-05' }
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
    await expect.poll(() => received.filter((message) => message.includes('sales-history'))).toHaveLength(1)
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
      expect(await samara.app.services.sales.today(store)).toMatchObject({ today: null, sameHours: { sales: 1, units: 3, revenue: 400 } })
    }
  })
})

describe('figures that are not as usual are notices', () => {
  const kinds = async () =>
    (
      await samara.connection.pool.query<{ kind: string; figures: object }>(
        'select kind, figures from notices where store_id = $1 order by kind',
        [store],
      )
    ).rows

  test('no order for longer than on any day at this hour is a notice, once; sold-out products in the first places too, of lists that are published', async () => {
    const { pool } = samara.connection
    await fillSmallCatalogue(samara.connection, store)
    await pool.query("update stores set synchronised_at = '2026-03-01' where id = $1", [store])
    await pool.query('update products set stock = 0 where store_id = $1 and id in (101, 201)', [store])
    await pool.query(
      `insert into orderings (store_id, list_kind, list_id, version, base_version, saved_at, published_version, published_at) values ($1, 'category', 11, 1, 0, '2026-03-01', 1, '2026-03-01')`,
      [store],
    )
    await pool.query("insert into sales_coverage (store_id, covered_from, covered_to) values ($1, '2025-01-01', '2026-03-10T08:59:00Z')", [
      store,
    ])
    // Nobody listens there.
    const body = { url: 'http://127.0.0.1:9/hook', events: ['list.sold_out_first' as const] }
    await samara.call(createWebhook, { query: { store: query.store }, body }, ana, { key: 'key-of-a-webhook' })
    shop.feed = 'ready'
    const day = 86_400_000
    const now = samara.clock.now().getTime()
    await count(...Array.from({ length: 60 }, (_, back) => sale(`usual-${back}`, new Date(now - (back + 1) * day - 600_000).toISOString())))
    await count(sale('last', new Date(now - 4 * 3_600_000).toISOString()))
    await look()
    later(31)
    await look()
    const messages = await pool.query<{ body: string }>('select body from webhook_deliveries where store_id = $1', [store])
    expect(messages.rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { type: 'list.sold_out_first', data: { soldOut: 1, list: { kind: 'category', id: 11 } } },
    ])
    expect(Compile(webhookMessage('list.sold_out_first')).Check(JSON.parse(messages.rows[0]!.body))).toBe(true)
    expect(await kinds()).toEqual([
      { kind: 'no-orders', figures: { minutes: 240 } },
      { kind: 'sold-out-first', figures: { soldOut: 1 } },
    ])
  })
})
