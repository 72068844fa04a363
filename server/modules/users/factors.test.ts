import { TOTP, Secret } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  type Endpoint,
  type Input,
  limits,
  listNotices,
  proveIdentity,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signOutEverywhere,
  takeSecondFactor,
} from '../../../contract/index.ts'
import { hashPassword } from '../../identity/index.ts'
import { SoftwareAuthenticator } from '../../testing/authenticator.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
const eva = 'eva@shop.example'
const password = 'siete faroles en el puerto'
const start = '2026-03-10T09:00:00Z'
const origin = 'http://localhost:0'

let samara: TestSamara
/** Eva, just signed in. */
let fresh: string
/** Eva, signed in an hour ago in another browser. */
let stale: string
beforeEach(async () => {
  samara = await startTestSamara({ onBoard: true, now: start })
  const passwordHash = await hashPassword(password)
  for (const [email, name] of [
    [eva, 'Eva'],
    [ana, 'Ana'],
  ] as const) {
    const { id } = await samara.app.services.users.add({ email, name, passwordHash })
    await samara.connection.pool.query('insert into person_identities (issuer, subject, person_id) values ($1, $2, $3)', [
      'http://localhost/realms/test',
      email,
      id,
    ])
  }
  fresh = await samara.openSession(eva, 'here')
  stale = await samara.openSession(eva, 'elsewhere', '2026-03-10T08:00:00Z')
})
afterEach(() => samara.close())

/** What a call gives, or the code of its problem. */
async function outcome<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, as: string) {
  const { status, data, problem } = await samara.call(endpoint, { params: { email: as.split(' ')[0] }, ...input } as Partial<Input<E>>, as)
  return status === 200 ? data : problem.code
}
const given = async <E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, as: string) => {
  const answer = await samara.call(endpoint, { params: { email: as.split(' ')[0] }, ...input } as Partial<Input<E>>, as)
  if (answer.status !== 200) throw new Error(`${endpoint.id}: ${answer.problem.code}`)
  return answer.data
}
const pass = (seconds: number) => samara.clock.set(new Date(samara.clock.now().getTime() + seconds * 1000).toISOString())
const codeOf = (key: string, away = 0) =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1' }).generate({ timestamp: samara.clock.now().getTime() + away * 30_000 })
const rows = async (text: string) => (await samara.connection.pool.query<Record<string, unknown>>(text)).rows
const kinds = async () => {
  await samara.work()
  return (await rows('select kind from mails order by created_at, kind')).map(({ kind }) => kind)
}
const confirm = (code: string, as = fresh) => outcome(confirmAuthenticator, { body: { code } }, as)
const prove = (as: string, given = password) => outcome(proveIdentity, { body: { password: given } }, as)
async function turnOn(as = fresh) {
  const { key } = await given(beginAuthenticator, {}, as)
  return { key, ...(await given(confirmAuthenticator, { body: { code: codeOf(key) } }, as)) }
}
async function addOne(authenticator = new SoftwareAuthenticator(), as = fresh, name = 'Portátil') {
  const { challenge, rpId, userHandle } = await given(beginPasskey, {}, as)
  return outcome(addPasskey, { body: { name, ...authenticator.create({ challenge, rpId, origin, userHandle }) } }, as)
}

test('an authenticator app counts once its first code was given; the key is sealed, and told once', async () => {
  expect(await outcome(readFactors, {}, fresh)).toEqual({ appSince: null, recoveryCodesLeft: 0, passkeys: [], passkeysPossible: true })
  const { key, setUpAddress } = await given(beginAuthenticator, {}, fresh)
  expect(setUpAddress).toBe(`otpauth://totp/Samara:eva%40shop.example?issuer=Samara&secret=${key}&algorithm=SHA1&digits=6&period=30`)
  expect(await outcome(readFactors, {}, fresh)).toMatchObject({ appSince: null })
  expect(await confirm('000000')).toBe('identity/wrong-code')
  expect(await confirm(codeOf(key))).toMatchObject({ recoveryCodes: expect.any(Array) })
  expect(await outcome(readFactors, {}, fresh)).toMatchObject({ appSince: new Date(start).toISOString(), recoveryCodesLeft: 10 })
  expect(await confirm(codeOf(key, 1))).toBe('user/second-factor-on')
  expect(await outcome(beginAuthenticator, {}, fresh)).toBe('user/second-factor-on')
  expect(JSON.stringify(await rows('select * from authenticators'))).not.toContain(key)
  expect(samara.log.join('\n')).not.toContain(key)
  expect(await kinds()).toEqual(['app-added'])
  expect(await rows('select kind, detail, address from audit_log')).toEqual([
    { kind: 'second-factor-added', detail: { method: 'app' }, address: '127.0.0.1' },
  ])
})

test('a set-up that nobody confirmed is over after a quarter of an hour, and another one takes its place', async () => {
  const { key } = await given(beginAuthenticator, {}, fresh)
  const { key: second } = await given(beginAuthenticator, {}, fresh)
  expect(await confirm(codeOf(key))).toBe('identity/wrong-code')
  pass(15 * 60 + 1)
  expect(await confirm(codeOf(second))).toBe('user/set-up-expired')
})

test('who guesses the first code is slowed', async () => {
  await given(beginAuthenticator, {}, fresh)
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await confirm('000000'))
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'identity/wrong-code'), 'identity/slowed'])
})

test('recovery codes are ten, kept as hashes; new ones take the place of the former', async () => {
  const { recoveryCodes } = await turnOn()
  expect(new Set(recoveryCodes).size).toBe(10)
  const before = await rows('select code_hash from recovery_codes')
  expect(JSON.stringify(before)).not.toContain(recoveryCodes[0])
  const { recoveryCodes: others } = await given(renewRecoveryCodes, {}, fresh)
  expect(others.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect(await rows('select code_hash from recovery_codes')).toHaveLength(10)
  expect(await kinds()).toEqual(['app-added', 'recovery-codes-renewed'])
})

test('the second factor is turned off with its recovery codes, and the person gets a message', async () => {
  expect(await outcome(removeAuthenticator, {}, fresh)).toBe('user/second-factor-off')
  expect(await outcome(renewRecoveryCodes, {}, fresh)).toBe('user/second-factor-off')
  await turnOn()
  expect(await outcome(removeAuthenticator, {}, fresh)).toEqual({})
  expect(await outcome(readFactors, {}, fresh)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
  expect(await kinds()).toEqual(['app-added', 'app-removed'])
})

test('an old sign-in changes nothing until the password is given again, in the same session and for minutes', async () => {
  const passkey = (await addOne()) as { id: string }
  await turnOn()
  const changes = (as: string) =>
    Promise.all([
      outcome(beginAuthenticator, {}, as),
      outcome(renewRecoveryCodes, {}, as),
      outcome(removeAuthenticator, {}, as),
      outcome(beginPasskey, {}, as),
      outcome(removePasskey, { params: { email: eva, id: passkey.id } }, as),
    ])
  const refused = Array.from({ length: 5 }, () => 'user/proof-needed')
  expect(await changes(stale)).toEqual(refused)
  expect(await prove(stale, 'no es esta')).toBe('user/wrong-password')
  expect(await changes(stale)).toEqual(refused)
  expect(await prove(stale)).toEqual({})
  expect(await outcome(beginPasskey, {}, stale)).toMatchObject({ rpId: 'localhost' })
  expect(await changes(await samara.openSession(eva, 'third', '2026-03-10T08:00:00Z'))).toEqual(refused)
  pass(5 * 60 + 1)
  expect(await changes(stale)).toEqual(refused)
  expect(await changes(fresh)).toEqual(refused)
})

test('who guesses the password as a proof is slowed', async () => {
  const answers = []
  for (let count = 0; count < 7; count += 1) answers.push(await prove(stale, `guess ${count}`))
  expect(answers.at(-1)).toBe('identity/slowed')
})

test('a session that was ended adds nothing, although its access token lasts a little longer', async () => {
  const { key } = await given(beginAuthenticator, {}, fresh)
  const { challenge, rpId, userHandle } = await given(beginPasskey, {}, fresh)
  await given(signOutEverywhere, {}, stale)
  expect(await confirm(codeOf(key))).toBe('user/proof-needed')
  const body = { name: 'Thief', ...new SoftwareAuthenticator().create({ challenge, rpId, origin, userHandle }) }
  expect(await outcome(addPasskey, { body }, fresh)).toBe('user/proof-needed')
  expect(await outcome(beginPasskey, {}, fresh)).toBe('user/proof-needed')
  expect(await prove(fresh)).toBe('user/proof-needed')
  expect(await rows('select 1 from passkeys')).toEqual([])
})

test('a passkey is added with a name, renamed, and removed; the person gets messages', async () => {
  const added = await addOne()
  expect(added).toMatchObject({ name: 'Portátil', addedAt: new Date(start).toISOString(), usedAt: null })
  const { id } = added as { id: string }
  expect(await outcome(renamePasskey, { params: { email: eva, id }, body: { name: ' Móvil ' } }, fresh)).toEqual({})
  expect(await outcome(readFactors, {}, fresh)).toMatchObject({ passkeys: [{ id, name: 'Móvil' }] })
  expect(await outcome(beginPasskey, {}, fresh)).toMatchObject({ known: [{ id, transports: ['internal'] }] })
  expect(await outcome(removePasskey, { params: { email: eva, id } }, fresh)).toEqual({})
  expect(await outcome(removePasskey, { params: { email: eva, id } }, fresh)).toBe('user/unknown-passkey')
  expect(await kinds()).toEqual(['passkey-added', 'passkey-removed'])
})

test('a challenge works once, for minutes, in its own session, and the newest one alone', async () => {
  const one = new SoftwareAuthenticator()
  const begun = await given(beginPasskey, {}, fresh)
  const body = { name: 'One', ...one.create({ ...begun, origin }) }
  // Elsewhere there is no challenge.
  expect(await outcome(addPasskey, { body }, stale)).toBe('identity/passkey-expired')
  expect(await outcome(addPasskey, { body }, fresh)).toMatchObject({ name: 'One' })
  expect(await outcome(addPasskey, { body }, fresh)).toBe('identity/passkey-expired')
  const former = await given(beginPasskey, {}, fresh)
  await given(beginPasskey, {}, fresh)
  const answer = { name: 'Two', ...new SoftwareAuthenticator().create({ ...former, origin }) }
  expect(await outcome(addPasskey, { body: answer }, fresh)).toBe('identity/passkey-refused')
  const late = await given(beginPasskey, {}, fresh)
  pass(limits.passkeys.challenge / 1000 + 1)
  expect(await outcome(addPasskey, { body: { name: 'Late', ...one.create({ ...late, origin }) } }, fresh)).toBe('identity/passkey-expired')
})

test('an answer for another page or another installation, without a check of who holds it, or of a passkey that is there, is refused', async () => {
  const one = new SoftwareAuthenticator()
  const answers = []
  for (const wrong of [{ origin: 'https://samara.evil.example' }, { rpId: 'evil.example' }, { verified: false }]) {
    const begun = await given(beginPasskey, {}, fresh)
    answers.push(await outcome(addPasskey, { body: { name: 'x', ...one.create({ ...begun, origin, ...wrong }) } }, fresh))
  }
  await addOne(one)
  answers.push(await addOne(one), await addOne(one, await samara.openSession(ana, 'hers')))
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'identity/passkey-refused'))
  expect(await rows('select count(*)::int as n from passkeys')).toEqual([{ n: 1 }])
})

test('a passkey of another person can be neither renamed nor removed', async () => {
  const { id } = (await addOne()) as { id: string }
  const hers = await samara.openSession(ana, 'hers')
  const params = { email: ana, id }
  expect(await outcome(renamePasskey, { params, body: { name: 'Mine' } }, hers)).toBe('user/unknown-passkey')
  expect(await outcome(removePasskey, { params }, hers)).toBe('user/unknown-passkey')
  expect(await outcome(readFactors, {}, hers)).toMatchObject({ passkeys: [] })
})

test('there are no more passkeys than the limit', async () => {
  await samara.connection.pool.query(
    `insert into passkeys (id, person_id, public_key, counter, transports, name, added_at)
     select 'k' || n, (select id from people where email = $1), '', 0, '{}', 'k', now() from generate_series(1, $2::int) n`,
    [eva, limits.passkeys.most],
  )
  expect(await outcome(beginPasskey, {}, fresh)).toBe('user/too-many-passkeys')
})

test('where the address is a number or not secure there are no passkeys', async () => {
  for (const SAMARA_URL of ['http://192.0.2.7:4400', 'http://shop.example']) {
    const other = await startTestSamara({ onBoard: true, now: start, environment: { SAMARA_URL } })
    try {
      await other.app.services.users.add({ email: eva, name: 'Eva', passwordHash: null })
      const as = await other.openSession(eva, 'here')
      const params = { email: eva }
      expect((await other.call(readFactors, { params }, as)).data).toMatchObject({ passkeysPossible: false })
      expect((await other.call(beginPasskey, { params }, as)).problem.code).toBe('user/no-passkeys-here')
    } finally {
      await other.close()
    }
  }
})

test('demo people, and people of another provider, change none of it', async () => {
  for (const [options, code] of [
    [{ onBoard: true, demoPeople: [eva] }, 'user/demo-account'],
    [{}, 'user/managed-elsewhere'],
  ] as const) {
    const other = await startTestSamara({ ...options, now: start })
    try {
      await other.app.services.users.add({ email: eva, name: 'Eva', passwordHash: await hashPassword(password) })
      const as = await other.openSession(eva, 'here')
      const params = { email: eva }
      for (const answer of [
        await other.call(readFactors, { params }, as),
        await other.call(proveIdentity, { params, body: { password } }, as),
        await other.call(beginAuthenticator, { params }, as),
        await other.call(confirmAuthenticator, { params, body: { code: '123456' } }, as),
        await other.call(removeAuthenticator, { params }, as),
        await other.call(renewRecoveryCodes, { params }, as),
        await other.call(beginPasskey, { params }, as),
        await other.call(renamePasskey, { params: { ...params, id: 'x' }, body: { name: 'x' } }, as),
        await other.call(removePasskey, { params: { ...params, id: 'x' } }, as),
      ])
        expect(answer.problem.code).toBe(code)
    } finally {
      await other.close()
    }
  }
})

test('an operator removes the second factor of somebody who lost their phone: sessions end, and the person gets a message', async () => {
  const operator = 'operator@samara.example'
  await samara.app.services.users.add({ email: operator, name: 'Olga', passwordHash: null })
  const idOf = async (email: string) => String((await rows(`select id from people where email = '${email}'`))[0]?.['id'])
  const take = async (email: string, as = operator) => samara.call(takeSecondFactor, { params: { person: await idOf(email) } }, as)
  expect((await take(eva)).problem.code).toBe('user/second-factor-off')
  await turnOn()
  await addOne()
  expect((await take(eva, ana)).problem.code).toBe('access/not-permitted')
  const { status, data } = await take(eva)
  expect([status, data]).toMatchObject([200, { email: eva, secondFactor: false }])
  expect((await take(eva)).problem.code).toBe('user/second-factor-off')
  expect((await take(operator)).problem.code).toBe('user/own-second-factor')
  for (const table of ['authenticators', 'recovery_codes', 'passkeys']) expect(await rows(`select 1 from ${table}`)).toEqual([])
  expect(await rows("select 1 from oidc_payloads where model = 'Session'")).toEqual([])
  expect(await outcome(beginAuthenticator, {}, fresh)).toBe('user/proof-needed')
  expect(await kinds()).toEqual(['app-added', 'passkey-added', 'second-factor-taken'])
  expect(await rows("select person_id, about_id, store from audit_log where kind = 'second-factor-taken'")).toEqual([
    { person_id: await idOf(operator), about_id: await idOf(eva), store: null },
  ])
  const received = await samara.call(listNotices, { query: { username: eva } }, eva)
  expect(received.data).toMatchObject({ unread: 1, notices: [{ kind: 'second-factor-taken', store: null, storeName: null }] })
  const ofAStore = await samara.call(listNotices, { query: { username: eva, from: 'any-store' } }, eva)
  expect(ofAStore.data.unread).toBe(1)
})
