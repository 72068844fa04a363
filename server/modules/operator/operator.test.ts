import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  controlRun,
  exportAuditLog,
  listKnownStores,
  listMails,
  listPeople,
  listRuns,
  listStores,
  pauseKnownStore,
  readAuditLog,
  readHealth,
  readMail,
  readProfile,
  sendMailAgain,
  setOperator,
  switchPerson,
  takeSecondFactor,
} from '../../../contract/index.ts'
import { auditLogService } from './audit-log.service.ts'
import { forgetPerson } from '../../audit/index.ts'
import { seedPublication, seedSynchronisation } from '../../testing/seed-runs.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const operator = 'operator@samara.example'
const ana = 'ana@shop.example'

let samara: TestSamara
let store: string
beforeEach(async () => {
  samara = await startTestSamara({ onBoard: true })
  store = await samara.addStore(ana, 'ana-shop')
  await samara.app.services.users.add({ email: operator, name: 'Olga', passwordHash: null })
})
afterEach(() => samara.close())

const rows = async (text: string) => (await samara.connection.pool.query<Record<string, unknown>>(text)).rows
const idOf = async (email: string) => String((await rows(`select id from people where email = '${email}'`))[0]?.['id'])
const people = async (query: { search?: string; store?: string; cursor?: string } = {}) =>
  (await samara.call(listPeople, { query }, operator)).data
const emails = async (query: { search?: string; store?: string }) => (await people(query)).rows.map(({ email }) => email)
const events = async (query: Parameters<typeof samara.call<typeof readAuditLog>>[1]['query'] = {}) =>
  (await samara.call(readAuditLog, { query }, operator)).data.rows

test('people are found by parts of name and e-mail, by their store, and without accents', async () => {
  await samara.app.services.users.add({ email: 'jose@norte.example', name: 'José Núñez', passwordHash: null })
  expect(await emails({ search: 'nunez jos' })).toEqual(['jose@norte.example'])
  expect(await emails({ search: 'NORTE.ex' })).toEqual(['jose@norte.example'])
  expect(await emails({ search: '%' })).toEqual([])
  expect(await emails({ store: 'ana-shop' })).toEqual([ana])
  expect((await people({ search: ana })).rows).toMatchObject([
    { name: ana, active: true, operator: false, storeCount: 1, stores: [{ store: 'ana-shop', displayName: 'ana-shop', role: 'owner' }] },
  ])
})

test('people come a page at a time, each once, also those with the same name', async () => {
  await samara.connection.pool.query(
    `insert into people (email, name) select 'person' || n || '@crowd.example', 'Same name' from generate_series(1, 120) n`,
  )
  const found: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await people({ search: 'crowd', ...(cursor === undefined ? {} : { cursor }) })
    found.push(...page.rows.map(({ email }) => email))
    if (page.next === null) break
    cursor = page.next
  }
  expect(found).toHaveLength(120)
  expect(new Set(found).size).toBe(120)
})

test.each(['x', 'WzFd', 'WyJhIiwiYiJd', Buffer.from('["\\u0000","00000000-0000-4000-8000-000000000000"]').toString('base64url')])(
  'a cursor that no page gave is refused (%s)',
  async (cursor) => {
    for (const call of [listPeople, listKnownStores, listRuns, readAuditLog, listMails] as const) {
      const { status, problem } = await samara.call(call, { query: { cursor } }, operator)
      expect([status, problem.code]).toEqual([400, 'request/invalid'])
    }
  },
)

test('who is switched off has no session any more, is refused at the next call, and comes back when switched on', async () => {
  const id = await idOf(ana)
  await samara.call(readProfile, { params: { email: ana } }, ana)
  await samara.connection.pool.query(
    `insert into oidc_payloads (model, id, payload, uid, expires_at) values ('Session', 'one', $1, 'u-one', '2026-03-10T20:00:00Z')`,
    [JSON.stringify({ accountId: id, loginTs: 1_773_126_000, exp: 1_773_169_200 })],
  )
  expect((await samara.call(switchPerson, { params: { person: id }, body: { active: false } }, operator)).data).toMatchObject({
    email: ana,
    active: false,
  })
  expect(await rows('select 1 from oidc_payloads')).toEqual([])
  const refused = await samara.call(listStores, { params: { email: ana } }, ana)
  expect([refused.status, refused.problem.code]).toEqual([401, 'session/inactive-person'])
  await samara.call(switchPerson, { params: { person: id }, body: { active: true } }, operator)
  expect((await samara.call(listStores, { params: { email: ana } }, ana)).status).toBe(200)
  expect(await events({ person: id })).toMatchObject([
    { kind: 'account-switched-on', by: { name: 'Olga' }, about: { id, name: ana }, address: '127.0.0.1' },
    { kind: 'account-switched-off', by: { name: 'Olga' }, about: { id, name: ana } },
    { kind: 'account-tied' },
  ])
})

test('the last operator neither loses the role nor is switched off; with another one it goes', async () => {
  const [olga, eva] = [await idOf(operator), await idOf(ana)]
  await samara.connection.pool.query('update people set operator = true where id = $1', [olga])
  const take = (person: string) => samara.call(setOperator, { params: { person }, body: { operator: false } }, operator)
  const off = (person: string) => samara.call(switchPerson, { params: { person }, body: { active: false } }, operator)
  expect((await take(olga)).problem.code).toBe('user/last-operator')
  expect((await off(olga)).problem.code).toBe('user/last-operator')
  expect((await samara.call(setOperator, { params: { person: eva }, body: { operator: true } }, operator)).data.operator).toBe(true)
  // Two that take the role from each other at the same time leave one.
  const both = await Promise.all([take(olga), take(eva)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await rows('select 1 from people where operator')).toHaveLength(1)
  expect((await take('00000000-0000-4000-8000-000000000000')).problem.code).toBe('user/unknown')
})

test('where another provider signs people in, it gives the roles, and nobody switches themselves off', async () => {
  const elsewhere = await startTestSamara()
  const { id } = await elsewhere.app.services.users.add({ email: operator, name: 'Olga', passwordHash: null })
  const given = await elsewhere.call(setOperator, { params: { person: id }, body: { operator: true } }, operator)
  expect(given.problem.code).toBe('user/managed-elsewhere')
  const off = await elsewhere.call(switchPerson, { params: { person: id }, body: { active: false } }, operator)
  expect(off.problem.code).toBe('user/last-operator')
  const taken = await elsewhere.call(takeSecondFactor, { params: { person: id } }, operator)
  expect(taken.problem.code).toBe('user/managed-elsewhere')
  await elsewhere.close()
})

test('the profile says whether somebody runs the installation', async () => {
  expect((await samara.call(readProfile, { params: { email: operator } }, operator)).data.operator).toBe(true)
  expect((await samara.call(readProfile, { params: { email: ana } }, ana)).data.operator).toBe(false)
})

test('stores are found by name and account, with their owner, and paused', async () => {
  await samara.addStore('ben@other.example', 'ben-shop')
  const found = await samara.call(listKnownStores, { query: { search: 'ANA' } }, operator)
  expect(found.data).toEqual({
    rows: [
      {
        store: 'ana-shop',
        displayName: 'ana-shop',
        storeType: 'demo',
        account: 'ana-shop',
        owner: { name: ana, email: ana },
        members: 1,
        readiness: 'synchronising',
        pausedAt: null,
        synchronisedAt: null,
        products: 0,
      },
    ],
    next: null,
  })
  const pause = (paused: boolean) => samara.call(pauseKnownStore, { params: { name: 'ana-shop' }, body: { paused } }, operator)
  expect((await pause(true)).data.pausedAt).toBe('2026-03-10T09:00:00.000Z')
  expect((await pause(false)).data.pausedAt).toBeNull()
  expect((await samara.call(pauseKnownStore, { params: { name: 'none' }, body: { paused: true } }, operator)).problem.code).toBe(
    'store/unknown',
  )
  expect(await events({ store: 'ana-shop' })).toMatchObject([{ kind: 'store-continued' }, { kind: 'store-paused', by: { name: 'Olga' } }])
})

test('runs of every store are listed with their state, cancelled and tried again where their kind can', async () => {
  const { pool } = samara.connection
  await pool.query("insert into categories (store_id, id, name, path, place) values ($1, 11, 'Mugs', '{11}', 1)", [store])
  const list = { kind: 'category', id: 11 } as const
  const seed = (state: 'scheduled' | 'failed', at: string) =>
    seedPublication(pool, {
      store,
      list,
      products: [1],
      state,
      at: new Date(at),
      key: `key-${state}`,
      ...(state === 'scheduled' ? { startsAt: '2026-03-11T09:00:00Z' } : {}),
    })
  const scheduled = await seed('scheduled', '2026-03-10T08:00:00Z')
  const failed = await seed('failed', '2026-03-10T07:00:00Z')
  await seedSynchronisation(pool, { store, state: 'done' })
  const listed = async (query: object) => (await samara.call(listRuns, { query }, operator)).data.rows
  expect(await listed({ kind: 'publication' })).toMatchObject([
    { id: scheduled, status: 'scheduled', store: 'ana-shop', list: { ...list, name: 'Mugs' }, mayCancel: true, mayRetry: false },
    { id: failed, status: 'failed', mayCancel: false, mayRetry: true },
  ])
  expect((await listed({ group: 'failed' })).map(({ id }) => id)).toEqual([failed])
  expect((await listed({ group: 'open', store: 'ana-shop' })).map(({ id }) => id)).toEqual([scheduled])
  const control = (run: string, action: 'cancel' | 'retry') =>
    samara.call(controlRun, { params: { name: 'ana-shop', run }, body: { action } }, operator)
  expect((await control(scheduled, 'cancel')).data.status).toBe('cancelled')
  expect((await control(scheduled, 'cancel')).problem.code).toBe('publication/already-ended')
  expect((await control(failed, 'retry')).data.status).toBe('waiting')
  expect((await control('00000000-0000-4000-8000-000000000000', 'cancel')).problem.code).toBe('run/unknown')
  expect(await events({ kind: 'run-retried' })).toMatchObject([{ by: { name: 'Olga' }, store: 'ana-shop', values: { run: 'publication' } }])
})

test('a routine is neither stopped nor repeated: it comes back by itself', async () => {
  await samara.app.services.stores.setReadiness(store, 'ready')
  await samara.app.services.runs.ensureRoutines()
  const routines = (await samara.call(listRuns, { query: { kind: 'scores' } }, operator)).data.rows
  expect(routines).toMatchObject([{ kind: 'scores', mayCancel: false, mayRetry: false }])
  const { problem } = await samara.call(
    controlRun,
    { params: { name: 'ana-shop', run: routines[0]!.id }, body: { action: 'cancel' } },
    operator,
  )
  expect(problem.code).toBe('run/not-offered')
})

test('health says what the installation stands on', async () => {
  const { data } = await samara.call(readHealth, {}, operator)
  expect(data).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+/),
    startedAt: '2026-03-10T09:00:00.000Z',
    ready: [
      { part: 'database', ready: true },
      { part: 'migrations', ready: true },
      { part: 'queue', ready: expect.any(Boolean) },
    ],
    mail: { server: false, states: [] },
  })
  expect(data.database.bytes).toBeGreaterThan(1_000_000)
})

test('the audit log is filtered by person, store, kind and time, a page at a time, and taken along whole', async () => {
  const { pool } = samara.connection
  const id = await idOf(ana)
  await pool.query(
    `insert into audit_log (at, kind, person_id, store, address, detail)
      select timestamptz '2026-03-09T00:00:00Z' + n * interval '1 minute', 'store-renamed', $1, 'ana-shop', '10.0.0.1', jsonb_build_object('former', n, 'name', '=1+1')
      from generate_series(1, 120) n`,
    [id],
  )
  const first = await samara.call(readAuditLog, { query: { kind: 'store-renamed' } }, operator)
  expect(first.data.rows).toHaveLength(50)
  expect(first.data.rows[0]).toMatchObject({ at: '2026-03-09T02:00:00.000Z', by: { id, name: ana }, values: { former: 120, name: '=1+1' } })
  const all = await samara.call(
    exportAuditLog,
    { query: { person: id, from: '2026-03-09T00:10:00Z', to: '2026-03-09T00:20:00Z' } },
    operator,
  )
  expect(all.data.rows.map(({ values }) => values['former'])).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10])
  const seen = new Set<string>()
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await samara.call(readAuditLog, { query: { person: id, ...(cursor === undefined ? {} : { cursor }) } }, operator)
    for (const event of data.rows) {
      expect(seen.has(event.id)).toBe(false)
      seen.add(event.id)
    }
    cursor = data.next
  }
  expect(seen.size).toBe(120)
  // For a file nothing is left out, whatever a part holds, and the file is written down once.
  const inParts = auditLogService({ ...samara.connection, clock: samara.clock, part: 7 })
  const [file, parts]: [string[], number[]] = [[], []]
  for (let cursor: string | null | undefined; cursor !== null;) {
    const part = await inParts.forFile(
      { person: id, ...(cursor === undefined ? {} : { cursor }) },
      { id: await idOf(operator), address: '' },
    )
    file.push(...part.rows.map((event) => event.id))
    parts.push(part.rows.length)
    cursor = part.next
  }
  expect(file).toEqual([...seen])
  expect(parts).toEqual([...Array.from({ length: 17 }, () => 7), 1])
  expect(await events({ kind: 'audit-exported' })).toMatchObject([{ by: { name: 'Olga' } }, { by: { name: 'Olga' } }])
})

test('a deleted person is nobody in the log, but the same nobody everywhere', async () => {
  const { pool } = samara.connection
  await samara.call(readProfile, { params: { email: 'gone@shop.example' } }, 'gone@shop.example')
  const id = await idOf('gone@shop.example')
  await pool.query("insert into audit_log (kind, person_id) values ('signed-in', $1)", [id])
  await forgetPerson(samara.connection.database, id)
  await pool.query('delete from people where id = $1', [id])
  const nobodys = (await events()).filter(({ by }) => by?.name === null)
  expect(nobodys.map(({ kind }) => kind).sort()).toEqual(['account-tied', 'signed-in'])
  expect(new Set(nobodys.map(({ by }) => by?.id)).size).toBe(1)
  expect(nobodys[0]?.by?.id).not.toBe(id)
  expect(await events({ person: id })).toEqual([])
})

test('messages are found and read as text; without a mail server none is sent again', async () => {
  await samara.mail.send(samara.connection.database, {
    to: 'eva@shop.example',
    language: 'en',
    message: { kind: 'invitation', inviter: '<script>alert(1)</script>', store: 'Shop', link: 'http://localhost/x', days: 7 },
  })
  const { data } = await samara.call(listMails, { query: { search: 'EVA@', state: 'kept' } }, operator)
  expect(data.rows).toMatchObject([{ receiver: 'eva@shop.example', kind: 'invitation', state: 'kept', sentAt: null, nextAt: null }])
  const mail = data.rows[0]!.id
  expect((await samara.call(readMail, { params: { mail } }, operator)).data.text).toContain('<script>alert(1)</script>')
  expect((await samara.call(sendMailAgain, { params: { mail } }, operator)).problem.code).toBe('mail/no-server')
  expect((await samara.call(listMails, { query: { state: 'failed' } }, operator)).data.rows).toEqual([])
  expect(await events({ kind: 'mail-read' })).toHaveLength(1)
  const unknown = await samara.call(readMail, { params: { mail: '00000000-0000-4000-8000-000000000000' } }, operator)
  expect([unknown.status, unknown.problem.code]).toEqual([404, 'mail/unknown'])
})
