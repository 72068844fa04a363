import { differenceOf } from '../../../src/design/ordering-diff/index.ts'
import { sharesOf, type Sold } from '../../../src/design/value-meter/index.ts'
import { categories, productsOf, type ShopProduct } from '../shop/index.ts'

export const recipes = ['bestSellers', 'revenue', 'newFirst', 'clearStock', 'balanced'] as const
export type Recipe = (typeof recipes)[number]

const orderings: Record<Recipe, (a: ShopProduct, b: ShopProduct) => number> = {
  bestSellers: (a, b) => b.units[1] - a.units[1],
  revenue: (a, b) => b.revenue[1] - a.revenue[1],
  newFirst: (a, b) => a.age - b.age,
  clearStock: (a, b) => b.stock - a.stock,
  balanced: (a, b) => b.score - a.score,
}

/** What a recipe would do to a list. */
export interface Outcome {
  id: number
  name: string
  department: string
  imageUrl: string
  products: number
  moved: number
  /** Shares of the 30 days' revenue in the first 12 places. */
  before: number
  after: number
  /** Sold-out products in the first 12 places, afterwards. */
  soldOut: number
}

/** The lists that can be chosen; all of their products are at hand. */
const targets = ['Mugs', 'Cake Stands', 'T-Light Holders']

const first = 12

/**
 * What a recipe would do to every list, worked out from its sales.
 * @param soldOutLast whether sold-out products go last
 */
export function outcomes(recipe: Recipe, soldOutLast: boolean): readonly Outcome[] {
  return targets.flatMap((name) => {
    const category = categories.find((each) => each.name === name)
    const all = productsOf(name)
    const best = [...all].sort(orderings.revenue)[0]
    if (!category || !best) return []
    const known = new Map(all.map((product) => [product.id, product]))
    const soldOf = (id: number): Sold => ({ revenue: known.get(id)?.revenue[1] ?? 0, units: known.get(id)?.units[1] ?? 0 })
    const sum = all.reduce<Sold>((so, { revenue, units }) => ({ revenue: so.revenue + revenue[1], units: so.units + units[1] }), { revenue: 0, units: 0 })
    const present = [...all].sort((a, b) => b.revenue[2] - a.revenue[2]).map(({ id }) => id)
    const made = [...all].sort((a, b) => (soldOutLast ? Number(a.stock === 0) - Number(b.stock === 0) : 0) || orderings[recipe](a, b))
    const next = made.map(({ id }) => id)
    const share = (order: readonly number[]): number => sharesOf(order, soldOf, sum)[0]?.revenue ?? 0
    return [
      {
        id: category.id,
        name,
        department: category.department,
        imageUrl: best.imageUrl,
        products: all.length,
        moved: differenceOf(present, next).changes.moved.length,
        before: share(present),
        after: share(next),
        soldOut: made.slice(0, first).filter(({ stock }) => stock === 0).length,
      },
    ]
  })
}
