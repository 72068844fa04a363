import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSignIn, ensureDemo, refreshDemo } from '../../demo/demo-store.ts'
import { productsByCategory } from '../../contract/index.ts'
import { startSimulator, type Simulator } from '../../demo/simulator/index.ts'
import { readShop, type Shop } from '../../demo/simulator/shop/index.ts'
import { createAccountShares } from '../../server/platforms/vtex/account-share.ts'
import { vtexPlatform } from '../../server/platforms/vtex/index.ts'
import { realTime } from '../../server/platforms/vtex/time.ts'
import { freshDatabase } from '../../server/testing/postgres.ts'
import { startTestSamara, type TestSamara } from '../../server/testing/samara.ts'
import { smallShop } from '../../server/testing/small-shop.ts'
import { largeCategory, largeShop } from './large-shop.ts'
import { largeStore, makeLargeStore, NoDemo } from './make-store.ts'
import { thingOf } from './names.ts'

const size = 300
let samara: TestSamara
let simulator: Simulator
let drop: () => Promise<void>
const username = demoSignIn.email

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  samara = await startTestSamara({
    connectPlatform: (_type, credential) =>
      vtexPlatform({ credential, baseUrl: `${simulator.url}/{account}`, ratePerSecond: 10_000, shares: createAccountShares(realTime) }),
  })
  // The simulator runs on the same database, as it does on an installation, and knows nothing yet of the large shop.
  simulator = await startSimulator({
    databaseUrl: samara.connection.pool.options.connectionString ?? '',
    port: 0,
    publicUrl: 'http://shop.test/demo-shop',
    clock: samara.clock,
    shop: smallShop,
  })
})
afterAll(async () => {
  await simulator.close()
  await samara.close()
  await drop()
})

const make = () =>
  makeLargeStore({
    ...samara.app.services,
    connection: samara.connection,
    clock: samara.clock,
    publicUrl: 'http://shop.test',
    say: () => undefined,
    products: size,
  })
const rows = async (store: string) => {
  const { rows: found } = await samara.connection.pool.query('select * from products where store_id = $1 order by id', [store])
  return found as Record<string, unknown>[]
}

describe('the large store', () => {
  test('is one that synchronising brings in just so, while the platform runs', async () => {
    const store = await make()
    const made = await rows(store)
    expect(made).toHaveLength(size)
    await samara.app.services.synchronisation.catalogue(store, null, [])
    await samara.work()
    expect(await rows(store)).toEqual(made)
    const { data } = await samara.call(productsByCategory, { query: { store: largeStore, categoryId: largeCategory, username } }, username)
    expect(data.content).toHaveLength(size)
    expect(data.content.some(({ revenue30 }) => revenue30 > 0)).toBe(true)
    expect(data.content.map(({ platformScore }) => platformScore)).toEqual(
      data.content.map(({ platformScore }) => platformScore).sort((a, b) => b - a),
    )
  })

  test('made again it is the same store, as of today, with another key that works at once; the old one does not', async () => {
    const [store] = await samara.app.services.stores.demos()
    const before = await samara.app.services.stores.credential(store!.id)
    samara.clock.set('2026-03-12T09:00:00Z')
    expect(await make()).toBe(store!.id)
    const after = await samara.app.services.stores.credential(store!.id)
    const first = (await rows(store!.id))[0]!.id as number
    await expect((await samara.app.services.stores.platform(store!.id, {})).product(first)).resolves.toMatchObject({ id: first })
    await expect(vtexPlatform({ credential: before, baseUrl: `${simulator.url}/{account}` }).product(first)).rejects.toMatchObject({
      kind: 'credential',
    })
    expect(after.key).not.toBe(before.key)
    const { rows: last } = await samara.connection.pool.query('select max(day) as day from sales_by_day where store_id = $1', [store!.id])
    expect(last).toEqual([{ day: '2026-03-11' }])
  })

  test('does not keep the demo store from being made, and keeps its own sales', async () => {
    const { pool, database } = samara.connection
    const parts = {
      ...samara.app.services,
      jobs: samara.jobs,
      database,
      pool,
      clock: samara.clock,
      publicUrl: 'http://shop.test',
      openAccount: simulator.openAccount,
    }
    expect(await ensureDemo(parts)).toBe(true)
    const sum = async () =>
      (await pool.query(`select sum(revenue) from sales_by_day s join stores t on t.id = s.store_id where t.name = $1`, [largeStore])).rows
    const before = await sum()
    samara.clock.set('2026-03-15T09:00:00Z')
    await refreshDemo(parts)
    expect(await sum()).toEqual(before)
    expect((await samara.app.services.stores.demos()).map(({ name }) => name).sort()).toEqual(['samara-demo', largeStore])
  })

  test('is refused where there are people but no demo person', async () => {
    const other = await startTestSamara()
    await other.addStore('ana@shop.example', 'anas')
    await expect(
      makeLargeStore({
        ...other.app.services,
        connection: other.connection,
        clock: other.clock,
        publicUrl: 'http://x',
        say: () => undefined,
        products: 10,
      }),
    ).rejects.toThrow(NoDemo)
    await other.close()
  })
})

describe('the shop that is made up', () => {
  let shop: Shop
  beforeAll(async () => void (shop = await readShop('2026-11-20')))

  test('is the same for the same seed, and another for another', () => {
    const one = largeShop({ shop, products: 4_000 })
    expect(largeShop({ shop, products: 4_000 })).toEqual(one)
    expect(largeShop({ shop, products: 4_000, seed: 5 }).goods.products.map(({ name }) => name)).not.toEqual(
      one.goods.products.map(({ name }) => name),
    )
  })

  test('has what a shop cannot have twice once, and is spread like the real one', () => {
    const { goods, sales } = largeShop({ shop, products: 20_000 })
    const { products } = goods
    for (const key of ['id', 'skuId', 'reference', 'name', 'score'] as const)
      expect([key, new Set(products.map((product) => product[key])).size]).toEqual([key, 20_000])
    const share = (of: Shop['products'], is: (product: Shop['products'][number]) => boolean) => of.filter(is).length / of.length
    const middle = (of: Shop['products']) => of.map(({ price }) => price).sort((a, b) => a - b)[Math.floor(of.length / 2)]!
    for (const is of [
      (one: Shop['products'][number]) => one.stock === 0,
      (one: Shop['products'][number]) => one.listPrice !== null,
      (one: Shop['products'][number]) => one.releasedOn > '2026-08-20',
    ]) {
      expect(Math.abs(share(products, is) - share(shop.products, is))).toBeLessThan(0.01)
    }
    expect(Math.abs(middle(products) - middle(shop.products))).toBeLessThan(20)
    expect(Math.abs(sales.day.length - 220_000)).toBeLessThan(6_600)
    const releasedOn = new Map(products.map((product) => [product.id, product.releasedOn]))
    const firstDay = Date.parse(sales.firstDay)
    expect(sales.product.every((id, line) => firstDay + sales.day[line]! * 86_400_000 >= Date.parse(releasedOn.get(id)!))).toBe(true)
    expect(sales.units.every((units) => units > 0)).toBe(true)
  })

  test('names things without the colour that they had', () => {
    expect(
      [
        'Red Retrospot Mug Large',
        'Lantern Cream Gazebo',
        'Set of 4 English Rose Placemats',
        'Blue/Green Shell Necklace with Pendant',
        '3 Tier Cake Tin Red and Cream',
        'Blue Mug',
      ].map(thingOf),
    ).toEqual(['Mug Large', 'Lantern Gazebo', 'Set of 4 English Placemats', 'Shell Necklace with Pendant', '3 Tier Cake Tin', 'Blue Mug'])
  })
})
