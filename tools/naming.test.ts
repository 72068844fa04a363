import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusedWords } from './glossary.ts'
import { checkGlossary, checkPath, checkText, findNamingFaults } from './naming.ts'
import { picturesFolder } from './snapshot-stories.ts'

test.each([
  ['src/features/Ordering/index.ts', 'kebab-case'],
  ['server/modules/stores/storesService.ts', 'kebab-case'],
  ['server/database/migrations/0001_stores.sql', 'kebab-case'],
  ['src/design/button/button.thing.ts', 'kind'],
  ['server/utils.ts', 'dust-bin'],
  ['src/helpers/format.ts', 'dust-bin'],
  ['public/locales/es/common.json', 'dust-bin'],
  ['server/misc/date-utils.ts', 'dust-bin'],
])('the path %s breaks the rule %s', (path, rule) => {
  expect(checkPath(path).map((fault) => fault.rule)).toContain(rule)
})

test.each([
  'README.md',
  '.dependency-cruiser.cjs',
  '.ci/run',
  'tsconfig.base.json',
  'stories/decisions/0001-two-commands.mdx',
  `${picturesFolder}/design-button--snapshot.light.png`,
  'src/design/button/button.stories.tsx',
  'src/features/ordering/data/use-move.ts',
  'server/modules/ordering/ordering.repository.ts',
  'server/modules/publication/publication.plan.test.ts',
  'src/features/community/index.ts',
])('the path %s is right', (path) => {
  expect(checkPath(path)).toEqual([])
})

// Put together, so that this file does not break the rules itself.
const slash = '/'
test.each([
  ['server/main.ts', `const folder = '${slash}work/main'`, 'machine-path'],
  ['stories/decisions/0001.mdx', `see ${slash}home/ana/samara`, 'machine-path'],
  ['README.md', `cd ${slash}root/samara`, 'machine-path'],
  ['package-lock.json', `      "${'resolved'}": "https://example.org/a.tgz",`, 'registry-host'],
  ['.npmrc', `${'registry'}=https://${'registry'}.example.org`, 'registry-host'],
  ['server/a.test.ts', `test.${'skip'}('a', () => {})`, 'silenced-test'],
  ['server/a.test.ts', `describe.${'only'}('a', () => {})`, 'silenced-test'],
  ['src/app/journeys/a.ts', `test.describe.${'only'}('a', () => {})`, 'silenced-test'],
  ['playwright.config.ts', `  ${'retries'}: 2,`, 'silenced-test'],
  ['vitest.config.ts', `  ${'retry'}: 1,`, 'silenced-test'],
  ['src/api/session/session.test.ts', `vi.${'mock'}(import('../answers.ts'))`, 'replaced-module'],
  ['src/app/journeys/queue.test.ts', `import { expect, ${'test'} } from '@playwright/test'`, 'unwatched-journey'],
  ['server/modules/catalogue/category-tree.ts', 'idcategoria: row.id,', 'wire-name'],
  ['server/modules/ordering/ordering.service.ts', '  logUserCriterias?: readonly Criterion[]', 'wire-name'],
  ['server/modules/publication/control.service.ts', `path: 'body.initDate'`, 'wire-name'],
  ['src/features/lists/model/category-tree.ts', 'name: node.namecategory,', 'wire-name'],
  ['src/features/lists/model/category-tree.test.ts', `routebefore: '',`, 'wire-name'],
  ['src/features/publication/data/use-publication-commands.ts', 'body: { indexId: id }', 'wire-name'],
  ['src/features/synchronisation/data/use-start.ts', '{ query: { idCollection: 1 } }', 'wire-name'],
  ['src/app/expect-list.ts', '{ query: { collectionId: id } }', 'wire-name'],
  ['src/app/expect-list.ts', 'query.indexDate', 'wire-name'],
  ['src/features/lists/model/list-line.ts', 'known: readonly CategoryToIndex[],', 'wire-name'],
  ['server/a.ts', `  // ${'a '.repeat(68)}`, 'long-comment'],
  ['src/a.tsx', `/** ${'a '.repeat(68)}*/`, 'long-comment'],
  ['contract/a.ts', ` * ${'a '.repeat(69)}`, 'long-comment'],
])('in %s the text "%s" breaks the rule %s', (file, text, rule) => {
  expect(checkText(file, `first line\n${text}\n`)).toMatchObject([{ rule, file, found: expect.stringContaining('(line 2)') as unknown }])
})

test.each([
  ['server/main.ts', `fetch('https://example.org/home/page'); const skip = list.slice(1)`],
  ['src/app/paths.ts', `export const home = '/home'`],
  ['playwright.config.ts', '  retries: 0,'],
  ['server/jobs/index.ts', `retryLimit: 5, ${'retry'}: 3`],
  ['contract/catalogue.ts', 'idcategoria: PlatformId,'],
  ['server/modules/publication/publication.routes.ts', 'body.initDate'],
  ['server/modules/publication/schedule.test.ts', '{ indexDate: later }'],
  ['server/modules/publication/publication.fixtures.ts', 'logUserCriterias: [],'],
  ['server/testing/fuzz/shop.ts', 'idCollection: [7],'],
  ['src/api/wire/categories.ts', 'namecategory: name'],
  ['src/features/publication/data/use-publication-commands.ts', 'useCommand(setIndexDate, plan)'],
  ['src/features/lists/model/list-line.ts', 'route: routeBefore,'],
  ['server/a.ts', `  // ${'a'.repeat(135)}`],
  ['server/a.ts', `// oxlint-disable-next-line unicorn/no-array-sort -- ${'a'.repeat(100)}`],
  ['server/a.ts', `  /* eslint no-console: off -- ${'a'.repeat(120)} */`],
  ['server/a.ts', `const text = '${'a'.repeat(130)}' // why`],
  ['stories/decisions/0001.mdx', ` * ${'a'.repeat(150)}`],
])('in %s the text "%s" is right', (file, text) => {
  expect(checkText(file, text)).toEqual([])
})

test('the files of a repository are looked through, those that git ignores are not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'samara-naming-'))
  try {
    execFileSync('git', ['init', '-q'], { cwd: root })
    await mkdir(join(root, 'server'))
    await writeFile(join(root, '.gitignore'), 'ignored_file.ts\n')
    await writeFile(join(root, 'ignored_file.ts'), '')
    await writeFile(join(root, 'server', 'good.ts'), '')
    await writeFile(join(root, 'server', 'badName.ts'), `'${slash}root/x'`)
    const { faults, files } = await findNamingFaults(root)
    expect(files).toBe(3)
    expect(faults.map(({ rule, file }) => [rule, file])).toEqual([
      ['kebab-case', 'server/badName.ts'],
      ['machine-path', 'server/badName.ts'],
    ])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

const glossary = `
| term | means | not |
|---|---|---|
| rule | what a machine checks | \`law\`, policy |
| order a \`list\` | put it in a sequence | \`tidy\` |
`
const refused = refusedWords(glossary)

test('the glossary refuses the words in backticks in its third column, and no others', () => {
  expect([...refused]).toEqual(['law', 'tidy'])
})

test.each([
  ['server/rules.ts', 'const oneLaw = 1', 'oneLaw (line 2)'],
  ['src/features/lists/list-page.tsx', 'const page = <p law={1}>fine</p>', 'law (line 2)'],
  ['server/laws/law.ts', '', '"law" in the path'],
  ['stories/decisions/0001-tidy.mdx', 'any text', '"tidy" in the path'],
])('in %s the text "%s" breaks the glossary', async (file, text, found) => {
  expect(await checkGlossary(file, `first line\n${text}\n`, refused)).toMatchObject([
    { rule: 'glossary', file, found: expect.stringContaining(found) as unknown },
  ])
})

test.each([
  ['server/rules.ts', "/* the law */ const flaw = 'law' // law"],
  ['server/rules.ts', 'const lawn = `law ${1}`'],
  ['src/features/lists/list-page.tsx', 'const page = <p>The law says so</p>'],
  ['stories/handbook/glossary.mdx', 'law, tidy'],
])('in %s the text "%s" keeps the glossary', async (file, text) => {
  expect(await checkGlossary(file, text, refused)).toEqual([])
})
