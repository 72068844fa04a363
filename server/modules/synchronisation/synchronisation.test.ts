import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  cancelSynchronisation,
  listNotices,
  listStores,
  listSynchronisations,
  resumeSynchronisation,
  synchronisationChanges,
  synchroniseCatalogue,
  synchroniseCollectionById,
  synchroniseCollectionProducts,
  synchroniseCollections,
} from '../../../contract/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { type HandShop, handShop } from './synchronisation.fixtures.ts'

const ana = 'ana@shop.example'
const query = { store: 'ana-shop', username: ana }
const mugs = [101, 102, 103, 104, 105]
const plates = [201, 202, 203]

let samara: TestSamara
let shop: HandShop
let store: string

beforeEach(async () => {
  shop = handShop([...mugs, ...plates])
  samara = await startTestSamara({ connectPlatform: () => shop })
  store = await samara.addStore(ana, query.store)
})
afterEach(() => samara.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await samara.connection.pool.query(text, values)).rows as T[]
const products = () => rows<{ id: number; category_id: number; score: number; active: boolean; gone: boolean; stock: number; price: number }>('select id, category_id, score, active, gone_at is not null as gone, stock, price from products order by id')
const latest = async () => (await samara.call(listSynchronisations, { query }, ana)).data.filter(({ scope }) => scope !== 'sales')
const everything = async () => {
  const answer = await samara.call(synchroniseCatalogue, { query }, ana)
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
  await samara.work()
  return (await latest()).find(({ id }) => id === answer.data.id)!
}
const readiness = async () => (await samara.call(listStores, { params: { email: ana } }, ana)).data[0]!

describe('everything', () => {
  test('comes in: tree, brands, what shoppers see, details, collections; the store is ready', async () => {
    shop.collectionsThere = [{ id: 7, name: 'Tea time', products: [103, 101] }]
    const done = await everything()
    expect(done).toMatchObject({ state: 'done', scope: 'everything', requestedBy: ana, read: 8, added: 8, changed: 0, gone: 0, unreadable: 0, failure: null })
    expect(await products()).toHaveLength(8)
    expect((await products())[0]).toMatchObject({ id: 101, category_id: 11, score: 1899, active: true, stock: 7, price: 500 })
    expect(await readiness()).toMatchObject({ readiness: 'ready', products: 8, currency: 'EUR', synchronisedAt: expect.any(String) as string })
    expect(await rows('select product_id from collection_products order by position')).toEqual([{ product_id: 103 }, { product_id: 101 }])
    expect(await rows('select id, score_share from categories order by place')).toEqual([{ id: 10, score_share: 0 }, { id: 11, score_share: 5 }, { id: 12, score_share: 0 }])
  })

  test('lists can be worked with before the details are in', async () => {
    let seen: unknown
    shop.before = async (call) => {
      if (call === 'product 101') seen = { store: await readiness(), run: (await latest())[0], products: await products() }
    }
    await everything()
    expect(seen).toMatchObject({ store: { readiness: 'ready', products: 8 }, run: { state: 'running', phase: 'details', done: 0, total: 8, usableAt: expect.any(String) as string } })
  })

  test('the same wish while one is under way is refused', async () => {
    await samara.call(synchroniseCatalogue, { query }, ana)
    expect(await samara.call(synchroniseCatalogue, { query }, ana)).toMatchObject({ status: 409, problem: { code: 'synchronisation/already-running' } })
  })
})
