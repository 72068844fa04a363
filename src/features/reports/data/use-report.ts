import { useMemo } from 'react'
import {
  categoriesTable,
  ordersByHour,
  productsTable,
  publicationMarks,
  salesByBand,
  salesByHour,
  salesByRange,
  totalSales,
  totalValuesOrder,
  type LiveEvent,
  type ReportDays,
  type ReportStep,
} from '../../../../contract/index.ts'
import { useEndpoint } from '../../../api/index.ts'
import { bandsQuery, filterQuery, listed } from '../model/filter-query.ts'
import type { ReportFilter, RequestedReport } from '../model/requested-report.ts'

/** What is asked about: a store, days, and the view of them. */
export interface ReportQuestion {
  store: string
  days: ReportDays
  step: ReportStep
  view: RequestedReport
  /** Categories to draw over time; null: those that sold most; undefined until it is known which. */
  drawn: readonly number[] | null | undefined
  /** Sales still come in to these days. */
  live: boolean
}

/** A query without the parts that are not asked. */
type Requested<Query> = { [Name in keyof Query as undefined extends Query[Name] ? never : Name]: Query[Name] } & {
  [Name in keyof Query as undefined extends Query[Name] ? Name : never]?: Exclude<Query[Name], undefined>
}

const given = <Query extends object>(query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Requested<Query>

/** Everything that the report shows of some days. What stands behind a tab is asked for when it is looked at. */
export function useReport({ store, days: { from, to }, step, view, drawn, live }: ReportQuestion) {
  const { comparison, measure, tab, filter, run } = view
  // Days that are over change too, by cancellations, but nobody waits for that.
  const options = useMemo(
    () => ({
      onFocus: live,
      when: (event: LiveEvent) => event.store === store && (event.what === 'sales-history' || (live && event.what === 'sales')),
    }),
    [live, store],
  )
  const range = { store, from, to, compare: comparison === 'none' ? undefined : comparison }
  const filtered = given({ ...range, ...filterQuery(filter) })
  const { compare: _, ...unpaired } = filtered
  const { categories: only, ...unchosen } = filtered
  const behind = <Query>(shown: boolean, query: Query) => (shown ? { query } : null)
  return {
    sales: useEndpoint(salesByRange, { query: { ...filtered, by: step } }, options),
    totals: useEndpoint(totalSales, { query: filtered }, options),
    bands: useEndpoint(salesByBand, { query: given({ ...range, ...bandsQuery(filter) }) }, options),
    marks: useEndpoint(
      publicationMarks,
      { query: run === null ? unpaired : { ...unpaired, run } },
      { onFocus: false, when: (event) => event.store === store && event.what === 'publication' },
    ),
    products: useEndpoint(productsTable, behind(tab === 'products', filtered), { ...options, compact: true }),
    categories: useEndpoint(
      categoriesTable,
      behind(
        tab === 'categories' && drawn !== undefined,
        given({
          ...unchosen,
          only,
          isQty: measure === 'quantity',
          by: step === 'week' ? ('week' as const) : ('day' as const),
          categories: drawn ? listed(drawn) : undefined,
        }),
      ),
      options,
    ),
    hours: useEndpoint(salesByHour, behind(tab === 'hours', filtered), options),
  }
}

/** Today, as it goes on: asked again after each sale. All screens that are open on the same part of the store ask the same. */
export function useLiveDay(store: string, filter: ReportFilter, byHour: boolean) {
  const query = { store, ...filterQuery(filter) }
  const options = {
    refreshEvery: () => 60_000,
    when: (event: LiveEvent) => event.store === store && (event.what === 'sales' || event.what === 'sales-history'),
  }
  return {
    now: useEndpoint(totalValuesOrder, { query }, options),
    hours: useEndpoint(ordersByHour, byHour ? { query } : null, options),
  }
}
