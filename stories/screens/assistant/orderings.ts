import { categories, productsOf, type ShopProduct } from '../shop/index.ts'

/** What somebody wants of their lists; each is a mixture of what a product did. */
export const goals = ['revenue', 'bestSellers', 'newFirst', 'clearStock', 'balanced'] as const
export type Goal = (typeof goals)[number]

/** Simple orderings that every goal must beat. */
export const simple = ['present', 'bestSellers30', 'newest', 'price'] as const
export type Simple = (typeof simple)[number]

export interface Rules {
  soldOutLast: boolean
  /** At most so many of one brand in a row; 0 for any number. */
  brandRun: number
  /** A new product on every so many places; 0 for no such rule. */
  newEvery: number
}

/** Each product's place among its list, 0 to 1. */
function percentiles(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const last = Math.max(1, values.length - 1)
  return values.map((value) => sorted.findIndex((other) => other >= value) / last)
}

const mixed = (parts: readonly (readonly [weight: number, values: readonly number[]])[]): number[] => {
  const ranked = parts.map(([weight, values]) => [weight, percentiles(values)] as const)
  return (parts[0]?.[1] ?? []).map((_, at) => ranked.reduce((sum, [weight, places]) => sum + weight * (places[at] ?? 0), 0))
}

/** Days that an ordering may know: those before the last seven, which it is judged by. */
const known = (product: ShopProduct) => ({
  revenue23: product.revenue[1] - product.revenue[0],
  revenue60: product.revenue[2] - product.revenue[1],
  units23: product.units[1] - product.units[0],
  units60: product.units[2] - product.units[1],
})

const scores: Readonly<Record<Goal | Simple, (products: readonly ShopProduct[]) => number[]>> = {
  revenue: (products) =>
    mixed([
      [0.7, products.map((product) => known(product).revenue23)],
      [0.3, products.map((product) => known(product).revenue60)],
    ]),
  bestSellers: (products) =>
    mixed([
      [0.7, products.map((product) => known(product).units23)],
      [0.3, products.map((product) => known(product).units60)],
    ]),
  newFirst: (products) =>
    mixed([
      [0.6, products.map(({ age }) => -age)],
      [0.4, products.map((product) => known(product).revenue23)],
    ]),
  clearStock: (products) =>
    mixed([
      [0.6, products.map(({ stock }) => stock)],
      [0.4, products.map((product) => known(product).units23)],
    ]),
  balanced: (products) =>
    mixed([
      [0.5, products.map((product) => known(product).revenue23)],
      [0.2, products.map((product) => known(product).units23)],
      [0.2, products.map((product) => known(product).revenue60)],
      [0.1, products.map(({ stock }) => stock)],
    ]),
  present: (products) => products.map((_, at) => -at),
  bestSellers30: (products) => products.map((product) => known(product).units23),
  newest: (products) => products.map(({ age }) => -age),
  price: (products) => products.map(({ price }) => price),
}

/** A list's products in an ordering; equals keep the order they had. */
export function ordered(list: string, by: Goal | Simple): readonly ShopProduct[] {
  const products = productsOf(list)
  const score = scores[by](products)
  return products
    .map((product, at) => ({ product, score: score[at] ?? 0, at }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ product }) => product)
}

const newFor = 90

/** The same, with the rules on top. */
export function ruled(products: readonly ShopProduct[], { soldOutLast, brandRun, newEvery }: Rules): readonly ShopProduct[] {
  const rest = soldOutLast ? [...products.filter(({ stock }) => stock > 0), ...products.filter(({ stock }) => stock <= 0)] : [...products]
  const result: ShopProduct[] = []
  while (rest.length > 0) {
    const wantsNew = newEvery > 0 && (result.length + 1) % newEvery === 0
    const run = result.slice(-brandRun)
    const full = brandRun > 0 && run.length === brandRun && run.every(({ brand }) => brand !== '' && brand === run[0]?.brand)
    const fits = ({ brand, stock }: ShopProduct): boolean => !(full && brand === run[0]?.brand) && !(soldOutLast && stock <= 0)
    const fresh = wantsNew ? rest.findIndex((product) => product.age <= newFor && fits(product)) : -1
    const next = fresh >= 0 ? fresh : Math.max(0, rest.findIndex(fits))
    result.push(...rest.splice(next, 1))
  }
  return result
}

/** Lists whose products Storybook knows all: only these can be judged. */
export const judgeable = (lists: readonly string[]): readonly string[] =>
  lists.filter((list) => productsOf(list).length >= (categories.find(({ name }) => name === list)?.products ?? Number.POSITIVE_INFINITY))

export const depths = [12, 24, 48] as const

/** What share of the last seven days' revenue fell into the first places, by an ordering that did not know these days. */
export function backtest(lists: readonly string[], by: Goal | Simple): readonly number[] {
  const orderings = lists.map((list) => ordered(list, by))
  const sold = (products: readonly ShopProduct[]): number => products.reduce((sum, { revenue }) => sum + revenue[0], 0)
  const all = orderings.reduce((sum, products) => sum + sold(products), 0)
  return depths.map((depth) => (all === 0 ? 0 : orderings.reduce((sum, products) => sum + sold(products.slice(0, depth)), 0) / all))
}
