import type { SalesHistory } from './sales-history.ts'

/** The windows that merchants know from the columns of a list, in days. */
export const windows = [7, 30, 90] as const
export type Window = (typeof windows)[number]

/** Sums by product of the last days before a morning. */
export interface RecentSales {
  units: Readonly<Record<Window, Float64Array>>
  revenue: Readonly<Record<Window, Float64Array>>
}

/** Adds up what was sold within each window before the morning of `day`. */
export function recentSales({ dayStart, days, product, units, revenue, products }: SalesHistory, day: number): RecentSales {
  const sums = (): Record<Window, Float64Array> => ({
    7: new Float64Array(products.length),
    30: new Float64Array(products.length),
    90: new Float64Array(products.length),
  })
  const recent = { units: sums(), revenue: sums() }
  for (const window of windows) {
    const end = dayStart[Math.min(day, days)]!
    for (let line = dayStart[Math.min(Math.max(day - window, 0), days)]!; line < end; line++) {
      recent.units[window][product[line]!]! += units[line]!
      recent.revenue[window][product[line]!]! += revenue[line]!
    }
  }
  return recent
}
