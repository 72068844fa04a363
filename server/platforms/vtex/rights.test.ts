import { afterEach, expect, test } from 'vitest'
import { platformFeatures } from '../../../contract/index.ts'
import { connected, testSimulator } from '../../../demo/simulator/simulator.fixtures.ts'
import { canary, channel, connect, type Reply, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

let server: Scripted | null = null
afterEach(() => server?.close())

const answers: [part: string, reply: Reply][] = [
  ['/saleschannel/list', { body: [channel] }],
  ['/category/tree/', { body: [{ id: 1, name: 'A', children: [] }] }],
  ['/GetProductAndSkuIds', { body: { data: { 7: [71] }, range: { total: 1 } } }],
  ['/apptoken/login', { body: { authStatus: 'Success' } }],
]
/** A platform that answers the calls whose address holds a part with a status, and all others well. */
async function refusing(statuses: Record<string, number>) {
  server = await scriptedVtex(({ url }) => {
    const refused = Object.entries(statuses).find(([part]) => url.pathname.includes(part))
    if (refused) return { status: refused[1], body: '' }
    return answers.find(([part]) => url.pathname.includes(part))?.[1] ?? { body: [] }
  })
  return connect(server.url)
}
const resultsOf = (rights: { feature: string; result: string }[]) =>
  Object.fromEntries(rights.map(({ feature, result }) => [feature, result]))
const allowed = Object.fromEntries(platformFeatures.map((feature) => [feature, 'allowed']))

test('every right is tried by reading alone, with headers and hosts as for all else', async () => {
  const { platform } = await refusing({})
  expect(resultsOf(await platform.rights())).toEqual(allowed)
  const requests = server?.requests ?? []
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(requests.map(({ url }) => url.pathname)).toContain('/teststore/pricing/prices/71')
  expect(requests.length).toBeLessThan(15)
  for (const { headers } of requests) expect(headers['x-vtex-api-apptoken']).toBe(canary)
})

test('behaviour 3, missing right · a right that lacks is reported by its name, and every other one is tried all the same', async () => {
  const parts = {
    categories: '/pvt/category/',
    brands: '/brand/',
    products: '/pvt/product/',
    collections: '/collection/',
    prices: '/pricing/',
    stock: '/inventory/',
    sales: '/oms/',
    'sales-feed': '/orders/feed',
  }
  for (const [feature, part] of Object.entries(parts)) {
    const { platform } = await refusing({ [part]: 403 })
    const rights = await platform.rights()
    expect(resultsOf(rights), feature).toEqual({ ...allowed, [feature]: 'forbidden' })
    expect(rights.every(({ right }) => / \/ .+ \/ /.test(right) || right.includes('Read prices'))).toBe(true)
    await server?.close()
  }
  const { platform } = await refusing({ '/oms/': 403 })
  expect((await platform.rights()).find(({ feature }) => feature === 'sales')?.right).toBe('OMS / OMS access / List Orders')
})

test('without the right to product numbers nothing is there to try some others on, which is reported', async () => {
  const { platform } = await refusing({ GetProductAndSkuIds: 403 })
  const rights = await platform.rights()
  expect(resultsOf(rights)).toEqual({ ...allowed, products: 'forbidden', prices: 'unknown', stock: 'unknown' })
  expect(rights.find(({ feature }) => feature === 'products')?.right).toBe('Catalog / Content / Product management')
})

test('what is not there is allowed, what is broken is unknown, a wrong key is tried on nothing else', async () => {
  const odd = await refusing({ '/pricing/': 404, '/orders/feed': 404, '/oms/': 400, '/inventory/': 503 })
  expect(resultsOf(await odd.platform.rights())).toEqual({ ...allowed, sales: 'unknown', stock: 'unknown' })
  await server?.close()
  const wrong = await refusing({ '/pvt/': 401, '/apptoken/login': 401 })
  expect(new Set(Object.values(resultsOf(await wrong.platform.rights())))).toEqual(new Set(['credential']))
  expect(server?.requests).toHaveLength(2)
  await server?.close()
  const away = await refusing({ '/': 503 })
  await expect(away.platform.rights()).rejects.toMatchObject({ kind: 'unavailable' })
})

test('the shop on board allows everything, and says exactly what is there to be sold', async () => {
  const simulator = await testSimulator()
  const platform = connected(simulator)
  expect(resultsOf(await platform.rights())).toEqual(allowed)
  expect(await platform.exactStock(1003)).toBe(3)
  expect(await platform.exactStock(999_999)).toBe(0)
})

test('stock is what open warehouses hold of all variants less what is reserved; null where it is without end', async () => {
  const shelf = (warehouseId: unknown, totalQuantity: unknown, reservedQuantity: unknown, hasUnlimitedQuantity: unknown = false) => ({
    warehouseId,
    totalQuantity,
    reservedQuantity,
    hasUnlimitedQuantity,
  })
  const stocks: Record<number, unknown[]> = {
    1: [shelf('a', 5, 2), shelf('b', 4, 0), shelf('shut', 100, 0, true), shelf('a', 1, 9)],
    2: [shelf('a', 7, null), 'nonsense', shelf(null, 1, 0)],
    4: [shelf('a', 0, 0, true)],
  }
  server = await scriptedVtex(({ url }) => {
    const number = Number(url.pathname.split('/').at(-1))
    if (url.pathname.endsWith('/warehouses')) return { body: [{ id: 'a', isActive: true }, { id: 'b' }, { id: 'shut', isActive: false }] }
    if (url.pathname.includes('ByProductId'))
      return {
        body: number === 7 ? [{ Id: 1, IsActive: true }, { Id: '2' }, { Id: 3, IsActive: false }, { Id: 5 }] : [{ Id: 1 }, { Id: 4 }],
      }
    return stocks[number] ? { body: { skuId: String(number), balance: stocks[number] } } : { status: 404, body: '' }
  })
  const { platform } = connect(server.url)
  expect(await platform.exactStock(7)).toBe(3 + 4 + 7 + 1)
  expect(await platform.exactStock(8)).toBeNull()
  expect(server.requests.filter(({ url }) => url.pathname.endsWith('/warehouses'))).toHaveLength(1)
  expect(server.requests.some(({ url }) => url.pathname.endsWith('/skus/3'))).toBe(false)
})
