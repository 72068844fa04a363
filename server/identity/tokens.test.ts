import { createServer, type Server } from 'node:http'
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenVerifier } from './tokens.ts'

type Claims = Record<string, unknown>
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>

const audience = 'samara-api'
const clientId = 'samara-web'
let keys: KeyPair
let otherKeys: KeyPair
let server: Server
let issuer: string
let asked: string[] = []
let answer: (path: string) => { status: number; body: string } | null = () => null

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256', { extractable: true })
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    void (async () => {
      const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
      const usual = path.endsWith('/certs') ? jwks : { issuer, jwks_uri: `${issuer}/protocol/openid-connect/certs` }
      const { status, body } = answer(path) ?? { status: 200, body: JSON.stringify(usual) }
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}/realms/shop`
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
  asked = []
})
afterEach(() => {
  answer = () => null
})

/** A token as Keycloak makes them, with changes. */
async function token(changes: Claims = {}, { header = {}, key = keys.privateKey }: { header?: Claims; key?: CryptoKey } = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims: Claims = {
    iss: issuer, sub: 'f7c1', aud: 'account', iat: now, exp: now + 300, typ: 'Bearer', azp: clientId,
    email: 'Ana@Tienda.example', email_verified: true, name: 'Ana Ríos', preferred_username: 'ana', realm_access: { roles: ['operator', 'offline_access'] },
    ...changes,
  }
  return new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header }).sign(key)
}
const verifier = () => tokenVerifier({ issuer, audience, clientId })
const invalid = { code: 'session/invalid-token' }

describe('with a provider elsewhere', () => {
  test('a token that Keycloak gave to our client is taken, with the person, their roles and its end', async () => {
    const given = await token()
    const until = new Date(decodeJwt(given).exp! * 1000)
    expect(await verifier()(given)).toEqual({ subject: 'f7c1', email: 'ana@tienda.example', name: 'Ana Ríos', roles: ['operator', 'offline_access'], until })
  })

  test('a token for our audience is taken, whoever asked for it', async () => {
    for (const changes of [{ aud: audience, azp: 'mobile' }, { aud: ['account', audience] }, { aud: audience, typ: undefined, roles: ['operator'] }]) {
      expect((await verifier()(await token(changes))).email).toBe('ana@tienda.example')
    }
    expect(await verifier()(await token({ azp: undefined, client_id: clientId, typ: undefined }, { header: { typ: 'application/at+jwt' } }))).toMatchObject({ subject: 'f7c1' })
  })

  test.each<{ what: string; changes: Claims; more?: { header: Claims } }>([
    { what: 'for another audience and client', changes: { azp: 'other' } },
    { what: 'without audience', changes: { aud: undefined } },
    { what: 'of another issuer', changes: { iss: 'https://evil.example' } },
    { what: 'that has expired', changes: { exp: Math.floor(Date.now() / 1000) - 6 } },
    { what: 'without expiry', changes: { exp: undefined } },
    { what: 'that begins later', changes: { nbf: Math.floor(Date.now() / 1000) + 60 } },
    { what: 'without a person', changes: { sub: undefined } },
    { what: 'without an e-mail', changes: { email: undefined } },
    { what: 'with an e-mail that nobody verified', changes: { email_verified: false } },
    { what: 'that is an ID token by its claim', changes: { typ: 'ID', aud: clientId } },
    { what: 'that is an ID token by what it hashes', changes: { typ: undefined, aud: audience, at_hash: 'x' } },
    { what: 'that does not say that it is an access token and is not for our audience', changes: { typ: undefined, aud: clientId } },
    { what: 'that is a refresh token', changes: { typ: 'Refresh' } },
    { what: 'that is a logout token', changes: { typ: undefined, aud: audience }, more: { header: { typ: 'logout+jwt' } } },
    { what: 'that is bound to a key', changes: { cnf: { jkt: 'x' } } },
    { what: 'of an unknown key', changes: {}, more: { header: { kid: 'two' } } },
  ])('a token $what is refused', async ({ changes, more = {} }) => {
    await expect(verifier()(await token(changes, more))).rejects.toMatchObject(invalid)
  })

  test('a signature of another key, a changed claim, no signature and a shared secret are refused', async () => {
    const good = await token()
    const [head, , tail] = good.split('.')
    const body = Buffer.from(JSON.stringify({ iss: issuer, sub: 'x' })).toString('base64url')
    const shared = await new SignJWT({ iss: issuer, sub: 'x', aud: audience }).setProtectedHeader({ alg: 'HS256', kid: 'one' }).setIssuedAt().setExpirationTime('5m').sign(new TextEncoder().encode('x'.repeat(32)))
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`
    for (const forged of [await token({}, { key: otherKeys.privateKey }), `${head}.${body}.${tail}`, none, shared, '', 'a.b.c', good.slice(0, -4)]) {
      await expect(verifier()(forged)).rejects.toMatchObject(invalid)
    }
  })

  test('a clock that differs by a few seconds is forgiven', async () => {
    await expect(verifier()(await token({ exp: Math.floor(Date.now() / 1000) - 3 }))).resolves.toBeTruthy()
  })

  test('where audience and client have one name, an ID token is still refused', async () => {
    const one = tokenVerifier({ issuer, audience: clientId, clientId })
    await expect(one(await token({ typ: undefined, aud: clientId }))).rejects.toMatchObject(invalid)
    await expect(one(await token({ aud: clientId }))).resolves.toBeTruthy()
  })

  test('the provider is asked once for many tokens', async () => {
    const verify = verifier()
    await Promise.all(Array.from({ length: 20 }, async () => verify(await token())))
    expect(asked).toHaveLength(2)
  })
})

describe('while the provider does not answer', () => {
  const away = { code: 'server/unavailable', retryAfter: 5 }

  test.each([
    ['discovery fails', () => ({ status: 500, body: 'x' })],
    ['discovery is HTML', () => ({ status: 200, body: '<html>' })],
    ['discovery names another issuer', () => ({ status: 200, body: '{"issuer":"https://evil.example","jwks_uri":"https://evil.example/"}' })],
    ['the keys fail', (path: string) => (path.endsWith('/certs') ? { status: 503, body: '' } : null)],
    ['the keys are no keys', (path: string) => (path.endsWith('/certs') ? { status: 200, body: '{}' } : null)],
  ])('nobody is called a stranger: %s', async (_, fault) => {
    answer = fault
    await expect(verifier()(await token())).rejects.toMatchObject(away)
  })

  test('an address where nobody listens is the same fault', async () => {
    const closed = tokenVerifier({ issuer: 'http://127.0.0.1:9', audience, clientId })
    await expect(closed(await token({ iss: 'http://127.0.0.1:9' }))).rejects.toMatchObject(away)
  })

  test('it is not asked for every call, and tokens are taken again once it answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const verify = verifier()
      answer = () => ({ status: 500, body: '' })
      for (let call = 0; call < 5; call += 1) await expect(verify(await token())).rejects.toMatchObject(away)
      expect(asked).toHaveLength(1)
      answer = () => null
      vi.setSystemTime(Date.now() + 5_001)
      await expect(verify(await token())).resolves.toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })
})
