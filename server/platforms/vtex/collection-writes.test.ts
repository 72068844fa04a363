import { read as readWorkbook, utils } from '@e965/xlsx'
import { afterEach, describe, expect, test } from 'vitest'
import { connected, smallShop, testSimulator } from '../../../demo/simulator/simulator.fixtures.ts'
import { type ReceivedRequest, canary, connect, type Reply, type Script, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

const collection = 137
const started = (products: number, inside: readonly number[]) =>
  testSimulator(products, {
    shop: async () => ({
      ...smallShop(products),
      collections: [
        {
          id: collection,
          name: 'All',
          searchable: true,
          from: '2026-01-01T09:00:00.000Z',
          to: '2069-12-31T23:59:00.000Z',
          products: [...inside],
        },
      ],
    }),
  })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index)
const ordering = async (platform: ReturnType<typeof connected>) => {
  const rows = []
  for await (const page of platform.collectionProducts(collection)) rows.push(...page)
  return rows.map(({ product, position }) => [product, position])
}

describe('a position', () => {
  test('is set for one product alone, and not where it is right already', async () => {
    const simulator = await started(10, upTo(4))
    const platform = connected(simulator)
    expect(await ordering(platform)).toEqual([
      [1000, 1],
      [1001, 2],
      [1002, 3],
      [1003, 4],
    ])
    expect(await platform.setCollectionPosition(collection, 1000, 40)).toEqual({ result: 'written' })
    expect(await platform.setCollectionPosition(collection, 1000, 40)).toEqual({ result: 'already' })
    expect(await platform.setCollectionPosition(collection, 1003, 4)).toEqual({ result: 'already' })
    expect(await platform.setCollectionPosition(collection, 1009, 1)).toEqual({ result: 'gone' })
    expect(await platform.setCollectionPosition(999, 1000, 1)).toEqual({ result: 'gone' })
    expect(await ordering(platform)).toEqual([
      [1001, 2],
      [1002, 3],
      [1003, 4],
      [1000, 40],
    ])
  })

  test('that is set again after its answer was lost comes to the same; one that the platform refuses takes no other with it', async () => {
    const simulator = await started(10, upTo(4))
    const platform = connected(simulator)
    simulator.faults.begin({ kind: 'lost-answer', method: 'POST', times: 1 })
    expect(await platform.setCollectionPosition(collection, 1001, 9)).toEqual({ result: 'written' })
    simulator.faults.begin({ kind: 'answer', status: 400, body: '"no"', method: 'POST', times: 1 })
    expect(await platform.setCollectionPosition(collection, 1002, 1)).toEqual({ result: 'refused', reason: 'said', message: '400 no' })
    simulator.faults.begin({ kind: 'answer', status: 500, path: '/position' })
    expect(await platform.setCollectionPosition(collection, 1002, 1)).toMatchObject({ result: 'refused' })
    expect(await ordering(platform)).toEqual([
      [1000, 1],
      [1002, 3],
      [1003, 4],
      [1001, 9],
    ])
  })
})

let server: Scripted | null = null
afterEach(() => server?.close())

/** One collection whose product 7 stands in it with three SKUs, in two groups. */
const withVariants: Script = ({ method, url }): Reply => {
  const rows = [
    [7, 71, 5],
    [7, 72, 2],
    [8, 81, 3],
    [7, 73, null],
  ].map(([ProductId, SkuId, Position]) => ({ ProductId, SkuId, SubCollectionId: SkuId === 73 ? 25 : 24, Position }))
  return method === 'GET' && url.pathname.endsWith('/products') ? { body: { TotalPage: 1, Data: rows } } : { body: '' }
}
const sent = (requests: readonly ReceivedRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown)

test('a product of many variants is moved with the fewest calls, one after the other, named as VTEX wants it here', async () => {
  server = await scriptedVtex(withVariants)
  const { platform } = connect(server.url)
  expect(await platform.setCollectionPosition(collection, 7, 4)).toEqual({ result: 'written' })
  expect(sent(server.requests)).toEqual([{ skuId: 72, position: 4, subCollectionId: 24 }])
  expect(await platform.setCollectionPosition(collection, 7, 4)).toEqual({ result: 'already' })
  await Promise.all([platform.setCollectionPosition(collection, 7, 1), platform.setCollectionPosition(collection, 8, 3)])
  expect(sent(server.requests)).toEqual([
    { skuId: 72, position: 4, subCollectionId: 24 },
    { skuId: 71, position: 1, subCollectionId: 24 },
  ])
})

describe('a collection that is replaced', () => {
  const none = async () => {}

  test('has these products, in this order, and tells of each lot; done again it is the same', async () => {
    const simulator = await started(1_050, upTo(30))
    const platform = connected(simulator)
    const wanted = upTo(1_050)
      .toReversed()
      .filter((id) => id % 50 !== 0)
    for (let times = 0; times < 2; times += 1) {
      const batches: number[] = []
      expect(await platform.replaceCollection(collection, wanted, async (count) => void batches.push(count))).toEqual({ refused: [] })
      expect(batches).toEqual([1, 2])
      expect((await ordering(platform)).map(([product]) => product)).toEqual(wanted)
    }
    expect(platform.collectionBatchSize).toBe(1_000)
  })

  test('is right after lost answers, breaks and refusals on the way', async () => {
    const simulator = await started(40, upTo(30))
    const platform = connected(simulator, { maxWait: Infinity })
    const wanted = upTo(40).toReversed()
    for (const kind of ['lost-answer', 'reset', 'too-many', 'down'] as const) simulator.faults.begin({ kind, method: 'POST', times: 1 })
    simulator.faults.begin({ kind: 'lost-answer', method: 'PUT', times: 1 })
    expect(await platform.replaceCollection(collection, wanted, none)).toEqual({ refused: [] })
    expect((await ordering(platform)).map(([product]) => product)).toEqual(wanted)
  })

  test('names the product that fails a whole file without being named, and takes the others', async () => {
    const simulator = await started(40, upTo(30))
    const platform = connected(simulator)
    const wanted = [1035, 999_999, 1003, 1001]
    expect(await platform.replaceCollection(collection, wanted, none)).toEqual({
      refused: [{ product: 999_999, reason: 'no-place', message: null }],
    })
    expect((await ordering(platform)).map(([product]) => product)).toEqual([1035, 1003, 1001])
  })
})

/** A file as VTEX would read it: the numbers in the column of SKUs. */
function skusOf({ body, headers }: ReceivedRequest): number[] {
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(body).toContain('name="file"; filename="import')
  const bytes = Buffer.from(body, 'latin1')
  const from = bytes.indexOf('\r\n\r\n') + 4
  const workbook = readWorkbook(bytes.subarray(from, bytes.lastIndexOf('\r\n--')), { type: 'buffer' })
  return utils.sheet_to_json<Record<string, number>>(Object.values(workbook.Sheets)[0]!).map((row) => row.SKU ?? 0)
}

/**
 * A collection with two SKUs of product 7 and one of product 8; products 9
 * to 12 are outside, 11 off sale, 12 without a SKU. SKU 91 fails any file.
 */
const shop =
  (imported: (rows: number[]) => Reply): Script =>
  (requests) => {
    const { method, url } = requests
    if (url.pathname.endsWith('/products/search'))
      return {
        body: url.searchParams
          .getAll('fq')
          .flatMap((one) =>
            /:(9|10)$/.test(one)
              ? [{ productId: one.slice(10), items: [{ itemId: `${one.slice(10)}1` }, { itemId: `${one.slice(10)}2` }] }]
              : [],
          ),
      }
    if (url.pathname.endsWith('/ByProductId/11') || url.pathname.endsWith('ByProductId/11'))
      return {
        body: [
          { Id: 111, IsActive: true },
          { Id: '112', IsActive: false },
        ],
      }
    if (url.pathname.endsWith('ByProductId/12')) return { body: [] }
    if (url.pathname.endsWith('/products'))
      return {
        body: {
          TotalPage: 1,
          Data: [
            [7, 71],
            [8, 81],
            [7, 72],
          ].map(([ProductId, SkuId], index) => ({ ProductId, SkuId, SubCollectionId: 24, Position: index + 1 })),
        },
      }
    if (url.pathname.endsWith('/importinsert')) return imported(skusOf(requests))
    if (url.pathname.endsWith('/importexclude')) return { body: '' }
    if (method === 'PUT') return { body: {} }
    return {
      body: {
        Id: 137,
        Name: 'Summer',
        Description: 'Hot',
        Searchable: true,
        Highlight: false,
        DateFrom: '2020-01-01T00:00:00',
        DateTo: null,
        TotalProducts: 2,
        Type: 'Manual',
      },
    }
  }
const replaced = async (products: number[], imported: (rows: number[]) => Reply) => {
  server = await scriptedVtex(shop(imported))
  const { platform, lines } = connect(server.url)
  const result = await platform.replaceCollection(collection, products, async () => {})
  return { result, lines, files: server.requests.filter(({ method }) => method === 'POST') }
}

test('a collection is replaced by files of SKUs: those that were in, and for others all that are active; then it is saved as it was', async () => {
  const { result, files } = await replaced([9, 8, 11, 7, 12], () => ({
    body: { TotalItemProcessed: 6, TotalErrorsProcessed: 0, Errors: [] },
  }))
  expect(files.map((file) => [file.url.pathname.split('/').at(-1), skusOf(file)])).toEqual([
    ['importexclude', [71, 81, 72]],
    ['importinsert', [91, 92, 81, 111, 71, 72]],
  ])
  expect(result).toEqual({ refused: [{ product: 12, reason: 'no-place', message: null }] })
  const save = server?.requests.at(-1)
  expect([save?.method, save?.url.pathname, JSON.parse(save?.body ?? '')]).toEqual([
    'PUT',
    '/api/catalog/pvt/collection/137',
    { Name: 'Summer', Description: 'Hot', Searchable: true, Highlight: false, DateFrom: '2020-01-01T00:00:00' },
  ])
})

test('behaviour 22, tolerant reading · what a file’s answer says of single rows is understood in every shape', async () => {
  for (const Errors of [['SKU 91 not found'], [{ Sku: 91, Message: 'SKU 91 not found' }]]) {
    const { result } = await replaced([9, 8], () => ({ body: { TotalErrorsProcessed: '1', Errors } }))
    expect(result.refused).toEqual([{ product: 9, reason: 'said', message: expect.stringContaining('91') as string }])
    await server?.close()
  }
  for (const body of ['', [], { Errors: null }, 'nonsense']) {
    expect((await replaced([8], () => ({ body }))).result).toEqual({ refused: [] })
    await server?.close()
  }
  // It counts an error that it does not name: who is not there afterwards was not taken.
  expect(
    (await replaced([7, 9, 8], () => ({ body: { TotalErrorsProcessed: 1, Errors: ['Bad row'] } }))).result.refused.map(
      ({ product }) => product,
    ),
  ).toEqual([9])
})

test('behaviour 10, limits of a call · a file holds a thousand rows at most, and a thousand refused rows are not looked for one by one', async () => {
  const many = Array.from({ length: 700 }, (_, index) => 20_000 + index)
  const sizes: number[] = []
  const counted = shop((rows) => (sizes.push(rows.length), { body: '' }))
  const search: Script = (requests, count) =>
    requests.url.pathname.endsWith('/products/search')
      ? {
          body: requests.url.searchParams
            .getAll('fq')
            .map((one) => ({ productId: one.slice(10), items: [1, 2].map((each) => ({ itemId: Number(one.slice(10)) * 10 + each })) })),
        }
      : counted(requests, count)
  server = await scriptedVtex(search)
  const batches: number[] = []
  await connect(server.url).platform.replaceCollection(collection, many, async (count) => void batches.push(count))
  expect(sizes).toEqual([1_000, 400])
  expect(batches).toEqual([1])
  await server.close()

  let files = 0
  const refusing = shop(() => (files++, { status: 400, body: '"There was an error"' }))
  server = await scriptedVtex((requests, count) =>
    requests.url.pathname.endsWith('/importinsert') ? refusing(requests, count) : search(requests, count),
  )
  const { refused } = await connect(server.url).platform.replaceCollection(collection, many.slice(0, 400), async () => {})
  expect(refused).toHaveLength(400)
  expect(files).toBeLessThan(100)
})

test('a form carries no secret in its body, and nothing secret comes back of it', async () => {
  const { result, lines, files } = await replaced([8], () => ({ status: 400, body: canary }))
  expect(files.every(({ body }) => !body.includes(canary))).toBe(true)
  expect(JSON.stringify(result) + lines.join('')).not.toContain(canary)
  expect(result.refused).toHaveLength(1)
})

test('a secret that VTEX repeats where its message is cut is hidden as a whole, not cut in two', async () => {
  const filled = `Row 81 ${'x'.repeat(280)}`
  for (const answer of [{ status: 400, body: JSON.stringify(filled + canary) }, { body: { Errors: [filled + canary] } }]) {
    const { result } = await replaced([8], () => answer)
    const [refusal] = result.refused
    expect(refusal!.message).toContain('xxx')
    expect(refusal!.message!.length).toBeLessThanOrEqual(300)
    expect(refusal!.message).not.toContain(canary.slice(0, 4))
  }
})
