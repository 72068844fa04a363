import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  arrange,
  type CompactProductList,
  compactType,
  limits,
  listOpening,
  noRules,
  type Pin,
  pinMap,
  productsByCategory,
  productsByCollection,
  type Rules,
  saveSortTable,
} from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

const collection = 7
let samara: TestSamara
let storeId: string

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  await store.addCollection(7, 'Tea time', [203, 101, 105, 999])
  await store.addCollection(8, 'Nothing yet')
  await store.change(
    `update products set released_on = '2026-03-01', list_price = 700, image_url = 'http://shop/1.jpg', name = 'A "quoted" \\ ñandú' where store_id = $1 and id = 102`,
  )
  await store.change(`update brands set name = 'Retro "spot" \\ Ñ' where store_id = $1 and id = 2`)
  await store.change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) values
      ($1, '2026-03-10', 101, 100, 1), ($1, '2026-03-09', 101, 2, 1000), ($1, '2026-03-03', 101, 1, 500), ($1, '2026-03-02', 101, 4, 2000),
      ($1, '2026-02-08', 101, 3, 1500), ($1, '2026-02-07', 101, 50, 25000), ($1, '2025-12-10', 101, 7, 3500), ($1, '2025-12-09', 101, 1000, 1)`,
  )
  await store.score()
})
afterAll(() => samara.close())
beforeEach(() => samara.connection.pool.query('delete from orderings'))

const ofCategory = (categoryId: number, headers: Record<string, string> = {}) =>
  samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId, username: ana } }, ana, { headers })
const ofCollection = (collectionId: number, headers: Record<string, string> = {}) =>
  samara.call(productsByCollection, { query: { store: 'ana-shop', collectionId, username: ana } }, ana, { headers })
const columns = async (response: ReturnType<typeof ofCategory>) => (await response).data as unknown as CompactProductList
const compact = { accept: compactType }
const save = (
  parts: { products?: number[]; pins?: Pin[]; rules?: Rules },
  list: { kind: 'category' | 'collection'; id: number } = { kind: 'category', id: small.mugs },
) => samara.call(saveSortTable, { query: { username: ana }, body: { store: 'ana-shop', list, version: 0, ...parts } }, ana)

/** What a reader of the compact form makes of it. */
function shoppersSee({ content, sequence, pins, rules }: CompactProductList): number[] {
  const row = new Map(content.id.map((id, nth) => [id, nth]))
  const facts = {
    soldOut: (id: number) => content.stock[row.get(id)!] === 0,
    brandOf: (id: number) => content.brandId[row.get(id)!]!,
    categoryOf: (id: number) => content.categoryId[row.get(id)!]!,
    ageOf: () => null,
  }
  return Array.from(arrange({ sequence: Int32Array.from(sequence ?? content.id), pins: pinMap(pins), rules }, facts))
}

describe("before the first save, the platform's ordering", () => {
  test('of a category is by score', async () => {
    const { data } = await ofCategory(small.mugs)
    expect(data.content.map(({ id }) => id)).toEqual(small.mugProducts)
    expect(data).toMatchObject({
      ordering: { version: 0, savedAt: null },
      sequence: null,
      pins: [],
      rules: noRules,
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
    })
    expect(data.list).toEqual({ kind: 'category', id: small.mugs, name: 'Mugs', routeBefore: 'Kitchen' })
  })
  test('of a department holds everything below it', async () => {
    expect((await columns(ofCategory(small.kitchen, compact))).content.id).toEqual([...small.mugProducts, ...small.plateProducts])
  })
  test("of a collection is by the platform's positions, without what is not in the shop", async () => {
    const { data } = await ofCollection(collection)
    expect(data.list).toEqual({ kind: 'collection', id: collection, name: 'Tea time', routeBefore: '' })
    expect(data.content.map(({ id }) => id)).toEqual([203, 101, 105])
  })
  test('of an empty list is empty, in both forms', async () => {
    for (const ask of [ofCategory.bind(null, small.empty), ofCollection.bind(null, 8)]) {
      expect((await ask()).data.content).toEqual([])
      expect(await columns(ask(compact))).toMatchObject({
        brands: [],
        categories: [],
        overruled: [],
        content: { id: [], releasedOn: [], samaraScore: [] },
      })
    }
  })
})

test('rows and columns tell the same of every product, of a list of thousands too', async () => {
  const { pool } = samara.connection
  await pool.query(
    "insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score) select $1, i, 'P \"' || i, 'R' || i, 13, 1 + i % 2, i, i % 5, i * 7919 % 4001 from generate_series(5000, 8499) i",
    [storeId],
  )
  await pool.query(
    "insert into score_overrules (store_id, product_id, score, reason, made_at) values ($1, 5001, 77, 'Because', now()), ($1, 101, 78, 'Because', now())",
    [storeId],
  )
  for (const ask of [ofCategory.bind(null, small.kitchen), ofCollection.bind(null, collection)]) {
    const { data: rows } = await ask()
    const { content, brands, categories, overruled, ...head } = await columns(ask(compact))
    const names = {
      brand: new Map(brands.map(({ id, name }) => [id, name])),
      category: new Map(categories.map(({ id, name }) => [id, name])),
    }
    const products = content.id.map((id, row) => ({
      ...Object.fromEntries(Object.entries(content).map(([name, values]) => [name, values[row]])),
      brand: names.brand.get(content.brandId[row]!),
      category: names.category.get(content.categoryId[row]!),
      overruled: overruled.includes(id),
    }))
    const { content: listed, ...headOfRows } = rows
    expect(products).toEqual(listed)
    expect(head).toEqual(headOfRows)
  }
  const { content, overruled } = await columns(ofCategory(small.empty, compact))
  expect([content.id.length, overruled]).toEqual([3_500, [5001]])
  await pool.query('delete from products where category_id = 13')
  await pool.query('delete from score_overrules')
})

test('texts that need care, and what is missing, arrive as they are', async () => {
  const { content, brands } = await columns(ofCategory(small.mugs, compact))
  expect(brands).toEqual([
    { id: 1, name: 'Regency' },
    { id: 2, name: 'Retro "spot" \\ Ñ' },
  ])
  expect([content.name[1], content.releasedOn[1], content.imageUrl[1], content.listPrice[1]]).toEqual([
    'A "quoted" \\ ñandú',
    '2026-03-01',
    'http://shop/1.jpg',
    700,
  ])
  expect([content.releasedOn[0], content.imageUrl[0], content.listPrice[0]]).toEqual([null, null, null])
})

test('sales of 7, 30 and 90 whole days in the zone of the store are counted; today is not', async () => {
  const { data } = await ofCategory(small.mugs)
  expect(data.salesTo).toBe('2026-03-09')
  expect(data.content.find(({ id }) => id === 101)).toMatchObject({
    units7: 3,
    units30: 10,
    units90: 67,
    revenue7: 1500,
    revenue30: 5000,
    revenue90: 33_500,
  })
  expect(data.content.find(({ id }) => id === 102)).toMatchObject({ units7: 0, revenue90: 0 })
})

test('a saved ordering is shown in its sequence; pins and rules put products elsewhere, and the sequence beneath is shown too', async () => {
  const reversed = [...small.mugProducts].reverse()
  await save({ products: reversed })
  const plain = await columns(ofCategory(small.mugs, compact))
  expect((await ofCategory(small.mugs)).data).toMatchObject({ content: reversed.map((id) => ({ id })), sequence: null })
  expect([plain.content.id, plain.sequence, plain.ordering.version]).toEqual([small.mugProducts, reversed, 1])

  await samara.connection.pool.query('delete from orderings')
  await samara.connection.pool.query('update products set stock = 0 where store_id = $1 and id = 104', [storeId])
  try {
    const rules = { ...noRules, soldOutLast: true }
    await save({ products: reversed, pins: [{ product: 101, position: 2 }], rules })
    const { content, sequence, pins, rules: shownRules } = (await ofCategory(small.mugs)).data
    expect(content.map(({ id }) => id)).toEqual([105, 101, 103, 102, 104])
    expect([sequence, pins, shownRules]).toEqual([reversed, [{ product: 101, position: 2 }], rules])
    expect(shoppersSee(await columns(ofCategory(small.mugs, compact)))).toEqual(content.map(({ id }) => id))
  } finally {
    await samara.connection.pool.query('update products set stock = 7 where store_id = $1 and id = 104', [storeId])
  }
})

test('an ordering that was saved as the platform has it is not shown twice', async () => {
  await save({ products: [...small.mugProducts] })
  const { content, sequence, ordering } = await columns(ofCategory(small.mugs, compact))
  expect([content.id, sequence, ordering.version]).toEqual([small.mugProducts, null, 1])
})

test('a collection is saved and read in an ordering of its own', async () => {
  await save({ products: [105, 203, 101] }, { kind: 'collection', id: collection })
  expect((await ofCollection(collection)).data.content.map(({ id }) => id)).toEqual([105, 203, 101])
})

test('lists that do not exist are reported as unknown', async () => {
  expect((await ofCategory(777)).problem.code).toBe('catalogue/unknown-category')
  expect((await ofCollection(777)).problem.code).toBe('catalogue/unknown-collection')
  expect((await ofCategory(777, compact)).problem.code).toBe('catalogue/unknown-category')
  expect((await ofCollection(777, compact)).problem.code).toBe('catalogue/unknown-collection')
})

test('the first reader of a new day asks for fresh figures and is answered at once with those of the day before; a hundred readers ask once', async () => {
  samara.clock.set('2026-03-11T09:00:00Z')
  try {
    const waiting = () => samara.jobs.waiting.filter(({ task }) => task === 'scores').length
    const before = waiting()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ofCategory(small.mugs)))
    expect(answers.map(({ data }) => data.salesTo)).toEqual(Array(5).fill('2026-03-09'))
    expect(waiting()).toBe(before + 1)
    await samara.work()
    const { data } = await ofCategory(small.mugs)
    expect([data.salesTo, data.content.find(({ id }) => id === 101)!.units7]).toEqual(['2026-03-10', 102])
  } finally {
    samara.clock.set('2026-03-10T09:00:00Z')
  }
})

describe('the beginning of a list', () => {
  const openingOf = (kind: 'category' | 'collection', id: number) =>
    samara.call(listOpening, { query: { store: 'ana-shop', username: ana, kind, id } }, ana)
  /** What the beginning must be: the head of the whole list, and its first rows. */
  const beginningOf = async (response: ReturnType<typeof ofCategory>) => {
    const { sequence: _, content, ...head } = (await response).data
    const best = content.reduce((most, { revenue30 }) => Math.max(most, revenue30), 0)
    return { ...head, count: content.length, bestRevenue30: best, content: content.slice(0, limits.list.opening) }
  }

  test("is that of the whole list, in the platform's ordering", async () => {
    expect((await openingOf('category', small.kitchen)).data).toEqual(await beginningOf(ofCategory(small.kitchen)))
    expect((await openingOf('collection', collection)).data).toEqual(await beginningOf(ofCollection(collection)))
    expect((await openingOf('category', small.empty)).data).toMatchObject({ count: 0, bestRevenue30: 0, content: [] })
  })
  test('is that of the whole list, in a saved ordering with pins and rules', async () => {
    const reversed = [...small.mugProducts].reverse()
    await save({ products: reversed })
    expect((await openingOf('category', small.mugs)).data).toEqual(await beginningOf(ofCategory(small.mugs)))
    await samara.connection.pool.query('delete from orderings')
    await samara.connection.pool.query('update products set stock = 0 where store_id = $1 and id = 104', [storeId])
    try {
      await save({ products: reversed, pins: [{ product: 101, position: 2 }], rules: { ...noRules, soldOutLast: true } })
      const { data } = await openingOf('category', small.mugs)
      expect(data).toEqual(await beginningOf(ofCategory(small.mugs)))
      expect(data.content.map(({ id }) => id)).toEqual([105, 101, 103, 102, 104])
    } finally {
      await samara.connection.pool.query('update products set stock = 7 where store_id = $1 and id = 104', [storeId])
    }
  })
  test('holds no more than the first places of a long list, and says how many there are', async () => {
    const { pool } = samara.connection
    await pool.query(
      "insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score) select $1, i, 'P ' || i, 'R' || i, 13, 1 + i % 2, i, i % 5, i * 7919 % 4001 from generate_series(5000, 8499) i",
      [storeId],
    )
    try {
      const { data } = await openingOf('category', small.empty)
      expect([data.count, data.content.length]).toEqual([3_500, limits.list.opening])
      expect(data).toEqual(await beginningOf(ofCategory(small.empty)))
      const first = data.content.map(({ id }) => id)
      await save(
        { products: [...(await ofCategory(small.empty)).data.content].reverse().map(({ id }) => id) },
        { kind: 'category', id: small.empty },
      )
      const { data: turned } = await openingOf('category', small.empty)
      expect(turned).toEqual(await beginningOf(ofCategory(small.empty)))
      expect(turned.content.map(({ id }) => id)).not.toEqual(first)
    } finally {
      await pool.query('delete from products where category_id = 13')
    }
  })
  test('of a list that is not there is unknown', async () => {
    expect((await openingOf('category', 777)).problem.code).toBe('catalogue/unknown-category')
    expect((await openingOf('collection', 777)).problem.code).toBe('catalogue/unknown-collection')
  })
})

test('the compact form is written a column a line, so that it can be read a column at a time; the whole of it is JSON all the same', async () => {
  const { body } = (await ofCategory(small.mugs, compact)).raw
  const lines = body.split('\n')
  expect(lines.slice(1, -1).map((line) => Object.keys(JSON.parse(`{${line.replace(/,$/, '')}}`) as object)[0])).toEqual(
    Object.keys((JSON.parse(body) as { data: CompactProductList }).data.content),
  )
  expect(JSON.parse(`${lines[0]}${lines.at(-1)}`)).toMatchObject({ data: { content: {} } })
})
