import type { Criterion } from '../arrangement.ts'
import type { ProductColumns } from '../catalogue.ts'
import { plainText } from './plain-text.ts'
import type { Sequence } from './sequence.ts'
import { finish, type Steps, sortTextsSteps } from './steps.ts'

/** Columns that products can be sorted by, the usual one first, and what they hold. */
export const criterionColumns = {
  samaraScore: 'number',
  revenue7: 'number',
  revenue30: 'number',
  revenue90: 'number',
  units7: 'number',
  units30: 'number',
  units90: 'number',
  stock: 'number',
  price: 'number',
  listPrice: 'number',
  discount: 'number',
  releasedOn: 'date',
  platformScore: 'number',
  name: 'text',
  reference: 'text',
  brand: 'text',
  category: 'text',
} as const
export type CriterionColumnName = keyof typeof criterionColumns

export const isCriterionColumn = (column: string): column is CriterionColumnName => Object.hasOwn(criterionColumns, column)

/** The first slot's default. */
export const usualCriteria: readonly Criterion[] = [{ column: 'samaraScore', sort: 'DESC' }]

/** Where each row stands among the values of a column, ascending; equal values share a rank, rows without a value have -1. */
export interface Ranking {
  readonly ranks: Int32Array
  /** How many different values there are. */
  readonly values: number
}

const isValue = (value: number | null | undefined): value is number => value !== null && value !== undefined && !Number.isNaN(value)

/** Ranks numbers; null, undefined and NaN are no value. */
export function rankNumbers(values: ArrayLike<number | null | undefined>): Ranking {
  let least = Infinity
  let most = -Infinity
  let whole = true
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    if (!isValue(value)) continue
    if (value < least) least = value
    if (value > most) most = value
    whole &&= Number.isInteger(value)
  }
  // Prices, stock and sales are whole numbers close together: each has its own slot, and nothing is compared.
  return whole && most - least < 8 * values.length + 1_024 ? rankBySlots(values, least, most) : rankBySearch(values)
}

function rankBySlots(values: ArrayLike<number | null | undefined>, least: number, most: number): Ranking {
  const slots = new Int32Array(most < least ? 0 : most - least + 1)
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    if (isValue(value)) slots[value - least] = 1
  }
  let different = 0
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === 1) slots[slot] = different++
  const ranks = new Int32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    ranks[row] = isValue(value) ? slots[value - least]! : -1
  }
  return { ranks, values: different }
}

function rankBySearch(values: ArrayLike<number | null | undefined>): Ranking {
  const present = new Float64Array(values.length)
  let count = 0
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    if (isValue(value)) present[count++] = value
  }
  const distinct = present.subarray(0, count).sort()
  let different = 0
  for (let at = 0; at < count; at++) if (at === 0 || distinct[at] !== distinct[different - 1]) distinct[different++] = distinct[at]!
  const ranks = new Int32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    if (!isValue(value)) {
      ranks[row] = -1
      continue
    }
    let low = 0
    let high = different
    while (low < high) {
      const middle = (low + high) >>> 1
      if (distinct[middle]! < value) low = middle + 1
      else high = middle
    }
    ranks[row] = low
  }
  return { ranks, values: different }
}

/** How many rows one step handles. */
const rowsAtOnce = 4_096

/** Ranks texts as people read them: without case and accents, then by code unit, the same on every machine. Null and '' are no value. */
export const rankTexts = (values: ArrayLike<string | null | undefined>): Ranking => finish(rankTextsSteps(values))

/** {@link rankTexts} in steps. */
export function* rankTextsSteps(values: ArrayLike<string | null | undefined>): Steps<Ranking> {
  /** The first row of each text; the rows with the same text hang on each other. */
  const firstRow = new Map<string, number>()
  const nextRow = new Int32Array(values.length).fill(-1)
  const ranks = new Int32Array(values.length).fill(-1)
  for (let row = 0; row < values.length; row++) {
    if (row % rowsAtOnce === rowsAtOnce - 1) yield
    const text = values[row]
    if (text === null || text === undefined || text === '') continue
    const folded = plainText(text)
    nextRow[row] = firstRow.get(folded) ?? -1
    firstRow.set(folded, row)
  }
  const sorted = yield* sortTextsSteps([...firstRow.keys()])
  for (let rank = 0; rank < sorted.length; rank++) {
    if (rank % rowsAtOnce === rowsAtOnce - 1) yield
    for (let row = firstRow.get(sorted[rank]!)!; row >= 0; row = nextRow[row]!) ranks[row] = rank
  }
  return { ranks, values: sorted.length }
}

/** Share of the list price that is taken off, 0 to 1; null without a price or a list price above it. */
export const discountOf = (price: number | null, listPrice: number | null): number | null =>
  price !== null && listPrice !== null && listPrice > price ? 1 - price / listPrice : null

/** Names of brands and categories by their number. */
export interface ColumnNames {
  brand: ReadonlyMap<number, string>
  category: ReadonlyMap<number, string>
}

/** Ranks ids by the names of their things: each name is compared once. */
function rankNames(ids: readonly number[], names: ReadonlyMap<number, string>): Ranking {
  const known = [...names.keys()]
  const { ranks, values } = rankTexts(known.map((id) => names.get(id)))
  const rankOf = new Map(known.map((id, at) => [id, ranks[at]!]))
  return { ranks: Int32Array.from(ids, (id) => rankOf.get(id) ?? -1), values }
}

/** Ranks a column of products. */
export const rankColumn = (products: ProductColumns, column: CriterionColumnName, names: ColumnNames): Ranking =>
  finish(rankColumnSteps(products, column, names))

/** {@link rankColumn} in steps. */
export function* rankColumnSteps(products: ProductColumns, column: CriterionColumnName, names: ColumnNames): Steps<Ranking> {
  switch (column) {
    case 'name':
    case 'reference':
      return yield* rankTextsSteps(products[column])
    case 'brand':
      return rankNames(products.brandId, names.brand)
    case 'category':
      return rankNames(products.categoryId, names.category)
    case 'releasedOn':
      return yield* rankTextsSteps(products.releasedOn)
    case 'discount':
      return rankNumbers(products.price.map((price, row) => discountOf(price, products.listPrice[row] ?? null)))
    default:
      return rankNumbers(products[column])
  }
}

/** A ranking, and which way it counts. */
export interface RankedCriterion {
  readonly ranking: Ranking
  readonly descending: boolean
}

/**
 * Sorts rows by criteria, the first counting most: stable and total; rows without a value last, whichever way the criterion counts.
 * Counting sort from the last criterion to the first (least significant digit first): linear, no comparisons.
 * @param rows row numbers in their present sequence
 */
export function sortRows(rows: Int32Array, criteria: readonly RankedCriterion[]): Int32Array<ArrayBuffer> {
  let present = Int32Array.from(rows)
  let other = new Int32Array(rows.length)
  for (const { ranking, descending } of [...criteria].reverse()) {
    const { ranks, values } = ranking
    const starts = new Int32Array(values + 2)
    const keyOf = (row: number): number => {
      const rank = ranks[row]!
      return rank < 0 ? values : descending ? values - 1 - rank : rank
    }
    for (let at = 0; at < present.length; at++) starts[keyOf(present[at]!) + 1]!++
    for (let key = 1; key < starts.length; key++) starts[key]! += starts[key - 1]!
    for (let at = 0; at < present.length; at++) {
      const row = present[at]!
      other[starts[keyOf(row)]!++] = row
    }
    ;[present, other] = [other, present]
  }
  return present
}

/** What sorting must know of a list: its products' rows, and their rankings. */
export interface SortContext {
  /** The row of a product; -1 where the list does not hold it. */
  rowOf(product: number): number
  productAt(row: number): number
  /** The ranking of a column; null where there is no such column. */
  rank(column: string): Ranking | null
}

/** A sequence sorted by criteria. Columns that do not exist count nothing; products that the list does not hold keep to the end. */
export function sortByCriteria(sequence: Sequence, criteria: readonly Criterion[], list: SortContext): Sequence {
  const known = new Int32Array(sequence.length)
  const strangers: number[] = []
  let count = 0
  for (const product of sequence) {
    const row = list.rowOf(product)
    if (row >= 0) known[count++] = row
    else strangers.push(product)
  }
  const ranked = criteria.flatMap(({ column, sort }) => {
    const ranking = list.rank(column)
    return ranking ? [{ ranking, descending: sort === 'DESC' }] : []
  })
  const rows = sortRows(known.subarray(0, count), ranked)
  const sorted = new Int32Array(sequence.length)
  for (let at = 0; at < count; at++) sorted[at] = list.productAt(rows[at]!)
  sorted.set(strangers, count)
  return sorted
}
