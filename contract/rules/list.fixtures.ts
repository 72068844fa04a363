import fc from 'fast-check'
import type { Rules } from '../arrangement.ts'
import type { Arrangement } from './arrange.ts'
import { type Ranking, rankNumbers, rankTexts } from './criteria.ts'
import type { EditContext } from './edit.ts'

/** A product of a small made-up list. */
export interface Made {
  id: number
  brand: number
  category: number
  stock: number
  age: number | null
  price: number | null
  name: string
}

/** A list that rules can be tried on. */
export interface MadeList extends EditContext {
  products: readonly Made[]
}

export function madeList(products: readonly Made[]): MadeList {
  const rows = new Map(products.map(({ id }, row) => [id, row]))
  const of = (id: number): Made => products[rows.get(id)!]!
  const columns: Record<string, () => Ranking> = {
    price: () => rankNumbers(products.map(({ price }) => price)),
    stock: () => rankNumbers(products.map(({ stock }) => stock)),
    name: () => rankTexts(products.map(({ name }) => name)),
    nothing: () => rankNumbers(products.map(() => null)),
  }
  return {
    products,
    rowOf: (id) => rows.get(id) ?? -1,
    productAt: (row) => products[row]!.id,
    rank: (column) => columns[column]?.() ?? null,
    facts: {
      soldOut: (id) => of(id).stock === 0,
      brandOf: (id) => of(id).brand,
      categoryOf: (id) => of(id).category,
      ageOf: (id) => of(id).age,
    },
  }
}

const made = (id: number): fc.Arbitrary<Made> =>
  fc.record({
    id: fc.constant(id),
    brand: fc.integer({ min: 1, max: 4 }),
    category: fc.integer({ min: 1, max: 3 }),
    stock: fc.integer({ min: 0, max: 3 }),
    // A release to come is days ahead.
    age: fc.option(fc.oneof(fc.integer({ min: -3, max: 90 }), fc.constantFrom(-1, 0, 1))),
    price: fc.option(fc.integer({ min: 1, max: 5 })),
    name: fc.constantFrom('Árbol', 'arbol', 'Mesa', 'mesa 2', 'ñandú', 'Zapato', ''),
  })

export const lists: fc.Arbitrary<MadeList> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map(made)))
  .map((products) => madeList(products as readonly Made[]))

export const rulesOf: fc.Arbitrary<Rules> = fc.record({
  soldOutLast: fc.boolean(),
  inARow: fc.option(fc.record({ by: fc.constantFrom('brand' as const, 'category' as const), most: fc.integer({ min: 1, max: 3 }) })),
  newEvery: fc.option(fc.record({ every: fc.integer({ min: 2, max: 6 }), days: fc.integer({ min: 1, max: 60 }) })),
})

/** Positions go beyond the end on purpose. */
export const arrangementsOf = (list: MadeList): fc.Arbitrary<Arrangement> => {
  const ids = list.products.map(({ id }) => id)
  return fc.record({
    sequence: fc.shuffledSubarray(ids, { minLength: ids.length }).map((order) => Int32Array.from(order)),
    pins: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: ids.length + 5 })), { selector: ([id]) => id, maxLength: 6 })
      .map((pins) => new Map(pins)),
    rules: rulesOf,
  })
}

/** A list with an arrangement of it. */
export const arranged = lists.chain((list) => fc.record({ list: fc.constant(list), arrangement: arrangementsOf(list) }))
