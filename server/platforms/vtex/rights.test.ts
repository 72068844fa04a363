import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/index.ts'
import { rights } from './rights.ts'

test.each(languages)('the help names every right that a key needs, and no other (%s)', async (language) => {
  const file = new URL(`../../../public/locales/${language}/help-pages.json`, import.meta.url)
  const { pages } = JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, { body: string }> }
  const named = [...pages['vtex-rights']!.body.matchAll(/^- `([^`]+)`/gm)].map(([, right]) => right!)
  expect(named.toSorted()).toEqual([...new Set<string>(Object.values(rights))].toSorted())
})
