import { expect, test } from 'vitest'
import { hasWords, plainText, searchWords } from './plain-text.ts'

test('a text is found without its accents and in any case', () => {
  expect(plainText('JARRÓN 12')).toBe('jarron 12')
  expect(plainText('Plain')).toBe('plain')
  expect(plainText('ÁÉÑÇ')).toBe('aenc')
  expect(plainText('')).toBe('')
})

test('a search finds a text that contains all of its words, in any sequence', () => {
  expect(searchWords('  Jarrón   AZUL ')).toEqual(['jarron', 'azul'])
  expect(hasWords('Jarrones azules', searchWords('azul jarrón'))).toBe(true)
  expect(hasWords('Jarrones rojos', searchWords('azul jarrón'))).toBe(false)
})

test('a search without words finds every text', () => {
  expect(searchWords(' \t ')).toEqual([])
  expect(hasWords('', searchWords(' '))).toBe(true)
})
