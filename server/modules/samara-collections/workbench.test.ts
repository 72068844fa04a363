import { expect, test } from 'vitest'
import {
  collectionsToIndex,
  keepDraft,
  listOpening,
  listProducts,
  type ListReference,
  listsToOrder,
  massOrdering,
  orderingVersions,
  readDraft,
  readScore,
  saveSortTable,
} from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { deleteSamaraCollection } from '../../../contract/index.ts'
import { samaraShop, store } from './samara.fixtures.ts'

const shop = samaraShop()

const about = (list: ListReference) => ({ query: { store, username: ana, ...list } })
const whole = async (list: ListReference) => (await shop().samara.call(listProducts, about(list), ana)).data
const sequence = async (list: ListReference) => (await whole(list)).content.map(({ id }) => id)
const save = (list: ListReference, version: number, more: object) =>
  shop().samara.call(saveSortTable, { query: { username: ana }, body: { store, list, version, ...more } }, ana)

/** A filled collection of mugs. */
async function mugs(name: string, fields = {}): Promise<ListReference> {
  const id = await shop().collection(name, fields)
  await shop().group(name, `Of ${name}`, [{ column: 'category', values: [11] }])
  await shop().fill(name, id)
  return { kind: 'samara', id }
}

test('a Samara collection is opened, put in order, drafted and brought back as any list is', async () => {
  const list = await mugs('Mugs')
  const before = await sequence(list)
  expect(before.toSorted()).toEqual([101, 102, 103, 104, 105])
  const { data: opening } = await shop().samara.call(listOpening, about(list), ana)
  expect(opening).toMatchObject({ list: { ...list, name: 'Mugs', routeBefore: '' }, count: 5 })
  expect(opening.content.map(({ id }) => id)).toEqual(before)

  const turned = before.toReversed()
  expect((await save(list, 0, { products: turned })).data.version).toBe(1)
  expect((await save(list, 1, { moves: [{ products: [turned[4]], after: null }] })).data.version).toBe(2)
  const now = [turned[4]!, ...turned.slice(0, 4)]
  expect(await sequence(list)).toEqual(now)
  expect((await save(list, 0, { products: before })).problem.code).toBe('ordering/stale-version')
  expect((await save(list, 2, { products: before.slice(1) })).problem.code).toBe('ordering/incomplete')
  expect((await shop().samara.call(orderingVersions, about(list), ana)).data.map(({ version }) => version)).toEqual([2, 1])

  const draft = { version: 2, edits: [], undone: 0, at: '2026-11-24T10:00:00Z' }
  await shop().samara.call(keepDraft, { ...about(list), body: { draft } }, ana)
  expect((await shop().samara.call(readDraft, about(list), ana)).data).toMatchObject({ version: 2 })
  expect((await shop().samara.call(collectionsToIndex, { query: { store, username: ana } }, ana)).data).toMatchObject([
    { kind: 'samara', collectionId: list.id, version: 2, publishedVersion: null },
  ])
})

test('it is found among the collections, and put in order with many others', async () => {
  const list = await mugs('For many')
  const { data } = await shop().samara.call(listsToOrder, { query: { store, username: ana, kind: 'collection' } }, ana)
  expect(data.lists.find(({ name }) => name === 'For many')).toMatchObject({ ...list, products: 5, version: 0 })
  const recipe = { store, list, criteria: [{ column: 'name', sort: 'DESC' as const }], rules: null, apply: true, version: 0 }
  const { data: outcome } = await shop().samara.call(massOrdering, { query: { username: ana }, body: recipe }, ana)
  expect(outcome).toMatchObject({ list, products: 5, result: 'saved' })
  const rows = await whole(list)
  expect(rows.content.map(({ name }) => name)).toEqual(
    rows.content
      .map(({ name }) => name)
      .toSorted()
      .reverse(),
  )
})

test('its products have the scores of their own categories', async () => {
  const list = await mugs('Scored')
  const of = async (kind: ListReference['kind'], id: number) =>
    (await shop().samara.call(readScore, { params: { product: 101 }, query: { store, username: ana, kind, id } }, ana)).data
  const { content } = await whole(list)
  const score = await of('category', 11)
  expect(score.score).not.toBeNull()
  expect(content.find(({ id }) => id === 101)?.samaraScore).toBe(score.score)
  expect(await of('samara', list.id)).toEqual(score)
})

test('who enters a collection that was put in order takes the place that its rule says, and nobody else moves', async () => {
  const last = await mugs('At the end')
  const ranked = await mugs('By name', { entering: 'criteria', criteria: [{ column: 'reference', sort: 'ASC' }] })
  for (const list of [last, ranked]) {
    await save(list, 0, { products: (await sequence(list)).toSorted().reverse() })
    await save(list, 1, { moves: [{ products: [103], after: null }] })
    expect(await sequence(list)).toEqual([103, 105, 104, 102, 101])
  }
  await shop().change(`update products set category_id = 11 where store_id = $1 and id = 201`)
  await shop().renew()
  expect(await sequence(last)).toEqual([103, 105, 104, 102, 101, 201])
  expect((await sequence(ranked)).filter((id) => id !== 201)).toEqual([103, 105, 104, 102, 101])
  const { rows } = await shop().samara.connection.pool.query<{ version: number }>(
    `select version from orderings where store_id = $1 and list_kind = 'samara' and list_id = $2`,
    [shop().storeId, ranked.id],
  )
  expect(rows).toEqual([{ version: 2 }])
  // What is moved afterwards goes on from what is shown.
  const shown = await sequence(ranked)
  await save(ranked, 2, { moves: [{ products: [shown[0]], after: shown[5] }] })
  expect(await sequence(ranked)).toEqual([...shown.slice(1), shown[0]])
  await shop().change(`update products set category_id = 12 where store_id = $1 and id = 201`)
  await shop().renew()
  expect((await sequence(last)).includes(201)).toBe(false)
})

test('one that is not there has a problem of its own, and deleting one takes its ordering and its drafts along', async () => {
  expect((await shop().samara.call(listOpening, about({ kind: 'samara', id: 777 }), ana)).problem.code).toBe('samara-collection/unknown')
  expect((await save({ kind: 'samara', id: 777 }, 0, { products: [101] })).problem.code).toBe('samara-collection/unknown')
  const list = await mugs('Passing')
  await save(list, 0, { products: await sequence(list) })
  await shop().samara.call(deleteSamaraCollection, { params: { id: list.id }, query: { store } }, ana)
  const { rows } = await shop().samara.connection.pool.query(`select 1 from orderings where list_kind = 'samara' and list_id = $1`, [
    list.id,
  ])
  expect(rows).toEqual([])
})
