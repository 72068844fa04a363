import type * as client from 'openid-client'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Language, paths } from '../../contract/index.ts'
import {
  ask,
  Browser,
  follow,
  type IdentityServer,
  openIdentityServer,
  person,
  postPassword,
  relyingParty,
  signInWith,
} from './identity.fixtures.ts'

let server: IdentityServer
let rp: client.Configuration
beforeEach(async () => {
  server = await openIdentityServer()
  rp = await relyingParty(server)
})
afterEach(() => server.close())

interface Sent {
  receiver: string
  kind: string
  language: string
  body_text: string
}

const good = 'siete faroles en el puerto'
const send = (name: string, body: object) =>
  fetch(`${server.url}${paths.realm}/account/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** What became of a call: its status and the code of its problem. */
const outcome = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (got) => ({ status: got.status, body: (await got.json()) as { code?: string } }))
  return [status, rest.body.code]
}
const requestRegistration = (email: string, language: Language = 'es') => send('registrations', { email, language })
const requestPassword = (email: string, language: Language = 'es') => send('forgotten', { email, language })
const register = (code: string, more: object = {}) => send('people', { code, name: 'Eva', password: good, language: 'pt', ...more })
const setPassword = (code: string, password = good) => send('password', { code, password })

/** The messages that lie in the outbox, once every job has run. */
async function outbox(): Promise<Sent[]> {
  await server.work()
  return server.database
    .selectFrom('mails')
    .select(['receiver', 'kind', 'language', 'body_text'])
    .orderBy('created_at')
    .execute() as Promise<Sent[]>
}
/** The code of the last message's link. */
async function lastCode(): Promise<string> {
  const code = /\/account\/link#([A-Za-z0-9_-]{32})/.exec((await outbox()).at(-1)?.body_text ?? '')?.[1]
  if (code === undefined) throw new Error('The last message has no link.')
  return code
}
const personByEmail = (email: string) => server.database.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
const signsIn = (email: string, password: string) => signInWith(server, new Browser(), rp, password, email)

test('who confirms an address by the link gets an account, and signs in with it', async () => {
  expect((await requestRegistration('Eva@Shop.example', 'pt')).status).toBe(200)
  expect(await outbox()).toMatchObject([{ receiver: 'eva@shop.example', kind: 'registration', language: 'pt' }])
  expect(await personByEmail('eva@shop.example')).toBeUndefined()
  const code = await lastCode()
  const link = await send('link', { code })
  expect(await link.json()).toMatchObject({ data: { purpose: 'registration', email: 'eva@shop.example' } })
  expect((await register(code, { name: '  Eva Paz ' })).status).toBe(200)
  expect(await personByEmail('eva@shop.example')).toMatchObject({ name: 'Eva Paz', language: 'pt', active: true, operator: false })
  expect((await signsIn('eva@shop.example', good)).tokens.access_token).toBeTruthy()
})

test('a link works once, also for many who try at once, and not after its day', async () => {
  await requestRegistration('eva@shop.example')
  const code = await lastCode()
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  expect(await outcome(register(code))).toEqual([410, 'identity/link-expired'])

  await requestRegistration('zoe@shop.example')
  const late = await lastCode()
  server.pass(24 * 3600 + 1)
  expect(await outcome(send('link', { code: late }))).toEqual([410, 'identity/link-expired'])
  expect(await outcome(register(late))).toEqual([410, 'identity/link-expired'])
  await server.identity.clean()
  expect(await server.database.selectFrom('account_links').selectAll().execute()).toEqual([])
})

test('a link is good for what it was sent for alone', async () => {
  await requestRegistration('eva@shop.example')
  const code = await lastCode()
  expect(await outcome(setPassword(code))).toEqual([410, 'identity/link-expired'])
  expect(await outcome(send('email', { code }))).toEqual([410, 'identity/link-expired'])
  expect((await register(code)).status).toBe(200)
})

test('no answer says whether an address is known: not its text, nor what is done before it', async () => {
  for (const request of [requestRegistration, requestPassword]) {
    const [known, unknown] = [await request(person.email), await request('nobody@shop.example')]
    expect(await known.json()).toEqual(await unknown.json())
    expect(known.status).toBe(unknown.status)
  }
  expect(await server.database.selectFrom('account_links').selectAll().execute()).toEqual([])
  expect((await outbox()).map(({ receiver, kind }) => [receiver, kind])).toEqual([
    [person.email, 'already-registered'],
    ['nobody@shop.example', 'registration'],
    [person.email, 'password'],
  ])
})

test('an address that differs by case, width or space is the same one; look-alike letters are refused', async () => {
  await requestRegistration(' ＡＮＡ@Tienda.EXAMPLE'.trim())
  expect((await outbox()).map(({ receiver, kind }) => [receiver, kind])).toEqual([[person.email, 'already-registered']])
  // The first letter is Cyrillic.
  for (const alike of ['аna@tienda.example', 'ana@tienda.example@shop.example', 'ana\u200b@tienda.example'])
    expect(await outcome(requestRegistration(alike))).toEqual(expect.arrayContaining([expect.any(Number)]))
  expect(await outcome(requestRegistration('аna@tienda.example'))).toEqual([422, 'identity/bad-email'])
  expect((await signsIn(' ANA@TIENDA.example ', person.password)).tokens.access_token).toBeTruthy()
})

test('passwords that are easy to guess or used by many are refused, and the link stays good', async () => {
  await requestRegistration('eva.marin@shop.example')
  const code = await lastCode()
  for (const [password, problem] of [
    ['corta', 'identity/weak-password'],
    ['aaaaaaaaaaaaaaa', 'identity/weak-password'],
    ['eva.marin@shop.example', 'identity/weak-password'],
    ['motherfucker', 'identity/common-password'],
    ['Motherfucker1!', 'identity/common-password'],
    ['m0therfucker', 'identity/common-password'],
  ])
    expect([password, ...(await outcome(register(code, { password })))]).toEqual([password, 422, problem])
  expect((await register(code)).status).toBe(200)
})

test('a forgotten password is replaced by the link: the former one and all sessions end, and the owner gets a mail', async () => {
  const session = await signsIn(person.email, person.password)
  await requestPassword(person.email, 'en')
  expect((await outbox()).at(-1)).toMatchObject({ kind: 'password', language: 'en', receiver: person.email })
  expect((await setPassword(await lastCode())).status).toBe(200)
  await expect(signsIn(person.email, person.password)).rejects.toThrow('401')
  expect((await signsIn(person.email, good)).tokens.access_token).toBeTruthy()
  const { refreshTokenGrant } = await import('openid-client')
  await expect(refreshTokenGrant(rp, session.tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
  expect((await outbox()).at(-1)).toMatchObject({ kind: 'password-changed', receiver: person.email })
  const log = await server.database
    .selectFrom('audit_log')
    .select(['kind', 'address', 'person_id'])
    .where('kind', '=', 'password-reset')
    .execute()
  expect(log).toMatchObject([{ kind: 'password-reset', person_id: server.personId, address: expect.stringMatching(/127\.0\.0\.1|::1/) }])
})

test('a forgotten password is set within the hour, and by the newest of several links too; then none of them works', async () => {
  await requestPassword(person.email)
  const first = await lastCode()
  await requestPassword(person.email)
  const second = await lastCode()
  expect(second).not.toBe(first)
  expect((await setPassword(second)).status).toBe(200)
  expect(await outcome(setPassword(first))).toEqual([410, 'identity/link-expired'])
  server.pass(3600)
  await requestPassword(person.email)
  const late = await lastCode()
  server.pass(3601)
  expect(await outcome(setPassword(late))).toEqual([410, 'identity/link-expired'])
})

test('a link to set a password is good for the address alone that it was sent to', async () => {
  await requestPassword(person.email)
  const code = await lastCode()
  await server.database.updateTable('people').set({ email: 'ana.rios@tienda.example' }).execute()
  expect(await outcome(setPassword(code))).toEqual([410, 'identity/link-expired'])
})

test('a sign-in that is under way ends with the sessions of the person', async () => {
  const browser = new Browser()
  const page = await follow(server, browser, (await ask(server, rp)).url)
  const answer = await postPassword(browser, page, person.password)
  const { data } = (await answer.json()) as { data: { redirectTo: string } }
  await server.identity.accounts?.endSessions(server.database, server.personId)
  await expect(follow(server, browser, data.redirectTo)).rejects.toThrow('answered 400')
})

test('somebody who was switched off gets no message, and no link of before lets them in', async () => {
  await requestPassword(person.email)
  const code = await lastCode()
  await server.database.updateTable('people').set({ active: false }).execute()
  expect(await outcome(setPassword(code))).toEqual([410, 'identity/link-expired'])
  const before = (await outbox()).length
  await requestPassword(person.email)
  await requestRegistration(person.email)
  expect(await outbox()).toHaveLength(before)
})

test('nobody sets another password of a demo person, and no message says so', async () => {
  const demo = await openIdentityServer({ demoPeople: [person.email] })
  try {
    for (const name of ['forgotten', 'registrations'])
      await fetch(`${demo.url}${paths.realm}/account/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email.toUpperCase(), language: 'es' }),
      })
    await demo.work()
    expect(await demo.database.selectFrom('mails').selectAll().execute()).toEqual([])
    expect(await demo.database.selectFrom('account_links').selectAll().execute()).toEqual([])
  } finally {
    await demo.close()
  }
})

test('after three messages an address gets no more for a while, and nobody learns of it', async () => {
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await outcome(requestRegistration('eva@shop.example')))
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(await outbox()).toHaveLength(3)
  server.pass(301)
  await requestRegistration('eva@shop.example')
  expect(await outbox()).toHaveLength(4)
})

test('messages of one kind keep back none of another', async () => {
  for (let count = 0; count < 4; count += 1) await requestRegistration(person.email)
  await requestPassword(person.email)
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['already-registered', 'already-registered', 'already-registered', 'password'])
})

test('a message that could not be written counts for nothing', async () => {
  const { database } = server
  await sql`alter table mails add constraint closed check (kind <> 'password')`.execute(database)
  for (let count = 0; count < 4; count += 1) {
    await requestPassword(person.email)
    await expect(server.work()).rejects.toThrow('closed')
  }
  await sql`alter table mails drop constraint closed`.execute(database)
  await requestPassword(person.email)
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['password'])
})

test('one network that asks for many messages has to wait, whatever the addresses', async () => {
  const answers = []
  for (let count = 0; count < 12; count += 1) answers.push((await requestRegistration(`p${count}@shop.example`)).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  server.pass(31)
  expect((await requestRegistration('later@shop.example')).status).toBe(200)
})

test('an address that became somebody else’s meanwhile is not registered a second time', async () => {
  await requestRegistration('eva@shop.example')
  const code = await lastCode()
  await server.database.insertInto('people').values({ email: 'EVA@shop.example', name: 'Eva', password_hash: null }).execute()
  expect(await outcome(register(code))).toEqual([410, 'identity/link-expired'])
})

test('the pages of accounts are served, are not kept, and send no address on', async () => {
  for (const name of ['register', 'forgotten', 'link']) {
    const page = await fetch(`${server.url}${paths.realm}/account/${name}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('neither passwords nor codes are logged', async () => {
  await requestRegistration('eva@shop.example')
  const code = await lastCode()
  await register(code)
  expect(server.log()).not.toContain(code)
  expect(server.log()).not.toContain(good)
})
