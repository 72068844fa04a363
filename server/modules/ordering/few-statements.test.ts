import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactType, headers, listStores, noRules, productsByCategory, saveSortTable } from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara
const list = { kind: 'category', id: small.mugs } as const

const save = (version: number, parts: object) =>
  samara.call(saveSortTable, { query: { username: ana }, body: { store: 'ana-shop', list, version, ...parts } }, ana, {
    headers: { [headers.tenant]: 'ana-shop' },
  })

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  await store.score()
  // The first call of a person ties them to their account.
  expect((await save(0, { rules: noRules, products: small.mugProducts })).status).toBe(200)
})
afterAll(() => samara.close())

/** How many statements a call sends: outside of a transaction each takes a connection for itself. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
  let taken = 0
  const count = () => void taken++
  samara.connection.pool.on('acquire', count)
  try {
    expect((await call()).status).toBe(200)
  } finally {
    samara.connection.pool.off('acquire', count)
  }
  return taken
}

test('a short list takes three statements: who asks, the list with everything in it, its ordering', async () => {
  const open = () =>
    samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId: small.mugs, username: ana } }, ana, {
      headers: { accept: compactType },
    })
  expect(await statementsOf(open)).toBe(3)
})

test('a move takes two statements where the header names the store: who asks, and the save', async () => {
  expect(await statementsOf(() => save(1, { moves: [{ products: [103], after: null }] }))).toBe(2)
})

test('the stores of a person take as many statements for four of them as for one, each with the products that it has', async () => {
  const list = () => samara.call(listStores, { params: { email: ana } }, ana)
  const products = async () => (await list()).data.map(({ store, products: count }) => [store, count])
  const counted = small.mugProducts.length
  const before = await statementsOf(list)
  const [[, first] = []] = await products()
  expect(first).toBeGreaterThan(counted)
  for (const name of ['shop-b', 'shop-c', 'shop-d']) await samara.addStore(ana, name)
  await samara.connection.pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id) select s.id, n, 'Mug', '', 1, 1 from stores s, generate_series(1, 3) n where s.name = 'shop-c'`,
  )
  await samara.connection.pool.query(`update products set gone_at = now() where name = 'Mug' and id = 3`)
  expect(await statementsOf(list)).toBe(before)
  expect(await products()).toEqual([
    ['ana-shop', first],
    ['shop-b', 0],
    ['shop-c', 2],
    ['shop-d', 0],
  ])
})
