import { afterEach, expect, test } from 'vitest'
import type { PlatformSale, UnreadableSale } from '../platform.ts'
import { channel, connect, type Reply, type Script, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

let server: Scripted | null = null
const scripted = async (script: Script) => {
  server = await scriptedVtex(script)
  return connect(server.url)
}
afterEach(() => server?.close())

const iso = (at: number) => new Date(at).toISOString()
const start = Date.parse('2026-03-01T00:00:00.000Z')
const orderOf = (at: number, number: number, more: object = {}) => ({
  orderId: `${number}-01`,
  status: 'invoiced',
  creationDate: `${iso(at).slice(0, -1)}0000+00:00`,
  authorizedDate: iso(at),
  lastChange: iso(at + 60_000),
  storePreferencesData: { currencyCode: 'GBP' },
  items: [{ productId: '7', quantity: 1, sellingPrice: 990 }],
  ...more,
})

/** VTEX's order book: one order at each of these moments, listed in pages of a window, thirty pages and no more. */
function salesPages(moments: readonly number[], ranges: [number, number][] = []): Script {
  const orders = moments.map((at, index) => ({ at, order: orderOf(at, index) })).sort((a, b) => a.at - b.at)
  const details = new Map(orders.map(({ order }) => [order.orderId, order]))
  return ({ url }): Reply => {
    if (url.pathname.endsWith('/saleschannel/list')) return { body: [channel] }
    const id = /^\/api\/oms\/pvt\/orders\/(.+)$/.exec(url.pathname)?.[1]
    if (id !== undefined) return { body: details.get(id) }
    const [, from = '', to = ''] = /^creationDate:\[(.+) TO (.+)\]$/.exec(url.searchParams.get('f_creationDate') ?? '') ?? []
    const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))]
    if (size > 100 || page > 30 || url.searchParams.get('orderBy') !== 'creationDate,asc') return { status: 400, body: '"no"' }
    if (page === 1) ranges.push([Date.parse(from), Date.parse(to)])
    const found = orders.filter(({ at }) => at >= Date.parse(from) && at <= Date.parse(to))
    return {
      body: {
        list: found
          .slice((page - 1) * size, page * size)
          .map(({ order: { orderId, creationDate } }) => ({ orderId, creationDate, items: null })),
        paging: { total: found.length, pages: Math.ceil(found.length / size), currentPage: page },
      },
    }
  }
}

async function read(platform: Awaited<ReturnType<typeof scripted>>['platform'], from: number, to: number) {
  const sales: PlatformSale[] = []
  const untils: number[] = []
  const unreadable: UnreadableSale[] = []
  let missing = 0
  for await (const part of platform.sales(new Date(from), new Date(to))) {
    sales.push(...part.sales)
    unreadable.push(...part.unreadable)
    untils.push(part.until.getTime())
    missing += part.missing
  }
  return { sales, untils, missing, unreadable }
}

test('behaviour 11, spans of sales · a span with more sales than can be listed is cut into parts without overlap and without a gap, at the millisecond', async () => {
  const ranges: [number, number][] = []
  // Four thousand within a minute and a half, most of them at its end, and some at the edges.
  const moments = [
    start,
    start + 89_999,
    start + 90_000,
    ...Array.from({ length: 4_000 }, (_, index) => start + 89_998 - Math.floor((index * index * 89_998) / 16_000_000)),
  ]
  const { platform } = await scripted(salesPages(moments, ranges))
  const { sales, untils, missing } = await read(platform, start, start + 90_000)
  expect(sales).toHaveLength(4_002)
  expect(new Set(sales.map(({ id }) => id)).size).toBe(4_002)
  expect(sales.map(({ soldAt }) => soldAt.getTime())).toEqual(sales.map(({ soldAt }) => soldAt.getTime()).sort((a, b) => a - b))
  expect(missing).toBe(0)
  expect(untils).toEqual(untils.toSorted((a, b) => a - b))
  expect(untils.at(-1)).toBe(start + 90_000)
  const taken = ranges.filter(([from, to]) => moments.filter((at) => at >= from && at <= to).length <= 3_000)
  expect(taken[0]?.[0]).toBe(start)
  expect(taken.at(-1)?.[1]).toBe(start + 89_999)
  for (const [index, [from]] of taken.entries()) if (index > 0) expect(from).toBe((taken[index - 1]?.[1] ?? 0) + 1)
})

test.each([
  ['first', '1', `page 1 of sales from ${iso(start)} to ${iso(start + 9_999)}`],
  ['later', '2', `page 2 of sales from ${iso(start)} to ${iso(start + 9_999)}`],
])('the %s page of a span that makes no sense is read once more, and named when it makes none again', async (_what, page, named) => {
  const usual = salesPages(Array.from({ length: 130 }, (_, index) => start + index))
  let nonsense = 1
  const { platform } = await scripted((request, count) => {
    const { pathname, searchParams } = request.url
    const hit = pathname.endsWith('/orders') && searchParams.get('page') === page
    return hit && nonsense-- > 0 ? { body: 'nonsense' } : usual(request, count)
  })
  const { sales, missing } = await read(platform, start, start + 10_000)
  expect([sales.length, missing]).toEqual([130, 0])
  nonsense = 2
  await expect(read(platform, start, start + 10_000)).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining(named) as string,
  })
})

/** VTEX's order book of these moments, in which the details of some orders are answered with this. */
const withDetails = (moments: readonly number[], broken: (id: string) => boolean, answer: Reply): Script => {
  const usual = salesPages(moments)
  return (request, count) => {
    const id = /^\/api\/oms\/pvt\/orders\/(.+)$/.exec(request.url.pathname)?.[1]
    return id !== undefined && broken(id) ? answer : usual(request, count)
  }
}
const aMinuteApart = (number: number) => Array.from({ length: number }, (_, index) => start + index * 60_000)

test('an order whose details make no sense is read once more, and is a sale when it makes some then', async () => {
  let nonsense = 1
  const { platform } = await scripted(withDetails(aMinuteApart(130), (id) => id === '7-01' && nonsense-- > 0, { body: 'nonsense' }))
  const { sales, unreadable } = await read(platform, start, start + 86_400_000)
  expect([sales.length, unreadable]).toEqual([130, []])
})

test('orders whose details make no sense twice are named with their time, and hold up no other', async () => {
  const broken = ['7-01', '120-01']
  const { platform, lines } = await scripted(withDetails(aMinuteApart(130), (id) => broken.includes(id), { body: 'nonsense' }))
  const { sales, unreadable, untils, missing } = await read(platform, start, start + 86_400_000)
  expect(unreadable).toEqual([
    { id: '7-01', at: new Date(start + 7 * 60_000) },
    { id: '120-01', at: new Date(start + 120 * 60_000) },
  ])
  expect([sales.length, untils.at(-1), missing]).toEqual([128, start + 86_400_000, 0])
  expect(sales.map(({ id }) => id)).not.toContain('7-01')
  expect(lines.join()).toMatch(/sale 120-01\b.*left out/)
})

test.each([
  ['an outage', { status: 503, body: '' }, 'unavailable'],
  ['a key that may not', { status: 403, body: '"no"' }, 'forbidden'],
] as const)('%s at one order still stops the reading of sales', async (_what, answer, kind) => {
  const { platform } = await scripted(withDetails(aMinuteApart(30), (id) => id === '7-01', answer))
  await expect(read(platform, start, start + 86_400_000)).rejects.toMatchObject({ kind })
})

/** The same, and the newest are listed as well. */
const withNewest =
  (moments: readonly number[], usual: Script): Script =>
  (request, count) =>
    request.url.pathname.endsWith('/orders') && request.url.searchParams.get('orderBy') === 'creationDate,desc'
      ? {
          body: {
            list: moments
              .map((at, index) => ({ orderId: `${index}-01`, creationDate: iso(at) }))
              .toReversed()
              .slice(0, 3),
            paging: { total: moments.length },
          },
        }
      : usual(request, count)

test('an order at which the platform breaks each time, while it gives others, is named with its time, and holds up no other', async () => {
  const moments = aMinuteApart(30)
  for (const id of ['7-01', '29-01']) {
    const { platform } = await scripted(
      withNewest(
        moments,
        withDetails(moments, (one) => one === id, { status: 500, body: '' }),
      ),
    )
    const { sales, unreadable } = await read(platform, start, start + 86_400_000)
    expect(unreadable).toEqual([{ id, at: new Date(start + Number.parseInt(id) * 60_000) }])
    expect(sales).toHaveLength(29)
    await expect(platform.sale(id)).rejects.toMatchObject({ kind: 'unreadable' })
    expect(await platform.sale('3-01')).toMatchObject({ id: '3-01' })
    await server?.close()
  }
})

test('several such orders are named, also where the newest is one of them', async () => {
  const moments = aMinuteApart(30)
  const broken = ['7-01', '29-01']
  const { platform } = await scripted(
    withNewest(
      moments,
      withDetails(moments, (id) => broken.includes(id), { status: 500, body: '' }),
    ),
  )
  expect((await read(platform, start, start + 86_400_000)).unreadable.map(({ id }) => id)).toEqual(broken)
})

test.each([
  ['at every order from one on', (id: string) => Number.parseInt(id) >= 20],
  ['at every order', () => true],
])('a platform that breaks %s stops the reading of sales: nothing is left out', async (_what, broken) => {
  const moments = aMinuteApart(30)
  const { platform } = await scripted(withNewest(moments, withDetails(moments, broken, { status: 500, body: '' })))
  await expect(read(platform, start, start + 86_400_000)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(platform.sale('25-01')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('where no order of a page of several makes sense it is the fault of the platform; of a few it is theirs', async () => {
  const several = await scripted(withDetails(aMinuteApart(5), () => true, { body: 'nonsense' }))
  await expect(read(several.platform, start, start + 86_400_000)).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('the sale 0-01') as string,
  })
  await server?.close()
  const few = await scripted(withDetails(aMinuteApart(4), () => true, { body: 'nonsense' }))
  expect((await read(few.platform, start, start + 86_400_000)).unreadable).toHaveLength(4)
})

test('behaviour 11, spans of sales · a second with more than can be listed is reported to be missing some, and is not asked for in circles', async () => {
  const { platform } = await scripted(salesPages([...Array.from({ length: 3_250 }, () => start + 500), start + 5_000]))
  const { sales, missing, untils } = await read(platform, start, start + 10_000)
  expect(sales).toHaveLength(3_001)
  expect(missing).toBe(250)
  expect(untils.at(-1)).toBe(start + 10_000)
  expect((server?.requests ?? []).filter(({ url }) => url.pathname.endsWith('/orders')).length).toBeLessThan(60)
})

test('behaviour 10, limits of a call · lists of sales are asked for a hundred at a time, and what has been read is reported on the way', async () => {
  const { platform } = await scripted(salesPages(Array.from({ length: 250 }, (_, index) => start + index * 1_000)))
  const parts = []
  for await (const { sales, until } of platform.sales(new Date(start), new Date(start + 3_600_000)))
    parts.push([sales.length, until.getTime() - start])
  expect(parts).toEqual([
    [100, 99_000],
    [100, 199_000],
    [50, 3_600_000],
  ])
  for (const { url } of (server?.requests ?? []).filter(({ url: { pathname } }) => pathname.endsWith('/orders')))
    expect(url.searchParams.get('per_page')).toBe('100')
})

test('behaviour 9, end of paging · a list of sales that is empty, grows, or answers in circles comes to an end', async () => {
  const empty = await scripted(salesPages([]))
  expect(await read(empty.platform, start, start + 1_000)).toEqual({
    sales: [],
    untils: [start + 1_000],
    missing: 0,
    unreadable: [],
  })
  await server?.close()
  const circles = await scripted(({ url }) => {
    if (url.pathname.endsWith('/list')) return { body: [channel] }
    if (!url.pathname.endsWith('/orders')) return { body: orderOf(start, 1) }
    return { body: { list: [{ orderId: '1-01', creationDate: iso(start) }], paging: { total: 2_500 } } }
  })
  const { sales, missing } = await read(circles.platform, start, start + 1_000)
  expect([sales.length, missing]).toEqual([1, 2_499])
})

const one = async (more: object, id = '1-01') => {
  const { platform, lines } = await scripted(({ url }) =>
    url.pathname.endsWith('/list') ? { body: [channel] } : { body: orderOf(start, 1, more) },
  )
  const sale = await platform.sale(id)
  await server?.close()
  return { sale, lines }
}

test('behaviour 23, units · what a sale brought is its total, in the smallest unit of its own currency; a gift brings nothing', async () => {
  const items = [
    { productId: '6', quantity: 2, sellingPrice: 500, priceDefinition: { total: 990 } },
    { productId: 7, quantity: 3, sellingPrice: 333, priceDefinitions: { total: null } },
    { productId: '8', quantity: 1, sellingPrice: 1990, isGift: true, priceDefinitions: { total: 1990 } },
  ]
  const lines = [
    { product: 6, units: 2, revenue: 990 },
    { product: 7, units: 3, revenue: 999 },
    { product: 8, units: 1, revenue: 0 },
  ]
  expect((await one({ items })).sale).toMatchObject({ currency: 'GBP', lines })
  // Hundredths in every currency, also where that has none.
  const pesos = await one({
    items: [{ productId: '6', quantity: 1, sellingPrice: 1_990_000 }],
    storePreferencesData: { currencyCode: 'CLP' },
  })
  expect(pesos.sale).toMatchObject({ currency: 'CLP', lines: [{ product: 6, units: 1, revenue: 19_900 }] })
  expect((await one({ storePreferencesData: null })).sale).toMatchObject({ currency: 'GBP' })
})

test('behaviour 23, units · a sale counts once it is authorised, until it is cancelled or replaced', async () => {
  const cases = [
    ['invoiced', 'x', true],
    ['payment-pending', null, false],
    ['cancellation-requested', 'x', true],
    ['canceled', 'x', false],
    ['cancel', 'x', false],
    ['replaced', 'x', false],
    ['ready-for-handling', 'x', true],
    [null, 'x', true],
    ['handling', '', false],
  ] as const
  for (const [status, authorizedDate, counts] of cases)
    expect((await one({ status, authorizedDate })).sale, `${status} ${authorizedDate}`).toMatchObject({ counts })
})

test('behaviour 22, tolerant reading · a line that cannot be read takes no other with it, and an order without sense is unreadable', async () => {
  const { sale, lines } = await one({
    items: [{ productId: null }, 'nonsense', { productId: '7', quantity: 1, sellingPrice: 5 }],
    creationDate: '2026-03-01T02:30:00.1234567-03:00',
    lastChange: null,
  })
  expect(sale).toMatchObject({
    lines: [{ product: 7, units: 1, revenue: 5 }],
    soldAt: new Date('2026-03-01T05:30:00.123Z'),
    changedAt: new Date('2026-03-01T05:30:00.123Z'),
  })
  expect(lines.join()).toMatch(/line of the sale 1-01\b.*left out/)
  await expect(one({ creationDate: 'yesterday' })).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('the sale 1-01 with') as string,
  })
  await server?.close()
})

test('behaviour 24, sales that change · nobody learns who bought: not from what is read, not from a log, not from a failure', async () => {
  const person = 'Zoraida Quintanilla'
  const personal = {
    clientProfileData: { firstName: person, email: `${person}@example.com`, document: person },
    shippingData: { address: { receiverName: person } },
    openTextField: { value: person },
  }
  const { sale, lines } = await one(personal)
  expect(Object.keys(sale ?? {}).sort()).toEqual(['changedAt', 'counts', 'currency', 'id', 'lines', 'soldAt', 'undone'])
  expect(JSON.stringify(sale) + lines.join('')).not.toContain('Zoraida')
  for (const [body, kind] of [
    [{ ...personal, title: person, message: person, items: 'none' }, 'unreadable'],
    [`{"orderId":"1-01","clientProfileData":{"firstName":"${person}`, 'unavailable'],
    [person, 'unreadable'],
  ] as const) {
    const broken = await scripted(({ url }) => (url.pathname.endsWith('/list') ? { body: [channel] } : { body }))
    const fault: unknown = await broken.platform.sale('1-01').catch((error: unknown) => error)
    expect(fault).toMatchObject({ kind })
    expect(String(fault) + (fault as Error).stack + broken.lines.join('')).not.toContain('Zoraida')
    await server?.close()
  }
})

test('a sale that is not there is null, and its number is no way to another address', async () => {
  const { platform } = await scripted(({ url }) => (url.pathname.endsWith('/list') ? { body: [channel] } : { status: 404, body: '' }))
  expect(await platform.sale('../../catalog/pvt/product/7?a=b')).toBeNull()
  expect(server?.requests.at(-1)?.url.pathname).toBe('/api/oms/pvt/orders/..%2F..%2Fcatalog%2Fpvt%2Fproduct%2F7%3Fa%3Db')
})
