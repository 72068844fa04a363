import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { coverageLists } from '../../tools/coverage-lists.ts'
import { groups, readEntryPoint } from './component-list.ts'

const design = fileURLToPath(new URL('../../src/design/', import.meta.url))
const folders = await readdir(design, { withFileTypes: true })
const components = folders.filter((entry) => entry.isDirectory() && !(entry.name in coverageLists.notComponents)).map(({ name }) => name)

test('every component stands in one group of the handbook', () => {
  expect(Object.values(groups).flat().sort()).toEqual(components.sort())
})

test('every entry point says in a sentence what it exports', async () => {
  const entryPoints = await Promise.all(
    components.map(async (name) => ({ name, ...readEntryPoint(await readFile(`${design}${name}/index.ts`, 'utf8')) })),
  )
  expect(entryPoints.filter(({ sentence }) => !sentence?.endsWith('.')).map(({ name }) => name)).toEqual([])
})

test('an entry point is read: its sentence, and what is drawn or called', () => {
  const entryPoint = readEntryPoint(
    "/** A seal of wax. */\nexport { Seal, type SealProps } from './seal.tsx'\nexport { sealTones, useSeal } from './seal.variants.ts'\n",
  )
  expect(entryPoint).toEqual({ sentence: 'A seal of wax.', names: ['Seal', 'useSeal'] })
  expect(readEntryPoint("export { Seal } from './seal.tsx'").sentence).toBeUndefined()
})
