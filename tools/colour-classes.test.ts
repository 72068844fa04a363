import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../tailwind.config.ts'
import { bg, border, fg } from '../src/design/tokens/index.ts'
import { root } from './stage.ts'

/** What each kind of class may name. */
const families = {
  bg: config.theme.backgroundColor,
  text: config.theme.textColor,
  border: config.theme.borderColor,
  divide: config.theme.divideColor,
  outline: config.theme.outlineColor,
  ring: config.theme.ringColor,
} as const

const tokens = new Set(Object.keys({ ...bg, ...border, ...fg }))

/** Classes that name a token of another family: they make no CSS, and the colour is then whatever comes from around. */
function lostIn(code: string): string[] {
  return [...code.matchAll(/(?<=[\s"'`:])(bg|text|border|divide|outline|ring)-(?:[xytrblse]-)?([a-z][a-z-]*)(?=[\s"'`/])/g)]
    .filter(([, kind, name = '']) => tokens.has(name) && !(name in families[kind as keyof typeof families]))
    .map(([found]) => found)
}

test('a colour class names a token of its own family', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'stories', '.storybook'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
  const lost = files.flatMap((file) => lostIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`))
  expect(files.length).toBeGreaterThan(500)
  expect(lost).toEqual([])
})

test.each([
  ["'border-surface'", ['border-surface']],
  ["'hover:border-raised/50 border-t-canvas'", ['border-raised', 'border-t-canvas']],
  ["'border-default ring-surface text-muted bg-surface'", []],
  ["'border-2 text-sm'", []],
])('%s', (code, found) => {
  expect(lostIn(code)).toEqual(found)
})
