import { type KnownSales, youngDays } from './known-sales.ts'

/** Days of experience with all that is above it that a list, a brand or a price band is given. */
const drawnBy = 10 * youngDays

/** Revenue and days of young products. */
interface Young {
  revenue: number
  days: number
}

const rateOf = ({ revenue, days }: Young, prior: number): number => (revenue + drawnBy * prior) / (days + drawnBy)

/** Cheap, usual or dear beside the middle price of its list. */
export function priceBand(price: number, middle: number): 0 | 1 | 2 | 3 {
  if (Number.isNaN(price) || Number.isNaN(middle)) return 3
  return price < 0.7 * middle ? 0 : price > 1.4 * middle ? 2 : 1
}

/** The middle of the prices that are known; NaN without any. */
export function middlePrice(known: KnownSales, members: Int32Array): number {
  const prices = new Float64Array(members.length)
  let count = 0
  for (const product of members) if (!Number.isNaN(known.price[product]!)) prices[count++] = known.price[product]!
  return prices.subarray(0, count).sort()[count >>> 1] ?? Number.NaN
}

const youngOf = (known: KnownSales, product: number): Young => ({
  revenue: Math.max(known.youngRevenue[product]!, 0),
  days: Math.min(known.age(product), youngDays),
})

/** What a young product of a shop brings a day. */
export function youngRate(known: KnownSales, lists: readonly Int32Array[]): number {
  const shop: Young = { revenue: 0, days: 0 }
  for (const members of lists) {
    for (const product of members) {
      const { revenue, days } = youngOf(known, product)
      shop.revenue += revenue
      shop.days += days
    }
  }
  return shop.days === 0 ? 0 : shop.revenue / shop.days
}

/**
 * What a product without sales of its own can be expected to bring a day: what the products of its list
 * brought in their first weeks, as far as its brand and its price make a difference. Each is drawn to
 * what is above it by how little it has seen: brand and price band to the list, the list to the shop.
 * @param ofShop what a young product of the whole shop brings a day, where only some of its lists are looked at
 */
export function newcomerRates(known: KnownSales, lists: readonly Int32Array[], ofShop = youngRate(known, lists)): Float64Array {
  const rates = new Float64Array(known.since.length)
  for (const members of lists) {
    const middle = middlePrice(known, members)
    const whole: Young = { revenue: 0, days: 0 }
    const brands = new Map<number, Young>()
    const bands = new Map<number, Young>()
    for (const product of members) {
      const own = youngOf(known, product)
      const groups = [grouped(brands, known.brand[product]!), grouped(bands, priceBand(known.price[product]!, middle))]
      for (const group of [whole, ...groups]) {
        group.revenue += own.revenue
        group.days += own.days
      }
    }
    const ofList = rateOf(whole, ofShop)
    if (ofList <= 0) continue
    for (const product of members) {
      const ofBrand = rateOf(grouped(brands, known.brand[product]!), ofList)
      const ofBand = rateOf(grouped(bands, priceBand(known.price[product]!, middle)), ofList)
      rates[product] = (ofBrand * ofBand) / ofList
    }
  }
  return rates
}

function grouped(groups: Map<number, Young>, key: number): Young {
  const known = groups.get(key)
  if (known !== undefined) return known
  const fresh: Young = { revenue: 0, days: 0 }
  groups.set(key, fresh)
  return fresh
}
