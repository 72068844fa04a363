import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompactProductList, compactType, productsByCategory } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'

let shop: SmallStore
beforeAll(async () => {
  shop = await startSmallStore()
})
afterAll(() => shop.samara.close())

test('an overrule counts up to its last day in the zone of the store, in rows and in columns', async () => {
  const { samara, storeId, score } = shop
  await score()
  await samara.connection.pool.query(
    "insert into score_overrules (store_id, product_id, score, until, reason, made_at) values ($1, 101, 77, '2026-03-09', 'Because', now())",
    [storeId],
  )
  const open = (accept: string) =>
    samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId: small.mugs, username: ana } }, ana, { headers: { accept } })
  const overruled = async () => [
    (await open('application/json')).data.content.filter((product) => product.overruled).map(({ id }) => id),
    ((await open(compactType)).data as unknown as CompactProductList).overruled,
  ]
  // Madrid is an hour ahead.
  samara.clock.set('2026-03-09T22:59:59Z')
  expect(await overruled()).toEqual([[101], [101]])
  samara.clock.set('2026-03-09T23:00:00Z')
  expect(await overruled()).toEqual([[], []])
})
