/** Beyond this the weights of the latest days would lose their digits; all sums are then written down anew. */
const largestGrowth = 2 ** 400

/**
 * Sums of many products in which a day counts half after each half-life. A day is not made smaller as it gets
 * older: the later days are added with growing weights, and a sum is divided by the growth when it is read.
 */
export class DecayedSums {
  readonly #sums: Float64Array
  readonly #perDay: number
  readonly #exposures: number[] = []
  #growth = 1

  /** @param halfLife days; infinite for a sum that never forgets */
  constructor(products: number, halfLife: number) {
    this.#sums = new Float64Array(products)
    this.#perDay = 2 ** (1 / halfLife)
  }

  add(product: number, amount: number): void {
    this.#sums[product]! += amount * this.#growth
  }

  nextDay(): void {
    this.#growth *= this.#perDay
    if (this.#growth < largestGrowth) return
    for (let product = 0; product < this.#sums.length; product++) this.#sums[product]! /= this.#growth
    this.#growth = 1
  }

  /** The sum as of the day that was added on last, which counts whole. */
  of(product: number): number {
    return this.#sums[product]! / this.#growth
  }

  /** Weights of the last `days` days, a whole number, together: what a sale a day would have come to. */
  exposure(days: number): number {
    return (this.#exposures[days] ??= this.#exposureOf(days))
  }

  #exposureOf(days: number): number {
    if (this.#perDay === 1) return days
    const daily = 1 / this.#perDay
    return (1 - daily ** days) / (1 - daily)
  }
}
