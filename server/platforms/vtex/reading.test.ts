import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, readAnswer, reasonOf } from './answer.ts'
import { asOffer } from './offers.ts'
import { read, readList } from './readers.ts'
import { channel, connect, type Reply, type Script, type Scripted, scriptedVtex } from './scripted.fixtures.ts'
import { asSale } from './sale.ts'
import { ianaZone } from './time-zones.ts'
import { currencyDigits } from '../../../contract/index.ts'
import { minorUnits } from './units.ts'

let server: Scripted | null = null
const scripted = async (script: Script) => {
  server = await scriptedVtex(script)
  return connect(server.url)
}
afterEach(() => server?.close())

const idsPage = (ids: readonly number[], total: number): Reply => ({
  body: { data: Object.fromEntries(ids.map((id) => [id, [id]])), range: { total, from: 1, to: 250 } },
})
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const collect = async (pages: AsyncIterable<{ ids: number[]; total: number }>) => {
  const all: number[] = []
  let total = -1
  for await (const page of pages) {
    all.push(...page.ids)
    total = page.total
  }
  return { all, total }
}
const rows =
  (ids: readonly number[]): Script =>
  ({ url }) =>
    idsPage(ids.slice(Number(url.searchParams.get('_from')) - 1, Number(url.searchParams.get('_to'))), ids.length)

describe('product numbers', () => {
  test('behaviour 10 · all come, once, in windows of at most 250, however many there are', async () => {
    for (const count of [0, 1, 249, 250, 251, 500, 777]) {
      const { platform } = await scripted(rows(upTo(count)))
      expect((await collect(platform.productIds())).all, String(count)).toEqual(upTo(count))
      for (const { url } of server?.asked ?? [])
        expect(Number(url.searchParams.get('_to')) - Number(url.searchParams.get('_from'))).toBeLessThan(250)
      expect(server?.asked.length).toBe(Math.max(1, Math.ceil(count / 250)))
      await server?.close()
    }
  })

  test('behaviour 9 · end where two pages are equal, and where a page is empty before its time', async () => {
    const circles = await scripted(() => idsPage(upTo(250), 1_000_000))
    expect((await collect(circles.platform.productIds())).all).toEqual(upTo(250))
    expect(server?.asked).toHaveLength(2)
    expect(circles.lines.join()).toContain('two equal pages')
    await server?.close()
    const early = await scripted((_asked, count) => (count === 1 ? idsPage(upTo(250), 600) : idsPage([], 600)))
    expect((await collect(early.platform.productIds())).all).toHaveLength(250)
    expect(early.lines.join()).toContain('other product numbers than VTEX counts')
  })

  test('behaviour 9 · are right when the shop grows or shrinks meanwhile, and repeated ones are told once', async () => {
    const grows = await scripted((_asked, count) => (count === 1 ? idsPage(upTo(250), 250 + 1) : idsPage([250, 251, 252], 252)))
    expect(await collect(grows.platform.productIds())).toEqual({ all: upTo(252), total: 252 })
    await server?.close()
    const shrinks = await scripted((_asked, count) => (count === 1 ? idsPage(upTo(250), 700) : idsPage([251], 251)))
    expect(await collect(shrinks.platform.productIds())).toEqual({ all: upTo(251), total: 251 })
    expect(server?.asked).toHaveLength(2)
  })

  test('behaviour 10 · are gone on with from where they were left, and of one category where that is asked for', async () => {
    const { platform } = await scripted(rows(upTo(600)))
    const pages = []
    for await (const page of platform.productIds({ from: 251, category: 7 })) pages.push(page)
    expect(pages.map(({ ids, total, next }) => [ids[0], ids.length, total, next])).toEqual([
      [251, 250, 600, 501],
      [501, 100, 600, 751],
    ])
    for (const { url } of server?.asked ?? []) expect(url.searchParams.get('categoryId')).toBe('7')
  })

  test('one page of nonsense is asked for again, and nothing is missing', async () => {
    let nonsense = true
    const { platform } = await scripted((asked, count) => {
      if (nonsense && asked.url.searchParams.get('_from') === '251') {
        nonsense = false
        return { body: '<html><title>Oops</title></html>' }
      }
      return rows(upTo(600))(asked, count)
    })
    expect(await collect(platform.productIds())).toEqual({ all: upTo(600), total: 600 })
    expect(server?.asked).toHaveLength(4)
  })

  test('a page that is nonsense again is told with its rows, and the pages behind it are read', async () => {
    const { platform } = await scripted((asked, count) =>
      asked.url.searchParams.get('_from') === '251' ? { body: { nonsense: true } } : rows(upTo(600))(asked, count),
    )
    const pages = []
    for await (const page of platform.productIds()) pages.push([page.ids.length, page.unreadable, page.next])
    expect(pages).toEqual([
      [250, 0, 251],
      [0, 250, 501],
      [100, 0, 751],
    ])
  })

  test('two pages of nonsense in a row are a fault', async () => {
    const { platform } = await scripted(() => ({ body: { nonsense: true } }))
    await expect(collect(platform.productIds())).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('behaviour 22 · a key that is no number is left out', async () => {
    const { platform } = await scripted(() => ({ body: { data: { 3: [5], 'Product ID': [1], '-1': [] }, range: { total: '1' } } }))
    expect((await collect(platform.productIds())).all).toEqual([3])
  })
})

const sold = (id: unknown, more: object = {}) => ({
  productId: id,
  items: [
    {
      images: [{ imageUrl: 'https://x/1' }],
      sellers: [{ commertialOffer: { Price: 4.35, ListPrice: 8.95, AvailableQuantity: 3, IsAvailable: true } }],
    },
  ],
  ...more,
})

describe('offers', () => {
  test('behaviour 10 · are asked for 50 at a time, and one that cannot be read takes no other with it', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      if (url.pathname.endsWith('/saleschannel/list')) return { body: [channel] }
      const ids = url.searchParams.getAll('fq').map((filter) => Number(filter.replace('productId:', '')))
      return { status: 206, body: ids.map((id) => (id === 7 ? { productId: null, items: 'none' } : sold(id % 2 ? id : String(id)))) }
    })
    const offers = await platform.offers(upTo(120))
    expect(offers.map(({ id }) => id)).toEqual(upTo(120).filter((id) => id !== 7))
    expect(offers[0]).toEqual({
      id: 1,
      name: '',
      reference: '',
      categoryId: null,
      brandId: null,
      releasedOn: null,
      imageUrl: 'https://x/1',
      price: 435,
      listPrice: 895,
      stock: 3,
      variants: 1,
      variantsInStock: 1,
    })
    expect(lines.join()).toContain('left out')
    const searches = (server?.asked ?? []).filter(({ url }) => url.pathname.endsWith('/search'))
    expect(searches.map(({ url }) => url.searchParams.getAll('fq').length)).toEqual([50, 50, 20])
    for (const { url } of searches)
      expect([url.searchParams.get('_from'), url.searchParams.get('_to'), url.searchParams.get('sc')]).toEqual(['0', '49', '1'])
  })

  test('behaviour 23 · show the cheapest variant that can be bought, and the pieces of all', () => {
    const item = (Price: unknown, AvailableQuantity: unknown, IsAvailable?: boolean) => ({
      sellers: [{ commertialOffer: { Price, ListPrice: 0, AvailableQuantity, IsAvailable } }],
    })
    const offer = (...items: object[]) => asOffer({ productId: '1', items }, 2)
    expect(offer(item(0, 0, false), item(9, 2, true), item(7.5, 4, true))).toMatchObject({ price: 750, listPrice: null, stock: 6 })
    expect(offer(item(0, 0, false))).toMatchObject({ price: null, stock: 0, imageUrl: null })
    expect(offer(item('3.10', 0, true))).toMatchObject({ price: 310, stock: 1 })
    expect(offer({ sellers: null }, { sellers: [{ commertialOffer: null }] })).toMatchObject({ price: null, stock: 0 })
    expect(offer(item(1, 99_999_999_999, true))).toMatchObject({ stock: 2 ** 31 - 1 })
    expect(offer(item(0, 0, false), item(9, 2, true), { sellers: null })).toMatchObject({ variants: 3, variantsInStock: 1 })
  })
})

test('behaviour 22 · an offer tells what the search knows of the product, and nothing where that makes no sense', async () => {
  const more = (id: number) =>
    id === 1
      ? { productName: 'Ñandú', productReference: 'R-1', categoryId: '12', brandId: 2000004, releaseDate: '2020-10-07T00:00:00' }
      : { productName: null, categoryId: 'none', brandId: {}, releaseDate: 'soon' }
  const { platform } = await scripted(({ url }) =>
    url.pathname.endsWith('/list') ? { body: [channel] } : { body: [sold(1, more(1)), sold(2, more(2))] },
  )
  const [told, silent] = await platform.offers([1, 2])
  expect(told).toMatchObject({ name: 'Ñandú', reference: 'R-1', categoryId: 12, brandId: 2_000_004, releasedOn: '2020-10-07' })
  expect(silent).toMatchObject({ id: 2, name: '', reference: '', categoryId: null, brandId: null, releasedOn: null, price: 435 })
})

describe('the live ordering', () => {
  const tree = [{ id: '1', name: 'A', hasChildren: true, children: [{ id: 6, name: 'B', children: [], url: null }], url: '' }]
  const search =
    (count: number): Script =>
    ({ url }) => {
      if (url.pathname.includes('/category/tree/')) return { body: tree }
      if (url.pathname.endsWith('/list')) return { body: [channel] }
      const [from, to] = [Number(url.searchParams.get('_from')), Number(url.searchParams.get('_to'))]
      return {
        status: 206,
        body: upTo(count)
          .slice(from, to + 1)
          .map((id) => ({ productId: String(id) })),
      }
    }
  test('behaviour 10 · is read along the category’s path, to the end of what the search shows and no further', async () => {
    const { platform } = await scripted(search(4_000))
    expect(await platform.liveOrdering(6, 5_000)).toEqual(upTo(2_501))
    const searches = (server?.asked ?? []).filter(({ url }) => url.pathname.endsWith('/search')).map(({ url }) => url.searchParams)
    for (const query of searches) {
      expect(query.get('fq')).toBe('C:/1/6/')
      expect(query.get('O')).toBe('OrderByScoreDESC')
      expect(Number(query.get('_to'))).toBeLessThanOrEqual(2_500)
      expect(Number(query.get('_to')) - Number(query.get('_from'))).toBeLessThan(50)
    }
  })
  test('behaviour 9 · ends with the category, or at the limit that was asked for', async () => {
    const { platform } = await scripted(search(120))
    expect(await platform.liveOrdering(1, 1_000)).toEqual(upTo(120))
    expect(await platform.liveOrdering(1, 60)).toEqual(upTo(60))
    expect(await platform.liveOrdering(99, 60)).toEqual([])
  })
})

describe('collections', () => {
  const item = (id: unknown, more: object = {}) => ({
    id,
    name: `Collection ${String(id)}`,
    searchable: true,
    dateFrom: '2020-02-14T11:26:00',
    dateTo: '2070-02-14T11:26:00',
    ...more,
  })
  const single = (id: number) => ({
    Id: id,
    Name: `Collection ${id}`,
    Searchable: false,
    DateFrom: null,
    DateTo: '2026-03-01T00:00:00.1234567',
  })
  const row = (ProductId: unknown, Position: unknown) => ({ ProductId, SkuId: 1, SubCollectionId: 24, Position })
  const places = async (platform: Awaited<ReturnType<typeof scripted>>['platform'], id: number) => {
    const pages = []
    for await (const page of platform.collectionProducts(id)) pages.push(page)
    return pages
  }

  test('behaviour 22 · are listed page by page, their times in UTC, and one that cannot be read takes no other with it', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      const items =
        page === 1
          ? [item(149), { id: null }, item('150', { dateTo: '2026-03-01T00:00:00-03:00', searchable: null })]
          : [item(151, { name: null, dateFrom: '0001-01-01T00:00:00', dateTo: 'soon' })]
      return { body: { paging: { page, perPage: 50, total: 4, pages: 2 }, items } }
    })
    const [from, to] = [new Date('2020-02-14T11:26:00Z'), new Date('2070-02-14T11:26:00Z')]
    expect(await platform.collections([])).toEqual([
      { id: 149, name: 'Collection 149', searchable: true, from, to },
      { id: 150, name: 'Collection 150', searchable: false, from, to: new Date('2026-03-01T03:00:00Z') },
      { id: 151, name: '151', searchable: true, from: null, to: null },
    ])
    expect(lines.join()).toContain('left out')
    expect(server?.asked.map(({ url }) => url.search)).toEqual([
      '?page=1&pageSize=50&orderByAsc=true',
      '?page=2&pageSize=50&orderByAsc=true',
    ])
  })

  test('are asked for one by one where the list is gone: those met in offers, those that ended, those that were known', async () => {
    const { platform, lines } = await scripted(({ url }) => {
      if (url.pathname.endsWith('/saleschannel/list')) return { body: [channel] }
      if (url.pathname.endsWith('/products/search'))
        return { body: [sold(1, { productClusters: { 138: 'Summer', 'no number': 'x' } }), sold(2, { productClusters: null })] }
      if (url.pathname.endsWith('/collection/search')) return { status: 410, body: '' }
      if (url.pathname.endsWith('/collection/inactive')) return { body: [153, null] }
      const id = Number(url.pathname.split('/').at(-1))
      return id === 149 ? { status: 404, body: '' } : id === 151 ? { body: 'nonsense' } : { body: single(id) }
    })
    await platform.offers([1, 2])
    const found = await platform.collections([149, 150, 151, 138])
    expect(found.map(({ id }) => id)).toEqual([138, 150, 153])
    expect(found[0]).toEqual({ id: 138, name: 'Collection 138', searchable: false, from: null, to: new Date('2026-03-01T00:00:00.123Z') })
    expect(lines.join()).toContain('left out')
  })

  test('behaviour 9 · give their rows page by page with the positions of their variants, to the last page or the first empty one', async () => {
    const { platform } = await scripted(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      return {
        body: {
          Page: page,
          Size: 50,
          TotalRows: 5,
          TotalPage: 3,
          Data: page === 1 ? [row(7, 3), row('8', '1'), 'nonsense'] : page === 2 ? [row(7, 1), row(9, null)] : [],
        },
      }
    })
    expect(await places(platform, 149)).toEqual([
      [
        { product: 7, position: 3 },
        { product: 8, position: 1 },
      ],
      [
        { product: 7, position: 1 },
        { product: 9, position: null },
      ],
    ])
    expect(server?.asked).toHaveLength(3)
  })

  test('behaviour 9 · that answer in circles end, and one that is gone meanwhile is empty', async () => {
    const { platform, lines } = await scripted(({ url }) =>
      url.pathname.includes('/150/') ? { status: 404, body: '' } : { body: { TotalPage: 100_000, Data: [row(7, 1)] } },
    )
    expect(await places(platform, 149)).toHaveLength(1)
    expect(lines.join()).toContain('two equal pages')
    expect(await places(platform, 150)).toEqual([])
  })

  test('that nobody can make sense of are unreadable', async () => {
    const { platform } = await scripted(() => ({ body: '<html>' }))
    await expect(platform.collections([])).rejects.toMatchObject({ kind: 'unreadable' })
    await expect(places(platform, 149)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

test('behaviour 22 · a product is read with nulls, numbers as text and fields that nobody knows', async () => {
  const { platform } = await scripted(() => ({
    body: {
      Id: '7',
      Name: null,
      CategoryId: '3',
      BrandId: 2,
      RefId: null,
      ReleaseDate: null,
      IsActive: null,
      Score: null,
      Novelty: { a: 1 },
    },
  }))
  expect(await platform.product(7)).toEqual({
    id: 7,
    name: '',
    reference: '',
    categoryId: 3,
    brandId: 2,
    releasedOn: null,
    score: 0,
    active: false,
  })
})

test('behaviour 22 · a product that is not there is null, and an answer without sense is unreadable', async () => {
  const answers: Reply[] = [
    { status: 404, body: '"Product not found"' },
    { body: '<html>' },
    { body: [] },
    { body: { Id: 8, CategoryId: 1, BrandId: 1 } },
    { status: 204, body: '' },
  ]
  const { platform } = await scripted((_asked, count) => answers[count - 1] ?? {})
  expect(await platform.product(7)).toBeNull()
  for (let left = answers.length - 1; left > 0; left -= 1) await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unreadable' })
})

test('shares of the score are asked for once an hour, and none counts as 0', async () => {
  const { platform, time } = await scripted(({ url }) =>
    url.pathname.endsWith('/9') ? { status: 404 } : { body: { Score: url.pathname.includes('/brand/') ? null : '40' } },
  )
  const shares = await platform.scoreShares([1, 2, 1], [5, 9])
  expect([...shares.category]).toEqual([
    [1, 40],
    [2, 40],
  ])
  expect([...shares.brand]).toEqual([
    [5, 0],
    [9, 0],
  ])
  await platform.scoreShares([1, 2], [5])
  expect(server?.asked).toHaveLength(4)
  await time.sleep(3_600_001)
  await platform.scoreShares([1], [])
  expect(server?.asked).toHaveLength(5)
})

describe('a failed answer', () => {
  const said = async (body: string | null, status = 400) => reasonOf(await readAnswer(new Response(body, { status })))
  test('behaviour 22 · is understood in every shape that VTEX uses', async () => {
    expect(await said('{"error":{"code":"OMS003","message":"Not now","exception":null}}')).toBe('400 Not now')
    expect(await said('{"type":"x","title":"Unauthorized","status":401,"traceId":"t"}', 401)).toBe('401 Unauthorized')
    expect(await said('{"Message":"The request is invalid.","ModelState":{"product.Name":["Too long.","Bad."]}}')).toBe(
      '400 The request is invalid. Too long. Bad.',
    )
    expect(await said('"Product not found"', 404)).toBe('404 Product not found')
    expect(await said('Unable to acquire lock\n for key x', 423)).toBe('423 Unable to acquire lock for key x')
    expect(await said('{"authStatus":"WrongCredentials"}', 401)).toBe('401 WrongCredentials')
    expect(await said('<!DOCTYPE html><html><head><title> Down </title><script>x()</script></head></html>', 503)).toBe('503 Down')
    expect(await said('', 400)).toBe('400')
  })
  test('whatever it holds, gives one short line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const parsed = (() => {
          try {
            return JSON.parse(text) as unknown
          } catch {
            return undefined
          }
        })()
        const line = reasonOf({ status: 500, headers: new Headers(), text, body: parsed } satisfies Answer)
        expect(line).toMatch(/^500[^\n]*$/)
        expect(line.length).toBeLessThanOrEqual(300)
      }),
    )
  })
})

test('behaviour 23 · prices become the smallest unit exactly, by the currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.constantFrom(0, 2, 3), (minor, digits) => {
      expect(minorUnits(minor / 10 ** digits, digits)).toBe(minor)
      expect(minorUnits((minor / 10 ** digits).toFixed(digits), digits)).toBe(minor)
    }),
  )
  expect(minorUnits(1.005, 2)).toBe(101)
  for (const nothing of [0, -1, null, undefined, Number.NaN, 'x', '', 1e30]) expect(minorUnits(nothing, 2), String(nothing)).toBeNull()
  expect(['GBP', 'JPY', 'KWD', 'BRL', 'COP', 'nonsense'].map(currencyDigits)).toEqual([2, 0, 3, 2, 2, 2])
})

test('behaviour 23 · time zones get their IANA names, and an unknown one is not guessed', async () => {
  const cases = {
    'GMT Standard Time': 'Europe/London',
    'E. South America Standard Time': 'America/Sao_Paulo',
    'SA Pacific Standard Time': 'America/Bogota',
    'Europe/Madrid': 'Europe/Madrid',
  }
  for (const [windows, iana] of Object.entries(cases)) expect(ianaZone(windows)).toBe(iana)
  for (const unknown of ['', 'Mars Standard Time', 'constructor', 'Europe/Atlantis']) expect(ianaZone(unknown), unknown).toBeNull()
  const { platform, lines } = await scripted(() => ({ body: [{ ...channel, TimeZone: 'Mars Standard Time', CurrencyCode: 'brl' }] }))
  expect(await platform.checkCredential()).toEqual({ currency: 'BRL', timeZone: 'UTC' })
  expect(lines.join()).toContain('Mars Standard Time')
})

// VTEX's own example answers are not ours to ship. Where a copy of its schemas lies beside, every one that we read is read.
const directory = process.env.VTEX_OPENAPI_DIR
const examples =
  directory === undefined ? [] : readdirSync(directory).filter((name) => /^(catalog|search|orders|logistics)-api\.json$/.test(name))
const readers: Record<string, (value: unknown) => unknown> = {
  '/api/catalog_system/pvt/saleschannel/list': (value) => readList(value)?.every(read.salesChannel),
  '/api/catalog_system/pub/category/tree/{categoryLevels}': (value) => readList(value)?.every(read.categoryNode),
  '/api/catalog/pvt/category/{categoryId}': read.scored,
  '/api/catalog_system/pvt/brand/list': (value) => readList(value)?.every(read.brand),
  '/api/catalog_system/pvt/brand/pagedlist': read.brandPage,
  '/api/catalog/pvt/brand/{brandId}': read.scored,
  '/api/catalog_system/pvt/products/GetProductAndSkuIds': read.idsPage,
  '/api/catalog/pvt/product/{productId}': read.product,
  '/api/catalog/pvt/collection/{collectionId}': read.collection,
  '/api/catalog/pvt/collection/{collectionId}/products': (value) =>
    read.placesPage(value)?.Data.every((row) => read.place(row)?.SubCollectionId),
  '/api/catalog_system/pvt/sku/stockkeepingunitByProductId/{productId}': (value) => readList(value)?.every(read.variant),
  '/api/logistics/pvt/inventory/skus/{skuId}': (value) => read.inventory(value)?.balance?.every(read.balance),
  '/api/logistics/pvt/configuration/warehouses': (value) => readList(value)?.every(read.warehouse),
  '/api/oms/pvt/orders': (value) => read.salesPage(value)?.list.every((one) => read.saleHead(one)),
  '/api/oms/pvt/orders/{orderId}': (value) => asSale(value, { skipped: expect.unreachable, currency: 'BRL' }),
  '/api/orders/feed/config': read.feedConfig,
  '/api/orders/feed': (value) => readList(value)?.every((one) => read.feedEvent(one)?.orderId),
  '/api/catalog_system/pub/products/search': (value) => readList(value)?.every((one) => read.offer(one) && read.found(one)),
}
for (const name of examples) {
  type Schema = { paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> } }> }
  const schema = JSON.parse(readFileSync(join(directory ?? '', name), 'utf8')) as Schema
  for (const [path, reads] of Object.entries(readers)) {
    const content = schema.paths[path]?.get?.responses['200']?.content ?? {}
    const example = Object.values(content)[0]?.example
    if (example !== undefined) test(`behaviour 22 · VTEX's own example of ${path} is read`, () => expect(reads(example)).toBeTruthy())
  }
}
