import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a text is found without its accents and in any case', () => {
  expect(plainText('JARRÓN 12')).toBe('jarron 12')
  expect(plainText('Plain')).toBe('plain')
  expect(plainText('ÁÉÑÇ')).toBe('aenc')
  expect(plainText('')).toBe('')
})
