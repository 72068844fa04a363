import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiToken, webhookEvents } from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue } from '../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
const root = fileURLToPath(new URL('../..', import.meta.url))

let samara: TestSamara
let folder: string
let document: OpenAPI3
beforeAll(async () => {
  samara = await startTestSamara()
  await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache', 'typed-client-'))
  document = (await samara.app.http.inject({ url: '/openapi.json' })).json()
  await writeFile(join(folder, 'schema.d.ts'), astToString(await openapiTS(document)))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await samara.close()
})

/** A program of a merchant: the calls that it makes, and what it reads, as the generated types have them. */
const program = `
import type { operations, webhooks } from './schema.d.ts'

type Ok<Name extends keyof operations> = operations[Name]['responses'][200] extends { content: { 'application/json': infer Body } } ? Body : never
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>
type Hook<Name extends keyof webhooks> = webhooks[Name] extends { post: { requestBody: { content: { 'application/json': infer Body } } } } ? Body : never

export function client(base: string, token: string) {
  const headers = { authorization: 'Bearer ' + token }
  return async <Name extends keyof operations>(_name: Name, path: string, query: Query<Name>): Promise<Ok<Name>> => {
    const response = await fetch(base + path + '?' + new URLSearchParams(query as Record<string, string>).toString(), { headers })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as Ok<Name>
  }
}

export async function namesOfBrands(base: string, token: string, username: string): Promise<string[]> {
  const { data } = await client(base, token)('brands', '/api/v1/Catalogue/getbrandsVtex', { username, store: 'ana-shop' })
  return data.map(({ name }) => name)
}

export const soldOutOf = (message: Hook<'list.sold_out_first'>): number => message.data.soldOut
`

const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
const compilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

/** What the compiler says of programs, as `name(line,column): …` each. */
async function faultsOf(programs: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(programs) }))
  return promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trimEnd().split('\n'),
  )
}

test('a client generated from the document compiles, and calls this server with an API token', async () => {
  expect(await faultsOf({ 'program.ts': program })).toEqual([])
  const { namesOfBrands } = (await import(pathToFileURL(join(folder, 'program.ts')).href)) as {
    namesOfBrands: (base: string, token: string, username: string) => Promise<string[]>
  }
  const { data } = await samara.call(
    createApiToken,
    { params: { email: ana }, body: { name: 'Client', permissions: ['lists.read'], stores: ['ana-shop'], days: 30 } },
    ana,
    { key: 'key-of-a-client' },
  )
  const base = await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
  expect(await namesOfBrands(base, data.token, ana)).toContain('Retrospot')
  await expect(namesOfBrands(base, 'samara_pat_wrong', ana)).rejects.toThrow('401')
})

test('a client that asks for what is not there does not compile', async () => {
  const faults = await faultsOf({
    'other-name.ts': program.replace('({ name })', '({ title })'),
    'no-store.ts': program.replace(", store: 'ana-shop' }", ' }'),
    'other-call.ts': program.replace("'brands'", "'makers'"),
  })
  for (const name of ['other-name', 'no-store', 'other-call'])
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\.ts\\(`)))
})

test('every call and every message is among the generated types', async () => {
  const all = samara.app.registered().map(({ id }) => id)
  expect(all.length).toBeGreaterThan(150)
  const uses = `
import type { operations, webhooks } from './schema.d.ts'
export const calls: Record<keyof operations, true> = { ${all.map((id) => `${id}: true`).join(', ')} }
export const messages: Record<keyof webhooks, true> = { ${[...webhookEvents, 'webhook.test'].map((type) => `'${type}': true`).join(', ')} }
`
  expect(await faultsOf({ 'all.ts': uses })).toEqual([])
})
