import { afterAll, beforeAll, expect, test } from 'vitest'
import { small } from '../../testing/small-catalogue.ts'
import { type SmallStore, startSmallStore } from '../../testing/small-store.ts'
import { type CatalogueList, listsRepository } from './lists.repository.ts'

let shop: SmallStore
beforeAll(async () => {
  shop = await startSmallStore()
  await shop.addCollection(7, 'Tea time', [203, 101])
  await shop.addCollection(8, 'Nothing sold', [105])
  for (const [product, revenue] of [
    [101, 500],
    [102, 900],
    [203, 700],
  ])
    await shop.change(`insert into product_figures (store_id, product_id, units7, units30, units90, revenue7, revenue30, revenue90, recent_units, recent_revenue)
      values ($1, ${product}, 1, 1, 1, ${revenue}, ${revenue}, ${revenue}, 1, ${revenue})`)
})
afterAll(() => shop.samara.close())

test.each([
  ['a category', 'category', small.mugs, 900],
  ['a category with others below it', 'category', small.kitchen, 900],
  ['a collection', 'collection', 7, 700],
  ['a collection of which nothing was sold', 'collection', 8, 0],
  ['a category without products', 'category', small.empty, 0],
] as const)('the most that a product of %s sold is the same however long the list is', async (_, kind, id, most) => {
  const lists = listsRepository(shop.samara.connection.database, shop.storeId)
  const list = (await lists.list({ kind, id }))!
  const measures = (long: boolean) => lists.measures({ ...list, long } satisfies CatalogueList)
  const short = await measures(false)
  expect(short).toEqual({ count: (await lists.members(list)).length, bestRevenue30: most })
  expect(await measures(true)).toEqual(short)
})
