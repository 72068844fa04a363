import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './pieces.ts'
import { searchedWords } from './plain.ts'

const marked = (text: string, search: string): string =>
  cutText(text, searchedWords(search))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('what was searched is marked, whatever its accents and capitals', () => {
  expect(marked('Jarrón Azul Grande', 'jarron')).toBe('[Jarrón] Azul Grande')
  expect(marked('Jarro\u0301n Azul', 'jarron')).toBe('[Jarrón] Azul')
  expect(marked('Retro Mug, red mug', 'MUG')).toBe('Retro [Mug], red [mug]')
  expect(marked('Red Retrospot Mug', 'mug red')).toBe('[Red] Retrospot [Mug]')
  expect(marked('Mug', '')).toBe('Mug')
  expect(marked('aba', 'a')).toBe('[a]b[a]')
  expect(marked('', 'a')).toBe('')
})

test('words that overlap are one piece', () => {
  expect(marked('teapot', 'tea apo')).toBe('[teapo]t')
})

test('no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, search) => {
      const pieces = cutText(text, searchedWords(search))
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'))
    }),
  )
  expect(marked('Straße İstanbul', 'istanbul').replaceAll(/[[\]]/g, '')).toBe('Straße İstanbul')
})
