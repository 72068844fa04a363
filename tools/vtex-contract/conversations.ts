import { PlatformFault } from '../../server/platforms/platform.ts'
import type { Simulator } from '../../demo/simulator/index.ts'
import { vtexPlatform } from '../../server/platforms/vtex/index.ts'
import type { Recorder } from './recorder.ts'

export interface Parties {
  simulator: Simulator
  recorder: Recorder
  credential: { account: string; key: string; secret: string }
  /** Where the recorder is, as the connector gets it. */
  baseUrl: string
}

/** A part of the connector's work. Throws when the result is wrong. */
export interface Conversation {
  name: string
  hold(parties: Parties): Promise<void>
}

const connector = ({ credential, baseUrl }: Parties) =>
  vtexPlatform({ credential, baseUrl, ratePerSecond: 10_000, ordersPerSecond: 10_000, maxWait: 60_000 })

function expect(is: boolean, what: string): void {
  if (!is) throw new Error(`Not so: ${what}.`)
}
const same = (found: unknown, wanted: unknown, what: string) =>
  expect(
    JSON.stringify(found) === JSON.stringify(wanted),
    `${what} is ${JSON.stringify(wanted)}, but ${JSON.stringify(found)?.slice(0, 300)}`,
  )

async function collected<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(page)
  return all
}

/** Products of the shop on board that are there whatever the day. */
const [first, second, third] = [1000, 1001, 1002]
const collection = 137

/** Every method of the port, reading and writing, in this order. */
export const conversations: readonly Conversation[] = [
  {
    name: 'the credential, a wrong one, and what it may do',
    async hold(parties) {
      same(await connector(parties).checkCredential(), { currency: 'GBP', timeZone: 'Europe/London' }, 'the account')
      const wrong = connector({ ...parties, credential: { ...parties.credential, secret: 'wrong' } })
      const fault: unknown = await wrong.checkCredential().catch((error: unknown) => error)
      expect(fault instanceof PlatformFault && fault.kind === 'credential', 'a wrong token is a fault of the credential')
      const rights = await connector(parties).rights()
      expect(
        rights.every(({ result }) => result === 'allowed'),
        `everything is allowed: ${JSON.stringify(rights.filter(({ result }) => result !== 'allowed'))}`,
      )
    },
  },
  {
    name: 'tree, brands, numbers, offers, products, shares',
    async hold(parties) {
      const platform = connector(parties)
      const tree = await platform.categoryTree()
      expect(tree.length > 5, 'the tree has departments')
      expect((await platform.brands()).length > 0, 'there are brands')
      const pages = await collected(platform.productIds())
      const ids = pages.flatMap((page) => page.ids)
      same([ids.length > 3_000, ids.length], [true, pages.at(-1)?.total], 'how many products there are')
      const product = await platform.product(first)
      expect(product?.id === first, 'a product is read')
      same(await platform.product(99_999_999), null, 'a product that is not there')
      const inCategory = (await collected(platform.productIds({ category: product?.categoryId ?? 0 }))).flatMap((page) => page.ids)
      expect(inCategory.includes(first), 'a product is among those of its category')
      expect((await platform.offers(ids.slice(0, 120))).length > 60, 'what shoppers see of 120 products is read')
      same(
        [...(await platform.scoreShares([product?.categoryId ?? 0], [product?.brandId ?? 0], { fresh: true })).category.values()],
        [0],
        'the share of a category',
      )
      const live = await platform.liveOrdering(tree[0]?.id ?? 0, 120)
      expect(live.length > 20, 'the live ordering is read')
    },
  },
  {
    name: 'stock by warehouse',
    async hold(parties) {
      await parties.simulator.offer(parties.credential.account, first, { stock: 17 })
      same(await connector(parties).exactStock(first), 17, 'the exact stock')
    },
  },
  {
    name: 'scores: written, there already, gone, and nulls in the product',
    async hold(parties) {
      const platform = connector(parties)
      const { account } = parties.credential
      await parties.simulator.edit(account, second, {
        Description: 'Ends in a space ',
        DescriptionShort: null,
        TaxCode: null,
        SupplierId: null,
        LinkId: 'a-link',
        Score: null,
      })
      for (const [id, score, result] of [
        [first, 77, 'written'],
        [first, 77, 'already'],
        [second, 78, 'written'],
        [99_999_999, 1, 'gone'],
      ] as const) {
        same(await platform.setScore(id, score), { result }, `the score of ${id}`)
      }
      same(parties.simulator.product(account, second).Score, 78, 'the score that is kept')
    },
  },
  {
    name: 'collections: listed and not, rows, positions, files',
    async hold(parties) {
      const platform = connector(parties)
      const read = async () =>
        (await collected(platform.collectionProducts(collection)))
          .flat()
          .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
          .map(({ product }) => product)
      const all = await platform.collections([])
      expect(all.length >= 6, 'collections are listed')
      const end = parties.simulator.faults.begin({ kind: 'answer', status: 404, path: '/pvt/collection/search' })
      same(
        (await connector(parties).collections(all.map(({ id }) => id))).length,
        all.length,
        'how many collections there are without the list',
      )
      end()
      const before = await read()
      same(await platform.setCollectionPosition(collection, before[2] ?? 0, -5), { result: 'written' }, 'a position')
      same((await read())[0], before[2], 'the first of the collection')
      const wanted = [third, first, second, ...before.slice(5, 40)]
      const lots: number[] = []
      same(await platform.replaceCollection(collection, wanted, async (lot) => void lots.push(lot)), { refused: [] }, 'what was refused')
      same([lots, await read()], [[1], [...new Set(wanted)]], 'the collection after a file')
    },
  },
  {
    name: 'sales: lists by window, each order, one that was cancelled',
    async hold(parties) {
      const platform = connector(parties)
      const { account } = parties.credential
      const to = new Date()
      const parts = await collected(platform.sales(new Date(to.getTime() - 3 * 86_400_000), to))
      const sales = parts.flatMap((part) => part.sales)
      expect(sales.length > 20 && sales.every(({ lines }) => lines.length > 0), 'sales of three days are read')
      const order = await parties.simulator.sell(account, [{ product: first, units: 2, revenue: 500 }])
      same((await platform.sale(order.id))?.lines, [{ product: first, units: 2, revenue: 500 }], 'a sale')
      await parties.simulator.changeOrder(account, order.id, { status: 'canceled', cancelledAt: new Date() })
      same((await platform.sale(order.id))?.counts, false, 'a cancelled sale')
      same(await platform.sale('v1-01'), null, 'a sale that is not there')
    },
  },
  {
    name: 'the feed: made, left alone, read, taken',
    async hold(parties) {
      const platform = connector(parties)
      same([await platform.prepareSalesFeed(), await platform.prepareSalesFeed()], ['ready', 'ready'], 'the feed')
      const order = await parties.simulator.sell(parties.credential.account, [{ product: second, units: 1, revenue: 250 }])
      const { sales, taken } = await platform.changedSales()
      same(sales, [order.id], 'what changed')
      await taken()
      same((await platform.changedSales()).sales, [], 'what changed after that')
    },
  },
]

/** What VTEX documents, and the connector does not need now: the simulator is held to it all the same. */
export async function askTheRest({ recorder, credential, simulator }: Parties): Promise<void> {
  const { account } = credential
  const headers = {
    'X-VTEX-API-AppKey': credential.key,
    'X-VTEX-API-AppToken': credential.secret,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const call = async (path: string, method = 'GET', body?: object, more: Record<string, string> = {}) => {
    const answer = await fetch(recorder.url + path, {
      method,
      headers: { ...headers, ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return text
  }
  const about = {
    Name: 'Made here',
    Description: 'By the contract run',
    Searchable: true,
    Highlight: false,
    DateFrom: '2026-01-01T00:00:00',
    DateTo: '2069-12-31T23:59:00',
  }
  const sku = Number(
    (JSON.parse(await call(`/api/catalog_system/pvt/sku/stockkeepingunitByProductId/${first}`)) as { Id: number }[])[0]?.Id,
  )
  for (const path of [
    '/api/catalog_system/pvt/brand/pagedlist?page=1&pageSize=50',
    '/api/catalog_system/pvt/sku/stockkeepingunitids?page=1&pagesize=1000',
    `/api/catalog_system/pvt/sku/stockkeepingunitbyid/${sku}`,
    `/api/catalog/pvt/stockkeepingunit/${sku}/file`,
    `/api/logistics/pvt/inventory/skus/${sku}`,
    `/${account}/pricing/prices/${sku}`,
    `/api/catalog/pvt/collection/${collection}/subcollection`,
  ])
    await call(path)
  await call('/api/catalog/pvt/collection/stockkeepingunit/importfileexample', 'GET', undefined, { Accept: '*/*' })
  const { Id } = JSON.parse(await call('/api/catalog/pvt/collection', 'POST', about)) as { Id: number }
  await call(`/api/catalog/pvt/collection/${Id}`)
  await call(`/api/catalog/pvt/collection/${Id}`, 'DELETE')
  for (const status of ['payment-pending', 'canceled', 'handling'] as const) {
    const order = await simulator.sell(account, [{ product: first, units: 1, revenue: 250 }], { status })
    await call(`/api/oms/pvt/orders/${order.id}`)
  }
  await call('/api/oms/pvt/orders?f_status=canceled&per_page=5')
}

/** Calls that Prism must refuse. Shows that it judges at all: gives how many there are. */
export async function askWrongly({ recorder, credential }: Parties): Promise<number> {
  const headers = {
    'X-VTEX-API-AppKey': credential.key,
    'X-VTEX-API-AppToken': credential.secret,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const wrong: [string, RequestInit][] = [
    ['/api/catalog_system/pvt/saleschannel/list', { headers: { Accept: 'application/json', 'Content-Type': 'application/json' } }],
    ['/api/catalog_system/pvt/saleschannel/list', { headers: { ...headers, 'Content-Type': '' } }],
    [`/api/catalog/pvt/product/${first}`, { method: 'PUT', headers, body: JSON.stringify({ Score: 5 }) }],
    [
      `/api/catalog/pvt/product/${first}`,
      { method: 'PUT', headers, body: JSON.stringify({ Name: 'A', CategoryId: 1, BrandId: 1, Score: null }) },
    ],
    [
      `/api/catalog/pvt/collection/${collection}/position`,
      { method: 'POST', headers, body: JSON.stringify({ SkuId: 1, Position: 1, SubCollectionId: 1 }) },
    ],
    ['/api/orders/feed', { headers }],
  ]
  for (const [path, init] of wrong) await fetch(recorder.url + path, init)
  return wrong.length
}
