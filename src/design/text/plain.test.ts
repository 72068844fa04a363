import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLetters, plainText, searchedWords } from './plain.ts'

test('capitals and accents do not matter', () => {
  expect(plainText('JARRÓN de Niño')).toBe('jarron de nino')
  expect(plainLetters('JARRÓN de Niño')).toBe('jarron de nino')
  expect(plainText('İstanbul')).toBe('istanbul')
})

test('letter by letter a text keeps its length, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainLetters(text)).toHaveLength(text.length)
    }),
  )
  expect(plainLetters('Straße İstanbul')).toHaveLength('Straße İstanbul'.length)
})

test('words of a query come once, also where their accents are written apart', () => {
  expect(searchedWords('  Cafe\u0301 té CAFÉ ')).toEqual(['cafe', 'te'])
})
