import { expect, test } from 'vitest'
import { languages } from '../../../contract/index.ts'
import { paths } from '../paths.ts'

const files = import.meta.glob<{ titles: Record<string, string> }>('../../../public/locales/*/shell.json', {
  eager: true,
  import: 'default',
})

test.each(languages)('every route has a title of its own in %s', (language) => {
  const titles = files[`../../../public/locales/${language}/shell.json`]!.titles
  expect(Object.keys(titles).toSorted()).toEqual(Object.keys(paths).toSorted())
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(paths).length)
})
