import type { CompactProductsTable, ProductSales, ProductsTable } from '../../../contract/index.ts'
import { WrittenJson } from '../../kernel/written-json.ts'
import { type SoldProducts, valuesOf } from './products.repository.ts'

type Head<T extends { content: unknown }> = Omit<T, 'content' | 'brands' | 'categories' | 'revenue' | 'units'>

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Names of what products have, each once, and for each product which of them. */
function numbered(ids: readonly (number | null)[], names: ReadonlyMap<number, string>): { names: string[]; numbers: number[] } {
  const numbers = new Map<string, number>()
  const places = ids.map((id) => {
    const name = id === null ? '' : (names.get(id) ?? '')
    const place = numbers.get(name) ?? numbers.size
    numbers.set(name, place)
    return place
  })
  return { names: [...numbers.keys()], numbers: places }
}

/** The compact reply: most columns are sent as the database wrote them. */
export function compactTable(head: Head<CompactProductsTable>, sold: SoldProducts): WrittenJson {
  const brands = numbered(valuesOf(sold.brandId), sold.brands)
  const categories = numbered(valuesOf(sold.categoryId), sold.categories)
  const beside = {
    ...head,
    revenue: sum(valuesOf(sold.revenue)),
    units: sum(valuesOf(sold.units)),
    brands: brands.names,
    categories: categories.names,
  }
  const { brandId: _, categoryId: __, brands: ___, categories: ____, ...columns } = sold
  const content = { ...columns, brand: JSON.stringify(brands.numbers), category: JSON.stringify(categories.numbers) } satisfies Record<
    keyof CompactProductsTable['content'],
    string
  >
  const written = Object.entries(content).map(([name, column], index) => `${index === 0 ? '' : ','}"${name}":${column}`)
  return new WrittenJson([JSON.stringify(beside).slice(0, -1), ',"content":{', ...written, '}}'])
}

/** The reply in rows. */
export function tableOfRows(head: Head<ProductsTable>, sold: SoldProducts): ProductsTable {
  const names = (ids: readonly (number | null)[], known: ReadonlyMap<number, string>) =>
    ids.map((id) => (id === null ? '' : (known.get(id) ?? '')))
  const revenue = valuesOf<number>(sold.revenue)
  const units = valuesOf<number>(sold.units)
  const columns: { [K in keyof ProductSales]: ProductSales[K][] } = {
    id: valuesOf(sold.id),
    name: valuesOf(sold.name),
    reference: valuesOf(sold.reference),
    brand: names(valuesOf(sold.brandId), sold.brands),
    category: names(valuesOf(sold.categoryId), sold.categories),
    imageUrl: valuesOf(sold.imageUrl),
    value: head.isQty ? units : revenue,
    revenue,
    units,
    revenueBefore: valuesOf(sold.revenueBefore),
    unitsBefore: valuesOf(sold.unitsBefore),
    position: valuesOf(sold.position),
    price: valuesOf(sold.price),
    stock: valuesOf(sold.stock),
  }
  const keys = Object.keys(columns) as (keyof ProductSales)[]
  const content = columns.id.map((_, at) => Object.fromEntries(keys.map((key) => [key, columns[key][at]])) as unknown as ProductSales)
  return { ...head, revenue: sum(revenue), units: sum(units), content }
}
