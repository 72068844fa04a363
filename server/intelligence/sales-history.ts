/** One line of a shop's sales, or of what was known of a product on a day (then without units). */
export interface SaleLine {
  /** Days since 1970-01-01. */
  day: number
  product: string
  /** The list that the product lies in from this line on. */
  list: string
  units: number
  revenue: number
  /** What a piece cost; without it, the revenue of a piece. */
  price?: number
  /** Pieces that could be sold. */
  stock?: number
  brand?: string
}

/** A shop's sales as columns beside each other, oldest day first. */
export interface SalesHistory {
  /** Days since 1970-01-01 of day 0. */
  firstDay: number
  /** Days from the first line to the last, both counted. */
  days: number
  /** The lines of day d are those from `dayStart[d]` up to `dayStart[d + 1]`. */
  dayStart: Int32Array
  product: Int32Array
  list: Int32Array
  /** -1 where none is named. */
  brand: Int32Array
  units: Float64Array
  revenue: Float64Array
  /** NaN where it is not known. */
  price: Float64Array
  /** NaN where it is not known. */
  stock: Float64Array
  /** Names by number, in their alphabet: that a number is low says nothing about what sold. */
  products: readonly string[]
  lists: readonly string[]
  brands: readonly string[]
  /** Whether any line names a stock; without that, nobody knows what was sold out. */
  knowsStock: boolean
}

const byAlphabet = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** Names as they come, and their numbers in the alphabet at the end. */
class Names {
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const next = this.#numbers.size
    this.#numbers.set(name, next)
    return next
  }

  inAlphabet(): { names: string[]; places: Int32Array } {
    const names = [...this.#numbers.keys()].sort(byAlphabet)
    const places = new Int32Array(names.length)
    names.forEach((name, place) => (places[this.#numbers.get(name)!] = place))
    return { names, places }
  }
}

/** A column of numbers that grows. */
class Column<Values extends Int32Array | Float64Array> {
  readonly #make: (length: number) => Values
  #values: Values
  length = 0

  constructor(make: (length: number) => Values) {
    this.#make = make
    this.#values = make(1 << 14)
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const wider = this.#make(this.length * 2)
      wider.set(this.#values)
      this.#values = wider
    }
    this.#values[this.length++] = value
  }

  /** The values, those of `order` one after the other. The column is empty then: a million lines are not held twice. */
  takeInOrder(order: Int32Array, change: (value: number) => number = (value) => value): Values {
    const sorted = this.#make(order.length)
    for (let at = 0; at < order.length; at++) sorted[at] = change(this.#values[order[at]!]!)
    this.#values = this.#make(0)
    this.length = 0
    return sorted
  }

  at(place: number): number {
    return this.#values[place]!
  }
}

const integers = (length: number): Int32Array => new Int32Array(length)
const decimals = (length: number): Float64Array => new Float64Array(length)

/** Takes lines in any sequence and puts them in columns, so that a million and a half of them need some hundred megabytes. */
export class SalesHistoryBuilder {
  readonly #products = new Names()
  readonly #lists = new Names()
  readonly #brands = new Names()
  readonly #day = new Column(integers)
  readonly #product = new Column(integers)
  readonly #list = new Column(integers)
  readonly #brand = new Column(integers)
  readonly #units = new Column(decimals)
  readonly #revenue = new Column(decimals)
  readonly #price = new Column(decimals)
  readonly #stock = new Column(decimals)
  #first = Number.POSITIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY
  #knowsStock = false

  add({ day, product, list, units, revenue, price = Number.NaN, stock = Number.NaN, brand }: SaleLine): void {
    this.#first = Math.min(this.#first, day)
    this.#last = Math.max(this.#last, day)
    this.#knowsStock ||= !Number.isNaN(stock)
    this.#day.push(day)
    this.#product.push(this.#products.numberOf(product))
    this.#list.push(this.#lists.numberOf(list))
    this.#brand.push(brand === undefined ? -1 : this.#brands.numberOf(brand))
    this.#units.push(units)
    this.#revenue.push(revenue)
    this.#price.push(price)
    this.#stock.push(stock)
  }

  finish(): SalesHistory {
    const lines = this.#day.length
    const firstDay = lines === 0 ? 0 : this.#first
    const days = lines === 0 ? 0 : this.#last - this.#first + 1
    const dayStart = new Int32Array(days + 1)
    for (let line = 0; line < lines; line++) dayStart[this.#day.at(line) - firstDay + 1]!++
    for (let day = 0; day < days; day++) dayStart[day + 1]! += dayStart[day]!
    const next = dayStart.slice()
    const order = new Int32Array(lines)
    for (let line = 0; line < lines; line++) order[next[this.#day.at(line) - firstDay]!++] = line

    const products = this.#products.inAlphabet()
    const lists = this.#lists.inAlphabet()
    const brands = this.#brands.inAlphabet()
    return {
      firstDay,
      days,
      dayStart,
      product: this.#product.takeInOrder(order, (number) => products.places[number]!),
      list: this.#list.takeInOrder(order, (number) => lists.places[number]!),
      brand: this.#brand.takeInOrder(order, (number) => (number < 0 ? -1 : brands.places[number]!)),
      units: this.#units.takeInOrder(order),
      revenue: this.#revenue.takeInOrder(order),
      price: this.#price.takeInOrder(order),
      stock: this.#stock.takeInOrder(order),
      products: products.names,
      lists: lists.names,
      brands: brands.names,
      knowsStock: this.#knowsStock,
    }
  }
}
