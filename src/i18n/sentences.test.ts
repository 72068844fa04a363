import { expect, test } from 'vitest'
import { failedCalls } from './use-failed-call.ts'
import { languages, problemCodes, type Language } from '../../contract/index.ts'

type Sentences = { [key: string]: string | Sentences }

const files = import.meta.glob<Sentences>('../../public/locales/*/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const plural = /_(zero|one|two|few|many|other)$/

const flat = (sentences: Sentences, before = ''): [string, string][] =>
  Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

const texts = new Map(languages.map((language) => [language, new Map<string, string>()] as const))
const namespaces = new Set<string>()
for (const [path, sentences] of Object.entries(files)) {
  const [language, file] = path.split('/').slice(-2) as [Language, string]
  const namespace = file.replace('.json', '')
  namespaces.add(namespace)
  for (const [key, text] of flat(sentences)) texts.get(language)?.set(`${namespace}:${key}`, text)
}
const of = (language: Language): Map<string, string> => texts.get(language) ?? new Map()
/** Keys without their plural endings, each with the endings that it has. */
const bases = (language: Language): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const key of of(language).keys()) {
    const ending = plural.exec(key)?.[1]
    const base = key.replace(plural, '')
    found.set(base, [...(found.get(base) ?? []), ...(ending ? [ending] : [])])
  }
  return found
}
const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort()

test('the sentences are there to be compared', () => {
  expect(namespaces.size).toBeGreaterThanOrEqual(7)
  expect(of('es').size).toBeGreaterThan(150)
})

test.each(languages)('%s says everything that the default language says, and nothing else', (language) => {
  expect([...bases(language).keys()].sort()).toEqual([...bases('es').keys()].sort())
})

test.each(languages)('%s has every plural that its grammar asks for', (language) => {
  const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
  const wrong = [...bases(language)].filter(([, endings]) => endings.length > 0 && [...endings].sort().join() !== categories.join())
  expect(wrong).toEqual([])
})

test.each(languages)('%s fills the same blanks as the default language, in every plural', (language) => {
  const blanks = (from: Language): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>()
    for (const [key, text] of of(from)) {
      const base = key.replace(plural, '')
      found.set(base, new Set([...(found.get(base) ?? []), ...placeholders(text)]))
    }
    return found
  }
  expect([...blanks(language)].map(([key, names]) => [key, [...names].sort()]).sort()).toEqual(
    [...blanks('es')].map(([key, names]) => [key, [...names].sort()]).sort(),
  )
})

test('no sentence is empty or untidy', () => {
  for (const language of languages) {
    for (const [key, text] of of(language)) {
      expect(text.trim(), `${language} ${key}`).toBe(text)
      expect(text, `${language} ${key}`).not.toBe('')
      // Lines of code keep their indentation.
      expect(text.replaceAll(/^\$.*$/gm, ''), `${language} ${key}`).not.toMatch(/ {2}|\.\.\./)
    }
  }
})

test('every problem that the server can name has a sentence', () => {
  for (const code of [...problemCodes, 'network/unreachable']) expect(of('es').has(`problems:${code}`), code).toBe(true)
})

test('every failure of the error catalogue has a sentence', () => {
  expect(failedCalls.length).toBeGreaterThanOrEqual(46)
  for (const call of failedCalls)
    for (const language of languages) expect(of(language).has(`failures:${call}`), `${language} ${call}`).toBe(true)
})

test('every sentence is used somewhere', () => {
  const found = Object.entries(sources).map(([path, source]) => ({
    path,
    source,
    namespaces: [...source.matchAll(/useSentences\('([\w-]+)'\)/g)].map(([, namespace]) => namespace),
  }))
  expect(found.length).toBeGreaterThan(60)
  const dead = [...bases('es').keys()].filter((key) => {
    const [namespace, name] = key.split(':') as [string, string]
    // Problem codes come from the server.
    if (namespace === 'problems' && name !== 'retry-after') return false
    const parts = name.split('.')
    const beginnings = parts.map((_, at) => parts.slice(0, at).join('.') + (at > 0 ? '.' : '')).filter(Boolean)
    return !found.some(
      ({ source, namespaces: announcement }) =>
        announcement.includes(namespace) &&
        (source.includes(`'${name}'`) || beginnings.some((beginning) => source.includes(`\`${beginning}\${`))),
    )
  })
  expect(dead).toEqual([])
})

/** A hyphen where a minus belongs: before a figure or a blank that begins a word. */
const hyphenForMinus = /(?:^|[\s(«“"])-(?=\d|\{\{)/

test.each(languages)('%s writes a minus (U+2212) before a figure, never a hyphen', (language) => {
  expect(['-25 %', 'cuesta (-{{price}})', '\u221225 %', 'CSV-2'].filter((text) => hyphenForMinus.test(text))).toEqual([
    '-25 %',
    'cuesta (-{{price}})',
  ])
  expect([...of(language)].filter(([, text]) => hyphenForMinus.test(text))).toEqual([])
})
