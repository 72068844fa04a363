import { afterAll, beforeAll, expect, test } from 'vitest'
import { totalSales } from '../../../contract/index.ts'
import { startSimulator, type Simulator } from '../../../demo/simulator/index.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { freshDatabase } from '../../testing/postgres.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { smallShop } from '../../testing/small-shop.ts'

const credential = { account: 'giftstore', key: 'vtexappkey-giftstore-ABCDEF', secret: 'secret' }
let simulator: Simulator
let samara: TestSamara
let store: string
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  samara = await startTestSamara({
    now: new Date().toISOString(),
    connectPlatform: (_, given) => vtexPlatform({ credential: given, baseUrl: simulator.url, ratePerSecond: 10_000, maxWait: 5_000 }),
  })
  simulator = await startSimulator({ databaseUrl: database.url, port: 0, clock: samara.clock, shop: smallShop })
  await simulator.openAccount(credential)
  store = await samara.addStore('ana@shop.example', 'gifts', credential)
  await samara.app.services.stores.setAccount(store, { currency: 'GBP', timeZone: 'Europe/London' })
  await samara.app.services.stores.setReadiness(store, 'ready')
})
afterAll(async () => {
  await samara.close()
  await simulator.close()
  await drop()
})

const later = (seconds: number) => samara.clock.set(new Date(samara.clock.now().getTime() + seconds * 1000).toISOString())
const look = async () => {
  const { rows } = await samara.connection.pool.query<{ id: string }>("select id from runs where store_id = $1 and kind = 'sales'", [store])
  if (rows[0]) await samara.jobs.enqueue('sales', { store, run: rows[0].id }, { queries: samara.connection.database })
  else await samara.app.services.sales.follow(store)
  await samara.work()
}
const sums = async () =>
  (
    await samara.connection.pool.query<object>(
      'select product_id as product, sum(units)::int as units, sum(revenue)::int as revenue from sales_by_day where store_id = $1 group by 1 order by 1',
      [store],
    )
  ).rows

test('behaviour 24, sales that change · what is bought, changed and cancelled on the platform is counted within a turn of the queue', async () => {
  await look()
  const order = await simulator.sell(credential.account, [
    { product: 101, units: 2, revenue: 1000 },
    { product: 201, units: 1, revenue: 350 },
  ])
  later(31)
  await look()
  expect(await sums()).toEqual([
    { product: 101, units: 2, revenue: 1000 },
    { product: 201, units: 1, revenue: 350 },
  ])
  later(31)
  await simulator.changeOrder(credential.account, order.id, { status: 'canceled' })
  await look()
  expect(await sums()).toEqual([])
})

test('an order that the platform answers with nonsense holds up none behind it, is named, and is counted once it can be read', async () => {
  const { account } = credential
  const { pool } = samara.connection
  // The next look is a night's, and the queue is somebody else's: what is listed alone brings the orders in.
  await pool.query(
    `update sales_coverage set covered_from = now() - interval '1 year', covered_to = $2, reconciled_on = null, feed = 'foreign', feed_checked_at = $2
     where store_id = $1`,
    [store, samara.clock.now()],
  )
  later(60)
  const orders = []
  for (const units of [1, 2, 3]) {
    orders.push(await simulator.sell(account, [{ product: 102, units, revenue: units * 100 }]))
    later(60)
  }
  const broken = orders[1]!.id
  const end = simulator.faults.begin({ kind: 'wrong-json', path: `/orders/${broken}` })
  const read = async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })
    const [from, to] = [samara.clock.now().getTime() - 2 * 86_400_000, samara.clock.now()].map((at) => day.format(at))
    const { data } = await samara.call(totalSales, { query: { store: 'gifts', from: from!, to: to! } }, 'ana@shop.example')
    return data.totals.reconciliation
  }
  await look()
  expect(await sums()).toContainEqual({ product: 102, units: 4, revenue: 400 })
  expect(await read()).toMatchObject({ counted: 2, unreadable: 1, unreadableOrders: [broken] })
  const coveredTo = async () =>
    (await pool.query<{ to: Date }>('select covered_to as to from sales_coverage where store_id = $1', [store])).rows[0]!.to
  expect(await coveredTo()).toEqual(samara.clock.now())
  end()
  later(86_400)
  await look()
  expect(await sums()).toContainEqual({ product: 102, units: 6, revenue: 600 })
  expect(await read()).toMatchObject({ counted: 3, unreadable: 0, unreadableOrders: [] })
})
