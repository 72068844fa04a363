import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryTree, listMemberships, listStores, newCategoryTree } from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara

beforeAll(async () => ({ samara } = await startSmallStore()))
afterAll(() => samara.close())

test('the plan of a store is the first membership: where nothing is subscribed to, the one that the installation includes', async () => {
  const { data } = await samara.call(listMemberships, { query: { username: ana, store: 'ana-shop' } }, ana)
  expect(data).toEqual([{ userMembershipId: { membershipName: 'Scale', membershipId: 'scale' } }])
})

test('the category tree is the same with and without naming the person', async () => {
  const named = await samara.call(categoryTree, { params: { username: ana }, query: { username: ana, store: 'ana-shop' } }, ana)
  const { data } = await samara.call(newCategoryTree, { query: { store: 'ana-shop' } }, ana)
  expect(data.categoryTree.map(({ namecategory }) => namecategory)).toEqual(['Kitchen'])
  expect(data).toEqual(named.data)
})

test('a store says how many products it has', async () => {
  const { data } = await samara.call(listStores, { params: { email: ana } }, ana)
  const counted = data.find(({ store }) => store === 'ana-shop')
  expect(counted?.products).toBe(small.mugProducts.length + small.plateProducts.length)
})
