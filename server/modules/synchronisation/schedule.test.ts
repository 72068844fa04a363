import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listSynchronisations,
  readSynchronisationSettings,
  saveSynchronisationSettings,
  synchroniseCatalogue,
} from '../../../contract/index.ts'
import { fakeShop, type FakeShop } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { nextNight } from './schedule.ts'

const madrid = 'Europe/Madrid'
const someStore = '00000005-0000-4000-8000-000000000000'

describe('the next night', () => {
  test('is shortly after the midnight that follows in the store, also on the days when clocks are changed', () => {
    const at = (now: string) => nextNight(someStore, madrid, new Date(now)).toISOString()
    expect(at('2026-03-10T09:00:00Z')).toBe('2026-03-10T23:15:00.000Z')
    expect(at('2026-03-10T23:14:59Z')).toBe('2026-03-10T23:15:00.000Z')
    expect(at('2026-03-10T23:15:00Z')).toBe('2026-03-11T23:15:00.000Z')
    // Summer time begins on the 29th.
    expect([at('2026-03-28T09:00:00Z'), at('2026-03-29T09:00:00Z')]).toEqual(['2026-03-28T23:15:00.000Z', '2026-03-29T22:15:00.000Z'])
    expect([at('2026-10-24T09:00:00Z'), at('2026-10-25T09:00:00Z')]).toEqual(['2026-10-24T22:15:00.000Z', '2026-10-25T23:15:00.000Z'])
  })

  test('is spread over an hour, so that not all stores begin at once', () => {
    const ids = Array.from({ length: 600 }, (_, nth) => `${(nth * 7919).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)
    const minutes = ids
      .map((id) => nextNight(id, 'UTC', new Date('2026-03-10T09:00:00Z')).getTime() - Date.parse('2026-03-11T00:00:00Z'))
      .map((milliseconds) => milliseconds / 60_000)
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([10, 69])
    expect(new Set(minutes).size).toBe(60)
  })
})

describe('a store', () => {
  const ana = 'ana@shop.example'
  const query = { store: 'ana-shop', username: ana }
  let samara: TestSamara
  let shop: FakeShop
  let store: string
  beforeAll(async () => {
    samara = await startTestSamara({ connectPlatform: () => shop })
    shop = fakeShop(Array.from({ length: 48 }, (_, nth) => 101 + nth))
    store = await samara.addStore(ana, query.store)
    await samara.app.services.sales.cover(store, new Date('2020-01-01'), new Date('2030-01-01'))
    await samara.call(synchroniseCatalogue, { query }, ana)
    await samara.work()
  })
  afterAll(() => samara.close())
  beforeEach(() => {
    shop.calls.splice(0)
    samara.jobs.clear()
  })
  const settings = async () => (await samara.call(readSynchronisationSettings, { query }, ana)).data
  const save = async (nightly: boolean) => (await samara.call(saveSynchronisationSettings, { query, body: { nightly } }, ana)).data
  const nights = async () => (await samara.call(listSynchronisations, { query }, ana)).data.filter(({ scope }) => scope === 'nightly')
  const restart = () => samara.app.services.runs.resume('at-start')

  test('synchronises every night by itself once it is ready; restarts and other processes do not make it more', async () => {
    const { nightly, nextAt } = await settings()
    expect({ nightly, nextAt }).toEqual({ nightly: true, nextAt: nextNight(store, madrid, samara.clock.now()).toISOString() })
    await Promise.all([restart(), restart()])
    await samara.work()
    expect(await nights()).toEqual([])

    samara.clock.set(nextAt!)
    // Two processes that start just then.
    await Promise.all([restart(), restart()])
    await samara.work()
    expect(await nights()).toMatchObject([{ state: 'done', requestedBy: null }])
    const next = (await settings()).nextAt!
    expect(Date.parse(next) - Date.parse(nextAt!)).toBe(86_400_000)

    // One that was missed while nothing ran is made up for once.
    samara.clock.set(new Date(Date.parse(next) + 3 * 86_400_000 + 3_600_000).toISOString())
    await restart()
    await samara.work()
    expect(await nights()).toHaveLength(2)
    expect(Date.parse((await settings()).nextAt!)).toBeGreaterThan(samara.clock.now().getTime())
  })

  test('does not where that is not wanted, and does again where it is', async () => {
    expect(await save(false)).toEqual({ nightly: false, nextAt: null })
    const before = await nights()
    samara.clock.set('2026-06-01T02:00:00Z')
    await restart()
    await samara.work()
    expect(await nights()).toEqual(before)
    expect(await save(true)).toEqual({ nightly: true, nextAt: nextNight(store, madrid, samara.clock.now()).toISOString() })
  })

  test('has a 24th of its details read anew every hour, the oldest first, whoever restarts', async () => {
    const refreshed = () => shop.calls.filter((call) => call.startsWith('product ')).sort()
    samara.clock.set('2026-06-02T12:00:00Z')
    await save(false)
    await samara.connection.pool.query(
      `update products set details_at = '2026-06-01'::timestamptz - id * interval '1 minute' where store_id = $1`,
      [store],
    )
    shop.products.get(148)!.score = 1
    await Promise.all([restart(), restart()])
    await samara.work()
    expect(refreshed()).toEqual(['product 147', 'product 148'])
    const { rows } = await samara.connection.pool.query('select score from products where store_id = $1 and id = 148', [store])
    expect(rows).toEqual([{ score: 1 }])
    await restart()
    await samara.work()
    expect(refreshed()).toHaveLength(2)
    samara.clock.set('2026-06-02T13:01:00Z')
    await restart()
    await samara.work()
    expect(refreshed()).toEqual(['product 145', 'product 146', 'product 147', 'product 148'])
  })
})
