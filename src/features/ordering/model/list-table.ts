import {
  type Arrangement,
  arrange,
  type ColumnNames,
  type CompactProductList,
  discountOf,
  type EditContext,
  isCriterionColumn,
  pinMap,
  type ProductFacts,
  type ProductRow,
  rankColumn,
  type Ranking,
  type Sequence,
} from '../../../../contract/index.ts'
import { rowIndex } from './row-index.ts'
import { searchText, type SearchText } from './search-text.ts'

/** A product as the workbench draws it: the row of the API with what is derived from it. */
export interface Product extends ProductRow {
  /** Share taken off the list price, 0 to 1; null where there is none. */
  discount: number | null
  /** Whole days since it was released; null when the date is not known. */
  age: number | null
}

/** A whole list in columns, with functions to look things up. Products become objects only when they are shown. */
export interface ListTable extends EditContext {
  readonly source: CompactProductList
  readonly count: number
  /** The product as an object, created at the first call. Throws for products that the list does not hold. */
  productOf(id: number): Product
  nameOf(id: number): string
  readonly brands: readonly { id: number; name: string }[]
  /** What all products sold in 30 days. */
  readonly sold30: { units: number; revenue: number }
  /** The most that one product sold in 30 days, in minor units. */
  readonly bestRevenue30: number
  /** How many products have no value in a column. */
  missing(column: string): number
  isRanked(column: string): boolean
  /** Stores a ranking that was computed elsewhere. */
  keepRanking(column: string, ranking: Ranking): void
  /** The texts that the search compares: name, reference and id of every row. */
  readonly search: SearchText
  /** The arrangement that is saved. */
  readonly saved: Arrangement
  /** The same list with another samaraScore of one product. */
  rescored(product: number, score: number | null, overruled: boolean): ListTable
  /** The same list with another saved ordering. */
  with(change: Pick<CompactProductList, 'ordering' | 'pins' | 'rules'> & { sequence: Sequence }): ListTable
}

const day = 86_400_000
const ageOn = (releasedOn: string | null, today: number): number | null =>
  releasedOn === null ? null : Math.round((today - Date.parse(releasedOn)) / day)

/** What does not change while a list is edited: products and their figures. */
function lookups(source: CompactProductList) {
  const { content } = source
  const rowOf = rowIndex(content.id)
  const names: ColumnNames = {
    brand: new Map(source.brands.map(({ id, name }) => [id, name])),
    category: new Map(source.categories.map(({ id, name }) => [id, name])),
  }
  const overruled = new Set(source.overruled)
  // Sales end yesterday: today is the day after.
  const today = Date.parse(source.salesTo) + day
  const rankings = new Map<string, Ranking>()
  const products = new Map<number, Product>()

  const known = (id: number): number => {
    const row = rowOf(id)
    if (row < 0) throw new RangeError(`Product ${id} is in the ordering but not in the list.`)
    return row
  }
  const make = (row: number): Product => {
    const price = content.price[row] ?? null
    const listPrice = content.listPrice[row] ?? null
    const releasedOn = content.releasedOn[row] ?? null
    const id = content.id[row]!
    return {
      id,
      name: content.name[row]!,
      reference: content.reference[row]!,
      brandId: content.brandId[row]!,
      brand: names.brand.get(content.brandId[row]!) ?? '',
      categoryId: content.categoryId[row]!,
      category: names.category.get(content.categoryId[row]!) ?? '',
      imageUrl: content.imageUrl[row] ?? null,
      price,
      listPrice,
      stock: content.stock[row]!,
      releasedOn,
      units7: content.units7[row]!,
      units30: content.units30[row]!,
      units90: content.units90[row]!,
      revenue7: content.revenue7[row]!,
      revenue30: content.revenue30[row]!,
      revenue90: content.revenue90[row]!,
      samaraScore: content.samaraScore[row] ?? null,
      overruled: overruled.has(id),
      platformScore: content.platformScore[row]!,
      discount: discountOf(price, listPrice),
      age: ageOn(releasedOn, today),
    }
  }
  const facts: ProductFacts = {
    soldOut: (id) => content.stock[rowOf(id)] === 0,
    brandOf: (id) => content.brandId[rowOf(id)] ?? 0,
    categoryOf: (id) => content.categoryId[rowOf(id)] ?? 0,
    ageOf: (id) => ageOn(content.releasedOn[rowOf(id)] ?? null, today),
  }
  const rank = (column: string): Ranking | null => {
    if (!isCriterionColumn(column)) return null
    const kept = rankings.get(column)
    if (kept) return kept
    const made = rankColumn(content, column, names)
    rankings.set(column, made)
    return made
  }
  return {
    rowOf,
    productAt: (row: number) => content.id[row]!,
    rank,
    facts,
    count: content.id.length,
    brands: source.brands,
    sold30: {
      units: content.units30.reduce((sum, units) => sum + units, 0),
      revenue: content.revenue30.reduce((sum, revenue) => sum + revenue, 0),
    },
    bestRevenue30: content.revenue30.reduce((best, revenue) => Math.max(best, revenue), 0),
    nameOf: (id: number) => content.name[rowOf(id)] ?? String(id),
    productOf(id: number): Product {
      const kept = products.get(id)
      if (kept) return kept
      const made = make(known(id))
      products.set(id, made)
      return made
    },
    missing(column: string): number {
      const ranking = rank(column)
      return ranking ? ranking.ranks.reduce((sum, each) => sum + Number(each < 0), 0) : content.id.length
    },
    search: searchText(content.id.length, (row) => `${content.name[row]} ${content.reference[row]} ${content.id[row]}`),
    isRanked: (column: string) => rankings.has(column),
    keepRanking: (column: string, ranking: Ranking) => void rankings.set(column, ranking),
  }
}

type Lookups = ReturnType<typeof lookups>

const tableOf = (source: CompactProductList, found: Lookups, saved: Arrangement): ListTable => ({
  ...found,
  source,
  saved,
  rescored(product, score, overruled) {
    const row = found.rowOf(product)
    if (row < 0) return this
    const others = source.overruled.filter((id) => id !== product)
    const next = {
      ...source,
      overruled: overruled ? [...others, product] : others,
      content: { ...source.content, samaraScore: source.content.samaraScore.with(row, score) },
    }
    return tableOf(next, lookups(next), saved)
  },
  with: ({ sequence, ...change }) =>
    tableOf({ ...source, ...change, sequence: Array.from(sequence) }, found, { sequence, pins: pinMap(change.pins), rules: change.rules }),
})

/** The table of a list, from the server's reply. */
export const listTable = (source: CompactProductList): ListTable =>
  tableOf(source, lookups(source), {
    sequence: Int32Array.from(source.sequence ?? source.content.id),
    pins: pinMap(source.pins),
    rules: source.rules,
  })

/** What shoppers get from an arrangement of this list. */
export const viewOf = (list: ListTable, arrangement: Arrangement): Sequence => arrange(arrangement, list.facts)
