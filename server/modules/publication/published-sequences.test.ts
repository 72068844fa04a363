import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { indexCategory, indexStatus, type ListReference, publicationCalls, readPreferences } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
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

const plates: ListReference = { kind: 'category', id: small.plates }
const kitchen: ListReference = { kind: 'category', id: small.kitchen }

test('a synchronised store holds what the platform shows, in its ordering', async () => {
  expect((await shop.list()).products).toEqual(await shop.live())
})

test('a publication sends the new ordering to the platform with the fewest writes, and reads it back', async () => {
  const { status, data } = await shop.publish()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    state: 'waiting',
    waitingFor: 'worker',
    list: mugs,
    listName: 'Mugs',
    way: 'scores',
    version: 1,
    products: 5,
    toWrite: null,
    startsAt: null,
  })
  await publishing.samara.work()
  expect(await shop.live()).toEqual(wanted)
  // 101, 102, 103 stay; 105 and 104 move.
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
  expect(await shop.read(data.id)).toMatchObject({
    state: 'verified',
    toWrite: 2,
    written: 2,
    skipped: 0,
    failed: 0,
    checked: 5,
    verified: 5,
    faults: [],
  })
  expect(await shop.category()).toEqual(
    expect.objectContaining({ version: 1, publishedVersion: 1, state: 'verified', nextAt: null, drifted: null }),
  )
  expect((await shop.notices()).map(({ kind, list, figures }) => ({ kind, list, figures }))).toEqual([
    { kind: 'publication-verified', list: { ...mugs, name: 'Mugs' }, figures: { checked: 5, verified: 5, failed: 0, unseen: 0 } },
  ])
})

test('everything but the score of a product is the same on the platform afterwards', async () => {
  // To VTEX an empty text and none are the same.
  const plain = (product: object) =>
    Object.fromEntries(Object.entries<unknown>({ ...product, Score: 0 }).map(([name, value]) => [name, value === '' ? null : value]))
  const withoutScore = () => small.mugProducts.map((id) => plain(publishing.simulator.product(shop.account, id)))
  const before = withoutScore()
  await shop.publish()
  await publishing.samara.work()
  expect(withoutScore()).toEqual(before)
})

test('behaviour 13, the same again · the same ordering published again costs no write', async () => {
  await shop.publish()
  await publishing.samara.work()
  const again = await shop.published()
  await publishing.samara.work()
  expect(await shop.read(again)).toMatchObject({ state: 'verified', toWrite: 0, written: 0, version: 1 })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
})

test('behaviour 13, the same again · the same idempotency key gives the same publication; for another ordering, list or time it is refused', async () => {
  const first = await shop.publish(wanted, { key: 'one-and-the-same' })
  expect((await shop.publish(wanted, { key: 'one-and-the-same' })).data.id).toBe(first.data.id)
  for (const options of [
    { products: [...wanted].reverse() },
    { products: [203, 202, 201], list: plates },
    { products: wanted, startsAt: '2026-03-11T09:00:00Z' },
  ]) {
    const { products, ...more } = options
    const other = await shop.publish(products, { key: 'one-and-the-same', ...more })
    expect([other.status, other.problem.code]).toEqual([409, 'publication/key-reused'])
  }
})

test('behaviour 13, the same again · the same request twice at the same time, the very first of a list, is one publication', async () => {
  const both = await Promise.all([
    shop.publish(wanted, { key: 'twice-at-once', version: 0 }),
    shop.publish(wanted, { key: 'twice-at-once', version: 0 }),
  ])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  expect(both[0].data.id).toBe(both[1].data.id)
})

test('a brand share that changed since the last synchronisation is used', async () => {
  await publishing.simulator.setShare(shop.account, 'brand', 1, 5_000)
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.live()).toEqual(wanted)
  expect(await shop.read(id)).toMatchObject({ state: 'verified' })
})

test('a second publication of a list is refused while one is running; one of another list is not', async () => {
  await shop.publish()
  const second = await shop.publish([...wanted].reverse())
  expect([second.status, second.problem.code]).toEqual([409, 'publication/already-running'])
  // What was refused is not saved either.
  expect((await shop.list()).ordering).toMatchObject({ version: 1 })
  await shop.published([203, 202, 201], { list: plates })
  await publishing.samara.work()
  expect(await shop.live(small.plates)).toEqual([203, 202, 201])
  const states = (await publishing.samara.call(indexStatus, { query: { store: shop.name } }, shop.ana)).data.map((row) => row.state)
  expect(states).toEqual(['verified', 'verified'])
})

test('publishing an ordering that was not saved saves it as a new version', async () => {
  await shop.save(0, { moves: [{ products: [103], after: null }] })
  expect((await shop.publish()).data.version).toBe(2)
  expect((await shop.list()).products).toEqual(wanted)
})

test('an ordering that does not fit the list is refused before anything is sent', async () => {
  expect((await shop.publish([105, 101])).problem.code).toBe('ordering/incomplete')
  expect((await shop.publish([...wanted.slice(1), 201])).problem.code).toBe('ordering/unknown-product')
  expect(publishing.samara.jobs.waiting).toEqual([])
})

test('publishing an ordering that somebody has saved over is refused and overwrites nothing', async () => {
  await shop.save(0, { moves: [{ products: [103], after: null }] })
  const late = await shop.publish(wanted, { version: 0 })
  expect([late.status, late.problem.code]).toEqual([409, 'ordering/stale-version'])
  expect((await shop.list()).ordering).toMatchObject({ version: 1 })
  expect(publishing.samara.jobs.waiting).toEqual([])
})

test('a department that is published over one of its categories: the category is no longer shown as published', async () => {
  await shop.publish()
  await publishing.samara.work()
  // The same products in their own order, among others: nothing is displaced.
  await shop.publish([203, ...wanted, 202, 201], { list: kitchen })
  await publishing.samara.work()
  expect(await shop.live(small.kitchen)).toEqual([203, ...wanted, 202, 201])
  expect(await shop.category()).toMatchObject({ publishedVersion: 1 })
  await shop.publish([...wanted].reverse().concat(201, 202, 203), { list: kitchen })
  await publishing.samara.work()
  expect(await shop.live()).toEqual([...wanted].reverse())
  expect(await shop.category()).toMatchObject({ version: 1, publishedVersion: null })
})

test('a later publication of a list ends the one that is still being verified', async () => {
  publishing.simulator.setIndexDelay(60_000)
  try {
    const first = await shop.published()
    await publishing.samara.work(2)
    expect(await shop.read(first)).toMatchObject({ state: 'sent', written: 2 })
    const second = await shop.published([...wanted].reverse())
    await publishing.samara.work(2)
    expect(await shop.read(first)).toMatchObject({ state: 'done-with-errors', failure: 'superseded' })
    expect((await shop.verify(first)).problem.code).toBe('publication/superseded')
    expect((await shop.retry(first)).problem.code).toBe('publication/superseded')
    expect((await shop.read(second)).state).toBe('sent')
  } finally {
    publishing.simulator.setIndexDelay(0)
  }
})

test('the criteria of a publication are stored for the person and the store', async () => {
  const criteria = [{ column: 'price', sort: 'DESC' as const }]
  const query = { categoryId: small.mugs, store: shop.name, username: shop.ana, version: 0 }
  await publishing.samara.call(indexCategory, { query, body: { logUserCriterias: criteria, products: wanted } }, shop.ana, {
    key: 'with-criteria',
  })
  expect((await publishing.samara.call(readPreferences, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data).toEqual({
    criteria,
  })
})

test('the calls that a publication made are counted and shown, without bodies and without the secret', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  const { data } = await publishing.samara.call(publicationCalls, { params: { id }, query: { store: shop.name } }, shop.ana)
  expect(data.total).toBe((await shop.read(id)).calls)
  expect(data.failed).toBe(0)
  expect(data.calls).toHaveLength(data.total)
  expect(
    data.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ path, status }) => [path, status])
      .sort(),
  ).toEqual([
    ['/api/catalog/pvt/product/104', 200],
    ['/api/catalog/pvt/product/105', 200],
  ])
  expect(JSON.stringify(data)).not.toContain('canary')
})
