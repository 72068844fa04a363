import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listStores, productsByCategory, type PartnerLimits, saveSortTable } from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue, small } from '../testing/small-catalogue.ts'
import { membershipsRepository } from './index.ts'
import { limitsRepository } from './limits.repository.ts'
import type { Subject } from './subject.ts'

const [ana, pia] = ['ana@shop.example', 'pia@shop.example']
const store = 'ana-shop'

let samara: TestSamara
let id: string
let partner: string
beforeAll(async () => {
  samara = await startTestSamara()
  id = await samara.addStore(ana, store)
  await fillSmallCatalogue(samara.connection, id)
  // Of two brands, by odd and even ids: 101, 103 and 105 are of brand 2.
  await samara.connection.pool.query("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Odd mugs', true)", [id])
  await samara.connection.pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select store_id, 7, id, id from products where id in (101, 103, 105)',
  )
  partner = (await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })).id
})
afterAll(() => samara.close())

const category = (...ids: number[]): Subject => ({ lists: ids.map((one) => ({ kind: 'category', id: one })) })
const collection = (one: number): Subject => ({ lists: [{ kind: 'collection', id: one }] })
const limited = (limits: Partial<PartnerLimits>) =>
  limitsRepository(samara.connection.database, id, { categories: null, brands: null, approval: false, ...limits })

describe('a partner who is limited to categories', () => {
  test('works in them and in everything below them, not beside or above them', async () => {
    const outside = limited({ categories: [small.kitchen] })
    expect(await Promise.all([small.kitchen, small.mugs, small.plates].map((one) => outside(category(one))))).toEqual([false, false, false])
    const mugs = limited({ categories: [small.mugs] })
    expect(await Promise.all([small.mugs, small.plates, small.kitchen, small.empty].map((one) => mugs(category(one))))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('works with several lists only where all of them are within', async () => {
    const outside = limited({ categories: [small.mugs] })
    expect(await outside(category(small.mugs, small.plates))).toBe(true)
    expect(await outside(category(small.mugs, small.mugs))).toBe(false)
  })

  test('works with collections of which every product is within, and with such products', async () => {
    expect(await limited({ categories: [small.mugs] })(collection(7))).toBe(false)
    expect(await limited({ categories: [small.plates] })(collection(7))).toBe(true)
    expect(await limited({ categories: [small.plates] })({ product: 201 })).toBe(false)
    expect(await limited({ categories: [small.plates] })({ product: 101 })).toBe(true)
  })
})

test('a partner who is limited to brands works with lists and products of these brands alone', async () => {
  const outside = limited({ brands: [2] })
  expect(
    await Promise.all([outside(category(small.mugs)), outside(collection(7)), outside({ product: 101 }), outside({ product: 102 })]),
  ).toEqual([true, false, false, true])
})

test('what is not there is outside of nothing: the call says that it is not there', async () => {
  const outside = limited({ categories: [small.mugs], brands: [1] })
  const nothing = '00000000-0000-4000-8000-00000000ffff'
  expect(
    await Promise.all([outside(category(999)), outside(collection(999)), outside({ product: 999 }), outside({ publication: nothing })]),
  ).toEqual([false, false, false, false])
})

test('the same category of another store opens nothing', async () => {
  const other = await samara.addStore('ben@other.example', 'ben-shop')
  await samara.connection.pool.query(
    "insert into categories (store_id, id, name, parent_id, path, place) values ($1, 12, 'Plates', 11, '{11,12}', 1)",
    [other],
  )
  expect(await limited({ categories: [small.mugs] })(category(small.plates))).toBe(true)
})

describe('a partner who is signed in', () => {
  const open = () =>
    samara
      .call(productsByCategory, { query: { store, categoryId: small.mugs, username: pia } }, pia)
      .then(({ status, problem }) => [status, problem.code])

  test('may do the next thing that the owner allows, and not the next one that they took away', async () => {
    const { stores } = samara.app.services
    expect(await open()).toEqual([403, 'access/other-store'])
    await stores.addPartner(id, partner, { categories: null, brands: null, approval: false })
    expect(await open()).toEqual([200, undefined])
    await stores.addPartner(id, partner, { categories: [small.plates], brands: null, approval: false })
    expect(await open()).toEqual([403, 'access/outside-limits'])
    await membershipsRepository(samara.connection.database).remove(id, partner)
    expect(await open()).toEqual([403, 'access/other-store'])
  })

  test('sees the store among theirs, as a partner, and nothing of its key', async () => {
    await samara.app.services.stores.addPartner(id, partner, { categories: null, brands: null, approval: false })
    const of = async (email: string) => (await samara.call(listStores, { params: { email } }, email)).data
    expect(await of(pia)).toMatchObject([{ store, role: 'partner', keyEndsWith: '' }])
    expect(await of(ana)).toMatchObject([{ store, role: 'owner', keyEndsWith: 'shop' }])
  })

  test('cannot save a list outside their limits by saying another store in the header', async () => {
    await samara.app.services.stores.addPartner(id, partner, { categories: [small.plates], brands: null, approval: false })
    await samara.addStore(pia, 'pia-shop')
    const body = { store, list: { kind: 'category', id: small.mugs } as const, version: 0, products: [...small.mugProducts] }
    const { status, problem } = await samara.call(saveSortTable, { query: { username: pia }, body }, pia, {
      headers: { 'x-tenant': 'pia-shop' },
    })
    expect([status, problem.code]).toEqual([403, 'access/outside-limits'])
  })
})

test('a refusal is written down with what was tried', async () => {
  await samara.app.services.stores.addPartner(id, partner, { categories: [small.plates], brands: null, approval: false })
  await samara.call(productsByCategory, { query: { store, categoryId: small.mugs, username: pia } }, pia)
  const { rows } = await samara.connection.pool.query<{ kind: string; detail: object; address: string }>(
    `select kind, detail, address from audit_log where person_id = $1 and detail @> '{"call": "productsByCategory", "what": "limits"}'`,
    [partner],
  )
  expect(rows).toEqual([
    { kind: 'access-refused', detail: { call: 'productsByCategory', what: 'limits', times: expect.any(Number) }, address: '127.0.0.1' },
  ])
})
