import { plainText } from './plain-text.ts'

/** What a column of a filter holds. */
export type FilterType = 'ids' | 'texts' | 'text' | 'number' | 'flag' | 'list'

interface FilterColumnRule {
  type: FilterType
  /** What a filter of the column reads, see {@link filterFacts}. */
  reads: FilterFact
  /** Bounds of numbers. @default 0 and what four bytes hold */
  least?: number
  most?: number
}

/** What filters read of a product, each with a bit of its own: so that what changed and who reads it are compared in one step. */
export const filterFacts = {
  /** The product came into the shop, or left it: concerns every filter. */
  there: 1,
  name: 2,
  reference: 4,
  brand: 8,
  category: 16,
  price: 32,
  listPrice: 64,
  stock: 128,
  age: 256,
  sales7: 512,
  sales30: 1_024,
  sales90: 2_048,
  score: 4_096,
  rank: 8_192,
  variants: 16_384,
  /** Which other lists hold the product. */
  lists: 32_768,
} as const
export type FilterFact = keyof typeof filterFacts

/** Every fact at once. */
export const allFacts: number = Object.values(filterFacts).reduce<number>((all, bit) => all | bit, 0)

/** The columns that products are filtered by. */
export const filterColumns = {
  /** Of these categories or below them. */
  category: { type: 'ids', reads: 'category' },
  /** Of these categories themselves. */
  ownCategory: { type: 'ids', reads: 'category' },
  brand: { type: 'ids', reads: 'brand' },
  product: { type: 'ids', reads: 'there' },
  reference: { type: 'texts', reads: 'reference' },
  name: { type: 'text', reads: 'name' },
  price: { type: 'number', reads: 'price' },
  listPrice: { type: 'number', reads: 'listPrice' },
  /** In percent of the list price. */
  discount: { type: 'number', reads: 'price', most: 100 },
  stock: { type: 'number', reads: 'stock' },
  soldOut: { type: 'flag', reads: 'stock' },
  /** Days since the product was released. */
  age: { type: 'number', reads: 'age' },
  units7: { type: 'number', reads: 'sales7' },
  units30: { type: 'number', reads: 'sales30' },
  units90: { type: 'number', reads: 'sales90' },
  revenue7: { type: 'number', reads: 'sales7' },
  revenue30: { type: 'number', reads: 'sales30' },
  revenue90: { type: 'number', reads: 'sales90' },
  orders7: { type: 'number', reads: 'sales7' },
  orders30: { type: 'number', reads: 'sales30' },
  orders90: { type: 'number', reads: 'sales90' },
  samaraScore: { type: 'number', reads: 'score', most: 1_000 },
  /** By samaraScore, from 1; products with the same score share a rank. */
  categoryRank: { type: 'number', reads: 'rank', least: 1 },
  /** Held by a platform collection or a Samara collection. */
  list: { type: 'list', reads: 'lists' },
  /** At least one variant can be bought. */
  variantAvailable: { type: 'flag', reads: 'variants' },
} as const satisfies Record<string, FilterColumnRule>

export type FilterColumn = keyof typeof filterColumns
export const filterColumnNames = Object.keys(filterColumns) as FilterColumn[]

/** How the values of each type are compared. */
export const filterOperators = {
  ids: ['any'],
  texts: ['any'],
  text: ['contains', 'starts', 'word'],
  /** `top` and `bottom`: among the n with the highest or lowest value, of what the group's other filters leave. */
  number: ['equals', 'least', 'most', 'between', 'top', 'bottom'],
  flag: ['is'],
  list: ['any'],
} as const satisfies Record<FilterType, readonly string[]>

export type FilterOperator = (typeof filterOperators)[FilterType][number]
export const filterOperatorNames: FilterOperator[] = [...new Set(Object.values(filterOperators).flat())]

/** Kinds of lists that a filter can name: categories have a column of their own. */
export const filteredLists = ['collection', 'samara'] as const
export type FilteredList = (typeof filteredLists)[number]

/** One condition on products. */
export interface FilterRule {
  column: FilterColumn
  operator: FilterOperator
  /** Keeps the others: products for which the condition does not hold, those without a value among them. */
  not: boolean
  /** `between`: two; `is`: none; of a list: its kind and its number; else one or many. */
  values: readonly (string | number)[]
}

/** Ids and references that one filter names. */
export const mostFilterValues = 1_000
/** Products that `top` and `bottom` count. */
const mostOfAll = 100_000
const largest = 2_147_483_647

/** Whether a filter ranks products beside each other: a product's own facts do not say whether it holds. */
export const isRanked = ({ operator }: Pick<FilterRule, 'operator'>): boolean => operator === 'top' || operator === 'bottom'

/** The words of a text, plain and one space apart, with a space before and after. */
export const wordsOf = (text: string): string =>
  ` ${plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/** What a text filter looks for, plain. */
export const searchedText = (text: string): string => plainText(text).trim()

/** Why the values of a filter do not fit its column and operator. */
export type FilterFault = 'operator' | 'count' | 'type' | 'bounds' | 'sequence' | 'empty' | 'list'

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

function faultOfNumbers({ column, operator, values }: FilterRule): FilterFault | null {
  if (isRanked({ operator })) {
    if (values.length !== 1) return 'count'
    return isWhole(values[0], 1, mostOfAll) ? null : 'bounds'
  }
  if (values.length !== (operator === 'between' ? 2 : 1)) return 'count'
  const { least = 0, most = largest }: FilterColumnRule = filterColumns[column]
  for (const value of values) {
    if (typeof value !== 'number') return 'type'
    if (!isWhole(value, least, most)) return 'bounds'
  }
  const [from, to = from] = values as number[]
  return from! <= to! ? null : 'sequence'
}

function faultOfMany(values: readonly unknown[], fits: (value: unknown) => boolean): FilterFault | null {
  if (values.length === 0 || values.length > mostFilterValues) return 'count'
  return values.every(fits) ? null : 'type'
}

function faultOfText({ operator, values: [text, ...more] }: FilterRule): FilterFault | null {
  if (text === undefined || more.length > 0) return 'count'
  if (typeof text !== 'string') return 'type'
  return (operator === 'word' ? wordsOf(text).trim() : searchedText(text)) === '' ? 'empty' : null
}

/** What is wrong with a filter; null where nothing is. */
export function faultOfFilter(filter: FilterRule): FilterFault | null {
  const { type } = filterColumns[filter.column]
  if (!(filterOperators[type] as readonly string[]).includes(filter.operator)) return 'operator'
  switch (type) {
    case 'flag':
      return filter.values.length === 0 ? null : 'count'
    case 'list': {
      const [kind, id, ...more] = filter.values
      if (more.length > 0 || id === undefined) return 'count'
      return (filteredLists as readonly unknown[]).includes(kind) && isWhole(id, 1, largest) ? null : 'list'
    }
    case 'ids':
      return faultOfMany(filter.values, (value) => isWhole(value, 1, largest))
    case 'texts':
      return faultOfMany(filter.values, (value) => typeof value === 'string' && value.trim() !== '')
    case 'text':
      return faultOfText(filter)
    case 'number':
      return faultOfNumbers(filter)
  }
}

/** The list that a filter names; null where it names none. */
export const listOfFilter = ({ column, values }: Pick<FilterRule, 'column' | 'values'>): { kind: FilteredList; id: number } | null =>
  column === 'list' ? { kind: values[0] as FilteredList, id: values[1] as number } : null

/** What these filters read, as bits of {@link filterFacts}. */
export const factsRead = (filters: readonly Pick<FilterRule, 'column'>[]): number =>
  filters.reduce<number>(
    (bits, { column }) => bits | filterFacts[filterColumns[column].reads] | (column === 'discount' ? filterFacts.listPrice : 0),
    filterFacts.there,
  )
