import { addDays } from '../shop/days.ts'
import type { ShopSales } from '../shop/index.ts'
import { type Order, type OrderLine, progressOf, shippingOf } from './order.ts'

/** An order of the past, without its lines. */
export interface PastOrder {
  madeAt: number
  /** Of the shop's lines, from and up to (excluded). */
  first: number
  end: number
  /** With what it cost to send. */
  value: number
  cancelled: boolean
}

/** The shop's sales as orders. They are columns until one is asked for. */
export interface History {
  /** Oldest first, from and up to (both included), in milliseconds. */
  between(from: number, to: number): readonly PastOrder[]
  order(past: PastOrder, now: Date): Order
  byId(id: string, now: Date): Order | null
  /** What somebody once bought; null where nobody did. `chance` from 0 up to, but without, 1. */
  basket(random: number): OrderLine[] | null
}

const minute = 60_000
const day = 86_400_000
/** Every so many orders one was tried before, and given up. */
const givenUp = 40

/**
 * Makes orders of sale lines: those of one order number are one. Numbers say the day and the place in it, so they stay the same as long as
 * the shop's days do. Cancelled ones come on top: all that was sold is still sold.
 */
export function historyOf(sales: ShopSales, timeZone: string, currency: string): History {
  const past: PastOrder[] = []
  const dayStarts = new Map<number, number>()
  const startOf = (number: number) => {
    const known = dayStarts.get(number) ?? midnight(addDays(sales.firstDay, number), timeZone)
    dayStarts.set(number, known)
    return known
  }
  for (let first = 0; first < sales.order.length;) {
    let end = first
    let items = 0
    for (; end < sales.order.length && sales.order[end] === sales.order[first]; end += 1) items += sales.revenue[end] ?? 0
    const value = items + shippingOf(items)
    const at = sales.minute[first] ?? 0
    const madeAt = startOf(Math.floor(at / 1440)) + (at % 1440) * minute + (((sales.order[first] ?? 0) * 977) % minute)
    if (past.length % givenUp === 7) past.push({ madeAt: madeAt - 2 * minute, first, end, value, cancelled: true })
    past.push({ madeAt, first, end, value, cancelled: false })
    first = end
  }
  past.sort((a, b) => a.madeAt - b.madeAt || a.first - b.first)

  const dayNumber = ({ madeAt }: PastOrder) => Math.floor(madeAt / day)
  const firstOfDay = new Map<number, number>()
  past.forEach((order, index) => {
    if (!firstOfDay.has(dayNumber(order))) firstOfDay.set(dayNumber(order), index)
  })
  const idOf = (order: PastOrder) => {
    const place = past.indexOf(order, firstOfDay.get(dayNumber(order))) - (firstOfDay.get(dayNumber(order)) ?? 0)
    return `${new Date(order.madeAt).toISOString().slice(2, 10).replaceAll('-', '')}${String(place + 1).padStart(6, '0')}-01`
  }
  const line = (at: number): OrderLine => ({
    product: sales.product[at] ?? 0,
    units: sales.units[at] ?? 1,
    revenue: sales.revenue[at] ?? 0,
  })
  const lines = ({ first, end }: PastOrder) => Array.from({ length: end - first }, (_, index) => line(first + index))
  const order = (one: PastOrder, now: Date): Order => {
    const madeAt = new Date(one.madeAt)
    const { nextAt: _, ...progress } = progressOf(madeAt, now, (sales.order[one.first] ?? 0) % 1000, one.cancelled)
    return { id: idOf(one), madeAt, ...progress, currency, lines: lines(one) }
  }
  /** The first that is not before this. */
  const lowerBound = (time: number) => {
    let [low, high] = [0, past.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((past[middle]?.madeAt ?? 0) < time) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    between: (from, to) => past.slice(lowerBound(from), lowerBound(to + 1)),
    order,
    byId(id, now) {
      const [, year, month, date, place] = /^(\d\d)(\d\d)(\d\d)(\d{6})-01$/.exec(id) ?? []
      const start = firstOfDay.get(Date.parse(`20${year}-${month}-${date}T00:00:00Z`) / day)
      const one = start === undefined ? undefined : past[start + Number(place) - 1]
      return one && idOf(one) === id ? order(one, now) : null
    },
    basket: (random) => {
      const one = past[Math.floor(random * past.length)]
      return one ? lines(one) : null
    },
  }
}

/** When a day begins. Zones of shops on board are at most an hour from UTC. */
function midnight(on: string, timeZone: string): number {
  const noon = Date.parse(`${on}T12:00:00Z`)
  const there = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(noon))
  return noon - there * 60 * minute
}
