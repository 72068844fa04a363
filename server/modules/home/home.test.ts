import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ApiTokenPermission, createApiToken, listsToOrder, readHome, saveSortTable } from '../../../contract/index.ts'
import { seedPublication, seedSynchronisation } from '../../testing/seed-runs.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'

const pia = 'pia@shop.example'
const teaTime = { kind: 'collection', id: 7 } as const
const mugs = { kind: 'category', id: small.mugs } as const
const plates = { kind: 'category', id: small.plates } as const

let store: SmallStore
let samara: TestSamara
let storeId: string
beforeAll(async () => {
  store = await startSmallStore()
  ;({ samara, storeId } = store)
  await store.change("update products set image_url = 'http://shop/' || id where store_id = $1")
  await store.addCollection(teaTime.id, 'Tea time', [202, 101])
  await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
})
afterAll(() => samara.close())
afterEach(async () => {
  await store.change('update products set stock = 7 where store_id = $1')
  for (const table of [
    'orderings',
    'ordering_versions',
    'publications',
    'runs',
    'preferences',
    'drifts',
    'counted_sales',
    'sales_coverage',
    'sales_by_day',
  ])
    await store.change(`delete from ${table} where store_id = $1`)
  samara.clock.set('2026-03-10T09:00:00Z')
})

const home = async (email = ana) => (await samara.call(readHome, { query: { store: 'ana-shop', username: email } }, email)).data
const save = (list: { kind: 'category' | 'collection'; id: number }, products: readonly number[]) =>
  samara.call(saveSortTable, { query: { username: ana }, body: { store: 'ana-shop', list, version: 0, products: [...products] } }, ana)
const reasons = async (email?: string) => (await home(email)).attention.map(({ name, reason }) => `${name}: ${reason}`)

describe('what needs attention', () => {
  test('is nothing in a store where nothing happened', async () => {
    expect(await home()).toMatchObject({
      currency: 'EUR',
      trouble: null,
      running: 0,
      attention: [],
      counts: { failed: 0, drifted: 0, 'sold-out': 0, unpublished: 0 },
      recent: [],
    })
  })

  test('is a list that was saved and not published, one whose publication failed, and one that somebody changed elsewhere, the most urgent first', async () => {
    await save(teaTime, [101, 202])
    await save(mugs, small.mugProducts)
    await save(plates, small.plateProducts)
    await seedPublication(samara.connection.pool, { store: storeId, list: mugs, products: small.mugProducts, state: 'failed' })
    await store.change(
      `insert into drifts (store_id, list_kind, list_id, found_at, checked, differing, differences, live) values ($1, 'category', ${small.plates}, now(), 3, 2, '[]', '{201,202,203}')`,
    )
    const { attention, counts, inNeed } = await home()
    expect(attention.map(({ name, reason }) => [name, reason])).toEqual([
      ['Mugs', 'failed'],
      ['Plates', 'drifted'],
      ['Tea time', 'unpublished'],
    ])
    expect(attention[1]).toMatchObject({ status: 'drifted', drifted: 2, routeBefore: 'Kitchen', savedAt: '2026-03-10T09:00:00.000Z' })
    expect(counts).toEqual({ failed: 1, drifted: 1, 'sold-out': 0, unpublished: 1 })
    expect(inNeed).toEqual({ category: 2, collection: 1 })
  })

  test('is a list with a sold-out product where shoppers look first, also in what stands above it, and nobody need have arranged it', async () => {
    await store.change('update products set stock = 0 where store_id = $1 and id = 203')
    const { attention } = await home()
    expect(attention).toMatchObject([
      { name: 'Kitchen', reason: 'sold-out', soldOut: 1, soldOutFirst: 1, status: 'never' },
      { name: 'Plates', reason: 'sold-out', soldOut: 1, soldOutFirst: 1 },
    ])
    expect(attention[1]?.pictures).toEqual(['http://shop/201', 'http://shop/202', 'http://shop/203'])
  })

  test('is none where what is sold out stands behind the first places', async () => {
    await store.change(
      `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
       select $1, id, 'Bowl ' || id, 'B' || id, ${small.empty}, 1, 500, case when id = 330 then 0 else 7 end, 1000 - id from generate_series(301, 330) id`,
    )
    expect(await reasons()).toEqual([])
    const { data } = await samara.call(listsToOrder, { query: { store: 'ana-shop', username: ana, kind: 'category' } }, ana)
    expect(data.lists.find(({ id }) => id === small.empty)).toMatchObject({ products: 30, soldOut: 1, soldOutFirst: 0 })
    await store.change('update products set score = 5000 where store_id = $1 and id = 330')
    expect(await reasons()).toEqual(['Kitchen: sold-out', 'Trays: sold-out'])
    await store.change('delete from products where store_id = $1 and id > 300')
  })

  test('shows a list once, with its most urgent reason', async () => {
    await save(teaTime, [101, 202])
    await store.change('update products set stock = 0 where store_id = $1 and id = 101')
    await seedPublication(samara.connection.pool, { store: storeId, list: teaTime, products: [101, 202], state: 'failed' })
    expect(await reasons()).toEqual(['Tea time: failed', 'Kitchen: sold-out', 'Mugs: sold-out'])
  })

  test('is none that shoppers cannot find', async () => {
    await store.change('update products set stock = 0 where store_id = $1 and id = 101')
    await store.change('update collections set searchable = false where store_id = $1')
    expect(await reasons()).toEqual(['Kitchen: sold-out', 'Mugs: sold-out'])
    await store.change('update collections set searchable = true where store_id = $1')
    expect(await reasons()).toHaveLength(3)
  })

  test('is nothing of lists outside a partner’s limits, neither shown nor counted', async () => {
    const person = await samara.app.services.users.byEmail(pia)
    const limit = (limits: { categories: number[] | null; brands: number[] | null }) =>
      samara.app.services.stores.addPartner(storeId, person!.id, { ...limits, approval: false })
    await save(mugs, small.mugProducts)
    await save(plates, small.plateProducts)
    await save(teaTime, [101, 202])
    const unpublished = ['Mugs: unpublished', 'Plates: unpublished', 'Tea time: unpublished']
    await limit({ categories: null, brands: null })
    expect((await reasons(pia)).sort()).toEqual(unpublished)
    await limit({ categories: [small.plates], brands: null })
    expect(await reasons(pia)).toEqual(['Plates: unpublished'])
    expect((await home(pia)).counts).toMatchObject({ unpublished: 1 })
    await limit({ categories: [small.kitchen], brands: null })
    expect((await reasons(pia)).sort()).toEqual(unpublished)
    await limit({ categories: null, brands: [2] })
    expect(await reasons(pia)).toEqual([])
  })
})

describe('what is wrong with the store', () => {
  const failed = async (at: string, failure: string) => {
    const id = await seedSynchronisation(samara.connection.pool, { store: storeId, state: 'failed', at: new Date(at) })
    await samara.connection.pool.query('update runs set failure = $2 where id = $1', [id, failure])
  }

  test('is the newest synchronisation where it failed, until one goes through', async () => {
    await failed('2026-03-09T08:00:00Z', 'unreadable')
    expect((await home()).trouble).toEqual({ kind: 'synchronisation', failure: 'unreadable', at: '2026-03-09T08:00:00.000Z' })
    await seedSynchronisation(samara.connection.pool, { store: storeId, state: 'done', at: new Date('2026-03-09T09:00:00Z') })
    expect((await home()).trouble).toBeNull()
  })

  test('is a key that the platform refuses, said once', async () => {
    await failed('2026-03-09T08:00:00Z', 'credential')
    expect((await home()).trouble).toEqual({ kind: 'credential', failure: 'credential', at: '2026-03-09T08:00:00.000Z' })
  })
})

describe('today’s sales', () => {
  // The store is in Madrid: at nine by Greenwich it is ten there.
  const sell = (
    id: string,
    soldAt: string,
    units: number,
    revenue: number,
    { counts = true, product = 101 }: { counts?: boolean; product?: number } = {},
  ) =>
    samara.connection.database.transaction().execute((transaction) =>
      samara.app.services.sales.count(
        storeId,
        [
          {
            id,
            soldAt: new Date(soldAt),
            changedAt: new Date(soldAt),
            currency: 'EUR',
            counts,
            lines: [{ product, units, revenue }],
          },
        ],
        transaction,
      ),
    )

  test('are unknown where none come in yet', async () => {
    expect((await home()).sales).toMatchObject({ day: '2026-03-10', today: null, sameHours: null })
  })

  test('are those of the day by the clocks of the store, beside the same hours a week ago', async () => {
    await samara.app.services.sales.cover(storeId, new Date('2026-02-01T00:00:00Z'), new Date('2026-03-10T08:59:00Z'))
    await sell('yesterday', '2026-03-09T22:59:00Z', 9, 900)
    await sell('after-midnight', '2026-03-09T23:01:00Z', 1, 100)
    await sell('this-morning', '2026-03-10T08:30:00Z', 2, 250)
    await sell('cancelled', '2026-03-10T08:40:00Z', 5, 500, { counts: false })
    await sell('then', '2026-03-03T08:30:00Z', 3, 400)
    await sell('later-then', '2026-03-03T09:30:00Z', 7, 700)
    expect((await home()).sales).toEqual({
      day: '2026-03-10',
      until: '2026-03-10T09:00:00.000Z',
      pending: false,
      today: { orders: 2, units: 3, revenue: 350 },
      sameHours: { orders: 1, units: 3, revenue: 400 },
    })
  })

  test('are of a partner’s own categories and brands alone', async () => {
    const person = await samara.app.services.users.byEmail(pia)
    const soldIn = async (limits: { categories: number[] | null; brands: number[] | null }) => {
      await samara.app.services.stores.addPartner(storeId, person!.id, { ...limits, approval: false })
      return (await home(pia)).sales
    }
    await samara.app.services.sales.cover(storeId, new Date('2026-02-01T00:00:00Z'), new Date('2026-03-10T08:59:00Z'))
    await sell('mug', '2026-03-10T08:30:00Z', 1, 100)
    await sell('plate', '2026-03-10T08:30:00Z', 2, 250, { product: 201 })
    await sell('mug-then', '2026-03-03T08:30:00Z', 3, 400)
    expect(await soldIn({ categories: [small.plates], brands: null })).toMatchObject({
      today: { orders: 1, units: 2, revenue: 250 },
      sameHours: { orders: 0, units: 0, revenue: 0 },
    })
    expect(await soldIn({ categories: [small.mugs], brands: null })).toMatchObject({
      today: { orders: 1, units: 1, revenue: 100 },
      sameHours: { orders: 1, units: 3, revenue: 400 },
    })
    expect(await soldIn({ categories: null, brands: [99] })).toMatchObject({ today: { orders: 0, units: 0, revenue: 0 } })
    expect(await soldIn({ categories: null, brands: null })).toMatchObject({ today: { orders: 2, units: 3, revenue: 350 } })
  })

  test('are left out for a token that has no right to reports', async () => {
    const read = async (permissions: ApiTokenPermission[], key: string) => {
      const { data } = await samara.call(
        createApiToken,
        { params: { email: ana }, body: { name: key, stores: ['ana-shop'], permissions, days: 30 } },
        ana,
        { key },
      )
      const headers = { authorization: `Bearer ${data.token}` }
      return (await samara.call(readHome, { query: { store: 'ana-shop', username: ana } }, null, { headers })).data
    }
    await samara.app.services.sales.cover(storeId, new Date('2026-02-01T00:00:00Z'), new Date('2026-03-10T08:59:00Z'))
    await sell('mug', '2026-03-10T08:30:00Z', 1, 100)
    expect((await read(['lists.read'], 'key-of-lists')).sales).toBeNull()
    expect((await read(['lists.read', 'reports.read'], 'key-of-reports')).sales).toMatchObject({ today: { revenue: 100 } })
    expect((await home()).sales).toMatchObject({ today: { revenue: 100 } })
  })

  test('end a week ago at the same hour of the clock, also where the clocks were changed in between', async () => {
    samara.clock.set('2026-03-31T08:00:00Z')
    await samara.app.services.sales.cover(storeId, new Date('2026-02-01T00:00:00Z'), new Date('2026-03-31T08:00:00Z'))
    await sell('half-past-nine', '2026-03-24T08:30:00Z', 1, 100)
    await sell('ten-and-a-bit', '2026-03-24T09:10:00Z', 1, 1000)
    expect((await home()).sales).toMatchObject({ today: { orders: 0 }, sameHours: { orders: 1, revenue: 100 } })
  })

  test('stand beside nothing where the single sales of that day are not here: a whole day is no measure of a morning', async () => {
    await samara.app.services.sales.cover(storeId, new Date('2026-03-09T23:00:00Z'), new Date('2026-03-10T08:59:00Z'))
    await store.change(
      `insert into sales_by_day (store_id, day, product_id, units, revenue) values ($1, '2026-03-03', 101, 4, 4000), ($1, '2026-03-03', 102, 1, 50)`,
    )
    expect((await home()).sales).toMatchObject({ today: { orders: 0, units: 0, revenue: 0 }, sameHours: null })
  })
})

test('the lists that the person opened last come with the pictures of their first products; what is gone is left out', async () => {
  const { id } = (await samara.app.services.users.byEmail(ana))!
  const recent = [
    { list: teaTime, at: '2026-03-10T08:00:00Z' },
    { list: { kind: 'category' as const, id: 999 }, at: '2026-03-10T07:00:00Z' },
    { list: mugs, at: '2026-03-09T08:00:00Z' },
  ]
  await samara.app.services.preferences.save(storeId, id, { recent })
  const shown = (await home()).recent
  expect(shown.map(({ name, openedAt }) => [name, openedAt])).toEqual([
    ['Tea time', '2026-03-10T08:00:00Z'],
    ['Mugs', '2026-03-09T08:00:00Z'],
  ])
  expect(shown[0]?.pictures).toEqual(['http://shop/202', 'http://shop/101'])
  expect(shown[1]?.pictures).toEqual([101, 102, 103, 104].map((product) => `http://shop/${product}`))
})

test('it takes few statements, however many lists there are', async () => {
  await home()
  let taken = 0
  const count = () => void taken++
  samara.connection.pool.on('acquire', count)
  await home()
  samara.connection.pool.off('acquire', count)
  expect(taken).toBeLessThanOrEqual(16)
})

test('the first steps are ticked by what happened, and lead to the list that was saved last', async () => {
  expect((await home()).firstSteps).toEqual({ ordered: false, reviewed: false, published: false, next: null })
  await save(plates, small.plateProducts)
  samara.clock.set('2026-03-10T10:00:00Z')
  await save(mugs, small.mugProducts)
  expect((await home()).firstSteps).toEqual({ ordered: true, reviewed: false, published: false, next: mugs })
  await seedPublication(samara.connection.pool, {
    store: storeId,
    list: mugs,
    products: small.mugProducts,
    state: 'scheduled',
    startsAt: '2027-01-01T00:00:00Z',
  })
  expect((await home()).firstSteps).toMatchObject({ ordered: true, reviewed: true, published: false })
  await store.change(
    `update orderings set published_version = version, published_at = now() where store_id = $1 and list_id = ${small.mugs}`,
  )
  expect((await home()).firstSteps).toEqual({ ordered: true, reviewed: true, published: true, next: plates })
})
