import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stage.ts'

interface Lock {
  version: string
  packages: { '': { version: string } }
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The versions of a changelog, the newest first, each with its day; null while it is not released. */
const versionsOf = (changelog: string): { version: string; day: string | null }[] =>
  [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => {
    const [, version = heading, , day = null] = /^(\d+\.\d+\.\d+) · (unreleased|(\d{4}-\d{2}-\d{2}))$/.exec(heading) ?? []
    return { version, day }
  })

test('the version of the product is the newest of the changelog, and so is that of the lock file', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const lock = JSON.parse(read('package-lock.json')) as Lock
  expect(versionsOf(read('CHANGELOG.md'))[0]?.version).toBe(version)
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])
})

test('every version of the changelog has a number of its own and a day, and only the newest may be unreleased', () => {
  const versions = versionsOf(read('CHANGELOG.md'))
  expect(versions.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
  expect(versions.slice(1).filter(({ day }) => day === null)).toEqual([])
  const parts = versions.map(({ version }) =>
    version
      .split('.')
      .map((part) => part.padStart(6, '0'))
      .join('.'),
  )
  expect(parts).toEqual(parts.toSorted().toReversed())
})
