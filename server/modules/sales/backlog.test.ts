import { beforeEach, expect, test } from 'vitest'
import { sale } from '../../testing/platform-sale.ts'
import { type FollowedStore, followedStores } from './followed-stores.fixtures.ts'
import { recount } from './recount.repository.ts'

const followed = followedStores()
let { samara, shop, id: store, count, look } = {} as FollowedStore
beforeEach(() => {
  ;({ samara, shop, id: store, count, look } = followed())
})
const later = (seconds: number) => samara.clock.set(new Date(samara.clock.now().getTime() + seconds * 1000).toISOString())
const notices = async () =>
  (await samara.connection.pool.query<{ kind: string }>('select kind from notices where store_id = $1', [store])).rows.map(
    ({ kind }) => kind,
  )
const readAt = async () =>
  (
    await samara.connection.pool.query<{ at: Date }>('select read_at as at from sales_coverage where store_id = $1', [store])
  ).rows[0]!.at.toISOString()

const day = 86_400_000
const orders = 2_500
const changes = 3_000
/** Ids in one answer of the queue: more answers are needed than one look takes. */
const lot = 10

test('a queue that nobody looked at for a day: each order counts once, on its day, and what still waits in the queue is no silence', async () => {
  const { pool, database } = samara.connection
  await pool.query("insert into sales_coverage (store_id, covered_from, covered_to) values ($1, '2025-01-01', '2026-03-10T08:59:00Z')", [
    store,
  ])
  const now = samara.clock.now().getTime()
  await count(...Array.from({ length: 60 }, (_, back) => sale(`usual-${back}`, new Date(now - back * day - 600_000).toISOString())))
  let waiting: string[] = []
  shop.feed = 'ready'
  shop.changedSales = async () => {
    const sales = waiting.slice(0, lot)
    return { sales, taken: async () => void (waiting = waiting.slice(sales.length)) }
  }
  await look()
  expect(await notices()).toEqual([])

  // Oldest first, over the whole day; the first of them change once more at its end.
  const sold = new Map(
    Array.from({ length: orders }, (_, at) => {
      const one = sale(`order-${at}`, new Date(now + ((at + 1) * day) / orders).toISOString(), {
        lines: [{ product: at % 2 === 0 ? 101 : 102, units: 1, revenue: 100 + at }],
      })
      return [one.id, one]
    }),
  )
  shop.sale = async (wanted) => sold.get(wanted) ?? null
  waiting = Array.from({ length: changes }, (_, at) => `order-${at % orders}`)
  later(86_400)
  for (const waits of [2_000, 1_000, 0, 0]) {
    await look()
    expect(waiting).toHaveLength(waits)
    if (waits > 0) expect(await readAt(), 'what waits in the queue is not here').toBe('2026-03-10T09:00:00.000Z')
    expect(await notices(), `${waits} wait`).toEqual([])
    later(31)
  }
  expect(await readAt()).toBe('2026-03-11T09:01:33.000Z')

  const expected = new Map<string, { counted: number; units: number; revenue: number }>()
  for (const { soldAt, lines } of sold.values()) {
    const key = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(soldAt)
    const { counted, units, revenue } = expected.get(key) ?? { counted: 0, units: 0, revenue: 0 }
    expected.set(key, { counted: counted + 1, units: units + lines[0]!.units, revenue: revenue + lines[0]!.revenue })
  }
  const usual = expected.get('2026-03-10')!
  expected.set('2026-03-10', { counted: usual.counted + 1, units: usual.units + 2, revenue: usual.revenue + 1_998 })
  const { rows } = await pool.query<object>(
    "select day::text, counted::int, units::int, revenue::int from sales_days where store_id = $1 and day >= '2026-03-10' order by day",
    [store],
  )
  expect(rows).toEqual([...expected].map(([date, sums]) => ({ day: date, ...sums })).toSorted((a, b) => (a.day < b.day ? -1 : 1)))
  const wrong = await database.transaction().execute(async (transaction) => {
    const check = recount(transaction, store)
    return (await check.check('2026-03-10')) + (await check.check('2026-03-11'))
  })
  expect(wrong).toBe(0)

  // A silence that is one is still noticed once the queue is empty.
  later(86_000)
  await look()
  expect(await notices()).toEqual(['no-orders'])
})
