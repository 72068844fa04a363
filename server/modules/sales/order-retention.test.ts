import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits, orderRetention, setOrderRetention } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { nightlyCheck } from './nightly-check.ts'

const [ana, ben] = ['ana@shop.example', 'ben@shop.example']
const { least, most } = limits.report.keptMonths
let samara: TestSamara
let stores: { a: string; b: string }
let number = 0

beforeAll(async () => {
  samara = await startTestSamara()
})
afterAll(() => samara.close())

const name = (which: 'a' | 'b') => `${which}-${number}`

/** Two stores with an order of each of these days. */
beforeEach(async () => {
  number += 1
  samara.clock.set('2026-03-31T10:00:00Z')
  const made = async (owner: string, which: 'a' | 'b') => {
    const id = await samara.addStore(owner, name(which))
    await fillSmallCatalogue(samara.connection, id)
    await samara.connection.pool.query(
      `insert into sales_coverage (store_id, covered_from, covered_to, feed, read_at) values ($1, '2022-01-01', now(), 'ready', now())`,
      [id],
    )
    await samara.connection.database.transaction().execute((transaction) =>
      samara.app.services.sales.count(
        id,
        ['2022-06-10', '2024-06-10', '2025-02-27', '2025-02-28', '2026-03-30'].map((day) => sale(day, `${day}T10:00:00Z`)),
        transaction,
      ),
    )
    return id
  }
  stores = { a: await made(ana, 'a'), b: await made(ben, 'b') }
})

const read = (query: object = {}, as = ana) => samara.call(orderRetention, { query: { store: name('a'), ...query } }, as)
const set = (months: number, as = ana) => samara.call(setOrderRetention, { query: { store: name('a') }, body: { months } }, as)
const night = (id: string, day = '2026-03-31') => nightlyCheck(samara.connection.database, id, day)
const keptOf = async (id: string): Promise<string[]> => {
  const { rows } = await samara.connection.pool.query<{ day: string }>(
    'select day::text as day from counted_sales where store_id = $1 order by day',
    [id],
  )
  return rows.map(({ day }) => day)
}
const sumOf = async (id: string): Promise<number> => {
  const { rows } = await samara.connection.pool.query<{ orders: number }>(
    'select sum(counted)::int as orders from sales_days where store_id = $1',
    [id],
  )
  return rows[0]!.orders
}

describe('how long single orders are kept', () => {
  test('is three years until an owner chooses', async () => {
    const { data } = await read()
    expect(data).toEqual({ months: 36, ordersKeptFrom: null, letsGo: { before: '2023-03-31', orders: 1 } })
  })

  test('a store that never had sales has it, too, and can change it', async () => {
    await samara.connection.pool.query('delete from counted_sales where store_id = $1', [stores.a])
    await samara.connection.pool.query('delete from sales_coverage where store_id = $1', [stores.a])
    expect((await read()).data).toEqual({ months: 36, ordersKeptFrom: null, letsGo: { before: '2023-03-31', orders: 0 } })
    expect((await set(24)).data).toMatchObject({ months: 24 })
    expect((await read()).data).toMatchObject({ months: 24 })
  })

  test('what another number of months would let go is known before it is set, and nothing changes by looking', async () => {
    expect((await read({ months: 13 })).data).toEqual({
      months: 36,
      ordersKeptFrom: null,
      letsGo: { before: '2025-02-28', orders: 3 },
    })
    await night(stores.a)
    expect(await keptOf(stores.a)).toHaveLength(4)
  })

  test('the next night lets go exactly what was named, keeps the sums, and leaves other stores as they were', async () => {
    const { letsGo } = (await read({ months: 13 })).data
    expect((await set(13)).data).toEqual({ months: 13, ordersKeptFrom: null, letsGo })
    expect(await keptOf(stores.a)).toHaveLength(5)
    await night(stores.a)
    await night(stores.b)
    expect(await keptOf(stores.a)).toEqual(['2025-02-28', '2026-03-30'])
    expect(await sumOf(stores.a)).toBe(5)
    expect(await keptOf(stores.b)).toEqual(['2024-06-10', '2025-02-27', '2025-02-28', '2026-03-30'])
    expect((await read()).data).toEqual({ months: 13, ordersKeptFrom: '2025-02-28', letsGo: { before: '2025-02-28', orders: 0 } })
  })

  test('set back before the night, nothing is lost; after it, what is gone stays gone', async () => {
    await set(13)
    await set(60)
    await night(stores.a)
    expect(await keptOf(stores.a)).toHaveLength(5)
    await set(13)
    await night(stores.a)
    expect((await set(60)).data).toEqual({ months: 60, ordersKeptFrom: '2025-02-28', letsGo: { before: '2025-02-28', orders: 0 } })
    await night(stores.a, '2026-04-01')
    expect(await keptOf(stores.a)).toEqual(['2025-02-28', '2026-03-30'])
  })

  test('orders from before all that is here are neither named nor let go', async () => {
    await samara.connection.pool.query("update sales_coverage set covered_from = '2025-01-01' where store_id = $1", [stores.a])
    expect((await read({ months: 13 })).data.letsGo).toEqual({ before: '2025-02-28', orders: 1 })
    await set(13)
    await night(stores.a)
    expect(await keptOf(stores.a)).toEqual(['2022-06-10', '2024-06-10', '2025-02-28', '2026-03-30'])
  })

  test.each([least - 1, most + 1, 13.5, -36])('%d months are refused', async (months) => {
    expect((await set(months)).status).toBe(400)
    expect((await read({ months })).status).toBe(400)
    expect((await read()).data.months).toBe(36)
  })

  test.each([least, most])('%d months are taken', async (months) => {
    expect((await set(months)).data.months).toBe(months)
  })

  test('owners alone see and set it', async () => {
    const pia = `pia${number}@shop.example`
    const { id } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
    await samara.app.services.stores.addPartner(stores.a, id, { categories: null, brands: null, approval: false })
    for (const as of [pia, ben]) {
      expect((await read({}, as)).status).toBe(403)
      expect((await set(13, as)).status).toBe(403)
    }
    expect((await read()).data.months).toBe(36)
  })

  test('a change is in the audit log with both numbers; the same again is no change', async () => {
    await set(24)
    await set(24)
    const { rows } = await samara.connection.pool.query(
      "select detail, store from audit_log where kind = 'order-retention-changed' and store = $1",
      [name('a')],
    )
    expect(rows).toEqual([{ detail: { former: 36, months: 24 }, store: name('a') }])
  })
})
