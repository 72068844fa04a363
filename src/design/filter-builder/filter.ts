/** What a condition may ask about, by the kind of its value. */
export const fieldKinds = {
  category: 'categories',
  ownCategory: 'ownCategories',
  brand: 'brands',
  name: 'text',
  reference: 'references',
  product: 'products',
  list: 'list',
  price: 'money',
  listPrice: 'money',
  discount: 'percent',
  stock: 'count',
  soldOut: 'flag',
  variants: 'flag',
  age: 'days',
  units: 'unitsSold',
  revenue: 'moneySold',
  orders: 'ordersSold',
  score: 'points',
  rank: 'place',
} as const

export type FilterField = keyof typeof fieldKinds
export type FieldKind = (typeof fieldKinds)[FilterField]
export const filterFields = Object.keys(fieldKinds) as FilterField[]

const amounts = ['between', 'least', 'most', 'equal', 'top', 'bottom'] as const
const members = ['any'] as const
const texts = ['contains', 'begins', 'word'] as const
const lists = ['in'] as const
const flags = ['is'] as const

export type FilterOperator =
  | (typeof amounts)[number]
  | (typeof members)[number]
  | (typeof texts)[number]
  | (typeof lists)[number]
  | (typeof flags)[number]

/** How many days back sales are counted. */
export const salesDays = [7, 30, 90] as const
export type SalesDays = (typeof salesDays)[number]

export type FilterValue =
  | {
      readonly kind: 'chosen'
      /** Ids of categories (a branch stands for all below it), brands, products or lists; references. */
      readonly values: readonly string[]
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag' }
  /** Money in the currency's smallest unit, a discount in percent. `least`, `equal`, `top` and `bottom` use `from`, `most` uses `to`. */
  | { readonly kind: 'amount'; readonly from: number | null; readonly to: number | null; /** For sales. */ readonly days?: SalesDays }

export interface FilterCondition {
  readonly id: number
  readonly field: FilterField
  readonly operator: FilterOperator
  /** Asks for all products for which it does not hold, those without a value among them. */
  readonly not: boolean
  readonly value: FilterValue
}

/** All of its conditions must hold; what it finds goes in, or is taken away. */
export interface FilterGroup {
  readonly id: number
  readonly mode: 'include' | 'exclude'
  readonly conditions: readonly FilterCondition[]
}

/** The operators that make sense for a field, the usual one first. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  switch (fieldKinds[field]) {
    case 'categories':
    case 'ownCategories':
    case 'brands':
    case 'references':
    case 'products':
      return members
    case 'text':
      return texts
    case 'list':
      return lists
    case 'flag':
      return flags
    default:
      return amounts
  }
}

function emptyValue(field: FilterField): FilterValue {
  switch (fieldKinds[field]) {
    case 'categories':
    case 'ownCategories':
    case 'brands':
    case 'references':
    case 'products':
    case 'list':
      return { kind: 'chosen', values: [] }
    case 'text':
      return { kind: 'text', text: '' }
    case 'flag':
      return { kind: 'flag' }
    case 'unitsSold':
    case 'moneySold':
    case 'ordersSold':
      return { kind: 'amount', from: null, to: null, days: 30 }
    default:
      return { kind: 'amount', from: null, to: null }
  }
}

/** A condition that asks nothing yet. */
export const emptyCondition = (id: number, field: FilterField): FilterCondition => ({
  id,
  field,
  operator: operatorsOf(field)[0] ?? 'any',
  not: false,
  value: emptyValue(field),
})

/** An id that no group and no condition has. */
export const freeId = (groups: readonly FilterGroup[]): number =>
  Math.max(0, ...groups.flatMap(({ id, conditions }) => [id, ...conditions.map((condition) => condition.id)])) + 1

/** Whether an operator counts products instead of comparing their value. */
export const isRanking = (operator: FilterOperator): boolean => operator === 'top' || operator === 'bottom'

/** Why a condition cannot be used. */
export type FilterFault = 'unchosen' | 'tooMany' | 'unwritten' | 'unnumbered' | 'reversed' | 'beyond' | 'below'

/** Ids and references that one condition names. */
export const mostChosen = 1_000

/** The most that a field can be, or that an operator counts. */
export function mostOf(field: FilterField, operator: FilterOperator): number {
  if (isRanking(operator)) return 100_000
  if (field === 'discount') return 100
  return field === 'score' ? 1_000 : 2_147_483_647
}

const leastOf = (field: FilterField, operator: FilterOperator): number => (isRanking(operator) || field === 'rank' ? 1 : 0)

function faultOfAmount({ field, operator }: FilterCondition, from: number | null, to: number | null): FilterFault | null {
  const numbers = operator === 'between' ? [from, to] : operator === 'most' ? [to] : [from]
  if (numbers.includes(null)) return 'unnumbered'
  const [first, second] = numbers
  if (typeof first === 'number' && typeof second === 'number' && first > second) return 'reversed'
  if (numbers.some((number) => number !== null && number > mostOf(field, operator))) return 'beyond'
  return numbers.some((number) => number !== null && number < leastOf(field, operator)) ? 'below' : null
}

/** What is wrong with a condition; null when it can be used. What is not chosen or written yet only waits to be filled in. */
export function faultOf(condition: FilterCondition): FilterFault | null {
  const { operator, value } = condition
  switch (value.kind) {
    case 'chosen':
      return value.values.length === 0 ? 'unchosen' : value.values.length > mostChosen ? 'tooMany' : null
    case 'text':
      return (operator === 'word' ? /[\p{L}\p{N}]/u : /\S/u).test(value.text) ? null : 'unwritten'
    case 'flag':
      return null
    case 'amount':
      return faultOfAmount(condition, value.from, value.to)
  }
}

/** Whether a condition only waits to be filled in. */
export const isIncomplete = (condition: FilterCondition): boolean =>
  ['unchosen', 'unwritten', 'unnumbered'].includes(faultOf(condition) ?? '')
