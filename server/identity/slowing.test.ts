import type * as client from 'openid-client'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask, Browser, follow, type IdentityServer, openIdentityServer, person, postPassword, relyingParty } from './identity.fixtures.ts'

let server: IdentityServer
let rp: client.Configuration
beforeEach(async () => {
  server = await openIdentityServer()
  rp = await relyingParty(server)
})
afterEach(() => server.close())

async function openSignIn() {
  const browser = new Browser()
  const page = await follow(server, browser, (await ask(server, rp)).url)
  return (password: string, email?: string) => postPassword(browser, page, password, email)
}

test('after five wrong passwords even the right one has to wait, and waits grow; then it counts from the start', async () => {
  const tryPassword = await openSignIn()
  for (let count = 0; count < 5; count += 1) expect((await tryPassword('no')).status).toBe(401)
  const slowed = await tryPassword(person.password)
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThanOrEqual(4)
  expect(await slowed.json()).toMatchObject({ code: 'identity/slowed', retryAfter: Number(slowed.headers.get('retry-after')) })

  server.pass(6)
  expect((await tryPassword('no')).status).toBe(401)
  server.pass(6)
  expect((await tryPassword(person.password)).status).toBe(429)
  server.pass(5)
  expect((await tryPassword(person.password)).status).toBe(200)
  const again = await openSignIn()
  for (let count = 0; count < 4; count += 1) expect((await again('no')).status).toBe(401)
  expect((await again(person.password)).status).toBe(200)
})

test('the count outlives the server', async () => {
  const tryPassword = await openSignIn()
  for (let count = 0; count < 5; count += 1) await tryPassword('no')
  await server.restart()
  expect((await tryPassword(person.password)).status).toBe(429)
})

test('guesses sent all at once cannot overtake the count', async () => {
  const tryPassword = await openSignIn()
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword('no')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('an unknown e-mail is slowed like a known one, and nobody else is', async () => {
  const tryPassword = await openSignIn()
  for (let count = 0; count < 5; count += 1) await tryPassword('no', 'nadie@tienda.example')
  expect((await tryPassword('no', 'NADIE@tienda.example ')).status).toBe(429)
  expect((await tryPassword(person.password)).status).toBe(200)
})

test('one address that tries many e-mails is slowed too', async () => {
  const tryPassword = await openSignIn()
  for (let count = 0; count < 30; count += 1) expect((await tryPassword('no', `nadie-${count}@tienda.example`)).status).toBe(401)
  expect((await tryPassword(person.password)).status).toBe(429)
})

test('waiting costs nothing more, and a day later all is forgotten', async () => {
  const tryPassword = await openSignIn()
  for (let count = 0; count < 5; count += 1) await tryPassword('no')
  for (let count = 0; count < 10; count += 1) expect((await tryPassword('no')).status).toBe(429)
  server.pass(6)
  expect((await tryPassword('no')).status).toBe(401)
  server.pass(86_400)
  for (let count = 0; count < 4; count += 1) expect((await tryPassword('no')).status).toBe(401)
  expect((await tryPassword(person.password)).status).toBe(200)
})

test('what was typed is not kept, and old counts are removed', async () => {
  const tryPassword = await openSignIn()
  await tryPassword('no', 'mi-clave-secreta')
  const { rows } = await sql<{
    everything: string
  }>`select string_agg(row_to_json(a)::text, ' ') as everything from sign_in_attempts a`.execute(server.database)
  expect(rows[0]?.everything).not.toMatch(/mi-clave-secreta|127\.0\.0\.1/)
  server.pass(2 * 86_400)
  await server.identity.clean()
  const left = await sql<{ n: number }>`select count(*)::int as n from sign_in_attempts`.execute(server.database)
  expect(left.rows[0]?.n).toBe(0)
})
