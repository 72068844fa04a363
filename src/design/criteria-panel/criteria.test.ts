import { expect, test } from 'vitest'
import { effective, faultOf, movedTo, nextCriterion, type Criterion, type CriterionColumn } from './criteria.ts'

const columns: readonly CriterionColumn[] = [
  { id: 'score', label: 'samaraScore', kind: 'number' },
  { id: 'name', label: 'Nombre', kind: 'text' },
  { id: 'stock', label: 'Existencias', kind: 'number', missing: 4 },
  { id: 'listPrice', label: 'Precio anterior', kind: 'number', missing: 61 },
]
const by = (...ids: string[]): readonly Criterion[] => ids.map((column) => ({ column, direction: 'desc' }))

test('a column that stands twice, or has no value, is marked at its slot and orders nothing', () => {
  const criteria = by('score', 'stock', 'score', 'listPrice')
  expect(criteria.map((_, nth) => faultOf(criteria, nth, columns, 61))).toEqual([
    null,
    { kind: 'missing', count: 4 },
    { kind: 'repeated', first: 0 },
    { kind: 'valueless' },
  ])
  expect(effective(criteria, columns, 61)).toEqual(by('score', 'stock'))
  expect(faultOf(criteria, 9, columns, 61)).toBeNull()
})

test('a slot moves, the others close up, and beyond the ends nothing does', () => {
  const criteria = by('score', 'name', 'stock')
  expect(movedTo(criteria, 0, 2)).toEqual(by('name', 'stock', 'score'))
  expect(movedTo(criteria, 2, 0)).toEqual(by('stock', 'score', 'name'))
  expect(movedTo(criteria, 0, -1)).toBe(criteria)
  expect(movedTo(criteria, 2, 3)).toBe(criteria)
})

test('a new slot takes a column that is free, in the direction that one mostly wants', () => {
  expect(nextCriterion([], columns)).toEqual({ column: 'score', direction: 'desc' })
  expect(nextCriterion(by('score'), columns)).toEqual({ column: 'name', direction: 'asc' })
  expect(nextCriterion(by('score', 'name', 'stock', 'listPrice'), columns)).toBeNull()
})
