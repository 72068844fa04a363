import type { PublishRequest, Sequence } from '../../../../contract/index.ts'

/** A product as a comparison shows it. */
export interface RequestedItem {
  name: string
  reference?: string | undefined
  imageUrl: string | null
  soldOut?: boolean | undefined
}

/** An ordering as its review shows it. */
export interface ReviewedOrdering {
  listName: string
  after: Sequence
  /** Throws for products that the list does not hold. */
  itemOf: (product: number) => RequestedItem
  /** Of the last 30 days; revenue in minor units. Throws for products that the list does not hold. */
  sold: (product: number) => { units: number; revenue: number }
}

/** Gives a review access to the products in the columns of their list. */
export function reviewedOrdering({ loadedList, view }: Pick<PublishRequest, 'loadedList' | 'view'>): ReviewedOrdering {
  const { content, list } = loadedList
  const rows = new Map(content.id.map((id, row) => [id, row]))
  const rowOf = (product: number): number => {
    const row = rows.get(product)
    if (row === undefined) throw new RangeError(`Product ${product} is not in the list.`)
    return row
  }
  return {
    listName: list.name,
    after: view,
    itemOf(product) {
      const row = rowOf(product)
      return {
        name: content.name[row]!,
        reference: content.reference[row]!,
        imageUrl: content.imageUrl[row] ?? null,
        soldOut: content.stock[row] === 0,
      }
    },
    sold(product) {
      const row = rowOf(product)
      return { units: content.units30[row]!, revenue: content.revenue30[row]! }
    },
  }
}

/** The share of the last 30 days' revenue that the first places had, 0 to 1; null when nothing was sold. */
export interface Shares {
  before: number | null
  after: number | null
}

/**
 * The revenue shares of the first places, in the live ordering and in the new one. Products that are no longer in the list count 0.
 * @param first the number of first places
 */
export function sharesOf(live: ArrayLike<number>, { after, sold }: Pick<ReviewedOrdering, 'after' | 'sold'>, first: number): Shares {
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
