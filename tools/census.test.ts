import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { census } from './census.ts'

test('every component of the design has door, component, stories, Portrait and approved pictures', async () => {
  const { components, missing } = await census(fileURLToPath(new URL('..', import.meta.url)))
  expect(components.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})

const complete = [
  'src/design/seal/index.ts',
  'src/design/seal/seal.tsx',
  'src/design/seal/seal.stories.tsx',
  'stories/portraits/seal.light.png',
  'stories/portraits/seal.dark.png',
]

async function counted(files: readonly string[], stories = 'export const Portrait: Story = {}\n') {
  const root = await mkdtemp(join(tmpdir(), 'census-'))
  try {
    for (const file of ['src/design/tokens/index.ts', ...files]) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), file.endsWith('.stories.tsx') ? stories : '')
    }
    return await census(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

test('a complete component is counted, a foundation is none', async () => {
  expect(await counted(complete)).toEqual({ components: ['seal'], missing: [] })
})

test.each([
  ['src/design/seal/index.ts', 'seal has no door (index.ts)'],
  ['src/design/seal/seal.tsx', 'seal has no component of its name'],
  ['src/design/seal/seal.stories.tsx', 'seal has no stories'],
  ['stories/portraits/seal.light.png', 'seal has no approved portrait by day (stories/portraits/seal.light.png)'],
  ['stories/portraits/seal.dark.png', 'seal has no approved portrait by night (stories/portraits/seal.dark.png)'],
])('without %s the census fails', async (file, sentence) => {
  expect((await counted(complete.filter((other) => other !== file))).missing).toEqual([sentence])
})

test('stories without a Portrait fail', async () => {
  expect((await counted(complete, 'export const Plain: Story = {}\n')).missing).toEqual(['seal has no Portrait among its stories'])
})
