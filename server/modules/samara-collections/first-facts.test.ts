import { expect, test } from 'vitest'
import { type FilterInput, previewFilters } from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { samaraShop, store } from './samara.fixtures.ts'

const products = 10_000

const shop = samaraShop(async () => undefined)

test('the first count of a store that has just come in is there at once, though the database has no statistics of it yet', async () => {
  // As after a first synchronisation: until the database has looked at its tables, it takes them for empty.
  await shop()
    .change(`insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score, variants, variants_in_stock)
    select $1, i, 'Mug ' || i, 'M' || i, 11, 1, 100 + i, i % 40, 0, 1, 1 from generate_series(10001, 10000 + ${products}) i`)
  await shop().change(`insert into list_scores (store_id, list_kind, list_id, product_id, score, percentiles, figures)
    select $1, 'category', 11, i, i % 1001, '{}', '{}' from generate_series(10001, 10000 + ${products}) i`)
  const filters: FilterInput[] = [{ column: 'samaraScore', operator: 'least', not: false, values: [1] }]
  const began = performance.now()
  const { status, data } = await shop().samara.call(previewFilters, { body: { store, filters } }, ana, {
    headers: { 'x-tenant': store },
  })
  expect(status).toBe(200)
  expect(data.count).toBeGreaterThan(products * 0.99)
  // Row by row it takes minutes.
  expect(performance.now() - began).toBeLessThan(15_000)
}, 120_000)
