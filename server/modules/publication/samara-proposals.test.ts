import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProducts,
  approveProposal,
  collectionsToIndex,
  createSamaraCollection,
  fingerprintOf,
  listProducts,
  type ListReference,
  listSamaraCollections,
  type PartnerLimits,
  publishList,
  readProposal,
  readSamaraCollection,
  reviewPublication,
  sendProposal,
  unpublishList,
  updateSamaraCollection,
} from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { type Publishing, type PublishingStore, startPublishing } from './publication.fixtures.ts'

const name = 'De la socia'
let publishing: Publishing
let shop: PublishingStore
let pia: string
let lea: string
let keys = 0
let list: ListReference
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
  pia = `pia-${shop.name}@shop.example`
  lea = `lea-${shop.name}@shop.example`
  await join(pia, { categories: null, brands: null, approval: true })
  await join(lea, { categories: [small.mugs], brands: null, approval: false })
  list = await made()
})
afterAll(() => publishing.close())

const call: Publishing['samara']['call'] = (...given) => publishing.samara.call(...given)
const key = () => `samara-proposal-${(keys += 1)}`
const tenant = () => ({ headers: { 'x-tenant': shop.name } })
const codeOf = ({ status, problem }: { status: number; problem: { code: string } | undefined }) => [status, problem?.code]

async function join(email: string, limits: PartnerLimits) {
  const { id } = await publishing.samara.app.services.users.add({ email, name: email, passwordHash: null })
  await membershipsRepository(publishing.samara.connection.database).put({ storeId: shop.id, personId: id, role: 'partner', limits })
}

/** A Samara collection that the partner who needs approval made and filled. */
async function made(): Promise<ListReference> {
  const body = { store: shop.name, name }
  const { data } = await call(createSamaraCollection, { query: { username: pia }, body }, pia, { key: key(), ...tenant() })
  await add([101, 102, 203])
  return { kind: 'samara', id: data.id }
}
const add = (products: number[]) => call(addProducts, { params: { store: shop.name, name }, body: { products } }, pia)
const read = (id: string) => call(readProposal, { params: { id }, query: { store: shop.name, username: shop.ana } }, shop.ana)
const approve = async (id: string) => {
  const { present, products } = (await read(id)).data
  const body = { version: present, seen: fingerprintOf(products ?? []) }
  return call(approveProposal, { params: { id }, query: { store: shop.name, username: shop.ana }, body }, shop.ana, { key: key() })
}
const send = (products: number[]) =>
  call(sendProposal, { query: { username: pia }, body: { store: shop.name, list, version: 0, products } }, pia, { key: key() })

test('a partner who needs approval makes, fills and proposes a Samara collection; it is on the platform once the owner approves, with who came since', async () => {
  const { data: proposal } = await send([203, 101, 102])
  expect(proposal).toMatchObject({ state: 'waiting', list, listName: name, listThere: true, mayDecide: false })
  await publishing.samara.work()
  expect((await call(readSamaraCollection, { params: { id: list.id }, query: { store: shop.name } }, shop.ana)).data.inVtex).toBe(false)

  await add([104])
  expect((await read(proposal.id)).data.products).toEqual([203, 101, 102, 104])
  expect((await approve(proposal.id)).status).toBe(200)
  await publishing.samara.work()
  expect((await read(proposal.id)).data.proposal).toMatchObject({ state: 'published' })
  const { idVtex } = (await call(readSamaraCollection, { params: { id: list.id }, query: { store: shop.name } }, pia)).data
  expect(await shop.liveCollection(idVtex!)).toEqual([203, 101, 102, 104])
})

test('nothing of it reaches the platform by themselves: neither published nor taken off', async () => {
  const query = { store: shop.name, username: pia, kind: 'samara' as const, id: list.id, version: 0 }
  const body = { logUserCriterias: [], products: [101, 102, 203] }
  expect(codeOf(await call(publishList, { query, body }, pia, { key: key() }))).toEqual([403, 'access/approval-needed'])
  await shop.published([101, 102, 203], { list })
  await publishing.samara.work()
  for (const onPlatform of ['hide', 'delete'] as const)
    expect(codeOf(await call(unpublishList, { query: { username: pia }, body: { store: shop.name, list, onPlatform } }, pia))).toEqual([
      403,
      'access/approval-needed',
    ])
  // Days, and whether it is active, reach it at midnight; everything else with the next publication.
  const change = (fields: object) =>
    call(updateSamaraCollection, { params: { id: list.id }, body: { store: shop.name, ...fields } }, pia, tenant())
  for (const fields of [{ active: false }, { startDate: '2026-04-01' }, { endDate: '2026-04-01' }])
    expect(codeOf(await change(fields))).toEqual([403, 'access/approval-needed'])
  expect((await change({ active: true, description: 'Hers' })).status).toBe(200)
})

test('a proposal of a collection that is deleted meanwhile says so and is not published', async () => {
  const { data: proposal } = await send([203, 101, 102])
  await publishing.samara.connection.pool.query('delete from samara_collections where store_id = $1 and id = $2', [shop.id, list.id])
  expect((await read(proposal.id)).data.proposal).toMatchObject({ listThere: false })
  expect((await approve(proposal.id)).status).not.toBe(200)
})

test('a partner with limits neither sees nor touches Samara collections, whichever way they ask', async () => {
  const store = shop.name
  const query = { store, username: lea }
  const products = [101, 102, 203]
  const shown = { kind: 'samara' as const, id: list.id }
  const refused = [
    await call(listSamaraCollections, { query: { store } }, lea),
    await call(readSamaraCollection, { params: { id: list.id }, query: { store } }, lea),
    await call(createSamaraCollection, { query: { username: lea }, body: { store, name: 'Otra' } }, lea, { key: key(), ...tenant() }),
    await call(addProducts, { params: { store, name }, body: { products: [103] } }, lea),
    await call(listProducts, { query: { ...query, ...shown } }, lea),
    await call(publishList, { query: { ...query, ...shown, version: 0 }, body: { logUserCriterias: [], products } }, lea, { key: key() }),
    await call(sendProposal, { query: { username: lea }, body: { store, list, version: 0, products } }, lea, { key: key() }),
    await call(reviewPublication, { query: { username: lea }, body: { store, list, products } }, lea),
    await call(unpublishList, { query: { username: lea }, body: { store, list, onPlatform: 'delete' } }, lea),
  ]
  expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'access/outside-limits']))
  await shop.published(products, { list })
  await publishing.samara.work()
  expect((await call(collectionsToIndex, { query }, lea)).data).toEqual([])
  expect((await call(collectionsToIndex, { query: { ...query, username: shop.ana } }, shop.ana)).data).toHaveLength(1)
})
