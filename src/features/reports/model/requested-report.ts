import {
  dayAfter,
  daysIn,
  isDay,
  limits,
  reportComparisons,
  reportSteps,
  type ReportComparison,
  type ReportDays,
  type ReportStep,
} from '../../../../contract/index.ts'
import { columnsNamed, productColumns, type ArrangedColumns, type ProductColumn } from './product-columns.ts'
import {
  categoryColumns,
  publicationColumns,
  sortNamed,
  type CategoryColumn,
  type PublicationColumn,
  type ReportSort,
} from './report-sort.ts'

export const reportMeasures = ['money', 'quantity'] as const
export type ReportMeasure = (typeof reportMeasures)[number]

export const reportTabs = ['products', 'categories', 'hours', 'today', 'publications'] as const
export type ReportTab = (typeof reportTabs)[number]

/** What the report counts alone. */
export interface ReportFilter {
  categories: readonly number[]
  brands: readonly number[]
  collection: number | null
}

/** The whole view of the report, as the address says it. */
export interface RequestedReport extends ArrangedColumns {
  /** Null: the last 28 whole days, whichever they are. */
  days: ReportDays | null
  comparison: ReportComparison | 'none'
  measure: ReportMeasure
  /** Null: what suits the number of days. */
  by: ReportStep | null
  tab: ReportTab
  filter: ReportFilter
  /** Categories that are drawn over time; null: those that sold most, or the remembered ones. */
  drawn: readonly number[] | null
  /** A part of the name of a product. */
  search: string
  /** The run of a magic ordering whose publications alone are shown. */
  run: string | null
  /** Column of the products and its direction: `units.descending`. */
  sort: ReportSort<ProductColumn> | null
  /** The same of categories; null: those that sold most first. */
  categorySort: ReportSort<CategoryColumn> | null
  /** The same of publications; null: the newest first. */
  publicationSort: ReportSort<PublicationColumn> | null
  /** The publication that is open. */
  open: string | null
}

const numbersOf = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').map(Number))].filter((number) => Number.isSafeInteger(number) && number > 0)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

function sortOf<Column extends string>(columns: readonly Column[], text: string | null): ReportSort<Column> | null {
  const [column = '', direction = ''] = (text ?? '').split('.')
  return sortNamed(columns, { column, direction })
}

/** Reads an address. What cannot be read is as if it were not there. */
export function requestedReportOf(address: URLSearchParams): RequestedReport {
  const from = address.get('from') ?? ''
  const to = address.get('to') ?? ''
  const columns = columnsNamed(address.get('columns')?.split(','))
  return {
    days: isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= limits.report.days ? { from, to } : null,
    comparison: oneOf(['none', ...reportComparisons], address.get('compare')) ?? 'previousPeriod',
    measure: oneOf(reportMeasures, address.get('measure')) ?? 'money',
    by: oneOf(reportSteps, address.get('by')) ?? null,
    tab: oneOf(reportTabs, address.get('tab')) ?? 'products',
    filter: {
      categories: numbersOf(address.get('category')),
      brands: numbersOf(address.get('brand')),
      collection: numbersOf(address.get('collection'))[0] ?? null,
    },
    drawn: address.has('draw') ? numbersOf(address.get('draw')).slice(0, limits.report.categories) : null,
    search: address.get('search') ?? '',
    run: uuid.exec(address.get('run') ?? '')?.[0] ?? null,
    columns: columns?.length === 0 ? null : columns,
    // An empty list hides none.
    hidden: columnsNamed(address.get('hidden')?.split(',')),
    sort: sortOf(productColumns, address.get('sort')),
    categorySort: sortOf(categoryColumns, address.get('categorySort')),
    publicationSort: sortOf(publicationColumns, address.get('publicationSort')),
    open: address.get('open'),
  }
}

/** True where an address names days that no report can be of: reversed, too many, or in no calendar. */
export const hasUnreadDays = (address: URLSearchParams): boolean =>
  (address.has('from') || address.has('to')) && requestedReportOf(address).days === null

/** Writes a view into an address; what is usual is left out, what is somebody else's stays. */
export function reportAddress(present: URLSearchParams, view: RequestedReport): URLSearchParams {
  const address = new URLSearchParams(present)
  const put = (name: string, value: string | null): void => (value === null ? address.delete(name) : address.set(name, value))
  const list = (numbers: readonly number[]): string | null => (numbers.length === 0 ? null : numbers.join(','))
  put('from', view.days?.from ?? null)
  put('to', view.days?.to ?? null)
  put('compare', view.comparison === 'previousPeriod' ? null : view.comparison)
  put('measure', view.measure === 'money' ? null : view.measure)
  put('by', view.by)
  put('tab', view.tab === 'products' ? null : view.tab)
  put('category', list(view.filter.categories))
  put('brand', list(view.filter.brands))
  put('collection', view.filter.collection === null ? null : String(view.filter.collection))
  put('draw', view.drawn === null ? null : view.drawn.join(','))
  put('search', view.search === '' ? null : view.search)
  put('columns', view.columns === null ? null : view.columns.join(','))
  put('hidden', view.hidden === null ? null : view.hidden.join(','))
  for (const name of ['sort', 'categorySort', 'publicationSort'] as const) {
    const sort = view[name]
    put(name, sort === null ? null : `${sort.column}.${sort.direction}`)
  }
  put('run', view.run)
  put('open', view.open)
  return address
}

/** The days of a view on a given day of the store: those up to that day, where some of them are still to come. */
export function daysOf({ days }: Pick<RequestedReport, 'days'>, today: string): ReportDays {
  if (days === null) return { from: dayAfter(today, -28), to: dayAfter(today, -1) }
  return days.from <= today && days.to > today ? { from: days.from, to: today } : days
}

/** How finely these days can be shown: not by hours where they are too many, nor by weeks where they are fewer than two. */
export function stepsFor(days: ReportDays): readonly ReportStep[] {
  const count = daysIn(days)
  return reportSteps.filter((step) => (step === 'hour' ? count <= limits.report.hourlyDays : step === 'week' ? count > 7 : count > 1))
}

/** How finely a view is shown: as asked for where that can be, else as suits its days. */
export function stepOf({ by }: Pick<RequestedReport, 'by'>, days: ReportDays): ReportStep {
  if (by !== null && stepsFor(days).includes(by)) return by
  const count = daysIn(days)
  return count === 1 ? 'hour' : count <= 184 ? 'day' : 'week'
}

/** Of the whole store. */
export const noFilter: ReportFilter = { categories: [], brands: [], collection: null }

export const isFiltered = ({ categories, brands, collection }: ReportFilter): boolean =>
  categories.length > 0 || brands.length > 0 || collection !== null
