import { describe, expect, test } from 'vitest'
import type { ImportGraph } from '../boundaries.ts'
import { distances, limits, select, smoke } from './selection.ts'

const folders = ['contract', 'src', 'src/app/journeys', 'server', 'tools', 'bench/list', '.storybook']

/** A small project: who imports whom. */
const graph: ImportGraph = new Map([
  ['contract/places.ts', []],
  ['contract/places.test.ts', ['contract/places.ts']],
  ['server/places.service.ts', ['contract/places.ts']],
  ['server/places.routes.ts', ['server/places.service.ts']],
  ['server/places.test.ts', ['server/places.routes.ts']],
  ['server/stock.test.ts', ['server/stock.ts']],
  ['server/stock.ts', []],
  ['src/design/button/button.tsx', []],
  ['src/design/button/index.ts', ['src/design/button/button.tsx']],
  ['src/design/button/button.stories.tsx', ['src/design/button/index.ts']],
  ['src/design/badge/badge.tsx', []],
  ['src/design/badge/badge.stories.tsx', ['src/design/badge/badge.tsx']],
  ['stories/screens/home.stories.tsx', ['src/design/button/index.ts']],
  ['src/app/main.tsx', ['src/design/button/index.ts', 'contract/places.ts']],
  ['src/app/journeys/merchant.ts', []],
  ['src/app/journeys/lists.test.ts', ['src/app/journeys/merchant.ts']],
  [smoke, ['src/app/journeys/merchant.ts']],
  ['tools/start.mjs', []],
  ['tools/start.test.ts', []],
  ['vite.config.ts', []],
])

const chosen = (...changed: string[]) => select(graph, changed, folders)

test('a file is as far from a change as the imports between them', () => {
  const found = distances(graph, ['contract/places.ts'])
  expect(found.get('contract/places.ts')).toBe(0)
  expect(found.get('server/places.service.ts')).toBe(1)
  expect(found.get('server/places.test.ts')).toBe(3)
  expect(found.has('server/stock.test.ts')).toBe(false)
})

test('imports in a circle come to an end', () => {
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
  ])
  expect([...distances(circle, ['a.ts'])]).toEqual([
    ['a.ts', 0],
    ['b.ts', 1],
  ])
})

test('tests run that import a changed file over any number of steps, and no others', () => {
  const { unit, server } = chosen('contract/places.ts')
  expect(unit).toEqual(['contract/places.test.ts'])
  expect(server).toEqual(['server/places.test.ts'])
})

test('a test beside a changed program runs, though it does not import it', () => {
  expect(chosen('tools/start.mjs').unit).toEqual(['tools/start.test.ts'])
})

test('a changed or new test runs itself', () => {
  expect(chosen('server/stock.test.ts').server).toEqual(['server/stock.test.ts'])
})

test('stories are looked at whose files import a changed file', () => {
  expect(chosen('src/design/button/button.tsx').stories).toEqual([
    'src/design/button/button.stories.tsx',
    'stories/screens/home.stories.tsx',
  ])
})

test('lint checks changed files and the files that import them, because types can change there', () => {
  expect(chosen('server/stock.ts').lint).toEqual(['server/stock.ts', 'server/stock.test.ts'])
})

describe('types are checked in the folders that a change reaches', () => {
  test.each([
    ['server/stock.ts', ['server']],
    ['contract/places.ts', ['contract', 'src', 'server']],
    ['src/app/journeys/lists.test.ts', ['src/app/journeys']],
    ['src/design/button/button.tsx', ['src']],
    ['vite.config.ts', ['tools']],
  ])('%s', (file, expected) => {
    expect(chosen(file).typedFolders).toEqual(expected)
  })
})

test.each(['package-lock.json', 'tsconfig.base.json', 'oxlint.config.ts', 'tools/lint-rules/plugin.mjs'])(
  'lint and types look at everything when %s was changed',
  (file) => {
    expect(chosen(file)).toMatchObject({ lint: null, typedFolders: folders })
  },
)

test('a removed file is not linted or tested, but what imported it is', () => {
  const { lint, server } = select(new Map([['server/a.test.ts', ['server/gone.ts']]]), ['server/gone.ts', 'server/gone.test.ts'], folders)
  expect(lint).toEqual(['server/a.test.ts'])
  expect(server).toEqual(['server/a.test.ts'])
})

describe('journeys', () => {
  test.each(['src/app/main.tsx', 'server/stock.ts', 'contract/places.ts', 'public/locales/es/lists.json', 'index.html'])(
    'one is walked when the product has changed: %s',
    (file) => {
      expect(chosen(file)).toMatchObject({ journeys: [smoke], app: true })
    },
  )
  test.each(['src/design/button/button.stories.tsx', 'server/stock.test.ts', 'tools/start.mjs', 'README.md'])(
    'none is walked when it has not: %s',
    (file) => {
      expect(chosen(file)).toMatchObject({ journeys: [], app: false })
    },
  )
  test('one that was changed is walked itself', () => {
    expect(chosen('src/app/journeys/lists.test.ts').journeys).toEqual(['src/app/journeys/lists.test.ts'])
  })
})

test('nothing is chosen for a change that no code sees', () => {
  expect(chosen('README.md')).toMatchObject({ lint: [], typedFolders: [], unit: [], server: [], stories: [], journeys: [], app: false })
})

test('more files than there is time for: the nearest are chosen, and the number of the others is reported', () => {
  const many = Array.from({ length: limits.server + 5 }, (_, index) => `server/far-${String(index).padStart(2, '0')}.test.ts`)
  const large = new Map([
    ['server/a.ts', []],
    ['server/b.ts', ['server/a.ts']],
    ...many.map((file): [string, string[]] => [file, ['server/b.ts']]),
    ['server/near.test.ts', ['server/a.ts']],
  ])
  const { server, leftOut } = select(large, ['server/a.ts'], folders)
  expect(server).toEqual(['server/near.test.ts', ...many.slice(0, limits.server - 1)])
  expect(leftOut).toContain('Left out: 6 files of server tests that a change can reach, the farthest.')
})

test('what no change reaches is reported, too', () => {
  expect(chosen('server/stock.ts').leftOut).toEqual([
    'Not reached by a change: 2 of 2 files of unit tests.',
    'Not reached by a change: 1 of 2 files of server tests.',
    'Not reached by a change: 3 of 3 files of stories.',
    'Left out: 1 of 2 journeys (walked: those that were changed, and one through everything).',
  ])
})

test('a changed frame of the stories is reported: no import leads from it to them', () => {
  expect(chosen('.storybook/preview.tsx').leftOut.join('\n')).toContain('.storybook')
})
