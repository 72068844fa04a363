import { type SalesHistory, SalesHistoryBuilder } from './sales-history.ts'

/** What is known of a store's products where their demand is learned: columns beside each other, by id. */
export interface ProductsToLearn {
  id: Int32Array
  category: Int32Array
  brand: Int32Array
  /** Minor units; NaN where there is none. */
  price: Float64Array
  stock: Int32Array
  /** Days since 1970-01-01; NaN where nobody knows. */
  released: Float64Array
  /** 1 where lists can hold it. */
  listed: Uint8Array
}

/** The sales of a day: "product units revenue", with commas between them. */
export interface DayToLearn {
  /** Days since 1970-01-01. */
  day: number
  sales: string
}

/** The sales of a store, as its database has them: taken day by day, in any sequence. */
export class StoreSales {
  readonly #products: ProductsToLearn
  readonly #asOf: number
  readonly #builder = new SalesHistoryBuilder()
  readonly #rows: ReadonlyMap<number, number>
  #firstDay: number

  /**
   * @param asOf last day of sales, in days since 1970-01-01
   * @param firstDay the first day of the store's sales, where only some of its products are looked at
   */
  constructor(products: ProductsToLearn, asOf: number, firstDay = asOf) {
    this.#products = products
    this.#asOf = asOf
    this.#rows = new Map(Array.from(products.id, (id, row) => [id, row]))
    this.#firstDay = firstDay
  }

  add({ day, sales }: DayToLearn): void {
    this.#firstDay = Math.min(this.#firstDay, day)
    for (const sale of sales.split(',')) {
      const [product, units, revenue] = sale.split(' ').map(Number) as [number, number, number]
      const row = this.#rows.get(product)
      if (row !== undefined) this.#builder.add({ day, ...this.#placeOf(row), units, revenue })
    }
  }

  /** The sales in columns, and the number of each product there by its id. */
  finish(): { history: SalesHistory; numbers: ReadonlyMap<number, number> } {
    this.#addFacts()
    const history = this.#builder.finish()
    return { history, numbers: new Map(history.products.map((name, number) => [Number(name), number])) }
  }

  /** From when on a product was there, and what is known of it now: on the last day, so that no morning of the past knows it. */
  #addFacts(): void {
    const { listed, released: releases, price, stock } = this.#products
    for (const [row, isListed] of listed.entries()) {
      if (isListed !== 1) continue
      const released = releases[row]!
      const since = Number.isNaN(released) ? this.#firstDay : Math.min(Math.max(released, this.#firstDay), this.#asOf)
      const nothingSold = { ...this.#placeOf(row), units: 0, revenue: 0 }
      this.#builder.add({ ...nothingSold, day: since })
      this.#builder.add({ ...nothingSold, day: this.#asOf, price: price[row]!, stock: stock[row]! })
    }
  }

  #placeOf(row: number): { product: string; list: string; brand: string } {
    const { id, category, brand } = this.#products
    return { product: String(id[row]), list: String(category[row]), brand: String(brand[row]) }
  }
}
