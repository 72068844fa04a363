import { coverOf, exposureOf, momentumOf } from '../../../contract/index.ts'
import type { ScoredProduct } from './figures.repository.ts'

/** Lets others have their turn, when it is time. */
export type YieldTurn = () => Promise<void>

/** What is measured of products whatever list they are in, beside each other; NaN where there is nothing to measure. */
export interface ProductMeasures {
  id: Int32Array
  exposure: Float64Array
  recentUnits: Float64Array
  recentRevenue: Float64Array
  momentum: Float64Array
  price: Float64Array
  cover: Float64Array
  age: Float64Array
  variants: Float64Array
}

/** So many products are measured between two breaths. */
const together = 2_000

/**
 * Measures all products of a store.
 * @param historyDays days of sales that the store has: nobody had the chance to sell for longer
 */
export async function measureProducts(
  products: readonly ScoredProduct[],
  historyDays: number,
  yieldTurn: YieldTurn,
): Promise<ProductMeasures> {
  const column = () => new Float64Array(products.length)
  const measures: ProductMeasures = {
    id: new Int32Array(products.length),
    exposure: column(),
    recentUnits: column(),
    recentRevenue: column(),
    momentum: column(),
    price: column(),
    cover: column(),
    age: column(),
    variants: column(),
  }
  for (const [row, product] of products.entries()) {
    if (row % together === 0) await yieldTurn()
    const { id, age, price, stock, variants, units7, units30, recentUnits, recentRevenue } = product
    measures.id[row] = id
    measures.exposure[row] = exposureOf(Math.min(age ?? historyDays, historyDays))
    measures.recentUnits[row] = Math.max(recentUnits, 0)
    measures.recentRevenue[row] = Math.max(recentRevenue, 0)
    measures.momentum[row] = momentumOf(units7, units30, age) ?? Number.NaN
    measures.price[row] = price ?? Number.NaN
    measures.cover[row] = coverOf(stock, units30)
    measures.age[row] = age ?? Number.NaN
    measures.variants[row] = variants ?? Number.NaN
  }
  return measures
}
