import { shareOf } from './change.ts'
import type { ProductColumn } from './product-columns.ts'
import type { ProductLine } from './product-rows.ts'
import type { ReportMeasure, RequestedReport } from './requested-report.ts'

type Value = string | number | null

/** What a column of the products is sorted by. */
export function productValue(
  column: ProductColumn,
  measure: ReportMeasure,
  all: { revenue: number; units: number },
): (line: ProductLine) => Value {
  const quantity = measure === 'quantity'
  const of = (line: ProductLine): number => (quantity ? line.units : line.revenue)
  switch (column) {
    case 'product':
      return ({ name, id }) => name || String(id)
    case 'category':
    case 'brand':
    case 'units':
    case 'revenue':
    case 'position':
    case 'price':
    case 'stock':
      return (line) => line[column]
    case 'share':
      return (line) => shareOf(of(line), quantity ? all.units : all.revenue)
    case 'trend':
      return (line) => {
        const before = quantity ? line.unitsBefore : line.revenueBefore
        return before !== null && before > 0 ? of(line) / before - 1 : null
      }
  }
}

/** The lines as the table has them: by the chosen column, those without a value last. */
export function sortedLines(
  lines: readonly ProductLine[],
  sort: RequestedReport['sort'],
  measure: ReportMeasure,
  all: { revenue: number; units: number },
): readonly ProductLine[] {
  const value = productValue(sort?.column ?? (measure === 'quantity' ? 'units' : 'revenue'), measure, all)
  const turn = sort?.direction === 'ascending' ? 1 : -1
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  return [...lines].sort((one, other) => {
    const [first, second] = [value(one), value(other)]
    if (first === null || second === null) return first === second ? 0 : first === null ? 1 : -1
    return turn * (typeof first === 'string' || typeof second === 'string' ? compare(String(first), String(second)) : first - second)
  })
}
