import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Drift, listDrifts, type ListReference, orderingVersions, resolveDrift } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { mugs, type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
  await shop.published()
  await publishing.samara.work()
})
afterAll(() => publishing.close())

const drifts = async (): Promise<Drift[]> =>
  (await publishing.samara.call(listDrifts, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data
const resolve = (how: 'reapply' | 'adopt', list: ListReference = mugs) =>
  publishing.samara.call(resolveDrift, { query: { username: shop.ana }, body: { store: shop.name, list, how } }, shop.ana)
let hour = 9
/** An hour and more goes by, and the round of the minute comes. */
async function watch(): Promise<number> {
  hour += 2
  publishing.samara.clock.set(new Date(Date.UTC(2026, 2, 10, hour)).toISOString())
  publishing.samara.jobs.clear()
  await publishing.samara.app.services.runs.resume('lost')
  const looks = publishing.samara.jobs.waiting.filter(
    ({ task, payload }) => task === 'drift-watch' && (payload as { store: string }).store === shop.id,
  ).length
  await publishing.samara.work()
  return looks
}
const notices = async () => (await shop.notices()).filter(({ kind }) => kind === 'drift')
/** Somebody puts a mug to the top, past us. */
const meddle = () => publishing.simulator.edit(shop.account, 103, { Score: 900_000 })

beforeEach(() => {
  hour = 9
})

test('a published list is looked at once an hour, and while it is as published there is no notice', async () => {
  await publishing.samara.app.services.runs.resume('lost')
  expect(publishing.samara.jobs.waiting).toEqual([])
  expect(await watch()).toBe(1)
  expect(await drifts()).toEqual([])
  publishing.samara.clock.set(new Date(Date.UTC(2026, 2, 10, hour, 30)).toISOString())
  await publishing.samara.app.services.runs.resume('lost')
  expect(publishing.samara.jobs.waiting.filter(({ task }) => task === 'drift-watch')).toEqual([])
})

test('a change by somebody else is reported once, with the products that moved; when it disappears, so does the report', async () => {
  await meddle()
  await watch()
  expect(await drifts()).toEqual([
    {
      list: mugs,
      listName: 'Mugs',
      foundAt: '2026-03-10T11:00:00.000Z',
      checked: 5,
      unseen: 0,
      differing: 1,
      differences: [{ product: 103, name: 'Product 103', asked: 5, found: 1 }],
    },
  ])
  expect(await notices()).toMatchObject([{ list: { ...mugs, name: 'Mugs' }, figures: { checked: 5, unseen: 0, differing: 1 } }])
  expect(await shop.category()).toMatchObject({ publishedVersion: 1, drifted: 1 })
  await watch()
  expect(await notices()).toHaveLength(1)
  await publishing.simulator.edit(shop.account, 103, { Score: 1 })
  await watch()
  expect(await drifts()).toEqual([])
  expect(await shop.category()).toMatchObject({ publishedVersion: 1, drifted: null })
})

test('published anew, the list stands as it was published', async () => {
  await meddle()
  await watch()
  const { data } = await resolve('reapply')
  expect(data).toMatchObject({ version: 1, publication: { state: 'waiting', version: 1, list: mugs } })
  expect(await drifts()).toEqual([])
  await publishing.samara.work()
  expect(await shop.read(data.publication!.id)).toMatchObject({ state: 'verified', written: 1 })
  expect(await shop.live()).toEqual(wanted)
  await watch()
  expect(await drifts()).toEqual([])
})

test('taken over, the platform’s ordering is the newest version and the published one', async () => {
  await meddle()
  await watch()
  const { data } = await resolve('adopt')
  expect(data).toEqual({ publication: null, version: 2 })
  expect((await shop.list()).products).toEqual([103, 105, 101, 104, 102])
  expect(await shop.category()).toMatchObject({ version: 2, publishedVersion: 2, drifted: null })
  const { data: versions } = await publishing.samara.call(
    orderingVersions,
    { query: { store: shop.name, username: shop.ana, ...mugs } },
    shop.ana,
  )
  expect(versions[0]).toMatchObject({ version: 2, source: 'platform', published: true })
  await watch()
  expect(await drifts()).toEqual([])
  // And it goes on being watched.
  await publishing.simulator.edit(shop.account, 102, { Score: 950_000 })
  await watch()
  expect(await drifts()).toMatchObject([{ differing: 1, differences: [{ product: 102, asked: 5, found: 1 }] }])
})

test('after a takeover, verifying an older publication again does not change which list is published', async () => {
  const [older] = await shop.queue()
  await meddle()
  await watch()
  await resolve('adopt')
  await publishing.simulator.edit(shop.account, 102, { Score: 950_000 })
  await shop.verify(older!.id)
  await publishing.samara.work()
  expect(await shop.read(older!.id)).toMatchObject({ state: 'done-with-errors' })
  expect(await shop.category()).toMatchObject({ version: 2, publishedVersion: 2 })
})

test('a list that has not drifted has nothing to resolve; while it is being published it is not checked', async () => {
  expect((await resolve('adopt')).problem.code).toBe('publication/no-drift')
  expect((await resolve('reapply', { kind: 'category', id: 9_999 })).problem.code).toBe('catalogue/unknown-category')
  await meddle()
  await watch()
  await shop.published([...wanted].reverse())
  expect((await resolve('reapply')).problem.code).toBe('publication/already-running')
  expect(await drifts()).toHaveLength(1)
  publishing.samara.jobs.clear()
  hour += 2
  publishing.samara.clock.set(new Date(Date.UTC(2026, 2, 10, hour)).toISOString())
  const { pool } = publishing.samara.connection
  const looked = async () =>
    (
      await pool.query<{ at: Date }>('select watched_at as at from orderings where store_id = $1 and published_version is not null', [
        shop.id,
      ])
    ).rows
  const before = await looked()
  await publishing.samara.app.services.runs.resume('lost')
  await publishing.samara.jobs.run(publishing.samara.app.tasks.filter(({ name }) => name === 'drift-watch'))
  expect(await looked()).toEqual(before)
})

test('what another publication of ours displaced is no drift', async () => {
  await shop.published([...wanted].reverse().concat(201, 202, 203), { list: { kind: 'category', id: small.kitchen } })
  await publishing.samara.work()
  await watch()
  expect(await drifts()).toEqual([])
})
