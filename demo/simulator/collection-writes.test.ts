import * as xlsx from '@e965/xlsx'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { call, smallShop, testSimulator } from './simulator.fixtures.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
const path = '/api/catalog/pvt/collection'
const collection = {
  id: 137,
  name: 'All',
  searchable: true,
  from: '2026-01-01T09:00:00.000Z',
  to: '2069-12-31T23:59:00.000Z',
  products: [1000, 1001, 1002, 1003],
}
const started = (products = 40) => testSimulator(products, { shop: async () => ({ ...smallShop(products), collections: [collection] }) })
const about = { Name: 'All', Searchable: true, Highlight: false, DateFrom: '2026-01-01T09:00:00', DateTo: '2069-12-31T23:59:00' }
const send = (simulator: Simulator, method: string, at: string, body: unknown) =>
  call(simulator, at, { method, body: JSON.stringify(body) })
const rows = async (simulator: Simulator, id = 137) =>
  (
    (await (await call(simulator, `${path}/${id}/products?pageSize=50`)).json()) as { Data: { ProductId: number; Position: number }[] }
  ).Data.map(({ ProductId, Position }) => [ProductId, Position])
const groupOf = async (simulator: Simulator, id: number) =>
  ((await (await call(simulator, `${path}/${id}/subcollection`)).json()) as { Id: number }[])[0]?.Id

/** Sends SKUs as a file of this kind. */
function file(
  simulator: Simulator,
  way: 'importinsert' | 'importexclude',
  values: readonly (string | number)[],
  { id = 137, column = 'SKU', type = 'biff8' }: { id?: number; column?: string; type?: xlsx.BookType } = {},
) {
  const workbook = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet([[column], ...values.map((value) => [value])]), 'Sheet1')
  const form = new FormData()
  const bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(xlsx.write(workbook, { type: 'buffer', bookType: type }) as Buffer)
  form.set('file', new Blob([bytes]), 'skus.xls')
  const { account, key, secret } = { account: 'teststore', key: 'vtexappkey-teststore-ABCDEF', secret: 'a-secret-of-tests' }
  return fetch(`${simulator.url}/${account}${path}/${id}/stockkeepingunit/${way}`, {
    method: 'POST',
    body: form,
    headers: { 'X-VTEX-API-AppKey': key, 'X-VTEX-API-AppToken': secret, Accept: 'application/json' },
  })
}

test('a position is a number that moves nobody else; of equal ones the last that was set is first', async () => {
  const simulator = await started()
  const subCollectionId = await groupOf(simulator, 137)
  const put = (skuId: number, position: number) => send(simulator, 'POST', `${path}/137/position`, { skuId, position, subCollectionId })
  expect([(await put(50_003, 2)).status, (await put(50_000, 10)).status]).toEqual([200, 200])
  expect(await rows(simulator)).toEqual([
    [1003, 2],
    [1001, 2],
    [1002, 3],
    [1000, 10],
  ])
  for (const [wrong, status] of [
    [{ SkuId: 50_000, Position: 1, SubCollectionId: subCollectionId }, 400],
    [{ skuId: 50_000, position: 1 }, 400],
    [{ skuId: 50_000, position: 1, subCollectionId: 1 }, 404],
    [{ skuId: 50_009, position: 1, subCollectionId }, 404],
  ] as const)
    expect([wrong, (await send(simulator, 'POST', `${path}/137/position`, wrong)).status]).toEqual([wrong, status])
  await simulator.close()
  const again = await testSimulator(0, { databaseUrl: simulator.databaseUrl })
  expect(await rows(again)).toEqual([
    [1003, 2],
    [1001, 2],
    [1002, 3],
    [1000, 10],
  ])
})

test('a file puts SKUs behind the others, in its order, and they show when the collection is saved again', async () => {
  const simulator = await started()
  expect((await file(simulator, 'importinsert', [50_009, 50_001, 50_007])).status).toBe(200)
  expect((await rows(simulator)).map(([id]) => id)).toEqual([1000, 1001, 1002, 1003])
  expect((await send(simulator, 'PUT', `${path}/137`, about)).status).toBe(200)
  expect(await rows(simulator)).toEqual([
    [1000, 1],
    [1001, 2],
    [1002, 3],
    [1003, 4],
    [1009, 5],
    [1007, 6],
  ])
  expect((await file(simulator, 'importexclude', [50_001, 50_009])).status).toBe(200)
  expect((await rows(simulator)).map(([id]) => id)).toEqual([1000, 1002, 1003, 1007])
  for (const [column, value, product] of [
    ['PRODUCT', 1011, 1011],
    ['SKUREFID', 'R12', 1012],
    ['PRODUCTREFID', 'R13', 1013],
  ] as const) {
    expect([column, (await file(simulator, 'importinsert', [value], { column })).status]).toEqual([column, 200])
    await send(simulator, 'PUT', `${path}/137`, about)
    expect((await rows(simulator)).at(-1)?.[0]).toBe(product)
  }
})

test('a file with an unknown SKU is refused whole, without a word which; one with too many rows times out; only real .xls is read', async () => {
  const simulator = await started(1_100)
  const unknown = await file(simulator, 'importinsert', [50_009, 99_999])
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.not.stringContaining('99999')])
  const skus = Array.from({ length: 1_001 }, (_, index) => 50_000 + index)
  expect((await file(simulator, 'importinsert', skus)).status).toBe(500)
  expect((await file(simulator, 'importinsert', [50_009], { type: 'xlsx' })).status).toBe(400)
  expect((await file(simulator, 'importinsert', [50_009], { column: 'ID' })).status).toBe(400)
  expect((await file(simulator, 'importinsert', [50_009], { id: 999 })).status).toBe(404)
  await send(simulator, 'PUT', `${path}/137`, about)
  expect((await rows(simulator)).length).toBe(4)
  expect((await file(simulator, 'importinsert', skus.slice(0, 1_000))).status).toBe(200)
  const example = xlsx.read(
    Buffer.from(await (await call(simulator, `${path}/stockkeepingunit/importfileexample`, { headers: { Accept: '*/*' } })).arrayBuffer()),
  )
  expect(xlsx.utils.sheet_to_json(Object.values(example.Sheets)[0]!, { header: 1 })).toEqual([
    ['SKU', 'PRODUCT', 'SKUREFID', 'PRODUCTREFID'],
  ])
})

test('a collection is made, changed and taken away', async () => {
  const simulator = await started()
  const made = (await (await send(simulator, 'POST', path, { ...about, Description: 'For winter', Name: 'Winter' })).json()) as {
    Id: number
  }
  expect(made).toMatchObject({
    Id: 138,
    Name: 'Winter',
    Description: 'For winter',
    TotalProducts: 0,
    Type: 'Manual',
    DateFrom: '2026-01-01T09:00:00',
  })
  expect(await (await send(simulator, 'PUT', `${path}/138`, { ...about, Name: 'Snow' })).json()).toMatchObject({
    Name: 'Snow',
    Description: null,
  })
  for (const field of Object.keys(about))
    expect([field, (await send(simulator, 'PUT', `${path}/138`, { ...about, [field]: undefined })).status]).toEqual([field, 400])
  expect((await call(simulator, `${path}/138`, { method: 'DELETE' })).status).toBe(200)
  expect((await call(simulator, `${path}/138`)).status).toBe(404)
})

test('more than two writes of collections at once lock each other out, and nothing of the victim is done', async () => {
  const simulator = await started()
  const subCollectionId = await groupOf(simulator, 137)
  // While the table is held no write ends, however fast the machine is: the first two wait, the others meet them.
  const client = new Client({ connectionString: simulator.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table simulator.collection_places in exclusive mode')
  const refused = { count: 0 }
  const answers = Array.from({ length: 12 }, async (_, at) => {
    const { status } = await send(simulator, 'POST', `${path}/137/position`, { skuId: 50_000, position: 100 + at, subCollectionId })
    if (status === 500) refused.count += 1
    return { status, position: 100 + at }
  })
  await expect.poll(() => refused.count).toBe(10)
  await client.query('commit')
  await client.end()
  const taken = (await Promise.all(answers)).filter(({ status }) => status === 200).map(({ position }) => position)
  expect(taken).toHaveLength(2)
  expect(taken).toContain((await rows(simulator)).find(([product]) => product === 1000)?.[1])
})
