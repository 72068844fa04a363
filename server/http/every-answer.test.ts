import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listStores, problemStatus } from '../../contract/index.ts'
import { addressOf, headersOf } from '../testing/request.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'

const ana = 'ana@shop.example'
let samara: TestSamara
let root: string
let port: number
let shop: Server

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'samara-web-'))
  await mkdir(join(root, 'dist', 'assets'), { recursive: true })
  await writeFile(join(root, 'dist', 'index.html'), '<!doctype html><title>The app</title>')
  await writeFile(join(root, 'dist', 'assets', 'app.js'), 'export {}')
  shop = createServer((request, response) => {
    const own = request.url?.includes('framed') ? { 'content-security-policy': "frame-ancestors 'self'" } : {}
    response.writeHead(request.url?.includes('broken') ? 500 : request.url?.includes('gone') ? 404 : 200, {
      'content-type': 'text/plain',
      ...own,
    })
    response.end('of the simulator')
  })
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  samara = await startTestSamara({ root, simulatorUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}` })
  await samara.addStore(ana, 'ana-shop')
  await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (samara.app.http.server.address() as AddressInfo).port
})
beforeEach(() => void (samara.log.length = 0))
afterAll(async () => {
  await samara.close()
  shop.close()
  await rm(root, { recursive: true })
})

/** Sends these very bytes, and gives the answer when the server ended it. */
function say(bytes: string): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.on('error', () => undefined)
    socket.on('close', () =>
      resolve({
        status: Number(text.slice(9, 12)),
        type: /^content-type: (.*)\r$/im.exec(text)?.[1] ?? '',
        body: text.slice(text.indexOf('\r\n\r\n') + 4),
      }),
    )
    socket.write(bytes)
  })
}

const line = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`

test.each([
  ['a path that is no address', line('GET', '/%'), 400, 'request/malformed'],
  ['a parameter that is no UTF-8', line('GET', '/api/v1/user/vtexcredential/%ff'), 400, 'request/malformed'],
  ['a parameter that is far too long', line('GET', `/api/v1/user/vtexcredential/${'a'.repeat(4_000)}`), 414, 'request/address-too-long'],
  ['headers that are too large', line('GET', '/', `x-a: ${'b'.repeat(20_000)}\r\n`), 431, 'request/headers-too-large'],
  ['a method that does not exist', line('BREW', '/'), 400, 'request/malformed'],
  ['a header that is none', line('GET', '/', 'no header\r\n'), 400, 'request/malformed'],
  ['what is no HTTP at all', 'hello\r\n\r\n', 400, 'request/malformed'],
  ['the method QUERY', line('QUERY', '/api/v1/lists'), 404, 'request/unknown-path'],
  [
    'the method QUERY with a body of no known form',
    line('QUERY', '/', 'content-length: 0\r\ncontent-type: a/b\r\n'),
    404,
    'request/unknown-path',
  ],
  ['the method TRACE', line('TRACE', '/'), 404, 'request/unknown-path'],
  ['the method OPTIONS', line('OPTIONS', '/api/v1/lists'), 404, 'request/unknown-path'],
  ['a way out of the folder', line('GET', '/docs/static/../../package.json'), 404, 'request/unknown-path'],
  ['the same, encoded', line('GET', '/docs/static/%2e%2e/%2e%2e/package.json'), 404, 'request/unknown-path'],
  ['a zero in a file name', line('GET', '/docs/static/%00'), 404, 'request/unknown-path'],
  ['a part of the app that is not there', line('GET', '/assets/none.js'), 404, 'request/unknown-path'],
  ['a page of the shop that breaks', line('GET', '/demo-shop/shop/broken'), 503, 'server/unavailable'],
  ['a picture of the shop that is not there', line('GET', '/demo-shop/shop/gone'), 404, 'request/unknown-path'],
  ['a zero in the name of a shop', line('GET', '/demo-shop/shop/%00'), 404, 'request/unknown-path'],
  [
    'a media type that nobody reads',
    line('DELETE', '/api/v1/lists', 'content-type: a/b\r\ncontent-length: 0\r\n'),
    404,
    'request/unknown-path',
  ],
])('%s is a problem, and nothing is written as an error', async (_, bytes, status, code) => {
  const answer = await say(bytes)
  expect([answer.status, answer.type]).toEqual([status, 'application/problem+json'])
  expect(JSON.parse(answer.body)).toMatchObject({ status, code, isSuccess: false, errors: [] })
  expect(problemStatus[code as keyof typeof problemStatus]).toBe(status)
  expect(samara.log.filter((written) => written.includes('"level":50'))).toEqual([])
})

test('an e-mail of 254 characters is one, however it is written in an address', async () => {
  for (const name of ['a', 'ñ', '€']) {
    const email = `${name.repeat(254 - '@shop.example'.length)}@shop.example`
    const person = { headers: headersOf({ token: `person ${email}` }) }
    const answer = await samara.app.http.inject({ url: addressOf(listStores, { email }, {}), ...person })
    expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([200, []])
  }
})

test('a server that cannot work says so as a problem that names what is missing', async () => {
  samara.jobs.working = () => false
  const answer = await samara.app.http.inject('/readyz')
  samara.jobs.working = () => true
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'application/problem+json'])
  expect(answer.json()).toMatchObject({ code: 'server/unavailable', errors: [{ path: 'queue', reason: 'is not ready' }] })
})

test('the app answers every client at each of its pages, whatever form it asks for', async () => {
  const { http } = samara.app
  for (const url of ['/', '/home', '/order-by-category?category=11&store=ana-shop', '/login_new?code=a.b', '/samara-collections/7'])
    for (const accept of [undefined, '*/*', 'text/html', 'application/json', 'image/avif,image/webp'])
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await http.inject({ method, url, headers: accept === undefined ? {} : { accept } })
        expect([url, accept, method, answer.statusCode, answer.headers['content-type']]).toEqual([
          url,
          accept,
          method,
          200,
          'text/html; charset=utf-8',
        ])
      }
  for (const url of ['/favicon-none.png', '/wp-login.php', '/.env', '/api', '/api/v1/none', '/realms/none/x']) {
    const answer = await http.inject({ url })
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 404, 'application/problem+json'])
  }
})

test('both headers say the same about who may frame a page', async () => {
  const { http } = samara.app
  for (const [url, option, ancestors] of [
    ['/', 'DENY', "'none'"],
    ['/api/v1/none', 'DENY', "'none'"],
    ['/assets/app.js', 'DENY', "'none'"],
    ['/demo-shop/shop/framed', 'SAMEORIGIN', "'self'"],
  ] as const) {
    const { headers } = await http.inject({ url })
    expect([url, headers['x-frame-options']]).toEqual([url, option])
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`)
  }
})
