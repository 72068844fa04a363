import { afterEach, expect, test } from 'vitest'
import { type ReceivedRequest, connect, type Reply, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

let server: Scripted | null = null
afterEach(() => server?.close())

/** VTEX's queue of a key: its configuration, and the events that wait. */
async function queue(config: object | null, waiting: unknown[] = []) {
  const state = { config, waiting, committed: [] as string[] }
  const answer = ({ method, url, body }: ReceivedRequest): Reply => {
    if (url.pathname === '/api/orders/feed/config') {
      if (method === 'GET') return state.config ? { body: state.config } : { status: 404, body: '' }
      state.config = JSON.parse(body) as object
      return { body: '' }
    }
    if (!state.config) return { status: 404, body: '' }
    if (method === 'GET') return { body: state.waiting.slice(0, Number(url.searchParams.get('maxlot'))) }
    const { handles } = JSON.parse(body) as { handles: string[] }
    state.committed.push(...handles)
    state.waiting = state.waiting.filter((event) => !handles.includes((event as { handle: string }).handle))
    return { body: '' }
  }
  server = await scriptedVtex(answer)
  return { state, ...connect(server.url) }
}
const ours = {
  filter: { type: 'FromWorkflow', status: ['invoiced', 'canceled', 'order-created', 'payment-approved'], expression: null },
  queue: { visibilityTimeoutInSeconds: 240, messageRetentionPeriodInSeconds: 345_600 },
  quantity: 0,
}
const event = (number: number, orderId: unknown = `${number}-01`) => ({
  eventId: `E${number}`,
  handle: `handle-${number}`,
  domain: 'Fulfillment',
  state: 'invoiced',
  lastState: 'invoice',
  orderId,
  lastChange: 'x',
  currentChange: 'x',
})

test('behaviour 24, sales that change · a queue is made where there is none, as VTEX wants it written, and again after it expired', async () => {
  const { platform, state } = await queue(null)
  for (let times = 0; times < 2; times += 1) {
    state.config = null
    expect(await platform.prepareSalesFeed()).toBe('ready')
    expect(state.config).toEqual({
      filter: { type: 'FromWorkflow', status: ['order-created', 'payment-approved', 'invoiced', 'canceled'] },
      queue: { visibilityTimeoutInSeconds: 240, MessageRetentionPeriodInSeconds: 345_600 },
    })
  }
})

test('behaviour 24, sales that change · a queue of ours is left as it is, and one of somebody else’s is never written over', async () => {
  const theirs = [
    { ...ours, filter: { ...ours.filter, type: 'FromOrders', status: undefined, expression: 'value > 100' } },
    { ...ours, filter: { ...ours.filter, status: ['invoiced'] } },
    { ...ours, filter: { ...ours.filter, status: [...ours.filter.status, 'handling'] } },
    { ...ours, filter: { ...ours.filter, status: null } },
    { unknown: 'shape' },
  ]
  for (const [config, result] of [[ours, 'ready'] as const, ...theirs.map((one) => [one, 'foreign'] as const)]) {
    const { platform, state } = await queue(config)
    expect(await platform.prepareSalesFeed(), JSON.stringify(config)).toBe(result)
    expect(state.config).toBe(config)
    expect(server?.requests.map(({ method }) => method)).toEqual(['GET'])
    await server?.close()
  }
})

test('behaviour 3, missing right · a key without the right to a queue gets that as the reason', async () => {
  for (const [read, write, result] of [
    [403, 403, 'forbidden'],
    [404, 403, 'forbidden'],
    [404, 409, 'absent'],
  ] as const) {
    server = await scriptedVtex(({ method }) => ({ status: method === 'GET' ? read : write, body: '' }))
    expect(await connect(server.url).platform.prepareSalesFeed()).toBe(result)
    await server.close()
  }
  server = null
})

test('behaviour 24, sales that change · changed sales come ten at a time, each once, and stay until they are taken: all of them, also what says nothing', async () => {
  const waiting = [event(1), event(2, '1-01'), event(3, null), ...Array.from({ length: 12 }, (_, index) => event(index + 4))]
  const { platform, state } = await queue(ours, waiting)
  const first = await platform.changedSales()
  expect(first.sales).toEqual(['1-01', '4-01', '5-01', '6-01', '7-01', '8-01', '9-01', '10-01'])
  expect(await platform.changedSales()).toMatchObject({ sales: first.sales })
  expect(state.committed).toEqual([])
  await first.taken()
  expect(state.committed).toEqual(Array.from({ length: 10 }, (_, index) => `handle-${index + 1}`))
  const second = await platform.changedSales()
  expect(second.sales).toEqual(['11-01', '12-01', '13-01', '14-01', '15-01'])
  await second.taken()
  const last = await platform.changedSales()
  await last.taken()
  expect(last.sales).toEqual([])
  expect(server?.requests.at(-1)?.method).toBe('GET')
  for (const { url, method } of server?.requests ?? []) if (method === 'GET') expect(url.searchParams.get('maxlot')).toBe('10')
})

test('behaviour 24, sales that change · events that say nothing do not stand before those that do', async () => {
  const { platform, state } = await queue(ours, [...Array.from({ length: 12 }, (_, index) => event(index, null)), event(20)])
  const found = await platform.changedSales()
  expect(found.sales).toEqual(['20-01'])
  expect(state.committed).toHaveLength(10)
  await found.taken()
  expect(state.waiting).toEqual([])
})

test('a queue that expired is empty, and one that answers without sense is unreadable', async () => {
  const { platform } = await queue(null)
  expect(await platform.changedSales()).toMatchObject({ sales: [] })
  await server?.close()
  server = await scriptedVtex(() => ({ body: 'nonsense' }))
  await expect(connect(server.url).platform.changedSales()).rejects.toMatchObject({ kind: 'unreadable' })
})
