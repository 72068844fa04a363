import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stage.ts'

interface LockedPackage {
  version: string
  dev?: boolean
  deprecated?: string
}
interface Lock {
  packages: Record<string, LockedPackage>
}

/** Packages that had a place here once, or have one now below another name, and why they must not come back. */
const refused: Readonly<Record<string, string>> = {
  xlsx: 'what npm has of it carries GHSA-4r6h-8v6p-xvw6 and GHSA-5pgg-2g8v-p4x9; @e965/xlsx is the maintained build',
}

/** What is known of the packages of production without the network: those that are marked as deprecated, and those that are refused. */
function faultsOf({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { version, dev = false, deprecated }]) => {
    if (path === '' || dev) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const fault = deprecated ?? refused[name]
    return fault === undefined ? [] : [`${name} ${version}: ${fault}`]
  })
}

test('no package of production is deprecated or refused', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
  expect(faultsOf(lock)).toEqual([])
})

test('such a package is found however deep it stands; one that only development needs is not', () => {
  const faults = faultsOf({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/one/node_modules/xlsx': { version: '0.18.5' },
      'node_modules/@e965/xlsx': { version: '0.20.3' },
      'node_modules/@old/thing': { version: '1.0.0', deprecated: 'use another one' },
      'node_modules/tool': { version: '1.0.0', dev: true, deprecated: 'use another one' },
    },
  })
  expect(faults).toEqual([`xlsx 0.18.5: ${refused['xlsx']!}`, '@old/thing 1.0.0: use another one'])
})
