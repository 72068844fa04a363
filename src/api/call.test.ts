import { expect, test } from 'vitest'
import {
  checkOrderingFile,
  compactType,
  indexCategory,
  listStores,
  productsByCategory,
  refusalCodes,
  signIn,
  type Configuration,
} from '../../contract/index.ts'
import { makeCall, type Identity } from './call.ts'
import { ApiProblem, ApiUnreachable, failureOf } from './problem.ts'

const configuration: Pick<Configuration, 'services' | 'defaultTenant'> = {
  services: {
    user: { base: 'https://people.example', basic: 'dXNlcg==' },
    catalogue: { base: '', basic: 'Y2F0' },
    collections: { base: '', basic: 'Y29s' },
    reports: { base: '', basic: 'cmVw' },
    payments: { base: '', basic: 'cGF5' },
  },
  defaultTenant: 'nobody',
}
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const problem = (status: number, code: string, more = {}): Response =>
  json({ type: 'about:blank', title: 'No', status, code, detail: 'because', isSuccess: false, errors: [], ...more }, status)
const person = (renewed: Awaited<ReturnType<Identity['renew']>> = 'refused'): Identity & { renewals: number; losses: string[] } => {
  const identity = {
    renewals: 0,
    losses: [] as string[],
    lost: (code: string) => void identity.losses.push(code),
    token: () => Promise.resolve(`token-${identity.renewals}`),
    renew() {
      identity.renewals++
      return Promise.resolve(renewed)
    },
  }
  return identity
}
/** A server that answers in turn and remembers what it was asked. */
function server(...answers: (Response | Error)[]) {
  const requested: Request[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    requested.push(new Request(new URL(input as string, 'http://here.example'), init))
    const answer = answers[Math.min(requested.length, answers.length) - 1]
    return answer instanceof Response ? Promise.resolve(answer.clone()) : Promise.reject(answer ?? new Error('not prepared'))
  }
  return { fetch, requested }
}
const page = { query: { store: 'demo', categoryId: 7, username: 'ana@tienda.es' } }

test('a call carries the application, the person and the chosen store', async () => {
  const { fetch, requested } = server(json({ isSuccess: true, data: [] }))
  const call = makeCall({ configuration, identity: person(), tenant: () => 'demo', fetch })
  expect(await call(listStores, { params: { email: 'ana+1@tienda.es' } })).toEqual([])
  expect(requested[0]?.url).toBe('https://people.example/api/v1/user/vtexcredential/ana%2B1%40tienda.es')
  expect(requested[0]?.headers.get('authorization')).toBe('Basic dXNlcg==')
  expect(requested[0]?.headers.get('x-access-token')).toBe('token-0')
  expect(requested[0]?.headers.get('x-tenant')).toBeNull()
  await call(productsByCategory, page)
  expect(requested[1]?.url).toBe(
    'http://here.example/api/v1/Catalogue/products-by-category?store=demo&categoryId=7&username=ana%40tienda.es',
  )
  expect(requested[1]?.headers.get('x-tenant')).toBe('demo')
})

test('without a chosen store the default tenant is sent', async () => {
  const { fetch, requested } = server(json({ isSuccess: true, data: {} }))
  await makeCall({ configuration, identity: person(), tenant: () => null, fetch })(productsByCategory, page)
  expect(requested[0]?.headers.get('x-tenant')).toBe('nobody')
})

test('a refusal arrives with its code, its reasons and how long to wait', async () => {
  const { fetch } = server(problem(429, 'request/too-many', { retryAfter: 12, errors: [{ path: 'body', reason: 'x' }] }))
  const error = await makeCall({ configuration, identity: person(), fetch })(productsByCategory, page).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ code: 'request/too-many', status: 429, retryAfter: 12, errors: [{ path: 'body', reason: 'x' }] })
  expect(failureOf(error)).toEqual({ code: 'request/too-many', retryAfter: 12 })
})

test.each([
  ['a gateway that speaks HTML', new Response('<html>', { status: 502 }), 'server/unavailable'],
  ['a success that is none', json({ isSuccess: false }), 'server/unexpected'],
  ['an answer that is no JSON', new Response('oops', { status: 200 }), 'server/unexpected'],
])('%s becomes a problem with a sentence', async (_, answer, code) => {
  const { fetch } = server(answer)
  await expect(makeCall({ configuration, identity: person(), fetch })(productsByCategory, page)).rejects.toMatchObject({ code })
})

test('a missing answer differs from a refusal', async () => {
  const { fetch } = server(new TypeError('Failed to fetch'))
  const error = await makeCall({ configuration, identity: person(), fetch })(productsByCategory, page).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiUnreachable)
  expect(failureOf(error)).toEqual({ code: 'network/unreachable' })
})

test('an expired session is renewed once, and the call made again as the same request', async () => {
  const identity = person('renewed')
  const { fetch, requested } = server(problem(401, 'session/invalid-token'), json({ isSuccess: true, data: { id: 'p' } }))
  const input = { query: { ...page.query, version: 3 }, body: { logUserCriterias: [], products: [1] } }
  await makeCall({ configuration, identity, fetch })(indexCategory, input)
  expect(requested.map(({ headers }) => headers.get('x-access-token'))).toEqual(['token-0', 'token-1'])
  const keys = requested.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a session that cannot be renewed fails the call, and does not try for ever', async () => {
  const identity = person('refused')
  const { fetch, requested } = server(problem(401, 'session/invalid-token'))
  await expect(makeCall({ configuration, identity, fetch })(productsByCategory, page)).rejects.toMatchObject({
    code: 'session/invalid-token',
  })
  expect(requested).toHaveLength(1)
  expect(identity.renewals).toBe(1)
})

test('a server that refuses even a new token has ended the session', async () => {
  const identity = person('renewed')
  const { fetch, requested } = server(problem(401, 'session/invalid-token'))
  await expect(makeCall({ configuration, identity, fetch })(productsByCategory, page)).rejects.toMatchObject({
    code: 'session/invalid-token',
  })
  expect(requested).toHaveLength(2)
  expect(identity.losses).toEqual(['session/invalid-token'])
})

test.each(refusalCodes)('%s is reported once, and no other token is requested: it would be refused as well', async (code) => {
  const identity = person('renewed')
  const { fetch, requested } = server(problem(401, code))
  await expect(makeCall({ configuration, identity, fetch })(productsByCategory, page)).rejects.toMatchObject({ code })
  expect(requested).toHaveLength(1)
  expect(identity).toMatchObject({ renewals: 0, losses: [code] })
})

test('a wrong password is no expired session', async () => {
  const identity = person('renewed')
  const { fetch, requested } = server(problem(401, 'identity/wrong-credentials'))
  const input = { params: { uid: 'abcdefghij' }, body: { email: 'ana@tienda.es', password: 'x' } }
  await expect(makeCall({ configuration: null, identity, fetch })(signIn, input)).rejects.toMatchObject({
    code: 'identity/wrong-credentials',
  })
  expect(identity.renewals).toBe(0)
  expect(requested[0]?.headers.get('x-access-token')).toBeNull()
})

test('a call that is stopped says so, and is no failure of the network', async () => {
  const stop = new AbortController()
  stop.abort(new DOMException('left', 'AbortError'))
  const { fetch } = server(stop.signal.reason as Error)
  await expect(makeCall({ configuration, identity: person(), fetch })(productsByCategory, page, { signal: stop.signal })).rejects.toBe(
    stop.signal.reason,
  )
})

test('the compact form is asked for by its media type, and only where it is wanted', async () => {
  const { fetch, requested } = server(json({ isSuccess: true, data: { content: { id: [1, 2] } } }))
  const call = makeCall({ configuration, identity: person(), fetch })
  const list = await call(productsByCategory, page, { compact: true })
  expect(list.content.id).toEqual([1, 2])
  await call(productsByCategory, page)
  expect(requested.map(({ headers }) => headers.get('accept'))).toEqual([compactType, 'application/json'])
})

test('a list in columns is read column by column, however it is cut on its way', async () => {
  const content = { id: [1, 2, 3], name: ['a\n"b"', ',]', 'ñ €'], imageUrl: [null, null, 'x'], units7: [] }
  const columns = Object.entries(content).map(([name, values]) => `"${name}":${JSON.stringify(values)}`)
  const body = `{"isSuccess":true,"data":{"list":{"name":"x"},"brands":[{"id":1,\n "name":"y"}],"content":{\n${columns.join(',\n')}\n}}}`
  expect(JSON.parse(body)).toMatchObject({ data: { content } })
  const bytes = new TextEncoder().encode(body)
  for (const size of [1, 7, bytes.length]) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    void (async () => {
      for (let at = 0; at < bytes.length; at += size) await writer.write(bytes.slice(at, at + size))
      await writer.close()
    })()
    const fetch = () => Promise.resolve(new Response(readable, { headers: { 'content-type': `${compactType}; charset=utf-8` } }))
    const list = await makeCall({ configuration, identity: person(), fetch })(productsByCategory, page, { compact: true })
    expect(list).toEqual({ list: { name: 'x' }, brands: [{ id: 1, name: 'y' }], content })
  }
})

test('a list that breaks off on its way is a failure, never half a list', async () => {
  const cut = '{"isSuccess":true,"data":{"content":{\n"id":[1,2,3]\n,"name":["a","b'
  const fetch = () => Promise.resolve(new Response(cut, { headers: { 'content-type': compactType } }))
  await expect(makeCall({ configuration, identity: person(), fetch })(productsByCategory, page, { compact: true })).rejects.toMatchObject({
    code: 'server/unexpected',
  })
})

test('a file is the whole body, byte by byte', async () => {
  const { fetch, requested } = server(json({ isSuccess: true, data: {} }))
  const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0, 255)
  const query = { store: 'demo', username: 'ana@tienda.es', kind: 'category', id: 7 } as const
  await makeCall({ configuration, identity: person(), fetch })(checkOrderingFile, { query }, { file: new Blob([bytes]) })
  expect(requested[0]?.headers.get('content-type')).toBe('application/octet-stream')
  expect(new Uint8Array(await requested[0]!.arrayBuffer())).toEqual(bytes)
})
