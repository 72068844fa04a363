import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { small } from '../../testing/small-catalogue.ts'
import { type SmallStore, startSmallStore } from '../../testing/small-store.ts'
import { listsRepository } from './lists.repository.ts'

let shop: SmallStore
beforeAll(async () => {
  shop = await startSmallStore()
})
afterAll(() => shop.samara.close())

const products = [...small.mugProducts, ...small.plateProducts]
const categories = [small.kitchen, small.mugs, small.plates]
/** What categories and brands add to a score: mostly nothing, and sometimes more than any product has of its own. */
const shares = fc.oneof(fc.constant(0), fc.constantFrom(-9, 3, 7, 40))
const product = fc.record({
  score: fc.integer({ min: 0, max: 8 }),
  category: fc.constantFrom(...categories),
  // The store does not know the third.
  brand: fc.constantFrom(1, 2, 3),
  gone: fc.constantFrom(false, false, false, true),
  active: fc.constantFrom(true, true, true, false),
})

test('the first products of a category are those of its whole ordering, whatever categories and brands add to their scores', async () => {
  const lists = listsRepository(shop.samara.connection.database, shop.storeId)
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: products.length, maxLength: products.length }),
      fc.tuple(shares, shares, shares, shares, shares),
      fc.integer({ min: 1, max: 9 }),
      async (drawn, [ofKitchen, ofMugs, ofPlates, ofFirst, ofSecond], most) => {
        await shop.change(`
          update categories c set score_share = v.share
          from (values (${small.kitchen}, ${ofKitchen}::int), (${small.mugs}, ${ofMugs}), (${small.plates}, ${ofPlates})) v(id, share) where c.store_id = $1 and c.id = v.id`)
        await shop.change(
          `update brands b set score_share = v.share from (values (1, ${ofFirst}::int), (2, ${ofSecond})) v(id, share) where b.store_id = $1 and b.id = v.id`,
        )
        const rows = drawn.map(
          ({ score, category, brand, gone, active }, at) => `(${products[at]}, ${score}, ${category}, ${brand}, ${gone}, ${active})`,
        )
        await shop.change(`
          update products p set score = v.score, category_id = v.category, brand_id = v.brand, gone_at = case when v.gone then now() end, active = v.active
          from (values ${rows.join()}) v(id, score, category, brand, gone, active) where p.store_id = $1 and p.id = v.id`)
        for (const id of categories) {
          const list = (await lists.list({ kind: 'category', id }))!
          const [first, all] = [await lists.firstMembers(list, most), await lists.members(list)]
          expect(first).toEqual(all.slice(0, most))
        }
      },
    ),
    { numRuns: 150 },
  )
})
