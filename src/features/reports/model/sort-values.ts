import type { CategoriesTable, CategorySales, PublicationMark } from '../../../../contract/index.ts'
import { shareOf } from './change.ts'
import type { ProductColumn } from './product-columns.ts'
import type { ProductLine } from './product-rows.ts'
import type { CategoryColumn, PublicationColumn, ReportSort } from './report-sort.ts'
import type { ReportMeasure } from './requested-report.ts'

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

/** What products are sorted by until a person chooses: the highest first. */
export const usualSort = (measure: ReportMeasure): ReportSort<ProductColumn> => ({
  column: measure === 'quantity' ? 'units' : 'revenue',
  direction: 'descending',
})

/** What a column of categories is sorted by. */
export function categoryValue(
  column: CategoryColumn,
  { isQty, all }: Pick<CategoriesTable, 'isQty' | 'all'>,
  nameOf: (category: CategorySales) => string,
): (category: CategorySales) => Value {
  switch (column) {
    case 'name':
      return nameOf
    case 'units':
    case 'revenue':
      return (category) => category[column]
    case 'share':
      return (category) => (isQty ? shareOf(category.units, all.units) : shareOf(category.revenue, all.revenue))
  }
}

/** What a column of publications is sorted by. */
export function publicationValue(column: PublicationColumn): (mark: PublicationMark) => Value {
  switch (column) {
    case 'list':
      return ({ list }) => list.name
    case 'at':
    case 'written':
      return (mark) => mark[column]
    case 'by':
      return ({ by, automation }) => automation ?? by
  }
}
