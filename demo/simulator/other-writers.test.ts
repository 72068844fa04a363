import { expect, test } from 'vitest'
import { call, connected, testSimulator } from './simulator.fixtures.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
const one = 1003
const numbers = async (simulator: Simulator) => {
  const ids: number[] = []
  for await (const page of connected(simulator).productIds()) ids.push(...page.ids)
  return ids
}
const listed = (simulator: Simulator, category: number) => connected(simulator).liveOrdering(category, 100)

test('a product that is dropped is nowhere, and comes back as it was, over a restart too', async () => {
  const simulator = await testSimulator(8)
  const before = simulator.product('teststore', one)
  await simulator.drop('teststore', one)
  expect([
    (await call(simulator, `/api/catalog/pvt/product/${one}`)).status,
    await numbers(simulator),
    await listed(simulator, 22),
  ]).toEqual([404, [1000, 1001, 1002, 1004, 1005, 1006, 1007], [1007]])
  expect(await connected(simulator).offers([one])).toEqual([])
  expect((await call(simulator, '/api/catalog_system/pvt/sku/stockkeepingunitbyid/50003')).status).toBe(404)
  await simulator.close()
  const again = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  expect((await call(again, `/api/catalog/pvt/product/${one}`)).status).toBe(404)
  await again.bringBack('teststore', one)
  expect([again.product('teststore', one), await listed(again, 22)]).toEqual([before, [1007, 1003]])
})

test('a price, pieces, a category and a new product are seen where a shopper would see them', async () => {
  const simulator = await testSimulator(8)
  await simulator.offer('teststore', one, { price: 4_999, listPrice: 6_000, stock: 12 })
  await simulator.offer('teststore', 1004, { stock: 0 })
  await simulator.move('teststore', one, 11)
  const added = await simulator.addProduct('teststore', {
    name: 'Brand new',
    category: 11,
    brand: 2001,
    price: 250,
    stock: 3,
    score: 5_000,
  })
  expect(await connected(simulator).offers([one, 1004, added])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: one, price: 4_999, listPrice: 6_000, stock: 12 }),
      expect.objectContaining({ id: 1004, stock: 0 }),
      expect.objectContaining({ id: added, price: 250, stock: 3 }),
    ]),
  )
  expect(await listed(simulator, 11)).toEqual([added, 1004, one, 1000])
  expect(await listed(simulator, 22)).toEqual([1007])
  expect((await numbers(simulator)).at(-1)).toBe(added)
  const stock = (await (await call(simulator, '/api/logistics/pvt/inventory/skus/50003')).json()) as {
    balance: { warehouseId: string; totalQuantity: number; reservedQuantity: number }[]
  }
  expect(
    stock.balance
      .filter(({ warehouseId }) => warehouseId === '1_1')
      .map(({ totalQuantity, reservedQuantity }) => totalQuantity - reservedQuantity),
  ).toEqual([12])
  expect(await (await call(simulator, '/pricing/prices/50003')).json()).toMatchObject({ basePrice: 49.99, listPrice: 60 })
  await simulator.close()
  const again = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  expect([await listed(again, 11), await again.writes('teststore')]).toEqual([[added, 1004, one, 1000], new Map()])
})

test('shoppers learn of it later where the index is slow, and the delay can be changed while it runs', async () => {
  const simulator = await testSimulator(8)
  simulator.setIndexDelay(60_000)
  await simulator.drop('teststore', one)
  expect(await listed(simulator, 22)).toEqual([1007, one])
  simulator.setIndexDelay(0)
  await simulator.offer('teststore', 1007, { stock: 0 })
  expect((await connected(simulator).offers([1007])).map(({ stock }) => stock)).toEqual([0])
})

test('all of that can be done over HTTP where it is enabled, and wrong requests are refused', async () => {
  const simulator = await testSimulator(8, { faultsOverHttp: true })
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${simulator.url}/__simulator${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as { id: string } }
  }
  const product = `/accounts/teststore/products/${one}`
  expect((await post(product, { score: 77, category: 11, price: 5, stock: 0, name: 'Otherwise', visible: false })).status).toBe(204)
  expect(simulator.product('teststore', one)).toMatchObject({
    Score: 77,
    CategoryId: 11,
    DepartmentId: 1,
    Name: 'Otherwise',
    IsVisible: false,
  })
  expect((await post(product, { gone: true })).status).toBe(204)
  expect((await post(product, { score: 1 })).status).toBe(404)
  expect((await post(product, { gone: false, score: 78 })).status).toBe(204)
  expect((await post('/accounts/teststore/products', { name: 'New', category: 12, brand: 2000, price: 100, stock: 1 })).body).toEqual({
    id: 1008,
  })
  const sold = await post('/accounts/teststore/orders', { lines: [{ product: 1004, units: 1, revenue: 104 }], status: 'payment-pending' })
  expect((await post(`/accounts/teststore/orders/${sold.body.id}`, { status: 'payment-approved' })).status).toBe(200)
  expect((await post('/index-delay', { milliseconds: 10 })).status).toBe(204)
  expect((await post('/accounts/teststore/shares', { kind: 'brand', id: 2000, score: 4 })).status).toBe(204)
  for (const [path, body, status] of [
    [product, { colour: 'red' }, 400],
    ['/accounts/nobody/products/1000', { score: 1 }, 404],
    [product, { category: 99 }, 404],
    ['/index-delay', {}, 400],
  ] as const)
    expect([path, body, (await post(path, body)).status]).toEqual([path, body, status])
  expect(await (await fetch(`${simulator.url}/__simulator/accounts`)).json()).toEqual(['teststore'])
  expect(await (await fetch(`${simulator.url}/__simulator/accounts/teststore/writes`)).json()).toEqual({})
})
