import {
  currencyDigits,
  type CategoriesTable,
  type OrdersByHour,
  type PublicationMark,
  type Reply,
  type SalesByBand,
  type SalesByHour,
  type SalesByRange,
  type totalSales,
} from '../../../../contract/index.ts'
import { ratioOf, shareOf } from './change.ts'
import { comparedPoints } from './compared-points.ts'
import type { Cell, FileTable } from './table-file.ts'

/** Writes the head of a column in the person's language. */
export type Heads<Name extends string> = Readonly<Record<Name, string>>

/** Writes minor units of a currency in whole units; null stays null. */
export const inUnits = (currency: string) => {
  const unit = 10 ** currencyDigits(currency)
  return (minorUnits: number | null | undefined): number | null => (minorUnits == null ? null : minorUnits / unit)
}

export type SalesHead = 'day' | 'hour' | 'revenue' | 'units' | 'orders' | 'comparedDay' | 'revenueBefore' | 'unitsBefore' | 'ordersBefore'

/** The curve: a row for each hour, day or week, beside the one that it is compared with. */
export function salesTable(sales: SalesByRange, heads: Heads<SalesHead>): FileTable {
  const { points, by, currency } = sales
  const compared = comparedPoints(sales)
  const money = inUnits(currency)
  const hourly = by === 'hour'
  return {
    heads: [
      heads.day,
      ...(hourly ? [heads.hour] : []),
      heads.revenue,
      heads.units,
      heads.orders,
      ...(compared ? [heads.comparedDay, heads.revenueBefore, heads.unitsBefore, heads.ordersBefore] : []),
    ],
    rows: points.map(({ day, hour, revenue, units, orders }, at) => {
      const before = compared?.[at]
      return [
        day,
        ...(hourly ? [hour] : []),
        money(revenue),
        units,
        orders,
        ...(compared ? [before?.day ?? null, money(before?.revenue), before?.units ?? null, before?.orders ?? null] : []),
      ]
    }),
  }
}

/** The parts of what came in, and what could not be read beside them. */
const ordersBehind = ['counted', 'cancelled', 'unpaid', 'otherCurrency', 'withoutProducts', 'unreadable'] as const
export type TotalsHead =
  | 'from'
  | 'to'
  | 'revenue'
  | 'units'
  | 'orders'
  | 'perOrder'
  | 'unitsPerOrder'
  | 'cameIn'
  | (typeof ordersBehind)[number]

/** The sums, and how they come out of the orders: a row for the range, and one for what it is compared with, where all of it is known. */
export function totalsFile({ totals, compared, currency }: Reply<typeof totalSales>, heads: Heads<TotalsHead>): FileTable {
  const money = inUnits(currency)
  const reconciled = totals.reconciliation !== null
  return {
    heads: [
      heads.from,
      heads.to,
      heads.revenue,
      heads.units,
      heads.orders,
      heads.perOrder,
      heads.unitsPerOrder,
      ...(reconciled ? [heads.cameIn, ...ordersBehind.map((part) => heads[part])] : []),
    ],
    rows: [totals, ...(compared?.complete === true ? [compared] : [])].map(
      ({ from, to, revenue, units, orders, perOrder, reconciliation }) => [
        from,
        to,
        money(revenue),
        units,
        orders,
        money(perOrder),
        ratioOf(units, orders),
        ...(reconciled ? [reconciliation?.orders ?? null, ...ordersBehind.map((part) => reconciliation?.[part] ?? null)] : []),
      ],
    ),
  }
}

export type BandHead = 'position' | 'fromPosition' | 'toPosition' | 'revenue' | 'units' | 'revenueBefore' | 'unitsBefore'

/**
 * What each band of positions sold; what had no known position comes
 * last, so that the file adds up. Null while positions are not known yet.
 */
export function bandsFile(
  { bands, unplaced, compared, currency, pending }: SalesByBand,
  heads: Heads<BandHead>,
  nameOf: (band: { from: number; to: number | null } | null) => string,
): FileTable | null {
  if (pending) return null
  const money = inUnits(currency)
  return {
    heads: [
      heads.position,
      heads.fromPosition,
      heads.toPosition,
      heads.revenue,
      heads.units,
      ...(compared ? [heads.revenueBefore, heads.unitsBefore] : []),
    ],
    rows: [
      ...bands.map((band) => [
        nameOf(band),
        band.from,
        band.to,
        money(band.revenue),
        band.units,
        ...(compared ? [money(band.revenueBefore), band.unitsBefore] : []),
      ]),
      [nameOf(null), null, null, money(unplaced.revenue), unplaced.units, ...(compared ? [null, null] : [])],
    ],
  }
}

/** Chosen categories over time: a column for each, and one for the whole store. Null while categories of past sales are not known yet. */
export function categoriesFile(
  { steps, categories, all, isQty, currency, pending }: CategoriesTable,
  heads: Heads<'day' | 'all'>,
  nameOf: (category: CategoriesTable['categories'][number]) => string,
): FileTable | null {
  if (pending) return null
  const money = inUnits(currency)
  const cell = (value: number | null | undefined): Cell => (isQty ? (value ?? null) : money(value))
  return {
    heads: [heads.day, ...categories.map(nameOf), heads.all],
    rows: steps.map(({ day }, at) => [day, ...categories.map(({ values }) => cell(values[at])), cell(all.values[at])]),
  }
}

export type CategorySumHead = 'id' | 'category' | 'units' | 'revenue' | 'shownShare' | 'unitsBefore' | 'revenueBefore' | 'change'

/**
 * Chosen categories, a row for each, in the order that they are given in. Shares and changes
 * are of what is counted, money or units. Null while they are not known yet.
 */
export function categorySumsFile(
  { categories, all, isQty, currency, pending }: CategoriesTable,
  heads: Heads<CategorySumHead>,
  nameOf: (category: CategoriesTable['categories'][number]) => string,
): FileTable | null {
  if (pending) return null
  const money = inUnits(currency)
  const of = ({ units, revenue }: { units: number; revenue: number }): number => (isQty ? units : revenue)
  const compared = categories.some(({ before }) => before !== null)
  return {
    heads: [
      heads.id,
      heads.category,
      heads.units,
      heads.revenue,
      heads.shownShare,
      ...(compared ? [heads.unitsBefore, heads.revenueBefore, heads.change] : []),
    ],
    rows: categories.map((category) => {
      const { id, units, revenue, before } = category
      const change = before && of(before) > 0 ? of(category) / of(before) - 1 : null
      return [
        id,
        nameOf(category),
        units,
        money(revenue),
        shareOf(of(category), of(all)),
        ...(compared ? [before?.units ?? null, money(before?.revenue), change] : []),
      ]
    }),
  }
}

export type HourHead = 'hour' | 'revenue' | 'units' | 'orders' | 'revenueBefore' | 'unitsBefore' | 'ordersBefore'

/** The hours of the day. */
export function hoursFile({ hours, compared, currency }: SalesByHour, heads: Heads<HourHead>): FileTable {
  const money = inUnits(currency)
  return {
    heads: [
      heads.hour,
      heads.revenue,
      heads.units,
      heads.orders,
      ...(compared ? [heads.revenueBefore, heads.unitsBefore, heads.ordersBefore] : []),
    ],
    rows: hours.map(({ hour, revenue, units, orders }, at) => {
      const before = compared?.hours[at]
      return [
        hour,
        money(revenue),
        units,
        orders,
        ...(compared ? [money(before?.revenue), before?.units ?? null, before?.orders ?? null] : []),
      ]
    }),
  }
}

/** The hours of today beside those of a week ago; hours to come have no figures yet. */
export function todayFile({ hours, day, currency }: OrdersByHour, heads: Heads<HourHead | 'day'>): FileTable {
  const money = inUnits(currency)
  return {
    heads: [heads.day, heads.hour, heads.revenue, heads.units, heads.orders, heads.revenueBefore, heads.unitsBefore, heads.ordersBefore],
    rows: hours.map(({ hour, sold, lastWeek }) => [
      day,
      hour,
      money(sold?.revenue),
      sold?.units ?? null,
      sold?.orders ?? null,
      money(lastWeek?.revenue),
      lastWeek?.units ?? null,
      lastWeek?.orders ?? null,
    ]),
  }
}

/** Publications, in the order that they are given in. */
export const publicationsFile = (
  marks: readonly PublicationMark[],
  heads: Heads<'at' | 'list' | 'id' | 'by' | 'automation' | 'written'>,
): FileTable => ({
  heads: [heads.at, heads.list, heads.id, heads.by, heads.automation, heads.written],
  rows: marks.map(({ at, list, by, automation, written }) => [at, list.name, list.id, by, automation, written]),
})
