import { plainText, type CompactProductsTable, type ProductSales } from '../../../../contract/index.ts'

/** A product of the table, with its place in the order of sales. */
export type ProductLine = Omit<ProductSales, 'value'>

/** The columns of the reply as lines: the names of brands and categories in their places. */
export function productLines({ content, brands, categories }: CompactProductsTable): readonly ProductLine[] {
  return content.id.map((id, at) => ({
    id,
    name: content.name[at]!,
    reference: content.reference[at]!,
    brand: brands[content.brand[at]!] ?? '',
    category: categories[content.category[at]!] ?? '',
    imageUrl: content.imageUrl[at]!,
    revenue: content.revenue[at]!,
    units: content.units[at]!,
    revenueBefore: content.revenueBefore[at]!,
    unitsBefore: content.unitsBefore[at]!,
    position: content.position[at]!,
    price: content.price[at]!,
    stock: content.stock[at]!,
  }))
}

/** The lines whose name, reference or number hold every word of a search, whatever accents and capitals. */
export function linesFound(lines: readonly ProductLine[], search: string): readonly ProductLine[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter(({ id, name, reference }) => {
    const text = plainText(`${name} ${reference} ${id}`)
    return words.every((word) => text.includes(word))
  })
}
