import { listKey, type FilterColumn, type FilterInput, type FilterOperator as RuleOperator } from '../../../../contract/index.ts'
import {
  faultOf,
  type FilterCondition,
  type FilterField,
  type FilterOperator,
  type FilterValue,
  type SalesDays,
} from '../../../design/filter-builder/index.ts'

/** Columns that are asked in the same way, and those that the builder calls otherwise. */
const columns: Readonly<Record<Exclude<FilterField, 'units' | 'revenue' | 'orders'>, FilterColumn>> = {
  category: 'category',
  ownCategory: 'ownCategory',
  brand: 'brand',
  name: 'name',
  reference: 'reference',
  product: 'product',
  list: 'list',
  price: 'price',
  listPrice: 'listPrice',
  discount: 'discount',
  stock: 'stock',
  soldOut: 'soldOut',
  variants: 'variantAvailable',
  age: 'age',
  score: 'samaraScore',
  rank: 'categoryRank',
}

const operators: Readonly<Record<FilterOperator, RuleOperator>> = {
  any: 'any',
  in: 'any',
  contains: 'contains',
  begins: 'starts',
  word: 'word',
  is: 'is',
  between: 'between',
  least: 'least',
  most: 'most',
  equal: 'equals',
  top: 'top',
  bottom: 'bottom',
}

/** The field of a column, with its days where sales are counted. */
function fieldOf(column: FilterColumn): { field: FilterField; days?: SalesDays } {
  const sales = /^(units|revenue|orders)(7|30|90)$/.exec(column)
  if (sales) return { field: sales[1] as FilterField, days: Number(sales[2]) as SalesDays }
  return { field: (Object.keys(columns) as (keyof typeof columns)[]).find((field) => columns[field] === column)! }
}

function operatorOf(field: FilterField, rule: RuleOperator): FilterOperator {
  if (rule === 'any') return field === 'list' ? 'in' : 'any'
  return (Object.keys(operators) as FilterOperator[]).find((operator) => operators[operator] === rule)!
}

function valueOf(operator: FilterOperator, values: FilterInput['values'], days: SalesDays | undefined): FilterValue {
  const [first = null, second = null] = values as number[]
  switch (operator) {
    case 'any':
      return { kind: 'chosen', values: values.map(String) }
    case 'in':
      return { kind: 'chosen', values: [listKey(values[0]!, values[1]!)] }
    case 'contains':
    case 'begins':
    case 'word':
      return { kind: 'text', text: String(values[0]) }
    case 'is':
      return { kind: 'flag' }
    default: {
      const [from, to] = operator === 'most' ? [null, first] : [first, second]
      return { kind: 'amount', from, to, ...(days === undefined ? {} : { days }) }
    }
  }
}

/** A filter as the builder shows it. */
export function conditionOf({ column, operator: rule, not, values }: FilterInput, id: number): FilterCondition {
  const { field, days } = fieldOf(column)
  const operator = operatorOf(field, rule)
  return { id, field, operator, not, value: valueOf(operator, values, days) }
}

function valuesOf({ field, operator, value }: FilterCondition): FilterInput['values'] {
  switch (value.kind) {
    case 'flag':
      return []
    case 'text':
      return [value.text.trim()]
    case 'chosen': {
      if (field === 'reference') return [...value.values]
      if (field !== 'list') return value.values.map(Number)
      const [kind = '', id] = value.values[0]?.split(' ') ?? []
      return [kind, Number(id)]
    }
    case 'amount':
      return (operator === 'between' ? [value.from, value.to] : [operator === 'most' ? value.to : value.from]) as number[]
  }
}

function columnOf({ field, value }: FilterCondition): FilterColumn {
  if (field === 'units' || field === 'revenue' || field === 'orders') return `${field}${value.kind === 'amount' ? (value.days ?? 30) : 30}`
  return columns[field]
}

/** The filter that a condition means; null while it cannot be used. */
export const filterOf = (condition: FilterCondition): FilterInput | null =>
  faultOf(condition) === null
    ? { column: columnOf(condition), operator: operators[condition.operator], not: condition.not, values: valuesOf(condition) }
    : null
