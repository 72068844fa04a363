import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withoutSchemas } from './schemas-stay-on-the-server.ts'

test('a schema becomes an empty object, however deep it is, and what stands around it stays', () => {
  expect(
    withoutSchemas(
      "const a = endpoint({ id: 'a', reply: Type.Array(Type.Object({ b: Type.String({ maxLength: limits.text }) })), params: Type.Object({}) })",
    ),
  ).toBe("const a = endpoint({ id: 'a', reply: ({}), params: ({}) })")
})

test('what the documentation says of a call stays behind', () => {
  expect(withoutSchemas("const a = endpoint({ id: 'a', summary: 'Lists of a store.', reply: Type.Object({}) })")).toBe(
    "const a = endpoint({ id: 'a', summary: '', reply: ({}) })",
  )
  const other = "const t = say('checkout.summary'), a = { summary: say }"
  expect(withoutSchemas(other)).toBe(other)
})

test('each is an object of its own', () => {
  expect(withoutSchemas('const a = Type.Undefined(), b = Type.Undefined()')).toBe('const a = ({}), b = ({})')
})

test('what only looks like one stays', () => {
  const code = 'const a = types.Type.of(b), c = Type, d = kind(Type)'
  expect(withoutSchemas(code)).toBe(code)
})

test('every file of the contract loads in the browser, where nothing can be read out of a schema', async () => {
  const root = join(import.meta.dirname, '../..')
  // Beside the libraries that it imports.
  const cache = join(root, 'node_modules/.cache/samara')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'contract-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = globSync('contract/**/*.ts', { cwd: root }).filter((file) => !/\.(test|fixtures)\.ts$/.test(file))
  const written = await Promise.all(
    files.map(async (file) => {
      const code = stripTypeScriptTypes(await readFile(join(root, file), 'utf8'))
      const to = join(folder, file.replace(/\.ts$/, '.mjs'))
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, (code.includes('typebox') ? withoutSchemas(code) : code).replaceAll(/(from '\.[^']*)\.ts'/g, "$1.mjs'"))
      return to
    }),
  )
  const faults = await Promise.all(
    written.map((file) =>
      import(pathToFileURL(file).href).then(
        () => null,
        (fault: unknown) => `${file.slice(folder.length)}: ${String(fault)}`,
      ),
    ),
  )
  expect(files).toContain('contract/index.ts')
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})
