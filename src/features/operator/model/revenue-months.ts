import type { PaymentFigures, PlanCurrency } from '../../../../contract/index.ts'

type Month = PaymentFigures['revenue'][number]

const after = (month: string): string => {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth, 1)).toISOString().slice(0, 7)
}

/** The months of one currency, the oldest first. A month in which nothing came in is one of them, too. */
export function revenueMonths(revenue: readonly Month[], currency: PlanCurrency): Month[] {
  const known = new Map(revenue.flatMap((row) => (row.currency === currency ? [[row.month, row] as const] : [])))
  const [first, ...rest] = [...known.keys()].toSorted()
  if (first === undefined) return []
  const last = rest.at(-1) ?? first
  const months: Month[] = []
  for (let month = first; month <= last; month = after(month))
    months.push(known.get(month) ?? { month, currency, net: 0, tax: 0, refunded: 0 })
  return months
}
