import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundaries, findBreaches, type Breach } from './boundaries.ts'

/** A library of a tree that exists for the test only. */
const libraries = ['react', 'swr', 'react-router-dom', 'fastify', 'pg']

/** What the breaking files import. Each is needed by somebody, and breaks nothing itself. */
const neighbours: Record<string, string> = {
  'contract/index.ts': '',
  'src/design/button/index.ts': `import './button.tsx'`,
  'src/design/button/button.tsx': '',
  'src/api/index.ts': `import './call.ts'`,
  'src/api/call.ts': '',
  'src/i18n/index.ts': '',
  'src/app/shell.tsx': '',
  'src/features/sign-in/index.ts': `import './pages/sign-in.tsx'`,
  'src/features/sign-in/pages/sign-in.tsx': '',
  'src/features/ordering/index.ts': `import './data/use-move.ts'`,
  'src/features/ordering/data/use-move.ts': '',
  'server/http/route.ts': '',
  'server/database/index.ts': '',
  'server/jobs/index.ts': `import './queue.ts'`,
  'server/jobs/queue.ts': '',
  'server/modules/stores/index.ts': `import './stores.repository.ts'`,
  'server/modules/stores/stores.repository.ts': '',
  'tools/start.ts': '',
  'demo/index.ts': `import './demo-store.ts'\nimport './honest.ts'`,
  'demo/demo-store.ts': '',
}

/** For each rule, files that break it and nothing else: the file and the import in it. */
const probes: Record<string, Record<string, string>> = {
  'contract-is-the-bottom': { 'contract/probe-1.ts': '../src/i18n/index.ts', 'contract/probe-2.ts': '../server/http/route.ts' },
  'design-knows-no-product': {
    'src/design/probe/index.ts': '../../i18n/index.ts',
    'src/design/probe/contract.ts': '../../../contract/index.ts',
  },
  'api-speaks-contract': { 'src/api/probe.ts': '../i18n/index.ts' },
  'i18n-stands-alone': { 'src/i18n/probe.ts': '../api/index.ts' },
  'features-below-app': { 'src/features/probe/index.ts': '../../app/shell.tsx' },
  'app-composes': { 'src/app/probe-composes.ts': '../../server/http/route.ts' },
  'server-below-contract': { 'server/probe.ts': '../demo/index.ts' },
  'demo-by-its-index': { 'server/serve.ts': '../demo/demo-store.ts' },
  'server-renders-nothing': { 'server/probe-renders.test.ts': '../src/i18n/index.ts', 'demo/probe-renders.ts': '../src/api/index.ts' },
  'demo-by-the-server-s-indexes': { 'demo/probe.ts': '../server/http/route.ts' },
  'features-are-strangers': { 'src/features/probe-strangers/index.ts': '../ordering/index.ts' },
  'features-through-index': { 'src/app/probe-index.ts': '../features/ordering/data/use-move.ts' },
  'design-through-index': {
    'src/app/probe-design.ts': '../design/button/button.tsx',
    'stories/screens/probe.stories.tsx': '../../src/design/button/button.tsx',
  },
  'siblings-through-index': { 'src/design/probe-sibling/index.ts': '../button/button.tsx' },
  'client-through-index': { 'src/features/probe-client/index.ts': '../../api/call.ts' },
  'modules-through-index': { 'server/modules/probe/index.ts': '../stores/stores.repository.ts' },
  'server-through-index': { 'server/probe-server.ts': './modules/stores/stores.repository.ts', 'server/probe-jobs.ts': './jobs/queue.ts' },
  'routes-do-not-query': {
    'server/modules/stores/probe.routes.ts': './stores.repository.ts',
    'server/modules/stores/probe-2.routes.ts': '../../database/index.ts',
  },
  'what-a-call-carries-is-an-argument': { 'server/probe-surroundings.ts': 'node:async_hooks' },
  'services-know-no-http': {
    'server/modules/stores/probe.service.ts': '../../http/route.ts',
    'server/modules/stores/probe.repository.ts': 'fastify',
  },
  'views-fetch-nothing': {
    'src/features/ordering/views/probe.tsx': '../data/use-move.ts',
    'src/features/ordering/views/probe-2.tsx': 'swr',
  },
  'model-is-pure': { 'src/features/ordering/model/probe.ts': 'react', 'src/features/ordering/model/probe-2.ts': '../data/use-move.ts' },
  'design-is-offline': { 'src/design/probe-offline/index.ts': 'react-router-dom', 'src/design/probe-offline/data.ts': 'swr' },
  'stories-need-no-server': {
    'src/design/button/probe.stories.tsx': '../../api/index.ts',
    'stories/probe.stories.tsx': '../server/http/route.ts',
  },
  'no-node-in-browser': { 'src/app/probe-node.ts': 'node:fs', 'contract/probe-node.ts': 'node:path' },
  'no-server-library-in-browser': { 'src/app/probe-library.ts': 'pg' },
  'product-runs-without-tools': {
    'server/probe-tools.ts': '../tools/start.ts',
    'server/probe-testing.ts': './testing/postgres.ts',
    'src/features/ordering/views/probe-fixtures.tsx': './ordering.fixtures.ts',
  },
  'no-development-library-in-product': { 'server/probe-development.ts': 'vitest' },
  'no-unknown-library': { 'server/probe-unknown.ts': 'nowhere-to-be-found' },
  // A cycle is reported once, by one of its files.
  'no-cycle': { 'contract/probe-cycle-2.ts': './probe-cycle.ts' },
  'no-orphan': { 'contract/probe-orphan.ts': '' },
}

/** What the probes import beside the neighbours. */
const targets: Record<string, string> = {
  'contract/probe-cycle.ts': `import './probe-cycle-2.ts'`,
  'server/testing/postgres.ts': `import '../database/index.ts'`,
  'src/features/ordering/views/ordering.fixtures.ts': `import '../index.ts'`,
}

/** Files that do everything that is allowed, and must not be reported. */
const honest: Record<string, string[]> = {
  'src/app/honest.tsx': [
    '../features/ordering/index.ts',
    '../design/button/index.ts',
    '../api/index.ts',
    '../i18n/index.ts',
    '../../contract/index.ts',
    'react',
    'swr',
  ],
  'src/features/ordering/pages/honest.tsx': ['../data/use-move.ts', '../../../design/button/index.ts', '../../../api/index.ts'],
  'src/features/ordering/views/honest.stories.tsx': ['./ordering.fixtures.ts', '../../../design/button/index.ts'],
  'server/modules/catalogue/honest.service.ts': ['../stores/index.ts', '../../database/index.ts', '../../../contract/index.ts'],
  'server/modules/catalogue/honest.routes.ts': ['./honest.service.ts', '../../http/route.ts'],
  'demo/honest.test.ts': ['../server/testing/postgres.ts', './demo-store.ts'],
  'demo/honest.ts': ['../server/modules/stores/index.ts', '../server/database/index.ts', '../contract/index.ts'],
  'server/honest.test.ts': ['./testing/postgres.ts', '../demo/demo-store.ts', 'vitest', 'node:fs'],
  'src/app/journeys/honest.ts': ['node:fs', 'vitest'],
}

const sideEffects = (imports: readonly string[]) =>
  imports
    .filter((path) => path !== '')
    .map((path) => `import '${path}'\n`)
    .join('')

let tree: string
let breaches: Breach[]

beforeAll(async () => {
  tree = await realpath(await mkdtemp(join(tmpdir(), 'samara-boundaries-')))
  const files: Record<string, string> = { ...neighbours, ...targets }
  for (const probe of Object.values(probes)) for (const [file, path] of Object.entries(probe)) files[file] = sideEffects([path])
  for (const [file, paths] of Object.entries(honest)) files[file] = sideEffects(paths)
  for (const library of [...libraries, 'vitest']) {
    files[`node_modules/${library}/package.json`] = JSON.stringify({ name: library, version: '1.0.0', main: 'index.js' })
    files[`node_modules/${library}/index.js`] = ''
  }
  files['package.json'] = JSON.stringify({
    dependencies: Object.fromEntries(libraries.map((name) => [name, '1'])),
    devDependencies: { vitest: '1' },
  })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
  ;({ breaches } = await findBreaches(tree, ['contract', 'src', 'server', 'demo', 'stories', 'tools']))
})

afterAll(() => rm(tree, { recursive: true, force: true }))

test.each(boundaries.forbidden.map(({ name }) => name))('%s reports its violation, and is the only rule that does', (rule) => {
  const files = Object.keys(probes[rule] ?? {})
  expect(files, 'every rule has a probe').not.toHaveLength(0)
  for (const file of files) {
    const rules = breaches.filter((breach) => breach.from === file).map((breach) => breach.rule)
    expect(rules, file).toEqual([rule])
  }
})

test('what is allowed is not reported', () => {
  const probing = new Set(Object.values(probes).flatMap((probe) => Object.keys(probe)))
  expect(breaches.filter((breach) => !probing.has(breach.from))).toEqual([])
})

test('every probe belongs to a rule', () => {
  const rules = new Set(boundaries.forbidden.map(({ name }) => name))
  expect(Object.keys(probes).filter((rule) => !rules.has(rule))).toEqual([])
})
