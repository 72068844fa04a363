/** What is known of the products of a list and their stock. */
export interface StockFacts {
  /** How many it has. */
  products: number
  /** Sold-out products of the whole list. */
  soldOut: number
  /** Those of them that stand among the first places, as shoppers see the list. */
  soldOutFirst: number
  /** Whether shoppers cannot find it. @default false */
  hidden?: boolean | undefined
}

/** How a list looks to shoppers: what they do not see at all, then from good to worst. */
export const listHealths = ['empty', 'hidden', 'good', 'sold-out', 'sold-out-first'] as const
export type ListHealth = (typeof listHealths)[number]

/**
 * The health of a list, the same wherever it is shown: a sold-out product matters where shoppers look first.
 * A list without products, or one that shoppers cannot find, is not good: there is nothing to be good.
 */
export function listHealth({ products, soldOut, soldOutFirst, hidden = false }: StockFacts): ListHealth {
  if (products === 0) return 'empty'
  if (hidden) return 'hidden'
  if (soldOutFirst > 0) return 'sold-out-first'
  return soldOut > 0 ? 'sold-out' : 'good'
}

/**
 * For sorting lists by health, the worst highest: sold-out products among the first places
 * count most, then the share of the whole list. What shoppers do not see comes last.
 */
export const soldOutWeight = (list: StockFacts): number =>
  list.products === 0 ? -2 : list.hidden ? -1 : list.soldOutFirst + list.soldOut / (list.products + 1)
