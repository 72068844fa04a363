import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'
import { access, react, stories } from './probes/browser.ts'
import { javascript, scripts, syntax } from './probes/javascript.ts'
import { typed, typescript } from './probes/typescript.ts'
import { allowed, forbidden } from './probes/places.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where each kind of fault is planted: a file of its own for each rule. */
const plantings: { probes: Record<string, string>; file: (name: string) => string }[] = [
  { probes: javascript, file: (name) => `server/${name}.ts` },
  { probes: javascript, file: (name) => `tools/${name}.mjs` },
  { probes: syntax, file: (name) => `server/${name}.ts` },
  { probes: syntax, file: (name) => `tools/${name}.mjs` },
  { probes: scripts, file: (name) => `tools/${name}.mjs` },
  { probes: typescript, file: (name) => `server/${name}.ts` },
  { probes: typed, file: (name) => `server/${name}.ts` },
  { probes: react, file: (name) => `src/app/${name}.tsx` },
  { probes: access, file: (name) => `src/app/${name}.tsx` },
  { probes: stories, file: (name) => `stories/${name}.stories.tsx` },
]

const planted = plantings.flatMap(({ probes, file }) =>
  Object.entries(probes).map(([rule, text]) => ({ rule, text, file: file(rule.replace('/', '-')) })),
)

interface Fault {
  /** `plugin(rule)`; what the parser refuses, and a comment that silences nothing, have none. */
  code?: string
  message: string
  filename: string
}

let tree: string
let faults: Fault[]

/** The rules that a file breaks, each by its name in the configuration; what has no name, by its words. */
const brokenIn = (file: string): string[] =>
  faults
    .filter(({ filename }) => filename === file)
    .map(({ code, message }) => code?.replace(/^react-hooks\(/, 'react(').replace(/^([^(]+)\((.+)\)$/, '$1/$2') ?? message)

beforeAll(async () => {
  tree = await realpath(await mkdtemp(join(tmpdir(), 'samara-lint-')))
  const { references } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }
  const configs = [
    'oxlint.config.ts',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    ...references.map(({ path }) => `${path}/tsconfig.json`),
  ]
  const rules = ['no-enum.mjs', 'plugin.mjs', 'token-classes-only.mjs'].map((file) => `tools/lint-rules/${file}`)
  for (const path of [...configs, ...rules]) await cp(join(root, path), join(tree, path))
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const { file, text } of [...planted, ...forbidden, ...allowed]) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  ;({ diagnostics: faults } = JSON.parse(stdout) as { diagnostics: Fault[] })
}, 240_000)

afterAll(() => rm(tree, { recursive: true, force: true }))

describe.each(plantings.map(({ probes, file }) => ({ where: file('…'), probes, file })))('in $where', ({ probes, file }) => {
  test.each(Object.keys(probes))('%s reports its violation', (rule) => {
    const broken = brokenIn(file(rule.replace('/', '-')))
    // What the parser refuses has no rule's name.
    if (rule.includes('/')) expect(broken).toContain(rule)
    else expect(broken, rule).not.toHaveLength(0)
  })
})

test('every rule that is on reports its violation, and nothing else is reported', () => {
  const settings = [config.rules, ...(config.overrides ?? []).map(({ rules }) => rules)]
  const on = settings.flatMap((rules) => Object.entries(rules ?? {}).flatMap(([rule, setting]) => (setting === 'off' ? [] : [rule])))
  const seen = [...planted, ...forbidden].flatMap(({ rule }) => (rule.includes('/') && !rule.includes(' ') ? [rule] : []))
  expect([...new Set(on)].sort()).toEqual([...new Set(seen)].sort())
})

test.each(forbidden)('$why: $file', ({ rule, file }) => {
  expect(brokenIn(file).join('\n')).toContain(rule)
})

test.each(allowed)('$why: $file', ({ file }) => {
  expect(brokenIn(file)).toEqual([])
})
