import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { randomOf } from '../seeded-random.ts'
import { openAccounts } from '../accounts.ts'
import { account, smallShop, testSimulator } from '../simulator.fixtures.ts'
import { createOrders } from './index.ts'
import { historyOf } from './history.ts'
import type { OrderStatus } from './order.ts'
import { createTrickle } from './trickle.ts'

const hour = 3_600_000
const sales = {
  firstDay: '2026-07-01',
  lastDay: '2026-07-01',
  minute: Int32Array.of(600, 600, 700),
  product: Int32Array.of(1001, 1002, 1000),
  units: Int32Array.of(2, 1, 1),
  revenue: Int32Array.of(202, 102, 100),
  order: Int32Array.of(1, 1, 2),
}

test('orders come by themselves: more during the day than at night, only of products in stock, and each is processed to its end', async () => {
  const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), sales }) })
  const pool = new pg.Pool({ connectionString: simulator.databaseUrl, max: 4 })
  onTestFinished(() => pool.end())
  let now = new Date('2026-11-20T01:00:00Z')
  const accounts = await openAccounts({ pool, indexDelay: () => 0 })
  const history = async () => historyOf(sales, 'Europe/London', 'GBP')
  const { live, feeds } = createOrders({ pool, now: () => now, history })
  await feeds.configure(
    account.account,
    account.key,
    {
      filter: { type: 'FromWorkflow', status: ['order-created', 'payment-approved', 'invoiced', 'canceled'] },
      queue: { visibilityTimeoutInSeconds: 60, messageRetentionPeriodInSeconds: 345_600 },
    },
    now,
  )
  const trickle = createTrickle({
    perHour: 30,
    now: () => now,
    random: randomOf(4),
    accounts: accounts.all,
    history,
    live,
    currency: 'GBP',
    timeZone: 'Europe/London',
  })
  const sold = () => live.between(account.account, new Date(0), new Date('2030-01-01'))

  await trickle(hour)
  const atNight = (await sold()).length
  now = new Date('2026-11-20T12:00:00Z')
  await trickle(hour)
  const all = await sold()
  expect([atNight < 6, all.length - atNight > 30]).toEqual([true, true])
  const bought = new Set(all.flatMap(({ lines }) => lines.map(({ product }) => product)))
  // Product 1000 is sold out.
  expect([...bought].sort()).toEqual([1001, 1002])

  const seen = new Set<OrderStatus>()
  for (let step = 0; step < 40; step += 1) {
    now = new Date(now.getTime() + (step < 8 ? hour / 4 : 2 * hour))
    await trickle(0)
    for (const { status } of await sold()) seen.add(status)
  }
  expect([...seen].sort()).toEqual(['canceled', 'handling', 'invoiced', 'payment-approved', 'payment-pending'])
  const ended = await sold()
  for (const { status, authorizedAt } of ended)
    expect([
      ['invoiced', true],
      ['canceled', false],
    ]).toContainEqual([status, authorizedAt !== null])
  const { rows } = await pool.query<{ announced: number }>(
    "select count(distinct body->>'orderId')::int as announced from simulator.feed_events",
  )
  expect(rows[0]?.announced).toBe(ended.length)
})

test('a shop that is started in the afternoon sold in the hours before, once', async () => {
  const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), sales }) })
  const pool = new pg.Pool({ connectionString: simulator.databaseUrl, max: 4 })
  onTestFinished(() => pool.end())
  const now = new Date('2026-11-20T15:30:00Z')
  const accounts = await openAccounts({ pool, indexDelay: () => 0 })
  const history = async () => historyOf(sales, 'Europe/London', 'GBP')
  const { live } = createOrders({ pool, now: () => now, history })
  const start = () =>
    createTrickle({
      perHour: 6,
      now: () => now,
      random: randomOf(4),
      accounts: accounts.all,
      history,
      live,
      currency: 'GBP',
      timeZone: 'Europe/London',
    })
  const sold = () => live.between(account.account, new Date('2026-11-20T00:00:00Z'), now)

  await start()(5_000)
  const first = await sold()
  expect(first.length).toBeGreaterThan(40)
  expect(first.filter(({ madeAt }) => madeAt.getUTCHours() < 12).length).toBeGreaterThan(10)
  expect(await live.between(account.account, new Date(0), new Date('2026-11-19T23:59:59Z'))).toEqual([])
  await start()(5_000)
  expect((await sold()).length - first.length).toBeLessThan(3)
})
