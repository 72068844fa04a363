import { Compile } from 'typebox/compile'
import { beforeEach, describe, expect, test } from 'vitest'
import { createWebhook, webhookMessage } from '../../../contract/index.ts'
import { PlatformFault, type PlatformSale } from '../../platforms/platform.ts'
import type { FakeShop } from '../../testing/fake-shop.ts'
import { sale } from '../../testing/platform-sale.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { type FollowedStore, followedStores } from './followed-stores.fixtures.ts'

const followed = followedStores()
let samara: TestSamara
let shop: FakeShop
let store: string
let ana: string
let query: { store: string; username: string }
let { count, days, look } = {} as FollowedStore
beforeEach(() => {
  ;({ samara, shop, id: store, owner: ana, count, days, look } = followed())
  query = { store: followed().name, username: ana }
})
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

  test('that nobody can make sense of are named by their number, and hold up none behind them', async () => {
    shop.feed = 'ready'
    shop.salesThere = [sale('v101-01', '2026-03-10T08:00:00Z')]
    let looked = 0
    shop.changedSales = async () => ({ sales: looked++ === 0 ? ['v100-01', 'v101-01'] : [], taken: async () => undefined })
    shop.before = (call) => {
      if (call === 'sale v100-01') throw new PlatformFault('unreadable', 'No sense.')
    }
    await look()
    expect(samara.log.filter((line) => line.includes('a sale could not be read')).map((line) => JSON.parse(line) as object)).toMatchObject([
      { store, order: 'v100-01' },
    ])
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

  test('a sum that went wrong is put right at night, and is a notice to the owner, once', async () => {
    const { pool } = samara.connection
    const { id } = await samara.app.services.users.add({ email: `pia-of-${query.store}@partner.example`, name: 'Pia', passwordHash: null })
    await samara.app.services.stores.addPartner(store, id, { categories: null, brands: null, approval: false })
    await pool.query("insert into sales_coverage (store_id, covered_from, covered_to) values ($1, '2025-01-01', '2026-03-10T08:59:00Z')", [
      store,
    ])
    shop.feed = 'ready'
    await count(sale('a', '2026-03-09T10:00:00Z'))
    await pool.query('update sales_days set revenue = revenue + 1 where store_id = $1', [store])
    for (const now of ['2026-03-10T09:00:00Z', '2026-03-10T09:01:00Z', '2026-03-11T09:00:00Z']) {
      samara.clock.set(now)
      await look()
      expect(await kinds(), now).toEqual([{ kind: 'sums-corrected', figures: { days: 1, rows: 2 } }])
    }
    const { rows } = await pool.query('select revenue::int from sales_days where store_id = $1', [store])
    expect(rows).toEqual([{ revenue: 1998 }])
  })

  test.each([
    ['the notice is written', 'notices', "new.kind = 'sums-corrected'"],
    ['the night is over', 'sales_coverage', 'new.checked_on is distinct from old.checked_on'],
  ])('sums that a night corrected are a notice, once, also where it broke off before %s', async (_, table, when) => {
    const { pool } = samara.connection
    await pool.query("insert into sales_coverage (store_id, covered_from, covered_to) values ($1, '2025-01-01', '2026-03-10T08:59:00Z')", [
      store,
    ])
    shop.feed = 'ready'
    await count(sale('a', '2026-03-09T10:00:00Z'))
    await pool.query('update sales_days set revenue = revenue + 1 where store_id = $1', [store])
    await pool.query(`
      create function break_off() returns trigger language plpgsql as $$ begin if ${when} then raise 'broken off'; end if; return new; end $$;
      create trigger break_off before ${table === 'notices' ? 'insert' : 'update'} on ${table} for each row execute function break_off()`)
    await look()
    await pool.query('drop function break_off cascade')
    const { rows } = await pool.query('select revenue::int from sales_days where store_id = $1', [store])
    expect(rows).toEqual([{ revenue: 1998 }])
    expect(await kinds()).toEqual([])
    for (const now of ['2026-03-10T09:30:00Z', '2026-03-10T09:40:00Z', '2026-03-11T09:00:00Z']) {
      samara.clock.set(now)
      await look()
      expect(await kinds(), now).toEqual([{ kind: 'sums-corrected', figures: { days: 1, rows: 2 } }])
    }
  })
})
