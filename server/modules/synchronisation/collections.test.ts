import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCollections } from '../../../contract/index.ts'
import { startSimulator, type Simulator } from '../../../demo/simulator/index.ts'
import { createAccountShares } from '../../platforms/vtex/account-share.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { realTime, type Time } from '../../platforms/vtex/time.ts'
import { freshDatabase } from '../../testing/postgres.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { smallShop } from '../../testing/small-shop.ts'

const hasty: Time = { ...realTime, now: () => realTime.now() * 1000, sleep: (milliseconds) => realTime.sleep(milliseconds / 1000) }
const always = { searchable: true, from: '2020-01-01T09:00:00.000Z', to: '2069-12-31T23:59:00.000Z' }
const gifts = { id: 137, name: 'Gifts', ...always, products: [203, 101, 105, 102] }
const ended = { id: 138, name: 'Ended', ...always, searchable: false, to: '2026-01-02T10:30:00.000Z', products: [101] }
const empty = { id: 139, name: 'Empty', ...always, products: [] }

let simulator: Simulator
let samara: TestSamara
let store: string
let drop: () => Promise<void>
const credential = { account: 'giftstore', key: 'vtexappkey-giftstore-ABCDEF', secret: 'secret' }
const person = 'ana@shop.example'
const query = { store: 'gifts', username: person }

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  samara = await startTestSamara({
    connectPlatform: (_type, given) =>
      vtexPlatform({
        credential: given,
        baseUrl: simulator.url,
        ratePerSecond: 10_000,
        time: hasty,
        maxWait: 600_000,
        shares: createAccountShares(hasty),
      }),
  })
  simulator = await startSimulator({
    databaseUrl: database.url,
    port: 0,
    clock: samara.clock,
    shop: async () => ({ ...(await smallShop()), collections: [gifts, ended, empty] }),
  })
  await simulator.openAccount(credential)
  store = await samara.addStore(person, query.store, credential)
})
afterAll(async () => {
  await samara.close()
  await simulator.close()
  await drop()
})

const synchronise = async () => {
  await samara.app.services.synchronisation.catalogue(store, null, [])
  await samara.work()
}
const listed = async () => (await samara.call(listCollections, { query }, person)).data
const members = async (collection: number) => {
  const { rows } = await samara.connection.pool.query<{ product_id: number }>(
    'select product_id from collection_products where store_id = $1 and collection_id = $2 order by position',
    [store, collection],
  )
  return rows.map((row) => row.product_id)
}

describe('synchronising', () => {
  test('brings collections with their times, and their products in the platform’s sequence', async () => {
    await synchronise()
    expect(await listed()).toEqual([
      { id: 139, name: 'Empty', products: 0, searchable: true, from: always.from, to: always.to },
      { id: 138, name: 'Ended', products: 1, searchable: false, from: always.from, to: ended.to },
      { id: 137, name: 'Gifts', products: 4, searchable: true, from: always.from, to: always.to },
    ])
    expect(await members(137)).toEqual(gifts.products)
  })

  test('again, it follows what changed: what is gone is gone, and an ordering that was saved of it is kept', async () => {
    await samara.connection.pool.query(
      `insert into orderings (store_id, list_kind, list_id, version, base_version, saved_at) values ($1, 'collection', 138, 1, 1, now())`,
      [store],
    )
    await simulator.setCollection(credential.account, 137, { ...gifts, name: 'Presents', products: [105, 104, 203] })
    await simulator.setCollection(credential.account, 138, null)
    await simulator.edit(credential.account, 104, { IsActive: false })
    await synchronise()
    expect((await listed()).map(({ name, products }) => [name, products])).toEqual([
      ['Empty', 0],
      ['Presents', 2],
    ])
    expect(await members(137)).toEqual([105, 104, 203])
    expect(await members(138)).toEqual([])
    const { rowCount } = await samara.connection.pool.query(
      `select 1 from orderings where store_id = $1 and list_kind = 'collection' and list_id = 138`,
      [store],
    )
    expect(rowCount).toBe(1)
  })

  test('a collection of many pages comes whole, also when the platform stumbles on the way', async () => {
    const many = Array.from({ length: 8 * 20 }, (_, index) => [...gifts.products, 103, 104, 201, 202][index % 8]!)
    await simulator.setCollection(credential.account, 140, { ...gifts, id: 140, name: 'Many', products: many })
    simulator.faults.begin({ kind: 'too-many', path: '/collection/140/products', times: 2, retryAfter: 1 })
    await synchronise()
    expect(await members(140)).toEqual([...gifts.products, 103, 104, 201, 202])
  })

  test('a platform that lists collections no more still gives those that are known, ended or met in the shop', async () => {
    await simulator.setCollection(credential.account, 141, { ...gifts, id: 141, name: 'Met in the shop', products: [202] })
    await simulator.setCollection(credential.account, 142, { ...ended, id: 142, name: 'Ended unseen' })
    simulator.faults.begin({ kind: 'answer', path: '/pvt/collection/search', status: 404, body: 'Not found' })
    await synchronise()
    simulator.faults.clear()
    expect((await listed()).map(({ name }) => name)).toEqual(['Empty', 'Ended unseen', 'Many', 'Met in the shop', 'Presents'])
    expect(await members(141)).toEqual([202])
  })

  test('a key that may not read collections leaves them as they were, and the rest of the shop arrives', async () => {
    const before = await listed()
    simulator.faults.begin({ kind: 'answer', path: '/pvt/collection/search', status: 403, body: 'Forbidden' })
    await simulator.edit(credential.account, 101, { Name: 'Renamed mug' })
    await synchronise()
    simulator.faults.clear()
    expect(await listed()).toEqual(before)
    const { rows } = await samara.connection.pool.query('select name from products where store_id = $1 and id = 101', [store])
    expect(rows).toEqual([{ name: 'Renamed mug' }])
  })

  test('says how many variants a product has, how many can be bought, and by which EAN it is known', async () => {
    const { rows } = await samara.connection.pool.query(
      'select variants, variants_in_stock, eans from products where store_id = $1 and id = 101',
      [store],
    )
    expect(rows).toEqual([{ variants: 1, variants_in_stock: 1, eans: [expect.stringMatching(/^2\d{12}$/)] }])
  })
})
