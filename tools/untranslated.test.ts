import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../contract/index.ts'
import { everywhere, sameWords } from './same-words.ts'
import { root } from './stage.ts'
import { type SameText, sameTexts, type TextsByLanguage, textsOfLocales, textsOfSource, wordsIn } from './untranslated.ts'

type Pair = keyof typeof sameWords
const pairs = Object.keys(sameWords) as Pair[]

const sources = [
  'src/design/**/*.words.ts',
  'src/design/words/words.ts',
  'src/app/shell/crash-words.ts',
  'server/identity/provider/words.ts',
  'demo/simulator/storefront/words.ts',
]

async function allTexts(): Promise<TextsByLanguage[]> {
  const found = [await textsOfLocales(join(root, 'public/locales'))]
  for await (const file of glob(sources, { cwd: root })) found.push(textsOfSource(file, await readFile(join(root, file), 'utf8')))
  return found
}

const texts = await allTexts()
const countOf = (language: Language) => texts.reduce((sum, one) => sum + one[language].size, 0)

/** The texts that the two languages of a pair share. */
function sharedBy(pair: Pair): SameText[] {
  const [one, other] = pair.split(' ') as [Language, Language]
  return texts.flatMap((part) => sameTexts(part[one], part[other]))
}

test('the texts of every language are found', () => {
  expect(texts.length).toBeGreaterThan(35)
  for (const language of languages) expect(countOf(language)).toBeGreaterThan(1_500)
})

test('every two languages are compared', () => {
  expect(pairs).toEqual(['es en', 'en pt', 'es pt'])
})

test.each(pairs)('%s: no text of the one is the one of the other, unless each of its words is the same in both', (pair) => {
  const allowed = new Set([...everywhere, ...sameWords[pair]])
  expect(sharedBy(pair).filter(({ text }) => !wordsIn(text).every((word) => allowed.has(word)))).toEqual([])
})

test('a word that is the same in two languages is on the list only while a text needs it', () => {
  const needed = new Map(pairs.map((pair) => [pair, new Set(sharedBy(pair).flatMap(({ text }) => wordsIn(text)))]))
  for (const pair of pairs) expect(sameWords[pair].filter((word) => !needed.get(pair)!.has(word))).toEqual([])
  expect(everywhere.filter((word) => ![...needed.values()].some((words) => words.has(word)))).toEqual([])
})

const source = `
const numbers = { es: new Intl.NumberFormat('es'), en: new Intl.NumberFormat('en') }
const words = {
  es: { close: 'Cerrar', left: 'Close all', count: (n) => (n === 1 ? 'One result' : \`\${n} resultados\`), id: '#' },
  en: { close: 'Close', left: 'Close all', count: (n) => (n === 1 ? 'One result' : \`\${n} results\`), id: '#' },
  pt: { close: 'Fechar', left: 'Fechar tudo', count: (n) => \`\${n} resultados\`, id: '#' },
}
const es = { end: 'The end' }
const en = { end: 'The end' }`

test('a text that was left in another language is found, in a function and in constants too; formats and signs are no texts', () => {
  const found = textsOfSource('a.words.ts', source)
  expect(sameTexts(found.es, found.en)).toEqual([
    { at: 'a.words.ts words left', text: 'Close all' },
    { at: 'a.words.ts words count', text: 'One result' },
    { at: 'a.words.ts end', text: 'The end' },
  ])
  expect(sameTexts(found.en, found.pt)).toEqual([])
  expect(sameTexts(found.es, found.pt)).toEqual([{ at: 'a.words.ts words count', text: '{{}} resultados' }])
})
