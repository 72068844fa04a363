import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Criterion, productsByCriteria } from '../../../contract/index.ts'
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
    `update products set price = case id when 101 then 900 when 201 then 100 when 202 then null else 500 end, list_price = case id when 103 then 1000 end where store_id = $1`,
  )
  await store.change(`update products set name = case id when 201 then 'Ébano' when 105 then 'eben' else name end where store_id = $1`)
  await store.change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) select $1, '2026-03-09', id, id - 100, 10 from products where store_id = $1`,
  )
  await store.score()
})
afterAll(() => samara.close())

const ask = (categories: number[], ...criteria: [string, Criterion['sort']][]) =>
  samara.call(
    productsByCriteria,
    {
      query: { store: 'ana-shop', username: ana, categories: categories.join(',') },
      body: criteria.map(([column, sort]) => ({ column, sort })),
    },
    ana,
  )
const ids = async (...given: Parameters<typeof ask>) => (await ask(...given)).data.content.map(({ id }) => id)

test('products of several categories come in the order of criteria, each once; without a value last, either way', async () => {
  expect(await ids([small.kitchen, small.mugs], ['price', 'ASC'], ['units30', 'DESC'])).toEqual([201, 203, 105, 104, 103, 102, 101, 202])
  expect(await ids([small.mugs, small.plates], ['price', 'DESC'], ['units30', 'ASC'])).toEqual([101, 102, 103, 104, 105, 203, 201, 202])
})

test('every column of the contract can be asked for: derived ones and texts without case and accents too', async () => {
  expect((await ids([small.kitchen], ['discount', 'DESC']))[0]).toBe(103)
  expect((await ids([small.kitchen], ['name', 'ASC'])).slice(0, 2)).toEqual([201, 105])
  expect((await ids([small.kitchen], ['category', 'DESC'], ['brand', 'ASC'], ['reference', 'DESC'])).slice(0, 4)).toEqual([
    202, 203, 201, 104,
  ])
})

test("without criteria it is the platform's ordering; all that there are is shown", async () => {
  const { data } = await ask([small.plates, small.mugs])
  expect(data.content.map(({ id }) => id)).toEqual([...small.mugProducts, ...small.plateProducts])
  expect(data).toMatchObject({ total: 8, currency: 'EUR' })
})

test("among several categories each product has the score within its own; alone, a category has its list's", async () => {
  const scoreIn = async (list: number) => {
    const { rows } = await samara.connection.pool.query<{ score: number }>(
      'select score from list_scores where list_id = $1 and product_id = 201',
      [list],
    )
    return rows[0]!.score
  }
  const scoreShown = async (...categories: number[]) => (await ask(categories)).data.content.find(({ id }) => id === 201)!.samaraScore
  expect([await scoreShown(small.mugs, small.plates), await scoreShown(small.kitchen)]).toEqual([
    await scoreIn(small.plates),
    await scoreIn(small.kitchen),
  ])
})

test('unknown columns and categories are refused by name; a number that no category can have is invalid', async () => {
  expect((await ask([small.mugs], ['price', 'ASC'], ['magic', 'DESC'])).problem).toMatchObject({
    code: 'ordering/unknown-column',
    errors: [{ path: 'body[1].column' }],
  })
  expect((await ask([small.mugs, 4_711])).problem).toMatchObject({
    code: 'catalogue/unknown-category',
    errors: [{ path: 'query.categories' }],
  })
  expect((await ask([2_147_483_647])).problem.code).toBe('catalogue/unknown-category')
  expect((await ask([2_147_483_648])).problem.code).toBe('request/invalid')
})

test('a list of a thousand and more tells its first thousand', async () => {
  const { pool } = samara.connection
  await pool.query(
    "insert into products (store_id, id, name, reference, category_id, brand_id, price) select $1, i, 'P' || i, 'R' || i, 13, 1, i from generate_series(5000, 6199) i",
    [storeId],
  )
  try {
    const { data } = await ask([small.empty], ['price', 'DESC'])
    expect([data.total, data.content.length, data.content[0]!.id, data.content.at(-1)!.id]).toEqual([1_200, 1_000, 6_199, 5_200])
  } finally {
    await pool.query('delete from products where category_id = 13')
  }
})
