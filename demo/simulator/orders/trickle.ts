import type { Account } from '../account.ts'
import type { History } from './history.ts'
import type { LiveOrders } from './live-orders.ts'
import { progressOf } from './order.ts'

export interface TrickleParts {
  /** Orders an hour over a whole day. */
  perHour: number
  now(): Date
  random: () => number
  /** Those that sell by themselves. */
  accounts(): Account[]
  history(account: Account): Promise<History | null>
  live: LiveOrders
  currency: string
  timeZone: string
}

/** How much is bought in each hour of the day, as in the shop's own year; a little at night, too, so that something always comes. */
const hours = [2, 1, 1, 1, 1, 2, 4, 8, 17, 33, 47, 56, 76, 70, 65, 76, 53, 27, 16, 12, 10, 8, 6, 4]
const usual = hours.reduce((sum, weight) => sum + weight, 0) / hours.length
const mostLines = 6
/** Out of so many orders one is given up. */
const givenUp = 12

/**
 * Lets time pass for an account's orders: new ones come, those that are there go on. `span` is how many milliseconds have passed. What is
 * bought was bought together before, as far as it can be bought now.
 */
export function createTrickle({
  perHour,
  now,
  random,
  accounts,
  history,
  live,
  currency,
  timeZone,
}: TrickleParts): (span: number) => Promise<void> {
  const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  /** The millisecond in which it was made settles what becomes of it. */
  const progressNow = (madeAt: Date, at: Date) => {
    const seed = madeAt.getTime() % 1000
    return progressOf(madeAt, at, seed, seed % givenUp === 0)
  }
  const buy = async (account: Account, span: number) => {
    const basket = (await history(account))?.basket(random()) ?? []
    const from = Math.floor(random() * Math.max(1, basket.length - mostLines))
    const lines = basket.slice(from, from + 1 + Math.floor(random() * mostLines)).flatMap(({ product, units }) => {
      const base = account.base(product)
      return base && base.stock > 0 && account.search.shown(product)
        ? [{ product, units: Math.min(units, base.stock), revenue: Math.min(units, base.stock) * base.price }]
        : []
    })
    if (lines.length === 0) return
    const madeAt = new Date(now().getTime() - Math.floor(random() * span))
    const { nextAt, ...progress } = progressNow(madeAt, madeAt)
    await live.add(account.name, { madeAt, ...progress, currency, lines }, nextAt)
  }
  return async (span) => {
    const likely = ((perHour * (hours[Number(hourOf.format(now()))] ?? usual)) / usual) * (span / 3_600_000)
    for (const account of accounts()) {
      for (let left = likely; left > 0; left -= 1) if (random() < left) await buy(account, span)
    }
    for (const { account, order } of await live.due(now())) {
      const { nextAt, ...progress } = progressNow(order.madeAt, now())
      await live.change(account, order.id, progress, nextAt)
    }
  }
}
