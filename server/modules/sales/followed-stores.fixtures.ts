import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { PlatformSale } from '../../platforms/platform.ts'
import { type FakeShop, fakeShop } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

/** A ready store in Madrid, of a shop whose sales are followed; each test has one of its own. */
export interface FollowedStore {
  samara: TestSamara
  shop: FakeShop
  id: string
  name: string
  owner: string
  /** Counts sales, as they come from the platform. */
  count(...sales: readonly PlatformSale[]): Promise<number>
  /** What products sold by day. */
  days(): Promise<object[]>
  /** Looks at the platform for sales once. */
  look(): Promise<void>
}

/** One Samara for a file of tests, and a new store before each of them. For the top of a file. */
export function followedStores(): () => FollowedStore {
  const shops = new Map<string, FakeShop>()
  let samara: TestSamara
  let current: FollowedStore
  let number = 0
  beforeAll(async () => {
    samara = await startTestSamara({
      connectPlatform: (_, { account }) => shops.get(account)!,
      environment: { SAMARA_WEBHOOKS_PRIVATE: 'on' },
    })
  })
  afterAll(() => samara.close())
  beforeEach(async () => {
    number++
    const [owner, name] = [`ana${number}@shop.example`, `shop-${number}`]
    const shop = fakeShop([101, 102])
    shops.set(name, shop)
    samara.jobs.clear()
    samara.clock.set('2026-03-10T09:00:00Z')
    const id = await samara.addStore(owner, name)
    const { sales, stores } = samara.app.services
    await stores.setReadiness(id, 'ready')
    const { database, pool } = samara.connection
    current = {
      samara,
      shop,
      id,
      name,
      owner,
      count: (...sold) => database.transaction().execute((transaction) => sales.count(id, sold, transaction)),
      async days() {
        const { rows } = await pool.query<object>(
          'select day::text, product_id as product, units, revenue::int from sales_by_day where store_id = $1 order by day, product_id',
          [id],
        )
        return rows
      },
      async look() {
        const { rows } = await pool.query<{ id: string }>("select id from runs where store_id = $1 and kind = 'sales'", [id])
        if (rows[0]) await samara.jobs.enqueue('sales', { store: id, run: rows[0].id }, { queries: database })
        else await sales.follow(id)
        await samara.work()
      },
    }
  })
  return () => current
}
