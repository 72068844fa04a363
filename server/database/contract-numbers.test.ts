import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type Endpoint } from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'

/** Where each number of the contract ends up; `json` is inside of a document, where we count in four bytes. */
const columns: Record<string, string> = {
  id: 'orderings.list_id',
  categoryId: 'orderings.list_id',
  collectionId: 'orderings.list_id',
  idCollection: 'orderings.list_id',
  product: 'products.id',
  products: 'publication_writes.product_id',
  after: 'products.id',
  before: 'samara_history.id',
  filterId: 'samara_filters.id',
  values: 'json',
  version: 'orderings.version',
  steps: 'ordering_versions.steps',
  score: 'score_overrules.score',
  categories: 'synchronisations.targets',
  ids: 'notices.id',
  onlyCategories: 'memberships.categories',
  onlyBrands: 'memberships.brands',
  brands: 'memberships.brands',
  collection: 'collections.id',
  position: 'json',
  most: 'json',
  every: 'json',
  days: 'json',
  undone: 'json',
  place: 'json',
  from: 'samara_groups.id',
  pinned: 'products.id',
  automation: 'automations.id',
  category: 'json',
  weekday: 'json',
  priority: 'json',
  demand: 'json',
  momentum: 'json',
  price: 'json',
  cover: 'json',
  newness: 'json',
  variants: 'json',
  firstScreen: 'json',
  places: 'json',
  gain: 'json',
  share: 'json',
  seed: 'json',
  width: 'json',
  perRow: 'json',
  drawn: 'json',
  only: 'synchronisations.targets',
  expected: 'invoices.total',
  amount: 'refunds.amount',
  percent: 'coupons.percent',
  invoices: 'coupons.invoices',
  months: 'sales_coverage.keep_months',
}
const highest: Record<string, bigint> = {
  int2: 32_767n,
  int4: 2n ** 31n - 1n,
  _int4: 2n ** 31n - 1n,
  int8: 2n ** 63n - 1n,
  json: 2n ** 31n - 1n,
}

interface Found {
  /** Such as `saveSortTable body.pins[].position`. */
  place: string
  /** The property that holds it. */
  name: string
  schema: TSchema & { type?: string; minimum?: number; maximum?: number; pattern?: string }
}

/** Every schema within a schema that is a number, or text of digits. */
function numbersIn(schema: TSchema, place: string, name: string): Found[] {
  const { type, properties, items, anyOf, pattern } = schema as Found['schema'] & {
    properties?: Record<string, TSchema>
    items?: TSchema
    anyOf?: TSchema[]
  }
  if (type === 'integer' || type === 'number') return [{ place, name, schema }]
  if (type === 'string' && pattern !== undefined) {
    const fits = new RegExp(pattern, 'u')
    return fits.test('7') && !fits.test('a') ? [{ place, name, schema }] : []
  }
  return [
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => numbersIn(inner, `${place}.${key}`, key)),
    ...(items ? numbersIn(items, `${place}[]`, name) : []),
    ...(anyOf ?? []).flatMap((inner) => numbersIn(inner, place, name)),
  ]
}

const numbers = Object.values<Endpoint>(contract).flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => numbersIn(endpoint[part], `${endpoint.id} ${part}`, part)),
)

let samara: TestSamara
const types = new Map([['json', 'json']])
beforeAll(async () => {
  samara = await startTestSamara()
  const { rows } = await samara.connection.pool.query<{ column: string; type: string }>(
    `select table_name || '.' || column_name as column, udt_name as type from information_schema.columns where table_schema = 'public'`,
  )
  for (const { column, type } of rows) types.set(column, type)
})
afterAll(() => samara.close())

test('the contract has numbers, and every one is known by its column', () => {
  expect(numbers.length).toBeGreaterThan(50)
  for (const { place, name } of numbers) {
    expect(columns, place).toHaveProperty([name])
    expect(highest, `${place}: ${columns[name]}`).toHaveProperty([types.get(columns[name]!) ?? 'no such column'])
  }
})

test('every number that a call takes has bounds, and none is more than its column holds', () => {
  const wrong = numbers.flatMap(({ place, name, schema }) => {
    const most = highest[types.get(columns[name]!)!]!
    if (schema.pattern !== undefined) {
      const compiled = Compile(schema)
      const over = String(most + 1n)
      return [over, `7,${over}`, '9'.repeat(over.length), '1'.repeat(over.length + 1)].some((text) => compiled.Check(text))
        ? [`${place}: takes ${over}`]
        : []
    }
    const { minimum, maximum, type } = schema
    if (minimum === undefined || maximum === undefined) return [`${place}: without bounds`]
    if (type !== 'integer') return [`${place}: no whole number`]
    return minimum < 0 || BigInt(maximum) > most ? [`${place}: ${minimum} to ${maximum}`] : []
  })
  expect(wrong).toEqual([])
})

test('numbers of categories that no category can have are refused, not tried', async () => {
  const ana = 'ana@shop.example'
  await samara.addStore(ana, 'ana-shop')
  for (const categories of ['2147483648', '1,2147483648', '9999999999', '0', '01', '1,,2']) {
    const query = { store: 'ana-shop', username: ana, categories }
    const answers = [
      await samara.call(contract.synchroniseCatalogue, { query }, ana),
      await samara.call(contract.productsByCriteria, { query, body: [] }, ana),
    ]
    for (const { status, problem } of answers)
      expect([categories, status, problem.errors[0]?.path]).toEqual([categories, 400, 'query.categories'])
  }
  const highestOf = { query: { store: 'ana-shop', username: ana, categories: '1,2147483647' } }
  expect(await samara.call(contract.synchroniseCatalogue, highestOf, ana)).toMatchObject({ status: 404 })
})
