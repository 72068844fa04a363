import { expect, test } from 'vitest'
import {
  addProducts,
  arrangeGroups,
  createSamaraCollection,
  deleteGroup,
  deleteSamaraCollection,
  duplicateSamaraCollection,
  fillSamaraCollection,
  type FilterInput,
  groupsOfCollection,
  listSamaraCollections,
  previewCollection,
  readGroupByName,
  readSamaraCollection,
  updateSamaraCollection,
} from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { samaraShop, store, tenant } from './samara.fixtures.ts'

const shop = samaraShop()

const create = (body: object, key = shop().key()) =>
  shop().samara.call(createSamaraCollection, { query: { username: ana }, body: { store, ...body } as never }, ana, { key, ...tenant })
const change = (id: number, body: object) =>
  shop().samara.call(updateSamaraCollection, { params: { id }, body: { store, ...body } }, ana, tenant)
test('a new collection has the usual fields, and the same key makes it once', async () => {
  const { data } = await create({ name: 'Christmas' }, 'key-christmas')
  expect(data).toEqual({
    id: data.id,
    name: 'Christmas',
    store,
    description: '',
    idVtex: null,
    vtexId: null,
    inVtex: false,
    active: true,
    highlight: true,
    searchable: true,
    startDate: null,
    endDate: null,
    archived: false,
    status: 'live',
    entering: 'end',
    criteria: [],
    version: 1,
    products: 0,
    filledAt: null,
    refreshedAt: null,
    refreshFailure: null,
    groups: [],
  })
  expect((await create({ name: 'Christmas' }, 'key-christmas')).data.id).toBe(data.id)
  expect((await create({ name: 'Christmas' })).problem.code).toBe('samara-collection/name-taken')
})

test.each(['50% / 50%', 'Ñandú 🎄👩‍👩‍👧', 'a/b/c', '...', '%2F', 'x'.repeat(120), '日本語'.repeat(40), 'groups', '?a=b#c', 'O\'Hara & "Sons"'])(
  'the name %s survives an address',
  async (name) => {
    const id = await shop().collection(name)
    await shop().group(name, name, [{ column: 'category', values: [12] }])
    expect(await shop().fill(name, id)).toMatchObject({ products: 3 })
    expect((await shop().held(name)).toSorted()).toEqual([201, 202, 203])
    const { data } = await shop().samara.call(groupsOfCollection, { params: { store, name } }, ana)
    expect(data.map((group) => [group.name, group.filters.length])).toEqual([[name, 1]])
  },
)

test('a name is kept composed and without spaces around it; 121 characters, none that can be read, and a step in a path are refused', async () => {
  await shop().collection('  Cafe\u0301 ')
  expect((await create({ name: 'Café' })).problem.code).toBe('samara-collection/name-taken')
  expect((await create({ name: 'x'.repeat(121) })).status).toBe(400)
  expect((await create({ name: '   ' })).status).toBe(400)
  for (const name of ['.', ' .. '])
    expect((await create({ name })).problem).toMatchObject({ code: 'request/invalid', errors: [{ path: 'body.name' }] })
  expect((await shop().newGroup('..')).status).toBe(400)
})

test('dates act by themselves in the zone of the store', async () => {
  const id = await shop().collection('Spring', { startDate: '2026-03-20', endDate: '2026-06-21' })
  const status = async () => (await shop().samara.call(readSamaraCollection, { params: { id }, query: { store } }, ana)).data.status
  expect(await status()).toBe('scheduled')
  // Madrid is an hour ahead: there the 20th has begun.
  shop().samara.clock.set('2026-03-19T23:30:00Z')
  expect(await status()).toBe('live')
  shop().samara.clock.set('2026-06-22T09:00:00Z')
  expect(await status()).toBe('ended')
  shop().samara.clock.set('2026-03-10T09:00:00Z')
  expect((await change(id, { active: false })).data.status).toBe('inactive')
  expect((await change(id, { endDate: '2026-03-19' })).problem).toMatchObject({
    code: 'samara-collection/bad-dates',
    errors: [{ path: 'body.endDate' }],
  })
  expect((await change(id, { startDate: '2026-02-30' })).problem.code).toBe('samara-collection/bad-dates')
  expect((await change(id, { criteria: [{ column: 'nothing', sort: 'ASC' }] })).problem.code).toBe('ordering/unknown-column')
})

test('a collection that somebody else changed, and one that was renamed meanwhile, are not changed blindly', async () => {
  const id = await shop().collection('Autumn')
  expect((await change(id, { version: 1, name: 'Fall' })).data).toMatchObject({ name: 'Fall', version: 2 })
  expect((await change(id, { version: 1, description: 'Leaves' })).problem.code).toBe('samara-collection/stale-version')
  const fill = (name: string, given: number) => shop().samara.call(fillSamaraCollection, { params: { store, name, id: given } }, ana)
  expect((await fill('Autumn', id)).problem.code).toBe('samara-collection/unknown')
  expect((await fill('Fall', id + 1)).problem.code).toBe('samara-collection/unknown')
  expect((await change(id, { name: 'Christmas' })).problem.code).toBe('samara-collection/name-taken')
})

test('a copy has fields and groups, and no products; deleted, its groups stay', async () => {
  const id = await shop().collection('Original', { highlight: false })
  await shop().group('Original', 'Shared', [{ column: 'brand', values: [2] }])
  await shop().fill('Original', id)
  const { data } = await shop().samara.call(duplicateSamaraCollection, { params: { id }, body: { store, name: 'Copy' } }, ana, {
    key: shop().key(),
    ...tenant,
  })
  expect(data).toMatchObject({ highlight: false, products: 0, filledAt: null, groups: [{ name: 'Shared', exclude: false }] })
  const group = async () => (await shop().samara.call(readGroupByName, { params: { store, name: 'Shared' } }, ana)).data
  expect((await group()).usedBy.map(({ name }) => name)).toEqual(['Copy', 'Original'])
  const removeGroup = async () => shop().samara.call(deleteGroup, { params: { id: (await group()).id }, query: { store } }, ana)
  expect((await removeGroup()).problem).toMatchObject({ code: 'group/in-use', errors: [{ reason: 'Copy' }, { reason: 'Original' }] })
  for (const one of [id, data.id])
    expect((await shop().samara.call(deleteSamaraCollection, { params: { id: one }, query: { store } }, ana)).status).toBe(200)
  expect((await group()).usedBy).toEqual([])
  const { rowCount } = await shop().samara.connection.pool.query('select 1 from samara_members where collection_id = any($1)', [
    [id, data.id],
  ])
  expect(rowCount).toBe(0)
  expect((await removeGroup()).status).toBe(200)
  const { rows } = await shop().samara.connection.pool.query<{ kind: string }>(
    "select kind from audit_log where kind like 'samara%' order by id desc limit 3",
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['samara-group-deleted', 'samara-collection-deleted', 'samara-collection-deleted'])
})

test('a collection that would read itself by way of another one is refused, with the names', async () => {
  const [one, two] = [await shop().collection('One'), await shop().collection('Two')]
  await shop().group('One', 'Reads two', [{ column: 'list', values: ['samara', two] }])
  await shop().newGroup('Reads one')
  expect((await shop().filter('Reads one', { column: 'list', values: ['samara', one] })).status).toBe(200)
  const answer = await shop().link('Two', 'Reads one')
  expect(answer.problem).toMatchObject({ code: 'samara-collection/cycle', errors: [{ reason: 'Two' }, { reason: 'One' }] })
  await shop().group('Two', 'Harmless', [{ column: 'brand', values: [1] }])
  expect((await shop().filter('Harmless', { column: 'list', values: ['samara', two] })).problem.errors.map(({ reason }) => reason)).toEqual(
    ['Two'],
  )
  expect((await shop().samara.call(readGroupByName, { params: { store, name: 'Harmless' } }, ana)).data.filters).toHaveLength(1)
  expect((await shop().samara.call(deleteSamaraCollection, { params: { id: two }, query: { store } }, ana)).problem.code).toBe(
    'samara-collection/in-use',
  )
})

test('products that the shop does not have are refused, and nothing is added', async () => {
  await shop().collection('By hand')
  const answer = await shop().samara.call(addProducts, { params: { store, name: 'By hand' }, body: { products: [101, 4711, 4712] } }, ana)
  expect(answer.problem).toMatchObject({
    code: 'catalogue/unknown-product',
    errors: [{ reason: 'there is no 4711' }, { reason: 'there is no 4712' }],
  })
  expect(
    (await shop().samara.call(listSamaraCollections, { query: { store } }, ana)).data.find(({ name }) => name === 'By hand'),
  ).toMatchObject({ products: 0, groups: [] })
})

const mugs: FilterInput = { column: 'category', operator: 'any', not: false, values: [11] }
const plates: FilterInput = { column: 'category', operator: 'any', not: false, values: [12] }

test('which groups a collection uses is written at once in its version, and shown before', async () => {
  const id = await shop().collection('Arranged')
  const ids = await Promise.all(
    [
      ['Arranged mugs', mugs],
      ['Arranged plates', plates],
    ].map(async ([name, filter]) => {
      const { data } = await shop().newGroup(name as string)
      await shop().filter(name as string, filter as FilterInput)
      return data.id
    }),
  )
  const groups = [
    { id: ids[1]!, exclude: false },
    { id: ids[0]!, exclude: true },
  ]
  const preview = (those: typeof groups) =>
    shop().samara.call(previewCollection, { params: { id }, body: { store, groups: those } }, ana, tenant)
  const { data } = await preview(groups)
  expect(data).toMatchObject({ before: 0, after: 3, entering: 3, leaving: 0, each: [3, 5] })
  expect(data.sample.map((product) => product.id).toSorted()).toEqual([201, 202, 203])
  expect((await preview([{ id: 4711, exclude: false }])).problem.code).toBe('group/unknown')
  const arrange = (those: typeof groups, version: number) =>
    shop().samara.call(arrangeGroups, { params: { id }, body: { store, version, groups: those } }, ana, tenant)
  expect((await arrange([...groups, groups[0]!], 1)).data.map(({ name, exclude }) => [name, exclude])).toEqual([
    ['Arranged plates', false],
    ['Arranged mugs', true],
  ])
  expect((await arrange([], 1)).problem.code).toBe('samara-collection/stale-version')
  expect((await arrange([{ id: 4711, exclude: false }], 2)).problem.code).toBe('group/unknown')
  expect((await arrange([], 2)).data).toEqual([])
})
