import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDigits } from '../../../contract/index.ts'
import { type Answer, readAnswer, reasonOf } from './answer.ts'
import { read, readList } from './readers.ts'
import { scriptedConnector } from './reading.fixtures.ts'
import { asSale } from './sale.ts'
import { channel, type Reply } from './scripted.fixtures.ts'
import { ianaZone } from './time-zones.ts'
import { minorUnits } from './units.ts'

const vtex = scriptedConnector()
const { scripted } = vtex

test('behaviour 22, tolerant reading · a product is read with nulls, numbers as text and fields that nobody knows', async () => {
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

test('behaviour 22, tolerant reading · a product that is not there is null, and an answer without sense is unreadable', async () => {
  const answers: Reply[] = [
    { status: 404, body: '"Product not found"' },
    { body: '<html>' },
    { body: [] },
    { body: { Id: 8, CategoryId: 1, BrandId: 1 } },
    { status: 204, body: '' },
  ]
  const { platform } = await scripted((_request, count) => answers[count - 1] ?? {})
  expect(await platform.product(7)).toBeNull()
  for (let left = answers.length - 1; left > 0; left -= 1) await expect(platform.product(7)).rejects.toMatchObject({ kind: 'unreadable' })
})

test.each([['nonsense'], [{ Id: 8, CategoryId: 1, BrandId: 1 }]])(
  'a product whose answer makes no sense is read once more, and named when it makes none again: %j',
  async (body) => {
    let nonsense = 1
    const { platform } = await scripted(() => ({ body: nonsense-- > 0 ? body : { Id: 7, CategoryId: 1, BrandId: 1, Score: 12 } }))
    expect(await platform.product(7)).toMatchObject({ id: 7, score: 12 })
    expect(vtex.server?.requests).toHaveLength(2)
    nonsense = 2
    await expect(platform.product(7)).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('product 7') as string,
    })
    expect(vtex.server?.requests).toHaveLength(4)
  },
)

test.each(['category', 'brand'] as const)(
  'the share of a %s whose answer makes no sense is read once more, and named when it makes none again',
  async (kind) => {
    let nonsense = 1
    const { platform } = await scripted(() => ({ body: nonsense-- > 0 ? 'nonsense' : { Score: 40 } }))
    const shares = (fresh: boolean) => platform.scoreShares(kind === 'category' ? [5] : [], kind === 'brand' ? [5] : [], { fresh })
    expect((await shares(false))[kind].get(5)).toBe(40)
    expect(vtex.server?.requests).toHaveLength(2)
    nonsense = 2
    await expect(shares(true)).rejects.toMatchObject({ kind: 'unreadable', message: expect.stringContaining(`${kind}/5`) as string })
  },
)

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
  expect(vtex.server?.requests).toHaveLength(4)
  await time.sleep(3_600_001)
  await platform.scoreShares([1], [])
  expect(vtex.server?.requests).toHaveLength(5)
})

describe('a failed answer', () => {
  const message = async (body: string | null, status = 400) => reasonOf(await readAnswer(new Response(body, { status })), (text) => text)
  test('behaviour 22, tolerant reading · is understood in every shape that VTEX uses', async () => {
    expect(await message('{"error":{"code":"OMS003","message":"Not now","exception":null}}')).toBe('400 Not now')
    expect(await message('{"type":"x","title":"Unauthorized","status":401,"traceId":"t"}', 401)).toBe('401 Unauthorized')
    expect(await message('{"Message":"The request is invalid.","ModelState":{"product.Name":["Too long.","Bad."]}}')).toBe(
      '400 The request is invalid. Too long. Bad.',
    )
    expect(await message('"Product not found"', 404)).toBe('404 Product not found')
    expect(await message('Unable to acquire lock\n for key x', 423)).toBe('423 Unable to acquire lock for key x')
    expect(await message('{"authStatus":"WrongCredentials"}', 401)).toBe('401 WrongCredentials')
    expect(await message('<!DOCTYPE html><html><head><title> Down </title><script>x()</script></head></html>', 503)).toBe('503 Down')
    expect(await message('', 400)).toBe('400')
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
        const line = reasonOf({ status: 500, headers: new Headers(), text, body: parsed } satisfies Answer, (cleaned) => cleaned)
        expect(line).toMatch(/^500[^\n]*$/)
        expect(line.length).toBeLessThanOrEqual(300)
      }),
    )
  })
})

test('behaviour 23, units · prices become the smallest unit exactly, by the currency', () => {
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

test('behaviour 23, units · time zones get their IANA names, and an unknown one is not guessed', async () => {
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
    if (example !== undefined)
      test(`behaviour 22, tolerant reading · VTEX's own example of ${path} is read`, () => expect(reads(example)).toBeTruthy())
  }
}
