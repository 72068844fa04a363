import { expect, test } from 'vitest'
import type { ShopSales } from './shop/index.ts'
import { call, smallShop, testSimulator } from './simulator.fixtures.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
interface List {
  list: { orderId: string; status: string; totalValue: number; creationDate: string }[]
  paging: { total: number; pages: number }
  stats: { stats: { totalValue: { Sum: number } } }
}
const list = async (simulator: Simulator, query: string) => (await (await call(simulator, `/api/oms/pvt/orders?${query}`)).json()) as List
const window = (from: string, to: string) => `f_creationDate=${encodeURIComponent(`creationDate:[${from} TO ${to}]`)}`

/** Two lines an order, an order every ten minutes from nine o'clock. */
function sales(orders: number, minutesApart = 10): ShopSales {
  const lines = Array.from({ length: orders * 2 }, (_, line) => line)
  const columns = (value: (line: number) => number) => Int32Array.from(lines, value)
  return {
    firstDay: '2026-07-01',
    lastDay: '2026-07-02',
    minute: columns((line) => 540 + Math.floor((line >> 1) * minutesApart)),
    product: columns((line) => 1000 + (line % 40)),
    units: columns((line) => 1 + (line % 3)),
    revenue: columns((line) => (1 + (line % 3)) * 150),
    order: columns((line) => 7000 + (line >> 1)),
  }
}

test('the shop’s own sales are its orders, with the pennies that were paid, in summer time', async () => {
  const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), sales: sales(30) }) })
  const all = await list(simulator, 'orderBy=creationDate,asc&per_page=100')
  const counted = all.list.filter(({ status }) => status !== 'canceled')
  expect([counted.length, all.paging.total, all.list[0]?.creationDate.slice(0, 16)]).toEqual([30, 31, '2026-07-01T08:00'])
  expect(new Set(all.list.map(({ orderId }) => orderId)).size).toBe(31)
  expect(all.stats.stats.totalValue.Sum).toBe(all.list.reduce((sum, { totalValue }) => sum + totalValue, 0))

  const order = (await (await call(simulator, `/api/oms/pvt/orders/${all.list[0]?.orderId}`)).json()) as {
    status: string
    items: { productId: string; quantity: number; priceDefinition: { total: number } }[]
  }
  expect(order.status).toBe('invoiced')
  expect(order.items.map(({ productId, quantity, priceDefinition }) => [productId, quantity, priceDefinition.total])).toEqual([
    ['1000', 1, 150],
    ['1001', 2, 300],
  ])
  expect((await call(simulator, '/api/oms/pvt/orders/26070100099-01')).status).toBe(404)
})

test('a window gives what lies in it, both ends with it, and never more than thirty pages of a hundred', async () => {
  const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), sales: sales(3_300, 0.2) }) })
  const early = window('2026-07-01T00:00:00.000Z', '2026-07-01T09:00:00.000Z')
  const late = window('2026-07-01T09:00:00.001Z', '2026-07-02T23:00:00.000Z')
  const totals = [(await list(simulator, early)).paging.total, (await list(simulator, late)).paging.total]
  const whole = await list(simulator, 'per_page=100&page=30')
  expect(whole.paging.total).toBeGreaterThan(3_300)
  expect(totals[0]! + totals[1]!).toBe(whole.paging.total)
  expect([whole.list.length, whole.paging.pages]).toEqual([100, Math.ceil(whole.paging.total / 100)])
  for (const query of ['page=31&per_page=100', 'per_page=101', 'page=0', 'f_creationDate=yesterday', 'orderBy=nonsense,asc']) {
    expect([query, (await call(simulator, `/api/oms/pvt/orders?${query}`)).status]).toEqual([query, 400])
  }
})

test('a sale is an order at once, survives a restart, and can be cancelled', async () => {
  const simulator = await testSimulator()
  const order = await simulator.sell('teststore', [{ product: 1003, units: 2, revenue: 206 }])
  await simulator.sell('teststore', [{ product: 1004, units: 1, revenue: 99 }], {
    at: new Date('2026-11-19T10:00:00Z'),
    status: 'payment-pending',
  })
  expect((await list(simulator, 'orderBy=creationDate,asc')).list.map(({ status, totalValue }) => [status, totalValue])).toEqual([
    ['payment-pending', 494],
    ['payment-approved', 601],
  ])
  await simulator.close()
  const again = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  await again.changeOrder('teststore', order.id, { status: 'canceled', cancelledAt: new Date('2026-11-20T11:00:00Z') })
  expect((await list(again, 'f_status=canceled')).list.map(({ orderId }) => orderId)).toEqual([order.id])
  const text = await (await call(again, `/api/oms/pvt/orders/${order.id}`)).text()
  // Somebody bought it: whoever reads orders must be seen to leave that out.
  for (const personal of ['@buyers.example', 'Pentonville', '+442079460123', 'cardHolder']) expect(text).toContain(personal)
})

test('a feed is asked for first, tells each change, and tells it again until it is committed', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const simulator = await testSimulator(40, { clock: { now: () => new Date(now) } })
  const feed = '/api/orders/feed'
  const post = (path: string, body: unknown) => call(simulator, path, { method: 'POST', body: JSON.stringify(body) })
  const config = {
    filter: { type: 'FromWorkflow', status: ['payment-approved', 'canceled'] },
    queue: { visibilityTimeoutInSeconds: 240, MessageRetentionPeriodInSeconds: 345_600 },
  }
  const take = async () =>
    (await (await call(simulator, `${feed}?maxlot=10`)).json()) as { handle: string; orderId: string; state: string }[]

  expect([(await call(simulator, `${feed}/config`)).status, (await call(simulator, `${feed}?maxlot=10`)).status]).toEqual([404, 404])
  for (const wrong of [
    { ...config, queue: { visibilityTimeoutInSeconds: 240, messageRetentionPeriodInSeconds: 345_600 } },
    { ...config, queue: { ...config.queue, MessageRetentionPeriodInSeconds: 60 } },
    { queue: config.queue },
  ]) {
    expect((await post(`${feed}/config`, wrong)).status).toBe(400)
  }
  expect((await post(`${feed}/config`, { ...config, filter: { ...config.filter, expression: 'value > 1' } })).status).toBe(409)
  expect((await post(`${feed}/config`, config)).status).toBe(200)
  expect((await call(simulator, feed)).status).toBe(400)

  const order = await simulator.sell('teststore', [{ product: 1003, units: 2, revenue: 206 }])
  const first = await take()
  expect(first.map(({ orderId, state }) => [orderId, state])).toEqual([[order.id, 'payment-approved']])
  expect(await take()).toEqual([])
  now += 241_000
  const second = await take()
  expect(second.map(({ orderId }) => orderId)).toEqual([order.id])
  expect((await post(feed, { handles: second.map(({ handle }) => handle) })).status).toBe(200)
  now += 241_000
  expect(await take()).toEqual([])

  for (let one = 0; one < 8; one += 1) await simulator.sell('teststore', [{ product: 1003, units: 1, revenue: 103 }])
  const events = await take()
  expect([events.length, new Set(events.map(({ orderId }) => orderId)).size]).toEqual([9, 8])
  expect(((await (await call(simulator, `${feed}/config`)).json()) as { quantity: number }).quantity).toBe(9)
  now += 345_601_000
  expect((await call(simulator, `${feed}/config`)).status).toBe(404)
})
