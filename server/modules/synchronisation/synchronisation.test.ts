import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cancelSynchronisation,
  listNotices,
  listStores,
  listSynchronisations,
  productsByCategory,
  resumeSynchronisation,
  saveSortTable,
  type Synchronisation,
  synchronisationChanges,
  synchroniseCatalogue,
  synchroniseCollectionById,
  synchroniseCollectionProducts,
  synchroniseCollections,
} from '../../../contract/index.ts'
import { LockLost } from '../../database/advisory-lock.ts'
import { databaseEvents } from '../../events/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { requestSynchronisation, synchronisationTask } from './request.ts'
import { type HandShop, handShop } from '../../testing/hand-shop.ts'

const mugs = [101, 102, 103, 104, 105]
const plates = [201, 202, 203]
const shops = new Map<string, HandShop>()

let samara: TestSamara
let shop: HandShop
let store: string
let ana: string
let query: { store: string; username: string }
let number = 0

beforeAll(async () => {
  samara = await startTestSamara({ connectPlatform: (_, { account }) => shops.get(account)! })
})
afterAll(() => samara.close())

async function openStore(): Promise<void> {
  number++
  shop = handShop([...mugs, ...plates])
  shop.collectionsThere = [
    { id: 7, name: 'Tea time', products: [103, 101] },
    { id: 8, name: 'Gifts', products: [201] },
  ]
  ana = `ana${number}@shop.example`
  query = { store: `shop-${number}`, username: ana }
  shops.set(query.store, shop)
  samara.jobs.clear()
  store = await samara.addStore(ana, query.store)
  // Sales of two years are here already: they are not what this file is about.
  await samara.app.services.sales.cover(store, new Date('2020-01-01'), new Date('2030-01-01'))
}
beforeEach(openStore)

const rows = async <T extends object>(text: string): Promise<T[]> => (await samara.connection.pool.query<T>(text, [store])).rows
const products = () =>
  rows<{
    id: number
    category_id: number
    score: number
    active: boolean
    gone: boolean
    stock: number
    price: number | null
    details: boolean
  }>(
    'select id, category_id, score, active, gone_at is not null as gone, stock, price, details_at is not null as details from products where store_id = $1 order by id',
  )
const product = async (id: number) => (await products()).find((row) => row.id === id)
const latest = async () => (await samara.call(listSynchronisations, { query }, ana)).data.filter(({ scope }) => scope !== 'sales')
const present = async (id: string) => (await latest()).find((one) => one.id === id)!
/** Runs what brings the catalogue in, and leaves what follows from it. */
const work = (most?: number) =>
  samara.jobs.run(
    samara.app.tasks.filter(({ name }) => name === synchronisationTask),
    most,
  )
const done = async (answer: { status: number; data: Synchronisation; problem: unknown }) => {
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
  await work()
  return present(answer.data.id)
}
const ask = (categories?: string) =>
  samara.call(synchroniseCatalogue, { query: { ...query, ...(categories === undefined ? {} : { categories }) } }, ana)
const everything = async () => done(await ask())
const nightly = async () => {
  const { database } = samara.connection
  const id = await requestSynchronisation({ database, jobs: samara.jobs, events: databaseEvents, clock: samara.clock }, store, {
    scope: 'nightly',
    requestedBy: null,
  })
  await work()
  return present(id!)
}
const changesOf = async (id: string) => (await samara.call(synchronisationChanges, { params: { id }, query }, ana)).data
const readiness = async () => (await samara.call(listStores, { params: { email: ana } }, ana)).data[0]!
const notices = async () => (await samara.call(listNotices, { query: { username: ana } }, ana)).data.notices.map(({ kind }) => kind)
/** Fails with this at the call, once. */
const failAt = (call: string, error: Error) => {
  let once = true
  shop.before = (made) => {
    if (!once || made !== call) return
    once = false
    throw error
  }
}

describe('a job', () => {
  test('that a former version enqueued without the store is carried out, and its next ones name the store', async () => {
    const { data } = await ask()
    samara.jobs.clear()
    failAt('credential', new PlatformFault('unavailable', 'down'))
    await samara.jobs.enqueue(synchronisationTask, { synchronisation: data.id }, { queries: samara.connection.database })
    await work(1)
    expect(samara.jobs.waiting.map(({ payload }) => payload)).toContainEqual({ store, synchronisation: data.id })
    await work()
    expect(await present(data.id)).toMatchObject({ state: 'done', read: 8 })
  })

  test('whose synchronisation is not there any more does nothing', async () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    samara.jobs.clear()
    await samara.jobs.enqueue(synchronisationTask, { synchronisation: gone }, { queries: samara.connection.database })
    await samara.jobs.enqueue(synchronisationTask, { store, synchronisation: gone }, { queries: samara.connection.database })
    await work()
    expect(samara.jobs.waiting).toEqual([])
  })
})

describe('everything', () => {
  test('comes in: tree, brands, what shoppers see, details, collections; the store is ready', async () => {
    expect(await everything()).toMatchObject({
      state: 'done',
      scope: 'everything',
      requestedBy: ana,
      read: 8,
      added: 8,
      changed: 0,
      gone: 0,
      unreadable: 0,
      failure: null,
    })
    expect(await products()).toHaveLength(8)
    expect(await product(101)).toEqual({
      id: 101,
      category_id: 11,
      score: 1899,
      active: true,
      gone: false,
      stock: 7,
      price: 500,
      details: true,
    })
    expect(await readiness()).toMatchObject({
      readiness: 'ready',
      products: 8,
      currency: 'EUR',
      synchronisedAt: expect.any(String) as string,
    })
    expect(await rows('select product_id from collection_products where store_id = $1 and collection_id = 7 order by position')).toEqual([
      { product_id: 103 },
      { product_id: 101 },
    ])
    expect(await rows('select id, score_share from categories where store_id = $1 order by place')).toEqual([
      { id: 10, score_share: 0 },
      { id: 11, score_share: 5 },
      { id: 12, score_share: 0 },
    ])
    expect(await notices()).toEqual(['synchronised'])
  })

  test('lists can be worked with before the details are in', async () => {
    let seen: unknown
    shop.before = async (call) => {
      if (call === 'product 101') seen = { store: await readiness(), run: (await latest())[0], product: await product(101) }
    }
    await everything()
    expect(seen).toMatchObject({
      store: { readiness: 'ready', products: 8 },
      run: { state: 'running', phase: 'details', done: 0, total: 8, usableAt: expect.any(String) as string },
      product: { price: 500, details: false },
    })
  })

  test('the same wish while one is under way is refused', async () => {
    await ask()
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'synchronisation/already-running' } })
  })

  test('a product that shoppers are not shown is known, and in no list', async () => {
    shop.add(106, { offered: false })
    await everything()
    expect(await product(106)).toMatchObject({ active: false, score: 1894 })
  })

  test('numbers and texts that no database keeps are made to fit', async () => {
    shop.add(106, { name: 'Mug\0s', price: 9_000_000_000 })
    await everything()
    expect(await product(106)).toMatchObject({ price: 2_147_483_647 })
  })
})

describe('behaviour 12 · a run that is broken off', () => {
  test('at any call goes on where it was: at most one page is asked for again, and all is as if nothing had been', async () => {
    await everything()
    const ofTheCatalogue = () => shop.calls.filter((call) => !call.includes('sales'))
    const whole = ofTheCatalogue()
    const state = async () => ({ products: await products(), run: { ...(await latest())[0]!, id: '', store: '', requestedBy: '' } })
    const wanted = await state()
    const page = 8
    for (const call of [
      'credential',
      'shares',
      'ids from 4',
      'offers 104 105 201',
      'product 101',
      'product 203',
      'collections',
      'collection 8',
    ]) {
      expect(whole).toContain(call)
      await openStore()
      failAt(call, new Error(`broken off at ${call}`))
      await everything()
      expect(await state(), call).toEqual(wanted)
      const again = ofTheCatalogue().length - whole.length
      expect(again, call).toBeGreaterThan(0)
      expect(again, call).toBeLessThanOrEqual(page)
      const before = shop.calls.slice(0, shop.calls.indexOf(call))
      // Pages of numbers that were committed are not asked for again.
      for (const made of before.filter((one) => one.startsWith('offers')))
        expect(
          shop.calls.filter((one) => one === made),
          made,
        ).toHaveLength(1)
    }
  })

  test('what another process has gone on with meanwhile is not written over', async () => {
    let taken = false
    shop.before = async (call) => {
      if (call !== 'product 102' || taken) return
      taken = true
      await samara.connection.pool.query(`update synchronisations set cursor = '999' where store_id = $1 and phase = 'details'`, [store])
    }
    await ask()
    await work()
    expect((await products()).filter(({ details }) => details)).toEqual([])
  })

  test('that loses its lock with its connection writes nothing more and decides nothing; whoever takes over goes on', async () => {
    let killed = 0
    shop.before = async (call) => {
      if (call !== 'product 102' || killed > 0) return
      const { rowCount } = await samara.connection.pool.query(
        `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
         where l.locktype = 'advisory' and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0)`,
        [`synchronisation ${(await latest())[0]!.id}`],
      )
      killed += rowCount ?? 0
      await sleep(200)
    }
    await ask()
    await expect(work()).rejects.toBeInstanceOf(LockLost)
    expect(killed).toBe(1)
    const { id, state, failure } = (await latest())[0]!
    expect({ state, failure }).toEqual({ state: 'running', failure: null })
    expect((await products()).filter(({ details }) => details)).toEqual([])
    await samara.jobs.enqueue(synchronisationTask, { synchronisation: id }, { queries: samara.connection.database })
    await work()
    expect(await present(id)).toMatchObject({ state: 'done' })
  })
})

describe('what changed', () => {
  test('is told product by product: new, gone, back, moved, price, stock; and counted', async () => {
    await everything()
    shop.products.get(101)!.price = 450
    shop.products.get(102)!.stock = 0
    shop.products.get(103)!.categoryId = 12
    shop.products.delete(104)
    shop.add(106)
    const second = await everything()
    expect(second).toMatchObject({ state: 'done', added: 1, changed: 2, moved: 1, gone: 1, read: 8 })
    const { counts, changes, currency } = await changesOf(second.id)
    expect({ counts, currency }).toEqual({ counts: { new: 1, gone: 1, back: 0, moved: 1, price: 1, stock: 1 }, currency: 'EUR' })
    expect(changes.map(({ product: id, kind, was, is }) => [id, kind, was, is])).toEqual([
      [106, 'new', null, null],
      [104, 'gone', null, null],
      [103, 'moved', 'Mugs', 'Plates'],
      [101, 'price', '500', '450'],
      [102, 'stock', '7', '0'],
    ])
    shop.add(104)
    const third = await everything()
    expect((await changesOf(third.id)).changes.map(({ product: id, kind }) => [id, kind])).toEqual([[104, 'back']])
  })

  test('the first time nothing is listed as new', async () => {
    const first = await everything()
    expect((await changesOf(first.id)).counts).toEqual({ new: 0, gone: 0, back: 0, moved: 0, price: 0, stock: 0 })
  })

  test('behaviour 13 · the same again changes nothing', async () => {
    await everything()
    const before = await products()
    const again = await everything()
    expect(again).toMatchObject({ added: 0, changed: 0, moved: 0, gone: 0 })
    expect((await changesOf(again.id)).changes).toEqual([])
    expect(await products()).toEqual(before)
  })

  test('a product that vanished keeps its place in a saved ordering, and comes back to it', async () => {
    await everything()
    const mugsNow = async () => (await samara.call(productsByCategory, { query: { ...query, categoryId: 11 } }, ana)).data
    const wanted = [105, 101, 104, 102, 103]
    const list = { kind: 'category', id: 11 } as const
    const saved = await samara.call(
      saveSortTable,
      { query: { username: ana }, body: { store: query.store, list, version: 0, products: wanted } },
      ana,
    )
    expect(saved.status, JSON.stringify(saved.problem)).toBe(200)
    const before = shop.products.get(104)!
    shop.products.delete(104)
    await everything()
    expect((await mugsNow()).content.map(({ id }) => id)).toEqual(wanted.filter((id) => id !== 104))
    shop.products.set(104, before)
    await everything()
    expect((await mugsNow()).content.map(({ id }) => id)).toEqual(wanted)
  })

  test('a page whose rows moved does not lose a product: what was not told is asked for by its number', async () => {
    await everything()
    shop.before = (call) => {
      // The first one goes, so that all others move up by one row between two pages.
      if (call === 'ids from 4') shop.products.delete(101)
    }
    const second = await everything()
    expect(second).toMatchObject({ gone: 1 })
    expect((await products()).filter(({ gone }) => gone).map(({ id }) => id)).toEqual([101])
  })

  test('a score that a publication has just written, or is about to write, is not overwritten by an older read', async () => {
    await everything()
    await samara.connection.pool.query(
      `with p as (insert into publications (store_id, list_kind, list_id, version, products, state, requested_at, idempotency_key, request_digest)
        values ($1, 'category', 11, 1, '{}', 'running', now(), 'key', 'digest') returning id)
      insert into publication_writes (store_id, publication_id, product_id, place, score, result, at) select $1, id, product, product, 5000, result, at from p, (values
        (101, null, null::timestamptz), (102, 'written', $2::timestamptz), (103, 'written', $2::timestamptz - interval '1 hour')) v(product, result, at)`,
      [store, samara.clock.now()],
    )
    await samara.connection.pool.query('update products set score = 5000 where store_id = $1 and id in (101, 102, 103)', [store])
    await everything()
    expect((await products()).slice(0, 3).map(({ score }) => score)).toEqual([5000, 5000, 1897])
  })
})

describe('a part alone', () => {
  test('chosen categories: what is known in them, what the platform tells of them and of those below, with exact stock', async () => {
    await everything()
    shop.products.get(101)!.categoryId = 12
    shop.products.get(102)!.price = 1
    shop.products.get(201)!.price = 1
    shop.add(107, { stock: 0 })
    shop.calls.splice(0)
    const run = await done(await ask('11'))
    expect(run).toMatchObject({ scope: 'categories', targets: [{ id: 11, name: 'Mugs' }], state: 'done', added: 1, changed: 1, moved: 1 })
    expect(await product(101)).toMatchObject({ category_id: 12 })
    expect(await product(201)).toMatchObject({ price: 500 })
    expect(shop.calls).toEqual(expect.arrayContaining(['ids of 11 from 1', 'stock 102', 'product 107']))
    expect(shop.calls).not.toContain('product 201')
    expect(await ask('11,99')).toMatchObject({ problem: { code: 'catalogue/unknown-category' } })
  })

  test('collections, one collection, and one with its products', async () => {
    await everything()
    shop.collectionsThere = [
      { id: 7, name: 'Tea', products: [101] },
      { id: 9, name: 'New', products: [102, 203] },
    ]
    shop.products.get(102)!.price = 1
    shop.calls.splice(0)
    expect(await done(await samara.call(synchroniseCollectionById, { query: { ...query, collectionId: 9 } }, ana))).toMatchObject({
      state: 'done',
      targets: [{ id: 9, name: 'New' }],
    })
    expect(await rows('select id, name from collections where store_id = $1 order by id')).toEqual([
      { id: 7, name: 'Tea time' },
      { id: 8, name: 'Gifts' },
      { id: 9, name: 'New' },
    ])
    expect(await product(102)).toMatchObject({ price: 500 })
    expect(await done(await samara.call(synchroniseCollectionProducts, { query: { ...query, idCollection: 9 } }, ana))).toMatchObject({
      state: 'done',
      read: 2,
      changed: 1,
    })
    expect(await product(102)).toMatchObject({ price: 1 })
    expect(shop.calls).not.toContain('product 101')
    expect(await done(await samara.call(synchroniseCollections, { query }, ana))).toMatchObject({ state: 'done', done: 2, total: 2 })
    expect(await rows('select id, name from collections where store_id = $1 order by id')).toEqual([
      { id: 7, name: 'Tea' },
      { id: 9, name: 'New' },
    ])
    expect(await samara.call(synchroniseCollectionById, { query: { ...query, collectionId: 77 } }, ana)).toMatchObject({
      problem: { code: 'catalogue/unknown-collection' },
    })
  })

  test('a night: all offers, details of what is new or changed and of the seventh that was read longest ago; no notice where nothing changed', async () => {
    await everything()
    await samara.connection.pool.query(
      `update products set details_at = details_at - id * interval '1 day' where store_id = $1 and id = 203`,
      [store],
    )
    shop.products.get(103)!.price = 1
    shop.add(106)
    shop.calls.splice(0)
    expect(await nightly()).toMatchObject({ state: 'done', requestedBy: null, added: 1, changed: 1 })
    const read = shop.calls.filter((call) => call.startsWith('product ')).sort()
    expect(read).toEqual(expect.arrayContaining(['product 103', 'product 106', 'product 203']))
    expect(read.length).toBeLessThanOrEqual(4)
    const before = await notices()
    await nightly()
    expect(await notices()).toEqual(before)
    shop.products.delete(104)
    expect(await nightly()).toMatchObject({ gone: 1 })
    expect(await notices()).toHaveLength(before.length + 1)
  })
})

describe('when it does not go well', () => {
  test('a wrong key ends it at once, with one notice', async () => {
    shop.before = () => {
      throw new PlatformFault('credential', 'wrong key')
    }
    expect(await everything()).toMatchObject({ state: 'failed', failure: 'credential' })
    expect(shop.calls).toHaveLength(1)
    expect(await notices()).toEqual(['credential-invalid'])
    expect(await readiness()).toMatchObject({ readiness: 'failed' })
  })

  test('a right that lacks for one part leaves that part as it was, and the rest comes in', async () => {
    shop.before = (call) => {
      if (/^collections?/.test(call)) throw new PlatformFault('forbidden', 'View collections')
    }
    expect(await everything()).toMatchObject({ state: 'done-with-errors', failure: 'forbidden', read: 8 })
    expect(await readiness()).toMatchObject({ readiness: 'ready', products: 8 })
    expect(await notices()).toEqual(['synchronisation-with-errors'])
  })

  test('a product that nobody can make sense of is counted and stays as it was', async () => {
    await everything()
    shop.products.get(103)!.score = 1
    failAt('product 103', new PlatformFault('unreadable', 'score: nonsense'))
    expect(await everything()).toMatchObject({ state: 'done-with-errors', unreadable: 1, gone: 0 })
    expect(await product(103)).toMatchObject({ score: 1897, gone: false })
  })

  test('a page of numbers that makes no sense is counted, and the rest comes in', async () => {
    await everything()
    shop.lostPages.add(4)
    const ended = await everything()
    expect(ended).toMatchObject({ state: 'done-with-errors', unreadable: 3, gone: 0, failure: null })
    expect((await products()).filter(({ gone }) => gone)).toEqual([])
    shop.lostPages.clear()
    expect(await everything()).toMatchObject({ state: 'done', unreadable: 0 })
  })

  test('one nonsense answer about what shoppers see is asked for again in parts, and nothing is lost by it', async () => {
    let once = true
    shop.before = (call) => {
      if (!once || !call.startsWith('offers')) return
      once = false
      throw new PlatformFault('unreadable', 'a page instead of data')
    }
    expect(await everything()).toMatchObject({ state: 'done', unreadable: 0, read: 8 })
  })

  test('while the platform is away it waits, says until when, and goes on by itself', async () => {
    shop.before = (call) => {
      if (call === 'product 103') throw new PlatformFault('unavailable', 'no answer', 120_000)
    }
    const { data } = await ask()
    await work(1)
    expect(await present(data.id)).toMatchObject({
      state: 'waiting',
      waitingFor: 'platform',
      retryAt: '2026-03-10T09:02:00.000Z',
      phase: 'details',
    })
    shop.before = () => {}
    shop.calls.splice(0)
    samara.clock.set('2026-03-10T09:02:00Z')
    await work()
    expect(await present(data.id)).toMatchObject({ state: 'done', waitingFor: null, retryAt: null })
    expect(shop.calls.filter((call) => call.startsWith('ids') || call.startsWith('offers'))).toEqual([])
    samara.clock.set('2026-03-10T09:00:00Z')
  })

  test('cancelled while the platform answers slowly it stops at once, writes nothing more, and is gone on with where it stopped', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      shop.before = (call) => {
        if (call !== 'product 103') return
        resolve()
        return new Promise<void>((go) => (answer = go))
      }
    })
    const { data } = await ask()
    const working = work(1)
    await asked
    expect((await samara.call(cancelSynchronisation, { params: { id: data.id }, query }, ana)).data).toMatchObject({ state: 'cancelled' })
    expect(await readiness()).toMatchObject({ readiness: 'ready' })
    // The platform has not answered yet.
    await working
    const { length } = shop.calls
    answer()
    shop.before = () => {}
    expect((await products()).filter(({ details }) => details)).toEqual([])
    expect(await samara.call(cancelSynchronisation, { params: { id: data.id }, query }, ana)).toMatchObject({
      problem: { code: 'synchronisation/already-ended' },
    })
    const resumed = await samara.call(resumeSynchronisation, { params: { id: data.id }, query }, ana)
    expect(resumed.data).toMatchObject({ state: 'waiting', phase: 'details' })
    await work()
    expect(await present(data.id)).toMatchObject({ state: 'done', added: 8 })
    expect(shop.calls.slice(length).filter((call) => call.startsWith('offers'))).toEqual([])
    expect(await samara.call(resumeSynchronisation, { params: { id: data.id }, query }, ana)).toMatchObject({
      problem: { code: 'synchronisation/not-stopped' },
    })
  })

  test('a store whose first synchronisation is cancelled before anything can be seen says so, and is brought in after all', async () => {
    const { data } = await ask()
    await samara.call(cancelSynchronisation, { params: { id: data.id }, query }, ana)
    expect(await readiness()).toMatchObject({ readiness: 'failed' })
    await samara.call(resumeSynchronisation, { params: { id: data.id }, query }, ana)
    expect(await readiness()).toMatchObject({ readiness: 'synchronising' })
    await work()
    expect(await readiness()).toMatchObject({ readiness: 'ready', products: 8 })
  })

  test('a fault of our own is tried again, and said after many', async () => {
    shop.before = (call) => {
      if (call === 'tree') throw new Error('what nobody thought of')
    }
    expect(await everything()).toMatchObject({ state: 'failed', failure: 'unexpected' })
    expect(await notices()).toEqual(['synchronisation-failed'])
  })
})
