import { expect, test } from 'vitest'
import { sortedRows } from './sorted-rows.ts'

const own = <Value>(value: Value): Value => value
const byLetter = ({ value }: { value: string | number | null }) => value
const named = (values: readonly (string | number | null)[]) => values.map((value, nth) => ({ value, nth }))

test('words stand as the language has them, numbers in words by size', () => {
  expect(sortedRows(['Taza 10', 'ñandú', 'taza 9', 'Árbol', 'naranja', 'oca'], own, 'ascending', 'es')).toEqual([
    'Árbol',
    'naranja',
    'ñandú',
    'oca',
    'taza 9',
    'Taza 10',
  ])
})

test('what is equal keeps its sequence in both directions, and what has no value stands last', () => {
  const rows = named([2, null, 1, 2, null, 1])
  expect(sortedRows(rows, byLetter, 'ascending', 'es').map(({ nth }) => nth)).toEqual([2, 5, 0, 3, 1, 4])
  expect(sortedRows(rows, byLetter, 'descending', 'es').map(({ nth }) => nth)).toEqual([0, 3, 2, 5, 1, 4])
  expect(sortedRows(named(['b', null, 'A', 'a']), byLetter, 'descending', 'es').map(({ nth }) => nth)).toEqual([0, 2, 3, 1])
})
