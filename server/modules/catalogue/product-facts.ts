import type { ProductColumns, ProductFacts } from '../../../contract/index.ts'

const dayLength = 86_400_000

/** Columns that arranging looks at. */
export const factColumns = ['id', 'stock', 'brandId', 'categoryId', 'releasedOn'] as const

/** What arranging must know of products, from their columns. `today` is the store's day, YYYY-MM-DD. */
export function productFacts(products: Pick<ProductColumns, (typeof factColumns)[number]>, today: string): ProductFacts {
  const rows = new Map<number, number>()
  products.id.forEach((id, row) => rows.set(id, row))
  const rowOf = (id: number): number => rows.get(id) ?? -1
  const now = Date.parse(today)
  return {
    soldOut: (id) => products.stock[rowOf(id)] === 0,
    brandOf: (id) => products.brandId[rowOf(id)] ?? 0,
    categoryOf: (id) => products.categoryId[rowOf(id)] ?? 0,
    ageOf: (id) => {
      const releasedOn = products.releasedOn[rowOf(id)] ?? null
      return releasedOn === null ? null : Math.round((now - Date.parse(releasedOn)) / dayLength)
    },
  }
}
