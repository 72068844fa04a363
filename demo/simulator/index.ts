/**
 * VTEX on board: an HTTP server of its own that keeps VTEX's rules, for the demo store and for tests. Nothing else in Samara knows it
 * but as an address that the connector calls. What it does and how it is made to fail stands in the README of this folder.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { dayIn } from '../../server/kernel/clock.ts'
import type { Account } from './account.ts'
import { openAccounts } from './accounts.ts'
import { answerFailures } from './answer-failures.ts'
import { collectionWriteRoutes } from './api/collection-writes.ts'
import { collectionRoutes } from './api/collections.ts'
import { feedRoutes } from './api/feed.ts'
import { loginRoutes } from './api/login.ts'
import { orderRoutes } from './api/orders.ts'
import { productRoutes } from './api/products.ts'
import { searchRoutes } from './api/search.ts'
import { skuRoutes } from './api/skus.ts'
import { structureRoutes } from './api/structure.ts'
import { prepareShops } from './catalogue.ts'
import { controlRoutes } from './control.ts'
import { createFaults } from './faults.ts'
import { gate, loseAnswer } from './gate.ts'
import { createLimits, vtexLimits } from './limits.ts'
import { createOrders } from './orders/index.ts'
import { progressOf } from './orders/order.ts'
import { pastOf } from './orders/past.ts'
import { createTrickle } from './orders/trickle.ts'
import { otherWriters } from './other-writers.ts'
import { pictureRoutes } from './pictures.ts'
import { demoShop } from './schema.ts'
import { readShop } from './shop/index.ts'
import type { Simulator, SimulatorOptions } from './simulator.ts'
import { storefrontRoutes } from './storefront/index.ts'
import { fromShop } from './vtex-collection.ts'
import type { VtexProduct } from './vtex-product.ts'

export { addAccount, addShop, removeAccount } from './add-shop.ts'
export { eanOf } from './ean.ts'
export { historyOf } from './orders/history.ts'
export { pictureAddress } from './pictures.ts'
export type { Fault, Faults } from './faults.ts'
export type { ShopGoods } from './catalogue.ts'
export type { Order, OrderLine, OrderStatus } from './orders/order.ts'
export type { NewProduct, OfferChange } from './other-writers.ts'
export type { VtexProduct } from './vtex-product.ts'
export type { Simulator, SimulatorOptions } from './simulator.ts'
export type { AccountKey } from './accounts.ts'

const timeZone = 'Europe/London'
const currency = 'GBP'
/** Milliseconds between two looks whether somebody buys. */
const trickleStep = 5_000

/** Starts the simulator. At the very first start it loads the shop. Whatever it has answered with 200 survives a kill. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { databaseUrl, port, clock, logger } = options
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, connectionTimeoutMillis: 10_000 })
  const lost = (error: Error) => logger?.warn({ err: error }, 'simulator: database connection lost')
  // The pool listens to idle connections only: one that is lost while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  const http = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  try {
    const now = () => clock.now()
    const today = () => dayIn(timeZone, now())
    const shop = options.shop ?? (() => readShop(today()))
    await prepareShops(pool, shop)
    let indexDelay = options.indexDelay ?? 0
    const accounts = await openAccounts({ pool, indexDelay: () => indexDelay })
    const history = pastOf(shop, today, timeZone, currency)
    const orders = createOrders({ pool, now, history })
    const others = otherWriters(today)
    const faults = createFaults()
    const tooMany = createLimits(options.limits ?? vtexLimits, () => performance.now())

    answerFailures(http, logger)
    http.decorateRequest('vtexAccount', null)
    http.decorateRequest('broken', null)
    const url = () => http.listeningOrigin
    // The address is known only after listening, and links are made at every call.
    const parts = { today, now, publicUrl: () => options.publicUrl?.replace(/\/+$/, '') ?? url() }
    const api = async (app: FastifyInstance) => {
      app.addHook('onRequest', gate({ accounts, faults, tooMany }))
      app.addHook('onSend', loseAnswer)
      structureRoutes(app, parts)
      productRoutes(app, parts)
      skuRoutes(app, parts)
      searchRoutes(app, parts)
      collectionRoutes(app, parts)
      collectionWriteRoutes(app)
      orderRoutes(app, parts, orders)
      feedRoutes(app, parts, orders.feeds)
      loginRoutes(app, accounts)
    }
    await http.register(api)
    await http.register(api, { prefix: '/:account' })
    pictureRoutes(http, accounts.demo)
    storefrontRoutes(http, accounts, now)

    const named = (name: string): Account => {
      const account = accounts.named(name)
      if (!account) throw new RangeError(`The simulator has no account "${name}".`)
      return account
    }
    const product = (account: string, id: number): VtexProduct => {
      const found = named(account).product(id)
      if (!found) throw new RangeError(`The simulator has no product ${id}.`)
      return found
    }
    const simulator: Omit<Simulator, 'url' | 'port' | 'close'> = {
      openAccount: async (given) => {
        await accounts.open(given)
      },
      accounts: () => accounts.all().map(({ name }) => name),
      faults,
      writes: (account) => named(account).writes(),
      product,
      edit: async (account, id, change) => others.edit(named(account), product(account, id).Id, change),
      move: async (account, id, category) => others.move(named(account), product(account, id).Id, category),
      offer: async (account, id, change) => others.offer(named(account), product(account, id).Id, change),
      drop: async (account, id) => others.drop(named(account), product(account, id).Id),
      bringBack: (account, id) => others.bringBack(named(account), id),
      addProduct: (account, added) => others.add(named(account), added),
      setShare: (account, kind, id, score) => named(account).setShare(kind, id, score),
      setCollection: (account, id, collection) => named(account).collections.change(id, () => collection && fromShop(collection)),
      setIndexDelay: (milliseconds) => {
        indexDelay = milliseconds
      },
      sell(account, lines, { at = now(), status = 'payment-approved' } = {}) {
        const paid = status === 'payment-pending' ? {} : { authorizedAt: at }
        const { nextAt: _, ...progress } = progressOf(at, at, 0, false)
        const order = { ...progress, madeAt: at, status, currency, lines, ...paid, ...(status === 'canceled' ? { cancelledAt: at } : {}) }
        return orders.live.add(named(account).name, order, null)
      },
      changeOrder: (account, id, change) => orders.live.change(named(account).name, id, { changedAt: now(), ...change }, null),
    }
    if (options.faultsOverHttp) controlRoutes(http, simulator)
    await http.listen({ port, host: '127.0.0.1' })

    const trickle =
      options.trickle &&
      createTrickle({
        perHour: options.trickle.perHour,
        now,
        random: Math.random,
        accounts: () => accounts.all().filter((account) => account.shop === demoShop),
        history,
        live: orders.live,
        currency,
        timeZone,
      })
    const step = async (span: number): Promise<void> => {
      await accounts.forgetClosed()
      await trickle?.(span)
    }
    const timer = trickle && every(trickleStep, step, lost)
    return {
      ...simulator,
      url: url(),
      port: Number(new URL(url()).port),
      close: async () => {
        await timer?.()
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

/** Works again and again, never twice at once; the returned function ends it, after the work that is under way. */
function every(milliseconds: number, work: (span: number) => Promise<void>, failed: (error: Error) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work(milliseconds)
      .catch(failed)
      .finally(() => {
        running = null
      })
  }, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
