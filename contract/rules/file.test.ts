import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByFile } from './file.ts'

const sequence = Int32Array.from([1, 2, 3, 4, 5, 6])
const none = (length: number): null[] => Array.from({ length }, () => null)

test('a file without positions puts its products first, in its sequence; the others follow as they were', () => {
  expect([...orderByFile(sequence, [5, 2], none(2))]).toEqual([5, 2, 1, 3, 4, 6])
})

test('products with a position stand there; two that want the same stand below each other', () => {
  expect([...orderByFile(sequence, [5, 2, 6], [2, 2, null])]).toEqual([6, 2, 5, 1, 3, 4])
})

test('a position beyond the end is the end', () => {
  expect([...orderByFile(sequence, [1], [100_000])]).toEqual([2, 3, 4, 5, 6, 1])
})

test('whatever a file says, every product stands in the result once', () => {
  const line = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.option(fc.integer({ min: 1, max: 20 })))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const made = orderByFile(
        sequence,
        lines.map(([product]) => product),
        lines.map(([, position]) => position),
      )
      expect([...made].sort((a, b) => a - b)).toEqual([...sequence])
    }),
  )
})
