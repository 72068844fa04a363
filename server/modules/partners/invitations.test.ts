import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePartner,
  invitePartner,
  type Language,
  limits,
  listNotices,
  listStores,
  readMembership,
  register,
  registerInvited,
  removePartner,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, ben, type PartnersShop, pia, startPartnersShop } from './partners.fixtures.ts'

let shop: PartnersShop
beforeAll(async () => {
  shop = await startPartnersShop()
  await shop.samara.addStore(ben, 'ben-shop')
})
afterAll(() => shop.samara.close())
beforeEach(async () => {
  shop.samara.clock.set('2026-03-10T09:00:00Z')
  await shop.empty()
})

const sql = async (text: string, values: unknown[] = []) => (await shop.samara.connection.pool.query(text, values)).rows as unknown[]

describe('inviting', () => {
  test('sends a link that lets its receiver work in the store, within the limits of the invitation', async () => {
    const { status, data } = await shop.invite(pia, { onlyCategories: '11', onlyBrands: '1,2', approval: true })
    expect([status, data]).toEqual([
      200,
      {
        email: ana,
        emailPartner: pia,
        name: null,
        role: 'partner',
        state: 'invited',
        since: '2026-03-10T09:00:00.000Z',
        limits: {
          categories: [{ id: 11, name: 'Mugs' }],
          brands: [
            { id: 1, name: 'Regency' },
            { id: 2, name: 'Retrospot' },
          ],
          approval: true,
        },
        expiresAt: '2026-03-17T09:00:00.000Z',
        mail: 'kept',
        publications: 0,
      },
    ])
    const code = await shop.code()
    expect((await shop.read(code)).data).toEqual({
      email: pia,
      inviter: 'Ana Ríos',
      storeName: 'ana-shop',
      role: 'partner',
      limits: data.limits,
      expiresAt: data.expiresAt,
      account: 'elsewhere',
    })
    expect(await shop.accept(code)).toMatchObject({ status: 200, store: 'ana-shop' })
    const query = { username: pia, store: 'ana-shop' }
    expect((await shop.samara.call(readMembership, { query }, pia)).data).toMatchObject({
      role: 'partner',
      limits: data.limits,
      owners: ['Ana Ríos'],
    })
    expect((await shop.samara.call(listStores, { params: { email: pia } }, pia)).data).toMatchObject([
      { store: 'ana-shop', role: 'partner' },
    ])
    expect((await shop.list()).map(({ emailPartner, role, state }) => [emailPartner, role, state])).toEqual([
      [ana, 'owner', 'active'],
      [pia, 'partner', 'active'],
    ])
  })

  test('the owner is notified when the partner has joined', async () => {
    await shop.join(pia)
    const { notices } = (await shop.samara.call(listNotices, { query: { username: ana } }, ana)).data
    expect(notices).toMatchObject([{ kind: 'partner-joined', by: pia, store: 'ana-shop', read: false }])
    expect((await shop.samara.call(listNotices, { query: { username: pia } }, pia)).data.notices).toEqual([])
  })

  test('the table holds no code with which somebody could accept', async () => {
    await shop.invite()
    const code = await shop.code()
    expect(JSON.stringify(await sql('select * from partner_invitations'))).not.toContain(code)
  })

  test.each<[string, Language | null, Language]>([
    ['the inviter', null, 'pt'],
    ['a receiver who is known', 'en', 'en'],
  ])('the message is in the language of %s', async (_, known, expected) => {
    await sql("update people set language = 'pt' where email = $1", [ana])
    if (known) await sql("insert into people (email, name, language) values ('lee@shop.example', 'Lee', $1)", [known])
    await shop.invite('lee@shop.example')
    expect(await shop.mails()).toMatchObject([{ receiver: 'lee@shop.example', language: expected }])
    await sql("update people set language = 'es' where email = $1", [ana])
  })

  test('the same request again makes no second invitation', async () => {
    await shop.invite(pia, {}, ana, 'the-same-key')
    expect((await shop.invite(pia, {}, ana, 'the-same-key')).status).toBe(200)
    expect(await shop.mails()).toHaveLength(1)
  })

  test('inviting somebody again replaces the invitation that waits: the former link works no more', async () => {
    await shop.invite(pia, { onlyCategories: '11' })
    const former = await shop.code()
    await shop.invite(pia, { onlyCategories: '12' })
    expect(await shop.accept(former)).toMatchObject({ status: 410, code: 'invitation/replaced' })
    expect(await shop.list()).toMatchObject([{}, { emailPartner: pia, limits: { categories: [{ name: 'Plates' }] } }])
  })

  test.each([
    ['an address that is none', 'pía@shop.example', 422, 'partner/bad-email'],
    ['oneself', ana, 422, 'partner/oneself'],
    ['oneself in other letters', 'ＡNA@Shop.Example', 422, 'partner/oneself'],
  ])('inviting %s is refused', async (_, address, status, code) => {
    const answer = await shop.invite(address)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect(await shop.mails()).toEqual([])
  })

  test('inviting somebody who works in the store already is refused', async () => {
    await shop.join(pia)
    expect((await shop.invite('PIA@SHOP.example')).problem.code).toBe('partner/already-member')
  })

  test('limits must be there, and each counts once', async () => {
    const { status, problem } = await shop.invite(pia, { onlyCategories: '11,99', onlyBrands: '7' })
    expect([status, problem.code, problem.errors]).toEqual([
      422,
      'partner/unknown-limit',
      [
        { path: 'query.onlyCategories', reason: 'the store has no 99' },
        { path: 'query.onlyBrands', reason: 'the store has no 7' },
      ],
    ])
    expect((await shop.invite(pia, { onlyCategories: '11,11' })).data.limits.categories).toEqual([{ id: 11, name: 'Mugs' }])
  })

  test('of one store only so many are sent within a day, those that are sent once more included', async () => {
    for (let sent = 1; sent < limits.partners.invitationsPerDay; sent++) await shop.invite(`p${sent}@shop.example`)
    expect((await shop.one(resendInvitation, 'p1@shop.example')).status).toBe(200)
    const refused = await shop.invite('one@more.example')
    expect([refused.status, refused.problem.code]).toEqual([429, 'partner/too-many-invitations'])
    expect((await shop.one(resendInvitation, 'p2@shop.example')).code).toBe('partner/too-many-invitations')
    expect(await shop.accept(await shop.code('p2@shop.example'), 'p2@shop.example')).toMatchObject({ status: 200 })
    shop.samara.clock.set('2026-03-11T09:00:01Z')
    expect((await shop.invite('one@more.example')).status).toBe(200)
  })

  test('markup and marks that turn the direction in names get neither into the message nor into what it does', async () => {
    await sql('update people set name = $1 where email = $2', ['<img src=x onerror=alert(1)>\u202Eeve', ana])
    await sql("update stores set display_name = $1 where name = 'ana-shop'", ['Mugs\u2066 & <b>tea</b>\u202E'])
    await shop.invite()
    const [mail] = await shop.mails()
    expect(mail!.subject).toContain('Mugs & <b>tea</b>')
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    expect(mail!.html).not.toMatch(/<img|<b>/)
    expect(await shop.accept(await shop.code())).toMatchObject({ status: 200 })
    await sql("update people set name = 'Ana Ríos' where email = $1", [ana])
    await sql("update stores set display_name = 'ana-shop' where name = 'ana-shop'")
  })
})

describe('a link', () => {
  test('works once', async () => {
    await shop.invite()
    const code = await shop.code()
    expect((await shop.accept(code)).status).toBe(200)
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/used' })
    expect(await shop.read(code)).toMatchObject({ status: 410, code: 'invitation/used' })
  })

  test('of many who use it at once, one gets in', async () => {
    await shop.invite()
    const code = await shop.code()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.accept(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
  })

  test('works for seven days', async () => {
    await shop.invite()
    const code = await shop.code()
    shop.samara.clock.set('2026-03-17T08:59:59Z')
    expect((await shop.read(code)).status).toBe(200)
    shop.samara.clock.set('2026-03-17T09:00:00Z')
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/expired' })
    expect(await shop.list()).toMatchObject([{}, { emailPartner: pia, state: 'expired' }])
    expect((await shop.one(resendInvitation, pia)).data).toMatchObject({ state: 'invited', expiresAt: '2026-03-24T09:00:00.000Z' })
    expect((await shop.accept(await shop.code())).status).toBe(200)
  })

  test.each([
    ['somebody else', 'eve@shop.example'],
    ['an address that only looks alike', 'piа@shop.example'],
    ['the same name at another place', 'pia@shop.example.org'],
  ])('does not work for %s', async (_, other) => {
    await shop.invite()
    expect(await shop.accept(await shop.code(), other)).toMatchObject({ status: 403, code: 'invitation/other-person' })
    expect(await shop.list()).toMatchObject([{}, { emailPartner: pia, state: 'invited' }])
  })

  test('works for an address that differs by case alone', async () => {
    await shop.invite('Pia@Shop.Example')
    expect((await shop.accept(await shop.code(pia), pia)).status).toBe(200)
  })

  test('is held against the address that was confirmed, not against what a token says', async () => {
    const issuer = 'https://people.example/realms/shop'
    // Anybody may write any e-mail into their profile there; only Ana’s is verified.
    const verify = (token: string) => {
      const email = token.replace('person ', '')
      const until = new Date('2100-01-01')
      return Promise.resolve({ issuer, subject: email, email, emailVerified: email === ana, name: email, roles: [], session: null, until })
    }
    const other = await startPartnersShop({ verify })
    try {
      const { pool } = other.samara.connection
      await pool.query("insert into people (email, name) values ('mallory@shop.example', 'Mallory')")
      await pool.query(
        "insert into person_identities (issuer, subject, person_id) select $1, $2, id from people where email = 'mallory@shop.example'",
        [issuer, pia],
      )
      await other.invite()
      expect(await other.accept(await other.code(), pia)).toMatchObject({ status: 403, code: 'invitation/other-person' })
    } finally {
      await other.samara.close()
    }
  })

  test('ends with the inviter’s ownership, until another owner sends it once more', async () => {
    await shop.join('olga@shop.example')
    await sql("update memberships set role = 'owner' where person_id = (select id from people where email = 'olga@shop.example')")
    await shop.invite(pia, {}, 'olga@shop.example')
    const code = await shop.code()
    expect((await shop.read(code)).status).toBe(200)
    await shop.one(removePartner, 'olga@shop.example')
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/inviter-left' })
    expect((await shop.one(resendInvitation, pia)).status).toBe(200)
    expect((await shop.accept(await shop.code())).status).toBe(200)
  })

  test('ends when the inviter is deleted, or switched off', async () => {
    await shop.invite()
    const code = await shop.code()
    await sql('update people set active = false where email = $1', [ana])
    expect(await shop.read(code)).toMatchObject({ status: 410, code: 'invitation/inviter-left' })
    await sql('update people set active = true where email = $1', [ana])
    await sql('update partner_invitations set inviter_id = null')
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/inviter-left' })
  })

  test('says that the store is gone', async () => {
    const id = await shop.samara.addStore(ana, 'short-lived')
    await shop.samara.call(invitePartner, { query: { invite: pia, email: ana, store: 'short-lived' } }, ana, { key: shop.key() })
    const code = await shop.code()
    await sql('delete from stores where id = $1', [id])
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/store-gone' })
  })

  test('says that its holder works in the store already', async () => {
    await shop.invite()
    const code = await shop.code()
    await sql("insert into memberships (store_id, person_id, role) select $1, id, 'partner' from people where email = $2", [
      shop.storeId,
      pia,
    ])
    expect(await shop.accept(code)).toMatchObject({ status: 409, code: 'invitation/already-member' })
  })

  test('that was made up is none', async () => {
    expect(await shop.read('x'.repeat(32))).toMatchObject({ status: 404, code: 'invitation/unknown' })
    expect(await shop.accept('x'.repeat(32))).toMatchObject({ status: 404, code: 'invitation/unknown' })
  })

  test('leads nowhere after it was withdrawn', async () => {
    await shop.invite()
    const code = await shop.code()
    expect((await shop.one(withdrawInvitation, pia)).status).toBe(200)
    expect(await shop.accept(code)).toMatchObject({ status: 410, code: 'invitation/withdrawn' })
    expect((await shop.one(withdrawInvitation, pia)).code).toBe('partner/unknown')
    expect((await shop.one(resendInvitation, pia)).code).toBe('partner/unknown')
    expect(await shop.list()).toHaveLength(1)
  })

  test('gives the limits that the owner changed meanwhile', async () => {
    await shop.invite(pia, { onlyCategories: '11' })
    const body = { onlyCategories: null, onlyBrands: [2], approval: true }
    expect((await shop.one(changePartner, pia, { body })).status).toBe(200)
    await shop.accept(await shop.code())
    expect((await shop.list())[1]).toMatchObject({
      state: 'active',
      limits: { categories: null, brands: [{ name: 'Retrospot' }], approval: true },
    })
  })
})

test('once an invitation is accepted, whoever wants to withdraw or resend it learns that', async () => {
  await shop.join(pia)
  expect((await shop.one(withdrawInvitation, pia)).code).toBe('partner/already-member')
  expect((await shop.one(resendInvitation, pia)).code).toBe('partner/already-member')
})

test('a partner can neither invite nor see who else works in the store', async () => {
  await shop.join(pia)
  expect((await shop.invite('eve@shop.example', {}, pia)).problem.code).toBe('access/not-permitted')
  expect((await shop.invite('eve@shop.example', {}, ben)).problem.code).toBe('access/other-store')
})

test('invitations that ended more than a month ago are forgotten, and those of a deleted address at once', async () => {
  await shop.invite()
  const code = await shop.code()
  const nightly = shop.samara.app.tasks.find(({ name }) => name === 'old-invitations')!
  shop.samara.clock.set('2026-04-16T09:00:00Z')
  await nightly.run({} as never)
  expect(await shop.read(code)).toMatchObject({ code: 'invitation/expired' })
  shop.samara.clock.set('2026-04-16T09:00:01Z')
  await nightly.run({} as never)
  expect(await shop.read(code)).toMatchObject({ code: 'invitation/unknown' })
})

test('a category that the platform has no more is still a limit, without a name', async () => {
  await shop.invite(pia, { onlyCategories: `${small.empty}` })
  await sql('delete from categories where store_id = $1 and id = $2', [shop.storeId, small.empty])
  expect((await shop.list())[1]!.limits.categories).toEqual([{ id: small.empty, name: '' }])
})

describe('a mail server that is down', () => {
  test('keeps the invitation, says that its message waits, and sends it later', async () => {
    const other = await startPartnersShop({ environment: { SAMARA_SMTP_URL: 'smtp://127.0.0.1:1' } })
    try {
      expect((await other.invite()).data.mail).toBe('sending')
      const code = await other.code()
      await other.samara.work(1)
      expect((await other.list())[1]).toMatchObject({ state: 'invited', mail: 'waiting' })
      expect((await other.accept(code)).status).toBe(200)
    } finally {
      await other.samara.close()
    }
  })
})

describe('with the provider on board', () => {
  test('a stranger registers by the invitation, without a second message, and accepts', async () => {
    const board = await startPartnersShop({ onBoard: true })
    try {
      await board.invite('new@shop.example')
      const code = await board.code('new@shop.example')
      expect((await board.read(code)).data).toMatchObject({ account: 'new' })
      const given = await board.samara.call(registerInvited, { body: { code } }, null)
      const used = await board.samara.call(
        register,
        { body: { code: given.data.code, name: 'Nia', password: 'quiet harbour lights', language: 'pt' } },
        null,
      )
      expect([used.status, used.data]).toEqual([200, { purpose: 'registration', email: 'new@shop.example' }])
      expect((await board.read(code)).data).toMatchObject({ account: 'known' })
      const again = await board.samara.call(registerInvited, { body: { code } }, null)
      expect([again.status, again.problem.code]).toEqual([409, 'invitation/known'])
      expect((await board.accept(code, 'new@shop.example')).status).toBe(200)
      expect(await board.mails()).toHaveLength(1)
    } finally {
      await board.samara.close()
    }
  })

  test('an invitation that has ended registers nobody', async () => {
    const board = await startPartnersShop({ onBoard: true })
    try {
      await board.invite('new@shop.example')
      const code = await board.code('new@shop.example')
      await board.one(withdrawInvitation, 'new@shop.example')
      expect((await board.samara.call(registerInvited, { body: { code } }, null)).problem.code).toBe('invitation/withdrawn')
    } finally {
      await board.samara.close()
    }
  })
})

test('where another provider signs people in, nobody registers here', async () => {
  await shop.invite()
  const answer = await shop.samara.call(registerInvited, { body: { code: await shop.code() } }, null)
  expect([answer.status, answer.problem.code]).toEqual([409, 'user/managed-elsewhere'])
})
