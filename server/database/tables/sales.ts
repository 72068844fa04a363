import type { ColumnType, Generated } from 'kysely'
import type { ListKind, OrderState } from '../../../contract/index.ts'
import type { BandedList, Feed } from '../column-words.ts'
import type { Instant, Json } from './column-types.ts'

interface SalesByDay {
  store_id: string
  day: string
  product_id: number
  units: number
  revenue: number
}

interface SalesByWeek {
  store_id: string
  /** Its Monday. */
  week: string
  product_id: number
  path_id: number
  units: number
  revenue: number
}

interface SummedWeeks {
  store_id: string
  week: string
}

interface SalesByMonth {
  store_id: string
  /** Its first day. */
  month: string
  product_id: number
  path_id: number
  units: number
  revenue: number
}

interface SummedMonths {
  store_id: string
  month: string
}

interface SalesByYear {
  store_id: string
  /** Its first day. */
  year: string
  product_id: number
  path_id: number
  units: number
  revenue: number
}

interface SummedYears {
  store_id: string
  year: string
}

interface CountedSales {
  store_id: string
  sale: string
  day: string
  changed_at: Instant
  sold_at: Instant
  hour_at: Instant
  currency: string
  state: OrderState
  /** Written by the database. */
  counted: ColumnType<boolean, never, never>
  products: number[]
  units: number[]
  revenue: number[]
  paths: number[]
  prices: (number | null)[]
  places: Json | null
}

interface UnreadableSales {
  store_id: string
  sale: string
  day: string
  sold_at: Instant | null
  tried_at: Instant
}

interface CategoryPaths {
  store_id: string
  id: Generated<number>
  path: number[]
  names: string[]
}

interface SalesDays {
  store_id: string
  day: string
  counted: number
  cancelled: number
  unpaid: number
  other_currency: number
  without_products: number
  units: number
  revenue: number
}

interface SalesHours {
  store_id: string
  day: string
  hour_at: Instant
  orders: number
  units: number
  revenue: number
}

interface SalesByHour {
  store_id: string
  day: string
  hour_at: Instant
  product_id: number
  path_id: number
  units: number
  revenue: number
}

interface SalesCategories {
  store_id: string
  day: string
  category_id: number
  units: number
  revenue: number
}

interface SalesBands {
  store_id: string
  list_kind: BandedList
  list_id: number
  day: string
  band: number
  units: number
  revenue: number
}

interface SalesPathBands {
  store_id: string
  path_id: number
  day: string
  band: number
  units: number
  revenue: number
}

interface SalesPathHours {
  store_id: string
  path_id: number
  day: string
  hour_at: Instant
  units: number
  revenue: number
}

interface ListSightings {
  store_id: string
  list_kind: ListKind
  list_id: number
  seen_from: Instant
  seen_until: Instant
  products: number[]
}

interface SalesCoverage {
  store_id: string
  covered_from: Instant | null
  covered_to: Instant | null
  feed: Feed | null
  feed_checked_at: Instant | null
  reconciled_on: string | null
  history_to: string | null
  sighted_at: Instant | null
  read_at: Instant | null
  checked_on: string | null
  check_found: number | null
  noticed_on: string | null
  corrected_days: Generated<string[]>
  corrected_rows: Generated<number>
  history_bare: Generated<boolean>
  keep_months: Generated<number>
  let_go_before: string | null
}

/** What was sold, and its sums. */
export interface SalesTables {
  sales_by_day: SalesByDay
  sales_by_week: SalesByWeek
  summed_weeks: SummedWeeks
  sales_by_month: SalesByMonth
  summed_months: SummedMonths
  sales_by_year: SalesByYear
  summed_years: SummedYears
  counted_sales: CountedSales
  unreadable_sales: UnreadableSales
  category_paths: CategoryPaths
  sales_days: SalesDays
  sales_hours: SalesHours
  sales_by_hour: SalesByHour
  sales_categories: SalesCategories
  sales_bands: SalesBands
  sales_path_bands: SalesPathBands
  sales_path_hours: SalesPathHours
  list_sightings: ListSightings
  sales_coverage: SalesCoverage
}
