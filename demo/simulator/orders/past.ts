import type { Account } from '../account.ts'
import type { ShopGoods } from '../catalogue.ts'
import { demoShop } from '../schema.ts'
import { openWeekAgo } from '../shop/index.ts'
import { type History, historyOf } from './history.ts'

/** What accounts of the shop on board sold before. Read when somebody asks, and anew on another day: the shop's days move with it. */
export function pastOf(
  shop: () => Promise<ShopGoods>,
  today: () => string,
  timeZone: string,
  currency: string,
): (account: Account) => Promise<History | null> {
  let known: { day: string; history: Promise<History | null> } | null = null
  return (account) => {
    if (account.shop !== demoShop) return Promise.resolve(null)
    const day = today()
    if (known?.day !== day)
      known = { day, history: shop().then(({ sales }) => (sales ? historyOf(openWeekAgo(sales), timeZone, currency) : null)) }
    return known.history
  }
}
