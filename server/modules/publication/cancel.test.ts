import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits, type ListReference, type Publication } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'
import { maxCancelWait } from '../../runs/index.ts'
import { usualPace } from './publication.runs.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing({ pace: { width: 1, backoff: [0], looks: [0, 0, 0], lockRetry: 0, tick: 20 } })
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

/** Four writes. */
const reversed = [105, 104, 103, 102, 101]

async function until(id: string, fits: (publication: Publication) => boolean): Promise<Publication> {
  for (;;) {
    const publication = await shop.read(id)
    if (fits(publication)) return publication
    await sleep(10)
  }
}

/** Cancels, and gives how it has ended. */
async function cancelled(id: string): Promise<Publication> {
  const { status, data } = await shop.cancel(id)
  expect(status).toBe(200)
  expect(data.cancelling || data.state === 'cancelled').toBe(true)
  return until(id, ({ state }) => state === 'cancelled')
}

test('behaviour 19, stopping · looking whether one is to stop, and letting its calls end, together take less than five seconds', () => {
  expect(usualPace.tick + maxCancelWait).toBeLessThan(limits.publication.stopsWithin)
})

test('behaviour 19, stopping · one that runs stops, says how many were written, and writes nothing more', async () => {
  await shop.published()
  await publishing.samara.work()
  expect(await shop.category()).toMatchObject({ publishedVersion: 1 })
  publishing.samara.clock.set('2026-03-10T10:00:00Z')
  publishing.simulator.faults.begin({ kind: 'slow', milliseconds: 150, method: 'PUT' })
  const id = await shop.published([103, 102, 104, 101, 105])
  const working = publishing.samara.work()
  await until(id, ({ written }) => written > 0)
  const ended = await cancelled(id)
  await working
  const before = await shop.writes()
  expect(ended).toMatchObject({ cancelling: false, endedAt: expect.any(String) as string })
  expect(ended.written).toBeLessThan(ended.toWrite!)
  // The platform shows neither this ordering nor the one before.
  expect(await shop.category()).toMatchObject({ publishedVersion: null, state: 'cancelled' })
  await publishing.samara.work()
  expect(await shop.writes()).toEqual(before)
})

test('behaviour 19, stopping · also while the platform does not answer at all', async () => {
  const id = await shop.published(reversed)
  const silent = publishing.simulator.faults.begin({ kind: 'timeout', method: 'PUT' })
  const working = publishing.samara.work()
  await until(id, ({ state, toWrite }) => state === 'running' && toWrite === 4)
  const ended = await cancelled(id)
  expect(ended.written).toBe(0)
  const timeouts = publishing.simulator.faults.counted().get('timeout')
  await working
  expect(publishing.simulator.faults.counted().get('timeout')).toBe(timeouts)
  silent()
})

test('behaviour 19, stopping · one that waits for the platform, or for its turn, is over at once', async () => {
  publishing.simulator.faults.begin({ kind: 'down' })
  const id = await shop.published()
  await publishing.samara.work(2)
  expect((await shop.read(id)).waitingFor).toBe('platform')
  expect((await shop.cancel(id)).data).toMatchObject({ state: 'cancelled', written: 0, retryAt: null, waitingFor: null })
  publishing.simulator.faults.clear()
  await publishing.samara.work()
  expect(await shop.writes()).toEqual({})
})

test('behaviour 19, stopping · two publications of a store never write at the same time', async () => {
  publishing.simulator.faults.begin({ kind: 'slow', milliseconds: 60, method: 'PUT' })
  const plates: ListReference = { kind: 'category', id: small.plates }
  const ids = [await shop.published(reversed), await shop.published([203, 202, 201], { list: plates })]
  const task = publishing.samara.app.tasks.find(({ name }) => name === 'publication') as { run(payload: object): Promise<void> } | undefined
  publishing.samara.jobs.clear()
  const seen: string[][] = []
  const running = Promise.all(ids.map((publication) => task!.run({ store: shop.id, run: publication })))
  let over = false
  void running.then(() => (over = true))
  while (!over) {
    const { rows } = await publishing.samara.connection.pool.query<{ id: string }>(
      "select id from runs where kind = 'publication' and state = 'writing' and waits_for = 'nothing' and store_id = $1",
      [shop.id],
    )
    seen.push(rows.map((row) => row.id))
    await sleep(10)
  }
  await publishing.samara.work()
  expect(Math.max(...seen.map((now) => now.length))).toBe(1)
  for (const id of ids) expect((await shop.read(id)).state).toBe('verified')
})

test('one that was stopped goes on where it was: what is right is not written again', async () => {
  publishing.simulator.faults.begin({ kind: 'slow', milliseconds: 150, method: 'PUT' })
  const id = await shop.published(reversed)
  const working = publishing.samara.work()
  await until(id, ({ written }) => written > 0)
  await cancelled(id)
  await working
  publishing.simulator.faults.clear()
  expect((await shop.retry(id)).data).toMatchObject({ state: 'waiting', cancelling: false, endedAt: null })
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified' })
  expect(await shop.live()).toEqual(reversed)
  expect(Object.values(await shop.writes())).toEqual([1, 1, 1, 1])
})

test('one whose process was killed can be cancelled by any other', async () => {
  const id = await shop.published(wanted)
  publishing.samara.jobs.clear()
  await publishing.samara.connection.pool.query(
    "update runs set state = 'writing', waits_for = 'nothing', started_at = now() where id = $1",
    [id],
  )
  expect((await shop.cancel(id)).data.state).toBe('cancelled')
})
