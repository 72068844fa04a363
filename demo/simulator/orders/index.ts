/** The orders of all accounts: those that the shop's own sales were, and those that are made while the simulator runs. */
import type pg from 'pg'
import type { Account } from '../account.ts'
import type { History } from './history.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { createLiveOrders, type LiveOrders } from './live-orders.ts'
import { type Order, type OrderStatus, valueOf } from './order.ts'

export interface FoundOrder {
  value: number
  whole(): Order
}

export interface Orders {
  /** Oldest first, from and up to (both included). */
  found(account: Account, from: Date, to: Date, status: OrderStatus | null): Promise<FoundOrder[]>
  byId(account: Account, id: string): Promise<Order | null>
  live: LiveOrders
  feeds: Feeds
}

export interface OrdersParts {
  pool: pg.Pool
  now(): Date
  /** What an account sold before; null where it is not the shop on board. */
  history(account: Account): Promise<History | null>
}

export function createOrders({ pool, now, history }: OrdersParts): Orders {
  const feeds = createFeeds(pool)
  const live = createLiveOrders(pool, feeds)
  return {
    live,
    feeds,
    async found(account, from, to, status) {
      const past = await history(account)
      const at = now()
      const old = past
        ? past
            .between(from.getTime(), to.getTime())
            .map((one) => ({ madeAt: one.madeAt, value: one.value, whole: () => past.order(one, at) }))
        : []
      const fresh = (await live.between(account.name, from, to)).map((order) => ({
        madeAt: order.madeAt.getTime(),
        value: valueOf(order.lines),
        whole: () => order,
      }))
      const all = fresh.length === 0 ? old : [...old, ...fresh].sort((a, b) => a.madeAt - b.madeAt)
      return status === null ? all : all.filter((one) => one.whole().status === status)
    },
    byId: async (account, id) => (await live.byId(account.name, id)) ?? (await history(account))?.byId(id, now()) ?? null,
  }
}
