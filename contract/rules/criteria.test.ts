import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../arrangement.ts'
import { rankNumbers, rankTexts, sortByCriteria } from './criteria.ts'
import { arranged, type Made, type MadeList } from './list.fixtures.ts'

const criterion = fc.record({
  column: fc.constantFrom('price', 'stock', 'name', 'nothing', 'unknown'),
  sort: fc.constantFrom('ASC' as const, 'DESC' as const),
})
const criteria = fc.array(criterion, { maxLength: 4 })

/** The rule as plainly as it can be: the comparator that people have in mind. */
function plainly(order: readonly number[], by: readonly Criterion[], list: MadeList): number[] {
  const value = (id: number, column: string): number | string | null => {
    const product = list.products.find((each) => each.id === id)!
    const cell =
      column === 'name'
        ? product.name
            .normalize('NFD')
            .replace(/\p{Diacritic}/gu, '')
            .toLowerCase() || null
        : column in product
          ? (product[column as keyof Made] as number | null)
          : null
    return cell
  }
  return [...order].sort((a, b) => {
    for (const { column, sort } of by) {
      const [one, other] = [value(a, column), value(b, column)]
      if (one === other) continue
      if (one === null) return 1
      if (other === null) return -1
      return (one < other ? -1 : 1) * (sort === 'ASC' ? 1 : -1)
    }
    return 0
  })
}

test('criteria sort as a plain comparator would: the first counts most, what is equal keeps its sequence, what has no value goes last', () => {
  fc.assert(
    fc.property(arranged, criteria, ({ list, arrangement }, by) => {
      expect([...sortByCriteria(arrangement.sequence, by, list)]).toEqual(plainly([...arrangement.sequence], by, list))
    }),
  )
})

test('sorting twice by the same criteria changes nothing more', () => {
  fc.assert(
    fc.property(arranged, criteria, ({ list, arrangement }, by) => {
      const once = sortByCriteria(arrangement.sequence, by, list)
      expect(sortByCriteria(once, by, list)).toEqual(once)
    }),
  )
})

test('a column without any value leaves the sequence as it is', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement }) => {
      expect(sortByCriteria(arrangement.sequence, [{ column: 'nothing', sort: 'DESC' }], list)).toEqual(arrangement.sequence)
    }),
  )
})

test('products that the list does not hold keep to the end', () => {
  fc.assert(
    fc.property(arranged, criteria, ({ list, arrangement }, by) => {
      const sorted = sortByCriteria(Int32Array.from([1_000, ...arrangement.sequence, 1_001]), by, list)
      expect([...sorted.slice(-2)]).toEqual([1_000, 1_001])
    }),
  )
})

test('ranks say where values stand among each other', () => {
  expect(rankNumbers([5, null, 2, 5, Number.NaN, -1])).toEqual({ ranks: Int32Array.from([2, -1, 1, 2, -1, 0]), values: 3 })
  expect(rankTexts(['Zoo', 'árbol', null, 'Arbol', '', 'ñu'])).toEqual({ ranks: Int32Array.from([2, 0, -1, 0, -1, 1]), values: 3 })
})
