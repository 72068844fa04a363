import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stage.ts'

/**
 * `outline-none` sets the outline's style for every state; a ring that is drawn on focus must set it back, or it has a width and a colour
 * and is never seen.
 */
const lost = (classes: string): boolean =>
  /(?<![\w:-])outline-none(?![\w-])/.test(classes) &&
  /focus-visible:outline-\d/.test(classes) &&
  !classes.includes('focus-visible:outline-solid')

test('no focus ring is lost to outline-none', async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const faults = files.filter((_, at) => texts[at]!.split('\n').some(lost))
  expect(faults).toEqual([])
})

test('a ring that is lost would be found', () => {
  expect(lost('outline-none focus-visible:outline-2 focus-visible:outline-focus')).toBe(true)
  expect(lost('outline-none focus-visible:outline-2 focus-visible:outline-solid')).toBe(false)
  expect(lost('bg-surface outline-none')).toBe(false)
})
