import { type FilterColumn, filterColumns, type FilterRule, searchedText, wordsOf } from './filter.ts'
import { plainText } from './plain-text.ts'

/** What filters read of one product. */
export interface FilteredProduct {
  id: number
  name: string
  reference: string
  brandId: number
  categoryId: number
  /** The category and those above it. */
  categories: readonly number[]
  price: number | null
  listPrice: number | null
  stock: number
  /** Days since it was released; null where nobody knows. */
  age: number | null
  units7: number
  units30: number
  units90: number
  revenue7: number
  revenue30: number
  revenue90: number
  orders7: number
  orders30: number
  orders90: number
  samaraScore: number | null
  categoryRank: number | null
  /** Variants that can be bought; null until that was read. */
  variantsInStock: number | null
  /** Lists that hold it, each as `collection 7` or `samara 3`. */
  lists: ReadonlySet<string>
}

/** A list as {@link FilteredProduct} names it. */
export const listKey = (kind: string | number, id: string | number): string => `${kind} ${id}`

/** What is taken off the list price, in percent; null without a price or a list price above it. */
const discountOf = ({ price, listPrice }: FilteredProduct): number | null =>
  price !== null && listPrice !== null && listPrice > price ? ((listPrice - price) * 100) / listPrice : null

/** The value that a numeric column has; null where there is none. */
export function filterValue(product: FilteredProduct, column: FilterColumn): number | null {
  if (column === 'discount') return discountOf(product)
  const value = product[column as keyof FilteredProduct]
  return typeof value === 'number' ? value : null
}

function holdsNumber(value: number | null, { operator, values }: FilterRule): boolean {
  const [first, second] = values as number[]
  if (value === null) return false
  if (operator === 'equals') return value === first
  if (operator === 'least') return value >= first!
  if (operator === 'most') return value <= first!
  return value >= first! && value <= second!
}

/** Folding a name costs more than comparing it, and one product is compared with many filters. */
const foldedNames = new WeakMap<FilteredProduct, { plain: string; words: string }>()

function foldedName(product: FilteredProduct): { plain: string; words: string } {
  const known = foldedNames.get(product)
  if (known) return known
  const folded = { plain: plainText(product.name), words: wordsOf(product.name) }
  foldedNames.set(product, folded)
  return folded
}

function holdsText(product: FilteredProduct, { operator, values: [text] }: FilterRule): boolean {
  const { plain, words } = foldedName(product)
  if (operator === 'word') return words.includes(wordsOf(String(text)))
  const searched = searchedText(String(text))
  return operator === 'starts' ? plain.startsWith(searched) : plain.includes(searched)
}

function holdsId(product: FilteredProduct, { column, values }: FilterRule): boolean {
  if (column === 'category') return product.categories.some((id) => values.includes(id))
  if (column === 'ownCategory') return values.includes(product.categoryId)
  return values.includes(column === 'brand' ? product.brandId : product.id)
}

function holdsPlainly(product: FilteredProduct, filter: FilterRule): boolean {
  switch (filterColumns[filter.column].type) {
    case 'ids':
      return holdsId(product, filter)
    case 'texts':
      return filter.values.some((text) => String(text).trim() === product.reference)
    case 'text':
      return holdsText(product, filter)
    case 'number':
      return holdsNumber(filterValue(product, filter.column), filter)
    case 'flag':
      return filter.column === 'soldOut' ? product.stock <= 0 : (product.variantsInStock ?? 0) > 0
    case 'list':
      return product.lists.has(listKey(filter.values[0]!, filter.values[1]!))
  }
}

/** Whether a filter holds for a product. Filters that rank products beside each other are not for this. */
export const filterHolds = (product: FilteredProduct, filter: FilterRule): boolean => holdsPlainly(product, filter) !== filter.not
