import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearNotices, listNotices, readNotices } from '../../../contract/index.ts'
import { databaseEvents } from '../../events/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import type { NewNotice } from './notices.repository.ts'
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
