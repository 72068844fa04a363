import type { Criterion, ListReference, Sequence } from '../../../../contract/index.ts'

/** A product as a comparison shows it. */
export interface RequestedItem {
  name: string
  reference?: string | undefined
  imageUrl: string | null
  soldOut?: boolean | undefined
}

/** What is to be published, as the person saw it, and how it is saved first. */
export interface ReviewRequest {
  listName: string
  list: ListReference
  /** What shoppers get from the ordering that is saved. */
  before: Sequence
  /** What shoppers are to get. */
  after: Sequence
  /** Throws for products that the list does not hold. */
  itemOf: (product: number) => RequestedItem
  /** Of the last 30 days; revenue in minor units. */
  sold: (product: number) => { units: number; revenue: number }
  /** What the person sorted by last. */
  criteria: readonly Criterion[]
  /** Whether it must be saved first. */
  dirty: boolean
  /** The version that is saved then; null where it is not, because the person must choose first. */
  save: () => Promise<number | null>
}

/** Shares of the last 30 days' revenue that stand in the first places, 0 to 1; null where nothing was sold. */
export interface Shares {
  before: number | null
  after: number | null
}

/**
 * What an ordering is worth, against the one that shoppers have now. Products that are no longer in the list count nothing.
 * @param first how many first places are looked at
 */
export function sharesOf(live: ArrayLike<number>, { after, sold }: Pick<ReviewRequest, 'after' | 'sold'>, first: number): Shares {
  let all = 0
  const inList = new Set<number>()
  for (const product of after) {
    inList.add(product)
    all += sold(product).revenue
  }
  const share = (order: ArrayLike<number>): number | null => {
    if (all <= 0) return null
    let sum = 0
    for (let place = 0; place < Math.min(first, order.length); place++) if (inList.has(order[place]!)) sum += sold(order[place]!).revenue
    return sum / all
  }
  return { before: share(live), after: share(after) }
}

/** Whole minutes that a publication takes to write, rounded up; 0 for less than one. */
export const minutesOf = (seconds: number): number => (seconds < 60 ? 0 : Math.ceil(seconds / 60))
