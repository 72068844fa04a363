import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePartner,
  deletePerson,
  indexCategory,
  keepDraft,
  leaveStore,
  listNotices,
  listStores,
  makeOwner,
  productsByCategory,
  publicationQueue,
  readDraft,
  readMembership,
  readProfile,
  removePartner,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/index.ts'
import { fakeShop } from '../../testing/fake-shop.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, ben, type PartnersShop, pia, startPartnersShop } from './partners.fixtures.ts'

const oto = 'oto@shop.example'
const store = 'ana-shop'

let shop: PartnersShop
beforeAll(async () => {
  shop = await startPartnersShop({ connectPlatform: () => fakeShop() })
  await shop.samara.addStore(ben, 'ben-shop')
})
afterAll(() => shop.samara.close())
beforeEach(async () => {
  shop.samara.clock.set('2026-03-10T09:00:00Z')
  shop.samara.jobs.clear()
  await sql('delete from runs')
  await shop.empty()
})

const sql = async (text: string, values: unknown[] = []) => (await shop.samara.connection.pool.query(text, values)).rows as unknown[]
const openMugs = async (as = pia) => {
  const query = { store, categoryId: small.mugs, username: as }
  const { status, problem } = await shop.samara.call(productsByCategory, { query }, as)
  return [status, problem.code]
}
const leave = async (as: string) => {
  const { status, problem, data } = await shop.samara.call(leaveStore, { query: { username: as, store } }, as)
  return { status, code: problem.code, data }
}
const notices = async (as: string) =>
  (await shop.samara.call(listNotices, { query: { username: as } }, as)).data.notices.map(({ kind, by, figures }) => ({
    kind,
    by,
    figures,
  }))
const mine = async (as: string) => (await shop.samara.call(readMembership, { query: { username: as, store } }, as)).data
const change = (address: string, body: object, as = ana) => shop.one(changePartner, address, { body }, as)
const everything = { onlyCategories: null, onlyBrands: null, approval: false }

/** A publication of a list that begins the next day. */
async function schedule(as: string, categoryId: number = small.mugs): Promise<void> {
  const products: readonly number[] = categoryId === small.mugs ? small.mugProducts : small.plateProducts
  const saved = await sql('select version from orderings where store_id = $1 and list_id = $2', [shop.storeId, categoryId])
  const version = (saved[0] as { version: number } | undefined)?.version ?? 0
  const { status, problem } = await shop.samara.call(
    indexCategory,
    {
      query: { categoryId, store, username: as, version },
      body: { products: [...products], logUserCriterias: [], startsAt: '2026-03-11T09:00:00Z' },
    },
    as,
    { key: shop.key() },
  )
  if (status !== 200) throw new Error(problem.code)
}
/** Names of who answers for what is scheduled. */
const answering = async () =>
  (await shop.samara.call(publicationQueue, { query: { username: ana } }, ana)).data
    .filter(({ state }) => state === 'scheduled')
    .map(({ list, requestedBy }) => [list.id, requestedBy])
    .sort()

describe('a partner who is removed', () => {
  test('is refused from the next call on, and has the store no more', async () => {
    await shop.join(pia)
    expect(await openMugs()).toEqual([200, undefined])
    expect((await shop.one(removePartner, pia)).status).toBe(200)
    expect(await openMugs()).toEqual([403, 'access/other-store'])
    expect((await shop.samara.call(listStores, { params: { email: pia } }, pia)).data).toEqual([])
    expect(await shop.list()).toHaveLength(1)
    expect((await shop.one(removePartner, pia)).code).toBe('partner/unknown')
  })

  test('finds what they had not saved when they are invited again', async () => {
    await shop.join(pia)
    const query = { store, username: pia, kind: 'category', id: small.mugs } as const
    const draft = { version: 0, edits: [], undone: 0, at: '2026-03-10T09:00:00Z' }
    await shop.samara.call(keepDraft, { query, body: { draft } }, pia)
    await shop.one(removePartner, pia)
    expect((await shop.samara.call(keepDraft, { query, body: { draft } }, pia)).problem.code).toBe('access/other-store')
    await shop.join(pia)
    expect((await shop.samara.call(readDraft, { query }, pia)).data).toEqual(draft)
  })

  test('leaves what they scheduled to the owner who removes them, whose name it has from then on', async () => {
    await shop.join(pia)
    await schedule(pia)
    await schedule(ana, small.plates)
    expect((await shop.list())[1]).toMatchObject({ emailPartner: pia, publications: 1 })
    expect(await answering()).toEqual([
      [small.mugs, pia],
      [small.plates, 'Ana Ríos'],
    ])
    expect((await shop.one(removePartner, pia)).data).toEqual({ publications: 1 })
    expect(await answering()).toEqual([
      [small.mugs, 'Ana Ríos'],
      [small.plates, 'Ana Ríos'],
    ])
  })
})

describe('a partner who is limited', () => {
  test('is refused outside of the limits from the next call on, and gets a notice that names who changed them', async () => {
    await shop.join(pia)
    expect(await openMugs()).toEqual([200, undefined])
    const { status, data } = await change(pia, { ...everything, onlyCategories: [small.plates, small.plates] })
    expect([status, data]).toMatchObject([200, { limits: { categories: [{ id: small.plates, name: 'Plates' }] } }])
    expect(await openMugs()).toEqual([403, 'access/outside-limits'])
    expect(await mine(pia)).toMatchObject({ role: 'partner', limits: { categories: [{ name: 'Plates' }], brands: null, approval: false } })
    expect(await notices(pia)).toEqual([{ kind: 'access-changed', by: 'Ana Ríos', figures: {} }])
    await change(pia, everything)
    expect(await openMugs()).toEqual([200, undefined])
  })

  test('no more stands for what they scheduled outside of the limits', async () => {
    await shop.join(pia)
    await schedule(pia)
    await schedule(pia, small.plates)
    await change(pia, { ...everything, onlyCategories: [small.plates] })
    expect(await answering()).toEqual([
      [small.mugs, 'Ana Ríos'],
      [small.plates, pia],
    ])
    await change(pia, { ...everything, approval: true })
    expect(await answering()).toEqual([
      [small.mugs, 'Ana Ríos'],
      [small.plates, 'Ana Ríos'],
    ])
  })

  test('cannot be limited to what the store has not', async () => {
    await shop.join(pia)
    expect(await change(pia, { ...everything, onlyBrands: [77] })).toMatchObject({ status: 422, code: 'partner/unknown-limit' })
    expect(await change('eve@shop.example', everything)).toMatchObject({ status: 404, code: 'partner/unknown' })
  })
})

test('a partner changes neither limits nor who works in the store, their own included', async () => {
  await shop.join(pia, { onlyCategories: `${small.plates}` })
  await shop.join(oto)
  const refused = { status: 403, code: 'access/not-permitted' }
  expect(await change(pia, everything, pia)).toMatchObject(refused)
  for (const [endpoint, address] of [
    [removePartner, ana],
    [removePartner, oto],
    [makeOwner, pia],
    [resendInvitation, oto],
    [withdrawInvitation, oto],
  ] as const)
    expect(await shop.one(endpoint, address, {}, pia)).toMatchObject(refused)
  expect((await shop.list()).map(({ emailPartner, role }) => [emailPartner, role])).toEqual([
    [ana, 'owner'],
    [oto, 'partner'],
    [pia, 'partner'],
  ])
})

describe('leaving a store', () => {
  test('a partner goes by themselves: the owner is notified, and what they scheduled goes on under the owner’s name', async () => {
    await shop.join(pia)
    await sql('delete from notices')
    await schedule(pia)
    expect(await leave(pia)).toMatchObject({ status: 200, data: { publications: 1 } })
    expect(await openMugs()).toEqual([403, 'access/other-store'])
    expect(await notices(ana)).toEqual([{ kind: 'partner-left', by: pia, figures: { publications: 1 } }])
    expect(await answering()).toEqual([[small.mugs, 'Ana Ríos']])
  })

  test('the only owner can neither leave nor be removed', async () => {
    await shop.join(pia)
    expect(await leave(ana)).toMatchObject({ status: 409, code: 'partner/only-owner' })
    expect(await shop.one(removePartner, ana)).toMatchObject({ status: 409, code: 'partner/only-owner' })
    expect(await mine(ana)).toMatchObject({ role: 'owner' })
  })
})

describe('handing a store over', () => {
  test('makes a partner an owner without limits; then either may leave', async () => {
    await shop.join(pia, { onlyCategories: `${small.plates}`, approval: true })
    expect((await shop.one(makeOwner, pia)).data).toMatchObject({
      role: 'owner',
      limits: { categories: null, brands: null, approval: false },
    })
    expect(await openMugs()).toEqual([200, undefined])
    expect(await shop.one(makeOwner, pia)).toMatchObject({ status: 409, code: 'partner/is-owner' })
    expect(await change(pia, { ...everything, approval: true })).toMatchObject({ status: 409, code: 'partner/is-owner' })
    expect((await mine(ana)).owners).toEqual(['Ana Ríos', pia])
    expect(await leave(ana)).toMatchObject({ status: 200 })
    expect(await leave(pia)).toMatchObject({ status: 409, code: 'partner/only-owner' })
    expect((await shop.list(pia)).map(({ emailPartner, role }) => [emailPartner, role])).toEqual([[pia, 'owner']])
    await sql("insert into memberships (store_id, person_id, role) select $1, id, 'owner' from people where email = $2", [
      shop.storeId,
      ana,
    ])
  })

  test('two owners who remove each other at once do not leave the store without one', async () => {
    await shop.join(pia)
    await shop.one(makeOwner, pia)
    const answers = await Promise.all([shop.one(removePartner, pia), shop.one(removePartner, ana, {}, pia)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const [owner] = await sql(
      "select email from memberships m join people p on p.id = m.person_id where store_id = $1 and role = 'owner'",
      [shop.storeId],
    )
    expect(owner).toBeDefined()
    await sql(
      "insert into memberships (store_id, person_id, role) select $1, id, 'owner' from people where email = $2 on conflict do nothing",
      [shop.storeId, ana],
    )
  })

  test('only a partner can be made an owner, not somebody who is invited', async () => {
    await shop.invite(pia)
    expect(await shop.one(makeOwner, pia)).toMatchObject({ status: 404, code: 'partner/unknown' })
  })
})

describe('deleting an account', () => {
  const remove = async (who: string) => {
    const { status, problem } = await shop.samara.call(deletePerson, { params: { email: who }, body: { confirm: who } }, who)
    return { status, code: problem.code, reasons: problem.errors?.map(({ reason }) => reason) }
  }

  test('of the only owner of a store with partners is refused, until the store is handed over', async () => {
    const maya = 'maya@shop.example'
    const id = await shop.samara.addStore(maya, 'maya-shop')
    await sql("insert into memberships (store_id, person_id, role) select $1, id, 'partner' from people where email = $2", [id, ben])
    const profile = async () => (await shop.samara.call(readProfile, { params: { email: maya } }, maya)).data.ownedStores
    expect(await profile()).toMatchObject([{ store: 'maya-shop', partners: 1 }])
    expect(await remove(maya)).toEqual({ status: 409, code: 'user/owns-stores', reasons: ['owns maya-shop'] })
    const query = { email: maya, store: 'maya-shop', emailPartner: ben }
    expect((await shop.samara.call(makeOwner, { query }, maya)).status).toBe(200)
    expect(await profile()).toEqual([])
    expect((await remove(maya)).status).toBe(200)
    expect((await shop.samara.call(listStores, { params: { email: ben } }, ben)).data.map((one) => [one.store, one.role])).toEqual([
      ['ben-shop', 'owner'],
      ['maya-shop', 'owner'],
    ])
  })

  test('of a partner leaves what they scheduled to an owner, who is notified, and forgets invitations to their address', async () => {
    const tom = 'tom@shop.example'
    await shop.join(tom)
    await sql('delete from notices')
    await schedule(tom)
    expect((await remove(tom)).status).toBe(200)
    expect(await answering()).toEqual([[small.mugs, 'Ana Ríos']])
    expect(await notices(ana)).toEqual([{ kind: 'partner-left', by: tom, figures: { publications: 1 } }])
    expect(await sql('select 1 from partner_invitations where email = $1', [tom])).toEqual([])
  })
})

test('the audit log says who invited, limited, removed and left', async () => {
  await sql('delete from audit_log')
  await shop.join(pia)
  await change(pia, { ...everything, approval: true })
  await shop.one(makeOwner, pia)
  await shop.one(removePartner, pia)
  await shop.join(pia)
  await leave(pia)
  await shop.invite(oto)
  await shop.one(withdrawInvitation, oto)
  const events = await sql(
    `select kind, store, p.email as by, q.email as about, address is not null as "fromSomewhere"
     from audit_log a left join people p on p.id = a.person_id left join people q on q.id = a.about_id
     where kind like 'partner-%' or kind = 'store-left' order by a.id`,
  )
  const event = (kind: string, by: string, about: string | null) => ({ kind, store, by, about, fromSomewhere: true })
  expect(events).toEqual([
    event('partner-invited', ana, pia),
    event('partner-joined', pia, pia),
    event('partner-limited', ana, pia),
    event('partner-made-owner', ana, pia),
    event('partner-removed', ana, pia),
    event('partner-invited', ana, pia),
    event('partner-joined', pia, pia),
    event('store-left', pia, pia),
    event('partner-invited', ana, oto),
    event('partner-invitation-withdrawn', ana, oto),
  ])
})
