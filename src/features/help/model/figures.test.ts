import { expect, test } from 'vitest'
import { helpGroups, pageNamed } from './help-pages.ts'

const sources = import.meta.glob<string>(['../../../**/*.tsx', '!../../../**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Uses of a component, from its name to the end of its properties. */
const usesOf = (component: string, source: string): string[] =>
  [...source.matchAll(new RegExp(`<${component}\\n([\\s\\S]*?)\\n\\s*/>`, 'g'))].map(([, properties]) => properties!)

/** Figures whose question mark leads nowhere. */
const leadingNowhere = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => usesOf('KpiTile', text))
    .filter((properties) => properties.includes('hint={') && !properties.includes('helpPath('))

test('every figure with a question mark leads to its page of the help', () => {
  const all = Object.entries(sources).filter(([file]) => !file.includes('/design/'))
  expect(all.flatMap(([, text]) => usesOf('KpiTile', text)).filter((properties) => properties.includes('hint={')).length).toBeGreaterThan(2)
  expect(leadingNowhere(all.map(([, text]) => text))).toEqual([])
  const named = all.flatMap(([, text]) => [...text.matchAll(/helpPath\('([\w-]+)'\)/g)].map(([, page]) => page!))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((page) => pageNamed(page) === null)).toEqual([])
})

test('a question mark that leads nowhere is noticed', () => {
  expect(leadingNowhere(["<KpiTile\n  label={a}\n  hint={t('why')}\n/>"])).toHaveLength(1)
})

test('every figure of the help is linked from the product', () => {
  const all = Object.values(sources).join('\n')
  const unlinked = helpGroups.figures.filter((page) => !all.includes(`helpPath('${page}')`) && !all.includes(`: '${page}',`))
  expect(unlinked).toEqual([])
})

test.each([
  { file: '/ordering/views/workbench-head.tsx', page: 'first-places', beside: /<(?:Value)?Meter\s[^]*?\/>/g },
  { file: '/ordering/views/no-workbench.tsx', page: 'first-places', beside: /<ValueMeter\s[^]*?\/>/g },
  { file: '/ordering/views/workbench-health.tsx', page: 'list-health', beside: /<HowComputed\s[^]*?\/>/g },
  { file: '/reports/views/live-strip.tsx', page: 'sales-today', beside: /<HowComputed\s[^]*?\/>/g },
])('what $file shows has a question mark that leads to $page', ({ file, page, beside }) => {
  const [, text] = Object.entries(sources).find(([name]) => name.endsWith(file))!
  expect(text).toContain(`helpPath('${page}')`)
  const uses = [...text.matchAll(beside)].map(([use]) => use)
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((use) => !use.includes('hint='))).toEqual([])
})
