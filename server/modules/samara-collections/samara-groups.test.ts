import { expect, test } from 'vitest'
import {
  arrangeGroups,
  deleteFilter,
  type FilterInput,
  movePickedProduct,
  pickedProducts,
  previewFilters,
  previewGroup,
  productsByGroup,
  readGroupByName,
  saveGroup,
  updateFilter,
  updateGroup,
} from '../../../contract/index.ts'
import { ana } from '../../testing/small-store.ts'
import { samaraShop, store, tenant } from './samara.fixtures.ts'

const shop = samaraShop()

const whole = (filters: object[], products: number[] = [], pinned: number[] = []) => ({
  store,
  filters: filters as never,
  products,
  pinned,
})
const mugs: FilterInput = { column: 'category', operator: 'any', not: false, values: [11] }
const plates: FilterInput = { column: 'category', operator: 'any', not: false, values: [12] }

test('two people who edit one group: the second one hears that it has changed', async () => {
  const { data: group } = await shop().newGroup('Edited')
  expect((await shop().filter('Edited', { column: 'stock', operator: 'least', values: [3] })).data.version).toBe(2)
  const rename = (version: number, name: string) =>
    shop().samara.call(updateGroup, { body: { store, id: group.id, version, name } }, ana, tenant)
  expect((await rename(1, 'Mine')).problem.code).toBe('group/stale-version')
  expect((await rename(2, 'Ours')).data).toMatchObject({ name: 'Ours', version: 3 })
  expect((await shop().newGroup('Ours')).problem.code).toBe('group/name-taken')
  const [filter] = (await shop().samara.call(readGroupByName, { params: { store, name: 'Ours' } }, ana)).data.filters
  const put = (version: number) =>
    shop().samara.call(
      updateFilter,
      { params: { store, name: 'Ours' }, body: { id: filter!.id, version, column: 'stock', operator: 'most', not: false, values: [1] } },
      ana,
    )
  expect((await put(1)).problem.code).toBe('group/stale-version')
  expect((await put(3)).data.filters[0]).toMatchObject({ id: filter!.id, operator: 'most', values: [1] })
  const remove = () => shop().samara.call(deleteFilter, { params: { store, name: 'Ours', filterId: filter!.id } }, ana)
  expect((await remove()).data.filters).toEqual([])
  expect((await remove()).problem.code).toBe('filter/unknown')
})

test('filters whose values do not fit are refused with what is wrong', async () => {
  await shop().newGroup('Unfit')
  const reasonOf = async (filter: object) => (await shop().filter('Unfit', filter)).problem.errors[0]?.reason
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
  await shop().newGroup('Gone')
  const { data } = await shop().filter('Gone', { column: 'brand', values: [2, 77] })
  expect(data.filters[0]!.gone).toEqual([77])
  const products = await shop().samara.call(productsByGroup, { query: { group: 'Gone', store } }, ana)
  expect(products.data.content.map(({ id }) => id).toSorted()).toEqual([101, 103, 105, 201, 203])
})

test('a preview counts what all filters leave and each alone, with some products', async () => {
  const preview = async (filters: object[]) =>
    (await shop().samara.call(previewFilters, { body: { store, filters: filters as never } }, ana, tenant)).data
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
    const id = await shop().collection(name)
    await shop().group(name, name, [{ column: 'stock', operator: 'least', values: [...values] }])
    expect(await shop().fill(name, id)).toEqual({ products, entered: products, left: 0 })
  }
})

test('a whole group is written at once, in the version that was read; picked products keep their sequence and their pins', async () => {
  const { data: group } = await shop().newGroup('Whole')
  const save = (body: object, version = 1) =>
    shop().samara.call(
      saveGroup,
      { params: { id: group.id }, body: { version, name: 'Whole', exclude: false, ...whole([mugs]), ...body } },
      ana,
      tenant,
    )
  const { data } = await save(whole([mugs, { ...mugs, not: true }], [203, 101], [101]))
  expect(data).toMatchObject({ products: 2, filters: [{ not: false }, { not: true }] })
  const { data: picked } = await shop().samara.call(pickedProducts, { params: { id: group.id }, query: { store } }, ana)
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
  const [one, two] = [await shop().collection('Effect one'), await shop().collection('Effect two')]
  await shop().group('Effect one', 'Effective', [mugs])
  const group = (await shop().samara.call(readGroupByName, { params: { store, name: 'Effective' } }, ana)).data
  await shop().group('Effect two', 'All plates', [plates])
  await shop().samara.call(
    arrangeGroups,
    {
      params: { id: two },
      body: {
        store,
        groups: [
          { id: (await shop().samara.call(readGroupByName, { params: { store, name: 'All plates' } }, ana)).data.id, exclude: false },
          { id: group.id, exclude: true },
        ],
      },
    },
    ana,
    tenant,
  )
  await shop().fill('Effect one', one)
  await shop().fill('Effect two', two)
  const preview = async (content: ReturnType<typeof whole>) =>
    (await shop().samara.call(previewGroup, { params: { id: group.id }, body: content }, ana, tenant)).data.collections
  expect(await preview(whole([plates], [101], [101]))).toEqual([
    { id: one, name: 'Effect one', before: 5, after: 4, entering: 3, leaving: 4 },
    { id: two, name: 'Effect two', before: 3, after: 0, entering: 0, leaving: 3 },
  ])
  expect(await preview(whole([mugs]))).toMatchObject([
    { entering: 0, leaving: 0 },
    { entering: 0, leaving: 0 },
  ])
  expect((await shop().held('Effect one')).toSorted()).toEqual([101, 102, 103, 104, 105])
  // What was shown is what happens.
  await shop().samara.call(
    saveGroup,
    { params: { id: group.id }, body: { name: 'Effective', exclude: false, ...whole([plates], [101], [101]) } },
    ana,
    tenant,
  )
  await shop().samara.work()
  expect((await shop().held('Effect one')).toSorted()).toEqual([101, 201, 202, 203])
  expect(await shop().held('Effect two')).toEqual([])
})

test('a hand-picked product goes to a place of another group, or of its own, and stays pinned', async () => {
  const { data: one } = await shop().newGroup('Picked one')
  const { data: two } = await shop().newGroup('Picked two')
  const put = (id: number, name: string, products: number[], pinned: number[]) =>
    shop().samara.call(saveGroup, { params: { id }, body: { name, exclude: false, ...whole([], products, pinned) } }, ana, tenant)
  await put(one.id, 'Picked one', [101, 102, 103], [102])
  await put(two.id, 'Picked two', [201, 202], [])
  const id = await shop().collection('Moved')
  for (const name of ['Picked one', 'Picked two']) await shop().link('Moved', name)
  await shop().fill('Moved', id)
  const picked = async ({ id: group }: { id: number }) =>
    (await shop().samara.call(pickedProducts, { params: { id: group }, query: { store } }, ana)).data.content.map(
      ({ id: product, pinned }) => `${product}${pinned ? ' pinned' : ''}`,
    )
  const move = (to: number, product: number, from: number, place: number) =>
    shop().samara.call(movePickedProduct, { params: { id: to, product }, body: { store, from, place } }, ana, tenant)

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
  await shop().samara.work()
  expect((await shop().held('Moved')).toSorted()).toEqual([101, 102, 103, 201, 202])
})
