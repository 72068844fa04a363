import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOrderingFile, type Endpoint, limits, massOrdering, saveSortTable, signIn } from '../../contract/index.ts'
import { addressOf, headersOf } from '../testing/request.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue } from '../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
const ben = 'ben@other.example'

let samara: TestSamara
let port: number
beforeAll(async () => {
  samara = await startTestSamara()
  await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
  await samara.addStore(ben, 'ben-shop')
  await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (samara.app.http.server.address() as AddressInfo).port
})
afterAll(() => samara.close())

interface Refusal {
  status: number
  code: string
  /** True where the server ended the connection, without the rest of the body. */
  closed: boolean
}

/** Sends a head that promises a large body, then a little of it, and never the rest. */
async function sendBeginning(endpoint: Pick<Endpoint, 'method'>, path: string, headers: Record<string, string>): Promise<Refusal> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  const closed = once(socket, 'close')
  const lines = Object.entries({ host: 'localhost', 'content-length': String(limits.list.fileBytes), ...headers })
  socket.write(`${endpoint.method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.write('x'.repeat(50_000))
  await closed
  const body = /\{"type".*\}/s.exec(text)?.[0]
  return {
    status: Number(text.slice(9, 12)),
    code: body ? (JSON.parse(body) as { code: string }).code : text,
    closed: /^connection: close\r$/im.test(text),
  }
}

const upload = (store: string, person = ana) => addressOf(checkOrderingFile, {}, { store, username: person, kind: 'category', id: 11 })
const file = { 'content-type': 'application/octet-stream' }
const json = { 'content-type': 'application/json' }
const as = (person: string) => headersOf({ token: `person ${person}` })
const refused = (status: number, code: string): Refusal => ({ status, code, closed: true })

test('an unknown application or person is refused while the body is still being sent, and the connection is closed', async () => {
  const { authorization, ...noApplication } = as(ana)
  const { 'x-access-token': _, ...noPerson } = as(ana)
  expect(authorization).toBeDefined()
  for (const [path, type] of [
    [upload('ana-shop'), file],
    [addressOf(saveSortTable, {}, { username: ana }), json],
  ] as const) {
    const { method } = saveSortTable
    expect(await sendBeginning({ method }, path, { ...type, ...noApplication })).toEqual(refused(401, 'session/unknown-application'))
    expect(await sendBeginning({ method }, path, { ...type, ...noPerson })).toEqual(refused(401, 'session/missing-token'))
    expect(await sendBeginning({ method }, path, { ...type, ...noPerson, 'x-access-token': 'forged' })).toEqual(
      refused(401, 'session/invalid-token'),
    )
  }
})

test('a foreign store or e-mail in the address, and an address that breaks the contract, are refused before the body', async () => {
  expect(await sendBeginning(checkOrderingFile, upload('ben-shop'), { ...file, ...as(ana) })).toEqual(refused(403, 'access/other-store'))
  expect(await sendBeginning(checkOrderingFile, upload('ana-shop', ben), { ...file, ...as(ana) })).toEqual(
    refused(403, 'access/other-person'),
  )
  const saving = addressOf(saveSortTable, {}, { username: ben })
  expect(await sendBeginning(saveSortTable, saving, { ...json, ...as(ana) })).toEqual(refused(403, 'access/other-person'))
  expect(await sendBeginning(checkOrderingFile, upload('No Shop'), { ...file, ...as(ana) })).toEqual(refused(400, 'request/invalid'))
})

test('what nobody serves is refused before the body', async () => {
  expect(await sendBeginning({ method: 'POST' }, '/api/v1/nothing', json)).toEqual(refused(404, 'request/unknown-path'))
  expect(await sendBeginning({ method: 'POST' }, '/', json)).toEqual(refused(404, 'request/unknown-path'))
})

test('a body that is too large as it says itself is refused before it comes', async () => {
  expect(await sendBeginning(massOrdering, addressOf(massOrdering, {}, { username: ana }), { ...json, ...as(ana) })).toEqual(
    refused(413, 'request/too-large'),
  )
})

test('who is unknown gets 401 whatever the form or the size of what they send', async () => {
  const { http } = samara.app
  const path = addressOf(saveSortTable, {}, { username: ana })
  for (const [type, payload] of [
    ['text/plain', 'hello'],
    ['application/json', '{"store":'],
    ['application/json', `["${'x'.repeat(2_000_000)}"]`],
    ['application/x-www-form-urlencoded', 'a=b'],
  ] as const) {
    const answer = await http.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload })
    expect([type, answer.statusCode]).toEqual([type, 401])
  }
})

test('a small body is let through to its end, so that the connection serves the next call', async () => {
  const url = `http://127.0.0.1:${port}${addressOf(saveSortTable, {}, { username: ana })}`
  const answer = await fetch(url, { method: 'POST', headers: json, body: '{}' })
  expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'keep-alive'])
})

test('a store that stands in the body is asked for after it, whatever the header says', async () => {
  const body = { store: 'ben-shop', list: { kind: 'category' as const, id: 11 }, version: 0, products: [101, 102, 103, 104, 105] }
  for (const tenant of ['ana-shop', 'ben-shop', 'No Shop', null]) {
    const foreign = await samara.call(saveSortTable, { query: { username: ana }, body }, ana, { headers: { 'x-tenant': tenant } })
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'access/other-store'])
  }
  for (const [version, tenant] of ['ana-shop', 'ben-shop', null].entries()) {
    const own = await samara.call(saveSortTable, { query: { username: ana }, body: { ...body, store: 'ana-shop', version } }, ana, {
      headers: { 'x-tenant': tenant },
    })
    expect(own.status, JSON.stringify(own.problem)).toBe(200)
  }
})

test('a sign-in takes no more than an e-mail and a password need', () => {
  expect(signIn.mostBytes).toBeLessThanOrEqual(16_384)
})
