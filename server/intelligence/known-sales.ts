import { DecayedSums } from './decayed-sums.ts'
import type { SalesHistory } from './sales-history.ts'

/** Half-lives of the decayed sums, in days. */
export const halfLives = [7, 14, 28, 56, 112] as const
export type HalfLife = (typeof halfLives)[number]

/** A product counts as new for so many days; what new products bring is learned from those days. */
export const youngDays = 28

/** What was known of a shop's products on the morning of a day. It moves forward only, and reads nothing from that day on. */
export class KnownSales {
  /** The day whose morning it is; the days before it are known. */
  day = 0
  /** Day of the first line, -1 while a product is not known. */
  readonly since: Int32Array
  /** Day of the last sale, -1 while there was none. */
  readonly lastSale: Int32Array
  readonly list: Int32Array
  readonly brand: Int32Array
  readonly price: Float64Array
  /** NaN where it is not known. */
  readonly stock: Float64Array
  /** Revenue by half-life. */
  readonly revenue: Readonly<Record<HalfLife, DecayedSums>>
  readonly units: DecayedSums
  /** Sums of the square roots of the lines: a line of a thousand pieces does not outweigh a hundred shoppers. */
  readonly roots: DecayedSums
  readonly lines: DecayedSums
  readonly slowLines: DecayedSums
  /** All revenue and lines so far. */
  readonly allRevenue: Float64Array
  readonly allLines: Float64Array
  /** Revenue within the first {@link youngDays} days of a product. */
  readonly youngRevenue: Float64Array
  /** Days on which a product was known to be sold out at the end, of the last days by half. */
  readonly soldOutDays: DecayedSums

  readonly #history: SalesHistory

  constructor(history: SalesHistory) {
    this.#history = history
    const products = history.products.length
    const sums = (halfLife: number): DecayedSums => new DecayedSums(products, halfLife)
    this.since = new Int32Array(products).fill(-1)
    this.lastSale = new Int32Array(products).fill(-1)
    this.list = new Int32Array(products).fill(-1)
    this.brand = new Int32Array(products).fill(-1)
    this.price = new Float64Array(products).fill(Number.NaN)
    this.stock = new Float64Array(products).fill(Number.NaN)
    this.revenue = { 7: sums(7), 14: sums(14), 28: sums(28), 56: sums(56), 112: sums(112) }
    this.units = sums(28)
    this.roots = sums(28)
    this.lines = sums(14)
    this.slowLines = sums(56)
    this.allRevenue = new Float64Array(products)
    this.allLines = new Float64Array(products)
    this.youngRevenue = new Float64Array(products)
    this.soldOutDays = sums(28)
  }

  /** Reads on until all days before `day` are known. */
  advanceTo(day: number): void {
    while (this.day < Math.min(day, this.#history.days)) this.#readDay()
  }

  #readDay(): void {
    const sums = [...Object.values(this.revenue), this.units, this.roots, this.lines, this.slowLines, this.soldOutDays]
    // A sum stands as of the day that it was added on last.
    if (this.day > 0) for (const sum of sums) sum.nextDay()
    for (let line = this.#history.dayStart[this.day]!; line < this.#history.dayStart[this.day + 1]!; line++) this.#readLine(line)
    if (this.#history.knowsStock) {
      for (let product = 0; product < this.stock.length; product++) if (this.stock[product]! <= 0) this.soldOutDays.add(product, 1)
    }
    this.day++
  }

  #readLine(line: number): void {
    const history = this.#history
    const product = history.product[line]!
    const units = history.units[line]!
    const revenue = history.revenue[line]!
    if (this.since[product]! < 0) this.since[product] = this.day
    this.list[product] = history.list[line]!
    if (history.brand[line]! >= 0) this.brand[product] = history.brand[line]!
    const price = history.price[line]!
    if (!Number.isNaN(price)) this.price[product] = price
    else if (units > 0 && revenue > 0) this.price[product] = revenue / units
    if (!Number.isNaN(history.stock[line]!)) this.stock[product] = history.stock[line]!
    if (units === 0 && revenue === 0) return

    for (const halfLife of halfLives) this.revenue[halfLife].add(product, revenue)
    this.units.add(product, units)
    this.allRevenue[product]! += revenue
    if (this.day - this.since[product]! < youngDays) this.youngRevenue[product]! += revenue
    if (revenue <= 0) return
    this.roots.add(product, Math.sqrt(revenue))
    this.lines.add(product, 1)
    this.slowLines.add(product, 1)
    this.allLines[product]! += 1
    this.lastSale[product] = this.day
  }

  /** Days since a product is known. */
  age(product: number): number {
    return this.day - this.since[product]!
  }

  /** Products that are known, by the list in which they were seen last; both in the sequence of their numbers. */
  members(): Int32Array[] {
    const sizes = new Int32Array(this.#history.lists.length)
    for (const list of this.list) if (list >= 0) sizes[list]!++
    const members = Array.from(sizes, (size) => new Int32Array(size))
    sizes.fill(0)
    for (let product = 0; product < this.list.length; product++) {
      const list = this.list[product]!
      if (list >= 0) members[list]![sizes[list]!++] = product
    }
    return members
  }
}
