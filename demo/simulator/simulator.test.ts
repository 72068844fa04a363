import { describe, expect, test } from 'vitest'
import { account, call, connected, smallShop, testSimulator } from './simulator.fixtures.ts'
import type { VtexProduct } from './index.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
const one = 1003
const productPath = (id: number) => `/api/catalog/pvt/product/${id}`
const put = (simulator: Simulator, body: unknown, id = one) =>
  call(simulator, productPath(id), { method: 'PUT', body: typeof body === 'string' ? body : JSON.stringify(body) })
const search = (simulator: Simulator, query: string) => call(simulator, `/api/catalog_system/pub/products/search?${query}`)
const idsOf = async (response: Response) => ((await response.json()) as { productId: string }[]).map(({ productId }) => Number(productId))
const least = { Name: 'Least', CategoryId: 11, BrandId: 2000 }

describe('the key', () => {
  test('is asked for wherever VTEX asks for it, and nowhere else', async () => {
    const simulator = await testSimulator()
    const privately = [
      '/api/catalog_system/pvt/saleschannel/list',
      '/api/catalog_system/pvt/brand/list',
      '/api/catalog_system/pvt/products/GetProductAndSkuIds',
      productPath(one),
      '/api/catalog/pvt/category/11',
      '/api/catalog/pvt/brand/2000',
    ]
    for (const path of privately) {
      for (const headers of [
        { 'X-VTEX-API-AppKey': '' },
        { 'X-VTEX-API-AppToken': '' },
        { 'X-VTEX-API-AppToken': 'wrong' },
        { 'X-VTEX-API-AppKey': 'wrong' },
      ]) {
        const answer = await call(simulator, path, { headers })
        expect([path, answer.status, await answer.json()]).toEqual([
          path,
          401,
          { error: { code: '1', message: 'Unauthorized access', exception: null } },
        ])
      }
      expect((await call(simulator, path)).status, path).toBe(200)
    }
    const openly = await fetch(`${simulator.url}/teststore/api/catalog_system/pub/category/tree/3`)
    expect(openly.status).toBe(200)
    expect((await fetch(`${simulator.url}/nobody/api/catalog_system/pub/category/tree/3`)).status).toBe(404)
  })

  test('opens a session, and a wrong one does not', async () => {
    const simulator = await testSimulator()
    const login = (appkey: string, apptoken: unknown) =>
      call(simulator, '/api/vtexid/apptoken/login?an=teststore', { method: 'POST', body: JSON.stringify({ appkey, apptoken }) })
    expect(await (await login(account.key, account.secret)).json()).toMatchObject({
      authStatus: 'Success',
      token: expect.any(String) as string,
    })
    for (const wrong of ['wrong', 7, null]) expect([(await login(account.key, wrong)).status]).toEqual([401])
  })

  test('can be replaced, and the shop stays as it was', async () => {
    const simulator = await testSimulator()
    await connected(simulator).setScore(one, 5)
    const renewed = { ...account, secret: 'renewed' }
    await simulator.openAccount(renewed)
    await expect(connected(simulator).product(one)).rejects.toMatchObject({ kind: 'credential' })
    await expect(connected(simulator, { credential: renewed }).product(one)).resolves.toMatchObject({ score: 5 })
  })
})

describe('a PUT', () => {
  test('erases everything that is not sent', async () => {
    const simulator = await testSimulator()
    await simulator.edit('teststore', one, { Description: 'Long', SupplierId: 4, DescriptionShort: 'Short' })
    const answer = await put(simulator, least)
    const erased: VtexProduct = {
      Id: one,
      ...least,
      DepartmentId: 1,
      LinkId: null,
      RefId: null,
      IsVisible: false,
      Description: null,
      DescriptionShort: null,
      ReleaseDate: '2026-11-20T00:00:00',
      KeyWords: null,
      Title: null,
      IsActive: false,
      TaxCode: null,
      MetaTagDescription: null,
      SupplierId: null,
      ShowWithoutStock: false,
      AdWordsRemarketingCode: null,
      LomadeeCampaignCode: null,
      Score: null,
    }
    expect(await answer.json()).toEqual(erased)
    expect(await (await call(simulator, productPath(one))).json()).toEqual(erased)
  })

  test('is refused with 400 where it breaks the rules, and then changes nothing', async () => {
    const simulator = await testSimulator()
    const before = simulator.product('teststore', one)
    const broken = [
      {},
      [],
      'not json',
      'null',
      '"text"',
      { ...least, Name: '' },
      { ...least, Name: undefined },
      { ...least, CategoryId: undefined },
      { ...least, BrandId: '2000' },
      { ...least, Name: 'x'.repeat(151) },
      { ...least, Score: 'high' },
      { ...least, Score: 1.5 },
      { ...least, Score: 2 ** 31 },
      { ...least, Description: 5 },
      { ...least, IsActive: 'yes' },
      { ...least, CategoryId: 999 },
      { ...least, BrandId: 999 },
    ]
    for (const body of broken) expect([body, (await put(simulator, body)).status]).toEqual([body, 400])
    const spaces = await put(simulator, { ...least, Description: 'ends in a space ' })
    expect([spaces.status, await spaces.text()]).toEqual([400, ''])
    expect((await put(simulator, least, 999)).status).toBe(404)
    expect(simulator.product('teststore', one)).toEqual(before)
    expect(await simulator.writes('teststore')).toEqual(new Map())
  })

  test('that was answered survives a restart, and so does its count', async () => {
    const first = await testSimulator()
    await connected(first).setScore(one, 5)
    await connected(first).setScore(one, 6)
    await first.setShare('teststore', 'brand', 2000, 9)
    await first.close()
    const second = await testSimulator(1, { databaseUrl: first.databaseUrl })
    expect(second.product('teststore', one).Score).toBe(6)
    expect([...(await second.writes('teststore'))]).toEqual([[one, 2]])
    expect((await connected(second).scoreShares([], [2000])).brand.get(2000)).toBe(9)
    expect(await connected(second).liveOrdering(1, 100)).toHaveLength(20)
  })
})

describe('the search', () => {
  test('sorts by the product’s score plus those of its category and brand, highest number first where they are equal', async () => {
    const simulator = await testSimulator()
    const live = async () => connected(simulator).liveOrdering(1, 100)
    const total = (id: number) => {
      const product = simulator.product('teststore', id)
      return (product.Score ?? 0) + (product.CategoryId === 12 ? 10_000 : 0) + (product.BrandId === 2001 ? 850 : 0)
    }
    await simulator.setShare('teststore', 'category', 12, 10_000)
    await simulator.setShare('teststore', 'brand', 2001, 850)
    await simulator.edit('teststore', 1000, { Score: null })
    await simulator.edit('teststore', 1004, { Score: null })
    const ids = await live()
    expect(ids).toEqual([...ids].sort((a, b) => total(b) - total(a) || b - a))
    expect(ids.slice(-2)).toEqual([1004, 1000])
  })

  test('shows windows of 50 up to row 2,500, and says how many there are', async () => {
    const simulator = await testSimulator(120)
    const page = await search(simulator, 'fq=C:/1/&O=OrderByScoreDESC&_from=0&_to=49')
    expect([page.status, page.headers.get('resources'), (await idsOf(page)).length]).toEqual([206, '0-49/60', 50])
    expect((await search(simulator, 'fq=C:/1/11/&_from=0&_to=49')).status).toBe(200)
    for (const bad of ['_from=0&_to=50', '_from=2501&_to=2510', '_from=5&_to=4', '_from=a', 'O=OrderByLuck', 'fq=nonsense:1'])
      expect([bad, (await search(simulator, bad)).status]).toEqual([bad, 400])
    expect((await search(simulator, '_from=2500&_to=2549')).status).toBe(206)
  })

  test('finds up to 50 products by their numbers, and none that is hidden', async () => {
    const simulator = await testSimulator(60)
    const by = (ids: number[]) => search(simulator, `${ids.map((id) => `fq=productId:${id}`).join('&')}&_from=0&_to=49`)
    const ids = smallShop(60).products.map(({ id }) => id)
    expect((await by(ids)).status).toBe(400)
    await simulator.edit('teststore', 1000, { IsActive: false })
    await simulator.edit('teststore', 1001, { IsVisible: false })
    await simulator.edit('teststore', 1005, { ShowWithoutStock: false })
    expect(await idsOf(await by([...ids.slice(0, 10), 5]))).toEqual([1009, 1008, 1007, 1006, 1004, 1003, 1002])
  })

  test('learns of a change after the delay of its index, the catalogue at once', async () => {
    const simulator = await testSimulator(40, { indexDelay: 600_000 })
    const platform = connected(simulator)
    const before = await platform.liveOrdering(1, 100)
    const last = before.at(-1) ?? 0
    await platform.setScore(last, 1_000_000)
    expect(await platform.product(last)).toMatchObject({ score: 1_000_000 })
    expect(await platform.liveOrdering(1, 100)).toEqual(before)
    simulator.setIndexDelay(20)
    await platform.setScore(last, 2_000_000)
    await expect.poll(async () => (await platform.liveOrdering(1, 1))[0]).toBe(last)
  })
})

test('product numbers are rows, 250 at a time', async () => {
  const simulator = await testSimulator(300)
  const page = async (query: string) =>
    (await call(simulator, `/api/catalog_system/pvt/products/GetProductAndSkuIds?${query}`)).json() as Promise<{
      data: Record<string, number[]>
      range: object
    }>
  const second = await page('_from=251&_to=500')
  expect([Object.keys(second.data).length, second.range]).toEqual([50, { total: 300, from: 251, to: 500 }])
  expect(second.data['1250']).toEqual([50_250])
  expect(Object.keys((await page('_from=301&_to=400')).data)).toEqual([])
  expect((await call(simulator, '/api/catalog_system/pvt/products/GetProductAndSkuIds?_from=1&_to=251')).status).toBe(400)
})

test('too many calls are refused for as long as the bucket is empty, per account', async () => {
  const simulator = await testSimulator(4, { limits: { accountPerMinute: 600, endpointPerMinute: 60, burst: 2 } })
  const statuses = await Promise.all([1, 2, 3].map(async () => call(simulator, productPath(1000))))
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 200, 429])
  expect(statuses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')
  const other = { account: 'otherstore', key: 'other-key', secret: 'other' }
  await simulator.openAccount(other)
  await expect(connected(simulator, { credential: other }).product(1000)).resolves.toMatchObject({ id: 1000 })
})

test('a store reads its whole catalogue through the connector', async () => {
  const simulator = await testSimulator(300)
  const platform = connected(simulator)
  expect(await platform.checkCredential()).toEqual({ currency: 'GBP', timeZone: 'Europe/London' })
  expect((await platform.categoryTree()).map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    [1, [11, 12]],
    [2, [21, 22]],
  ])
  expect(await platform.brands()).toHaveLength(3)
  const ids: number[] = []
  for await (const page of platform.productIds()) ids.push(...page.ids)
  expect(ids).toEqual(smallShop(300).products.map(({ id }) => id))
  const offers = await platform.offers(ids)
  expect(offers).toHaveLength(300)
  expect(offers.find(({ id }) => id === 1004)).toMatchObject({ price: 104, listPrice: 204, stock: 4 })
  expect(offers.find(({ id }) => id === 1005)).toMatchObject({ price: null, stock: 0 })
  const picture = await fetch(offers[0]?.imageUrl ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await platform.product(1004)).toEqual({
    id: 1004,
    name: 'Product 4',
    reference: 'R4',
    categoryId: 11,
    brandId: 2001,
    releasedOn: '2026-01-15',
    score: 500,
    active: true,
  })
})

test('faults are made over HTTP only where that is wanted', async () => {
  const ask = (simulator: Simulator, body: unknown) =>
    fetch(`${simulator.url}/__simulator/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await ask(await testSimulator(), { kind: 'down' })).status).toBe(404)
  const simulator = await testSimulator(4, { faultsOverHttp: true })
  expect((await ask(simulator, { kind: 'nonsense' })).status).toBe(400)
  expect((await ask(simulator, { kind: 'down' })).status).toBe(204)
  expect([(await call(simulator, productPath(1000))).status, (await fetch(`${simulator.url}/shop/teststore`)).status]).toEqual([503, 200])
  await ask(simulator, null)
  expect((await call(simulator, productPath(1000))).status).toBe(200)
})
