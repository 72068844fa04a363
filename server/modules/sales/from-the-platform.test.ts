import { afterAll, beforeAll, expect, test } from 'vitest'
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
