import type { ScoreComponent } from '../../../src/design/score-breakdown/index.ts'
import { pointsOf } from '../../../src/design/score-breakdown/index.ts'
import type { Sold } from '../../../src/design/value-meter/index.ts'
import { productsOf, type ShopProduct } from '../shop/index.ts'

/** The category on the bench. */
export const category = 'Mugs'
export const all = productsOf(category)

const known = new Map(all.map((product) => [product.id, product]))

export function productOf(id: number): ShopProduct {
  const product = known.get(id)
  if (!product) throw new RangeError(`No product ${id}.`)
  return product
}

/** A product that has been sold for less than two months. */
export const isNew = ({ age }: ShopProduct): boolean => age < 60
export const fewLeft = 10

export const soldOf = (id: number): Sold => ({ revenue: productOf(id).revenue[1], units: productOf(id).units[1] })
/** What the whole category sold in 30 days. */
export const soldInAll: Sold = { revenue: sum(({ revenue }) => revenue[1]), units: sum(({ units }) => units[1]) }

function sum(of: (product: ShopProduct) => number): number {
  return all.reduce((total, product) => total + of(product), 0)
}

/** What a score is made of, and how each part is measured; weights are hundredths. */
export const measures = [
  { id: 'demand', weight: 40, of: (product: ShopProduct) => product.revenue[1] },
  { id: 'momentum', weight: 20, of: ({ units }: ShopProduct) => (units[1] > 0 ? units[0] / units[1] : 0) },
  { id: 'price', weight: 15, of: ({ units, revenue }: ShopProduct) => (units[1] > 0 ? revenue[1] / units[1] : 0) },
  { id: 'cover', weight: 15, of: ({ stock }: ShopProduct) => stock },
  { id: 'newness', weight: 10, of: ({ age }: ShopProduct) => -age },
] as const
export type Measure = (typeof measures)[number]['id']

/** The part of the list that a product stands above, 0 to 1. */
const percentiles: Record<Measure, ReadonlyMap<number, number>> = Object.fromEntries(
  measures.map(({ id, of }) => {
    const values = all.map(of).sort((a, b) => a - b)
    return [id, new Map(all.map((product) => [product.id, values.findIndex((value) => value >= of(product)) / (all.length - 1)]))]
  }),
) as unknown as Record<Measure, ReadonlyMap<number, number>>

/** The parts of a product's score; what they are called is said by the screen. */
export const scoreParts = (id: number, labels: Readonly<Record<Measure, { label: string; hint: string }>>): readonly ScoreComponent[] =>
  measures.map((measure) => ({ id: measure.id, ...labels[measure.id], weight: measure.weight, percentile: percentiles[measure.id].get(id) ?? null }))

const scores = new Map(
  all.map(({ id }) => [id, pointsOf(measures.map((measure) => ({ id: measure.id, label: '', weight: measure.weight, percentile: percentiles[measure.id].get(id) ?? null }))).score]),
)
export const scoreOf = (id: number): number => scores.get(id) ?? 0
export const bestRevenue = Math.max(...all.map(({ revenue }) => revenue[1]))
