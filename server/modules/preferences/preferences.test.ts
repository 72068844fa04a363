import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Preferences, readPreferences, savePreferences, type WorkbenchLayout } from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
const layout: WorkbenchLayout = {
  columns: [
    { id: 'price', shown: true, width: 120 },
    { id: 'stock', shown: false },
  ],
  view: 'grid',
  perRow: 4,
}

let samara: TestSamara
beforeAll(async () => {
  samara = await startTestSamara()
  await samara.addStore(ana, 'ana-shop')
  await samara.addStore(ana, 'other-shop')
})
afterAll(() => samara.close())
beforeEach(() => samara.connection.pool.query('delete from preferences'))

const query = (store: string) => ({ store, username: ana })
const read = async (store = 'ana-shop') => (await samara.call(readPreferences, { query: query(store) }, ana)).data
const save = (body: Preferences, store = 'ana-shop') => samara.call(savePreferences, { query: query(store), body }, ana)

test('what was never set is absent; parts that are saved are there, the others stay, in this store alone', async () => {
  expect(await read()).toEqual({})
  await save({ category: layout })
  const { data } = await save({ criteria: [{ column: 'price', sort: 'ASC' }], favourites: [{ kind: 'category', id: 11 }] })
  expect(data).toEqual({ category: layout, criteria: [{ column: 'price', sort: 'ASC' }], favourites: [{ kind: 'category', id: 11 }] })
  expect(await read()).toEqual(data)
  expect(await read('other-shop')).toEqual({})
})

test('two devices that change different parts at once do not undo each other', async () => {
  await Promise.all([save({ category: layout }), save({ collection: layout }), save({ favourites: [] })])
  expect(Object.keys(await read()).sort()).toEqual(['category', 'collection', 'favourites'])
})

test('categories that somebody chose for reports are theirs on every device, until they go back to those that sell most', async () => {
  await save({ drawn: [11, 12] })
  expect((await read()).drawn).toEqual([11, 12])
  await save({ drawn: [] })
  expect((await read()).drawn).toEqual([])
})

test('a part takes the place of the same part whole', async () => {
  await save({ recent: [{ list: { kind: 'category', id: 1 }, at: '2026-03-10T08:00:00Z' }] })
  await save({ recent: [] })
  expect(await read()).toEqual({ recent: [] })
})

test.each<[string, unknown, string]>([
  ['an unknown part', { theme: 'dark' }, 'body.theme'],
  ['a view that there is not', { category: { ...layout, view: 'wall' } }, 'body.category.view'],
  [
    'a column with a control character',
    { category: { ...layout, columns: [{ id: 'a\u0000', shown: true }] } },
    'body.category.columns[0].id',
  ],
  [
    'a column with half a character, which no document of the database holds',
    { category: { ...layout, columns: [{ id: 'a\ud800', shown: true }] } },
    'body.category.columns[0].id',
  ],
  [
    'a time with a zero in a remark, which dates may have',
    { recent: [{ list: { kind: 'category', id: 1 }, at: '10 Mar 2026 (\u0000)' }] },
    'body.recent[0].at',
  ],
  ['more categories than a report draws', { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'body.drawn'],
  ['a time that is none', { recent: [{ list: { kind: 'category', id: 1 }, at: 'soon' }] }, 'body.recent[0].at'],
])('%s is refused with its place, and nothing is kept', async (_, body, path) => {
  const { status, problem } = await save(body as Preferences)
  expect([status, problem.errors[0]!.path]).toEqual([400, path])
  expect(await read()).toEqual({})
})

test('parts that another version kept in a form that is not known are as if they were never set, and are set anew', async () => {
  await save({ criteria: [{ column: 'price', sort: 'ASC' }], category: layout })
  const old = { category: { columns: ['price', 'stock'], view: 'wall' }, recent: [11, 12], favourites: { 11: true }, theme: 'dark' }
  await samara.connection.pool.query('update preferences set preferences = preferences || $1', [JSON.stringify(old)])
  expect(await read()).toEqual({ criteria: [{ column: 'price', sort: 'ASC' }] })
  const { data } = await save({ category: layout })
  expect(data).toEqual({ criteria: [{ column: 'price', sort: 'ASC' }], category: layout })
  expect(await read()).toEqual(data)
})
