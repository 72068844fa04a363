import type { ProductRow } from '../../../../contract/index.ts'

/** How many places a shopper sees first. */
export const firstRows = 24

export interface Figures {
  products: number
  soldOut: number
  /** Sold-out products among the first places. */
  soldOutInFirst: number
  units30: number
  /** Minor units. */
  revenue30: number
  /** Share of the revenue that the first places make, 0 to 1; null where there is no revenue. */
  firstShare: number | null
}

/** What a list comes to, in the order given. */
export function figuresOf(order: readonly number[], rows: ReadonlyMap<number, ProductRow>): Figures {
  let soldOut = 0
  let soldOutInFirst = 0
  let units30 = 0
  let revenue30 = 0
  let revenueInFirst = 0
  order.forEach((id, place) => {
    const row = rows.get(id)
    if (!row) return
    const first = place < firstRows
    if (row.stock === 0) {
      soldOut++
      if (first) soldOutInFirst++
    }
    units30 += row.units30
    revenue30 += row.revenue30
    if (first) revenueInFirst += row.revenue30
  })
  return { products: order.length, soldOut, soldOutInFirst, units30, revenue30, firstShare: revenue30 > 0 ? revenueInFirst / revenue30 : null }
}
