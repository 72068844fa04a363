import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addGroup,
  addProducts,
  addProductsFromFile,
  arrangeGroups,
  badProductFileLines,
  createGroup,
  createSamaraCollection,
  deleteFilter,
  deleteGroup,
  deleteSamaraCollection,
  duplicateSamaraCollection,
  fillSamaraCollection,
  type FilterInput,
  groupsOfCollection,
  listSamaraCollections,
  movePickedProduct,
  pickedProducts,
  previewCollection,
  previewFilters,
  previewGroup,
  productsByGroup,
  readGroupByName,
  readSamaraCollection,
  saveGroup,
  updateFilter,
  updateGroup,
  updateSamaraCollection,
  uploadProductFile,
} from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { type SamaraShop, startSamaraShop, store } from './samara.fixtures.ts'

let shop: SamaraShop
beforeAll(async () => {
  shop = await startSamaraShop()
  await shop.renew()
})
afterAll(() => shop.samara.close())

const tenant = { headers: { 'x-tenant': store } }
const create = (body: object, key = shop.key()) =>
  shop.samara.call(createSamaraCollection, { query: { username: ana }, body: { store, ...body } as never }, ana, { key, ...tenant })
const change = (id: number, body: object) =>
  shop.samara.call(updateSamaraCollection, { params: { id }, body: { store, ...body } }, ana, tenant)
const newGroup = (name: string, key = shop.key()) => shop.samara.call(createGroup, { body: { store, name } }, ana, { key, ...tenant })
const link = (collection: string, group: string) =>
  shop.samara.call(addGroup, { params: { exclude: false }, body: { store, collection, group } }, ana, tenant)

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
    const id = await shop.collection(name)
    await shop.group(name, name, [{ column: 'category', values: [12] }])
    expect(await shop.fill(name, id)).toMatchObject({ products: 3 })
    expect((await shop.held(name)).toSorted()).toEqual([201, 202, 203])
    const { data } = await shop.samara.call(groupsOfCollection, { params: { store, name } }, ana)
    expect(data.map((group) => [group.name, group.filters.length])).toEqual([[name, 1]])
  },
)

test('a name is kept composed and without spaces around it; 121 characters, none that can be read, and a step in a path are refused', async () => {
  await shop.collection('  Cafe\u0301 ')
  expect((await create({ name: 'Café' })).problem.code).toBe('samara-collection/name-taken')
  expect((await create({ name: 'x'.repeat(121) })).status).toBe(400)
  expect((await create({ name: '   ' })).status).toBe(400)
  for (const name of ['.', ' .. '])
    expect((await create({ name })).problem).toMatchObject({ code: 'request/invalid', errors: [{ path: 'body.name' }] })
  expect((await newGroup('..')).status).toBe(400)
})

test('dates act by themselves in the zone of the store', async () => {
  const id = await shop.collection('Spring', { startDate: '2026-03-20', endDate: '2026-06-21' })
  const status = async () => (await shop.samara.call(readSamaraCollection, { params: { id }, query: { store } }, ana)).data.status
  expect(await status()).toBe('scheduled')
  // Madrid is an hour ahead: there the 20th has begun.
  shop.samara.clock.set('2026-03-19T23:30:00Z')
  expect(await status()).toBe('live')
  shop.samara.clock.set('2026-06-22T09:00:00Z')
  expect(await status()).toBe('ended')
  shop.samara.clock.set('2026-03-10T09:00:00Z')
  expect((await change(id, { active: false })).data.status).toBe('inactive')
  expect((await change(id, { endDate: '2026-03-19' })).problem).toMatchObject({
    code: 'samara-collection/bad-dates',
    errors: [{ path: 'body.endDate' }],
  })
  expect((await change(id, { startDate: '2026-02-30' })).problem.code).toBe('samara-collection/bad-dates')
  expect((await change(id, { criteria: [{ column: 'nothing', sort: 'ASC' }] })).problem.code).toBe('ordering/unknown-column')
})

test('a collection that somebody else changed, and one that was renamed meanwhile, are not changed blindly', async () => {
  const id = await shop.collection('Autumn')
  expect((await change(id, { version: 1, name: 'Fall' })).data).toMatchObject({ name: 'Fall', version: 2 })
  expect((await change(id, { version: 1, description: 'Leaves' })).problem.code).toBe('samara-collection/stale-version')
  const fill = (name: string, given: number) => shop.samara.call(fillSamaraCollection, { params: { store, name, id: given } }, ana)
  expect((await fill('Autumn', id)).problem.code).toBe('samara-collection/unknown')
  expect((await fill('Fall', id + 1)).problem.code).toBe('samara-collection/unknown')
  expect((await change(id, { name: 'Christmas' })).problem.code).toBe('samara-collection/name-taken')
})

test('a copy has fields and groups, and no products; deleted, its groups stay', async () => {
  const id = await shop.collection('Original', { highlight: false })
  await shop.group('Original', 'Shared', [{ column: 'brand', values: [2] }])
  await shop.fill('Original', id)
  const { data } = await shop.samara.call(duplicateSamaraCollection, { params: { id }, body: { store, name: 'Copy' } }, ana, {
    key: shop.key(),
    ...tenant,
  })
  expect(data).toMatchObject({ highlight: false, products: 0, filledAt: null, groups: [{ name: 'Shared', exclude: false }] })
  const group = async () => (await shop.samara.call(readGroupByName, { params: { store, name: 'Shared' } }, ana)).data
  expect((await group()).usedBy.map(({ name }) => name)).toEqual(['Copy', 'Original'])
  const removeGroup = async () => shop.samara.call(deleteGroup, { params: { id: (await group()).id }, query: { store } }, ana)
  expect((await removeGroup()).problem).toMatchObject({ code: 'group/in-use', errors: [{ reason: 'Copy' }, { reason: 'Original' }] })
  for (const one of [id, data.id])
    expect((await shop.samara.call(deleteSamaraCollection, { params: { id: one }, query: { store } }, ana)).status).toBe(200)
  expect((await group()).usedBy).toEqual([])
  const { rowCount } = await shop.samara.connection.pool.query('select 1 from samara_members where collection_id = any($1)', [
    [id, data.id],
  ])
  expect(rowCount).toBe(0)
  expect((await removeGroup()).status).toBe(200)
  const { rows } = await shop.samara.connection.pool.query<{ kind: string }>(
    "select kind from audit_log where kind like 'samara%' order by id desc limit 3",
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['samara-group-deleted', 'samara-collection-deleted', 'samara-collection-deleted'])
})

test('two people who edit one group: the second one hears that it has changed', async () => {
  const { data: group } = await newGroup('Edited')
  expect((await shop.filter('Edited', { column: 'stock', operator: 'least', values: [3] })).data.version).toBe(2)
  const rename = (version: number, name: string) =>
    shop.samara.call(updateGroup, { body: { store, id: group.id, version, name } }, ana, tenant)
  expect((await rename(1, 'Mine')).problem.code).toBe('group/stale-version')
  expect((await rename(2, 'Ours')).data).toMatchObject({ name: 'Ours', version: 3 })
  expect((await newGroup('Ours')).problem.code).toBe('group/name-taken')
  const [filter] = (await shop.samara.call(readGroupByName, { params: { store, name: 'Ours' } }, ana)).data.filters
  const put = (version: number) =>
    shop.samara.call(
      updateFilter,
      { params: { store, name: 'Ours' }, body: { id: filter!.id, version, column: 'stock', operator: 'most', not: false, values: [1] } },
      ana,
    )
  expect((await put(1)).problem.code).toBe('group/stale-version')
  expect((await put(3)).data.filters[0]).toMatchObject({ id: filter!.id, operator: 'most', values: [1] })
  const remove = () => shop.samara.call(deleteFilter, { params: { store, name: 'Ours', filterId: filter!.id } }, ana)
  expect((await remove()).data.filters).toEqual([])
  expect((await remove()).problem.code).toBe('filter/unknown')
})

test('filters whose values do not fit are refused with what is wrong', async () => {
  await newGroup('Unfit')
  const reasonOf = async (filter: object) => (await shop.filter('Unfit', filter)).problem.errors[0]?.reason
  expect(await reasonOf({ column: 'price', operator: 'contains', values: [1] })).toBe('operator')
  expect(await reasonOf({ column: 'price', operator: 'between', values: [5, 1] })).toBe('sequence')
  expect(await reasonOf({ column: 'price', operator: 'between', values: [5] })).toBe('count')
  expect(await reasonOf({ column: 'price', operator: 'least', values: ['5'] })).toBe('type')
  expect(await reasonOf({ column: 'discount', operator: 'least', values: [101] })).toBe('bounds')
  expect(await reasonOf({ column: 'stock', operator: 'top', values: [0] })).toBe('bounds')
  expect(await reasonOf({ column: 'name', operator: 'word', values: [' - '] })).toBe('empty')
  expect(await reasonOf({ column: 'list', operator: 'any', values: ['category', 1] })).toBe('list')
  expect(await reasonOf({ column: 'list', operator: 'any', values: ['samara', 4711] })).toBe('list')
  expect(await reasonOf({ column: 'brand', operator: 'any', values: [] })).toBe('count')
  expect(await reasonOf({ column: 'soldOut', operator: 'is', values: [1] })).toBe('count')
})

test('a category or a brand that is gone is named, and matches nothing', async () => {
  await newGroup('Gone')
  const { data } = await shop.filter('Gone', { column: 'brand', values: [2, 77] })
  expect(data.filters[0]!.gone).toEqual([77])
  const products = await shop.samara.call(productsByGroup, { query: { group: 'Gone', store } }, ana)
  expect(products.data.content.map(({ id }) => id).toSorted()).toEqual([101, 103, 105, 201, 203])
})

test('a collection that would read itself by way of another one is refused, with the names', async () => {
  const [one, two] = [await shop.collection('One'), await shop.collection('Two')]
  await shop.group('One', 'Reads two', [{ column: 'list', values: ['samara', two] }])
  await newGroup('Reads one')
  expect((await shop.filter('Reads one', { column: 'list', values: ['samara', one] })).status).toBe(200)
  const answer = await link('Two', 'Reads one')
  expect(answer.problem).toMatchObject({ code: 'samara-collection/cycle', errors: [{ reason: 'Two' }, { reason: 'One' }] })
  await shop.group('Two', 'Harmless', [{ column: 'brand', values: [1] }])
  expect((await shop.filter('Harmless', { column: 'list', values: ['samara', two] })).problem.errors.map(({ reason }) => reason)).toEqual([
    'Two',
  ])
  expect((await shop.samara.call(readGroupByName, { params: { store, name: 'Harmless' } }, ana)).data.filters).toHaveLength(1)
  expect((await shop.samara.call(deleteSamaraCollection, { params: { id: two }, query: { store } }, ana)).problem.code).toBe(
    'samara-collection/in-use',
  )
})

test('a preview counts what all filters leave and each alone, with some products', async () => {
  const preview = async (filters: object[]) =>
    (await shop.samara.call(previewFilters, { body: { store, filters: filters as never } }, ana, tenant)).data
  const mugs = { column: 'category', operator: 'any', not: false, values: [11] }
  const brand = { column: 'brand', operator: 'any', not: true, values: [1] }
  expect(await preview([mugs, brand])).toMatchObject({ of: 8, count: 3, each: [5, 5] })
  expect((await preview([mugs, brand])).sample.map(({ id, name }) => `${id} ${name}`).toSorted()).toEqual([
    '101 Product 101',
    '103 Product 103',
    '105 Product 105',
  ])
  expect(await preview([])).toMatchObject({ of: 8, count: 8, each: [] })
  expect(await preview([{ ...mugs, values: [4711] }])).toMatchObject({ count: 0, each: [0], sample: [] })
  // Filled by filters that leave everything, or nothing.
  for (const [name, values, products] of [
    ['Everything', [0], 8],
    ['Nothing', [2_147_483_647], 0],
  ] as const) {
    const id = await shop.collection(name)
    await shop.group(name, name, [{ column: 'stock', operator: 'least', values: [...values] }])
    expect(await shop.fill(name, id)).toEqual({ products, entered: products, left: 0 })
  }
})

test('a file of ids and references is read line by line: good ones are added, bad ones and doubles named', async () => {
  await newGroup('From a file')
  const upload = (text: string) =>
    shop.samara.call(uploadProductFile, { query: { store, username: ana } }, ana, { file: Buffer.from(text) })
  const { data } = await upload('id;reference\n101;\n;R203\n101;\n=1+1;\n999;\n')
  expect(data).toMatchObject({
    lines: 5,
    products: 2,
    badLines: 3,
    bad: [
      { line: 4, fault: 'duplicate' },
      { line: 5, fault: 'formula' },
      { line: 6, fault: 'unknown' },
    ],
  })
  const add = (key: string) =>
    shop.samara.call(addProductsFromFile, { params: { store, name: 'From a file' }, query: { username: ana }, body: { key } }, ana)
  expect((await add(data.key)).data).toEqual({ added: 2, known: 0, gone: 0 })
  await shop.change('update products set gone_at = now() where store_id = $1 and id = 203')
  expect((await add(data.key)).data).toEqual({ added: 0, known: 1, gone: 1 })
  await shop.change('update products set gone_at = null where store_id = $1 and id = 203')
  shop.samara.clock.set('2026-03-11T09:00:01Z')
  expect((await add(data.key)).problem.code).toBe('product-file/unknown')
  shop.samara.clock.set('2026-03-10T09:00:00Z')
  expect((await add('0'.repeat(32))).problem.code).toBe('product-file/unknown')
  expect((await upload('colour\nred\n')).problem.code).toBe('file/no-column')
  const none = (await upload('id\n998\n999\n')).data
  expect(none).toMatchObject({ lines: 2, products: 0, badLines: 2 })
  expect((await add(none.key)).data).toEqual({ added: 0, known: 0, gone: 0 })
})

test('of a file of products with more bad lines than a screen shows every one is given, also when no line is good', async () => {
  const bad = (file: string, person = ana) =>
    shop.samara.call(badProductFileLines, { query: { store, username: person } }, person, { file: Buffer.from(file) })
  const lines = Array.from({ length: 1_500 }, (_, at) => `x${at} «"»`)
  const file = `reference\nR203\n${lines.join('\n')}\nR203\n`
  const read = (await shop.samara.call(uploadProductFile, { query: { store, username: ana } }, ana, { file: Buffer.from(file) })).data
  expect([read.products, read.badLines, read.bad.length]).toEqual([1, 1_501, 1_000])
  const { data } = await bad(file)
  expect(data.line).toEqual(Array.from({ length: 1_501 }, (_, at) => at + 3))
  expect(data.text).toEqual([...lines, 'R203'])
  expect(data.fault.slice(-2)).toEqual(['unknown', 'duplicate'])
  expect((await bad('reference\nR998\n')).data).toEqual({ line: [2], fault: ['unknown'], text: ['R998'] })
  expect((await bad('colour\nred\n')).problem.code).toBe('file/no-column')
})

test('a file of products may name them by their EANs, as spreadsheets leave them', async () => {
  const upload = async (text: string) =>
    (await shop.samara.call(uploadProductFile, { query: { store, username: ana } }, ana, { file: Buffer.from(text) })).data
  await shop.change(`update products set eans = case id when 101 then array['0012345678905','2000000500003'] when 102 then array['4006381333931']
    when 103 then array['7501031311309'] when 104 then array['7501031311309'] end where store_id = $1 and id between 101 and 104`)
  // Without the nought in front, with spaces, by the number of another variant; one that two products have; one that none has.
  const { products, bad } = await upload('EAN\n12345678905\n4006381 333931\n2000000500003\n7501031311309\n4006381333932\n')
  expect([products, bad.map(({ line, fault }) => [line, fault])]).toEqual([
    2,
    [
      [4, 'duplicate'],
      [5, 'ambiguous'],
      [6, 'unknown'],
    ],
  ])
  // Among ids and references, and in a file without heads.
  expect(await upload('reference\nR203\n4006381333931\n')).toMatchObject({ products: 2, badLines: 0 })
  expect(await upload('4006381333931\n')).toMatchObject({ products: 1, badLines: 0 })
  await shop.change(`update products set eans = '{}' where store_id = $1`)
})

test('products that the shop does not have are refused, and nothing is added', async () => {
  await shop.collection('By hand')
  const answer = await shop.samara.call(addProducts, { params: { store, name: 'By hand' }, body: { products: [101, 4711, 4712] } }, ana)
  expect(answer.problem).toMatchObject({
    code: 'catalogue/unknown-product',
    errors: [{ reason: 'there is no 4711' }, { reason: 'there is no 4712' }],
  })
  expect(
    (await shop.samara.call(listSamaraCollections, { query: { store } }, ana)).data.find(({ name }) => name === 'By hand'),
  ).toMatchObject({ products: 0, groups: [] })
})

const whole = (filters: object[], products: number[] = [], pinned: number[] = []) => ({
  store,
  filters: filters as never,
  products,
  pinned,
})
const mugs: FilterInput = { column: 'category', operator: 'any', not: false, values: [11] }
const plates: FilterInput = { column: 'category', operator: 'any', not: false, values: [12] }

test('a whole group is written at once, in the version that was read; picked products keep their sequence and their pins', async () => {
  const { data: group } = await newGroup('Whole')
  const save = (body: object, version = 1) =>
    shop.samara.call(
      saveGroup,
      { params: { id: group.id }, body: { version, name: 'Whole', exclude: false, ...whole([mugs]), ...body } },
      ana,
      tenant,
    )
  const { data } = await save(whole([mugs, { ...mugs, not: true }], [203, 101], [101]))
  expect(data).toMatchObject({ products: 2, filters: [{ not: false }, { not: true }] })
  const { data: picked } = await shop.samara.call(pickedProducts, { params: { id: group.id }, query: { store } }, ana)
  expect(picked.content.map(({ id, pinned }) => [id, pinned])).toEqual([
    [203, false],
    [101, true],
  ])
  expect((await save({})).problem.code).toBe('group/stale-version')
  expect((await save({ products: [101, 101] }, data.version)).problem.code).toBe('ordering/duplicate-product')
  expect((await save({ products: [4711] }, data.version)).problem.code).toBe('catalogue/unknown-product')
  expect((await save({ filters: [{ ...mugs, values: [] }] }, data.version)).problem).toMatchObject({
    code: 'filter/unfit',
    errors: [{ path: 'body.filters[0]', reason: 'count' }],
  })
  expect(
    (await save({ filters: [{ column: 'list', operator: 'any', not: false, values: ['samara', 4711] }] }, data.version)).problem.code,
  ).toBe('filter/unfit')
  expect((await save({}, data.version)).data).toMatchObject({ products: 0, filters: [{ not: false }] })
})

test('before a group is saved its effect on every collection that uses it is shown, and nothing changes by that', async () => {
  const [one, two] = [await shop.collection('Effect one'), await shop.collection('Effect two')]
  await shop.group('Effect one', 'Effective', [mugs])
  const group = (await shop.samara.call(readGroupByName, { params: { store, name: 'Effective' } }, ana)).data
  await shop.group('Effect two', 'All plates', [plates])
  await shop.samara.call(
    arrangeGroups,
    {
      params: { id: two },
      body: {
        store,
        groups: [
          { id: (await shop.samara.call(readGroupByName, { params: { store, name: 'All plates' } }, ana)).data.id, exclude: false },
          { id: group.id, exclude: true },
        ],
      },
    },
    ana,
    tenant,
  )
  await shop.fill('Effect one', one)
  await shop.fill('Effect two', two)
  const preview = async (content: ReturnType<typeof whole>) =>
    (await shop.samara.call(previewGroup, { params: { id: group.id }, body: content }, ana, tenant)).data.collections
  expect(await preview(whole([plates], [101], [101]))).toEqual([
    { id: one, name: 'Effect one', before: 5, after: 4, entering: 3, leaving: 4 },
    { id: two, name: 'Effect two', before: 3, after: 0, entering: 0, leaving: 3 },
  ])
  expect(await preview(whole([mugs]))).toMatchObject([
    { entering: 0, leaving: 0 },
    { entering: 0, leaving: 0 },
  ])
  expect((await shop.held('Effect one')).toSorted()).toEqual([101, 102, 103, 104, 105])
  // What was shown is what happens.
  await shop.samara.call(
    saveGroup,
    { params: { id: group.id }, body: { name: 'Effective', exclude: false, ...whole([plates], [101], [101]) } },
    ana,
    tenant,
  )
  await shop.samara.work()
  expect((await shop.held('Effect one')).toSorted()).toEqual([101, 201, 202, 203])
  expect(await shop.held('Effect two')).toEqual([])
})

test('a hand-picked product goes to a place of another group, or of its own, and stays pinned', async () => {
  const { data: one } = await newGroup('Picked one')
  const { data: two } = await newGroup('Picked two')
  const put = (id: number, name: string, products: number[], pinned: number[]) =>
    shop.samara.call(saveGroup, { params: { id }, body: { name, exclude: false, ...whole([], products, pinned) } }, ana, tenant)
  await put(one.id, 'Picked one', [101, 102, 103], [102])
  await put(two.id, 'Picked two', [201, 202], [])
  const id = await shop.collection('Moved')
  for (const name of ['Picked one', 'Picked two']) await link('Moved', name)
  await shop.fill('Moved', id)
  const picked = async ({ id: group }: { id: number }) =>
    (await shop.samara.call(pickedProducts, { params: { id: group }, query: { store } }, ana)).data.content.map(
      ({ id: product, pinned }) => `${product}${pinned ? ' pinned' : ''}`,
    )
  const move = (to: number, product: number, from: number, place: number) =>
    shop.samara.call(movePickedProduct, { params: { id: to, product }, body: { store, from, place } }, ana, tenant)

  expect((await move(two.id, 102, one.id, 2)).status).toBe(200)
  expect([await picked(one), await picked(two)]).toEqual([
    ['101', '103'],
    ['201', '102 pinned', '202'],
  ])
  await move(two.id, 202, two.id, 1)
  await move(two.id, 101, one.id, 9)
  expect([await picked(one), await picked(two)]).toEqual([['103'], ['202', '201', '102 pinned', '101']])
  // Both have it: the pinned one counts, once.
  await put(one.id, 'Picked one', [103, 102], [])
  await move(one.id, 102, two.id, 1)
  expect([await picked(one), await picked(two)]).toEqual([
    ['102 pinned', '103'],
    ['202', '201', '101'],
  ])
  expect((await move(one.id, 102, two.id, 1)).problem.code).toBe('group/stale-version')
  expect((await move(4711, 103, one.id, 1)).problem.code).toBe('group/unknown')
  await shop.samara.work()
  expect((await shop.held('Moved')).toSorted()).toEqual([101, 102, 103, 201, 202])
})

test('which groups a collection uses is written at once in its version, and shown before', async () => {
  const id = await shop.collection('Arranged')
  const ids = await Promise.all(
    [
      ['Arranged mugs', mugs],
      ['Arranged plates', plates],
    ].map(async ([name, filter]) => {
      const { data } = await newGroup(name as string)
      await shop.filter(name as string, filter as FilterInput)
      return data.id
    }),
  )
  const groups = [
    { id: ids[1]!, exclude: false },
    { id: ids[0]!, exclude: true },
  ]
  const preview = (those: typeof groups) =>
    shop.samara.call(previewCollection, { params: { id }, body: { store, groups: those } }, ana, tenant)
  const { data } = await preview(groups)
  expect(data).toMatchObject({ before: 0, after: 3, entering: 3, leaving: 0, each: [3, 5] })
  expect(data.sample.map((product) => product.id).toSorted()).toEqual([201, 202, 203])
  expect((await preview([{ id: 4711, exclude: false }])).problem.code).toBe('group/unknown')
  const arrange = (those: typeof groups, version: number) =>
    shop.samara.call(arrangeGroups, { params: { id }, body: { store, version, groups: those } }, ana, tenant)
  expect((await arrange([...groups, groups[0]!], 1)).data.map(({ name, exclude }) => [name, exclude])).toEqual([
    ['Arranged plates', false],
    ['Arranged mugs', true],
  ])
  expect((await arrange([], 1)).problem.code).toBe('samara-collection/stale-version')
  expect((await arrange([{ id: 4711, exclude: false }], 2)).problem.code).toBe('group/unknown')
  expect((await arrange([], 2)).data).toEqual([])
})

test('a file of 200 000 lines is read beside, while others are answered; its good lines are kept', async () => {
  const lines = ['id', ...Array.from({ length: 200_000 }, (_, nth) => (nth % 2 === 0 ? 101 : 500_000 + nth))]
  const reading = shop.samara.call(uploadProductFile, { query: { store, username: ana } }, ana, { file: Buffer.from(lines.join('\n')) })
  let slowest = 0
  let answered = 0
  let over = false
  void reading.then(() => (over = true))
  while (!over) {
    const began = performance.now()
    await shop.samara.call(listSamaraCollections, { query: { store } }, ana)
    slowest = Math.max(slowest, performance.now() - began)
    answered += 1
  }
  const { status, data } = await reading
  expect([status, data.lines, data.products, data.badLines]).toEqual([200, 200_000, 1, 199_999])
  expect(data.bad.length).toBeLessThanOrEqual(1_000)
  expect(answered).toBeGreaterThan(0)
  // Read where others are answered, it would hold them up for as long as it takes.
  expect(slowest).toBeLessThan(2_000)
}, 60_000)
