import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiToken, languages, listApiTokens, type Language } from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue } from '../testing/small-catalogue.ts'

const me = 'me@shop.example'
type Header = 'webhook-id' | 'webhook-timestamp' | 'webhook-signature'

let samara: TestSamara
let base: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'help-examples-'))
  samara = await startTestSamara()
  base = await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await samara.close()
  await rm(folder, { recursive: true, force: true })
})

/** The code of a page of the help: each group of lines that follow each other. */
async function codeOf(page: 'api' | 'webhooks', language: Language): Promise<string[]> {
  const file = new URL(`../../public/locales/${language}/help-pages.json`, import.meta.url)
  const { pages } = JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, { body: string }> }
  return pages[page]!.body.split(/\n(?!\$)/)
    .map((part) =>
      part
        .split('\n')
        .flatMap((line) => (line.startsWith('$') ? [line.slice(2)] : []))
        .join('\n'),
    )
    .filter((code) => code !== '')
}

/** Between two answers: one of them may have several lines. */
const between = '---'

async function shell(script: string): Promise<unknown[]> {
  const { stdout } = await promisify(execFile)('sh', ['-ec', script])
  return stdout
    .split(between)
    .filter(Boolean)
    .map((answer) => JSON.parse(answer) as unknown)
}

test.each(languages)('every curl example of the help does what it says on a server (%s)', async (language) => {
  const store = `my-store-${language}`
  await fillSmallCatalogue(samara.connection, await samara.addStore(me, store))
  const { data } = await samara.call(
    createApiToken,
    {
      params: { email: me },
      body: { name: language, permissions: ['lists.read', 'orderings.write', 'publications.read'], stores: [store], days: 30 },
    },
    me,
    { key: `key-of-examples-${language}` },
  )
  const examples = await codeOf('api', language)
  expect(examples).toHaveLength(5)
  const written = examples.join('\n')
  for (const placeholder of ['https://samara.example', 'my-store', me, 'samara_pat_…']) expect(written).toContain(placeholder)
  const script = examples
    .map((example) => `${example}\nprintf %s '${between}'`)
    .join('\n')
    .replaceAll('https://samara.example', base)
    .replaceAll('my-store', store)
    .replaceAll('samara_pat_…', data.token)
  const [brands, lists, opening, saved, publications] = await shell(script)
  expect(brands).toMatchObject({ isSuccess: true, data: [{ name: 'Regency' }, { name: 'Retrospot' }] })
  expect(lists).toMatchObject({ isSuccess: true, data: { lists: expect.arrayContaining([expect.objectContaining({ id: 11 })]) } })
  expect(opening).toMatchObject({
    isSuccess: true,
    data: { ordering: { version: 0 }, content: expect.arrayContaining([expect.objectContaining({ id: 103 })]) },
  })
  expect(saved).toMatchObject({ isSuccess: true, data: { version: 1 } })
  expect(publications).toMatchObject({ isSuccess: true })
  const [used] = (await samara.call(listApiTokens, { params: { email: me } }, me)).data.filter(({ name }) => name === language)
  expect(used!.usedAt).not.toBeNull()
  // A wrong token ends the script.
  await expect(shell(script.replaceAll(data.token, 'samara_pat_wrong'))).rejects.toThrow('401')
})

test.each(languages)('the signature check of the help takes what is genuine, and nothing else (%s)', async (language) => {
  const [code] = await codeOf('webhooks', language)
  const file = join(folder, `check-${language}.mjs`)
  await writeFile(file, code!)
  const { isGenuine } = (await import(pathToFileURL(file).href)) as {
    isGenuine: (headers: Record<Header, string>, body: string, secret: string) => boolean
  }
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
  const body = '{"type":"webhook.test"}'
  const signed = (at: Date, by = secret): Record<Header, string> => ({
    'webhook-id': 'one',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,bm90IHRoaXMgb25l ${new Webhook(by).sign('one', at, body)}`,
  })
  const now = new Date()
  expect(isGenuine(signed(now), body, secret)).toBe(true)
  expect(isGenuine(signed(now), `${body} `, secret)).toBe(false)
  expect(isGenuine({ ...signed(now), 'webhook-id': 'two' }, body, secret)).toBe(false)
  expect(isGenuine(signed(now, `whsec_${Buffer.alloc(32, 4).toString('base64')}`), body, secret)).toBe(false)
  expect(isGenuine(signed(new Date(now.getTime() - 600_000)), body, secret)).toBe(false)
})
