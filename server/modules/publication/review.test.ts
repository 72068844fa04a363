import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListReference, type PublicationConflict, type PublicationReview, reviewPublication } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { mugs, type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const kitchen: ListReference = { kind: 'category', id: small.kitchen }
const plates: ListReference = { kind: 'category', id: small.plates }
const mugsNamed = { list: mugs, listName: 'Mugs' }
const ask = (products: readonly number[], list = mugs) =>
  publishing.samara.call(
    reviewPublication,
    { query: { username: shop.ana }, body: { store: shop.name, list, products: [...products] } },
    shop.ana,
  )
const review = async (products: readonly number[], list = mugs): Promise<PublicationReview> => (await ask(products, list)).data
const conflicts = async (products: readonly number[], list = mugs): Promise<PublicationConflict[]> =>
  (await review(products, list)).conflicts

test('a review tells the live ordering, the fewest writes, the calls and the seconds, and sends nothing', async () => {
  expect(await review(wanted)).toEqual({
    live: small.mugProducts,
    former: [],
    way: 'scores',
    writes: 2,
    calls: 4,
    seconds: 1,
    conflicts: [],
  })
  expect(await review(small.mugProducts)).toMatchObject({ writes: 0, calls: 0, seconds: 0 })
  expect((await ask(wanted.slice(1))).problem.code).toBe('ordering/incomplete')
  expect(await shop.writes()).toEqual({})
  expect(await shop.category()).toBeUndefined()
})

test('a published list that would no longer stand as published is named, with how many of its products', async () => {
  await shop.published()
  await publishing.samara.work()
  // The mugs keep their order among the plates.
  expect(await conflicts([203, ...wanted, 202, 201], kitchen)).toEqual([])
  const [conflict, ...more] = await conflicts([...wanted].reverse().concat(201, 202, 203), kitchen)
  expect(more).toEqual([])
  expect(conflict).toMatchObject({ ...mugsNamed, kind: 'published', at: '2026-03-10T09:00:00.000Z', displaced: 4 })
  // What the review says is what happens: it is no longer published afterwards.
  await shop.published([...wanted].reverse().concat(201, 202, 203), { list: kitchen })
  await publishing.samara.work()
  expect(await shop.category()).toMatchObject({ publishedVersion: null })
})

test('a department that is published is named when one of its categories is to be published otherwise', async () => {
  await shop.published([203, ...wanted, 202, 201], { list: kitchen })
  await publishing.samara.work()
  expect(await conflicts(wanted)).toEqual([])
  expect(await conflicts([...wanted].reverse())).toMatchObject([{ list: kitchen, listName: 'Kitchen', kind: 'published' }])
})

test('a scheduled publication that would disturb this one is named with its time; a neighbour that shares nothing is not', async () => {
  const at = '2026-03-12T09:00:00.000Z'
  await shop.published([101, 102, 103, 104, 105, 203, 202, 201], { list: kitchen, startsAt: at })
  await shop.published([203, 202, 201], { list: plates, startsAt: at })
  expect(await conflicts([105, 104, 103, 102, 101])).toMatchObject([
    { list: kitchen, listName: 'Kitchen', kind: 'scheduled', at, displaced: 4 },
  ])
  expect(await conflicts([101, 102, 103, 104, 105])).toEqual([])
})

test('lists of collections have positions of their own, and are in nobody’s way', async () => {
  const { pool } = publishing.samara.connection
  await pool.query("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Garden party', true)", [shop.id])
  await pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) values ($1, 7, 202, 100), ($1, 7, 101, 200)',
    [shop.id],
  )
  await shop.published()
  await publishing.samara.work()
  expect(await review([101, 202], { kind: 'collection', id: 7 })).toEqual({
    live: [202, 101],
    former: [],
    way: 'positions',
    writes: 1,
    calls: 1,
    seconds: 1,
    conflicts: [],
  })
})
