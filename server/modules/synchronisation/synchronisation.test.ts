import { describe, expect, test } from 'vitest'
import { synchroniseCollectionById, synchroniseCollectionProducts, synchroniseCollections } from '../../../contract/index.ts'
import { synchronisationKind } from './synchronisation-kind.ts'
import { synchronisingShop } from './synchronisation.fixtures.ts'

const here = synchronisingShop()
const { rows, products, product, latest, work, done, ask, everything, nightly, readiness, notices } = here

describe('a job', () => {
  test('whose synchronisation is not there any more does nothing', async () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    here.samara.jobs.clear()
    await here.samara.jobs.enqueue(synchronisationKind.name, { synchronisation: gone }, { queries: here.samara.connection.database })
    await here.samara.jobs.enqueue(synchronisationKind.name, { store: here.store, run: gone }, { queries: here.samara.connection.database })
    await work()
    expect(here.samara.jobs.waiting).toEqual([])
  })
})

describe('everything', () => {
  test('comes in: tree, brands, what shoppers see, details, collections; the store is ready', async () => {
    expect(await everything()).toMatchObject({
      state: 'done',
      scope: 'everything',
      requestedBy: here.ana,
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

  test('leaves the database with statistics of what came in for the first time, so that the first person does not wait for plans made for empty tables', async () => {
    const filled = ['brands', 'categories', 'collection_products', 'collections', 'product_texts', 'products']
    const known = async () =>
      await rows<{ relname: string; at: Date | null }>(
        `select relname, last_analyze as at from pg_stat_user_tables where schemaname = 'public' and relname = any('{${filled.join()}}') and $1::text is not null order by 1`,
      )
    const before = new Date()
    await everything()
    // The database writes its notes of that a moment later.
    await expect.poll(async () => (await known()).filter(({ at }) => at && at >= before).map(({ relname }) => relname)).toEqual(filled)
  })

  test('lists can be worked with before the details are in', async () => {
    let seen: unknown
    here.shop.before = async (call) => {
      if (call === 'product 101') seen = { store: await readiness(), run: (await latest())[0], product: await product(101) }
    }
    await everything()
    expect(seen).toMatchObject({
      store: { readiness: 'ready', products: 8 },
      run: { state: 'running', phase: 'details', done: 0, total: 8, usableAt: expect.any(String) as string },
      product: { price: 500, details: false },
    })
  })

  test('the same request while one is under way is refused', async () => {
    await ask()
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'synchronisation/already-running' } })
  })

  test('a product that shoppers are not shown is known, and in no list', async () => {
    here.shop.add(106, { offered: false })
    await everything()
    expect(await product(106)).toMatchObject({ active: false, score: 1894 })
  })

  test('numbers and texts that no database keeps are made to fit', async () => {
    here.shop.add(106, { name: 'Mug\0s', price: 9_000_000_000 })
    await everything()
    expect(await product(106)).toMatchObject({ price: 2_147_483_647 })
  })
})

describe('a part alone', () => {
  test('chosen categories: what is known in them, what the platform tells of them and of those below, with exact stock', async () => {
    await everything()
    here.shop.products.get(101)!.categoryId = 12
    here.shop.products.get(102)!.price = 1
    here.shop.products.get(201)!.price = 1
    here.shop.add(107, { stock: 0 })
    here.shop.calls.splice(0)
    const run = await done(await ask('11'))
    expect(run).toMatchObject({ scope: 'categories', targets: [{ id: 11, name: 'Mugs' }], state: 'done', added: 1, changed: 1, moved: 1 })
    expect(await product(101)).toMatchObject({ category_id: 12 })
    expect(await product(201)).toMatchObject({ price: 500 })
    expect(here.shop.calls).toEqual(expect.arrayContaining(['ids of 11 from 1', 'stock 102', 'product 107']))
    expect(here.shop.calls).not.toContain('product 201')
    expect(await ask('11,99')).toMatchObject({ problem: { code: 'catalogue/unknown-category' } })
  })

  test('collections, one collection, and one with its products', async () => {
    await everything()
    here.shop.collectionsThere = [
      { id: 7, name: 'Tea', products: [101] },
      { id: 9, name: 'New', products: [102, 203] },
    ]
    here.shop.products.get(102)!.price = 1
    here.shop.calls.splice(0)
    expect(
      await done(await here.samara.call(synchroniseCollectionById, { query: { ...here.query, collectionId: 9 } }, here.ana)),
    ).toMatchObject({
      state: 'done',
      targets: [{ id: 9, name: 'New' }],
    })
    expect(await rows('select id, name from collections where store_id = $1 order by id')).toEqual([
      { id: 7, name: 'Tea time' },
      { id: 8, name: 'Gifts' },
      { id: 9, name: 'New' },
    ])
    expect(await product(102)).toMatchObject({ price: 500 })
    expect(
      await done(await here.samara.call(synchroniseCollectionProducts, { query: { ...here.query, idCollection: 9 } }, here.ana)),
    ).toMatchObject({
      state: 'done',
      read: 2,
      changed: 1,
    })
    expect(await product(102)).toMatchObject({ price: 1 })
    expect(here.shop.calls).not.toContain('product 101')
    expect(await done(await here.samara.call(synchroniseCollections, { query: here.query }, here.ana))).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
    })
    expect(await rows('select id, name from collections where store_id = $1 order by id')).toEqual([
      { id: 7, name: 'Tea' },
      { id: 9, name: 'New' },
    ])
    expect(await here.samara.call(synchroniseCollectionById, { query: { ...here.query, collectionId: 77 } }, here.ana)).toMatchObject({
      problem: { code: 'catalogue/unknown-collection' },
    })
  })

  test('a night: all offers, details of what is new or changed and of the seventh that was read longest ago; no notice where nothing changed', async () => {
    await everything()
    await here.samara.connection.pool.query(
      `update products set details_at = details_at - id * interval '1 day' where store_id = $1 and id = 203`,
      [here.store],
    )
    here.shop.products.get(103)!.price = 1
    here.shop.add(106)
    here.shop.calls.splice(0)
    expect(await nightly()).toMatchObject({ state: 'done', requestedBy: null, added: 1, changed: 1 })
    const read = here.shop.calls.filter((call) => call.startsWith('product ')).sort()
    expect(read).toEqual(expect.arrayContaining(['product 103', 'product 106', 'product 203']))
    expect(read.length).toBeLessThanOrEqual(4)
    const before = await notices()
    await nightly()
    expect(await notices()).toEqual(before)
    here.shop.products.delete(104)
    expect(await nightly()).toMatchObject({ gone: 1 })
    expect(await notices()).toHaveLength(before.length + 1)
  })
})
