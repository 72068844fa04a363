import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Move, productsByCategory, saveSortTable } from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
let samara: TestSamara
let storeId: string

beforeAll(async () => {
  samara = await startTestSamara()
  storeId = await samara.addStore(ana, 'ana-shop')
  await fillSmallCatalogue(samara.connection, storeId)
})
afterAll(() => samara.close())
beforeEach(() => samara.connection.pool.query('delete from orderings'))

const open = async (categoryId: number = small.mugs) => (await samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId, username: ana } }, ana)).data
const ids = async (categoryId?: number) => (await open(categoryId)).content.map((row) => row.id)
const save = (body: { version: number; products?: number[]; moves?: Move[]; name?: string }, categoryId: number = small.mugs) =>
  samara.call(saveSortTable, { query: { username: ana }, body: { store: 'ana-shop', list: { kind: 'category', id: categoryId }, ...body } }, ana)

test("before the first save a list stands in the platform's ordering, at version 0", async () => {
  const list = await open()
  expect(list.content.map((row) => row.id)).toEqual(small.mugProducts)
  expect(list.ordering).toMatchObject({ version: 0, savedAt: null, publishedVersion: null })
})

test('a department holds the products of everything below it', async () => {
  expect(await ids(small.kitchen)).toEqual([...small.mugProducts, ...small.plateProducts])
})

test('a move that was saved is there when the list is opened again, with who saved it and when', async () => {
  const { status, data } = await save({ version: 0, moves: [{ products: [105], after: null }] })
  expect(status).toBe(200)
  expect(data).toMatchObject({ version: 1, savedBy: ana, savedAt: '2026-03-10T09:00:00.000Z' })
  expect(await ids()).toEqual([105, 101, 102, 103, 104])
})

test('many small saves, more than are kept apart, end in the same ordering as all moves at once', async () => {
  const expected = [...small.mugProducts] as number[]
  for (let version = 0; version < 60; version++) {
    const product = expected.pop()!
    expected.unshift(product)
    expect((await save({ version, moves: [{ products: [product], after: null }] })).status).toBe(200)
  }
  expect(await ids()).toEqual(expected)
  const { rows } = await samara.connection.pool.query<{ count: number }>('select count(*)::int from ordering_moves')
  expect(rows[0]!.count).toBeLessThan(60)
})

test('a whole ordering can be saved at once', async () => {
  const reversed = [...small.mugProducts].reverse()
  expect((await save({ version: 0, products: reversed, name: 'Winter' })).data).toMatchObject({ version: 1, name: 'Winter' })
  expect(await ids()).toEqual(reversed)
})

test('two people save the same version: the second is refused and nothing of the first is lost', async () => {
  const answers = await Promise.all([
    save({ version: 0, moves: [{ products: [105], after: null }] }),
    save({ version: 0, moves: [{ products: [104], after: null }] }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  const won = answers.findIndex((answer) => answer.status === 200) === 0 ? 105 : 104
  expect((await ids())[0]).toBe(won)
  expect(answers.find((answer) => answer.status === 409)!.problem.code).toBe('ordering/stale-version')
})

test('an ordering with an unknown, a doubled or a missing product is refused by name and changes nothing', async () => {
  const whole = [...small.mugProducts] as number[]
  const refused = async (products: number[]) => (await save({ version: 0, products })).problem
  expect(await refused([...whole.slice(1), 999])).toMatchObject({ code: 'ordering/unknown-product', errors: [{ path: 'body.products[4]' }] })
  expect(await refused([101, ...whole])).toMatchObject({ code: 'ordering/duplicate-product', errors: [{ path: 'body.products[1]' }] })
  expect((await refused(whole.slice(1))).errors[0]!.reason).toContain('101')
  expect((await save({ version: 0, moves: [{ products: [999], after: null }] })).problem.code).toBe('ordering/unknown-product')
  expect(await open()).toMatchObject({ ordering: { version: 0 } })
})

test('a product of another category cannot be moved into the list, also after the first save', async () => {
  await save({ version: 0, moves: [{ products: [105], after: null }] })
  expect((await save({ version: 1, moves: [{ products: [201], after: null }] })).problem.code).toBe('ordering/unknown-product')
})

test('a product that came later stands at the end and can be moved; one that left is gone without a gap', async () => {
  await save({ version: 0, moves: [{ products: [105], after: null }] })
  const { pool } = samara.connection
  await pool.query("insert into products (store_id, id, name, reference, category_id, brand_id, score) values ($1, 150, 'New', 'N', 11, 1, 9999)", [storeId])
  await pool.query('update products set gone_at = now() where store_id = $1 and id = 101', [storeId])
  try {
    expect(await ids()).toEqual([105, 102, 103, 104, 150])
    expect((await save({ version: 1, moves: [{ products: [150], after: 105 }] })).status).toBe(200)
    expect(await ids()).toEqual([105, 150, 102, 103, 104])
  } finally {
    await pool.query('delete from products where id = 150')
    await pool.query('update products set gone_at = null where id = 101')
  }
})

test('an unknown category is said to be unknown', async () => {
  const { status, problem } = await samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId: 777, username: ana } }, ana)
  expect([status, problem.code]).toEqual([404, 'catalogue/unknown-category'])
})

test('an empty category is an empty list', async () => {
  expect(await ids(small.empty)).toEqual([])
})

test('sales of the last 30 whole days in the zone of the store are counted, today is not', async () => {
  const { pool } = samara.connection
  await pool.query(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) values
      ($1, '2026-03-10', 101, 100, 1), ($1, '2026-03-09', 101, 2, 1000), ($1, '2026-02-08', 101, 3, 1500), ($1, '2026-02-07', 101, 50, 1)`,
    [storeId],
  )
  const list = await open()
  expect([list.salesFrom, list.salesTo]).toEqual(['2026-02-08', '2026-03-09'])
  expect(list.content.find((row) => row.id === 101)).toMatchObject({ units30: 5, revenue30: 2500 })
  expect(list.content.find((row) => row.id === 102)).toMatchObject({ units30: 0, revenue30: 0 })
})
