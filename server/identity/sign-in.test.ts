import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  Browser,
  clientId,
  follow,
  type IdentityServer,
  openIdentityServer,
  person,
  postPassword,
  probe,
  redeem,
  relyingParty,
  signInWith,
} from './identity.fixtures.ts'

let server: IdentityServer
let rp: client.Configuration
beforeAll(async () => {
  server = await openIdentityServer({ moreOrigins: ['http://localhost:5173'] })
  rp = await relyingParty(server)
})
afterAll(() => server.close())

const codeOf = (fault: unknown) => (fault as { error?: string }).error

test('the discovery document has the addresses that Keycloak has, and offers nothing more than is needed', async () => {
  const metadata = rp.serverMetadata()
  const issuer = `${server.url}/realms/samara`
  expect(metadata).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: `${issuer}/protocol/openid-connect/token`,
    jwks_uri: `${issuer}/protocol/openid-connect/certs`,
    userinfo_endpoint: `${issuer}/protocol/openid-connect/userinfo`,
    end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
    revocation_endpoint: `${issuer}/protocol/openid-connect/revoke`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['none'],
  })
})

test('a person signs in with code and PKCE, and the API knows them', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'RS256', kid: expect.any(String) })
  const claims = decodeJwt(tokens.access_token)
  expect(claims).toMatchObject({
    iss: server.identity.issuer,
    aud: 'samara-api',
    sub: server.personId,
    azp: clientId,
    email: person.email,
    name: person.name,
    preferred_username: person.email,
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
  expect(tokens.claims()).toMatchObject({ sub: server.personId, email: person.email, name: person.name })
  expect(tokens.refresh_token).toEqual(expect.any(String))

  const answer = await probe(server, tokens.access_token)
  expect(await answer.json()).toEqual({
    issuer: null,
    subject: server.personId,
    email: person.email,
    emailVerified: false,
    name: person.name,
    roles: [],
    session: { id: expect.any(String), signedInAt: expect.any(String) },
    until: expect.any(String) as string,
  })
})

test('the API takes neither an ID token nor a tampered access token', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const [head, body = '', signature] = tokens.access_token.split('.')
  const raised = Buffer.from(JSON.stringify({ ...decodeJwt(tokens.access_token), email: 'otra@tienda.example' })).toString('base64url')
  expect(await (await probe(server, tokens.id_token ?? '')).json()).toMatchObject({ status: 401, code: 'session/other-audience' })
  for (const token of [
    `${head}.${raised}.${signature}`,
    `${head}.${body}.`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    'x',
  ]) {
    const answer = await probe(server, token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'session/invalid-token' })
  }
})

test('userinfo answers for an access token, and only then', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  expect(await client.fetchUserInfo(rp, tokens.access_token, server.personId)).toEqual({
    sub: server.personId,
    email: person.email,
    name: person.name,
    preferred_username: person.email,
  })
  const url = rp.serverMetadata().userinfo_endpoint ?? ''
  for (const authorization of ['', 'Bearer', `Bearer ${tokens.id_token}`, `Basic ${tokens.access_token}`]) {
    const answer = await fetch(url, { headers: { authorization } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
  const posted = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  })
  expect(posted.status).toBe(200)
})

test('without PKCE, or with the plain kind, nobody signs in', async () => {
  for (const change of [
    (url: URL) => ['code_challenge', 'code_challenge_method'].forEach((name) => url.searchParams.delete(name)),
    (url: URL) => url.searchParams.set('code_challenge_method', 'plain'),
  ]) {
    const { url } = await ask(server, rp)
    change(url)
    expect((await follow(server, new Browser(), url)).searchParams.get('error')).toBe('invalid_request')
  }
})

test('a code needs its verifier, and works once', async () => {
  const browser = new Browser()
  const { signIn, callback, tokens } = await signInWith(server, browser, rp)
  await expect(redeem(rp, callback, signIn)).rejects.toSatisfy((fault) => codeOf(fault) === 'invalid_grant')
  // The replay tells of a theft: what the code gave is revoked.
  await expect(client.refreshTokenGrant(rp, tokens.refresh_token ?? '')).rejects.toSatisfy((fault) => codeOf(fault) === 'invalid_grant')

  const again = await ask(server, rp)
  const next = await follow(server, browser, again.url)
  await expect(redeem(rp, next, { ...again, verifier: client.randomPKCECodeVerifier() })).rejects.toSatisfy(
    (fault) => codeOf(fault) === 'invalid_grant',
  )
})

test('a code that is sent many times at once is redeemed once', async () => {
  const browser = new Browser()
  await signInWith(server, browser, rp)
  const signIn = await ask(server, rp)
  const callback = await follow(server, browser, signIn.url)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => redeem(rp, callback, signIn)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who is signed in gets a new code without a form, also with prompt=none, and after a replay was punished', async () => {
  const browser = new Browser()
  const { signIn, callback } = await signInWith(server, browser, rp)
  await redeem(rp, callback, signIn).catch(() => undefined)
  for (const more of [{}, { prompt: 'none' }]) {
    const again = await ask(server, rp, more)
    const back = await follow(server, browser, again.url)
    expect(back.pathname).toBe('/login_new')
    expect((await probe(server, (await redeem(rp, back, again)).access_token)).status).toBe(200)
  }
})

test('prompt=none tells that nobody is signed in; prompt=login asks although somebody is', async () => {
  const nobody = await follow(server, new Browser(), (await ask(server, rp, { prompt: 'none' })).url)
  expect(nobody.searchParams.get('error')).toBe('login_required')
  const browser = new Browser()
  await signInWith(server, browser, rp)
  expect((await follow(server, browser, (await ask(server, rp, { prompt: 'login' })).url)).pathname).toContain('/interaction/')
})

test('a wrong password, an unknown e-mail and an inactive person get the same answer', async () => {
  await server.database
    .insertInto('people')
    .values({
      email: 'baja@tienda.example',
      name: 'Baja',
      active: false,
      password_hash: (
        await server.database.selectFrom('people').select('password_hash').where('id', '=', server.personId).executeTakeFirstOrThrow()
      ).password_hash,
    })
    .execute()
  await server.database.insertInto('people').values({ email: 'sin@tienda.example', name: 'Sin contraseña' }).execute()
  const browser = new Browser()
  const page = await follow(server, browser, (await ask(server, rp)).url)
  const bodies = []
  for (const [email, password] of [
    [person.email, 'no'],
    ['nadie@tienda.example', person.password],
    ['baja@tienda.example', person.password],
    ['sin@tienda.example', ''],
  ] as const) {
    const answer = await postPassword(browser, page, password || 'x', email)
    expect(answer.status).toBe(401)
    bodies.push(await answer.text())
  }
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ code: 'identity/wrong-credentials', isSuccess: false })
  // The sign-in under way is not lost by a wrong password, and the e-mail is not case-sensitive.
  expect((await postPassword(browser, page, person.password, person.email.toUpperCase())).status).toBe(200)
})

test('somebody made inactive is asked again instead of failing, and gets no more tokens', async () => {
  const { id } = await server.database
    .insertInto('people')
    .columns(['email', 'name', 'password_hash'])
    .expression(
      server.database
        .selectFrom('people')
        .select((of) => [of.val('pronto@tienda.example').as('email'), 'name', 'password_hash'])
        .where('id', '=', server.personId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const browser = new Browser()
  const signIn = await ask(server, rp)
  const page = await follow(server, browser, signIn.url)
  const answer = (await (await postPassword(browser, page, person.password, 'pronto@tienda.example')).json()) as {
    data: { redirectTo: string }
  }
  const tokens = await redeem(rp, await follow(server, browser, answer.data.redirectTo), signIn)
  await server.database.updateTable('people').set({ active: false }).where('id', '=', id).execute()
  await expect(client.refreshTokenGrant(rp, tokens.refresh_token ?? '')).rejects.toSatisfy((fault) => codeOf(fault) === 'invalid_grant')
  await expect(client.fetchUserInfo(rp, tokens.access_token, id)).rejects.toThrow()
  expect((await follow(server, browser, (await ask(server, rp)).url)).pathname).toContain('/interaction/')
})

test('the sign-in page is served, and says for whom it is', async () => {
  const browser = new Browser()
  const page = await follow(server, browser, (await ask(server, rp, { login_hint: 'ana@tienda.example' })).url)
  const served = await browser.fetch(page)
  expect(served.headers.get('content-type')).toMatch(/^text\/html/)
  expect(served.headers.get('cache-control')).toBe('no-store')
  expect(await (await browser.fetch(`${page.href}/details`)).json()).toEqual({
    isSuccess: true,
    data: { loginHint: 'ana@tienda.example', demo: null, passkeys: true },
  })
})

test('a sign-in that is over, or is another browser’s, has expired', async () => {
  const browser = new Browser()
  const page = await follow(server, browser, (await ask(server, rp)).url)
  const elsewhere = new URL(page.href.replace(/[^/]+$/, 'abcdefghijklmnopqrstu'))
  for (const [who, where] of [
    [new Browser(), page],
    [browser, elsewhere],
  ] as const) {
    for (const answer of [await who.fetch(`${where.href}/details`), await postPassword(who, where, person.password)]) {
      expect(answer.status).toBe(410)
      expect(await answer.json()).toMatchObject({ code: 'identity/expired' })
    }
  }
  await server.database
    .withTables<{ oidc_payloads: { model: string } }>()
    .deleteFrom('oidc_payloads')
    .where('model', '=', 'Interaction')
    .execute()
  expect((await postPassword(browser, page, person.password)).status).toBe(410)
})

test('a foreign redirect address and a foreign client get a page, not a redirect', async () => {
  for (const [name, value] of [
    ['redirect_uri', 'https://evil.example/'],
    ['client_id', '<script>alert(1)</script>'],
  ] as const) {
    const { url } = await ask(server, rp)
    url.searchParams.set(name, value)
    for (const [signIn, lang] of [
      ['pt-BR,en;q=0.5', 'pt'],
      ['en', 'en'],
      ['de', 'es'],
    ] as const) {
      const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html', 'accept-language': signIn } })
      expect(answer.status).toBe(400)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang}">`)
      expect(html).not.toContain('<script')
      expect(html).not.toMatch(/https?:\/\/(?!localhost)/)
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('tokens may be fetched from the origins of the web app, and from no other', async () => {
  const token = (origin: string) =>
    fetch(rp.serverMetadata().token_endpoint ?? '', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=x&client_id=${clientId}`,
    })
  for (const origin of [server.url, 'http://localhost:5173']) {
    const answer = await token(origin)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  }
  const foreign = await token('https://evil.example')
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  expect(await foreign.json()).toMatchObject({ error: 'invalid_request' })
})

test('links and cookies are for the public address, whatever host the request names', async () => {
  const answer = await fetch(`${server.url}/realms/samara/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  })
  expect(await answer.json()).toMatchObject({ token_endpoint: `${server.url}/realms/samara/protocol/openid-connect/token` })
})

test('no log holds a password, a token or a code', async () => {
  const { callback, tokens } = await signInWith(server, new Browser(), rp)
  const browser = new Browser()
  await postPassword(browser, await follow(server, browser, (await ask(server, rp)).url), `${person.password}!`)
  const log = server.log()
  expect(log.length).toBeGreaterThan(1000)
  for (const secret of [
    person.password,
    tokens.access_token,
    tokens.refresh_token ?? '',
    tokens.id_token ?? '',
    callback.searchParams.get('code') ?? '',
  ])
    expect(log).not.toContain(secret)
})
