import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type SaleLine, type SalesHistory, SalesHistoryBuilder } from './sales-history.ts'

/** Habits of a shop that is made up; the same seed gives the same shop. */
export interface MadeShop {
  seed: number
  days: number
  lists: number
  productsOfList: number
  /** Sale lines of an average day. */
  linesOfDay: number
  /** How much demand comes and goes over a year, 0 to 1: each product has its own high season. */
  season?: number
  /** New products come in until the last day, instead of all on the first. */
  arrivals?: boolean
}

/** Lines of a made-up shop: a few products sell most, as everywhere. */
export function madeLines({ seed, days, lists, productsOfList, linesOfDay, season = 0, arrivals = false }: MadeShop): SaleLine[] {
  const random = xoroshiro128plus(seed)
  const chance = (): number => uniformInt(random, 0, 999_999) / 1_000_000
  const products = Array.from({ length: lists * productsOfList }, (_, number) => ({
    name: `p${number}`,
    list: `list ${number % lists}`,
    brand: `brand ${uniformInt(random, 0, 5)}`,
    price: 1 + Math.round(2_000 * chance() ** 3) / 100,
    wanted: 1 / (1 + uniformInt(random, 0, productsOfList)) ** 1.1,
    high: 365 * chance(),
    since: arrivals && chance() < 0.5 ? Math.floor(days * chance()) : 0,
  }))
  const lines: SaleLine[] = []
  for (let day = 0; day < days; day++) {
    const wanted = products.map((product) =>
      day < product.since ? 0 : product.wanted * (1 + season * Math.cos((2 * Math.PI * (day - product.high)) / 365)) ** 3,
    )
    const upTo: number[] = []
    wanted.reduce((sum, each) => (upTo.push(sum + each), sum + each), 0)
    for (let line = 0; line < linesOfDay; line++) {
      const at = chance() * upTo.at(-1)!
      let low = 0
      for (let high = upTo.length - 1; low < high;) {
        const half = (low + high) >>> 1
        if (upTo[half]! <= at) low = half + 1
        else high = half
      }
      const { name, list, brand, price } = products[low]!
      const units = chance() < 0.02 ? 24 : 1 + uniformInt(random, 0, 2)
      lines.push({ day: 20_000 + day, product: name, list, brand, units, revenue: Math.round(100 * units * price) / 100, price })
    }
  }
  return lines
}

export function historyOf(lines: readonly SaleLine[]): SalesHistory {
  const builder = new SalesHistoryBuilder()
  for (const line of lines) builder.add(line)
  return builder.finish()
}
