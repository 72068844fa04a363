import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Drift, listDrifts, resolveDrift } from '../../../contract/index.ts'
import { mugs, type Publishing, type PublishingStore, startPublishing } from './publication.fixtures.ts'

/** The platform's search shows the first two of five products; the others are known only by their scores. */
let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing({ window: 2 })
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const { clock, begin } = {
  clock: (at: string) => publishing.samara.clock.set(at),
  begin: (fault: Parameters<Publishing['simulator']['faults']['begin']>[0]) => publishing.simulator.faults.begin(fault),
}
const drifts = async (): Promise<Drift[]> =>
  (await publishing.samara.call(listDrifts, { query: { store: shop.name, username: shop.ana } }, shop.ana)).data
const verifyAgain = async (id: string) => {
  expect((await shop.verify(id)).status).toBe(200)
  await publishing.samara.work()
  return shop.read(id)
}
/** The platform's answer about a product makes no sense. */
const nonsenseOf = (product: number) =>
  begin({
    kind: 'answer',
    status: 200,
    method: 'GET',
    path: `/pvt/product/${product}`,
    body: '"nonsense"',
    headers: { 'content-type': 'application/json' },
  })
/** Another program moves 104 from the third place to the last, which the search does not show. */
const meddle = async () => {
  const { Score } = publishing.simulator.product(shop.account, 103)
  await publishing.simulator.edit(shop.account, 104, { Score: Number(Score) - 1 })
}
async function watch(at: string): Promise<void> {
  clock(at)
  publishing.samara.jobs.clear()
  await publishing.samara.app.services.runs.resume('lost')
  await publishing.samara.work()
}

test('places that the search does not show are compared by scores, to the last one', async () => {
  clock('2026-03-10T09:30:00.000Z')
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', checked: 5, verified: 5, unseen: 0 })
})

test('a score that another program changed below the shown places is found by the verification and written again', async () => {
  await publishing.simulator.edit(shop.account, 103, { Score: 2 ** 23 })
  await publishing.simulator.edit(shop.account, 101, { Score: 2 ** 23 - 1 })
  clock('2026-03-10T09:30:00.000Z')
  const id = await shop.published([104, 105, 101, 102, 103])
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', checked: 5, verified: 5 })
  expect(await shop.live()).toEqual([104, 105, 101, 102, 103])
})

test('a second verification names a change by somebody else with its position, as a drift that can be resolved', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  await meddle()
  clock('2026-03-10T10:00:00.000Z')
  expect(await verifyAgain(id)).toMatchObject({
    state: 'done-with-errors',
    checked: 5,
    verified: 4,
    unseen: 0,
    faults: [{ product: 104, name: 'Product 104', fault: 'differs', found: 5, reason: null, platformSays: null }],
  })
  expect(await drifts()).toEqual([
    {
      list: mugs,
      listName: 'Mugs',
      foundAt: '2026-03-10T10:00:00.000Z',
      checked: 5,
      unseen: 0,
      differing: 1,
      differences: [{ product: 104, name: 'Product 104', asked: 3, found: 5 }],
    },
  ])
  expect(await shop.category()).toMatchObject({ version: 1, publishedVersion: 1, drifted: 1 })
  const body = { store: shop.name, list: mugs, how: 'adopt' as const }
  expect((await publishing.samara.call(resolveDrift, { query: { username: shop.ana }, body }, shop.ana)).data.version).toBe(2)
  expect((await shop.list()).products).toEqual([105, 101, 102, 103, 104])
})

test('a drift ends when a verification finds no differences', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  const { Score } = publishing.simulator.product(shop.account, 104)
  await meddle()
  clock('2026-03-10T10:00:00.000Z')
  await verifyAgain(id)
  await publishing.simulator.edit(shop.account, 104, { Score })
  clock('2026-03-10T10:05:00.000Z')
  expect(await verifyAgain(id)).toMatchObject({ state: 'verified', verified: 5, faults: [] })
  expect(await drifts()).toEqual([])
})

test('a position that cannot be read is counted, and not counted as verified', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  clock('2026-03-10T10:00:00.000Z')
  nonsenseOf(102)
  expect(await verifyAgain(id)).toMatchObject({ state: 'verified', checked: 4, verified: 4, unseen: 1 })
  expect((await shop.notices())[0]).toMatchObject({
    kind: 'publication-verified',
    figures: { checked: 4, verified: 4, failed: 0, unseen: 1 },
  })
})

test('a notice of changes on the platform says how many positions were not looked at', async () => {
  await shop.published()
  await publishing.samara.work()
  await meddle()
  nonsenseOf(102)
  await watch('2026-03-12T11:00:00.000Z')
  expect(await drifts()).toMatchObject([{ checked: 4, unseen: 1, differing: 1 }])
  expect((await shop.notices())[0]).toMatchObject({ kind: 'drift', figures: { checked: 4, unseen: 1, differing: 1 } })
})

test('the hourly comparison finds changes in places that the search does not show', async () => {
  await shop.published()
  await publishing.samara.work()
  await watch('2026-03-10T11:00:00.000Z')
  expect(await drifts()).toEqual([])
  await meddle()
  await watch('2026-03-10T13:00:00.000Z')
  expect(await drifts()).toMatchObject([{ checked: 5, unseen: 0, differing: 1, differences: [{ product: 104, asked: 3, found: 5 }] }])
})

test('work that is interrupted while it reads scores goes on where it stopped', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  clock('2026-03-10T10:00:00.000Z')
  await shop.verify(id)
  begin({ kind: 'down', method: 'GET', path: '/pvt/product/102' })
  await publishing.samara.work(1)
  expect(await shop.read(id)).toMatchObject({ state: 'sent', waitingFor: 'platform' })
  publishing.simulator.faults.clear()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', checked: 5, unseen: 0 })
})
