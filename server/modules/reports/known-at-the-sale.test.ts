import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { categoriesTable, orderLines, salesByBand } from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { presentStore } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()
const count = (...sales: PlatformSale[]) => store.count(...sales)

test('what an installation has sold already is summed up by category and position when it is brought to this version', async () => {
  const { pool } = store.samara.connection
  await count(
    sale('one', '2026-03-01T10:00:00Z'),
    sale('other', '2026-03-30T10:00:00Z', { lines: [{ product: 201, units: 3, revenue: 70 }] }),
  )
  const sums = async () =>
    (await pool.query('select * from sales_path_bands where store_id = $1 order by path_id, day, band', [store.id])).rows as {
      band: number
      revenue: number
    }[]
  const kept = await sums()
  expect(kept.some(({ band }) => band === 0)).toBe(true)
  const migration = await readFile(new URL('../../database/migrations/0064-bands-of-categories.sql', import.meta.url), 'utf8')
  const bring = async () => {
    await pool.query('delete from sales_path_bands')
    await pool.query(migration.slice(migration.indexOf('insert into')))
  }
  await bring()
  expect(await sums()).toEqual(kept)
  // What orders that are kept no longer sold stays; where they stood is not known.
  await pool.query('delete from counted_sales where store_id = $1', [store.id])
  await bring()
  expect((await sums()).map(({ band, revenue }) => [band, revenue])).toEqual(kept.map(({ revenue }) => [4, revenue]))
})

test('so it is by category and hour', async () => {
  const { pool } = store.samara.connection
  await count(
    sale('one', '2026-03-01T10:00:00Z'),
    sale('an hour later', '2026-03-01T11:00:00Z'),
    sale('other', '2026-03-01T10:30:00Z', { lines: [{ product: 201, units: 3, revenue: 70 }] }),
  )
  const sums = async () =>
    (await pool.query('select * from sales_path_hours where store_id = $1 order by path_id, day, hour_at', [store.id])).rows as object[]
  const kept = await sums()
  expect(kept).toHaveLength(3)
  const migration = await readFile(new URL('../../database/migrations/0071-hours-of-categories.sql', import.meta.url), 'utf8')
  await pool.query('delete from sales_path_hours')
  await pool.query(migration.slice(migration.indexOf('insert into')))
  expect(await sums()).toEqual(kept)
})

test('a sale counts where its product stood then, in each list and in the whole store, also after it is moved', async () => {
  const { pool } = store.samara.connection
  await count(sale('before', '2026-03-01T10:00:00Z', { lines: [{ product: 101, units: 1, revenue: 100 }] }))
  await pool.query(`insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
    select '${store.id}', 1000 + n, 'More', 'M' || n, 11, 1, 500, 7, 5000 + n from generate_series(1, 20) n`)
  await pool.query("update stores set synchronised_at = '2026-03-10' where id = $1", [store.id])
  await count(
    sale('after', '2026-03-11T10:00:00Z', {
      lines: [
        { product: 101, units: 1, revenue: 30 },
        { product: 1020, units: 1, revenue: 7 },
      ],
    }),
  )
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const revenues = async (query: object) => (await ask(salesByBand, { ...march, ...query })).bands.map(({ revenue }) => revenue)
  expect(await revenues({ kind: 'category', id: small.mugs })).toEqual([107, 30, 0, 0])
  expect(await revenues({})).toEqual([107, 30, 0, 0])
  // By category there are sums, by brand the lines are read.
  const { mugs } = small
  expect(await revenues({ categories: `${mugs}` })).toEqual([107, 30, 0, 0])
  expect(await revenues({ categories: `${mugs}`, brands: '1,2' })).toEqual([107, 30, 0, 0])
  expect(await revenues({ categories: `${small.plates}` })).toEqual([0, 0, 0, 0])
  // Of a list there are sums, also where single sales are kept no longer: filters beside it change nothing.
  await pool.query(
    "update sales_bands set revenue = revenue + 1 where store_id = $1 and list_kind = 'category' and list_id = $2 and band = 0",
    [store.id, small.mugs],
  )
  expect(await revenues({ kind: 'category', id: small.mugs, categories: `${small.mugs}` })).toEqual([109, 30, 0, 0])
  await pool.query(
    "update sales_bands set revenue = revenue - 1 where store_id = $1 and list_kind = 'category' and list_id = $2 and band = 0",
    [store.id, small.mugs],
  )
  await count(sale('after', '2026-03-11T10:00:00Z', { changedAt: new Date('2026-03-12'), counts: false }))
  expect(await revenues({})).toEqual([100, 0, 0, 0])
  const [line] = (await ask(orderLines, march)).lines
  expect(line).toMatchObject({ order: 'before', position: 1, category: 'Mugs', price: null })
})

test('a category that is deleted keeps its history and its name, and a product that moves takes nothing of it along', async () => {
  const { pool } = store.samara.connection
  await count(sale('a', '2026-03-01T10:00:00Z'))
  await pool.query('update products set category_id = 12 where store_id = $1 and category_id = 11', [store.id])
  await pool.query('delete from categories where store_id = $1 and id = 11', [store.id])
  await count(sale('b', '2026-03-02T10:00:00Z', { lines: [{ product: 101, units: 1, revenue: 5 }] }))
  const { categories } = await ask(categoriesTable, { from: '2026-03-01', to: '2026-03-02', categories: '11,12' })
  expect(categories.map(({ name, routeBefore, gone, values }) => ({ name, routeBefore, gone, values }))).toEqual([
    { name: 'Mugs', routeBefore: 'Kitchen', gone: true, values: [1998, 0] },
    { name: 'Plates', routeBefore: 'Kitchen', gone: false, values: [0, 5] },
  ])
})
