import { afterAll, beforeAll, expect, test } from 'vitest'
import { listsToOrder, massOrdering, saveSortTable } from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara
let storeId: string

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  await store.change(
    `update products set image_url = 'http://shop/' || id, stock = case when id in (101, 202) then 0 else 7 end where store_id = $1`,
  )
  await store.change(`update products set score = 9000 where store_id = $1 and id = 203`)
  await store.addCollection(7, 'Tea time', [202, 101, 999])
  await store.addCollection(8, 'Ámbar')
  await store.change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) values ($1, '2026-03-09', 101, 2, 1000), ($1, '2026-03-01', 202, 1, 300), ($1, '2026-01-01', 202, 1, 300)`,
  )
  await store.score()
})
afterAll(() => samara.close())

const lists = async (kind: 'category' | 'collection') =>
  (await samara.call(listsToOrder, { query: { store: 'ana-shop', username: ana, kind } }, ana)).data.lists

test('categories that hold products are listed by name, counted with everything below them', async () => {
  const shown = await lists('category')
  expect(shown.map(({ name }) => name)).toEqual(['Kitchen', 'Mugs', 'Plates'])
  expect(shown[0]).toEqual({
    kind: 'category',
    id: small.kitchen,
    name: 'Kitchen',
    routeBefore: '',
    imageUrl: 'http://shop/203',
    products: 8,
    soldOut: 2,
    soldOutFirst: 2,
    revenue30: 1300,
    version: 0,
    savedAt: null,
    publishedVersion: null,
    outside: false,
  })
  expect(shown[1]).toMatchObject({ routeBefore: 'Kitchen', imageUrl: 'http://shop/101', products: 5, soldOut: 1, revenue30: 1000 })
})

test('who has limits learns which lists lie outside of them; those can be ordered neither one by one nor many at once', async () => {
  const pia = 'pia@shop.example'
  const { id } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await samara.app.services.stores.addPartner(storeId, id, { categories: [small.plates], brands: null, approval: true })
  const { data } = await samara.call(listsToOrder, { query: { store: 'ana-shop', username: pia, kind: 'category' } }, pia)
  expect(data.lists.map(({ name, outside, revenue30, imageUrl }) => [name, outside, revenue30, imageUrl])).toEqual([
    ['Kitchen', true, null, null],
    ['Mugs', true, null, null],
    ['Plates', false, 300, 'http://shop/203'],
  ])
  const order = (category: number, apply: boolean) =>
    samara.call(
      massOrdering,
      {
        query: { username: pia },
        body: {
          store: 'ana-shop',
          list: { kind: 'category', id: category },
          criteria: [{ column: 'name', sort: 'ASC' }],
          rules: null,
          apply,
        },
      },
      pia,
    )
  for (const apply of [false, true]) expect((await order(small.mugs, apply)).problem.code).toBe('access/outside-limits')
  // What is published needs approval; putting in order does not.
  expect((await order(small.plates, false)).data.result).toBe('preview')
})

test('all collections are listed by name, the empty ones too', async () => {
  expect(await lists('collection')).toMatchObject([
    { kind: 'collection', id: 8, name: 'Ámbar', imageUrl: null, products: 0, soldOut: 0, revenue30: 0 },
    { kind: 'collection', id: 7, name: 'Tea time', imageUrl: 'http://shop/202', products: 2, soldOut: 2, revenue30: 1300 },
  ])
})

test('a list tells the version that was saved of it, and a collection is not mistaken for the category of its number', async () => {
  await samara.connection.pool.query(`insert into collections (store_id, id, name, searchable) values ($1, $2, 'Same number', true)`, [
    storeId,
    small.mugs,
  ])
  await samara.call(
    saveSortTable,
    {
      query: { username: ana },
      body: { store: 'ana-shop', list: { kind: 'category', id: small.mugs }, version: 0, products: [...small.mugProducts] },
    },
    ana,
  )
  expect((await lists('category')).find(({ id }) => id === small.mugs)).toMatchObject({
    version: 1,
    savedAt: '2026-03-10T09:00:00.000Z',
    publishedVersion: null,
  })
  expect((await lists('collection')).find(({ id }) => id === small.mugs)).toMatchObject({ version: 0, savedAt: null })
})
