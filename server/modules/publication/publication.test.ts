import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { categoriesToIndex, indexCategory, indexStatus, noRules, productsByCategory, readPreferences, readPublication, reviewPublication, saveSortTable } from '../../../contract/index.ts'
import { systemClock } from '../../kernel/clock.ts'
import { type Simulator, startSimulator } from '../../platforms/simulator/index.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/postgres.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { smallShop } from '../../testing/small-shop.ts'
import { synchronisationTask } from '../synchronisation/index.ts'

const ana = 'ana@shop.example'
const store = 'ana-shop'
const wanted = [105, 101, 104, 102, 103]
const secret = 'canary-secret-of-the-shop'
const credentialOf = (account: string) => ({ account, key: `vtexappkey-${account}-AAAAAA`, secret })

let simulator: Simulator
let platformDatabase: FreshDatabase
let samara: TestSamara
let storeId: string
let key = 0

beforeAll(async () => {
  platformDatabase = await freshDatabase()
  simulator = await startSimulator({ databaseUrl: platformDatabase.url, port: 0, clock: systemClock, shop: smallShop })
})
afterAll(async () => {
  await simulator.close()
  await platformDatabase.drop()
})

async function connect() {
  await samara?.close()
  samara = await startTestSamara({
    connectPlatform: (_, given) => vtexPlatform({ credential: given, baseUrl: simulator.url, patience: 50, ratePerSecond: 5_000 }),
  })
  storeId = await samara.addStore(ana, store, credentialOf(account()))
  await samara.jobs.enqueue(synchronisationTask, { store: storeId }, { queries: samara.connection.database })
  await samara.work()
}
beforeEach(async () => {
  key++
  await simulator.openAccount(credentialOf(account()))
  simulator.faults.clear()
  await connect()
})
afterAll(() => samara.close())

const account = () => `anashop${key}`
const ordering = async (categoryId: number = small.mugs) =>
  (await samara.call(productsByCategory, { query: { store, categoryId, username: ana } }, ana)).data.ordering
const publish = async (products: readonly number[] = wanted, options: { key?: string; categoryId?: number; version?: number } = {}) => {
  const categoryId = options.categoryId ?? small.mugs
  const version = options.version ?? (await ordering(categoryId)).version
  return samara.call(indexCategory, { query: { categoryId, store, username: ana, version }, body: { logUserCriterias: [], products: [...products] } }, ana, {
    key: options.key ?? `key-${key}-${products.join('-')}`,
  })
}
const read = async (id: string) => (await samara.call(readPublication, { params: { id }, query: { store } }, ana)).data
const live = (category: number = small.mugs) => vtexPlatform({ credential: credentialOf(account()), baseUrl: simulator.url }).liveOrdering(category, 50)
const writes = async () => Object.fromEntries(await simulator.writes(account()))

test('a synchronised store holds what the platform shows, in its ordering', async () => {
  const { data } = await samara.call(productsByCategory, { query: { store, categoryId: small.mugs, username: ana } }, ana)
  expect(data.content.map((row) => row.id)).toEqual(await live())
  expect(data.content[0]).toMatchObject({ name: 'Product 101', reference: 'R101', brand: 'Retrospot', category: 'Mugs', price: 500, stock: 7, releasedOn: '2026-01-05' })
})

test('a publication sends the new ordering to the platform with the fewest writes, and reads it back', async () => {
  const { status, data } = await publish()
  expect(status).toBe(200)
  expect(data).toMatchObject({ state: 'waiting', waitingFor: 'worker', version: 1, products: 5, toWrite: null, listName: 'Mugs' })
  await samara.work()
  expect(await live()).toEqual(wanted)
  // 101, 102, 103 stay; 105 and 104 move.
  expect(await writes()).toEqual({ 104: 1, 105: 1 })
  expect(await read(data.id)).toMatchObject({ state: 'verified', toWrite: 2, written: 2, skipped: 0, failed: 0, checked: 5, verified: 5, faults: [] })
  const [state] = (await samara.call(categoriesToIndex, { query: { store, username: ana } }, ana)).data
  expect(state).toMatchObject({ idcategoria: small.mugs, version: 1, publishedVersion: 1, state: 'verified' })
})

test('everything but the score of a product is the same on the platform afterwards', async () => {
  // To VTEX an empty text and none are the same.
  const plain = (product: object) => Object.fromEntries(Object.entries<unknown>({ ...product, Score: 0 }).map(([name, value]) => [name, value === '' ? null : value]))
  const withoutScore = () => small.mugProducts.map((id) => plain(simulator.product(account(), id)))
  const before = withoutScore()
  await publish()
  await samara.work()
  expect(withoutScore()).toEqual(before)
})

test('the same ordering again costs no write', async () => {
  await publish()
  await samara.work()
  const { data } = await publish(wanted, { key: 'another-key-same-ordering' })
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'verified', toWrite: 0, written: 0, version: 1 })
  expect(await writes()).toEqual({ 104: 1, 105: 1 })
})

test('what a brand adds since the last synchronisation is taken into account', async () => {
  await simulator.setShare(account(), 'brand', 1, 5_000)
  const { data } = await publish()
  await samara.work()
  expect(await live()).toEqual(wanted)
  expect(await read(data.id)).toMatchObject({ state: 'verified' })
})

test('the same idempotency key gives the same publication; for another ordering it is refused', async () => {
  const first = await publish(wanted, { key: 'one-and-the-same' })
  const again = await publish(wanted, { key: 'one-and-the-same' })
  expect(again.data.id).toBe(first.data.id)
  const other = await publish([...wanted].reverse(), { key: 'one-and-the-same' })
  expect([other.status, other.problem.code]).toEqual([409, 'publication/key-reused'])
})

test('a second publication of a list that is on its way is refused; another list is not', async () => {
  await publish()
  const second = await publish([...wanted].reverse())
  expect([second.status, second.problem.code]).toEqual([409, 'publication/already-running'])
  // What was refused is not saved either.
  expect(await ordering()).toMatchObject({ version: 1 })
  expect((await publish([203, 202, 201], { categoryId: small.plates })).status).toBe(200)
  await samara.work()
  expect(await live(small.plates)).toEqual([203, 202, 201])
  const states = (await samara.call(indexStatus, { query: { store } }, ana)).data.map((row) => row.state)
  expect(states).toEqual(['verified', 'verified'])
})

test('while the platform is down the publication waits and says so; when it is back it goes on and ends right', async () => {
  simulator.faults.begin({ kind: 'down' })
  const { data } = await publish()
  await samara.work(3)
  expect(await read(data.id)).toMatchObject({ state: 'waiting', waitingFor: 'platform', written: 0 })
  expect((await read(data.id)).retryAt).not.toBeNull()
  simulator.faults.clear()
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'verified', written: 2, waitingFor: null })
  expect(await writes()).toEqual({ 104: 1, 105: 1 })
})

test('an answer that is lost after the write was taken does not make a second write', async () => {
  simulator.faults.begin({ kind: 'lost-answer', method: 'PUT', times: 2 })
  const { data } = await publish()
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'verified', failed: 0 })
  expect(await writes()).toEqual({ 104: 1, 105: 1 })
  expect(await live()).toEqual(wanted)
})

test('a product that is gone on the platform is named, and the others are published', async () => {
  const { data } = await publish()
  simulator.faults.begin({ kind: 'answer', status: 404, path: '/pvt/product/104' })
  await samara.work()
  const ended = await read(data.id)
  expect(ended).toMatchObject({ state: 'done-with-errors', written: 1, failed: 1 })
  expect(ended.faults).toEqual(expect.arrayContaining([expect.objectContaining({ product: 104, name: 'Product 104', fault: 'gone' })]))
  // The platform does not hold what was asked for, so it is not said to.
  expect(await ordering()).toMatchObject({ publishedVersion: null })
})

test('a credential that is wrong ends the publication at once and says why', async () => {
  await simulator.openAccount({ ...credentialOf(account()), secret: 'replaced-elsewhere' })
  const { data } = await publish()
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'failed', failure: 'credential', written: 0 })
  expect(samara.log.join('\n')).not.toContain(secret)
})

test('scores that another tool changed meanwhile are found by reading back, and set right', async () => {
  await simulator.edit(account(), 103, { Score: 900_000 })
  const { data } = await publish()
  await samara.work()
  expect(await live()).toEqual(wanted)
  expect(await read(data.id)).toMatchObject({ state: 'verified' })
})

test('publishing an ordering that was not saved saves it as a new version', async () => {
  await samara.call(saveSortTable, { query: { username: ana }, body: { store, list: { kind: 'category', id: small.mugs }, version: 0, moves: [{ products: [103], after: null }] } }, ana)
  expect((await publish()).data.version).toBe(2)
  const { data } = await samara.call(productsByCategory, { query: { store, categoryId: small.mugs, username: ana } }, ana)
  expect(data.content.map((row) => row.id)).toEqual(wanted)
})

test('an ordering that does not fit the list is refused before anything is sent', async () => {
  expect((await publish([105, 101])).problem.code).toBe('ordering/incomplete')
  expect((await publish([...wanted.slice(1), 201])).problem.code).toBe('ordering/unknown-product')
  expect(samara.jobs.waiting).toEqual([])
})

test('a job that was interrupted anywhere goes on from there when the server starts again', async () => {
  const { data } = await publish()
  // As a killed process leaves it: planned, one product written on the platform but not noted down here.
  simulator.faults.begin({ kind: 'down', method: 'GET', path: '/pvt/product/104' })
  await samara.work(1)
  await samara.connection.pool.query('with undone as (update publication_writes set result = null where publication_id = $1) update publications set written = 0 where id = $1', [data.id])
  simulator.faults.clear()
  expect(await samara.app.services.publication.resume()).toBe(1)
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'verified', written: 1, skipped: 1 })
  expect(await writes()).toEqual({ 104: 1, 105: 1 })
})

test('a product that the platform answers nonsense for does not end a synchronisation, and is not taken for gone', async () => {
  simulator.faults.begin({ kind: 'answer', status: 200, body: '{"Id":"?"}', headers: { 'content-type': 'application/json' }, method: 'GET', path: '/pvt/product/104' })
  await simulator.edit(account(), 101, { Name: 'A new name' })
  await samara.jobs.enqueue(synchronisationTask, { store: storeId }, { queries: samara.connection.database })
  await samara.work()
  const { data } = await samara.call(productsByCategory, { query: { store, categoryId: small.mugs, username: ana } }, ana)
  expect(data.content.map((row) => [row.id, row.name])).toEqual(small.mugProducts.map((id) => [id, id === 101 ? 'A new name' : `Product ${id}`]))
})

test('someone saved since: publishing what was seen before is refused and overwrites nothing', async () => {
  await samara.call(saveSortTable, { query: { username: ana }, body: { store, list: { kind: 'category', id: small.mugs }, version: 0, moves: [{ products: [103], after: null }] } }, ana)
  const late = await publish(wanted, { version: 0 })
  expect([late.status, late.problem.code]).toEqual([409, 'ordering/stale-version'])
  expect(await ordering()).toMatchObject({ version: 1 })
  expect(samara.jobs.waiting).toEqual([])
})

test('the same request twice at the same time, the very first of a list, is one publication', async () => {
  const both = await Promise.all([publish(wanted, { key: 'twice-at-once', version: 0 }), publish(wanted, { key: 'twice-at-once', version: 0 })])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  expect(both[0].data.id).toBe(both[1].data.id)
})

test('a live ordering in which nothing can be compared is not called verified', async () => {
  const { data } = await publish()
  simulator.faults.begin({ kind: 'answer', status: 200, body: '[]', headers: { 'content-type': 'application/json' }, path: '/pub/products/search' })
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'done-with-errors', checked: 0 })
})

test('a failure of our own is tried again some times, then ends the publication and frees its list', async () => {
  const { data } = await publish()
  await samara.connection.pool.query("update stores set credential_sealed = 'no-sealed-text' where id = $1", [storeId])
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
})

test('a department that is published over one of its categories: the category is no longer said to be published', async () => {
  await publish()
  await samara.work()
  expect(await ordering()).toMatchObject({ publishedVersion: 1 })
  // The same products in their own order, among others: nothing is displaced.
  await publish([203, ...wanted, 202, 201], { categoryId: small.kitchen })
  await samara.work()
  expect(await live(small.kitchen)).toEqual([203, ...wanted, 202, 201])
  expect(await ordering()).toMatchObject({ publishedVersion: 1 })
  await publish([...wanted].reverse().concat(201, 202, 203), { categoryId: small.kitchen })
  await samara.work()
  expect(await live()).toEqual([...wanted].reverse())
  expect(await ordering()).toMatchObject({ version: 1, publishedVersion: null })
})

const save = (version: number, more: object) =>
  samara.call(saveSortTable, { query: { username: ana }, body: { store, list: { kind: 'category', id: small.mugs }, version, ...more } }, ana)
const view = async () => (await samara.call(productsByCategory, { query: { store, categoryId: small.mugs, username: ana } }, ana)).data.content.map((row) => row.id)

test('what shoppers get is published: with sold-out products last the version stays, and the sequence below it too', async () => {
  await save(0, { products: wanted, rules: { ...noRules, soldOutLast: true } })
  await samara.connection.pool.query('update products set stock = 0 where id = 101')
  const arranged = [105, 104, 102, 103, 101]
  expect(await view()).toEqual(arranged)
  const { data } = await publish(arranged)
  await samara.work()
  expect(await read(data.id)).toMatchObject({ state: 'verified', version: 1 })
  expect(await live()).toEqual(arranged)
  expect(await ordering()).toMatchObject({ version: 1, publishedVersion: 1 })
  await samara.connection.pool.query('update products set stock = 7 where id = 101')
  expect(await view()).toEqual(wanted)
})

test('a list with rules, over whose products another is published, is no longer said to be published', async () => {
  await save(0, { products: wanted, rules: { ...noRules, soldOutLast: true } })
  await publish(wanted)
  await samara.work()
  await publish([203, ...wanted, 202, 201], { categoryId: small.kitchen })
  await samara.work()
  expect(await ordering()).toMatchObject({ publishedVersion: 1 })
  await publish([...wanted].reverse().concat(201, 202, 203), { categoryId: small.kitchen })
  await samara.work()
  expect(await ordering()).toMatchObject({ version: 1, publishedVersion: null })
})

test('the criteria that were published with are kept with the person and the store', async () => {
  const criteria = [{ column: 'price', sort: 'DESC' as const }]
  await samara.call(indexCategory, { query: { categoryId: small.mugs, store, username: ana, version: 0 }, body: { logUserCriterias: criteria, products: wanted } }, ana, { key: 'with-criteria' })
  expect((await samara.call(readPreferences, { query: { store, username: ana } }, ana)).data).toEqual({ criteria })
})

test('a review tells the live ordering, the fewest writes, the calls and the seconds, and sends nothing', async () => {
  const review = (products: readonly number[]) =>
    samara.call(reviewPublication, { query: { username: ana }, body: { store, list: { kind: 'category', id: small.mugs }, products: [...products] } }, ana)
  expect((await review(wanted)).data).toEqual({ live: small.mugProducts, former: [], way: 'scores', writes: 2, calls: 4, seconds: 1, conflicts: [] })
  expect((await review(small.mugProducts)).data).toMatchObject({ writes: 0, calls: 0, seconds: 0 })
  expect((await review(wanted.slice(1))).problem.code).toBe('ordering/incomplete')
  expect(await writes()).toEqual({})
  expect(await ordering()).toMatchObject({ version: 0 })
})

test('a collection is reviewed by its members: what it will cost is not known yet', async () => {
  const { pool } = samara.connection
  await pool.query("insert into collections (store_id, id, name, searchable) values ($1, 7, 'Garden party', true)", [storeId])
  await pool.query('insert into collection_products (store_id, collection_id, product_id, position) values ($1, 7, 202, 1), ($1, 7, 101, 2)', [storeId])
  const { data } = await samara.call(reviewPublication, { query: { username: ana }, body: { store, list: { kind: 'collection', id: 7 }, products: [101, 202] } }, ana)
  expect(data).toEqual({ live: [202, 101], former: [], way: 'positions', writes: 1, calls: 1, seconds: 1, conflicts: [] })
})
