import { type RawBuilder, sql } from 'kysely'
import type { PartnerLimits } from '../../../contract/index.ts'

/** What a report counts alone: what was asked for, within what the person may see. */
export interface ReportScope {
  categories: readonly number[] | null
  brands: readonly number[] | null
  collection: number | null
  limits: Pick<PartnerLimits, 'categories' | 'brands'> | null
}

/** What a caller wants counted alone: numbers joined by commas, as calls take them. */
export interface ReportFilter {
  categories?: string | undefined
  brands?: string | undefined
  collection?: number | undefined
}

/** The numbers of a text, each once; null where there are none. */
export const idsOf = (text: string | undefined): number[] | null =>
  text === undefined || text === '' ? null : [...new Set(text.split(',').map(Number))]

export const scopeOf = ({ categories, brands, collection }: ReportFilter, limits: ReportScope['limits']): ReportScope => ({
  categories: idsOf(categories),
  brands: idsOf(brands),
  collection: collection ?? null,
  limits,
})

export const wholeStore: ReportScope = { categories: null, brands: null, collection: null, limits: null }

/** True where the report is of everything that the store sells. */
export const isWhole = ({ categories, brands, collection, limits }: ReportScope): boolean =>
  categories === null &&
  brands === null &&
  collection === null &&
  (limits === null || (limits.categories === null && limits.brands === null))

/** True where the categories of a line say whether it counts. */
export const isOfCategories = ({ brands, collection, limits }: ReportScope): boolean =>
  brands === null && collection === null && (limits?.brands ?? null) === null

/** What tells apart what people may see of a store: the same for those who see the same, null for who sees all of it. */
export const seenPart = (limits: ReportScope['limits']): string | null =>
  isWhole({ ...wholeStore, limits }) ? null : JSON.stringify([limits?.categories, limits?.brands])

/**
 * True where it counts by the categories that products were in when they
 * were sold, which takes a while to be known of a history that was put in.
 */
export const isByFacts = ({ categories, limits }: ReportScope): boolean => categories !== null || (limits?.categories ?? null) !== null

const categoriesOf = ({ categories, limits }: ReportScope) => [categories, limits?.categories ?? null].filter((ids) => ids !== null)
const pathsOf = (storeId: string, ...all: (readonly number[])[]) =>
  sql`select k.id from category_paths k where k.store_id = ${storeId} and ${sql.join(
    all.map((ids) => sql`k.path && ${ids}::int[]`),
    sql` and `,
  )}`
const ofBrands = (storeId: string, ids: readonly number[], product: RawBuilder<unknown>) =>
  sql`${product} in (select b.id from products b where b.store_id = ${storeId} and b.brand_id = any(${ids}::int[]))`

/** What must hold of the way to a category, where the report looks at categories; null where it does not. */
export const pathWithin = (storeId: string, scope: ReportScope, path: RawBuilder<unknown>): RawBuilder<unknown> | null =>
  isByFacts(scope) ? sql`${path} = any(array(${pathsOf(storeId, ...categoriesOf(scope))}))` : null

/** What must hold of a sale of `product` that was in the categories of `path` at the time: of sums, whose paths an index finds. */
export const within = (storeId: string, scope: ReportScope, product: RawBuilder<unknown>, path: RawBuilder<unknown>): RawBuilder<unknown> =>
  conditionsOf(storeId, scope, product, (ids) => sql`${path} = any(array(${pathsOf(storeId, ids)}))`)

/** The same of lines of orders, all of which are read: whether a path is among them is looked up in a hash table. */
export const lineWithin = (
  storeId: string,
  scope: ReportScope,
  product: RawBuilder<unknown>,
  path: RawBuilder<unknown>,
): RawBuilder<unknown> => conditionsOf(storeId, scope, product, (ids) => sql`${path} in (${pathsOf(storeId, ids)})`)

/**
 * What must hold of an order's `paths`, those of its lines, where the report is of categories alone: one line is
 * within. Its lines need not be taken apart, which takes twice as long.
 */
export const anyLineWithin = (storeId: string, scope: ReportScope, paths: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${paths} && array(${pathsOf(storeId, ...categoriesOf(scope))})`

function conditionsOf(
  storeId: string,
  scope: ReportScope,
  product: RawBuilder<unknown>,
  inCategories: (ids: readonly number[]) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const conditions = [
    ...categoriesOf(scope).map(inCategories),
    ...[scope.brands, scope.limits?.brands ?? null].flatMap((ids) => (ids === null ? [] : [ofBrands(storeId, ids, product)])),
    ...(scope.collection === null
      ? []
      : [
          sql`${product} in (select m.product_id from collection_products m where m.store_id = ${storeId} and m.collection_id = ${scope.collection})`,
        ]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
