import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stage.ts'

/** Where drawing in reverse moves nothing that Tab goes to. */
const harmless: Record<string, string> = {
  'src/design/chart/plot.tsx': 'the names of an axis',
  'src/design/switch/switch.tsx': 'the label of a single control',
}

const reverse = /flex-(?:col|row|wrap)-reverse/

test('buttons are drawn in the order in which Tab goes to them', async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const found = files.filter((_, at) => reverse.test(texts[at]!))
  expect(found.sort()).toEqual(Object.keys(harmless).sort())
})
