import { fileURLToPath } from 'node:url'
import { ESLint, Linter } from 'eslint'
import { expect, test } from 'vitest'
import { findRawClass, tokenClassesOnly } from './token-classes-only.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const eslint = new ESLint({ cwd: root })

async function rulesOf(file: string): Promise<Record<string, [number, ...unknown[]] | undefined>> {
  const config = (await eslint.calculateConfigForFile(file)) as { rules: Record<string, [number, ...unknown[]]> }
  return config.rules
}

const isOn = (setting: [number, ...unknown[]] | undefined) => setting?.[0] === 2

test.each(['bg-blue-500', 'text-[#123456]', 'hover:bg-red-50', 'dark:md:border-t-gray-200/50', 'bg-white', 'ring-[rgb(0,0,0)]', '!text-black', 'from-sky-400'])(
  'the class %s names a pigment',
  (name) => {
    expect(findRawClass(`flex ${name} p-2`)).toBe(name)
    expect(findRawClass(name)).toBe(name)
  },
)

test.each(['bg-surface', 'text-on-accent', 'text-sm', 'border-2', 'w-[12rem]', 'bg-[length:auto]', 'text-balance', 'whitespace-nowrap', 'a whitewashed text-bluebell'])(
  'the class %s is none',
  (name) => {
    expect(findRawClass(name)).toBeNull()
  },
)

test('a pigment is reported in a string, in a template, and named', () => {
  const linter = new Linter()
  const plugin = { rules: { tokens: tokenClassesOnly } }
  const verify = (code: string) => linter.verify(code, { plugins: { samara: plugin }, rules: { 'samara/tokens': 'error' } })
  expect(verify('const a = "p-2 bg-blue-500"')[0]?.message).toContain('"bg-blue-500" names a pigment')
  expect(verify('const b = `p-2 text-[#fff] ${a}`')).toHaveLength(1)
  expect(verify('const c = "p-2 bg-surface"')).toHaveLength(0)
})

test('pigments are forbidden where the product is drawn, and allowed in its tokens', async () => {
  expect(isOn((await rulesOf('src/design/button/button.tsx'))['samara/token-classes-only'])).toBe(true)
  expect(isOn((await rulesOf('src/features/ordering/views/list.tsx'))['samara/token-classes-only'])).toBe(true)
  expect(isOn((await rulesOf('src/design/tokens/colour.ts'))['samara/token-classes-only'])).toBe(false)
})

test('a default export is refused, but for configurations and stories', async () => {
  const setting = (await rulesOf('src/app/routes.tsx'))['no-restricted-syntax']
  expect(isOn(setting)).toBe(true)
  const found = new Linter().verify('export default 1', { rules: { 'no-restricted-syntax': setting as Linter.RuleEntry } })
  expect(found.map((message) => message.message)).toEqual(['Export by name: a thing has one name everywhere.'])
  expect(isOn((await rulesOf('src/design/button/button.stories.tsx'))['no-restricted-syntax'])).toBe(false)
  expect(isOn((await rulesOf('vite.config.ts'))['no-restricted-syntax'])).toBe(false)
})

test.each([
  ['server/app.ts', '@typescript-eslint/no-floating-promises'],
  ['server/app.ts', '@typescript-eslint/switch-exhaustiveness-check'],
  ['contract/index.ts', '@typescript-eslint/consistent-type-imports'],
  ['src/app/main.tsx', 'react-hooks/rules-of-hooks'],
  ['src/app/main.tsx', 'jsx-a11y/alt-text'],
  ['src/design/button/button.stories.tsx', 'storybook/default-exports'],
])('in %s the law %s holds', async (file, rule) => {
  expect(isOn((await rulesOf(file))[rule])).toBe(true)
})
