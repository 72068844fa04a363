/**
 * VTEX on board: an HTTP server of its own that keeps VTEX's rules, for the demo store and for tests. Nothing else in Samara knows it
 * but as an address that the connector calls.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { type Clock, dayIn } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import type { Account } from './account.ts'
import { type AccountKey, openAccounts } from './accounts.ts'
import { collectionWriteRoutes } from './api/collection-writes.ts'
import { collectionRoutes } from './api/collections.ts'
import { feedRoutes } from './api/feed.ts'
import { loginRoutes } from './api/login.ts'
import { orderRoutes } from './api/orders.ts'
import { productRoutes } from './api/products.ts'
import { searchRoutes } from './api/search.ts'
import { skuRoutes } from './api/skus.ts'
import { structureRoutes } from './api/structure.ts'
import { prepareShops, type ShopGoods } from './catalogue.ts'
import { createFaults, type Faults, isFault } from './faults.ts'
import { gate, loseAnswer } from './gate.ts'
import { createLimits, type Limits, vtexLimits } from './limits.ts'
import { createOrders } from './orders/index.ts'
import { type History, historyOf } from './orders/history.ts'
import { type Order, type OrderLine, type OrderStatus, progressOf } from './orders/order.ts'
import { pictureRoutes } from './pictures.ts'
import { readShop, type ShopCollection } from './shop/index.ts'
import { demoShop } from './schema.ts'
import { storefrontRoutes } from './storefront/index.ts'
import { fromShop } from './vtex-collection.ts'
import type { VtexProduct } from './vtex-product.ts'

export { addShop } from './add-shop.ts'
export { pictureAddress } from './pictures.ts'
export type { Fault, Faults } from './faults.ts'
export type { ShopGoods } from './catalogue.ts'
export type { Order, OrderLine, OrderStatus } from './orders/order.ts'
export type { VtexProduct } from './vtex-product.ts'
export type { AccountKey }

export interface SimulatorOptions {
  /** Its tables are in the schema `simulator` there. */
  databaseUrl: string
  /** On loopback; 0 chooses a free one. */
  port: number
  /** Where shoppers' browsers reach it, for links and pictures. @default its own address */
  publicUrl?: string
  clock: Clock
  logger?: Logger
  /** What is sold; read at the very first start only. @default the demo shop */
  shop?: () => Promise<ShopGoods>
  /** @default VTEX's own */
  limits?: Limits
  /** Milliseconds until the search knows of a change. @default 0; VTEX needs minutes */
  indexDelay?: number
  /** Whether `POST /__simulator/faults` makes it fail, for people who want to see that. @default false */
  faultsOverHttp?: boolean
}

export interface Simulator {
  url: string
  port: number
  /** Opens an account, a copy of the shop, or gives the one that is there another key. */
  openAccount(given: AccountKey): Promise<void>
  faults: Faults
  /** PUTs that an account has taken, by product, since it was opened; kept across restarts. */
  writes(account: string): Promise<Map<number, number>>
  /** The product as the account keeps it. */
  product(account: string, id: number): VtexProduct
  /** Changes a product as another tool would, past the API's rules. It does not count as a write. */
  edit(account: string, id: number, change: Partial<VtexProduct>): Promise<void>
  /** Sets what a category or a brand adds to the score of its products. */
  setShare(account: string, kind: 'category' | 'brand', id: number, score: number): Promise<void>
  /** Puts a collection in the place of the one of this number; null takes that away. */
  setCollection(account: string, id: number, collection: ShopCollection | null): Promise<void>
  /** Milliseconds until the search knows of a change that is made from now on. */
  setIndexDelay(milliseconds: number): void
  /** Makes an order now (or at another time), paid for unless `status` says otherwise; feeds hear of it. It stays as it is. */
  sell(account: string, lines: readonly OrderLine[], about?: { at?: Date; status?: OrderStatus }): Promise<Order>
  /** Changes an order that was made by {@link sell} or by the trickle: its status, times or lines. Feeds hear of another status. */
  changeOrder(account: string, id: string, change: Partial<Omit<Order, 'id'>>): Promise<Order>
  close(): Promise<void>
}

const timeZone = 'Europe/London'
const currency = 'GBP'

/** Starts the simulator. At the very first start it loads the shop. Whatever it has answered with 200 survives a kill. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { databaseUrl, port, clock, logger, indexDelay = 0 } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, connectionTimeoutMillis: 10_000 })
  const lost = (error: Error) => logger?.warn({ err: error }, 'simulator: database connection lost')
  // The pool listens to idle connections only: one that is lost while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  const http = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  try {
    const today = () => dayIn(timeZone, clock.now())
    await prepareShops(pool, options.shop ?? (() => readShop(today())))
    let delay = indexDelay
    const accounts = await openAccounts({ pool, indexDelay: () => delay })
    const orders = createOrders({ pool, now: () => clock.now(), history: pastOf(options.shop ?? (() => readShop(today())), today) })
    const faults = createFaults()
    const tooMany = createLimits(options.limits ?? vtexLimits, () => performance.now())

    answerFailures(http, logger)
    // Every call says that it sends JSON, those that send nothing too.
    const readJson = http.getDefaultJsonParser('error', 'error')
    http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => (body === '' ? done(null, null) : void readJson(request, body as string, done)))
    http.decorateRequest('vtexAccount', null)
    http.decorateRequest('broken', null)
    const url = () => http.listeningOrigin
    // The address is known only after listening, and links are made at every call.
    const parts = { today, now: () => clock.now(), publicUrl: () => options.publicUrl?.replace(/\/+$/, '') ?? url() }
    const api = async (app: FastifyInstance) => {
      app.addHook('onRequest', gate({ accounts, faults, tooMany }))
      app.addHook('onSend', loseAnswer)
      structureRoutes(app, parts)
      productRoutes(app, parts)
      searchRoutes(app, parts)
      collectionRoutes(app, parts)
      collectionWriteRoutes(app)
      skuRoutes(app, parts)
      orderRoutes(app, parts, orders)
      feedRoutes(app, parts, orders.feeds)
      loginRoutes(app, accounts)
    }
    await http.register(api)
    await http.register(api, { prefix: '/:account' })
    pictureRoutes(http, accounts.demo)
    storefrontRoutes(http, accounts)
    if (options.faultsOverHttp) {
      http.post('/__simulator/faults', async (request, reply) => {
        if (request.body !== null && !isFault(request.body)) return reply.code(400).send({ message: 'Send a fault, or null to end all.' })
        if (request.body === null) faults.clear()
        else faults.begin(request.body)
        return reply.code(204).send()
      })
    }
    await http.listen({ port, host: '127.0.0.1' })

    const named = (name: string): Account => {
      const account = accounts.named(name)
      if (!account) throw new RangeError(`The simulator has no account "${name}".`)
      return account
    }
    return {
      url: url(),
      port: Number(new URL(url()).port),
      openAccount: async (given) => {
        await accounts.open(given)
      },
      faults,
      writes: (account) => named(account).writes(),
      product: (account, id) => {
        const product = named(account).product(id)
        if (!product) throw new RangeError(`The simulator has no product ${id}.`)
        return product
      },
      edit: async (account, id, change) => {
        await named(account).change(id, (present) => ({ product: { ...present, ...change } }), false)
      },
      setShare: (account, kind, id, score) => named(account).setShare(kind, id, score),
      setCollection: (account, id, collection) => named(account).collections.change(id, () => collection && fromShop(collection)),
      setIndexDelay: (milliseconds) => {
        delay = milliseconds
      },
      async sell(account, lines, { at = clock.now(), status = 'payment-approved' } = {}) {
        const progress = progressOf(at, at, 0, false)
        const order = { ...progress, madeAt: at, status, currency, lines, ...(status === 'payment-pending' ? {} : { authorizedAt: at }), ...(status === 'canceled' ? { cancelledAt: at } : {}) }
        return orders.live.add(named(account).name, order, null)
      },
      changeOrder: (account, id, change) => orders.live.change(named(account).name, id, { changedAt: clock.now(), ...change }, null),
      close: async () => {
        await http.close()
        await pool.end()
      },
    }
  } catch (error) {
    await http.close()
    await pool.end()
    throw error
  }
}

/** What accounts of the shop on board sold before. Read when somebody asks, and anew on another day: the shop's days move with it. */
function pastOf(shop: () => Promise<ShopGoods>, today: () => string): (account: Account) => Promise<History | null> {
  let known: { day: string; history: Promise<History | null> } | null = null
  return (account) => {
    if (account.shop !== demoShop) return Promise.resolve(null)
    const day = today()
    if (known?.day !== day) known = { day, history: shop().then(({ sales }) => (sales ? historyOf(sales, timeZone, currency) : null)) }
    return known.history
  }
}

/** Says no in VTEX's words, and keeps our own failures apart from what faults make. */
function answerFailures(http: FastifyInstance, logger: Logger | undefined): void {
  http.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  http.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ Message: 'The request is invalid.' })
    logger?.error({ err: error, path: request.url }, 'simulator failed')
    return reply.code(500).type('text/plain').send('Internal server error')
  })
}
