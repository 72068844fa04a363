import { expect, test } from 'vitest'
import { codesFile, inGroups } from './sign-in-methods.ts'

test('a key is read in groups of four, the last one as long as it is', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inGroups('ABCD')).toBe('ABCD')
})

test('recovery codes in a file stand under their title, one in a line', () => {
  expect(codesFile('Samara', ['a', 'b'])).toBe('Samara\n\na\nb\n')
})
