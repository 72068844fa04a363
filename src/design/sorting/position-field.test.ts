import { expect, test } from 'vitest'
import { readPosition } from './position-field.tsx'

test.each([
  ['12', 12],
  [' 1.200 ', 1_200],
  ['1,200', 1_200],
  ['100 000', 100_000],
  ['', null],
  ['doce', null],
  ['-3', null],
  ['1e3', null],
  ['3.7', null],
  ['3,7', null],
  ['1 2', null],
  ['1.2000', null],
] as const)('%j is read as %s', (text, position) => {
  expect(readPosition(text)).toBe(position)
})
