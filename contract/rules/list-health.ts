/** What is known of the stock of a list. */
export interface StockFacts {
  /** Sold-out products of the whole list. */
  soldOut: number
  /** Those of them that stand among the first places, as shoppers see the list. */
  soldOutFirst: number
}

/** How a list looks to shoppers, the worst last. */
export const listHealths = ['good', 'sold-out', 'sold-out-first'] as const
export type ListHealth = (typeof listHealths)[number]

/** The health of a list, the same wherever it is shown: a sold-out product matters where shoppers look first. */
export function listHealth({ soldOut, soldOutFirst }: StockFacts): ListHealth {
  if (soldOutFirst > 0) return 'sold-out-first'
  return soldOut > 0 ? 'sold-out' : 'good'
}

/** For sorting lists by health, the worst highest: sold-out products among the first places count most, then the share of the whole list. */
export const soldOutWeight = ({ soldOut, soldOutFirst, products }: StockFacts & { products: number }): number =>
  soldOutFirst + soldOut / (products + 1)
