import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  listNotices,
  listStores,
  listSynchronisations,
  type Synchronisation,
  synchronisationChanges,
  synchroniseCatalogue,
} from '../../../contract/index.ts'
import { system } from '../../runs/index.ts'
import { type FakeShop, fakeShop } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { requestSynchronisation } from './request.ts'
import { synchronisationKind } from './synchronisation-kind.ts'

const mugs = [101, 102, 103, 104, 105]
const plates = [201, 202, 203]

/** A server for the tests of a file, with a store and a shop of its own for each test, and what tests do and read there. */
export function synchronisingShop() {
  const shops = new Map<string, FakeShop>()

  let samara: TestSamara
  let shop: FakeShop
  let store: string
  let ana: string
  let query: { store: string; username: string }
  let number = 0

  beforeAll(async () => {
    samara = await startTestSamara({ connectPlatform: (_, { account }) => shops.get(account)! })
  })
  afterAll(() => samara.close())

  async function openStore(): Promise<void> {
    number++
    shop = fakeShop([...mugs, ...plates])
    shop.collectionsThere = [
      { id: 7, name: 'Tea time', products: [103, 101] },
      { id: 8, name: 'Gifts', products: [201] },
    ]
    ana = `ana${number}@shop.example`
    query = { store: `shop-${number}`, username: ana }
    shops.set(query.store, shop)
    samara.jobs.clear()
    store = await samara.addStore(ana, query.store)
    // Sales of two years are here already: they are not what these tests are about.
    await samara.app.services.sales.cover(store, new Date('2020-01-01'), new Date('2030-01-01'))
  }
  beforeEach(openStore)

  const rows = async <T extends object>(text: string): Promise<T[]> => (await samara.connection.pool.query<T>(text, [store])).rows
  const products = () =>
    rows<{
      id: number
      category_id: number
      score: number
      active: boolean
      gone: boolean
      stock: number
      price: number | null
      details: boolean
    }>(
      'select id, category_id, score, active, gone_at is not null as gone, stock, price, details_at is not null as details from products where store_id = $1 order by id',
    )
  const product = async (id: number) => (await products()).find((row) => row.id === id)
  const latest = async () => (await samara.call(listSynchronisations, { query }, ana)).data.filter(({ scope }) => scope !== 'sales')
  const present = async (id: string) => (await latest()).find((one) => one.id === id)!
  /** Runs what brings the catalogue in, and leaves what follows from it. */
  const work = (most?: number) =>
    samara.jobs.run(
      samara.app.tasks.filter(({ name }) => name === synchronisationKind.name),
      most,
    )
  const done = async (answer: { status: number; data: Synchronisation; problem: unknown }) => {
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
    await work()
    return present(answer.data.id)
  }
  const ask = (categories?: string) =>
    samara.call(synchroniseCatalogue, { query: { ...query, ...(categories === undefined ? {} : { categories }) } }, ana)
  const everything = async () => done(await ask())
  const nightly = async () => {
    const { database } = samara.connection
    const id = await requestSynchronisation({ database, runs: samara.app.services.runs }, store, system, { scope: 'nightly' })
    await work()
    return present(id!)
  }
  const changesOf = async (id: string) => (await samara.call(synchronisationChanges, { params: { id }, query }, ana)).data
  const readiness = async () => (await samara.call(listStores, { params: { email: ana } }, ana)).data[0]!
  const notices = async () => (await samara.call(listNotices, { query: { username: ana } }, ana)).data.notices.map(({ kind }) => kind)
  /** Fails with this at the call, once. */
  const failAt = (call: string, error: Error) => {
    let once = true
    shop.before = (made) => {
      if (!once || made !== call) return
      once = false
      throw error
    }
  }

  return {
    get samara() {
      return samara
    },
    get shop() {
      return shop
    },
    /** The store's id. */
    get store() {
      return store
    },
    /** The person whose store it is. */
    get ana() {
      return ana
    },
    get query() {
      return query
    },
    openStore,
    rows,
    products,
    product,
    latest,
    present,
    work,
    done,
    ask,
    everything,
    nightly,
    changesOf,
    readiness,
    notices,
    failAt,
  }
}
