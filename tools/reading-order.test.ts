import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stage.ts'

/** Files in which a reversed order moves nothing that has a tab stop. */
const harmless: Record<string, string> = {
  'src/design/chart/plot.tsx': 'the names of an axis',
  'src/design/switch/switch.tsx': 'the label of a single control',
}

const reverse = /flex-(?:col|row|wrap)-reverse/

test('the visual order of buttons is their tab order', async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const found = files.filter((_, at) => reverse.test(texts[at]!))
  expect(found.sort()).toEqual(Object.keys(harmless).sort())
})
