import { Secret, TOTP } from 'otpauth'
import { refreshTokenGrant } from 'openid-client'
import type * as client from 'openid-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits, paths } from '../../contract/index.ts'
import { SoftwareAuthenticator } from '../testing/authenticator.ts'
import {
  ask,
  Browser,
  follow,
  type IdentityServer,
  openIdentityServer,
  person,
  redeem,
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

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
let ahead = 0
beforeEach(() => void (ahead = 0))
const pass = (seconds: number) => {
  ahead += seconds
  server.pass(seconds)
}
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1' }).generate({ timestamp: Date.now() + ahead * 1000 + steps * 30_000 })

/** A sign-in that is under way in a browser. */
async function open(browser = new Browser()) {
  const request = await ask(server, rp)
  const page = await follow(server, browser, request.url)
  const post = async (path: string, body?: object) => {
    const answer = await browser.fetch(`${page.href}/${path}`, {
      method: 'POST',
      headers: { 'user-agent': chrome, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { data, code } = (await answer.json()) as { data?: Record<string, string>; code?: string }
    return { data: data ?? {}, code: code ?? answer.status }
  }
  return {
    password: (code?: string, password = person.password) =>
      post('login', { email: person.email, password, ...(code === undefined ? {} : { code }) }),
    post,
    enter: async (redirectTo: string) => redeem(rp, await follow(server, browser, redirectTo), request),
  }
}
const accounts = () => {
  const { accounts: present } = server.identity
  if (!present) throw new Error('The provider is on board.')
  return present
}
/** Who calls with a token. */
const proverOf = async (token: string) => ({ id: server.personId, session: (await server.identity.verify(token)).session })
/** Signs in, and turns the second factor on. */
async function turnOn() {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const prover = await proverOf(tokens.access_token)
  const { key } = await accounts().secondFactor.begin(prover)
  const recoveryCodes = await accounts().secondFactor.confirm(prover, codeOf(key), '203.0.113.7')
  // The first code was used.
  pass(30)
  return { key, recoveryCodes, prover }
}
const mails = async () => {
  await server.work()
  return server.database.selectFrom('mails').select(['kind', 'body_text as text']).orderBy('created_at').execute()
}

test('after the password the code of the app is asked for, and lets in', async () => {
  const { key } = await turnOn()
  const { password, enter } = await open()
  expect((await password(undefined, 'no')).code).toBe('identity/wrong-credentials')
  expect((await password()).code).toBe('identity/code-needed')
  expect((await password('000000')).code).toBe('identity/wrong-code')
  const { data } = await password(` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)}`)
  expect((await enter(data['redirectTo']!)).access_token).toBeTruthy()
})

test('without the password nobody learns that a code is asked for, whatever code is given', async () => {
  await turnOn()
  const { password } = await open()
  expect((await password('000000', 'no')).code).toBe('identity/wrong-credentials')
})

test('a code is taken once, also of many who try at once; so is none before one that was used', async () => {
  const { key } = await turnOn()
  const code = codeOf(key)
  const tries = await Promise.all(Array.from({ length: 3 }, async () => (await open()).password(code)))
  expect(tries.map((one) => one.code).sort()).toEqual([200, 'identity/wrong-code', 'identity/wrong-code'])
  const { password } = await open()
  expect((await password(code)).code).toBe('identity/wrong-code')
  expect((await password(codeOf(key, -1))).code).toBe('identity/wrong-code')
  expect((await password(codeOf(key, 1))).code).toBe(200)
})

test('a clock may be a step apart, not two', async () => {
  const { key } = await turnOn()
  pass(300)
  const { password } = await open()
  expect((await password(codeOf(key, -2))).code).toBe('identity/wrong-code')
  expect((await password(codeOf(key, 2))).code).toBe('identity/wrong-code')
  expect((await password(codeOf(key, -1))).code).toBe(200)
})

test('who guesses codes is slowed by the account, from whichever network, and a right password does not set that back', async () => {
  const { key } = await turnOn()
  const { password } = await open()
  for (let count = 0; count < 5; count += 1) {
    expect((await password('000000')).code).toBe('identity/wrong-code')
    expect((await password()).code).toBe('identity/code-needed')
  }
  expect((await password(codeOf(key))).code).toBe('identity/slowed')
  pass(6)
  expect((await password(codeOf(key))).code).toBe(200)
})

test('codes sent all at once cannot overtake the count', async () => {
  await turnOn()
  const { password } = await open()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => password(String(at).padStart(6, '0'))))
  expect(answers.filter(({ code }) => code === 'identity/wrong-code')).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 'identity/slowed')).toHaveLength(7)
})

test('a recovery code stands in for the app once, however it is typed, and the person gets a message', async () => {
  const { recoveryCodes } = await turnOn()
  const [first = '', second = ''] = recoveryCodes
  const { password } = await open()
  expect((await password(first.toUpperCase().replaceAll('-', ' '))).code).toBe(200)
  const again = await open()
  expect((await again.password(first)).code).toBe('identity/wrong-code')
  expect(await accounts().secondFactor.read(server.personId)).toMatchObject({ recoveryCodesLeft: 9 })
  const last = (await mails()).at(-1)
  expect(last).toMatchObject({ kind: 'recovery-code-used', text: expect.stringContaining('9') })
  const tries = await Promise.all(Array.from({ length: 3 }, async () => (await open()).password(second)))
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1)
})

test('recovery codes that were replaced let nobody in', async () => {
  const { recoveryCodes, prover } = await turnOn()
  await accounts().secondFactor.renewRecoveryCodes(prover, '203.0.113.7')
  expect((await (await open()).password(recoveryCodes[0])).code).toBe('identity/wrong-code')
})

test('an app that was not confirmed is not asked for', async () => {
  const { tokens } = await signInWith(server, new Browser(), rp)
  await accounts().secondFactor.begin(await proverOf(tokens.access_token))
  expect((await (await open()).password()).code).toBe(200)
})

test('a password that is set by a link switches nothing off: the code is asked for as before, and passkeys stay', async () => {
  const { key } = await turnOn()
  const call = (name: string, body: object) =>
    fetch(`${server.url}${paths.realm}/account/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await call('forgotten', { email: person.email, language: 'es' })
  const link = /#([A-Za-z0-9_-]{32})/.exec((await mails()).at(-1)?.text ?? '')?.[1]
  expect((await call('password', { code: link, password: 'otra luna sobre el tejado' })).status).toBe(200)
  const { password } = await open()
  expect((await password(undefined, 'otra luna sobre el tejado')).code).toBe('identity/code-needed')
  expect((await password(codeOf(key), 'otra luna sobre el tejado')).code).toBe(200)
})

test('neither keys nor codes are logged', async () => {
  const { key, recoveryCodes } = await turnOn()
  const code = codeOf(key)
  await (await open()).password(code)
  await (await open()).password(recoveryCodes[0])
  for (const secret of [key, code, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll('-', '')]) expect(server.log()).not.toContain(secret)
})

/** Adds a passkey of the person. */
async function withPasskey(authenticator = new SoftwareAuthenticator()) {
  const { tokens } = await signInWith(server, new Browser(), rp)
  const prover = await proverOf(tokens.access_token)
  const begun = await accounts().passkeys.begin(prover)
  await accounts().passkeys.add(prover, { name: 'Portátil', ...authenticator.create({ ...begun, origin: server.url }) }, '203.0.113.7')
  return { authenticator, prover }
}
const signInBy = async (authenticator: SoftwareAuthenticator, more: object = {}, sign = open()) => {
  const { post, enter } = await sign
  const { data } = await post('passkey/challenge')
  authenticator.counter += 1
  const answer = authenticator.get({ challenge: data['challenge']!, rpId: data['rpId']!, origin: server.url, ...more })
  return { answer, post, enter, ...(await post('passkey', answer)) }
}

test('a passkey signs in without password and code, and the answer lets nobody in a second time', async () => {
  const { authenticator } = await withPasskey()
  await turnOn()
  const { data, enter, post, answer } = await signInBy(authenticator)
  expect((await post('passkey', answer)).code).toBe('identity/passkey-expired')
  const tokens = await enter(data['redirectTo']!)
  expect(tokens.claims()).toMatchObject({ sub: server.personId })
  expect(await accounts().passkeys.list(server.personId)).toMatchObject([{ usedAt: expect.any(String) }])
})

test('a challenge is of one sign-in in one browser, and of minutes', async () => {
  const { authenticator } = await withPasskey()
  const [mine, other] = [await open(), await open()]
  const { data } = await mine.post('passkey/challenge')
  await other.post('passkey/challenge')
  authenticator.counter = 1
  const answer = authenticator.get({ challenge: data['challenge']!, rpId: data['rpId']!, origin: server.url })
  expect((await other.post('passkey', answer)).code).toBe('identity/passkey-refused')
  pass(limits.passkeys.challenge / 1000 + 1)
  expect((await mine.post('passkey', answer)).code).toBe('identity/passkey-expired')
})

test('a passkey is refused for another page, without a check of who holds it, by another key, with another person’s name, and when its count goes back', async () => {
  const { authenticator } = await withPasskey()
  const stranger = new SoftwareAuthenticator()
  const codes = [
    (await signInBy(authenticator, { origin: 'https://samara.evil.example' })).code,
    (await signInBy(authenticator, { rpId: 'evil.example' })).code,
    (await signInBy(authenticator, { verified: false })).code,
    (await signInBy(authenticator, { userHandle: Buffer.from('00000000-0000-4000-8000-000000000000').toString('base64url') })).code,
    (await signInBy(stranger, { userHandle: 'AAAA' })).code,
  ]
  // A key of somebody else under the id of this one.
  Object.defineProperty(stranger, 'id', { value: authenticator.id })
  codes.push((await signInBy(stranger, { userHandle: Buffer.from(server.personId).toString('base64url') })).code)
  authenticator.counter = 50
  expect((await signInBy(authenticator)).code).toBe(200)
  authenticator.counter = 10
  codes.push((await signInBy(authenticator)).code)
  expect(codes).toEqual(Array.from({ length: 7 }, () => 'identity/passkey-refused'))
})

test('a passkey that was removed, and one of somebody who was switched off, let nobody in', async () => {
  const { authenticator, prover } = await withPasskey()
  await server.database.updateTable('people').set({ active: false }).execute()
  expect((await signInBy(authenticator)).code).toBe('identity/passkey-refused')
  await server.database.updateTable('people').set({ active: true }).execute()
  expect((await signInBy(authenticator)).code).toBe(200)
  await accounts().passkeys.remove(prover, authenticator.id, '203.0.113.7')
  expect((await signInBy(authenticator)).code).toBe('identity/passkey-refused')
})

test('one network that tries many passkeys has to wait', async () => {
  const sign = open()
  const codes = []
  for (let count = 0; count < 31; count += 1) codes.push((await signInBy(new SoftwareAuthenticator(), { userHandle: 'x' }, sign)).code)
  expect(codes.at(-1)).toBe('identity/slowed')
})

test('sessions say in which browser, from where and when they were used last; one is ended without the others', async () => {
  const first = await open()
  const tokens = await first.enter((await first.password()).data['redirectTo']!)
  const { tokens: others } = await signInWith(server, new Browser(), rp)
  const { session } = await proverOf(tokens.access_token)
  const list = () => accounts().sessions(server.personId, session!.id)
  const present = await list()
  expect(present).toHaveLength(2)
  const here = present.find(({ current }) => current)
  expect(here).toMatchObject({ id: session?.id, address: expect.stringMatching(/^(127\.0\.0\.x|0:0:0:…)$/), usedAt: expect.any(String) })
  const other = present.find(({ current }) => !current)!
  pass(240)
  const refreshed = await refreshTokenGrant(rp, tokens.refresh_token!)
  const later = (await list()).find(({ current }) => current)
  expect(Date.parse(later!.usedAt!) - Date.parse(here!.usedAt!)).toBeGreaterThanOrEqual(239_000)
  // A refresh is no sign-in.
  expect((await proverOf(refreshed.access_token)).session).toEqual(session)
  await accounts().endSession(server.database, server.personId, other.id)
  await expect(refreshTokenGrant(rp, others.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' })
  expect(await list()).toMatchObject([{ id: session?.id }])
  expect((await refreshTokenGrant(rp, refreshed.refresh_token!)).access_token).toBeTruthy()
  await expect(accounts().endSession(server.database, server.personId, other.id)).rejects.toMatchObject({ code: 'user/unknown-session' })
})
