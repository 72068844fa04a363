import { beforeEach, describe, expect, test } from 'vitest'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { categoriesTable, orderLines, productsTable, salesByBand, salesByHour, salesByRange, totalSales } from '../../../contract/index.ts'
import { shiftDay } from '../../kernel/clock.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { nightlyCheck } from '../sales/index.ts'
import { presentStore, sum } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()
const count = (...sales: PlatformSale[]) => store.count(...sales)
const dayIn = (at: Date, timeZone = 'Europe/Madrid') => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

const hourInMadrid = (at: Date) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' }).format(at))

/** Orders that were changed, cancelled and reported again, in any sequence; what they are in the end. */
function madeOrders(seed: number) {
  const random = xoroshiro128plus(seed)
  const upTo = (most: number) => uniformInt(random, 0, most)
  const reported: PlatformSale[] = []
  const last = new Map<string, PlatformSale>()
  for (let order = 0; order < 150; order++) {
    const soldAt = new Date(Date.UTC(2026, 0, 1) + upTo(89 * 1_440) * 60_000)
    const versions = 1 + upTo(2)
    for (let version = 0; version < versions; version++) {
      const lines = Array.from({ length: upTo(4) }, () => ({
        product: [...small.mugProducts, ...small.plateProducts, 999][upTo(8)]!,
        units: 1 + upTo(3),
        // Some are free, some are given back.
        revenue: upTo(9) === 0 ? 0 : upTo(9) === 1 ? -upTo(500) : upTo(5_000),
      }))
      const one = sale(`order-${order}`, soldAt.toISOString(), {
        changedAt: new Date(soldAt.getTime() + version * 60_000),
        currency: upTo(14) === 0 ? 'USD' : 'EUR',
        counts: upTo(6) !== 0,
        undone: upTo(1) === 0,
        lines,
      })
      reported.push(one)
      if (version === versions - 1) last.set(one.id, one)
    }
  }
  const mixed = reported.map((one) => ({ one, place: upTo(1_000_000) })).toSorted((a, b) => a.place - b.place)
  return { reported: [...mixed.map(({ one }) => one), ...reported.slice(0, 40)], last: [...last.values()], upTo }
}

describe('every figure is what a plain sum over the orders gives', () => {
  test('for ten ranges, whatever was changed, cancelled, given back, in another currency, or reported twice and in any sequence', async () => {
    const { reported, last, upTo } = madeOrders(7)
    for (let first = 0; first < reported.length; first += 37) await count(...reported.slice(first, first + 37))
    const inStore = last.map((one) => ({ ...one, day: dayIn(one.soldAt) }))
    const stateOf = (one: PlatformSale) =>
      !one.counts
        ? one.undone
          ? 'cancelled'
          : 'unpaid'
        : one.currency !== 'EUR'
          ? 'otherCurrency'
          : one.lines.length === 0
            ? 'withoutProducts'
            : 'counted'
    const categoryOf = (product: number) => (product === 999 ? 0 : product < 200 ? small.mugs : small.plates)
    for (let range = 0; range < 10; range++) {
      const from = shiftDay('2026-01-01', upTo(60))
      const to = shiftDay(from, upTo(29))
      const those = inStore.filter(({ day }) => day >= from && day <= to)
      const counted = those.filter((one) => stateOf(one) === 'counted')
      const lines = counted.flatMap((one) => one.lines)
      const revenue = sum(lines.map((line) => line.revenue))
      const units = sum(lines.map((line) => line.units))
      const each = (state: string) => those.filter((one) => stateOf(one) === state).length
      const { totals } = await ask(totalSales, { from, to })
      expect(totals).toMatchObject({ revenue, units, orders: counted.length, complete: true })
      expect(totals.reconciliation).toEqual({
        orders: those.length,
        counted: counted.length,
        cancelled: each('cancelled'),
        unpaid: each('unpaid'),
        otherCurrency: each('otherCurrency'),
        withoutProducts: each('withoutProducts'),
        unreadable: 0,
        unreadableOrders: [],
      })
      for (const by of ['hour', 'day', 'week'] as const) {
        const { points } = await ask(salesByRange, { from, to, by, isQty: by === 'day' })
        expect([
          sum(points.map((point) => point.revenue)),
          sum(points.map((point) => point.units)),
          sum(points.map((point) => point.orders)),
        ]).toEqual([revenue, units, counted.length])
        expect(sum(points.map((point) => point.value))).toBe(by === 'day' ? units : revenue)
      }
      const { hours } = await ask(salesByHour, { from, to })
      expect(sum(hours.map((hour) => hour.revenue))).toBe(revenue)
      const { content } = await ask(productsTable, { from, to })
      for (const product of content)
        expect([product.units, product.revenue]).toEqual([
          sum(lines.filter((line) => line.product === product.id).map((line) => line.units)),
          sum(lines.filter((line) => line.product === product.id).map((line) => line.revenue)),
        ])
      expect(sum(content.map((product) => product.revenue))).toBe(revenue)
      const { categories, all } = await ask(categoriesTable, { from, to, categories: `${small.mugs},${small.plates},${small.kitchen}` })
      expect(all).toMatchObject({ revenue, units })
      for (const category of categories) {
        const inside = lines.filter(
          ({ product }) => categoryOf(product) === category.id || (category.id === small.kitchen && categoryOf(product) !== 0),
        )
        expect(category.revenue, category.name).toBe(sum(inside.map((line) => line.revenue)))
        expect(sum(category.values)).toBe(category.revenue)
      }
      const mugs = await ask(totalSales, { from, to, categories: `${small.mugs}` })
      const withMugs = counted.filter((one) => one.lines.some(({ product }) => categoryOf(product) === small.mugs))
      expect(mugs.totals).toMatchObject({ revenue: categories[0]!.revenue, orders: withMugs.length, reconciliation: null })
      const { hours: hoursOfMugs } = await ask(salesByHour, { from, to, categories: `${small.mugs}` })
      for (const { hour, revenue: sold } of hoursOfMugs) {
        const then = withMugs.filter((one) => hourInMadrid(one.soldAt) === hour).flatMap((one) => one.lines)
        expect(sold).toBe(sum(then.filter(({ product }) => categoryOf(product) === small.mugs).map((line) => line.revenue)))
      }
      const { bands, unplaced } = await ask(salesByBand, { from, to })
      expect(sum(bands.map((band) => band.revenue)) + unplaced.revenue!).toBe(revenue)
      for (const filter of [
        { brands: '2' },
        { categories: `${small.mugs},${small.plates}` },
        { brands: '1,2', categories: `${small.mugs}` },
      ]) {
        const filtered = await ask(salesByBand, { from, to, ...filter })
        const { totals: those } = await ask(totalSales, { from, to, ...filter })
        expect(sum(filtered.bands.map((band) => band.revenue)) + filtered.unplaced.revenue!).toBe(those.revenue)
        expect(sum(filtered.bands.map((band) => band.units)) + filtered.unplaced.units!).toBe(those.units)
        const { content: products } = await ask(productsTable, { from, to, ...filter })
        expect(sum(products.map((product) => product.revenue))).toBe(those.revenue)
        for (const by of ['hour', 'day', 'week'] as const) {
          const { points: curve } = await ask(salesByRange, { from, to, by, ...filter })
          expect([sum(curve.map((point) => point.revenue)), sum(curve.map((point) => point.units))]).toEqual([those.revenue, those.units])
        }
        const ofDay = await ask(salesByHour, { from, to, ...filter })
        expect([sum(ofDay.hours.map((hour) => hour.revenue)), sum(ofDay.hours.map((hour) => hour.units))]).toEqual([
          those.revenue,
          those.units,
        ])
        if (filter.categories === undefined) continue
        const { categories: inside } = await ask(categoriesTable, {
          from,
          to,
          only: filter.categories,
          categories: `${small.mugs}`,
          ...(filter.brands ? { brands: filter.brands } : {}),
        })
        expect(inside[0]!.revenue).toBe(sum(products.filter(({ id }) => categoryOf(id) === small.mugs).map((product) => product.revenue)))
      }
      const exported = await ask(orderLines, { from, to })
      expect(exported.next).toBeNull()
      expect(exported.lines).toHaveLength(those.flatMap((one) => one.lines).length)
      expect(sum(exported.lines.filter(({ state }) => state === 'counted').map((line) => line.revenue))).toBe(revenue)
    }
    expect(await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')).toEqual({ found: 0, days: [] })
  })

  test('a sum that went wrong is found at night, said, and put right', async () => {
    await count(sale('a', '2026-03-30T10:00:00Z'))
    await store.samara.connection.pool.query('update sales_days set revenue = revenue + 1 where store_id = $1', [store.id])
    expect(await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')).toEqual({ found: 2, days: ['2026-03-30'] })
    expect((await ask(totalSales, { from: '2026-03-30', to: '2026-03-30' })).totals.revenue).toBe(1998)
  })

  test('single sales are kept for as long as the store says; their sums stay', async () => {
    await count(sale('old', '2024-01-10T10:00:00Z'), sale('new', '2026-03-30T10:00:00Z'))
    await store.samara.connection.pool.query('update sales_coverage set keep_months = 13 where store_id = $1', [store.id])
    await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')
    const range = { from: '2024-01-01', to: '2026-03-31' }
    expect((await ask(orderLines, range)).lines.map(({ order }) => order)).toEqual(['new'])
    expect((await ask(totalSales, range)).totals.orders).toBe(2)
  })

  test('an order that was let go counts once, as it did, whatever becomes of it: it is changed, cancelled, and reported again', async () => {
    const { pool } = store.samara.connection
    const old = '2024-01-10T10:00:00Z'
    await count(
      sale('old', old),
      sale('beside it', old, { lines: [{ product: 201, units: 1, revenue: 50 }] }),
      sale('new', '2026-03-30T10:00:00Z'),
    )
    await pool.query('update sales_coverage set keep_months = 13 where store_id = $1', [store.id])
    await nightlyCheck(store.samara.connection.database, store.id, '2026-03-31')
    const range = { from: '2024-01-01', to: '2024-01-31' }
    const figures = async () => [
      (await ask(totalSales, range)).totals,
      (await ask(productsTable, range)).content.map(({ id, revenue }) => [id, revenue]),
      (await ask(categoriesTable, { ...range, categories: '11,12' })).categories.map(({ revenue }) => revenue),
      sum((await ask(salesByHour, range)).hours.map(({ orders }) => orders)),
      (await ask(salesByBand, range)).bands,
    ]
    const before = await figures()
    expect(before[0]).toMatchObject({ orders: 2, revenue: 2048 })
    const changed = sale('old', old, { changedAt: new Date('2026-03-30'), lines: [{ product: 101, units: 9, revenue: 9_000 }] })
    const cancelled = sale('old', old, { changedAt: new Date('2026-03-31'), counts: false, undone: true })
    await count(changed)
    expect(await figures()).toEqual(before)
    await count(changed, cancelled, sale('beside it', old))
    expect(await figures()).toEqual(before)
    // Also where they are kept for longer from then on, and after another night.
    await pool.query('update sales_coverage set keep_months = 36 where store_id = $1', [store.id])
    await nightlyCheck(store.samara.connection.database, store.id, '2026-04-01')
    await count(cancelled)
    expect(await figures()).toEqual(before)
  })

  test('an old order from before all that is here counts when it is brought in, and is changed and cancelled until it is covered and let go', async () => {
    const { pool } = store.samara.connection
    const old = '2023-12-10T10:00:00Z'
    await pool.query('update sales_coverage set keep_months = 13 where store_id = $1', [store.id])
    const range = { from: '2023-12-01', to: '2023-12-31' }
    const night = (day: string) => nightlyCheck(store.samara.connection.database, store.id, day)
    const sums = async () => {
      const { orders, revenue, reconciliation } = (await ask(totalSales, range)).totals
      return { orders, revenue, cancelled: reconciliation!.cancelled }
    }
    await night('2026-03-31')
    await count(sale('old', old))
    expect(await sums()).toEqual({ orders: 1, revenue: 1998, cancelled: 0 })
    await night('2026-04-01')
    await count(sale('old', old, { changedAt: new Date('2026-03-30'), lines: [{ product: 101, units: 1, revenue: 5 }] }))
    expect(await sums()).toEqual({ orders: 1, revenue: 5, cancelled: 0 })
    await store.samara.app.services.sales.cover(store.id, new Date('2023-01-01'), new Date('2024-01-01'))
    await count(sale('old', old, { changedAt: new Date('2026-03-31'), counts: false, undone: true }))
    expect(await sums()).toEqual({ orders: 0, revenue: 0, cancelled: 1 })
    await night('2026-04-02')
    await count(sale('old', old, { changedAt: new Date('2026-04-01') }))
    expect(await sums()).toEqual({ orders: 0, revenue: 0, cancelled: 1 })
  })

  test('broken off in the middle, nothing was counted; again, all of it once', async () => {
    const { pool } = store.samara.connection
    await pool.query(
      `create function refuse_bands() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$; create trigger refuse_bands before insert on sales_bands execute function refuse_bands()`,
    )
    await expect(count(sale('a', '2026-03-30T10:00:00Z'))).rejects.toThrow('the disk is full')
    await pool.query('drop trigger refuse_bands on sales_bands; drop function refuse_bands')
    const range = { from: '2026-03-30', to: '2026-03-30' }
    expect((await ask(totalSales, range)).totals).toMatchObject({ orders: 0, revenue: 0 })
    await count(sale('a', '2026-03-30T10:00:00Z'))
    expect((await ask(totalSales, range)).totals).toMatchObject({ orders: 1, revenue: 1998 })
  })

  test('an order of 10 000 lines counts, changed 50 times it counts as it was left, and a file of its lines comes in parts', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => ({ product: 1_000 + at, units: 1, revenue: 10 }))
    for (let change = 0; change < 50; change++)
      await count(
        sale('changed', '2026-03-30T09:00:00Z', {
          changedAt: new Date(Date.UTC(2026, 2, 30, 9, change)),
          lines: [{ product: 101, units: 1, revenue: change }],
        }),
      )
    await count(sale('large', '2026-03-30T10:00:00Z', { lines }))
    const range = { from: '2026-03-30', to: '2026-03-30' }
    expect((await ask(totalSales, range)).totals).toMatchObject({ orders: 2, units: 10_001, revenue: 100_049 })
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const part: { lines: { revenue: number }[]; next: string | null } = await ask(orderLines, {
        ...range,
        ...(cursor === null ? {} : { cursor }),
      })
      seen.push(...part.lines.map((line) => line.revenue))
      cursor = part.next
    } while (cursor !== null)
    expect([seen.length, sum(seen)]).toEqual([10_001, 100_049])
  })
})

describe('days and hours are those of the store', () => {
  test('with 23 and 25 hours where the clocks are changed, and none of their sales lost', async () => {
    await count(
      sale('before', '2026-03-29T00:59:00Z'),
      sale('after', '2026-03-29T01:00:00Z'),
      sale('first two o’clock', '2025-10-26T00:30:00Z'),
      sale('second two o’clock', '2025-10-26T01:30:00Z'),
    )
    const spring = await ask(salesByRange, { from: '2026-03-29', to: '2026-03-29', by: 'hour' })
    expect(spring.points.map(({ hour }) => hour)).toEqual([0, 1, ...Array.from({ length: 21 }, (_, at) => at + 3)])
    expect(spring.points.filter(({ orders }) => orders === 1).map(({ hour }) => hour)).toEqual([1, 3])
    const autumn = await ask(salesByRange, { from: '2025-10-26', to: '2025-10-26', by: 'hour' })
    expect(autumn.points).toHaveLength(25)
    expect(autumn.points.filter(({ orders }) => orders === 1).map(({ hour }) => hour)).toEqual([2, 2])
  })

  test.each([
    ['Pacific/Kiritimati', '2026-03-30T09:59:00Z', '2026-03-30T10:00:00Z'],
    ['Etc/GMT+12', '2026-03-30T11:59:00Z', '2026-03-30T12:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-30T10:59:00Z', '2026-03-30T11:00:00Z'],
    ['Asia/Kathmandu', '2026-03-29T18:14:00Z', '2026-03-29T18:15:00Z'],
  ])('%s', async (timeZone, last, first) => {
    await store.samara.connection.pool.query('update stores set time_zone = $2 where id = $1', [store.id, timeZone])
    await count(sale('last of its day', last), sale('first of its day', first, { lines: [{ product: 101, units: 1, revenue: 7 }] }))
    const { points } = await ask(salesByRange, { from: '2026-03-28', to: '2026-03-31', by: 'hour' })
    expect(sum(points.map(({ revenue }) => revenue))).toBe(2005)
    expect(points.filter(({ revenue }) => revenue).map(({ hour, revenue }) => [hour, revenue])).toEqual([
      [23, 1998],
      [0, 7],
    ])
  })

  test('what is not here is no zero: days before the first known sale, days that are to come, and the day that goes on', async () => {
    await store.samara.connection.pool.query("update sales_coverage set covered_from = '2026-03-28T23:00:00Z' where store_id = $1", [
      store.id,
    ])
    await count(sale('a', '2026-03-30T10:00:00Z'))
    const { points, to, compared } = await ask(salesByRange, { from: '2026-03-27', to: '2026-04-20', compare: 'sameDaysLastYear' })
    expect(to).toBe('2026-03-31')
    expect(points.map(({ revenue }) => revenue)).toEqual([null, null, 0, 1998, 0].slice(0, points.length))
    expect(points.map(({ unfinished }) => unfinished)).toEqual([false, false, false, false, true])
    expect(compared).toMatchObject({ from: '2025-03-28', to: '2025-04-01' })
    const { totals } = await ask(totalSales, { from: '2026-03-27', to: '2026-03-31' })
    expect(totals).toMatchObject({ revenue: 1998, complete: false })
  })

  test('days of which not all sales are known are compared with nothing: part of them is less than they sold', async () => {
    const { pool } = store.samara.connection
    await count(sale('before', '2026-03-24T10:00:00Z'), sale('a', '2026-03-28T10:00:00Z'))
    const query = { from: '2026-03-26', to: '2026-03-30', compare: 'previousPeriod' }
    const compared = async () => {
      const [products, { categories }, hours, bands] = [
        await ask(productsTable, query),
        await ask(categoriesTable, query),
        await ask(salesByHour, query),
        await ask(salesByBand, query),
      ]
      return {
        products: [products.compared?.from, products.content[0]!.revenueBefore],
        categories: categories[0]!.before?.revenue,
        hours: hours.compared?.from,
        bands: [bands.compared?.from, sum(bands.bands.map((band) => band.revenueBefore ?? 0))],
      }
    }
    const days = '2026-03-21'
    expect(await compared()).toEqual({ products: [days, 1998], categories: 1998, hours: days, bands: [days, 1998] })
    const nothing = { products: [undefined, null], categories: undefined, hours: undefined, bands: [undefined, 0] }
    await pool.query("update sales_coverage set covered_from = '2026-03-23T23:00:00Z' where store_id = $1", [store.id])
    expect(await compared()).toEqual(nothing)
    const { compared: totals } = await ask(totalSales, query)
    expect(totals).toMatchObject({ revenue: 1998, complete: false })
    await pool.query("update sales_coverage set covered_from = '2026-03-20T23:00:00Z' where store_id = $1", [store.id])
    expect((await compared()).hours).toBe(days)
    await pool.query("update list_sightings set seen_from = '2026-03-22T10:00:00Z' where store_id = $1", [store.id])
    expect(await compared()).toMatchObject({ hours: days, bands: [undefined, 0] })
  })

  test.each([
    [{ from: '2026-02-29', to: '2026-03-01' }, 'report/no-such-day', 'query.from'],
    [{ from: '0001-01-01', to: '0001-01-05', compare: 'previousPeriod' }, 'report/no-such-day', 'query.from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'report/reversed-range', 'query.to'],
    [{ from: '2016-03-02', to: '2026-03-01' }, 'report/range-too-long', 'query.to'],
    [{ from: '2026-01-01', to: '2026-03-31', by: 'hour' }, 'report/range-too-long', 'query.to'],
    [{ from: '2026-04-01', to: '2026-04-02' }, 'report/future-range', 'query.from'],
    [{ from: '2026-03-01', to: '2026-03-02', categories: '77' }, 'catalogue/unknown-category', 'query.categories'],
    [{ from: '2026-03-01', to: '2026-03-02', collection: '77' }, 'catalogue/unknown-collection', undefined],
  ])('%j is refused: %s', async (query, code, path) => {
    const { problem } = await store.samara.call(salesByRange, { query: { store: store.name, ...query } } as never, store.owner)
    expect([problem.code, problem.errors[0]?.path]).toEqual([code, path])
  })
})

describe('filters count in the categories, too', () => {
  const range = { from: '2026-03-01', to: '2026-03-31' }
  const revenues = async (query: object) => {
    const { categories, all } = await ask(categoriesTable, { ...range, ...query })
    return [all.revenue, ...categories.map(({ id, revenue }) => [id, revenue])]
  }
  beforeEach(async () => {
    const { pool } = store.samara.connection
    await pool.query("insert into collections (store_id, id, name, searchable) values ($1, 137, 'Summer', true)", [store.id])
    await pool.query('insert into collection_products (store_id, collection_id, product_id, position) values ($1, 137, 201, 1)', [store.id])
    // By brand, odd: 101 is of the second, 102 of the first.
    await count(
      sale('a', '2026-03-01T10:00:00Z', {
        lines: [
          { product: 101, units: 1, revenue: 100 },
          { product: 102, units: 1, revenue: 20 },
          { product: 201, units: 1, revenue: 3 },
        ],
      }),
      sale('before', '2026-02-10T10:00:00Z', { lines: [{ product: 101, units: 1, revenue: 7 }] }),
    )
  })
  test.each<[string, object, unknown[]]>([
    ['none: the first level', {}, [123, [small.kitchen, 123]]],
    ['a brand', { brands: '2' }, [103, [small.kitchen, 103]]],
    ['a brand, of chosen categories', { brands: '2', categories: '11,12' }, [103, [small.mugs, 100], [small.plates, 3]]],
    ['a collection', { collection: 137, categories: '11,12' }, [3, [small.mugs, 0], [small.plates, 3]]],
    ['a category shows itself', { only: '11' }, [120, [small.mugs, 120]]],
    ['a category, of chosen ones above and beside it', { only: '11', categories: '10,12' }, [120, [small.kitchen, 120], [small.plates, 0]]],
    ['all three', { only: '11,12', brands: '2', collection: 137 }, [3, [small.plates, 3]]],
  ])('%s', async (_, query, expected) => expect(await revenues(query)).toEqual(expected))

  test('also in what it is compared with', async () => {
    const { categories } = await ask(categoriesTable, { ...range, only: '11', brands: '1', compare: 'previousPeriod' })
    expect(categories.map(({ revenue, before }) => [revenue, before])).toEqual([[20, { revenue: 0, units: 0 }]])
    expect((await ask(categoriesTable, { ...range, only: '11', compare: 'previousPeriod' })).categories[0]!.before!.revenue).toBe(7)
  })

  test('an unknown category is refused as a filter', async () => {
    const { problem } = await store.samara.call(categoriesTable, { query: { store: store.name, ...range, only: '77' } }, store.owner)
    expect(problem.code).toBe('catalogue/unknown-category')
  })
})

test('a shop that has sold nothing yet has reports, and its categories', async () => {
  const range = { from: '2026-03-01', to: '2026-03-31' }
  expect((await ask(totalSales, range)).totals).toMatchObject({ revenue: 0, orders: 0, perOrder: null })
  const { categories } = await ask(categoriesTable, { ...range, categories: `${small.mugs}` })
  expect(categories).toMatchObject([{ name: 'Mugs', routeBefore: 'Kitchen', gone: false, revenue: 0 }])
  expect((await ask(productsTable, range)).content).toEqual([])
})
