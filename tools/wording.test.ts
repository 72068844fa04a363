import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './stage.ts'
import { type TextsByLanguage, textsOfLocales, textsOfSource } from './untranslated.ts'
import { wordingRules } from './wording.ts'

const sources = [
  'src/design/**/*.words.ts',
  'src/design/words/words.ts',
  'src/app/shell/crash-words.ts',
  'server/identity/provider/words.ts',
]

async function allTexts(): Promise<TextsByLanguage[]> {
  const found = [await textsOfLocales(join(root, 'public/locales'))]
  for await (const file of glob(sources, { cwd: root })) found.push(textsOfSource(file, await readFile(join(root, file), 'utf8')))
  return found
}
const texts = await allTexts()

test('the texts of every language are found', () => {
  for (const language of ['es', 'en', 'pt'] as const) expect(texts.reduce((sum, one) => sum + one[language].size, 0)).toBeGreaterThan(1_500)
})

describe.each(wordingRules)('$says', ({ languages, refuses, broken, kept }) => {
  test('a text that breaks it is found, one that only comes near is not', () => {
    expect(broken.filter((text) => !refuses.test(text))).toEqual([])
    expect(kept.filter((text) => refuses.test(text))).toEqual([])
  })

  test.each(languages)('%s: every text keeps it', (language) => {
    const faults = texts.flatMap((part) =>
      [...part[language]].flatMap(([at, sentences]) => sentences.filter((text) => refuses.test(text)).map((text) => `${at}: ${text}`)),
    )
    expect(faults).toEqual([])
  })
})
