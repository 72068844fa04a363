import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelIndex } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { mugs, type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const later = '2026-03-11T09:00:00.000Z'
const end = '2026-03-12T09:00:00.000Z'
const { clock, jobs, work, resume } = {
  clock: (at: string) => publishing.samara.clock.set(at),
  jobs: () => publishing.samara.jobs,
  work: () => publishing.samara.work(),
  resume: () => publishing.samara.app.services.runs.resume('at-start'),
}
/** Moves the clock without running jobs in between, as for a server that was down. */
async function at(time: string) {
  clock(time)
  jobs().clear()
  await resume()
  await work()
}

test('behaviour 20, scheduled start · a scheduled publication begins at its time and not before, whenever its jobs come', async () => {
  const { data } = await shop.publish(wanted, { startsAt: later })
  expect(data).toMatchObject({ state: 'scheduled', waitingFor: null, startsAt: later, version: 1 })
  expect(jobs().waiting).toMatchObject([{ task: 'publication', after: new Date(later) }])
  expect(await shop.category()).toMatchObject({ nextAt: later, state: null })
  await work()
  await at('2026-03-11T08:59:59.000Z')
  expect(await shop.read(data.id)).toMatchObject({ state: 'scheduled', startedAt: null })
  expect(await shop.writes()).toEqual({})
  await at(later)
  expect(await shop.read(data.id)).toMatchObject({ state: 'verified', startedAt: later })
  expect(await shop.live()).toEqual(wanted)
})

test('behaviour 20, scheduled start · two processes and any number of jobs publish it once', async () => {
  const id = await shop.published(wanted, { startsAt: later })
  clock(later)
  await Promise.all([resume(), resume(), publishing.samara.app.services.runs.resume('lost')])
  for (let count = 0; count < 4; count++)
    await jobs().enqueue('publication', { store: shop.id, run: id }, { queries: publishing.samara.connection.database })
  const task = publishing.samara.app.tasks.find(({ name }) => name === 'publication') as { run(payload: object): Promise<void> } | undefined
  await Promise.all([task!.run({ store: shop.id, run: id }), task!.run({ store: shop.id, run: id }), work()])
  await work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', written: 2, skipped: 0 })
  expect(await shop.writes()).toEqual({ 104: 1, 105: 1 })
})

test('behaviour 20, scheduled start · one that was missed while nobody ran begins at the next start', async () => {
  const id = await shop.published(wanted, { startsAt: later })
  await at('2026-03-20T09:00:00.000Z')
  expect(await shop.read(id)).toMatchObject({ state: 'verified', startedAt: '2026-03-20T09:00:00.000Z' })
})

test.each([
  ['Europe/Madrid, spring', '2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
  ['Europe/Madrid, spring, after the leap', '2026-03-29T03:30:00+02:00', '2026-03-29T01:30:00.000Z'],
  ['Europe/Madrid, autumn, the first half past two', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
  ['Europe/Madrid, autumn, the second half past two', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
  ['America/Sao_Paulo, which has changed its clocks no more since 2019', '2026-11-01T00:30:00-03:00', '2026-11-01T03:30:00.000Z'],
])('behaviour 20, scheduled start · around a change of clocks it begins at its instant: %s', async (_zone, given, instant) => {
  const id = await shop.published(wanted, { startsAt: given })
  expect((await shop.read(id)).startsAt).toBe(instant)
  await at(new Date(Date.parse(instant) - 1_000).toISOString())
  expect((await shop.read(id)).state).toBe('scheduled')
  await at(instant)
  expect(await shop.read(id)).toMatchObject({ state: 'verified', startedAt: instant })
})

test('a time that is no instant, is more than a year ahead or ends before it begins is refused with its field', async () => {
  const refused = async (options: { startsAt?: string; endsAt?: string }) => {
    const { status, problem } = await shop.publish(wanted, options)
    return [status, problem.code, problem.errors.map(({ path }) => path)]
  }
  for (const startsAt of ['tomorrow', '2026-03-11', '2026-03-11T09:00:00', '2027-03-12T09:00:00Z', '2026-13-11T09:00:00Z']) {
    expect(await refused({ startsAt }), startsAt).toEqual([422, 'publication/bad-time', ['body.startsAt']])
  }
  expect(await refused({ startsAt: end, endsAt: later })).toEqual([422, 'publication/bad-time', ['body.endsAt']])
  expect(await refused({ endsAt: '2026-03-09T09:00:00Z' })).toEqual([422, 'publication/bad-time', ['body.endsAt']])
  expect(await shop.queue()).toEqual([])
  // What is past begins at once.
  expect((await shop.publish(wanted, { startsAt: '2026-03-09T09:00:00Z' })).data).toMatchObject({ state: 'waiting', startsAt: null })
})

test('the former ordering is restored at the end, and with it the published version', async () => {
  const first = await shop.published()
  await work()
  expect((await shop.read(first)).state).toBe('verified')
  const id = await shop.published([...wanted].reverse(), { startsAt: later, endsAt: end })
  await at(later)
  expect(await shop.live()).toEqual([...wanted].reverse())
  expect(await shop.category()).toMatchObject({ version: 2, publishedVersion: 2, nextAt: end })
  const back = (await shop.queue()).find(({ returns }) => returns === id)!
  expect(back).toMatchObject({ state: 'scheduled', startsAt: end, endsAt: null, version: 1, requestedBy: shop.ana, products: 5 })
  await at(end)
  expect(await shop.read(back.id)).toMatchObject({ state: 'verified' })
  expect(await shop.live()).toEqual(wanted)
  expect(await shop.category()).toMatchObject({ version: 2, publishedVersion: 1, nextAt: null })
})

test('a return does not overwrite a later publication: it is cancelled, or moved to the end of that one', async () => {
  await shop.published()
  await work()
  const campaign = await shop.published([...wanted].reverse(), { startsAt: later, endsAt: end })
  await at(later)
  const returnOf = async (id: string) => (await shop.queue()).find(({ returns }) => returns === id)!
  // A publication within the time of another one does not change that one.
  const within = await shop.published([103, 101, 102, 104, 105], { endsAt: '2026-03-11T10:00:00.000Z' })
  await work()
  await at('2026-03-11T10:00:00.000Z')
  expect(await shop.read((await returnOf(within)).id)).toMatchObject({ state: 'verified' })
  expect(await shop.live()).toEqual([...wanted].reverse())
  expect(await returnOf(campaign)).toMatchObject({ state: 'scheduled', startsAt: end })

  const last = await shop.published([102, 101, 103, 104, 105])
  await work()
  expect(await returnOf(campaign)).toMatchObject({ state: 'cancelled' })
  expect((await shop.read(campaign)).endsAt).toBeNull()
  await at(end)
  expect((await shop.read(last)).state).toBe('verified')
  expect(await shop.live()).toEqual([102, 101, 103, 104, 105])
})

test('a list that was never published is not shown as published afterwards', async () => {
  const before = await shop.live()
  await shop.published(wanted, { endsAt: end })
  await work()
  await at(end)
  expect(await shop.live()).toEqual(before)
  expect(await shop.category()).toMatchObject({ version: 1, publishedVersion: null })
})

test('a scheduled publication can be moved, with its end, or started at once', async () => {
  const id = await shop.published(wanted, { startsAt: later, endsAt: end })
  const moved = await shop.setTimes(id, '2026-03-15T09:00:00.000Z')
  expect([moved.status, moved.problem.code, moved.problem.errors.map(({ path }) => path)]).toEqual([
    422,
    'publication/bad-time',
    ['body.endDate'],
  ])
  expect((await shop.setTimes(id, 'tomorrow', null)).problem.errors.map(({ path }) => path)).toEqual(['body.initDate'])
  expect((await shop.setTimes(id, '2026-03-15T09:00:00.000Z', '2026-03-16T09:00:00.000Z')).data).toMatchObject({
    state: 'scheduled',
    startsAt: '2026-03-15T09:00:00.000Z',
    endsAt: '2026-03-16T09:00:00.000Z',
  })
  await at(later)
  expect((await shop.read(id)).state).toBe('scheduled')
  expect((await shop.setTimes(id, null, null)).data).toMatchObject({ state: 'waiting', waitingFor: 'worker', endsAt: null })
  await work()
  expect((await shop.read(id)).state).toBe('verified')
  expect((await shop.setTimes(id, end)).problem.code).toBe('publication/already-begun')
})

test('starting at once is refused while another publication of the list runs; a scheduled one waits for it', async () => {
  const id = await shop.published(wanted, { startsAt: later })
  const now = await shop.published([...wanted].reverse())
  expect((await shop.setTimes(id, null)).problem.code).toBe('publication/already-running')
  expect((await shop.read(id)).state).toBe('scheduled')
  clock(later)
  jobs().clear()
  await jobs().enqueue('publication', { store: shop.id, run: id }, { queries: publishing.samara.connection.database })
  await publishing.samara.work(1)
  expect((await shop.read(id)).state).toBe('scheduled')
  await jobs().enqueue('publication', { store: shop.id, run: now }, { queries: publishing.samara.connection.database })
  await work()
  expect((await shop.read(now)).state).toBe('verified')
  expect((await shop.read(id)).state).toBe('verified')
  expect(await shop.live()).toEqual(wanted)
})

test('a list that changed before the start: products that left are removed, new ones come where the saved ordering has them', async () => {
  const id = await shop.published(wanted, { startsAt: later })
  const { pool } = publishing.samara.connection
  await pool.query('update products set gone_at = now() where store_id = $1 and id = 101', [shop.id])
  // Two plates become mugs; one of them is placed.
  await pool.query('update products set category_id = $2 where store_id = $1 and id = any(array[201, 202])', [shop.id, small.mugs])
  await shop.save(1, { moves: [{ products: [202], after: 105 }] })
  await at(later)
  const { rows } = await pool.query<{ products: number[] }>('select products from publications where id = $1', [id])
  expect(rows[0]!.products).toEqual([105, 202, 104, 102, 103, 201])
  expect((await shop.read(id)).products).toBe(6)
})

test('a scheduled publication that is cancelled never starts, and has no return', async () => {
  const id = await shop.published(wanted, { startsAt: later, endsAt: end })
  const query = { store: shop.name, username: shop.ana, categoryId: small.mugs }
  expect((await publishing.samara.call(cancelIndex, { query }, shop.ana)).problem.code).toBe('publication/already-ended')
  expect((await publishing.samara.call(cancelIndex, { query: { ...query, indexDate: end } }, shop.ana)).problem.code).toBe(
    'publication/unknown',
  )
  expect((await publishing.samara.call(cancelIndex, { query: { ...query, indexDate: 'tomorrow' } }, shop.ana)).problem.errors).toEqual([
    { path: 'query.indexDate', reason: 'must be an instant' },
  ])
  expect((await publishing.samara.call(cancelIndex, { query: { ...query, indexDate: later } }, shop.ana)).data).toMatchObject({
    id,
    state: 'cancelled',
    list: mugs,
  })
  await at(end)
  expect(await shop.read(id)).toMatchObject({ state: 'cancelled', written: 0 })
  expect(await shop.writes()).toEqual({})
  expect((await shop.queue()).map(({ state }) => state)).toEqual(['cancelled'])
  expect((await shop.cancel(id)).problem.code).toBe('publication/already-ended')
})

test('the return can be cancelled alone: the new ordering stays', async () => {
  const id = await shop.published(wanted, { endsAt: end })
  await work()
  const back = (await shop.queue()).find(({ returns }) => returns === id)!
  expect((await shop.cancel(back.id)).data.state).toBe('cancelled')
  expect((await shop.read(id)).endsAt).toBeNull()
  await at(end)
  expect(await shop.live()).toEqual(wanted)
})
