import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListReference, publicationCalls } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { type Publishing, type PublishingStore, secret, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const begin = (fault: Parameters<Publishing['simulator']['faults']['begin']>[0]) => publishing.simulator.faults.begin(fault)
const json = { 'content-type': 'application/json' }

test('while the platform is down the publication waits and shows that; afterwards it continues and is verified', async () => {
  begin({ kind: 'down' })
  const id = await shop.published()
  await publishing.samara.work(3)
  expect(await shop.read(id)).toMatchObject({ state: 'waiting', waitingFor: 'platform', written: 0, retryAt: expect.any(String) as string })
  publishing.simulator.faults.clear()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', written: 2, waitingFor: null })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
  const { data } = await publishing.samara.call(publicationCalls, { params: { id }, query: { store: shop.name } }, shop.ana)
  expect(data.failed).toBeGreaterThan(0)
  expect(data.calls.filter(({ status }) => status === null || status >= 400)).toHaveLength(data.failed)
})

test('behaviour 13, the same again · an answer that is lost after the write was taken does not make a second write', async () => {
  begin({ kind: 'lost-answer', method: 'PUT', times: 2 })
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', failed: 0 })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
  expect(await shop.live()).toEqual(wanted)
})

test('behaviour 16, result of each product · a product that is gone on the platform and one that it refuses are named, and the others are published', async () => {
  const id = await shop.published([105, 102, 101, 104, 103])
  begin({ kind: 'answer', status: 404, path: '/pvt/product/104' })
  begin({ kind: 'answer', status: 400, method: 'PUT', path: '/pvt/product/102', body: '"No, thank you."', headers: json })
  await publishing.samara.work()
  const ended = await shop.read(id)
  expect(ended).toMatchObject({ state: 'done-with-errors', written: 1, failed: 2, failure: null })
  expect(ended.faults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ product: 104, name: 'Product 104', fault: 'gone' }),
      expect.objectContaining({
        product: 102,
        fault: 'refused',
        reason: 'said',
        platformSays: expect.stringContaining('No, thank you.') as string,
      }),
    ]),
  )
  // The platform does not hold what was requested, so the list is not shown as published.
  expect(await shop.category()).toMatchObject({ publishedVersion: null, state: 'done-with-errors' })
  expect((await shop.notices())[0]).toMatchObject({
    kind: 'publication-with-errors',
    publication: id,
    figures: expect.objectContaining({ failed: 2 }) as object,
  })
})

test('a publication whose only differences are refused products is verified once, not again and again', async () => {
  begin({ kind: 'answer', status: 400, method: 'PUT', path: '/pvt/product/105', body: '"No, thank you."', headers: json })
  const id = await shop.published([105, 101, 102, 103, 104])
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({
    state: 'done-with-errors',
    failed: 1,
    faults: expect.arrayContaining([expect.objectContaining({ product: 105, fault: 'refused' })]) as object,
  })
  expect((await publishing.samara.connection.pool.query('select looks from publications where id = $1', [id])).rows).toEqual([{ looks: 0 }])
})

test('behaviour 2, refused key · a key that is wrong ends publications at once, without another try, and is reported once', async () => {
  await publishing.simulator.openAccount({ account: shop.account, key: `vtexappkey-${shop.account}-AAAAAA`, secret: 'replaced-elsewhere' })
  const first = await shop.published()
  const second = await shop.published([203, 202, 201], { list: { kind: 'category', id: small.plates } })
  await publishing.samara.work()
  for (const id of [first, second])
    expect(await shop.read(id)).toMatchObject({ state: 'failed', failure: 'credential', written: 0, retryAt: null })
  expect((await shop.read(first)).calls).toBeLessThanOrEqual(4)
  expect((await shop.notices()).map(({ kind }) => kind)).toEqual(['credential-invalid'])
  expect(publishing.samara.log.join('\n')).not.toContain(secret)
})

test('a right that is missing ends the publication and is named', async () => {
  begin({ kind: 'answer', status: 403, method: 'PUT' })
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({
    state: 'failed',
    failure: 'forbidden',
    written: 0,
    missingRight: expect.stringMatching(/Product/) as string,
  })
  expect((await shop.notices())[0]).toMatchObject({ kind: 'publication-failed', publication: id })
})

test('scores that another tool changed meanwhile are found by the verification and written again', async () => {
  await publishing.simulator.edit(shop.account, 103, { Score: 900_000 })
  const id = await shop.published()
  await publishing.samara.work()
  expect(await shop.live()).toEqual(wanted)
  expect(await shop.read(id)).toMatchObject({ state: 'verified' })
})

test('behaviour 13, the same again · a job that was interrupted anywhere goes on from there when the server starts again', async () => {
  const id = await shop.published()
  // The state after a kill: planned, and one product written on the platform but not recorded here.
  begin({ kind: 'down', method: 'GET', path: '/pvt/product/104' })
  await publishing.samara.work(1)
  await publishing.samara.connection.pool.query(
    'with undone as (update publication_writes set result = null where publication_id = $1) update publications set written = 0 where id = $1',
    [id],
  )
  publishing.simulator.faults.clear()
  publishing.samara.jobs.clear()
  expect(await publishing.samara.app.services.runs.resume('at-start')).toBe(1)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', written: 1, skipped: 1 })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
})

test('a lost job is found after a minute, and enqueued once when several processes look for it', async () => {
  const id = await shop.published()
  publishing.samara.jobs.clear()
  const { runs } = publishing.samara.app.services
  await runs.resume('lost')
  expect(publishing.samara.jobs.waiting).toEqual([])
  publishing.samara.clock.set('2026-03-10T09:02:00Z')
  await Promise.all([runs.resume('lost'), runs.resume('lost')])
  expect(publishing.samara.jobs.waiting.filter(({ task }) => task === 'publication')).toHaveLength(1)
  await publishing.samara.work()
  expect((await shop.read(id)).state).toBe('verified')
})

test('a job of a publication that does not exist does nothing', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  // As a former version enqueued it.
  await publishing.samara.jobs.enqueue('publication', { publication: gone }, { queries: publishing.samara.connection.database })
  await publishing.samara.jobs.enqueue('publication', { store: shop.id, run: gone }, { queries: publishing.samara.connection.database })
  await publishing.samara.work()
  expect(publishing.samara.jobs.waiting).toEqual([])
})

test('a live ordering in which nothing can be compared is not called verified', async () => {
  const id = await shop.published()
  begin({ kind: 'answer', status: 200, body: '[]', headers: json, path: '/pub/products/search' })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'done-with-errors', checked: 0 })
})

test('an internal error is retried some times, then the publication fails and its list is free', async () => {
  const id = await shop.published()
  await publishing.samara.connection.pool.query("update stores set credential_sealed = 'no-sealed-text' where id = $1", [shop.id])
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
})

test('a publication whose list does not exist when it begins fails with that reason', async () => {
  const list: ListReference = { kind: 'category', id: small.plates }
  const id = await shop.published([203, 202, 201], { list })
  await publishing.samara.connection.pool.query('delete from categories where store_id = $1 and id = $2', [shop.id, small.plates])
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'failed', failure: 'list-gone', written: 0 })
})
