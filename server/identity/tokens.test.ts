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
let requests: string[] = []
/** What the provider publishes now. */
let published: { kid: string; keys: KeyPair }[] = []
let answer: (path: string) => { status: number; body: string } | null = () => null

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256', { extractable: true })
  server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    void (async () => {
      const jwks = {
        keys: await Promise.all(
          published.map(async ({ kid, keys: { publicKey } }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })),
        ),
      }
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
  requests = []
  published = [{ kid: 'one', keys }]
})
afterEach(() => {
  answer = () => null
})

/** A token as Keycloak makes them, with changes. */
async function token(
  changes: Claims = {},
  { header = {}, key = keys.privateKey }: { header?: Claims; key?: CryptoKey } = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims: Claims = {
    iss: issuer,
    sub: 'f7c1',
    aud: 'account',
    iat: now,
    exp: now + 300,
    typ: 'Bearer',
    azp: clientId,
    email: 'Ana@Tienda.example',
    email_verified: true,
    name: 'Ana Ríos',
    preferred_username: 'ana',
    realm_access: { roles: ['operator', 'offline_access'] },
    ...changes,
  }
  return new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header })
    .sign(key)
}
const verifier = () => tokenVerifier({ issuer, audience, clientId })
const invalid = { code: 'session/invalid-token' }

describe('with a provider elsewhere', () => {
  test('a token that Keycloak gave to our client is taken, with the person, their roles and its end', async () => {
    const given = await token()
    // Two minutes more: so far may the clocks be apart.
    const until = new Date((decodeJwt(given).exp! + 120) * 1000)
    expect(await verifier()(given)).toEqual({
      issuer,
      subject: 'f7c1',
      email: 'ana@tienda.example',
      emailVerified: true,
      name: 'Ana Ríos',
      roles: ['operator', 'offline_access'],
      session: null,
      until,
    })
  })

  test('a token that Keycloak gave to our client for a person without roles has no audience, and is taken', async () => {
    expect(await verifier()(await token({ aud: undefined }))).toMatchObject({ subject: 'f7c1' })
    expect(
      await verifier()(await token({ aud: undefined, azp: undefined, client_id: clientId, typ: undefined }, { header: { typ: 'at+jwt' } })),
    ).toMatchObject({ subject: 'f7c1' })
  })

  test('a username is no e-mail, and an e-mail counts as verified only where the provider says so', async () => {
    expect(
      await verifier()(await token({ email: undefined, email_verified: undefined, preferred_username: 'demo@samara.example' })),
    ).toMatchObject({ email: null, emailVerified: false })
    for (const email_verified of [undefined, false, 'true', 1, null])
      expect(await verifier()(await token({ email_verified }))).toMatchObject({ email: 'ana@tienda.example', emailVerified: false })
    expect(await verifier()(await token({ email: undefined, email_verified: true }))).toMatchObject({ email: null, emailVerified: false })
  })

  test('a token for our audience is taken, whoever asked for it', async () => {
    for (const changes of [
      { aud: audience, azp: 'mobile' },
      { aud: ['account', audience] },
      { aud: audience, typ: undefined, roles: ['operator'] },
    ]) {
      expect((await verifier()(await token(changes))).email).toBe('ana@tienda.example')
    }
    expect(
      await verifier()(await token({ azp: undefined, client_id: clientId, typ: undefined }, { header: { typ: 'application/at+jwt' } })),
    ).toMatchObject({ subject: 'f7c1' })
  })

  const past = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
  test.each<{ what: string; changes: Claims; more?: { header: Claims }; why?: string }>([
    { what: 'for another client and another audience', changes: { azp: 'other' }, why: 'session/other-client' },
    { what: 'for another client, without audience', changes: { aud: undefined, azp: 'other' }, why: 'session/other-client' },
    { what: 'for another audience, without client', changes: { azp: undefined }, why: 'session/other-audience' },
    { what: 'without audience and client', changes: { aud: undefined, azp: undefined }, why: 'session/other-audience' },
    { what: 'without audience, of no kind', changes: { aud: undefined, typ: undefined }, why: 'session/other-audience' },
    { what: 'of another issuer', changes: { iss: 'https://evil.example' }, why: 'session/other-issuer' },
    { what: 'that has expired', changes: { exp: past(125) } },
    { what: 'without expiry', changes: { exp: undefined } },
    { what: 'that begins later', changes: { nbf: past(-180) } },
    { what: 'without a person', changes: { sub: undefined } },
    { what: 'whose person has no name that a database takes', changes: { sub: 'a\u0000b' } },
    { what: 'whose person has a name without end', changes: { sub: 'x'.repeat(256) } },
    { what: 'that is an ID token by its claim', changes: { typ: 'ID', aud: clientId } },
    { what: 'that is an ID token by what it hashes', changes: { typ: undefined, aud: audience, at_hash: 'x' } },
    {
      what: 'that does not say that it is an access token and is not for our audience',
      changes: { typ: undefined, aud: clientId },
      why: 'session/other-audience',
    },
    { what: 'that is a refresh token', changes: { typ: 'Refresh' } },
    { what: 'that is a logout token', changes: { typ: undefined, aud: audience }, more: { header: { typ: 'logout+jwt' } } },
    { what: 'that is bound to a key', changes: { cnf: { jkt: 'x' } } },
    { what: 'of an unknown key', changes: {}, more: { header: { kid: 'two' } } },
  ])('a token $what is refused, and the code says why', async ({ changes, more = {}, why = 'session/invalid-token' }) => {
    const given = await token(changes, more)
    const fault = await verifier()(given).catch((caught: unknown) => caught)
    expect(fault).toMatchObject({ code: why })
    // What the log holds of it: never the token.
    expect((fault as Error).cause).toEqual(expect.objectContaining({ reason: expect.any(String) as string }))
    expect(JSON.stringify((fault as Error).cause)).not.toContain(given.split('.')[1])
  })

  test('a signature of another key, a changed claim, no signature and a shared secret are refused', async () => {
    const good = await token()
    const [head, , tail] = good.split('.')
    const body = Buffer.from(JSON.stringify({ iss: issuer, sub: 'x' })).toString('base64url')
    const shared = await new SignJWT({ iss: issuer, sub: 'x', aud: audience })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('x'.repeat(32)))
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`
    for (const forged of [
      await token({}, { key: otherKeys.privateKey }),
      `${head}.${body}.${tail}`,
      none,
      shared,
      '',
      'a.b.c',
      good.slice(0, -4),
    ]) {
      await expect(verifier()(forged)).rejects.toMatchObject(invalid)
    }
  })

  test('a clock that differs by up to two minutes is forgiven', async () => {
    await expect(verifier()(await token({ exp: past(110) }))).resolves.toBeTruthy()
    await expect(verifier()(await token({ iat: past(-110), nbf: past(-110) }))).resolves.toBeTruthy()
  })

  test('where audience and client have one name, an ID token is still refused', async () => {
    const one = tokenVerifier({ issuer, audience: clientId, clientId })
    await expect(one(await token({ typ: undefined, aud: clientId }))).rejects.toMatchObject({ code: 'session/other-audience' })
    await expect(one(await token({ aud: clientId }))).resolves.toBeTruthy()
  })

  test('the provider is asked once for many tokens', async () => {
    const verify = verifier()
    await Promise.all(Array.from({ length: 20 }, async () => verify(await token())))
    expect(requests).toHaveLength(2)
  })
})

describe('when the provider changes its keys', () => {
  const signed = (kid: string, key: KeyPair) => token({}, { header: { kid }, key: key.privateKey })

  test('a token of the new key is taken at once, although a token of no key was seen a moment before', async () => {
    const verify = verifier()
    await verify(await signed('one', keys))
    await expect(verify(await signed('forged', otherKeys))).rejects.toMatchObject(invalid)
    published = [
      { kid: 'one', keys },
      { kid: 'two', keys: otherKeys },
    ]
    await expect(verify(await signed('two', otherKeys))).resolves.toMatchObject({ subject: 'f7c1' })
    await expect(verify(await signed('one', keys))).resolves.toBeTruthy()
  })

  test('many calls with the new key at once ask the provider once', async () => {
    const verify = verifier()
    await verify(await signed('one', keys))
    requests = []
    published = [{ kid: 'two', keys: otherKeys }]
    const given = await signed('two', otherKeys)
    await Promise.all(Array.from({ length: 20 }, () => verify(given)))
    expect(requests).toHaveLength(1)
  })

  test('a flood of keys that nobody has asks the provider a few times only; a new key is taken as soon as it may be asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const verify = verifier()
      await verify(await signed('one', keys))
      requests = []
      for (let nth = 0; nth < 50; nth += 1)
        await expect(verify(await signed(`forged-${nth}`, otherKeys))).rejects.toMatchObject({
          code: nth < 5 ? 'session/invalid-token' : 'server/unavailable',
        })
      expect(requests).toHaveLength(5)
      // Known keys are not held up.
      await expect(verify(await signed('one', keys))).resolves.toBeTruthy()
      published = [{ kid: 'two', keys: otherKeys }]
      await expect(verify(await signed('two', otherKeys))).rejects.toMatchObject({ code: 'server/unavailable', retryAfter: 5 })
      vi.setSystemTime(Date.now() + 5_000)
      await expect(verify(await signed('two', otherKeys))).resolves.toBeTruthy()
      expect(requests).toHaveLength(6)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('with claims of other names', () => {
  const named = (roles: string | null, email = 'email') => tokenVerifier({ issuer, audience, clientId, claims: { roles, email } })

  test('roles are read where the setting says, by name or by the way to them, and nowhere else', async () => {
    const given = await token({
      realm_access: { roles: ['offline_access'] },
      resource_access: { 'samara-web': { roles: ['samara-operator', 7] } },
      'https://shop.example/roles': ['editor'],
    })
    expect((await named('resource_access.samara-web.roles')(given)).roles).toEqual(['samara-operator'])
    expect((await named('https://shop.example/roles')(given)).roles).toEqual(['editor'])
    for (const nowhere of ['groups', 'resource_access.other.roles', 'constructor.name', 'realm_access.roles.length'])
      expect((await named(nowhere)(given)).roles, nowhere).toEqual([])
    expect((await named(null)(given)).roles).toEqual(['offline_access'])
  })

  test('an e-mail of another claim counts as theirs only where the provider verified it', async () => {
    const claims = { email: undefined, upn: 'Ana@Tienda.example' }
    expect(await named(null, 'upn')(await token(claims))).toMatchObject({ email: 'ana@tienda.example', emailVerified: true })
    expect(await named(null, 'upn')(await token({ ...claims, email_verified: false }))).toMatchObject({ emailVerified: false })
    expect(await named(null, 'upn')(await token({ upn: undefined }))).toMatchObject({ email: null, emailVerified: false })
  })
})

describe('while the provider does not answer', () => {
  const away = { code: 'server/unavailable', retryAfter: 5 }

  test.each([
    ['discovery fails', () => ({ status: 500, body: 'x' })],
    ['discovery is HTML', () => ({ status: 200, body: '<html>' })],
    [
      'discovery names another issuer',
      () => ({ status: 200, body: '{"issuer":"https://evil.example","jwks_uri":"https://evil.example/"}' }),
    ],
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
      expect(requests).toHaveLength(1)
      answer = () => null
      vi.setSystemTime(Date.now() + 5_001)
      await expect(verify(await token())).resolves.toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })
})
