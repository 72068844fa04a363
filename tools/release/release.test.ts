import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { serverProcess } from '../bootstrap.mjs'
import { root as rootFolder } from '../stage.ts'
import { contentsOf, isNeeded, type Contents } from './contents.ts'
import { launcher } from './launcher.ts'
import { importsOf, packageOf } from './packages.ts'

const root = rootFolder.replace(/\/$/, '')
const home = '/opt/samara'
const read = (name: string) => readFile(join(root, 'tools/release', name), 'utf8')

let contents: Contents
let manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> }
beforeAll(async () => {
  contents = await contentsOf(root)
  manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as typeof manifest
})

test('imports are found however they are written; types, which are not there when it runs, are not', () => {
  const text = `import a from 'a'
import { b, type B } from '@b/b/deep.ts'
import type { C } from 'c'
import type {
  D,
} from 'd'
import {
  e,
} from './e.ts'
import 'f'
export { g } from '../g.ts'
export type { H } from './h.ts'
const i = await import('i')
const j = new URL('./j.ts', import.meta.url)
const k = import.meta.resolve('@k/k/file.ttf')
`
  expect(importsOf(text)).toEqual(['a', '@b/b/deep.ts', './e.ts', 'f', '../g.ts', 'i', './j.ts', '@k/k/file.ttf'])
  expect(['a/b', '@b/b/deep.ts', './e.ts', 'node:fs'].map(packageOf)).toEqual(['a', '@b/b', null, null])
})

test('a release holds the server, its migrations, the demo and the commands of whoever runs it, and no tests', () => {
  for (const file of [
    'server/main.ts',
    'identity/keycloak/samara-realm.json',
    'identity/keycloak/README.md',
    'server/database/migrations/0001-people-and-stores.sql',
    'server/modules/scores/demand-worker.ts',
    'demo/simulator/shop/data/sales.bin.br',
    'tools/backup.ts',
    'tools/restore.ts',
  ])
    expect(contents.ours).toContain(file)
  expect(contents.ours.filter((file) => /\.test\.ts$|\.fixtures\.ts$|testing\/|released\/|^src\//.test(file))).toEqual([])
})

test('whatever a file of a release imports is in it too', async () => {
  const held = new Set(contents.ours)
  const missing: string[] = []
  for (const file of contents.ours.filter((each) => each.endsWith('.ts')))
    for (const specifier of importsOf(await readFile(join(root, file), 'utf8')).filter((each) => /^\..*\.\w+$/.test(each))) {
      const target = normalize(join(dirname(file), specifier))
      // The release writes its own package.json.
      if (!held.has(target) && target !== 'package.json') missing.push(`${file}: ${specifier}`)
    }
  expect(missing).toEqual([])
})

test('its packages are those that run in production: none for developing, none of the web app, which is built', () => {
  expect(contents.imported.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([])
  const names = contents.packages.map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect(names.filter((name) => Object.hasOwn(manifest.devDependencies, name))).toEqual([])
  expect(names).toContain('pg')
  expect(names.filter((name) => /^(?:react|vite|typescript|recharts|lucide-react)/.test(name))).toEqual([])
})

test.each([
  ['lib/index.js', true],
  ['LICENSE.md', true],
  ['lib/index.d.ts', false],
  ['lib/index.js.map', false],
  ['test/all.js', false],
  ['lib/test/part.js', true],
  ['README.md', false],
  ['package.json', true],
  ['400Regular/Inter_400Regular.ttf', true],
  ['900Black/Inter_900Black.ttf', false],
])('%s of a package is kept: %s', (file, kept) => {
  expect(isNeeded(file)).toBe(kept)
})

test('the one command starts the server as npm start does, or runs what is named; anything else says what there is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'launcher-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [command, node] = [join(folder, 'samara'), join(folder, 'node')]
  await writeFile(command, launcher())
  await writeFile(node, '#!/bin/sh\necho "$NODE_ENV $MALLOC_ARENA_MAX $*"\n')
  for (const file of [command, node]) await chmod(file, 0o755)
  const run = (...args: string[]) => spawnSync(command, args, { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } })
  const { flags, environment } = serverProcess
  expect(run().stdout).toBe(`production ${environment['MALLOC_ARENA_MAX']} ${flags.join(' ')} ${folder}/server/main.ts\n`)
  expect(run('backup', 'a b').stdout).toMatch(/ \S+\/tools\/backup\.ts a b\n$/)
  expect(run('restore', 'x').stdout).toMatch(/ \S+\/tools\/restore\.ts x\n$/)
  const unknown = run('destroy')
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('./samara restore FOLDER')])
})

/** The names of the environment that the server knows, by asking it. */
function knownSettings(): Set<string> {
  const known = new Set<string>(['NODE_ENV', 'SAMARA_SECRET_KEY'])
  readConfig(new Proxy({}, { get: (_, name) => (typeof name === 'string' ? void known.add(name) : undefined) }), root)
  return known
}

/** The lines `Key=value` of a unit, by section. */
const sectionsOf = (unit: string) =>
  Object.fromEntries(
    unit
      .split(/^\[/m)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n')
        return [name.replace(']', ''), lines.flatMap((line) => (/^\w+=/.test(line) ? [/^(\w+)=(.*)$/.exec(line)!.slice(1)] : []))]
      }),
  ) as Record<string, [string, string][]>

test('the systemd unit starts the one command, sets what the server knows, keeps its data, and leaves time to stop', async () => {
  const unit = await read('samara.service')
  const sections = sectionsOf(unit)
  expect(Object.keys(sections)).toEqual(['Unit', 'Service', 'Install'])
  const service = new Map(sections['Service'])
  expect(service.get('ExecStart')).toBe(`${home}/samara`)
  const settings = sections['Service']!.filter(([name]) => name === 'Environment').map(([, value]) => value.split('=')[0]!)
  expect(settings.filter((name) => !knownSettings().has(name))).toEqual([])
  expect(service.get('Environment')).toBe(`SAMARA_DATA=/var/lib/${service.get('StateDirectory')}`)
  expect(service.get('User')).not.toBe('root')
  // Calls, jobs and connections take 16 s at most, then the database on board shuts down.
  expect(Number(service.get('TimeoutStopSec'))).toBeGreaterThan(30)
})

test('systemd itself finds no fault with the unit, where it is at hand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const verify = async (name: string, unit: string) => {
    await writeFile(join(folder, name), unit.replace(`${home}/samara`, '/bin/sh'))
    return await promisify(execFile)('systemd-analyze', ['verify', '--man=no', join(folder, name)]).then(
      ({ stderr }) => stderr,
      (fault: { code: string; stderr: string }) => (fault.code === 'ENOENT' ? null : fault.stderr),
    )
  }
  const unit = await read('samara.service')
  const found = await verify('samara.service', unit)
  const broken = await verify('broken.service', unit.replace('Restart=on-failure', 'Restart=sometimes'))
  // Both or none: a systemd that says nothing of a fault proves nothing.
  if (found === null) expect(broken).toBeNull()
  else expect([found, broken]).toEqual(['', expect.stringContaining('sometimes')])
})

test('the container file holds the whole release, runs the one command as an ordinary user, keeps its data in a volume, and knows its settings', async () => {
  const lines = (await read('Containerfile')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const instructions = lines.map((line) => /^([A-Z]+) (.*)$/.exec(line)!.slice(1) as [string, string])
  expect(instructions.map(([name]) => name)).toEqual([
    'FROM',
    'RUN',
    'COPY',
    'ENV',
    'USER',
    'VOLUME',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'ENTRYPOINT',
  ])
  const of = Object.fromEntries(instructions)
  // PostgreSQL on board needs glibc.
  expect(of['FROM']).toMatch(/^debian:\d+-slim$/)
  expect(of['COPY']).toMatch(new RegExp(` \\. ${home}$`))
  expect(JSON.parse(of['ENTRYPOINT']!)).toEqual([`${home}/samara`])
  const settings = Object.fromEntries(of['ENV']!.split(' ').map((each) => each.split('=') as [string, string]))
  expect(Object.keys(settings).filter((name) => !knownSettings().has(name))).toEqual([])
  expect([of['USER'], of['VOLUME'], of['EXPOSE']]).toEqual(['samara', settings['SAMARA_DATA'], settings['PORT']])
  const [node, flag, program] = JSON.parse(of['HEALTHCHECK']!.replace(/^.*CMD /, '')) as [string, string, string]
  expect([node, flag]).toEqual([`${home}/node`, '-e'])
  // Nobody listens there: it must say so.
  expect(spawnSync(process.execPath, ['-e', program], { env: { PORT: '1' } }).status).toBe(1)
  expect(await readFile(join(root, 'server/http/health.ts'), 'utf8')).toContain(`'${/:\$\{process\.env\.PORT\}(\/\w+)/.exec(program)![1]}'`)
})
