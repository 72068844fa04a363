import { expect, test } from 'vitest'
import { languages } from '../words/index.ts'
import { textsIn } from './sorting.words.ts'

test.each([
  ['es', 'Taza roja, posición 3 de 4.120'],
  ['en', 'Taza roja, position 3 of 4,120'],
  ['pt', 'Taza roja, posição 3 de 4.120'],
] as const)('a place is announced by the name of the item in %s', (language, sentence) => {
  const { say, number } = textsIn(language)
  expect(say.over('Taza roja', number(3), number(4_120))).toBe(sentence)
})

test('no language borrows a sentence from another', () => {
  const texts = languages.map((language) => {
    const { say } = textsIn(language)
    return [
      say.instructions,
      say.edgeKeys,
      say.keys,
      say.selectAll,
      say.noneSelected,
      say.lifted('x', '1', '2'),
      say.dropped('x', '1', '2'),
      say.outOfRange('9'),
    ]
  })
  expect(languages.length).toBeGreaterThan(1)
  expect(new Set(texts.flat()).size).toBe(texts.flat().length)
})
