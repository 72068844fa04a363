import { productsOf, type ShopProduct } from '../shop/index.ts'

/** What a score is made of; each part is a percentile within its list. */
export const components = ['demand', 'momentum', 'newness', 'price', 'stock'] as const
export type Component = (typeof components)[number]
export type WeightsOf = Readonly<Record<Component, number>>

export const presets = {
  bestSellers: { demand: 80, momentum: 20, newness: 0, price: 0, stock: 0 },
  balanced: { demand: 50, momentum: 25, newness: 10, price: 5, stock: 10 },
  newFirst: { demand: 20, momentum: 10, newness: 70, price: 0, stock: 0 },
  highRevenue: { demand: 60, momentum: 10, newness: 0, price: 30, stock: 0 },
  clearStock: { demand: 20, momentum: 0, newness: 0, price: 0, stock: 80 },
} as const satisfies Record<string, WeightsOf>
export type Preset = keyof typeof presets

/*
 * The backtest stands on the evening of 7 days ago and looks only at what was known then: the revenue of days 8 to 30 and of days 31
 * to 90 before today. What it orders so is measured by the revenue of the 7 days after. Stock is known as of today only, so its
 * component is left out of the score here: using it would be looking ahead.
 */
const earlier = ({ revenue }: ShopProduct): number => revenue[1] - revenue[0]
const long = ({ revenue }: ShopProduct): number => revenue[2] - revenue[1]
const values: Readonly<Record<Exclude<Component, 'stock'>, (product: ShopProduct) => number>> = {
  demand: (product) => earlier(product) + long(product) / 4,
  momentum: (product) => earlier(product) / 23 - long(product) / 60,
  newness: ({ age }) => -age,
  price: ({ price }) => price,
}

/** The share of the list that a product is ahead of, 0 to 1, by a value. */
function percentiles(list: readonly ShopProduct[], value: (product: ShopProduct) => number): ReadonlyMap<number, number> {
  const sorted = [...list].sort((a, b) => value(a) - value(b))
  return new Map(
    sorted.map((product) => [product.id, sorted.findIndex((other) => value(other) === value(product)) / Math.max(1, sorted.length - 1)]),
  )
}

/** A list in the order that these weights gave 7 days ago. */
export function orderedBy(list: readonly ShopProduct[], weights: WeightsOf): readonly ShopProduct[] {
  const parts = (['demand', 'momentum', 'newness', 'price'] as const).map((component) => ({
    weight: weights[component],
    of: percentiles(list, values[component]),
  }))
  const score = ({ id }: ShopProduct): number => parts.reduce((sum, { weight, of }) => sum + weight * (of.get(id) ?? 0), 0)
  return [...list].sort((a, b) => score(b) - score(a) || a.id - b.id)
}

const simple =
  (value: (product: ShopProduct) => number) =>
  (list: readonly ShopProduct[]): readonly ShopProduct[] =>
    [...list].sort((a, b) => value(b) - value(a) || a.id - b.id)

/** What an ordering is measured against: the one that the shop had, and three that need no thought. */
export const rivals = {
  /** By the revenue of 90 days, as it was published in autumn. */
  present: simple(long),
  best30: simple(earlier),
  newest: simple(({ age }) => -age),
  price: simple(({ price }) => price),
} as const
export type Rival = keyof typeof rivals

export const cuts = [12, 24, 48] as const

/** The share of the following 7 days' revenue that fell into the first places of each list, for every cut. */
export function shares(lists: readonly string[], order: (list: readonly ShopProduct[]) => readonly ShopProduct[]): readonly number[] {
  const ordered = lists.map((name) => order(productsOf(name)))
  const week = (products: readonly ShopProduct[]): number => products.reduce((sum, { revenue }) => sum + revenue[0], 0)
  const total = ordered.reduce((sum, list) => sum + week(list), 0)
  return cuts.map((cut) => (total === 0 ? 0 : ordered.reduce((sum, list) => sum + week(list.slice(0, cut)), 0) / total))
}
