import { limits, type Sequence, type StockFacts } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'

/** Sold-out products of a whole list; the same however it is arranged. */
export const soldOutOf = ({ source: { content } }: Pick<ListTable, 'source'>): number =>
  content.stock.reduce((count, stock) => count + Number(stock === 0), 0)

/** What the health of a list rests on, as it would be for shoppers in this order. */
export function stockFactsIn({ count, facts }: Pick<ListTable, 'count' | 'facts'>, order: Sequence, soldOut: number): StockFacts {
  let soldOutFirst = 0
  for (let place = 0; place < Math.min(limits.list.firstPlaces, order.length); place++) if (facts.soldOut(order[place]!)) soldOutFirst++
  return { products: count, soldOut, soldOutFirst }
}
