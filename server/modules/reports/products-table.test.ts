import { expect, test } from 'vitest'
import { type CompactProductsTable, compactType, productsTable, type ProductSales } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { presentStore } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()

/** The compact form of the reply, put together as rows. */
async function asRows(query: object): Promise<Omit<ProductSales, 'value'>[]> {
  const { status, data } = await store.samara.call(productsTable, { query: { store: store.name, ...query } as never }, store.owner, {
    headers: { accept: compactType },
  })
  expect(status).toBe(200)
  const { content, brands, categories } = data as unknown as CompactProductsTable
  const columns = Object.entries(content) as [keyof ProductSales, (string | number | null)[]][]
  return content.id.map((_, at) => {
    const row = Object.fromEntries(columns.map(([name, values]) => [name, values[at]]))
    return { ...row, brand: brands[content.brand[at]!], category: categories[content.category[at]!] } as Omit<ProductSales, 'value'>
  })
}

test('rows and columns of the products say the same: also of those that are gone, unknown, in no brand, or sold in the days before alone', async () => {
  const one = (product: number, revenue: number, units = 1) => ({ lines: [{ product, units, revenue }] })
  await store.count(
    sale('a', '2026-03-25T10:00:00Z', one(101, 900)),
    sale('b', '2026-03-26T10:00:00Z', one(102, 100, 3)),
    sale('c', '2026-03-26T11:00:00Z', one(201, 500)),
    sale('gone', '2026-03-26T12:00:00Z', one(202, 400)),
    sale('removed', '2026-03-26T13:00:00Z', one(203, 300)),
    sale('before', '2026-03-18T10:00:00Z', one(103, 700)),
  )
  const { pool } = store.samara.connection
  await pool.query('update products set gone_at = now() where store_id = $1 and id = 202', [store.id])
  await pool.query('delete from products where store_id = $1 and id = 203', [store.id])
  await pool.query(
    `update products set name = 'A "mug", \\ and ñ', image_url = 'https://shop.example/1.jpg', price = null where store_id = $1 and id = 102`,
    [store.id],
  )
  await pool.query('delete from brands where store_id = $1 and id = 1', [store.id])
  const days = { from: '2026-03-25', to: '2026-03-31' }
  for (const query of [
    days,
    { ...days, compare: 'previousPeriod' },
    { ...days, isQty: true },
    { ...days, categories: '11' },
    { ...days, brands: '2' },
  ]) {
    const { content } = await ask(productsTable, query)
    expect(content.length).toBeGreaterThan(1)
    expect(await asRows(query)).toEqual(content.map(({ value: _, ...row }) => row))
  }
  const { content, revenue, units } = await ask(productsTable, { ...days, compare: 'previousPeriod' })
  expect([revenue, units]).toEqual([2_200, 7])
  expect(content.map(({ id }) => id)).toEqual([101, 201, 202, 203, 102, 103])
  const unknown = { name: '', reference: '', brand: '', category: '', imageUrl: null, price: null, stock: null, position: null }
  expect(content[3]).toMatchObject({ id: 203, revenue: 300, revenueBefore: 0, ...unknown })
  expect(content[2]).toMatchObject({ id: 202, name: 'Product 202', brand: '', category: 'Plates', stock: null })
  expect(content[4]).toMatchObject({ id: 102, name: 'A "mug", \\ and ñ', imageUrl: 'https://shop.example/1.jpg', price: null, stock: 7 })
  expect(content[5]).toMatchObject({ id: 103, revenue: 0, revenueBefore: 700, brand: 'Retrospot', category: 'Mugs' })
  expect((await ask(productsTable, { from: '2026-03-30', to: '2026-03-31' })).content).toEqual([])
  expect(await asRows({ from: '2026-03-30', to: '2026-03-31' })).toEqual([])
})
