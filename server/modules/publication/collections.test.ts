import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProducts,
  collectionsToIndex,
  createSamaraCollection,
  limits,
  type ListReference,
  readSamaraCollection,
  reviewPublication,
} from '../../../contract/index.ts'
import type { ShopGoods } from '../../../demo/simulator/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { smallShop } from '../../testing/small-shop.ts'
import { type Publishing, type PublishingStore, startPublishing } from './publication.fixtures.ts'

// Each test has a collection of its own: bringing a shop in takes longest.
const gifts: ListReference = { kind: 'collection', id: 137 }
const repeated: ListReference = { kind: 'collection', id: 138 }
const returning: ListReference = { kind: 'collection', id: 139 }
const gone: ListReference = { kind: 'collection', id: 140 }
const large: ListReference = { kind: 'collection', id: 141 }
const interrupted: ListReference = { kind: 'collection', id: 142 }
const stopped: ListReference = { kind: 'collection', id: 143 }
const many = Array.from({ length: limits.publication.positions + 20 }, (_, index) => 1_001 + index)
const always = { searchable: true, from: '2020-01-01T09:00:00.000Z', to: '2069-12-31T23:59:00.000Z' }

/** The small shop with trays enough for a file, and two collections. */
async function goods(): Promise<ShopGoods> {
  const shop = await smallShop()
  const [model] = shop.products
  const trays = many.map((id) => ({ ...model!, id, skuId: id * 10, reference: `R${id}`, name: `Tray ${id}`, categoryId: small.empty }))
  return {
    ...shop,
    products: [...shop.products, ...trays],
    collections: [
      ...[gifts, repeated, returning, gone].map(({ id }) => ({ id, name: 'Gifts', ...always, products: [203, 101, 105, 102] })),
      ...[large, interrupted, stopped].map(({ id }) => ({ id, name: 'Large', ...always, products: many })),
    ],
  }
}

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing({ goods })
  shop = await publishing.open()
})
beforeEach(() => publishing.simulator.faults.clear())
afterAll(() => publishing.close())

const review = async (list: ListReference, products: readonly number[]) =>
  (
    await publishing.samara.call(
      reviewPublication,
      { query: { username: shop.ana }, body: { store: shop.name, list, products: [...products] } },
      shop.ana,
    )
  ).data
const stateOf = async (list: ListReference) =>
  (await publishing.samara.call(collectionsToIndex, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data.find(
    ({ collectionId }) => collectionId === list.id,
  )

test('a collection is published by its positions, with the fewest of them, and read back', async () => {
  expect((await shop.list(gifts)).products).toEqual([203, 101, 105, 102])
  const wanted = [203, 105, 101, 102]
  const { data } = await shop.publish(wanted, { list: gifts })
  expect(data).toMatchObject({ list: gifts, listName: 'Gifts', way: 'positions', state: 'waiting' })
  await publishing.samara.work()
  expect(await shop.liveCollection(gifts.id)).toEqual(wanted)
  const ended = await shop.read(data.id)
  expect(ended).toMatchObject({ state: 'verified', way: 'positions', checked: 4, verified: 4, failed: 0, written: ended.toWrite })
  expect(await stateOf(gifts)).toMatchObject({ version: 1, publishedVersion: 1, state: 'verified' })
  // No product was written for it.
  expect(await shop.writes()).toEqual({})
  // The platform's ordering is known here at once.
  const { rows } = await publishing.samara.connection.pool.query<{ product_id: number }>(
    'select product_id from collection_products where store_id = $1 and collection_id = $2 order by position',
    [shop.id, gifts.id],
  )
  expect(rows.map((row) => row.product_id)).toEqual(wanted)
})

test('behaviour 13, the same again · published again, a collection costs no call but reading', async () => {
  await shop.published([105, 102, 203, 101], { list: repeated })
  await publishing.samara.work()
  const again = await shop.published([105, 102, 203, 101], { list: repeated })
  await publishing.samara.work()
  expect(await shop.read(again)).toMatchObject({ state: 'verified', toWrite: 0, written: 0 })
})

test('of which much moves it is published by a file, and what shoppers are not shown stays in it', async () => {
  await publishing.simulator.edit(shop.account, many[7]!, { IsActive: false, IsVisible: false })
  await publishing.samara.connection.pool.query('update products set active = false where store_id = $1 and id = $2', [shop.id, many[7]])
  const shown = many.filter((id) => id !== many[7])
  const wanted = [...shown].reverse()
  expect(await review(large, wanted)).toMatchObject({ way: 'file', writes: shown.length, calls: 3, conflicts: [] })
  const id = await shop.published(wanted, { list: large })
  await publishing.samara.work()
  const ended = await shop.read(id)
  expect(ended).toMatchObject({
    state: 'verified',
    way: 'file',
    toWrite: shown.length,
    written: shown.length,
    failed: 0,
    checked: shown.length,
  })
  expect(await shop.liveCollection(large.id)).toEqual([...wanted, many[7]])
})

test('a file that was interrupted in the middle goes in from the beginning, with what shoppers are not shown', async () => {
  const hidden = (await shop.list(interrupted)).products[3]!
  await publishing.simulator.edit(shop.account, hidden, { IsActive: false, IsVisible: false })
  await publishing.samara.connection.pool.query('update products set active = false where store_id = $1 and id = $2', [shop.id, hidden])
  const wanted = (await shop.list(interrupted)).products.reverse()
  const id = await shop.published(wanted, { list: interrupted })
  // Everything is out, nothing is in yet.
  publishing.simulator.faults.begin({ kind: 'down', method: 'POST', path: 'importinsert' })
  await publishing.samara.work(2)
  expect(await shop.liveCollection(interrupted.id)).toEqual([])
  expect(await shop.read(id)).toMatchObject({ state: 'waiting', waitingFor: 'platform' })
  publishing.simulator.faults.clear()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', written: wanted.length })
  const live = await shop.liveCollection(interrupted.id)
  expect(live.slice(0, wanted.length)).toEqual(wanted)
  expect(live.slice(wanted.length)).toContain(hidden)
  expect(live.toSorted()).toEqual([...many].sort())
})

test('a file that is cancelled while the collection is empty goes in whole before it is over, also where the platform is away meanwhile', async () => {
  const wanted = (await shop.list(stopped)).products.reverse()
  const id = await shop.published(wanted, { list: stopped })
  publishing.simulator.faults.begin({ kind: 'down', method: 'POST', path: 'importinsert' })
  await publishing.samara.work(2)
  expect(await shop.liveCollection(stopped.id)).toEqual([])
  expect((await shop.cancel(id)).data).toMatchObject({ state: 'waiting', cancelling: true })
  publishing.simulator.faults.clear()
  await publishing.samara.work()
  expect((await shop.read(id)).state).toBe('cancelled')
  expect((await shop.liveCollection(stopped.id)).filter((product) => wanted.includes(product))).toEqual(wanted)
})

test('the former sequence of a collection comes back at the end', async () => {
  const before = await shop.liveCollection(returning.id)
  await shop.published([105, 102, 203, 101], { list: returning, endsAt: '2026-03-12T09:00:00.000Z' })
  await publishing.samara.work()
  expect(await shop.liveCollection(returning.id)).toEqual([105, 102, 203, 101])
  publishing.samara.clock.set('2026-03-12T09:00:00.000Z')
  await publishing.samara.app.services.runs.resume('at-start')
  await publishing.samara.work()
  expect(await shop.liveCollection(returning.id)).toEqual(before)
})

test('a collection that the platform has no more fails and says so', async () => {
  const id = await shop.published([105, 102, 203, 101], { list: gone })
  await publishing.samara.connection.pool.query('delete from collections where store_id = $1 and id = $2', [shop.id, gone.id])
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'failed', failure: 'list-gone' })
})

test('a Samara collection of which much moves is put in anew by a file, and holds nothing else then', async () => {
  const [name, tenant] = ['Bandejas', { headers: { 'x-tenant': shop.name } }]
  const { data } = await publishing.samara.call(
    createSamaraCollection,
    { query: { username: shop.ana }, body: { store: shop.name, name } },
    shop.ana,
    { key: 'key-of-the-trays', ...tenant },
  )
  const members = many.filter((id) => id !== many[3] && id !== many[7])
  await publishing.samara.call(addProducts, { params: { store: shop.name, name }, body: { products: members } }, shop.ana)
  const list: ListReference = { kind: 'samara', id: data.id }
  const held = (await shop.list(list)).products
  await shop.published(held, { list })
  await publishing.samara.work()
  const turned = held.toReversed()
  expect(await review(list, turned)).toMatchObject({ way: 'file', writes: held.length, calls: 3 })
  const id = await shop.published(turned, { list })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', way: 'file', written: held.length, checked: held.length })
  const { data: present } = await publishing.samara.call(
    readSamaraCollection,
    { params: { id: data.id }, query: { store: shop.name } },
    shop.ana,
    tenant,
  )
  expect(await shop.liveCollection(present.idVtex!)).toEqual(turned)
})
