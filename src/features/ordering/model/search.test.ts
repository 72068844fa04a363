import { expect, test } from 'vitest'
import { hitsOf, indexOf, stepTo } from './search.ts'

const rows = [
  { id: 11, name: 'Jarrón de cristal AZUL', reference: 'J-1' },
  { id: 12, name: 'Taza retrospot', reference: 'T-2' },
  { id: 13, name: 'Jarron rojo', reference: 'J-3' },
]
const index = indexOf(rows)

test('search finds words in any order, whatever their case and accents, and references', () => {
  expect(hitsOf([11, 12, 13], index, 'jarron')).toEqual([0, 2])
  expect(hitsOf([13, 12, 11], index, 'azul JARRÓN')).toEqual([2])
  expect(hitsOf([11, 12, 13], index, 't-2')).toEqual([1])
  expect(hitsOf([11, 12, 13], index, '  ')).toEqual([])
})

test('jumping goes around the ends', () => {
  expect(stepTo([4, 9, 20], -1, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 2, 1)).toBe(0)
  expect(stepTo([4, 9, 20], 0, -1)).toBe(2)
  expect(stepTo([], 0, 1)).toBe(-1)
})
