import { expect, test } from 'vitest'
import { languages, words, type Words } from './words.ts'

test('every language says every sentence, and none is empty', () => {
  const [first, ...others] = languages.map((language) => words[language] as Words)
  const keys = Object.keys(first ?? {}).sort()
  expect(keys.length).toBeGreaterThan(20)
  for (const other of others) expect(Object.keys(other).sort()).toEqual(keys)
  for (const language of languages) {
    for (const sentence of Object.values(words[language])) {
      expect(typeof sentence === 'function' ? sentence(2) : sentence).not.toBe('')
    }
  }
})

test.each([
  ['es', 0, 'Sin resultados'],
  ['es', 1, '1 resultado'],
  ['es', 4207, '4.207 resultados'],
  ['en', 4207, '4,207 results'],
  ['pt', 4207, '4.207 resultados'],
] as const)('results are counted in %s: %d', (language, count, sentence) => {
  expect(words[language].results(count)).toBe(sentence)
})
