import type { ShopSales } from './shop.ts'

const minutesOfDay = 1_440
/** How long before the last day the day is that stands beside today. */
const weekAgo = 6

/**
 * The same sales with the day a week before today among them: the shop was closed on it, and every
 * screen that looks a week back would be empty. It sold then what it had sold the day before.
 */
export function openWeekAgo(sales: ShopSales): ShopSales {
  const dayOf = (line: number): number => Math.floor((sales.minute[line] ?? 0) / minutesOfDay)
  const wanted = dayOf(sales.minute.length - 1) - weekAgo
  const first = sales.minute.findIndex((_, line) => dayOf(line) === wanted - 1)
  if (first < 0) return sales
  let end = first
  while (end < sales.minute.length && dayOf(end) === wanted - 1) end += 1
  if (end < sales.minute.length && dayOf(end) === wanted) return sales
  const orders = sales.order.reduce((most, number) => Math.max(most, number), 0)
  const add = (column: Int32Array, change = 0): Int32Array => {
    const longer = new Int32Array(column.length + end - first)
    longer.set(column.subarray(0, end))
    longer.set(
      column.subarray(first, end).map((value) => value + change),
      end,
    )
    longer.set(column.subarray(end), end + end - first)
    return longer
  }
  return {
    ...sales,
    minute: add(sales.minute, minutesOfDay),
    product: add(sales.product),
    units: add(sales.units),
    revenue: add(sales.revenue),
    order: add(sales.order, orders),
  }
}
