import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './matched.ts'

const marked = (text: string, search: string): string =>
  piecesOf(text, search)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('what was searched is marked, whatever its accents and capitals', () => {
  expect(marked('Jarrón Azul Grande', 'jarron')).toBe('[Jarrón] Azul Grande')
  expect(marked('Retro Mug, red mug', 'MUG')).toBe('Retro [Mug], red [mug]')
  expect(marked('Red Retrospot Mug', 'mug red')).toBe('[Red] Retrospot [Mug]')
  expect(marked('Mug', '')).toBe('Mug')
})

test('no letter is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      expect(
        piecesOf(text, search)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
