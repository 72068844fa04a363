import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const json = { 'content-type': 'application/json' }

test('behaviour 16, result of each product · only what failed is done again', async () => {
  const id = await shop.published()
  publishing.simulator.faults.begin({ kind: 'answer', status: 400, method: 'PUT', path: '/pvt/product/104', body: '"No."', headers: json })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'done-with-errors', written: 1, failed: 1 })
  expect(await shop.writes()).toEqual({ 105: 1 })
  publishing.simulator.faults.clear()
  expect((await shop.retry(id)).data).toMatchObject({ id, state: 'waiting', endedAt: null })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', toWrite: 2, written: 2, failed: 0, faults: [] })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
  expect(await shop.category()).toMatchObject({ publishedVersion: 1 })
})

test('a failed publication can continue after the key is corrected', async () => {
  const credential = { account: shop.account, key: `vtexappkey-${shop.account}-AAAAAA`, secret: 'replaced-elsewhere' }
  await publishing.simulator.openAccount(credential)
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'failed', failure: 'credential' })
  await publishing.samara.app.services.stores.setCredential(shop.id, credential)
  await shop.retry(id)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', failure: null, missingRight: null, written: 2 })
})

test('a publication without failures, or one that has not ended, cannot be repeated', async () => {
  const id = await shop.published()
  expect((await shop.retry(id)).problem.code).toBe('publication/not-ended')
  expect((await shop.verify(id)).problem.code).toBe('publication/not-ended')
  await publishing.samara.work()
  expect((await shop.retry(id)).problem.code).toBe('publication/nothing-to-retry')
  expect((await shop.retry('00000000-0000-4000-8000-000000000000')).problem.code).toBe('publication/unknown')
})

test('a publication cannot be repeated after a later one of the list', async () => {
  const id = await shop.published()
  publishing.simulator.faults.begin({ kind: 'answer', status: 404, path: '/pvt/product/104', times: 1 })
  await publishing.samara.work()
  expect((await shop.read(id)).state).toBe('done-with-errors')
  publishing.samara.clock.set('2026-03-10T10:00:00Z')
  const later = await shop.published([...wanted].reverse())
  expect((await shop.retry(id)).problem.code).toBe('publication/already-running')
  await publishing.samara.work()
  expect((await shop.read(later)).state).toBe('verified')
  expect((await shop.retry(id)).problem.code).toBe('publication/superseded')
})

test('a person can start another verification, and it writes nothing', async () => {
  const id = await shop.published()
  await publishing.samara.work()
  const before = await shop.writes()
  await publishing.simulator.edit(shop.account, 103, { Score: 900_000 })
  expect((await shop.verify(id)).data).toMatchObject({ state: 'sent' })
  await publishing.samara.work()
  const ended = await shop.read(id)
  expect(ended).toMatchObject({ state: 'done-with-errors', checked: 5, verified: 4 })
  expect(ended.faults).toEqual([{ product: 103, name: 'Product 103', fault: 'differs', found: 1, reason: null, platformSays: null }])
  expect(await shop.writes()).toEqual(before)
  await publishing.simulator.edit(shop.account, 103, { Score: 1 })
  await shop.verify(id)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', verified: 5, faults: [] })
})
