import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEarlyProblems, answerProblems } from './problems.ts'
import { secure } from './security.ts'

let http: FastifyInstance
beforeAll(async () => {
  http = Fastify()
  answerProblems(http)
  await secure(http, { publicUrl: 'http://localhost', issuer: 'http://localhost', rates: { calls: 20, assets: 50 } })
  http.get('/api/call', () => 'done')
  http.get('/api/pages', () => 'A page. '.repeat(8_000))
  http.get('/api/pages/many', () => 'A page. '.repeat(9_000))
  http.get('/assets/app.js', () => 'export {}')
  http.setNotFoundHandler((_request, reply) => reply.send('a page'))
  await http.ready()
})
afterAll(() => http.close())

/** How many of so many requests are answered. */
async function answered(url: string, from: string, sent: number): Promise<number> {
  const answers = []
  for (let at = 0; at < sent; at++) answers.push(await http.inject({ url, remoteAddress: from }))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  for (const { headers } of refused) expect(headers['content-type']).toBe('application/problem+json')
  return sent - refused.length
}

test('calls, pages and unknown paths are counted together, for each address', async () => {
  expect(await answered('/api/call', '203.0.113.1', 8)).toBe(8)
  expect(await answered('/home', '203.0.113.1', 8)).toBe(8)
  expect(await answered('/nothing/here', '203.0.113.1', 8)).toBe(4)
  expect(await answered('/home', '203.0.113.1', 2)).toBe(0)
  expect(await answered('/home', '203.0.113.2', 2)).toBe(2)
})

test('parts of the app are counted apart and generously, those that are not there too', async () => {
  expect(await answered('/assets/app.js', '203.0.113.1', 30)).toBe(30)
  expect(await answered('/assets/none.js', '203.0.113.1', 30)).toBe(20)
})

test.each(['zstd', 'br', 'gzip'])(
  'up to 64 KiB an answer is packed at once and tells its length, beyond that it goes in pieces: %s',
  async (encoding) => {
    const ask = (url: string) =>
      http.inject({ url, headers: { 'accept-encoding': encoding }, remoteAddress: `203.0.114.${encoding.length}` })
    const answer = await ask('/api/pages')
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(answer.rawPayload.length) })
    expect((await ask('/api/pages/many')).headers).not.toHaveProperty('content-length')
  },
)

test('every answer has the same headers that browsers keep us safe by, also what nobody serves', async () => {
  const names = ['content-security-policy', 'x-frame-options', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']
  const answers = []
  for (const url of ['/api/call', '/home', '/api/call', '/assets/none.js', '/nothing/here'])
    answers.push(await http.inject({ url, remoteAddress: '203.0.115.1' }))
  const [first, ...others] = answers.map(({ headers }) => names.map((name) => headers[name]))
  expect(first).toEqual([expect.stringContaining("frame-ancestors 'none'"), 'DENY', 'nosniff', 'no-referrer', 'same-origin'])
  for (const other of others) expect(other).toEqual(first)
})

test('a path that cannot be read is counted with the rest, and its answers have the same headers', async () => {
  const app = Fastify({ ...answerEarlyProblems })
  answerProblems(app)
  await secure(app, { publicUrl: 'http://localhost', issuer: 'http://localhost', rates: { calls: 5, assets: 50 } })
  app.get('/api/call', () => 'done')
  const answers = []
  for (const url of ['/%', '/%', '/%', '/api/call', '/%', '/%', '/%', '/api/call'])
    answers.push(await app.inject({ url, remoteAddress: '203.0.116.1' }))
  await app.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 200, 400, 429, 429, 429])
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
})

test('a database whose socket is gone is away; any other file that is missing is a fault of ours', async () => {
  const app = Fastify()
  answerProblems(app)
  app.get('/:syscall', (request) => {
    const { syscall } = request.params as { syscall: string }
    throw Object.assign(new Error(`${syscall} ENOENT`), { code: 'ENOENT', syscall })
  })
  const code = async (syscall: string) => (await app.inject({ url: `/${syscall}` })).json<{ code: string }>().code
  expect([await code('connect'), await code('open')]).toEqual(['server/unavailable', 'server/unexpected'])
  await app.close()
})
