import { expect, test } from 'vitest'
import { languages } from '../../../contract/index.ts'
import { paths, screenOf, type RouteName } from '../paths.ts'

const files = import.meta.glob<{ titles: Record<string, string> }>('../../../public/locales/*/shell.json', {
  eager: true,
  import: 'default',
})

// With every list named, so that each address shows its own screen where it has one.
const screens = [...new Set(Object.keys(paths).map((route) => screenOf(route as RouteName, '?category=1&collection=1&id=1')))]

test.each(languages)('every screen has a title of its own in %s', (language) => {
  const titles = files[`../../../public/locales/${language}/shell.json`]!.titles
  expect(Object.keys(titles).toSorted()).toEqual(screens.toSorted())
  expect(new Set(Object.values(titles)).size).toBe(screens.length)
})
