import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addGroup,
  addProducts,
  createFilter,
  createGroup,
  fillSamaraCollection,
  publicationCalls,
  collectionsToIndex,
  createSamaraCollection,
  listDrifts,
  type ListReference,
  readSamaraCollection,
  fingerprintOf,
  removeGroup,
  resolveDrift,
  type Input,
  unpublishList,
  reviewPublication,
  updateSamaraCollection,
} from '../../../contract/index.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { type Publishing, type PublishingStore, secret, startPublishing } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
let keys = 0
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
  await publishing.samara.connection.pool.query("update stores set time_zone = 'Europe/Madrid' where id = $1", [shop.id])
})
afterAll(() => publishing.close())

const platform = () =>
  vtexPlatform({
    credential: { account: shop.account, key: `vtexappkey-${shop.account}-AAAAAA`, secret },
    baseUrl: publishing.simulator.url,
    ratePerSecond: 5_000,
  })
const tenant = () => ({ headers: { 'x-tenant': shop.name } })
const pick = (name: string, products: number[]) =>
  publishing.samara.call(addProducts, { params: { store: shop.name, name }, body: { products } }, shop.ana)

/** A Samara collection with these products, in this sequence. */
async function made(name: string, products: number[], fields = {}): Promise<ListReference> {
  const { data } = await publishing.samara.call(
    createSamaraCollection,
    { query: { username: shop.ana }, body: { store: shop.name, name, ...fields } },
    shop.ana,
    { key: `samara-${(keys += 1)}-key`, ...tenant() },
  )
  await pick(name, products)
  return { kind: 'samara', id: data.id }
}
const published = async (list: ListReference, products: number[]) => {
  const id = await shop.published(products, { list })
  await publishing.samara.work()
  return shop.read(id)
}
const read = async ({ id }: ListReference) =>
  (await publishing.samara.call(readSamaraCollection, { params: { id }, query: { store: shop.name } }, shop.ana, tenant())).data
const ofName = async (name: string) => (await platform().collections([])).filter((one) => one.name === name)
const only = async (name: string): Promise<number> => {
  const found = await ofName(name)
  expect(found.length).toBe(1)
  return found[0]!.id
}

test('publishing makes the collection on the platform, with its fields, its products and their order, and reads all of it back', async () => {
  const list = await made('Navidad / 50% 🎄', [101, 102, 203], {
    description: 'Regalos',
    highlight: false,
    startDate: '2026-03-29',
    endDate: '2026-03-29',
  })
  expect(await read(list)).toMatchObject({ inVtex: false, idVtex: null })
  const ended = await published(list, [203, 101, 102])
  expect(ended).toMatchObject({ state: 'verified', way: 'positions', checked: 3, verified: 3, failed: 0, toWrite: 3, written: 3 })
  const id = await only('Navidad / 50% 🎄')
  expect(await read(list)).toMatchObject({ inVtex: true, idVtex: id, vtexId: id })
  expect(await shop.liveCollection(id)).toEqual([203, 101, 102])
  expect(await platform().collection(id)).toEqual({
    name: 'Navidad / 50% 🎄',
    description: 'Regalos',
    searchable: true,
    highlight: false,
    from: new Date('2026-03-28T23:00:00Z'),
    to: new Date('2026-03-29T22:00:00Z'),
  })
  const states = (await publishing.samara.call(collectionsToIndex, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data
  expect(states).toMatchObject([{ kind: 'samara', collectionId: list.id, version: 1, publishedVersion: 1, state: 'verified' }])
})

test('published again, it costs what changed and no more: who left, who came, who moved', async () => {
  const list = await made('Regalos', [101, 102, 103, 104])
  await published(list, [101, 102, 103, 104])
  const id = await only('Regalos')
  const again = await published(list, [101, 102, 103, 104])
  expect(again).toMatchObject({ state: 'verified', toWrite: 0 })
  await pick('Regalos', [105])
  const asked = { store: shop.name, list, products: [101, 105, 102, 103, 104] }
  const { data: review } = await publishing.samara.call(reviewPublication, { query: { username: shop.ana }, body: asked }, shop.ana)
  expect(review).toMatchObject({ live: [101, 102, 103, 104], former: [], way: 'positions', writes: 4, calls: 5 })
  expect(await published(list, [101, 105, 102, 103, 104])).toMatchObject({ state: 'verified', written: 4 })
  expect(await shop.liveCollection(id)).toEqual([101, 105, 102, 103, 104])
  expect(await ofName('Regalos')).toHaveLength(1)
})

test('a new name and new days reach the platform with the next publication', async () => {
  const list = await made('Antes', [101, 102])
  await published(list, [101, 102])
  const id = await only('Antes')
  const changed = { store: shop.name, name: 'Después', endDate: '2026-12-24' }
  await publishing.samara.call(updateSamaraCollection, { params: { id: list.id }, body: changed }, shop.ana, tenant())
  expect(await published(list, [101, 102])).toMatchObject({ state: 'verified' })
  expect(await platform().collection(id)).toMatchObject({ name: 'Después', to: new Date('2026-12-24T23:00:00Z') })
})

test('a collection whose answer was lost is found again: there is no second one', async () => {
  const list = await made('Perdida', [101, 102])
  await publishing.samara.work()
  publishing.simulator.faults.begin({ kind: 'lost-answer', method: 'POST', path: '/api/catalog/pvt/collection', times: 1 })
  const id = await shop.published([102, 101], { list })
  await publishing.samara.work(1)
  expect(await shop.read(id)).toMatchObject({ state: 'waiting', waitingFor: 'platform' })
  expect(await ofName('Perdida')).toHaveLength(1)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified' })
  expect(await shop.liveCollection(await only('Perdida'))).toEqual([102, 101])
})

test('one of the same name that somebody else made is left alone', async () => {
  const theirs = await platform().createCollection({
    name: 'Igual',
    description: '',
    searchable: true,
    highlight: false,
    from: null,
    to: null,
  })
  const list = await made('Igual', [101])
  expect(await published(list, [101])).toMatchObject({ state: 'verified' })
  const all = await ofName('Igual')
  expect(all).toHaveLength(2)
  const { idVtex } = await read(list)
  expect('id' in theirs && theirs.id).not.toBe(idVtex)
})

test('a collection that the platform lost is made anew', async () => {
  const list = await made('Borrada', [101, 102])
  await published(list, [101, 102])
  const before = await only('Borrada')
  await platform().deleteCollection(before)
  expect(await published(list, [102, 101])).toMatchObject({ state: 'verified' })
  expect(await shop.liveCollection(await only('Borrada'))).toEqual([102, 101])
})

test('a name that the platform refuses ends the publication and says so; another name goes in', async () => {
  const list = await made('Rechazada', [101])
  publishing.simulator.faults.begin({
    kind: 'answer',
    status: 400,
    body: '{"Message":"Name is invalid"}',
    method: 'POST',
    path: '/api/catalog/pvt/collection',
  })
  const ended = await published(list, [101])
  expect(ended).toMatchObject({ state: 'failed', failure: 'fields-refused' })
  expect(await read(list)).toMatchObject({ inVtex: false })
  publishing.simulator.faults.clear()
  expect((await shop.retry(ended.id)).status).toBe(200)
  await publishing.samara.work()
  expect(await shop.read(ended.id)).toMatchObject({ state: 'verified' })
})

test('a key without the right to write collections is named', async () => {
  const list = await made('Sin permiso', [101])
  publishing.simulator.faults.begin({
    kind: 'answer',
    status: 403,
    body: 'Access denied',
    method: 'POST',
    path: '/api/catalog/pvt/collection',
  })
  const ended = await published(list, [101])
  expect(ended).toMatchObject({ state: 'failed', failure: 'forbidden', missingRight: 'Catalog / Collection / Write Collections' })
  expect(await ofName('Sin permiso')).toEqual([])
})

test('what somebody puts in or takes out on the platform is a drift, and who came here since is not; published again it is right', async () => {
  const list = await made('Vigilada', [101, 102, 103])
  await published(list, [101, 102, 103])
  const id = await only('Vigilada')
  const fields = (await platform().collection(id))!
  await platform().addToCollection(id, [203])
  await platform().changeCollection(id, fields)
  await pick('Vigilada', [104])
  publishing.samara.clock.set('2026-03-10T11:00:00.000Z')
  await publishing.samara.app.services.runs.resume('at-start')
  await publishing.samara.work()
  const drifts = async () => (await publishing.samara.call(listDrifts, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data
  expect(await drifts()).toMatchObject([{ list, listName: 'Vigilada', differing: 1 }])
  await publishing.samara.call(resolveDrift, { query: { username: shop.ana }, body: { store: shop.name, list, how: 'reapply' } }, shop.ana)
  await publishing.samara.work()
  expect(await shop.liveCollection(id)).toEqual([101, 102, 103, 104])
  expect(await drifts()).toEqual([])
})

const stateOf = async (list: ListReference) => {
  const { data } = await publishing.samara.call(collectionsToIndex, { query: { store: shop.name, username: shop.ana } }, shop.ana)
  return data.find(({ collectionId, kind }) => kind === 'samara' && collectionId === list.id)
}

/** Takes its hand-picked products out of a collection. */
const empty = (name: string) =>
  publishing.samara.call(removeGroup, { body: { store: shop.name, collection: name, group: name } }, shop.ana, tenant())

test('who came or left since it was published is to be published: said at once, and no more once it is as it was', async () => {
  const list = await made('Al día', [101, 102])
  await published(list, [101, 102])
  expect(await stateOf(list)).toMatchObject({ state: 'verified', moved: false })
  await pick('Al día', [103])
  expect(await stateOf(list)).toMatchObject({ state: 'verified', moved: true, drifted: null })
  publishing.samara.clock.set('2026-03-10T09:05:00.000Z')
  await published(list, [101, 102, 103])
  expect(await stateOf(list)).toMatchObject({ moved: false })
})

test('another name, or that it counts no more, is to be published, and no more once it is; taking it back is as if nothing had been', async () => {
  const list = await made('Con nombre', [101])
  const set = (fields: object) =>
    publishing.samara.call(updateSamaraCollection, { params: { id: list.id }, body: { store: shop.name, ...fields } }, shop.ana, tenant())
  const moved = async () => (await stateOf(list))?.moved
  await published(list, [101])
  expect(await moved()).toBe(false)
  await set({ name: 'Con otro' })
  expect(await moved()).toBe(true)
  await set({ name: 'Con nombre' })
  expect(await moved()).toBe(false)
  await set({ name: 'Con otro', active: false })
  publishing.samara.clock.set('2026-03-10T09:05:00.000Z')
  await published(list, [101])
  expect(await moved()).toBe(false)
  await set({ active: true })
  expect(await moved()).toBe(true)
  publishing.samara.clock.set('2026-03-10T09:10:00.000Z')
  await published(list, [101])
  expect(await moved()).toBe(false)
  // Taken off by hand it is off on both sides.
  await unpublish(list, 'hide')
  expect(await moved()).toBe(false)
  // Nothing that shoppers see was changed.
  await set({ entering: 'score' })
  expect(await moved()).toBe(false)
})

test('a collection that is empty by now is emptied on the platform, and fills again', async () => {
  const list = await made('Vacía', [101, 102])
  await published(list, [101, 102])
  const id = await only('Vacía')
  await empty('Vacía')
  await publishing.samara.work()
  expect((await shop.list(list)).products).toEqual([])
  expect(await stateOf(list)).toMatchObject({ moved: true })
  publishing.samara.clock.set('2026-03-10T09:05:00.000Z')
  const publication = await shop.published([], { list, seen: fingerprintOf([]) })
  await publishing.samara.work()
  expect(await shop.read(publication)).toMatchObject({ state: 'verified', products: 0, toWrite: 2, written: 2 })
  expect(await shop.liveCollection(id)).toEqual([])
  expect(await stateOf(list)).toMatchObject({ state: 'verified', moved: false })
  await pick('Vacía', [103])
  expect(await published(list, [103])).toMatchObject({ state: 'verified' })
  expect(await shop.liveCollection(id)).toEqual([103])
})

const unpublish = (list: ListReference, onPlatform: Input<typeof unpublishList>['body']['onPlatform']) =>
  publishing.samara.call(unpublishList, { query: { username: shop.ana }, body: { store: shop.name, list, onPlatform } }, shop.ana)

test('hidden, shoppers find it no more until it is active again; deleted, it is gone and can be published anew', async () => {
  const list = await made('Pasajera', [101, 102])
  expect((await unpublish(list, 'delete')).problem.code).toBe('samara-collection/not-published')
  await published(list, [101, 102])
  const id = await only('Pasajera')
  expect((await unpublish(list, 'hide')).status).toBe(200)
  expect((await platform().collection(id))!.to!.getTime()).toBeLessThan(Date.parse('2002-01-01'))
  expect(await read(list)).toMatchObject({ active: false, status: 'inactive', idVtex: id })
  // Published meanwhile it stays hidden.
  expect(await published(list, [102, 101])).toMatchObject({ state: 'verified' })
  expect((await platform().collection(id))!.to).not.toBeNull()
  await publishing.samara.call(
    updateSamaraCollection,
    { params: { id: list.id }, body: { store: shop.name, active: true } },
    shop.ana,
    tenant(),
  )
  await published(list, [102, 101])
  expect((await platform().collection(id))!.to).toBeNull()

  // The answer to the deletion is lost: whoever asks again finds it done.
  publishing.simulator.faults.begin({ kind: 'lost-answer', method: 'DELETE', path: '/api/catalog/pvt/collection', times: 1 })
  expect((await unpublish(list, 'delete')).problem.code).toBe('platform/unavailable')
  expect((await unpublish(list, 'delete')).status).toBe(200)
  expect(await ofName('Pasajera')).toEqual([])
  expect(await read(list)).toMatchObject({ inVtex: false, idVtex: null, active: true })
  const states = (await publishing.samara.call(collectionsToIndex, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data
  expect(states.find(({ collectionId }) => collectionId === list.id)).toMatchObject({ publishedVersion: null })
  expect(await published(list, [101, 102])).toMatchObject({ state: 'verified' })
  expect(await shop.liveCollection(await only('Pasajera'))).toEqual([101, 102])
})

test('what the platform does not do does not count as done', async () => {
  const list = await made('Queda', [101])
  await published(list, [101])
  const id = await only('Queda')
  publishing.simulator.faults.begin({
    kind: 'answer',
    status: 403,
    body: 'Access denied',
    method: 'DELETE',
    path: '/api/catalog/pvt/collection',
  })
  expect((await unpublish(list, 'delete')).problem.code).toBe('samara-collection/missing-right')
  publishing.simulator.faults.clear()
  publishing.simulator.faults.begin({ kind: 'answer', status: 200, body: '', method: 'DELETE', path: '/api/catalog/pvt/collection' })
  expect((await unpublish(list, 'delete')).problem.code).toBe('store/unreadable-platform')
  publishing.simulator.faults.clear()
  publishing.simulator.faults.begin({ kind: 'down' })
  expect((await unpublish(list, 'hide')).problem.code).toBe('platform/unavailable')
  publishing.simulator.faults.clear()
  expect(await read(list)).toMatchObject({ inVtex: true, idVtex: id, active: true })
  expect((await unpublish({ kind: 'collection', id: 137 }, 'delete')).problem.code).toBe('samara-collection/unknown')
})

test('renamed while its ordering is open elsewhere, a collection is published under its new name', async () => {
  const list = await made('Abierta', [101, 102])
  const { ordering } = await shop.list(list)
  await publishing.samara.call(
    updateSamaraCollection,
    { params: { id: list.id }, body: { store: shop.name, name: 'Con otro nombre' } },
    shop.ana,
    tenant(),
  )
  const id = await shop.published([102, 101], { list, version: ordering.version })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', listName: 'Con otro nombre' })
  expect(await shop.liveCollection(await only('Con otro nombre'))).toEqual([102, 101])
})

test('days that change after publishing act at the midnight of the store, also where the platform is away then; nothing else is written', async () => {
  const list = await made('Con días', [101])
  const id = await (async () => {
    await published(list, [101])
    return only('Con días')
  })()
  const changed = { store: shop.name, name: 'Con días y otro nombre', startDate: '2026-03-11', endDate: '2026-03-11' }
  await publishing.samara.call(updateSamaraCollection, { params: { id: list.id }, body: changed }, shop.ana, tenant())
  const tick = async (at: string) => {
    publishing.samara.clock.set(at)
    await publishing.samara.app.services.runs.resume('at-start')
    await publishing.samara.work()
  }
  // The routine was begun while the store was in UTC.
  await tick('2026-03-10T23:30:00.000Z')
  expect(await platform().collection(id)).toMatchObject({ from: null, to: null })
  publishing.simulator.faults.begin({ kind: 'down' })
  await tick('2026-03-11T00:00:00.000Z')
  publishing.simulator.faults.clear()
  await tick('2026-03-11T00:11:00.000Z')
  expect(await platform().collection(id)).toMatchObject({
    name: 'Con días',
    from: new Date('2026-03-10T23:00:00Z'),
    to: new Date('2026-03-11T23:00:00Z'),
  })
})

test('what a sale empties leaves the collection, and publishing again takes out that product alone', async () => {
  const name = 'En stock sin una marca'
  const list = await made(name, [101, 102, 103, 104, 105])
  const call = <E extends Parameters<typeof publishing.samara.call>[0]>(
    endpoint: E,
    input: Parameters<typeof publishing.samara.call<E>>[1],
  ) => publishing.samara.call(endpoint, input, shop.ana, { key: `samara-${(keys += 1)}-key`, ...tenant() })
  await call(createGroup, { body: { store: shop.name, name: 'Agotados', exclude: true } })
  const soldOut = { column: 'soldOut', operator: 'is', not: false, values: [] } as const
  await call(createFilter, { params: { store: shop.name, name: 'Agotados' }, body: { ...soldOut, values: [] } })
  await call(addGroup, { params: { exclude: true }, body: { store: shop.name, collection: name, group: 'Agotados' } })
  await call(fillSamaraCollection, { params: { store: shop.name, name, id: list.id } })
  const held = (await shop.list(list)).products
  await published(list, held)
  const id = await only(name)
  expect(await shop.liveCollection(id)).toEqual(held)

  const { pool } = publishing.samara.connection
  await pool.query('update products set stock = 0 where store_id = $1 and id = $2', [shop.id, held[1]])
  await publishing.samara.app.services.scores.renew(shop.id)
  await publishing.samara.work()
  const left = held.filter((product) => product !== held[1])
  expect((await shop.list(list)).products).toEqual(left)
  const ended = await published(list, left)
  expect(ended).toMatchObject({ state: 'verified', toWrite: 1, written: 1, skipped: 0 })
  expect(await shop.liveCollection(id)).toEqual(left)
  const calls = (await call(publicationCalls, { params: { id: ended.id }, query: { store: shop.name } })).data.calls
  expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path.split('/').at(-1))).toEqual(['importexclude'])
})
