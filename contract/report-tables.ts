import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, MinorUnits, oneOf, PlatformId } from './fields.ts'
import { limits } from './limits.ts'
import { reportSteps, access, range, filter, isQty, compare, problems, head } from './report-parts.ts'
import { Day, Units } from './sold-figures.ts'

const points = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => Type.Array(schema)

/** What one category sold over time, with everything below it, at the time of each sale. */
export const CategorySales = Type.Object({
  /** 0: products that were in no known category. */
  id: Count,
  name: Type.String(),
  routeBefore: Type.String(),
  /** True where the shop has it no more. */
  gone: Type.Boolean(),
  /** One for each of `steps`. */
  values: points(Maybe(Type.Integer())),
  revenue: MinorUnits,
  units: Units,
  /** Of the days that it is compared with; null where there are none, or not all of their sales are known. */
  before: Maybe(Type.Object({ revenue: MinorUnits, units: Units })),
})
export type CategorySales = Static<typeof CategorySales>

export const CategoriesTable = Type.Object({
  ...head,
  by: oneOf(reportSteps),
  isQty: Type.Boolean(),
  steps: points(Type.Object({ at: Instant, day: Day, hour: Maybe(Count), unfinished: Type.Boolean() })),
  categories: points(CategorySales),
  /** Everything that the report counts: of the whole store, of the part that the person may see, or of what it is filtered by. */
  all: Type.Object({ values: points(Maybe(Type.Integer())), revenue: MinorUnits, units: Units }),
})
export type CategoriesTable = Static<typeof CategoriesTable>

export const categoriesTable = endpoint({
  id: 'categoriesTable',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getCategoriesTableforGraphic',
  summary: `Up to ${limits.report.categories} categories over time; without any, those that it is filtered by, else those of the first level, that sold most.`,
  query: Type.Object({
    ...range,
    isQty,
    by: Type.Optional(oneOf(['day', 'week'] as const)),
    compare,
    /** Those that are shown. */
    categories: filter.categories,
    /** Those that the report counts alone. */
    only: filter.categories,
    brands: filter.brands,
    collection: filter.collection,
  }),
  reply: CategoriesTable,
  problems: [...problems, 'report/too-many-categories'],
  access,
})

/** What a product sold in the days of the report. */
export const ProductSales = Type.Object({
  id: PlatformId,
  /** Empty where the shop never gave it. */
  name: Type.String(),
  reference: Type.String(),
  brand: Type.String(),
  /** As it is now. */
  category: Type.String(),
  imageUrl: Maybe(Type.String()),
  /** Money, or units with `isQty`. */
  value: Type.Integer(),
  revenue: MinorUnits,
  units: Units,
  /** Of the days that it is compared with; null where there are none, or not all of their sales are known. */
  revenueBefore: Maybe(MinorUnits),
  unitsBefore: Maybe(Units),
  /**
   * Where shoppers find it now: in the collection or the category that the
   * report is filtered by, else in its own category; null where it is nowhere.
   */
  position: Maybe(Count),
  price: Maybe(MinorUnits),
  /** Null where the shop has it no more. */
  stock: Maybe(Type.Integer()),
})
export type ProductSales = Static<typeof ProductSales>

/** The same as columns of equal length; names of brands and categories are sent once. */
export const ProductSalesColumns = Type.Object({
  id: points(PlatformId),
  name: points(Type.String()),
  reference: points(Type.String()),
  /** Place in `brands` and `categories` of the reply. */
  brand: points(Count),
  category: points(Count),
  imageUrl: points(Maybe(Type.String())),
  revenue: points(MinorUnits),
  units: points(Units),
  revenueBefore: points(Maybe(MinorUnits)),
  unitsBefore: points(Maybe(Units)),
  position: points(Maybe(Count)),
  price: points(Maybe(MinorUnits)),
  stock: points(Maybe(Type.Integer())),
})
export type ProductSalesColumns = Static<typeof ProductSalesColumns>

const productsHead = {
  ...head,
  isQty: Type.Boolean(),
  /** Sums of all of them. */
  revenue: MinorUnits,
  units: Units,
  /** Null also where not all sales of the days before are known. */
  compared: Maybe(Type.Object({ from: Day, to: Day })),
}
export const ProductsTable = Type.Object({ ...productsHead, content: points(ProductSales) })
export type ProductsTable = Static<typeof ProductsTable>
export const CompactProductsTable = Type.Object({
  ...productsHead,
  brands: points(Type.String()),
  categories: points(Type.String()),
  content: ProductSalesColumns,
})
export type CompactProductsTable = Static<typeof CompactProductsTable>

export const productsTable = endpoint({
  id: 'productsTable',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getProductsTableforGraphic',
  summary: 'Every product that was sold in some days, those that sold most first.',
  query: Type.Object({ ...range, isQty, compare, ...filter }),
  reply: ProductsTable,
  compact: CompactProductsTable,
  problems,
  access,
  bulk: true,
})
