import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  clearNotices,
  listNotices,
  mutableNoticeKinds,
  noticeKinds,
  type NoticeSettings,
  readNotices,
  readNoticeSettings,
  saveNoticeSettings,
} from '../../../contract/index.ts'
import { databaseEvents } from '../../events/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import type { NewNotice } from './notices.repository.ts'
import { type NoticeMailsService, noticeMailsService } from './notice-mails.service.ts'
import { type NoticesService, noticesService } from './notices.service.ts'

const ana = 'ana@shop.example'
const ben = 'ben@other.example'

let samara: TestSamara
let notices: NoticesService
let anas: string
let bens: string
beforeAll(async () => {
  samara = await startTestSamara()
  notices = noticesService({ database: samara.connection.database, events: databaseEvents, clock: samara.clock })
  anas = await samara.addStore(ana, 'ana-shop')
  bens = await samara.addStore(ben, 'ben-shop')
  await fillSmallCatalogue(samara.connection, anas)
})
afterAll(() => samara.close())
beforeEach(async () => {
  await samara.connection.pool.query('delete from notices')
  samara.clock.set('2026-03-10T09:00:00Z')
})

const add = (notice: NewNotice) => notices.add(notice, samara.connection.database)
const list = async (who = ana) => (await samara.call(listNotices, { query: { username: who } }, who)).data

test('people of a store get its notices, newest first; others do not', async () => {
  await add({ storeId: anas, kind: 'synchronised', figures: { read: 8, added: 3, gone: 0 } })
  samara.clock.set('2026-03-10T10:00:00Z')
  await add({
    storeId: anas,
    kind: 'publication-with-errors',
    list: { kind: 'category', id: small.mugs },
    figures: { verified: 4, checked: 5 },
  })
  await add({ storeId: bens, kind: 'credential-invalid' })
  const { unread, notices: shown } = await list()
  expect(unread).toBe(2)
  expect(shown).toEqual([
    {
      id: expect.stringMatching(/^\d+$/) as string,
      kind: 'publication-with-errors',
      store: 'ana-shop',
      storeName: 'ana-shop',
      at: '2026-03-10T10:00:00.000Z',
      read: false,
      list: { kind: 'category', id: small.mugs, name: 'Mugs' },
      publication: null,
      synchronisation: null,
      proposal: null,
      by: null,
      word: null,
      figures: { verified: 4, checked: 5 },
    },
    expect.objectContaining({ kind: 'synchronised', list: null, figures: { read: 8, added: 3, gone: 0 } }),
  ])
  expect((await list(ben)).notices.map(({ kind }) => kind)).toEqual(['credential-invalid'])
})

test('what concerns the orders of the whole store is sent to owners and to partners who may see all of it', async () => {
  const { users, stores } = samara.app.services
  for (const [name, limits] of [
    ['whole', { categories: null, brands: null }],
    ['mugs', { categories: [small.mugs], brands: null }],
    ['brand', { categories: null, brands: [1] }],
  ] as const) {
    const { id } = await users.add({ email: `${name}@partner.example`, name, passwordHash: null })
    await stores.addPartner(anas, id, {
      ...limits,
      categories: limits.categories && [...limits.categories],
      brands: limits.brands && [...limits.brands],
      approval: false,
    })
  }
  await add({ storeId: anas, kind: 'no-orders', figures: { minutes: 90 } })
  const receivers = ['whole', 'mugs', 'brand'].map((name) => `${name}@partner.example`)
  expect(await Promise.all([ana, ...receivers].map(async (who) => (await list(who)).notices.length))).toEqual([1, 1, 0, 0])
  await samara.connection.pool.query("delete from memberships where role = 'partner'")
})

test('it is sent with the transaction that it belongs to, or not at all', async () => {
  const rolledBack = samara.connection.database.transaction().execute(async (transaction) => {
    await notices.add({ storeId: anas, kind: 'drift' }, transaction)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await list()).toEqual({ unread: 0, notices: [] })
})

test('one is read, then all; nobody can read those of somebody else', async () => {
  for (const kind of ['drift', 'synchronised', 'synchronisation-failed'] as const) await add({ storeId: anas, kind })
  await add({ storeId: bens, kind: 'drift' })
  const [newest] = (await list()).notices
  const read = (ids: string[] | null, as = ana) =>
    samara.call(readNotices, { query: { username: as }, body: { ids } }, as).then(({ data }) => data)
  expect(await read([newest!.id], ben)).toEqual({ unread: 1 })
  expect(await read([newest!.id])).toEqual({ unread: 2 })
  expect((await list()).notices.map((notice) => notice.read)).toEqual([true, false, false])
  expect(await read(null)).toEqual({ unread: 0 })
  expect((await list(ben)).unread).toBe(1)
})

test('the notices of one store are shown, read and removed without those of another', async () => {
  const second = await samara.addStore(ana, 'ana-outlet')
  await add({ storeId: anas, kind: 'drift' })
  await add({ storeId: second, kind: 'synchronised' })
  await add({ storeId: second, kind: 'drift' })
  const of = (store: string) => ({ query: { username: ana, from: store } })
  const inStore = async (store: string) => (await samara.call(listNotices, of(store), ana)).data
  expect((await inStore('ana-shop')).notices.map(({ store }) => store)).toEqual(['ana-shop'])
  expect((await inStore('ana-outlet')).unread).toBe(2)
  expect((await inStore('ben-shop')).notices).toEqual([])
  expect((await samara.call(readNotices, { ...of('ana-outlet'), body: { ids: null } }, ana)).data).toEqual({ unread: 0 })
  expect((await inStore('ana-shop')).unread).toBe(1)
  expect((await samara.call(clearNotices, of('ana-outlet'), ana)).data).toEqual({ unread: 0 })
  expect((await list()).notices.map(({ store }) => store)).toEqual(['ana-shop'])
})

test('a person removes what is theirs, and nothing else', async () => {
  await add({ storeId: anas, kind: 'drift' })
  await add({ storeId: bens, kind: 'drift' })
  expect((await samara.call(clearNotices, { query: { username: ana } }, ana)).data).toEqual({ unread: 0 })
  expect((await list()).notices).toEqual([])
  expect((await list(ben)).notices).toHaveLength(1)
})

test('a notice still says what it was about when the list is gone, and when the store is', async () => {
  const gone = await samara.addStore('zoe@shop.example', 'zoe-shop')
  await fillSmallCatalogue(samara.connection, gone)
  await add({ storeId: gone, kind: 'publication-failed', list: { kind: 'category', id: small.mugs } })
  await samara.connection.pool.query('delete from stores where id = $1', [gone])
  const [shown] = (await list('zoe@shop.example')).notices
  expect(shown).toMatchObject({ store: 'zoe-shop', storeName: 'zoe-shop', list: { id: small.mugs, name: 'Mugs' } })
})

test('a hundred are shown; every night what is older than 90 days is removed, and what is more than 500 of a person', async () => {
  samara.clock.set('2026-01-01T00:00:00Z')
  await add({ storeId: bens, kind: 'drift' })
  await samara.connection.pool.query(
    `insert into notices (person_id, store_id, store, store_name, kind, at) select m.person_id, s.id, name, name, 'synchronised', '2026-03-09' from stores s join memberships m on m.store_id = s.id, generate_series(1, 502) where s.id = $1`,
    [anas],
  )
  const kept = async () =>
    (await samara.connection.pool.query<{ count: number }>('select count(*)::int as count from notices')).rows[0]!.count
  samara.clock.set('2026-04-10T00:00:00Z')
  expect((await list()).notices).toHaveLength(100)
  expect((await list()).unread).toBe(502)
  expect(await kept()).toBe(503)
  await samara.app.tasks.find(({ schedule }) => schedule === '20 3 * * *')!.run({} as never)
  expect(await kept()).toBe(500)
  expect(await list(ben)).toEqual({ unread: 0, notices: [] })
})

describe('what a person wants to be notified of', () => {
  let mails: NoticeMailsService
  beforeAll(() => {
    mails = noticeMailsService({ database: samara.connection.database, mail: samara.mail, clock: samara.clock, publicUrl: 'http://samara' })
  })
  beforeEach(async () => {
    await samara.connection.pool.query('delete from notice_settings')
    await samara.connection.pool.query('delete from mails')
  })
  const want = (body: NoticeSettings, who = ana) => samara.call(saveNoticeSettings, { query: { username: who }, body }, who)
  const sent = async (): Promise<{ receiver: string; subject: string; text: string }[]> =>
    (
      await samara.connection.pool.query<{ receiver: string; subject: string; text: string }>(
        'select receiver, subject, body_text as text from mails order by created_at',
      )
    ).rows

  test('is everything and nothing by e-mail, until they say so; a kind that they mute comes no more', async () => {
    expect((await samara.call(readNoticeSettings, { query: { username: ana } }, ana)).data).toEqual({ muted: [], mailing: 'off' })
    expect((await want({ muted: ['synchronised'], mailing: 'off' })).data).toEqual({ muted: ['synchronised'], mailing: 'off' })
    await add({ storeId: anas, kind: 'synchronised' })
    await add({ storeId: anas, kind: 'synchronisation-failed' })
    expect((await list()).notices.map(({ kind }) => kind)).toEqual(['synchronisation-failed'])
    expect(
      (
        await samara.call(
          saveNoticeSettings,
          { query: { username: ana }, body: { muted: ['credential-invalid'], mailing: 'off' } as never },
          ana,
        )
      ).status,
    ).toBe(400)
    expect((await want({ muted: [], mailing: 'once' }, ben)).status).toBe(200)
    expect((await samara.call(readNoticeSettings, { query: { username: ana } }, ben)).problem.code).toBe('access/other-person')
    await mails.sendDue()
    expect(await sent()).toEqual([])
  })

  test('leaves out every kind that they mute, and all can be muted but what concerns the access to stores and the account', async () => {
    const kept = ['credential-invalid', 'access-changed', 'second-factor-taken']
    expect(noticeKinds.filter((kind) => !mutableNoticeKinds.some((muted) => muted === kind))).toEqual(kept)
    expect((await want({ muted: [...mutableNoticeKinds], mailing: 'once' })).status).toBe(200)
    for (const kind of noticeKinds) await add({ storeId: anas, kind })
    expect((await list()).notices.map(({ kind }) => kind).toReversed()).toEqual(kept)
    expect((await want({ muted: ['sold-out-first', 'list-fell'], mailing: 'off' })).data.muted).toEqual(['sold-out-first', 'list-fell'])
    await add({ storeId: anas, kind: 'no-orders', figures: { minutes: 90 } })
    expect((await list()).notices[0]!.kind).toBe('no-orders')
  })

  test('comes by e-mail at once, each once, with the way to what it is about, and without what was read', async () => {
    await add({ storeId: anas, kind: 'synchronised' })
    await want({ muted: [], mailing: 'once' })
    await mails.sendDue()
    expect(await sent()).toEqual([])
    await add({ storeId: anas, kind: 'publication-verified', list: { kind: 'category', id: small.mugs } })
    await mails.sendDue()
    await mails.sendDue()
    expect(await sent()).toMatchObject([{ receiver: ana, subject: 'ana-shop: «Mugs» se indexó.' }])
    expect((await sent())[0]!.text).toContain(`http://samara/order-by-category?category=${small.mugs}&store=ana-shop`)
    await add({ storeId: anas, kind: 'drift', list: { kind: 'category', id: small.mugs } })
    await samara.call(readNotices, { query: { username: ana }, body: { ids: null } }, ana)
    await mails.sendDue()
    expect(await sent()).toHaveLength(1)
  })

  test('comes together once a day, from eight in the morning at their store', async () => {
    await samara.connection.pool.query("update stores set time_zone = 'America/Sao_Paulo'")
    await want({ muted: [], mailing: 'daily' })
    samara.clock.set('2026-03-11T10:59:00Z')
    for (const kind of ['synchronised', 'synchronisation-failed'] as const) await add({ storeId: anas, kind })
    await mails.sendDue()
    expect(await sent()).toEqual([])
    samara.clock.set('2026-03-11T11:00:00Z')
    await Promise.all([mails.sendDue(), mails.sendDue()])
    expect(await sent()).toMatchObject([{ subject: '2 novedades en Samara' }])
    await add({ storeId: anas, kind: 'synchronised' })
    samara.clock.set('2026-03-11T20:00:00Z')
    await mails.sendDue()
    expect(await sent()).toHaveLength(1)
    samara.clock.set('2026-03-12T11:00:00Z')
    await mails.sendDue()
    expect((await sent())[1]).toMatchObject({ subject: 'ana-shop: El catálogo está al día.' })
  })
})
