import * as client from 'openid-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, Browser, follow, type IdentityServer, openIdentityServer, probe, relyingParty, signInWith } from './identity.fixtures.ts'
import { lifetimes } from './lifetimes.ts'

let server: IdentityServer
let rp: client.Configuration
beforeAll(async () => {
  server = await openIdentityServer()
  rp = await relyingParty(server)
})
afterAll(() => server.close())

const refresh = (token: string | undefined) => client.refreshTokenGrant(rp, token ?? '')
const refused = (fault: unknown) => (fault as { error?: string }).error === 'invalid_grant'

test('each refresh gives new tokens', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const next = await refresh(tokens.refresh_token)
  expect(next.access_token).not.toBe(tokens.access_token)
  expect(next.refresh_token).not.toBe(tokens.refresh_token)
  expect((await probe(server, next.access_token)).status).toBe(200)
  expect((await refresh(next.refresh_token)).refresh_token).toEqual(expect.any(String))
})

test('sessions, refresh tokens and keys outlive the server', async () => {
  const browser = new Browser()
  const { tokens } = await signInWith(server, browser, rp)
  await server.restart()
  expect((await probe(server, tokens.access_token)).status).toBe(200)
  expect((await refresh(tokens.refresh_token)).access_token).toEqual(expect.any(String))
  expect((await follow(server, browser, (await ask(server, rp, { prompt: 'none' })).url)).searchParams.get('code')).toEqual(
    expect.any(String),
  )
})

test('two tabs may refresh with the same token within the grace, and both go on', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const [one, two] = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)])
  server.pass(lifetimes.refreshGrace - 1)
  const three = await refresh(tokens.refresh_token)
  for (const { refresh_token: token } of [one, two, three]) expect((await refresh(token)).access_token).toEqual(expect.any(String))
})

test('a token used again after the grace revokes the whole family', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const next = await refresh(tokens.refresh_token)
  // Used again within the grace: that must not prolong it.
  server.pass(lifetimes.refreshGrace - 1)
  await refresh(tokens.refresh_token)
  server.pass(2)
  await expect(refresh(tokens.refresh_token)).rejects.toSatisfy(refused)
  await expect(refresh(next.refresh_token)).rejects.toSatisfy(refused)
  expect(server.log()).toContain('sign-in family revoked')
})

test('a refresh keeps the session from going idle, up to its absolute end', async () => {
  const sessionEnd = async () => {
    const { rows } = await sql<{
      ends: Date
      exp: string
    }>`select expires_at as ends, payload->>'exp' as exp from oidc_payloads where model = 'Session' order by expires_at desc limit 1`.execute(
      server.database,
    )
    return rows[0] ?? { ends: new Date(0), exp: '' }
  }
  await sql`delete from oidc_payloads where model = 'Session'`.execute(server.database)
  const { tokens } = await signInWith(server, new Browser(), rp)
  const before = await sessionEnd()
  server.pass(3600)
  const next = await refresh(tokens.refresh_token)
  await expect.poll(async () => (await sessionEnd()).ends.getTime()).toBeGreaterThan(before.ends.getTime() + 3_500_000)
  const after = await sessionEnd()
  expect(Number(after.exp)).toBe(after.ends.getTime() / 1000)

  server.pass(lifetimes.session.absolute - 3600 - 60)
  await sql`update oidc_payloads set expires_at = now() + interval '30 days' where model = 'Session'`.execute(server.database)
  await refresh(next.refresh_token)
  await expect
    .poll(async () => (await sessionEnd()).ends.getTime())
    .toBeLessThanOrEqual(Date.now() + (lifetimes.session.absolute + 60) * 1000)
})

test('a revoked refresh token gives nothing more', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  await client.tokenRevocation(rp, tokens.refresh_token ?? '')
  await expect(refresh(tokens.refresh_token)).rejects.toSatisfy(refused)
})

test('the database holds no token, no code and no key in clear', async () => {
  const { tokens, callback } = await signInWith(server, new Browser(), rp)
  const { rows } = await sql<{ everything: string }>`
    select (select string_agg(row_to_json(p)::text, ' ') from oidc_payloads p) || (select string_agg(row_to_json(k)::text, ' ') from identity_keys k) as everything`.execute(
    server.database,
  )
  const everything = rows[0]?.everything ?? ''
  expect(everything).toContain('"RefreshToken"')
  for (const secret of [tokens.refresh_token ?? '', callback.searchParams.get('code') ?? '', '"d":', 'RS256'])
    expect(everything).not.toContain(secret)
})

test('what expired is removed, and nothing else', async () => {
  const browser = new Browser()
  const { tokens } = await signInWith(server, browser, rp)
  const count = async () =>
    Number((await sql<{ n: number }>`select count(*)::int as n from oidc_payloads`.execute(server.database)).rows[0]?.n)
  await sql`update oidc_payloads set expires_at = now() - interval '1 year' where model = 'AuthorizationCode'`.execute(server.database)
  const before = await count()
  await server.identity.clean()
  expect(await count()).toBeLessThan(before)
  expect((await refresh(tokens.refresh_token)).access_token).toEqual(expect.any(String))
})

test('while the database fails, a refresh gets 503 with a time to retry, and its token stays valid', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  await sql`alter table oidc_payloads rename to away`.execute(server.database)
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '', client_id: 'samara-web' })
  const answer = await fetch(rp.serverMetadata().token_endpoint ?? '', { method: 'POST', body })
  await sql`alter table away rename to oidc_payloads`.execute(server.database)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.headers.get('retry-after')).toBe('5')
  const problem = (await answer.json()) as object
  expect(problem).toMatchObject({ code: 'server/unavailable' })
  expect(problem).not.toHaveProperty('error')
  expect(JSON.stringify(problem)).not.toMatch(/oidc_payloads|relation/)
  expect((await refresh(tokens.refresh_token)).access_token).toEqual(expect.any(String))
})
