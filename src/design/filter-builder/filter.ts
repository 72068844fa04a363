/** What a condition may ask about, by the kind of its value. */
export const fieldKinds = {
  category: 'categories',
  brand: 'brands',
  name: 'text',
  reference: 'references',
  price: 'money',
  discount: 'percent',
  stock: 'count',
  age: 'days',
  units: 'unitsSold',
  revenue: 'moneySold',
  score: 'points',
} as const

export type FilterField = keyof typeof fieldKinds
export type FieldKind = (typeof fieldKinds)[FilterField]
export const filterFields = Object.keys(fieldKinds) as FilterField[]

const amounts = ['between', 'over', 'under', 'equal'] as const
const members = ['in', 'notIn'] as const
const texts = ['contains', 'lacks', 'begins'] as const

export type FilterOperator = (typeof amounts)[number] | (typeof members)[number] | (typeof texts)[number]

/** How many days back sales are counted. */
export const salesDays = [7, 30, 90] as const
export type SalesDays = (typeof salesDays)[number]

export type FilterValue =
  | {
      readonly kind: 'chosen'
      /** Ids of categories (a branch stands for all below it), names of brands, references. */ readonly values: readonly string[]
    }
  | { readonly kind: 'text'; readonly text: string }
  /** Money in the currency's smallest unit, a discount in percent. `over` uses `from`, `under` uses `to`, `equal` uses `from`. */
  | { readonly kind: 'amount'; readonly from: number | null; readonly to: number | null; /** For sales. */ readonly days?: SalesDays }

export interface FilterCondition {
  readonly id: number
  readonly field: FilterField
  readonly operator: FilterOperator
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
    case 'brands':
    case 'references':
      return members
    case 'text':
      return texts
    case 'money':
    case 'percent':
    case 'count':
    case 'days':
    case 'unitsSold':
    case 'moneySold':
    case 'points':
      return amounts
  }
}

function emptyValue(field: FilterField): FilterValue {
  switch (fieldKinds[field]) {
    case 'categories':
    case 'brands':
    case 'references':
      return { kind: 'chosen', values: [] }
    case 'text':
      return { kind: 'text', text: '' }
    case 'unitsSold':
    case 'moneySold':
      return { kind: 'amount', from: null, to: null, days: 30 }
    case 'money':
    case 'percent':
    case 'count':
    case 'days':
    case 'points':
      return { kind: 'amount', from: null, to: null }
  }
}

/** A condition that asks nothing yet. */
export const emptyCondition = (id: number, field: FilterField): FilterCondition => ({
  id,
  field,
  operator: operatorsOf(field)[0] ?? 'in',
  value: emptyValue(field),
})

/** An id that no group and no condition has. */
export const freeId = (groups: readonly FilterGroup[]): number =>
  Math.max(0, ...groups.flatMap(({ id, conditions }) => [id, ...conditions.map((condition) => condition.id)])) + 1

/** Why a condition cannot be used. */
export type FilterFault = 'unchosen' | 'unwritten' | 'unnumbered' | 'reversed' | 'beyond'

/** The most that a field can be; null where nothing limits it. */
export const mostOf = (field: FilterField): number | null => (field === 'discount' ? 100 : field === 'score' ? 1_000 : null)

/** What is wrong with a condition; null when it can be used. The first two kinds only wait to be filled in. */
export function faultOf({ field, operator, value }: FilterCondition): FilterFault | null {
  if (value.kind === 'chosen') return value.values.length === 0 ? 'unchosen' : null
  if (value.kind === 'text') return value.text.trim() === '' ? 'unwritten' : null
  const numbers = operator === 'between' ? [value.from, value.to] : operator === 'under' ? [value.to] : [value.from]
  if (numbers.includes(null)) return 'unnumbered'
  const [from, to] = numbers
  if (typeof from === 'number' && typeof to === 'number' && from > to) return 'reversed'
  const most = mostOf(field)
  return most !== null && numbers.some((number) => number !== null && number > most) ? 'beyond' : null
}

/** Whether a condition only waits to be filled in. */
export const isIncomplete = (condition: FilterCondition): boolean =>
  ['unchosen', 'unwritten', 'unnumbered'].includes(faultOf(condition) ?? '')
