import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { censusLists } from '../../tools/census-lists.ts'
import { groups, readDoor } from './doors.ts'

const design = fileURLToPath(new URL('../../src/design/', import.meta.url))
const folders = await readdir(design, { withFileTypes: true })
const components = folders.filter((entry) => entry.isDirectory() && !(entry.name in censusLists.foundations)).map(({ name }) => name)

test('every component stands in one group of the handbook', () => {
  expect(Object.values(groups).flat().sort()).toEqual(components.sort())
})

test('every door says in a sentence what is behind it', async () => {
  const doors = await Promise.all(
    components.map(async (name) => ({ name, ...readDoor(await readFile(`${design}${name}/index.ts`, 'utf8')) })),
  )
  expect(doors.filter(({ sentence }) => !sentence?.endsWith('.')).map(({ name }) => name)).toEqual([])
})

test('a door is read: its sentence, and what is drawn or called', () => {
  const door = readDoor(
    "/** A seal of wax. */\nexport { Seal, type SealProps } from './seal.tsx'\nexport { sealTones, useSeal } from './seal.variants.ts'\n",
  )
  expect(door).toEqual({ sentence: 'A seal of wax.', names: ['Seal', 'useSeal'] })
  expect(readDoor("export { Seal } from './seal.tsx'").sentence).toBeUndefined()
})
