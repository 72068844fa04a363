import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../contract/index.ts'
import { root } from '../stage.ts'
import { newsOf } from './news.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const news = newsOf(read('CHANGELOG.md'))
const newsIn = (language: Language): Record<string, string> =>
  (JSON.parse(read(`public/locales/${language}/home.json`)) as { news: { entries: Record<string, string> } }).news.entries

test('the changelog holds news, each under a key of its own', () => {
  expect(news.length).toBeGreaterThanOrEqual(3)
  expect(new Set(news.map(({ key }) => key)).size).toBe(news.length)
})

test.each(languages)('%s: home has a sentence for every entry of the changelog that is news, and for no other', (language) => {
  expect(Object.keys(newsIn(language)).sort()).toEqual(news.map(({ key }) => key).sort())
})

test('in English it is the sentence of the changelog', () => {
  expect(newsIn('en')).toEqual(Object.fromEntries(news.map(({ key, text }) => [key, text])))
})

test('an entry is news where it is marked, also when it goes over several lines', () => {
  const changelog =
    '# Changelog\n\n- One\n  more. <!-- news: one -->\n- Not this.\n\n- Two. <!-- news: two -->\n\nText. <!-- news: three -->\n'
  expect(newsOf(changelog)).toEqual([
    { key: 'one', text: 'One more.' },
    { key: 'two', text: 'Two.' },
  ])
})
