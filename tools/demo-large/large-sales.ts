import { beginningOf, shiftDay } from '../../server/kernel/clock.ts'
import type { PastSale } from '../../server/modules/sales/index.ts'
import type { Shop, ShopProduct } from '../../demo/simulator/shop/index.ts'
import type { Random } from './seeded-random.ts'

/** Sales by day and product; column i of each array is line i. By product. */
export interface LargeSales {
  /** YYYY-MM-DD of day 0. */
  firstDay: string
  day: Int32Array
  product: Int32Array
  units: Int32Array
  /** Pence. */
  revenue: Int32Array
}

interface Making {
  shop: Shop
  products: readonly ShopProduct[]
  /** For each product the place of the one of the shop that it is a variation of. */
  sources: readonly number[]
  /** About so many lines. */
  lines: number
  random: Random
}

const minutesOfDay = 1_440
/** How much products of one kind differ in what they sell: few sell most. */
const spread = 0.45

/** What the shop's products sold, day by day, in columns that begin at `begins[place]`. */
function soldByDay({ products, sales }: Shop): { begins: Int32Array; day: Int32Array; units: Int32Array } {
  const placeOf = new Map(products.map(({ id }, place) => [id, place]))
  const sums = products.map(() => new Map<number, number>())
  sales.product.forEach((product, line) => {
    const sum = sums[placeOf.get(product)!]!
    const day = Math.floor(sales.minute[line]! / minutesOfDay)
    sum.set(day, (sum.get(day) ?? 0) + sales.units[line]!)
  })
  const begins = new Int32Array(products.length + 1)
  sums.forEach((sum, place) => (begins[place + 1] = begins[place]! + sum.size))
  return {
    begins,
    day: Int32Array.from(sums.flatMap((sum) => [...sum.keys()])),
    units: Int32Array.from(sums.flatMap((sum) => [...sum.values()])),
  }
}

/**
 * Every product sells on some of the days on which the one that it varies sold, so that
 * seasons and ages are kept; how many of them, and how much, differs as in the shop itself.
 */
export function largeSales({ shop, products, sources, lines, random }: Making): LargeSales {
  const { begins, day, units } = soldByDay(shop)
  const daysOf = (source: number) => begins[source + 1]! - begins[source]!
  const favour = products.map(() => Math.exp(spread * random.around()))
  const keeps = scaleFor(lines, sources.map(daysOf), favour)
  const found = { day: [] as number[], product: [] as number[], units: [] as number[], revenue: [] as number[] }
  products.forEach((product, at) => {
    const kept = keeps(favour[at]!)
    const source = sources[at]!
    for (let line = begins[source]!; line < begins[source + 1]!; line++) {
      if (random.next() >= kept) continue
      const pieces = Math.max(1, Math.round(units[line]! * Math.min(4, favour[at]!) * (0.5 + random.next())))
      found.day.push(day[line]!)
      found.product.push(product.id)
      found.units.push(pieces)
      found.revenue.push(pieces * product.price)
    }
  })
  const column = (values: number[]) => Int32Array.from(values)
  return {
    firstDay: shop.sales.firstDay,
    day: column(found.day),
    product: column(found.product),
    units: column(found.units),
    revenue: column(found.revenue),
  }
}

/** The share of its source's days that a product of some favour keeps, such that all together have about so many lines. */
function scaleFor(lines: number, days: readonly number[], favour: readonly number[]): (favour: number) => number {
  let [low, high] = [0, 100]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    const total = days.reduce((sum, count, at) => sum + count * Math.min(1, middle * favour[at]!), 0)
    if (total < lines) low = middle
    else high = middle
  }
  return (one) => Math.min(1, high * one)
}

/** Lines of an order, and minutes between two orders of a day. */
const perOrder = 4
const apart = 7
const minute = 60_000

/** The lines as orders, a few to each, spread over the day from eight o'clock. */
export function* largeOrders({ firstDay, day, product, units, revenue }: LargeSales, timeZone: string): Iterable<PastSale> {
  const byDay = Uint32Array.from(day.keys()).sort((a, b) => day[a]! - day[b]! || a - b)
  let begins = 0
  let known = -1
  let order = 0
  for (let place = 0; place < byDay.length;) {
    const number = day[byDay[place]!]!
    if (number !== known) {
      known = number
      order = 0
      begins = beginningOf(timeZone, shiftDay(firstDay, number)).getTime() + 480 * minute
    }
    const first = place
    while (place < byDay.length && day[byDay[place]!] === number && place - first < perOrder) place++
    const lines = Array.from(byDay.subarray(first, place), (line) => ({
      product: product[line]!,
      units: units[line]!,
      revenue: revenue[line]!,
    }))
    yield { id: `${number}-${order}`, soldAt: new Date(begins + ((order * apart) % 840) * minute), lines }
    order += 1
  }
}
