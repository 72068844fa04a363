import type { Clock } from '../../server/kernel/clock.ts'
import type { Logger } from '../../server/kernel/logger.ts'
import type { AccountKey } from './accounts.ts'
import type { ShopGoods } from './catalogue.ts'
import type { Faults } from './faults.ts'
import type { Limits } from './limits.ts'
import type { Order, OrderLine, OrderStatus } from './orders/order.ts'
import type { NewProduct, OfferChange } from './other-writers.ts'
import type { ShopCollection } from './shop/index.ts'
import type { VtexProduct } from './vtex-product.ts'

export interface SimulatorOptions {
  /** Its tables are in the schema `simulator` there. */
  databaseUrl: string
  /** On loopback; 0 chooses a free one. */
  port: number
  /** Where shoppers' browsers reach it, for links and pictures. @default its own address */
  publicUrl?: string
  clock: Clock
  logger?: Logger
  /** What is sold, read at the very first start only; and what was sold, read when orders are asked for. @default the demo shop */
  shop?: () => Promise<ShopGoods>
  /** @default VTEX's own */
  limits?: Limits
  /** Milliseconds until the search knows of a change. @default 0; VTEX needs minutes */
  indexDelay?: number
  /** Whether the addresses below `/__simulator` are there, for people who want to see it fail. @default false */
  faultsOverHttp?: boolean
  /** Orders that come by themselves, so many an hour over a whole day, to accounts of the shop on board. @default none */
  trickle?: { perHour: number }
}

export interface Simulator {
  url: string
  port: number
  /** Opens an account, a copy of the shop, or gives the one that is there another key. */
  openAccount(given: AccountKey): Promise<void>
  /** Names of those that are open. */
  accounts(): string[]
  faults: Faults
  /** PUTs that an account has taken, by product, since it was opened; kept across restarts. */
  writes(account: string): Promise<Map<number, number>>
  /** The product as the account keeps it. */
  product(account: string, id: number): VtexProduct
  /** Changes a product as another tool would, past the API's rules. It does not count as a write, nor does anything below. */
  edit(account: string, id: number, change: Partial<VtexProduct>): Promise<void>
  /** Moves a product to another category. */
  move(account: string, id: number, category: number): Promise<void>
  /** Changes what a product costs (pence), and how many there are; no stock is sold out. */
  offer(account: string, id: number, change: OfferChange): Promise<void>
  /** Takes a product away, as if it never was: 404, out of numbers and search. */
  drop(account: string, id: number): Promise<void>
  bringBack(account: string, id: number): Promise<void>
  /** Gives the number of the new product. */
  addProduct(account: string, product: NewProduct): Promise<number>
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
