import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fingerprintOf, noRules, reviewPublication } from '../../../contract/index.ts'
import { mugs, type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const seen = (products: readonly number[] = wanted) => ({ seen: fingerprintOf(products) })
const stock = (pieces: number) =>
  publishing.samara.connection.pool.query('update products set stock = $2 where store_id = $1 and id = 101', [shop.id, pieces])

test('a saved ordering is published by its version and the fingerprint of what was seen; no product is sent', async () => {
  await shop.save(0, { products: wanted })
  const id = await shop.published([], seen())
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', version: 1, products: wanted.length })
  expect(await shop.live()).toEqual(wanted)
})

test('so is a list that nobody has ordered yet: it becomes its first version', async () => {
  const { products } = await shop.list()
  const id = await shop.published([], seen(products))
  expect(await shop.read(id)).toMatchObject({ version: 1, products: products.length })
})

test('where stock has changed what shoppers get, it is refused, and the products that were seen are published instead', async () => {
  await shop.save(0, { products: wanted, rules: { ...noRules, soldOutLast: true } })
  await stock(0)
  const refused = await shop.publish([], seen())
  expect([refused.status, refused.problem.code]).toEqual([409, 'publication/not-as-seen'])
  expect(await shop.queue()).toEqual([])
  const id = await shop.published(wanted)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', version: 1 })
  expect(await shop.live()).toEqual(wanted)
  // What shoppers get by now is no less what was seen, by whoever saw that.
  const arranged = [105, 104, 102, 103, 101]
  await shop.published([], seen(arranged))
  await publishing.samara.work()
  expect(await shop.live()).toEqual(arranged)
})

test('an older version is refused as such, whatever was seen of it', async () => {
  await shop.save(0, { products: wanted })
  await shop.save(1, { products: wanted.toReversed() })
  expect((await shop.publish([], { ...seen(), version: 1 })).problem.code).toBe('ordering/stale-version')
})

test('the same key with the same fingerprint is one publication; with another it is refused', async () => {
  await shop.save(0, { products: wanted })
  const id = await shop.published([], { ...seen(), key: 'one-request' })
  expect(await shop.published([], { ...seen(), key: 'one-request' })).toBe(id)
  expect((await shop.publish([], { ...seen(wanted.toReversed()), key: 'one-request' })).problem.code).toBe('publication/key-reused')
})

test('a request with neither or both of them, or with what is no fingerprint, says what it must hold', async () => {
  const publish = (body: object) =>
    publishing.samara.call(reviewPublication, { query: { username: shop.ana }, body: { store: shop.name, list: mugs, ...body } }, shop.ana)
  for (const body of [{}, { products: wanted, ...seen() }])
    expect((await publish(body)).problem).toMatchObject({ status: 400, code: 'request/invalid', errors: [{ path: 'body' }] })
  expect((await publish({ seen: 'x' })).problem).toMatchObject({ status: 400, errors: [{ path: 'body.seen' }] })
})

test('a review tells of the saved ordering by its fingerprint the same as of its products', async () => {
  await shop.save(0, { products: wanted })
  const publish = (body: object) =>
    publishing.samara.call(reviewPublication, { query: { username: shop.ana }, body: { store: shop.name, list: mugs, ...body } }, shop.ana)
  const whole = await publish({ products: wanted })
  expect(whole.data.writes).toBeGreaterThan(0)
  expect((await publish(seen())).data).toEqual(whole.data)
  expect((await publish(seen(wanted.toReversed()))).problem.code).toBe('publication/not-as-seen')
})
