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
const hour = 3_600_000
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
  const buy = async (account: Account, from: number, to: number) => {
    const basket = (await history(account))?.basket(random()) ?? []
    const first = Math.floor(random() * Math.max(1, basket.length - mostLines))
    const lines = basket.slice(first, first + 1 + Math.floor(random() * mostLines)).flatMap(({ product, units }) => {
      const base = account.base(product)
      return base && base.stock > 0 && account.search.shown(product)
        ? [{ product, units: Math.min(units, base.stock), revenue: Math.min(units, base.stock) * base.price }]
        : []
    })
    if (lines.length === 0) return
    const madeAt = new Date(from + Math.floor(random() * (to - from)))
    const { nextAt, ...progress } = progressNow(madeAt, now())
    await live.add(account.name, { madeAt, ...progress, currency, lines }, nextAt)
  }
  /** What is bought in a part of an hour. */
  const buyWithin = async (account: Account, from: number, to: number) => {
    const likely = ((perHour * (hours[Number(hourOf.format(from))] ?? usual)) / usual) * ((to - from) / hour)
    for (let left = likely; left > 0; left -= 1) if (random() < left) await buy(account, from, to)
  }
  /** A shop that is started in the afternoon sold in the morning, too: the hours of today are bought once. */
  const begun = new Set<string>()
  const beginDay = async (account: Account, to: number) => {
    const from = to - (to % hour) - Number(hourOf.format(to)) * hour
    if ((await live.between(account.name, new Date(from), new Date(to))).length > 0) return
    for (let at = from; at < to; at += hour) await buyWithin(account, at, Math.min(at + hour, to))
  }
  return async (span) => {
    const to = now().getTime()
    for (const account of accounts()) {
      if (!begun.has(account.name)) {
        begun.add(account.name)
        await beginDay(account, to - span)
      }
      await buyWithin(account, to - span, to)
    }
    for (const { account, order } of await live.due(now())) {
      const { nextAt, ...progress } = progressNow(order.madeAt, now())
      await live.change(account, order.id, progress, nextAt)
    }
  }
}
