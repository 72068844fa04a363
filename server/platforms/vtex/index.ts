/**
 * The connector to VTEX. It uses VTEX's public API and keeps its limits; the rest of the server knows only the platform's interface.
 * The decision "platform port and VTEX" says what it relies on, and what still has to be tried on a real account.
 */
import type { Logger } from '../../kernel/logger.ts'
import type { Platform, PlatformCall, PlatformCategory, PlatformCredential } from '../platform.ts'
import { accountUrls } from './account.ts'
import { type AccountShares, createAccountShares } from './account-share.ts'
import { readBrands } from './brands.ts'
import { createCollectionPositions } from './collection-positions.ts'
import { changeCollection, createCollection, deleteCollection, readCollectionFields } from './collection-fields.ts'
import { type CollectionRow, readCollectionRows } from './collection-rows.ts'
import { readCollections } from './collections.ts'
import { type Channel, proveCredential, readChannel } from './credential.ts'
import { createExactStock } from './exact-stock.ts'
import { type Call, createHttp, type Http } from './http.ts'
import type { Priority } from './waiting-calls.ts'
import { liveWindow, readLiveOrdering } from './live-ordering.ts'
import { readOffers } from './offers.ts'
import { probeRights } from './probe-rights.ts'
import { readProduct } from './product.ts'
import { publicOnly, type Resolve } from '../../kernel/public-addresses.ts'
import { readProductIds } from './product-ids.ts'
import { once } from './remember.ts'
import { addToCollection, productsPerBatch, removeFromCollection, replaceCollection } from './replace-collection.ts'
import { readSale } from './sale.ts'
import { readSales } from './sales.ts'
import { changedSales, prepareSalesFeed } from './sales-feed.ts'
import { createScoreShares } from './score-shares.ts'
import { setScore } from './set-score.ts'
import { realTime, type Time } from './time.ts'
import { pathTo, readTree } from './tree.ts'

export { createAccountShares } from './account-share.ts'
export { realTime } from './time.ts'

export interface VtexOptions {
  credential: PlatformCredential
  /** Where the API is instead of VTEX's own host; `{account}` stands for the account's name. From the server's configuration only. */
  baseUrl?: string | null
  /** Calls per second for the whole account, all its connectors together. @default 50, a fifth of what VTEX allows an endpoint */
  ratePerSecond?: number
  /** Calls per second about orders, which have a limit of their own. @default as `ratePerSecond`; VTEX allows 100 */
  ordersPerSecond?: number
  /** Sales channel that prices and visibility are read for. @default the first active one */
  salesChannel?: number | null
  /** How long a call is repeated before it throws `unavailable`, in milliseconds; see `persistence` for what counts. @default 10 minutes */
  maxWait?: number
  /** Whether a person waits for these calls, wherever they are made; they go before those in the background. @default 'background' */
  priority?: Priority
  /** Whether a product without a release date may get today's by a change of its score. @default false */
  mayDate?: boolean
  /** Milliseconds until the whole answer must have arrived. @default 30 s */
  timeout?: number
  /** Milliseconds until the connection must be open. @default 5 s */
  connectTimeout?: number
  /** How names of VTEX's own hosts become addresses. @default as the system does */
  resolve?: Resolve
  /** Called after every call. */
  onCall?: (call: PlatformCall) => void
  logger?: Logger
  time?: Time
  /** The clock on the wall, for dates that VTEX names. */
  wallClock?: () => number
  /** What accounts share; by default all connectors of the process. */
  shares?: AccountShares
}

const ofTheSystem = publicOnly()
const ofTheProcess = createAccountShares(realTime)
const tenMinutes = 600_000
const treeLasts = 600_000

/** Connects to one account. Nothing is called yet. Throws a PlatformFault `credential` where the account's name cannot be one. */
export function vtexPlatform(options: VtexOptions): Platform {
  const { credential, logger, time = realTime, shares = ofTheProcess, ratePerSecond = 50 } = options
  const urls = accountUrls(credential.account, options.baseUrl ?? null)
  const share = shares(`${credential.account} ${urls.account}`, {
    catalogue: ratePerSecond,
    orders: options.ordersPerSecond ?? ratePerSecond,
  })
  const httpOf = createHttp({
    urls,
    credential,
    share,
    time,
    wallClock: options.wallClock ?? Date.now,
    priority: options.priority ?? 'background',
    maxWait: options.maxWait ?? tenMinutes,
    timeout: options.timeout ?? 30_000,
    connectTimeout: options.connectTimeout ?? 5_000,
    // Where the installation says itself where VTEX is, that may be a machine of its own.
    resolve: options.baseUrl ? null : options.resolve ? publicOnly(options.resolve) : ofTheSystem,
    onCall: options.onCall ?? (() => {}),
    logger,
  })
  const skipped = (what: string) => logger?.warn({ what }, 'vtex: left out what could not be read')
  const odd = (what: string, more: object) => logger?.warn(more, `vtex: ${what}`)

  // Caches are shared by all calls, whatever their context.
  const readAccount = (http: Http) =>
    readChannel(http, options.salesChannel ?? null, (zone) => odd('an unknown time zone, UTC is used instead', { zone }))
  const channel = once<Channel, [Http]>(readAccount, { time, lasts: Infinity })
  const tree = once<PlatformCategory[], [Http]>((http) => readTree(http, skipped), { time, lasts: treeLasts })
  const exactStock = createExactStock(time)
  const scoreShares = createScoreShares(time)
  const positions = createCollectionPositions(time)

  // Collections that offers named: all that some accounts tell of them.
  const met = new Set<number>()

  const readRows = async (http: Http, collection: number) => {
    const rows: CollectionRow[] = []
    for await (const page of readCollectionRows(http, collection, { skipped, odd })) rows.push(...page)
    return rows
  }
  const oneCollectionWrite = <T>(work: () => Promise<T>) => share.alone('collections', work)
  const fillingOf = (http: Http) => ({
    http,
    readRows: (id: number) => readRows(http, id),
    alone: (call: Call) => oneCollectionWrite(() => http.send(call)),
  })
  const saleContext = async (http: Http) => ({ skipped, currency: (await channel.get(http)).currency })

  const platformOn = (http: Http): Platform => ({
    with: (context) => platformOn(httpOf(context)),
    callsPerSecond: ratePerSecond,
    collectionBatchSize: productsPerBatch,
    liveWindow,
    async checkCredential() {
      const { currency, timeZone } = await proveCredential(http, credential, () => channel.anew(http))
      return { currency, timeZone }
    },
    rights: () => probeRights(http, () => proveCredential(http, credential, () => channel.anew(http))),
    categoryTree: () => tree.anew(http),
    brands: () => readBrands(http, skipped),
    productIds: (where = {}) => readProductIds(http, where, odd),
    offers: async (ids) =>
      ids.length === 0 ? [] : readOffers(http, await channel.get(http), ids, { skipped, met: (id) => void met.add(id) }),
    product: (id) => readProduct(http, id),
    exactStock: (product) => exactStock(http, product),
    scoreShares: (...args) => scoreShares(http, ...args),
    setScore: (id, score) =>
      share.alone(id, () =>
        setScore(
          {
            http,
            mayDate: options.mayDate ?? false,
            changed: (product, fields) => odd('a product was stored otherwise than it was sent', { product, fields }),
            probe: () => readAccount(http),
          },
          id,
          score,
        ),
      ),
    collections: (known) => readCollections(http, [...met, ...known], skipped),
    async *collectionProducts(id) {
      const all: CollectionRow[] = []
      for await (const rows of readCollectionRows(http, id, { skipped, odd })) {
        all.push(...rows)
        yield rows.map(({ product, position }) => ({ product, position }))
      }
      positions.learn(id, all)
    },
    setCollectionPosition: (collection, product, position) =>
      oneCollectionWrite(() =>
        positions.set({ http, readRows: (id) => readRows(http, id), probe: () => readAccount(http) }, collection, product, position),
      ),
    async replaceCollection(collection, products, lotIn) {
      positions.forget(collection)
      return replaceCollection(fillingOf(http), collection, products, lotIn)
    },
    collection: (id) => readCollectionFields(http, id),
    createCollection: (fields) => oneCollectionWrite(() => createCollection(http, fields)),
    changeCollection: (id, fields) => changeCollection(http, fillingOf(http).alone, id, fields),
    async deleteCollection(id) {
      positions.forget(id)
      await deleteCollection(http, fillingOf(http).alone, id)
    },
    async addToCollection(id, products) {
      positions.forget(id)
      return addToCollection(fillingOf(http), id, products)
    },
    async removeFromCollection(id, products) {
      positions.forget(id)
      await removeFromCollection(fillingOf(http), id, products)
    },
    async *sales(from, to) {
      yield* readSales(http, from, to, await saleContext(http))
    },
    sale: async (id) => readSale(http, id, await saleContext(http)),
    prepareSalesFeed: () => prepareSalesFeed(http),
    changedSales: () => changedSales(http, { skipped, odd }),
    async liveOrdering(category, limit) {
      const path = pathTo(await tree.get(http), category) ?? pathTo(await tree.anew(http), category)
      return path === null ? [] : readLiveOrdering(http, await channel.get(http), path, limit)
    },
  })
  return platformOn(httpOf({}))
}
