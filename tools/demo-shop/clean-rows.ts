import type { CleaningReport, DropReason, Sum } from '../../demo/simulator/shop/catalogue-file.ts'
import { isProduct } from './not-products.ts'
import type { SourceRow } from './source-row.ts'

/**
 * The honest sales among the rows of the source, and what became of all the others. A row that was taken back in part stays, smaller.
 *
 * A return finds its sale by product, customer and price among the rows before it: the latest of exactly as many pieces, else the latest
 * with at least as many left. Without a customer only the exact one counts.
 */
export function cleanRows(rows: readonly SourceRow[]): { sales: SourceRow[]; report: Omit<CleaningReport, 'unplaced'> } {
  const fate = rows.map(firstFate)
  const left = rows.map((row) => row.units)
  const tookBack = matchReturns(rows, fate, left)

  const report: Omit<CleaningReport, 'unplaced'> = {
    source: none(),
    kept: none(),
    dropped: {
      notAProduct: none(),
      adjustment: none(),
      freeOrBadPrice: none(),
      cancelledSale: none(),
      cancellation: none(),
      returnWithoutSale: none(),
    },
    returnedInPart: none(),
  }
  const sales: SourceRow[] = []
  rows.forEach((row, at) => {
    const units = left[at] ?? 0
    add(report.source, row.units, row.price)
    const reason = fate[at]
    if (reason === 'sale' && units === 0) return add(report.dropped.cancelledSale, row.units, row.price)
    if (reason === 'sale') {
      sales.push(units === row.units ? row : { ...row, units })
      add(report.kept, units, row.price)
      if (units !== row.units) add(report.returnedInPart, row.units - units, row.price)
      return
    }
    if (reason === 'return')
      return add(tookBack.has(at) ? report.dropped.cancellation : report.dropped.returnWithoutSale, row.units, row.price)
    if (reason !== undefined) add(report.dropped[reason], row.units, row.price)
  })
  return { sales, report }
}

function firstFate(row: SourceRow): 'sale' | 'return' | DropReason {
  if (!isProduct(row.code, row.description)) return 'notAProduct'
  if (row.invoice.startsWith('C')) return 'return'
  if (row.units <= 0) return 'adjustment'
  return row.price < 10 ? 'freeOrBadPrice' : 'sale'
}

/** Takes the pieces of each return off its sale (in `left`); returns the places of the returns that found one. */
function matchReturns(rows: readonly SourceRow[], fate: readonly string[], left: number[]): Set<number> {
  const salesByKey = new Map<string, number[]>()
  const found = new Set<number>()
  rows.forEach((row, at) => {
    const key = `${row.code}|${row.customer}|${row.price}`
    if (fate[at] === 'sale') {
      const earlier = salesByKey.get(key)
      if (earlier) earlier.push(at)
      else salesByKey.set(key, [at])
    }
    if (fate[at] !== 'return') return
    const earlier = salesByKey.get(key) ?? []
    const pieces = -row.units
    const sale =
      earlier.findLast((candidate) => left[candidate] === pieces) ??
      (row.customer === '' ? undefined : earlier.findLast((candidate) => (left[candidate] ?? 0) >= pieces))
    if (sale === undefined) return
    left[sale] = (left[sale] ?? 0) - pieces
    found.add(at)
  })
  return found
}

/** Nothing yet. */
export function none(): Sum {
  return { rows: 0, units: 0, revenue: 0 }
}

/** Adds one row: `units` pieces at `price` thousandths of a pound. */
export function add(sum: Sum, units: number, price: number): void {
  sum.rows += 1
  sum.units += units
  sum.revenue += units * price
}
