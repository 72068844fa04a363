import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  confirmEmail,
  deletePerson,
  endSession,
  exportPerson,
  listSessions,
  proveIdentity,
  readProfile,
  saveUser,
  signOutEverywhere,
  withdrawEmail,
} from '../../../contract/index.ts'
import { hashPassword } from '../../identity/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
const eva = 'eva@shop.example'
const password = 'siete faroles en el puerto'
const other = 'otra luna sobre el tejado'

let samara: TestSamara
/** Eva, just signed in. */
let fresh: string
/** Eva, signed in an hour ago in another browser. */
let stale: string
beforeEach(async () => {
  samara = await startTestSamara({ onBoard: true })
  await samara.addStore(ana, 'ana-shop')
  const { id } = await samara.app.services.users.add({ email: eva, name: 'Eva', passwordHash: await hashPassword(password) })
  await samara.connection.pool.query(
    `insert into oidc_payloads (model, id, payload, uid, expires_at) values ('Session', 'one', $1, 'u-one', '2026-03-10T20:00:00Z')`,
    [JSON.stringify({ accountId: id, loginTs: 1_773_126_000, exp: 1_773_169_200 })],
  )
  fresh = await samara.openSession(eva, 'here')
  stale = await samara.openSession(eva, 'elsewhere', '2026-03-10T08:00:00Z')
})
afterEach(() => samara.close())

const read = async (email = eva) => (await samara.call(readProfile, { params: { email } }, email)).data
const save = async (change: object, query: { password?: string } = {}, as = fresh) => {
  const { status, problem } = await samara.call(saveUser, { query, body: { email: eva, name: 'Eva', language: 'es', ...change } }, as)
  return status === 200 ? 200 : [status, problem.code]
}
const rows = async (text: string) => (await samara.connection.pool.query<Record<string, unknown>>(text)).rows
const waitingForLock = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const hashOf = async () => (await rows(`select password_hash as hash from people where email = '${eva}'`))[0]?.['hash']
const mails = async () => {
  await samara.work()
  return rows('select receiver, kind, language, body_text as text from mails order by created_at')
}
const mailOf = async (kind: string) => (await mails()).findLast((mail) => mail['kind'] === kind)
const codeOf = (text: unknown) => /#([A-Za-z0-9_-]{32})/.exec(String(text))?.[1] ?? ''

test('name and language are changed; without a password that stays as it is', async () => {
  const before = await hashOf()
  expect(await save({ name: '  Eva <b>Paz</b> \u200f', language: 'pt' })).toBe(200)
  expect(await read()).toMatchObject({
    email: eva,
    name: 'Eva <b>Paz</b> \u200f',
    language: 'pt',
    active: true,
    onBoard: true,
    ownedStores: [],
  })
  expect(await hashOf()).toBe(before)
  expect(await mails()).toEqual([])
})

test('what is left out stays', async () => {
  expect(await save({ name: 'Eva Paz', language: 'en' })).toBe(200)
  await samara.call(saveUser, { query: {}, body: { email: eva, language: 'pt' } }, fresh)
  expect(await read()).toMatchObject({ name: 'Eva Paz', language: 'pt' })
  await samara.call(saveUser, { query: {}, body: { email: eva, name: 'Eva' } }, fresh)
  expect(await read()).toMatchObject({ name: 'Eva', language: 'pt' })
})

test('an empty password in the query is refused: it has to be left out', async () => {
  expect(await save({}, { password: '' })).toEqual([400, 'request/invalid'])
})

test('another password ends every session, and the person gets a message', async () => {
  expect(await save({ name: 'Nobody' }, { password: 'motherfucker' })).toEqual([422, 'identity/common-password'])
  expect(await read()).toMatchObject({ name: 'Eva' })
  const listed = async () => (await samara.call(listSessions, { params: { email: eva } }, fresh)).data
  expect(await listed()).toMatchObject([
    { id: 'here', startedAt: '2026-03-10T09:00:00.000Z', current: true, browser: null, usedAt: null },
    { id: 'elsewhere', startedAt: '2026-03-10T08:00:00.000Z', current: false },
    { id: 'u-one', startedAt: '2026-03-10T07:00:00.000Z', endsAt: '2026-03-10T19:00:00.000Z', current: false },
  ])
  const before = await hashOf()
  expect(await save({}, { password: other })).toBe(200)
  expect(await hashOf()).not.toBe(before)
  expect(await listed()).toEqual([])
  expect(await mails()).toMatchObject([{ receiver: eva, kind: 'password-changed' }])
  expect(await rows(`select kind, address from audit_log where kind = 'password-changed'`)).toMatchObject([{ address: '127.0.0.1' }])
})

test('an old sign-in needs the password again for another password or e-mail, the data, and the end of the account; not for the name', async () => {
  const params = { email: eva }
  const sensitive = async () => [
    await save({}, { password: other }, stale),
    await save({ newEmail: 'eva.paz@shop.example' }, {}, stale),
    (await samara.call(exportPerson, { params }, stale)).problem.code,
    (await samara.call(deletePerson, { params, body: { confirm: eva } }, stale)).problem.code,
  ]
  const needed = 'user/proof-needed'
  expect(await sensitive()).toEqual([[403, needed], [403, needed], needed, needed])
  expect(await save({ name: 'Eva Paz' }, {}, stale)).toBe(200)
  expect((await samara.call(proveIdentity, { params, body: { password } }, stale)).status).toBe(200)
  expect((await samara.call(exportPerson, { params }, stale)).status).toBe(200)
  samara.clock.set('2026-03-10T09:05:01Z')
  expect(await sensitive()).toEqual([[403, needed], [403, needed], needed, needed])
})

test('an e-mail that waits to be confirmed is withdrawn, and its link leads nowhere', async () => {
  await save({ newEmail: 'eva.paz@shop.example' })
  const code = codeOf((await mailOf('email'))?.['text'])
  expect((await samara.call(withdrawEmail, { params: { email: eva } }, fresh)).data).toMatchObject({ email: eva, pendingEmail: null })
  expect((await samara.call(confirmEmail, { body: { code } }, null)).problem.code).toBe('identity/link-expired')
})

test('one session is ended by itself, and nobody else’s', async () => {
  const end = async (id: string) => (await samara.call(endSession, { params: { email: eva, id } }, fresh)).status
  await samara.call(endSession, { params: { email: ana, id: 'elsewhere' } }, await samara.openSession(ana, 'hers'))
  expect([await end('hers'), await end('elsewhere'), await end('elsewhere')]).toEqual([404, 200, 404])
  expect(await rows(`select uid from oidc_payloads where model = 'Session' order by uid`)).toEqual([
    { uid: 'here' },
    { uid: 'hers' },
    { uid: 'u-one' },
  ])
})

test('another e-mail counts once it is confirmed at the new address, and the former one gets a message', async () => {
  expect(await save({ newEmail: 'evа@shop.example' })).toEqual([422, 'identity/bad-email'])
  expect(await save({ newEmail: 'Eva.Paz@Shop.example' })).toBe(200)
  expect(await read()).toMatchObject({ email: eva, pendingEmail: 'eva.paz@shop.example' })
  const mail = await mailOf('email')
  expect(mail).toMatchObject({ receiver: 'eva.paz@shop.example' })
  const notice = await mailOf('email-requested')
  expect(notice).toMatchObject({ receiver: eva, text: expect.stringContaining('eva.paz@shop.example') })
  expect(codeOf(notice?.['text'])).toBe('')
  const code = codeOf(mail?.['text'])
  const confirm = () => samara.call(confirmEmail, { body: { code } }, null)
  expect((await confirm()).data).toEqual({ purpose: 'email', email: 'eva.paz@shop.example' })
  expect((await confirm()).problem.code).toBe('identity/link-expired')
  expect(await rows(`select email from people where name = 'Eva'`)).toEqual([{ email: 'eva.paz@shop.example' }])
  expect(await mails()).toContainEqual(expect.objectContaining({ receiver: eva, kind: 'email-changed' }))
  expect(await rows(`select 1 from oidc_payloads where payload->>'accountId' is not null`)).toEqual([])
})

test('an address that is somebody else’s is answered like any other, and cannot be confirmed', async () => {
  expect(await save({ newEmail: ana })).toBe(200)
  const mail = await mailOf('email')
  expect(mail).toMatchObject({ receiver: ana })
  const answer = await samara.call(confirmEmail, { body: { code: codeOf(mail?.['text']) } }, null)
  expect([answer.status, answer.problem.code]).toEqual([409, 'identity/email-in-use'])
  expect(await read()).toMatchObject({ email: eva })
})

test('who has messages sent to many addresses has to wait, and nothing is changed meanwhile', async () => {
  const answers = []
  for (let count = 0; count < 12; count += 1) answers.push(await save({ newEmail: `p${count}@shop.example` }))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), [429, 'identity/slowed'], [429, 'identity/slowed']])
  expect(await read()).toMatchObject({ pendingEmail: 'p9@shop.example' })
})

test('an address that somebody gets at the same moment is in use', async () => {
  await save({ newEmail: 'both@shop.example' })
  const code = codeOf((await mailOf('email'))?.['text'])
  const client = await samara.connection.pool.connect()
  try {
    await client.query('begin')
    await client.query(`insert into people (email, name) values ('both@shop.example', 'Both')`)
    const confirming = samara.call(confirmEmail, { body: { code } }, null)
    await expect.poll(() => rows(waitingForLock)).not.toEqual([])
    await client.query('commit')
    const answer = await confirming
    expect([answer.status, answer.problem.code]).toEqual([409, 'identity/email-in-use'])
  } finally {
    client.release()
  }
})

test.each([
  ['another password', () => save({}, { password: other })],
  ['signing out everywhere', async () => (await samara.call(signOutEverywhere, { params: { email: eva } }, eva)).status],
  ['the present e-mail as the new one', () => save({ newEmail: 'EVA@shop.example' })],
  ['a third e-mail', () => save({ newEmail: 'third@shop.example' })],
])('an e-mail that waits to be confirmed is given up by %s', async (_, act) => {
  await save({ newEmail: 'thief@shop.example' })
  const code = codeOf((await mailOf('email'))?.['text'])
  expect(await act()).toBe(200)
  expect((await read()).pendingEmail).not.toBe('thief@shop.example')
  expect((await samara.call(confirmEmail, { body: { code } }, null)).problem.code).toBe('identity/link-expired')
  expect(await read()).toMatchObject({ email: eva })
})

test('a new e-mail that is given together with a new password can be confirmed', async () => {
  expect(await save({ newEmail: 'eva.paz@shop.example' }, { password: other })).toBe(200)
  const code = codeOf((await mailOf('email'))?.['text'])
  expect((await samara.call(confirmEmail, { body: { code } }, null)).status).toBe(200)
})

test('signing out everywhere ends the sessions of the person alone', async () => {
  await samara.connection.pool.query(
    `insert into oidc_payloads (model, id, payload, uid, expires_at) values ('Session', 'two', '{"accountId":"00000000-0000-4000-8000-000000000000"}', 'u-two', '2026-03-10T20:00:00Z')`,
  )
  const [person] = await rows(`select id from people where email = '${eva}'`)
  for (const [id, payload] of [
    ['result', { result: { login: { accountId: person?.['id'] } } }],
    ['session', { session: { accountId: person?.['id'] } }],
    ['nobody', { params: {} }],
  ] as const)
    await samara.connection.pool.query(
      `insert into oidc_payloads (model, id, payload, expires_at) values ('Interaction', $1, $2, '2026-03-10T20:00:00Z')`,
      [id, JSON.stringify(payload)],
    )
  expect((await samara.call(signOutEverywhere, { params: { email: eva } }, eva)).status).toBe(200)
  expect(await rows('select id from oidc_payloads order by id')).toEqual([{ id: 'nobody' }, { id: 'two' }])
})

test('a person takes everything along that is kept about them', async () => {
  await save({ name: 'Eva Paz' })
  const { data } = await samara.call(exportPerson, { params: { email: ana } }, await samara.openSession(ana, 'hers'))
  expect(data).toMatchObject({ person: { email: ana }, stores: [{ store: 'ana-shop', role: 'owner' }] })
  expect(JSON.stringify(data)).not.toContain('argon2')
})

test('who owns stores is not deleted, and reads which ones', async () => {
  const { stores } = samara.app.services
  const [store] = await rows(`select id from stores where name = 'ana-shop'`)
  const [partner] = await rows(`select id from people where email = '${eva}'`)
  await stores.addPartner(String(store?.['id']), String(partner?.['id']), { categories: null, brands: null, approval: false })
  expect(await read(ana)).toMatchObject({ ownedStores: [{ store: 'ana-shop', partners: 1 }] })
  await samara.connection.pool.query(`update people set password_hash = $1 where email = $2`, [await hashPassword(password), ana])
  const { status, problem } = await samara.call(
    deletePerson,
    { params: { email: ana }, body: { confirm: ana } },
    await samara.openSession(ana, 'hers'),
  )
  expect([status, problem.code]).toEqual([409, 'user/owns-stores'])
  expect(problem.errors).toEqual([{ path: 'params.email', reason: 'owns ana-shop' }])
  expect(await rows(`select 1 from people where email = '${ana}'`)).toHaveLength(1)
})

test('an account is deleted with its e-mail, and nothing of the person is left', async () => {
  const remove = async (confirm: string) => {
    const { status, problem } = await samara.call(deletePerson, { params: { email: eva }, body: { confirm } }, fresh)
    return status === 200 ? 200 : [status, problem.code]
  }
  await save({ newEmail: 'eva.paz@shop.example' })
  expect(await remove('somebody@shop.example')).toEqual([422, 'user/not-confirmed'])
  expect(await remove(eva)).toBe(200)
  expect(await rows(`select 1 from people where email = '${eva}'`)).toEqual([])
  expect(await rows('select 1 from account_links')).toEqual([])
  expect(await rows('select 1 from oidc_payloads')).toEqual([])
  expect(await rows(`select kind from audit_log where kind = 'account-deleted'`)).toEqual([{ kind: 'account-deleted' }])
})

test('what a deleted person did stays, without where they were, under one id that is nobody’s', async () => {
  const [person] = await rows(`select id from people where email = '${eva}'`)
  const { pool } = samara.connection
  for (const [kind, detail] of [
    ['store-disconnected', { account: 'samarademo' }],
    ['store-renamed', { former: 'Eva', name: 'Eva Paz' }],
  ])
    await pool.query(`insert into audit_log (person_id, kind, detail, address) values ($1, $2, $3, '10.0.0.1')`, [
      person?.['id'],
      kind,
      detail,
    ])
  const body = { confirm: eva }
  expect((await samara.call(deletePerson, { params: { email: eva }, body }, fresh)).status).toBe(200)
  expect(await rows('select kind, detail, address from audit_log order by id')).toEqual([
    { kind: 'store-disconnected', detail: { account: 'samarademo' }, address: null },
    { kind: 'store-renamed', detail: {}, address: null },
    { kind: 'account-tied', detail: { issuer: 'http://localhost/realms/test' }, address: null },
    { kind: 'account-deleted', detail: {}, address: null },
  ])
  const ids = await rows('select distinct person_id as id from audit_log')
  expect(ids).toHaveLength(1)
  expect(ids[0]?.['id']).not.toBe(person?.['id'])
})

test('a store that is being connected keeps its owner from being deleted', async () => {
  const client = await samara.connection.pool.connect()
  try {
    await client.query('begin')
    await samara.addStore('zoe@shop.example', 'second-shop')
    await samara.connection.pool.query(`delete from memberships where person_id = (select id from people where email = 'zoe@shop.example')`)
    await client.query(`insert into memberships (person_id, store_id, role)
      select p.id, s.id, 'owner' from people p, stores s where p.email = '${eva}' and s.name = 'second-shop'`)
    const removing = samara.call(deletePerson, { params: { email: eva }, body: { confirm: eva } }, fresh)
    await expect.poll(() => rows(waitingForLock)).not.toEqual([])
    await client.query('commit')
    const { status, problem } = await removing
    expect([status, problem.code]).toEqual([409, 'user/owns-stores'])
  } finally {
    client.release()
  }
})

test('how a demo person signs in is changed by nobody; name and language are', async () => {
  const demo = await startTestSamara({ onBoard: true, demoPeople: [eva] })
  try {
    await demo.app.services.users.add({ email: eva, name: 'Eva', passwordHash: await hashPassword(password) })
    const body = { email: eva, name: 'Demo', language: 'en' as const }
    expect((await demo.call(saveUser, { query: {}, body }, eva)).data).toMatchObject({ name: 'Demo', language: 'en', demo: true })
    // Nothing here is one person’s: it can be taken along without a proof.
    expect((await demo.call(exportPerson, { params: { email: eva } }, eva)).status).toBe(200)
    for (const answer of [
      await demo.call(saveUser, { query: { password: other }, body: { ...body } }, eva),
      await demo.call(saveUser, { query: {}, body: { ...body, newEmail: 'thief@shop.example' } }, eva),
      await demo.call(withdrawEmail, { params: { email: eva } }, eva),
      await demo.call(signOutEverywhere, { params: { email: eva } }, eva),
      await demo.call(deletePerson, { params: { email: eva }, body: { confirm: eva } }, eva),
    ])
      expect([answer.status, answer.problem.code]).toEqual([409, 'user/demo-account'])
  } finally {
    await demo.close()
  }
})

test('with a provider elsewhere e-mail, password and sessions are kept there', async () => {
  const elsewhere = await startTestSamara()
  try {
    await elsewhere.addStore(ana, 'ana-shop')
    const body = { email: ana, name: 'Ana', language: 'en' as const }
    expect((await elsewhere.call(saveUser, { query: {}, body }, ana)).data).toMatchObject({ onBoard: false, name: 'Ana', language: 'en' })
    for (const answer of [
      await elsewhere.call(saveUser, { query: { password: other }, body }, ana),
      await elsewhere.call(saveUser, { query: {}, body: { ...body, newEmail: eva } }, ana),
      await elsewhere.call(signOutEverywhere, { params: { email: ana } }, ana),
    ])
      expect([answer.status, answer.problem.code]).toEqual([409, 'user/managed-elsewhere'])
  } finally {
    await elsewhere.close()
  }
})

test('whom a provider elsewhere vouches for is made by the same call, with the name and the language that they give', async () => {
  const elsewhere = await startTestSamara()
  try {
    const { rows: before } = await elsewhere.connection.pool.query('select 1 from people where email = $1', [eva])
    expect(before).toEqual([])
    const body = { email: eva, name: 'Eva Paz', language: 'pt' as const }
    const made = { email: eva, name: 'Eva Paz', language: 'pt', active: true }
    expect((await elsewhere.call(saveUser, { query: {}, body }, eva)).data).toMatchObject(made)
    expect((await elsewhere.call(readProfile, { params: { email: eva } }, eva)).data).toMatchObject(made)
  } finally {
    await elsewhere.close()
  }
})
