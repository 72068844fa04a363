import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connection, migrate } from '../../database/index.ts'
import { systemClock } from '../../kernel/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.ts'
import { type ProvenIdentity, type UsersService, usersService } from './index.ts'

let database: FreshDatabase
let connection: Connection
let users: UsersService
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, { size: 8, directUrl: database.directUrl, onFault: () => undefined })
  await migrate(connection.direct)
  users = usersService(connection.database, systemClock)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const shop = 'https://id.example/realms/shop'
const other = 'https://id.example/realms/other'
const proven = (subject: string, email: string | null, more: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  issuer: shop,
  subject,
  email,
  emailVerified: email !== null,
  name: subject,
  ...more,
})
const enter = async (identity: ProvenIdentity) => (await users.visit(identity, null)).person
const add = async (email: string) => (await users.add({ email, name: email, passwordHash: null })).id
const count = async (what: string) => Number((await connection.pool.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]!.n)

test('the first sign-in makes a person; later ones find them by issuer and sub, whatever the token says of an e-mail', async () => {
  const first = await enter(proven('s1', 'uno@shop.example'))
  for (const later of [
    proven('s1', 'uno@shop.example'),
    proven('s1', 'uno@shop.example', { emailVerified: false }),
    proven('s1', null),
    proven('s1', 'somebody@shop.example', { emailVerified: false }),
  ])
    expect((await enter(later)).id).toBe(first.id)
})

test('a person who was known by e-mail is tied at their next sign-in with a verified e-mail, and stays the same', async () => {
  const id = await add('known@shop.example')
  expect((await enter(proven('s2', 'Known@Shop.example'.toLowerCase()))).id).toBe(id)
  expect((await enter(proven('s2', null))).id).toBe(id)
})

test('an e-mail that is not verified finds nobody and makes nobody', async () => {
  await add('victim@shop.example')
  const before = await count('people')
  await expect(enter(proven('s3', 'victim@shop.example', { emailVerified: false }))).rejects.toMatchObject({
    code: 'session/unverified-email',
  })
  await expect(enter(proven('s3', 'fresh@shop.example', { emailVerified: false }))).rejects.toMatchObject({
    code: 'session/unverified-email',
  })
  await expect(enter(proven('s3', null))).rejects.toMatchObject({ code: 'session/no-email' })
  expect(await count('people')).toBe(before)
})

test('an e-mail that is tied to another account of the same provider is refused', async () => {
  const { id } = await enter(proven('s4', 'four@shop.example'))
  await expect(enter(proven('s4-again', 'four@shop.example'))).rejects.toMatchObject({ code: 'session/email-taken' })
  expect((await enter(proven('s4', 'four@shop.example'))).id).toBe(id)
})

test('two providers that both verified the e-mail lead to one person; the same sub at another provider is somebody else', async () => {
  const { id } = await enter(proven('s5', 'five@shop.example'))
  expect((await enter(proven('another-sub', 'five@shop.example', { issuer: other }))).id).toBe(id)
  expect((await enter(proven('s5', 'five.two@shop.example', { issuer: other }))).id).not.toBe(id)
  await expect(enter(proven('s5-b', 'five@shop.example', { issuer: other }))).rejects.toMatchObject({ code: 'session/email-taken' })
})

test('an e-mail that changed at the provider changes here; the former one is free for somebody else', async () => {
  const { id } = await enter(proven('s6', 'six@shop.example'))
  expect(await enter(proven('s6', 'sixth@shop.example'))).toMatchObject({ id, email: 'sixth@shop.example' })
  expect(await users.byId(id)).toMatchObject({ email: 'sixth@shop.example' })
  expect((await enter(proven('s6-new', 'six@shop.example'))).id).not.toBe(id)
})

test('a changed e-mail that is not verified, or is another person’s here, changes nothing, and the person can still sign in', async () => {
  const { id } = await enter(proven('s7', 'seven@shop.example'))
  const owner = await add('owned@shop.example')
  expect((await enter(proven('s7', 'owned@shop.example', { emailVerified: false }))).id).toBe(id)
  expect((await enter(proven('s7', 'owned@shop.example'))).id).toBe(id)
  expect(await users.byId(id)).toMatchObject({ email: 'seven@shop.example' })
  expect(await users.byId(owner)).toMatchObject({ email: 'owned@shop.example' })
})

test('a token’s e-mail that is not verified is what their browser calls a person by, and never the e-mail that is known of them', async () => {
  const [known, unproven] = ['eight@shop.example', 'new.eight@shop.example']
  expect(await enter(proven('s8', known))).toMatchObject({ email: known, calledBy: known })
  expect(await enter(proven('s8', unproven, { emailVerified: false }))).toMatchObject({ email: known, calledBy: unproven })
  expect(await enter(proven('s8', null))).toMatchObject({ email: known, calledBy: known })
})

test('a verified e-mail that is another person’s here is not known of this one', async () => {
  await add('owned.too@shop.example')
  await enter(proven('s12', 'twelve@shop.example'))
  const person = await enter(proven('s12', 'owned.too@shop.example'))
  expect(person).toMatchObject({ email: 'twelve@shop.example', calledBy: 'owned.too@shop.example' })
})

test('many first calls at once make one person; of two accounts with one e-mail, one can sign in', async () => {
  const first = await Promise.all(Array.from({ length: 12 }, () => enter(proven('s9', 'nine@shop.example'))))
  expect(new Set(first.map(({ id }) => id)).size).toBe(1)
  const rivals = await Promise.allSettled(Array.from({ length: 8 }, (_, nth) => enter(proven(`s10-${nth}`, 'ten@shop.example'))))
  expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const rival of rivals) if (rival.status === 'rejected') expect(rival.reason).toMatchObject({ code: 'session/email-taken' })
})

test('a person who was switched off is refused, at the first sign-in and at later ones', async () => {
  await enter(proven('s11', 'eleven@shop.example'))
  await add('off@shop.example')
  await connection.pool.query(`update people set active = false where email in ('eleven@shop.example', 'off@shop.example')`)
  for (const identity of [proven('s11', 'eleven@shop.example'), proven('s11-new', 'off@shop.example')])
    await expect(enter(identity)).rejects.toMatchObject({ code: 'session/inactive-person' })
})

test('the provider on board names people by their id: nobody is found by e-mail there, and nobody is made', async () => {
  const id = await add('aboard@shop.example')
  const aboard = (subject: string) => proven(subject, 'aboard@shop.example', { issuer: null })
  expect((await enter(aboard(id))).id).toBe(id)
  for (const subject of ['00000000-0000-4000-8000-000000000000', 'no id at all'])
    await expect(enter(aboard(subject))).rejects.toMatchObject({ code: 'session/invalid-token' })
})

test('what is tied goes with the person', async () => {
  const { id } = await enter(proven('s12', 'twelve@shop.example'))
  await connection.pool.query('delete from people where id = $1', [id])
  expect((await enter(proven('s12', 'twelve@shop.example'))).id).not.toBe(id)
})
