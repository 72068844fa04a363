import type { ReportFilter } from './requested-report.ts'

/** Numbers as a call takes them; undefined where there are none. */
export const listed = (numbers: readonly number[]): string | undefined => (numbers.length === 0 ? undefined : numbers.join(','))

/** The filter as the calls of reports take it: without the parts that are not chosen. */
export function filterQuery({ categories, brands, collection }: ReportFilter) {
  const [someCategories, someBrands] = [listed(categories), listed(brands)]
  return {
    ...(someCategories === undefined ? {} : { categories: someCategories }),
    ...(someBrands === undefined ? {} : { brands: someBrands }),
    ...(collection === null ? {} : { collection }),
  }
}

/** What is counted by position: the one list that the report is about, else what the filter leaves of the store. */
export function bandsQuery(filter: ReportFilter) {
  const { categories, brands, collection } = filter
  if (brands.length === 0 && collection !== null && categories.length === 0) return { kind: 'collection' as const, id: collection }
  if (brands.length === 0 && collection === null && categories.length === 1) return { kind: 'category' as const, id: categories[0]! }
  return filterQuery(filter)
}
