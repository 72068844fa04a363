import cancelled from './cancelled.json'
import { categories, days, hours, products, type ShopProduct } from './index.ts'

/**
 * Sales are looked at while the last day with sales is going on: Friday at one o'clock in the shop's time zone. So its
 * hours are "today so far", and the same hours of the Friday before are there to compare with.
 */
export const salesDay = '2026-11-20'
export const salesNow = '2026-11-20T13:00:00Z'
export const salesHour = 13

export interface Totals {
  revenue: number
  units: number
  orders: number
  cancelled: number
}

const cancelledOn = (day: string): number => (cancelled as Record<string, number>)[day] ?? 0

const nothing: Totals = { revenue: 0, units: 0, orders: 0, cancelled: 0 }

/** The days from one to another; the shop rests on Saturdays, and then a day has no sales. */
export const daysIn = (from: string, to: string) => days.filter(({ day }) => day >= from && day <= to)

/** What was sold from one day to another. */
export const totalsOf = (from: string, to: string): Totals =>
  daysIn(from, to).reduce(
    (sum, { day, revenue, units, orders }) => ({
      revenue: sum.revenue + revenue,
      units: sum.units + units,
      orders: sum.orders + orders,
      cancelled: sum.cancelled + cancelledOn(day),
    }),
    nothing,
  )

/** What was sold until the hour of `salesNow`: today, and on the same day a week before. */
export const sameHours = hours.map((clock) =>
  clock
    .slice(0, salesHour)
    .reduce((sum, { revenue, orders }) => ({ revenue: sum.revenue + revenue, orders: sum.orders + orders }), { revenue: 0, orders: 0 }),
) as unknown as readonly [today: { revenue: number; orders: number }, weekBefore: { revenue: number; orders: number }]

/** How the lists were published in the last weeks; marked on the curves. */
export const publications = [
  { day: '2026-10-27', list: 'Christmas Decorations' },
  { day: '2026-11-05', list: 'Mugs' },
  { day: '2026-11-12', list: 'T-Light Holders' },
  { day: '2026-11-17', list: 'Cake Stands' },
] as const

/** The lists that are here whole, each in the order of its score: what stands at which position is known. */
const orderedLists: readonly (readonly ShopProduct[])[] = ['Mugs', 'Cake Stands', 'T-Light Holders'].map((name) =>
  products.filter(({ category }) => category === name).sort((a, b) => b.score - a.score),
)

export const bands = [
  { name: '1–12', from: 0, to: 12 },
  { name: '13–24', from: 12, to: 24 },
  { name: '25–48', from: 24, to: 48 },
  { name: '49+', from: 48, to: Infinity },
] as const

/** Sales of 30 days by position in those lists. */
export const salesByBand = bands.map(({ name, from, to }) => {
  const within = orderedLists.flatMap((list) => list.slice(from, to))
  return {
    name,
    products: within.length,
    revenue: within.reduce((sum, { revenue }) => sum + revenue[1], 0),
    units: within.reduce((sum, { units }) => sum + units[1], 0),
  }
})

export const categoryOf = (id: number): string => categories.find((category) => category.id === id)?.name ?? ''
