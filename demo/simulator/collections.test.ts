import { expect, test } from 'vitest'
import { readShop } from './shop/index.ts'
import { call, connected, smallShop, testSimulator } from './simulator.fixtures.ts'

const list = '/api/catalog_system/pvt/collection/search'
const always = { searchable: true, from: '2026-01-01T09:00:00.000Z', to: '2069-12-31T23:59:00.000Z' }
const collections = [
  {
    id: 137,
    name: 'All',
    ...always,
    products: smallShop(120)
      .products.map(({ id }) => id)
      .reverse(),
  },
  { id: 138, name: 'Ended', ...always, to: '2026-06-01T00:00:00.000Z', products: [1000] },
  { id: 139, name: 'Hidden', ...always, searchable: false, products: [1000] },
]
const started = () => testSimulator(120, { shop: async () => ({ ...smallShop(120), collections }) })
const productsOf = async (platform: ReturnType<typeof connected>, id: number) => {
  const products: number[] = []
  for await (const page of platform.collectionProducts(id)) products.push(...page.map(({ product }) => product))
  return products
}

test('collections ask for the key, and give at most 50 rows at a time', async () => {
  const simulator = await started()
  for (const path of [
    list,
    '/api/catalog/pvt/collection/inactive',
    '/api/catalog/pvt/collection/137',
    '/api/catalog/pvt/collection/137/products',
  ]) {
    expect([path, (await call(simulator, path, { headers: { 'X-VTEX-API-AppToken': 'wrong' } })).status]).toEqual([path, 401])
    expect([path, (await call(simulator, path)).status]).toEqual([path, 200])
  }
  for (const path of [list, '/api/catalog/pvt/collection/137/products']) {
    for (const query of ['page=1&pageSize=51', 'page=0&pageSize=50', 'page=a'])
      expect([query, (await call(simulator, `${path}?${query}`)).status]).toEqual([query, 400])
  }
  const second = (await (await call(simulator, '/api/catalog/pvt/collection/137/products?page=2&pageSize=50')).json()) as {
    TotalRows: number
    TotalPage: number
    Data: object[]
  }
  expect([second.TotalRows, second.TotalPage, second.Data.length]).toEqual([120, 3, 50])
  expect(second.Data[0]).toMatchObject({ ProductId: 1069, SkuId: 50_069, Position: 51 })
  expect((await call(simulator, '/api/catalog/pvt/collection/999/products')).status).toBe(404)
  expect(await (await call(simulator, '/api/catalog/pvt/collection/inactive')).json()).toEqual([138])
})

test('the connector reads them whole, and a product names those that shoppers find it in', async () => {
  const simulator = await started()
  const platform = connected(simulator)
  expect((await platform.collections([])).map(({ id, name, searchable }) => [id, name, searchable])).toEqual([
    [137, 'All', true],
    [138, 'Ended', true],
    [139, 'Hidden', false],
  ])
  expect(await productsOf(platform, 137)).toEqual(collections[0]!.products)
  const [product] = (await (await call(simulator, '/api/catalog_system/pub/products/search?fq=productId:1000')).json()) as {
    productClusters: object
  }[]
  expect(product?.productClusters).toEqual({ 137: 'All' })
})

test('what an account changes in its collections is kept, and is its own', async () => {
  const simulator = await started()
  const other = { account: 'otherstore', key: 'other-key', secret: 'other' }
  await simulator.openAccount(other)
  await simulator.setCollection('teststore', 138, null)
  await simulator.setCollection('teststore', 139, { ...collections[2]!, products: [1003, 1001] })
  await simulator.close()
  const again = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  expect((await connected(again).collections([])).map(({ id }) => id)).toEqual([137, 139])
  expect(await productsOf(connected(again), 139)).toEqual([1003, 1001])
  expect((await connected(again, { credential: other }).collections([])).map(({ id }) => id)).toEqual([137, 138, 139])
})

test('an account that another process opened, or gave another key, is known at its first call', async () => {
  const simulator = await started()
  const second = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  const elsewhere = { account: 'elsewhere', key: 'elsewhere-key', secret: 'one' }
  await second.openAccount(elsewhere)
  await expect(connected(simulator, { credential: elsewhere }).product(1000)).resolves.toMatchObject({ id: 1000 })
  await second.openAccount({ ...elsewhere, secret: 'two' })
  await expect(connected(simulator, { credential: { ...elsewhere, secret: 'two' } }).product(1000)).resolves.toMatchObject({ id: 1000 })
  await expect(connected(simulator, { credential: elsewhere }).product(1000)).rejects.toMatchObject({ kind: 'credential' })
})

test('the demo shop has believable collections: full ones, an empty one, one that ended, one that is to come', async () => {
  const shop = await readShop('2026-11-20')
  const numbers = new Set(shop.products.map(({ id }) => id))
  const sizes = shop.collections.map(({ name, products }) => [name, products.length])
  expect(sizes).toEqual([
    ['Best sellers of last Christmas', 60],
    ['Garden party', 84],
    ['Gifts under £5', 240],
    ['Vintage kitchen', 120],
    ['Spring window', 0],
    ['Summer clearance', 96],
  ])
  for (const { products } of shop.collections)
    expect(products.every((id) => numbers.has(id)) && new Set(products).size === products.length).toBe(true)
  const today = Date.parse('2026-11-20T12:00:00Z')
  expect(shop.collections.filter(({ to }) => Date.parse(to) < today).map(({ name }) => name)).toEqual(['Summer clearance'])
  expect(shop.collections.filter(({ from }) => Date.parse(from) > today).map(({ name }) => name)).toEqual(['Spring window'])
})
