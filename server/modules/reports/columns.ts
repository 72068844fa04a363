import type { CompactProductsTable } from '../../../contract/index.ts'
import type { SoldProduct } from './products.repository.ts'

/** Numbers names in the sequence in which they first come. */
function numbered(names: readonly string[]): { names: string[]; numbers: number[] } {
  const numbers = new Map<string, number>()
  const places = names.map((name) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  })
  return { names: [...numbers.keys()], numbers: places }
}

/** Products as columns: names of brands and categories once. */
export function productColumns(rows: readonly SoldProduct[]): Pick<CompactProductsTable, 'brands' | 'categories' | 'content'> {
  const brands = numbered(rows.map(({ brand }) => brand))
  const categories = numbered(rows.map(({ category }) => category))
  return {
    brands: brands.names,
    categories: categories.names,
    content: {
      id: rows.map(({ id }) => id),
      name: rows.map(({ name }) => name),
      reference: rows.map(({ reference }) => reference),
      brand: brands.numbers,
      category: categories.numbers,
      imageUrl: rows.map(({ imageUrl }) => imageUrl),
      revenue: rows.map(({ revenue }) => revenue),
      units: rows.map(({ units }) => units),
      revenueBefore: rows.map(({ revenueBefore }) => revenueBefore),
      unitsBefore: rows.map(({ unitsBefore }) => unitsBefore),
      position: rows.map(({ position }) => position),
      price: rows.map(({ price }) => price),
      stock: rows.map(({ stock }) => stock),
    },
  }
}
