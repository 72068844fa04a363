import type { OrderLine } from '../../../../contract/index.ts'
import { type Heads, inUnits } from './report-tables.ts'
import type { FileTable } from './table-file.ts'

export type LineHead =
  | 'order'
  | 'at'
  | 'day'
  | 'hour'
  | 'state'
  | 'id'
  | 'reference'
  | 'name'
  | 'brand'
  | 'category'
  | 'units'
  | 'revenue'
  | 'currency'
  | 'price'
  | 'position'

/** The lines of orders as they came in. Each is in its own currency. */
export const linesFile = (
  lines: readonly OrderLine[],
  heads: Heads<LineHead>,
  stateOf: (state: OrderLine['state']) => string,
): FileTable => ({
  heads: [
    heads.order,
    heads.at,
    heads.day,
    heads.hour,
    heads.state,
    heads.id,
    heads.reference,
    heads.name,
    heads.brand,
    heads.category,
    heads.units,
    heads.revenue,
    heads.currency,
    heads.price,
    heads.position,
  ],
  rows: lines.map((line) => {
    const money = inUnits(line.currency)
    return [
      line.order,
      line.at,
      line.day,
      line.hour,
      stateOf(line.state),
      line.product,
      line.reference,
      line.name,
      line.brand,
      line.category,
      line.units,
      money(line.revenue),
      line.currency,
      money(line.price),
      line.position,
    ]
  }),
})
