import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSynchronisations, synchroniseCatalogue } from '../../../contract/index.ts'
import { serverProcess } from '../../../tools/bootstrap.mjs'
import { PlatformFault } from '../../platforms/platform.ts'
import { fakeShop, type FakeShop } from '../../testing/fake-shop.ts'
import { migratedDatabase } from '../../testing/postgres.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import type { Synchronised } from '../../testing/synchronise-many.ts'
import { synchronisationKind } from './synchronisation-kind.ts'

describe('behaviour 25, stores kept apart · stores beside each other', () => {
  const shops = new Map<string, FakeShop>()
  let samara: TestSamara
  beforeAll(async () => {
    samara = await startTestSamara({ connectPlatform: (_, { account }) => shops.get(account)! })
  })
  afterAll(() => samara.close())

  async function open(name: string, ids: readonly number[]) {
    const shop = fakeShop(ids)
    shops.set(name, shop)
    const person = `${name}@shop.example`
    const store = await samara.addStore(person, name)
    await samara.app.services.sales.cover(store, new Date('2020-01-01'), new Date('2030-01-01'))
    const query = { store: name, username: person }
    await samara.call(synchroniseCatalogue, { query }, person)
    const products = async () =>
      (
        await samara.connection.pool.query<{ id: number; name: string }>('select id, name from products where store_id = $1 order by id', [
          store,
        ])
      ).rows
    return { shop, products, latest: async () => (await samara.call(listSynchronisations, { query }, person)).data[0] }
  }

  test('each is brought in at its own pace from its own account, and the trouble of one is none of the other', async () => {
    const task = samara.app.tasks.find(({ name }) => name === synchronisationKind.name)!
    const [one, two, broken] = [
      await open('one', [101, 102, 103, 104, 105]),
      await open('two', [101, 104, 201, 202]),
      await open('broken', [101]),
    ]
    two.shop.products.get(101)!.name = 'Another 101'
    // The first is in the middle of its details until the second has ended.
    let go = () => {}
    const waits = new Promise<void>((resolve) => (go = resolve))
    const inTheMiddle = new Promise<void>((resolve) => {
      one.shop.before = async (call) => {
        if (call !== 'product 103') return
        resolve()
        await waits
      }
    })
    broken.shop.before = () => {
      throw new PlatformFault('credential', 'wrong key')
    }
    const [first, ...others] = samara.jobs.waiting
      .filter(({ task: name }) => name === synchronisationKind.name)
      .map(({ payload }) => payload)
    samara.jobs.clear()
    const running = task.run(first as never)
    await inTheMiddle
    for (const payload of others) await task.run(payload as never)
    expect([await one.latest(), await two.latest(), await broken.latest()]).toMatchObject([
      { state: 'running', phase: 'details', total: 5 },
      { state: 'done', read: 4 },
      { state: 'failed', failure: 'credential' },
    ])
    go()
    await running
    expect(await one.latest()).toMatchObject({ state: 'done', read: 5 })
    expect((await one.products()).map(({ id, name }) => [id, name])).toEqual([101, 102, 103, 104, 105].map((id) => [id, `Product ${id}`]))
    expect((await two.products()).map(({ id, name }) => [id, name])).toEqual([
      [101, 'Another 101'],
      [104, 'Product 104'],
      [201, 'Product 201'],
      [202, 'Product 202'],
    ])
    expect(one.shop.calls).not.toContain('product 201')
  })

  test('progress, pace and the time that is left can be seen on the way', async () => {
    const { shop, latest } = await open(
      'slow',
      Array.from({ length: 205 }, (_, nth) => 101 + nth),
    )
    let seen: unknown
    shop.before = async (call) => {
      if (call === 'offers 104 105 106') samara.clock.set('2026-03-10T09:00:00Z')
      if (call === 'product 201') samara.clock.set('2026-03-10T09:00:10Z')
      if (call === 'product 301') seen = await latest()
    }
    await samara.jobs.run(samara.app.tasks.filter(({ name }) => name === synchronisationKind.name))
    // 200 of 205 in 10 seconds.
    expect(seen).toMatchObject({ phase: 'details', done: 200, total: 205, perMinute: 1_200, secondsLeft: 1 })
  })
})

test('behaviour 25, stores kept apart · what is in memory does not grow with the products of a store', async () => {
  const database = await migratedDatabase()
  const script = fileURLToPath(new URL('../../testing/synchronise-many.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [...serverProcess.flags, '--expose-gc', script, database.url, '6000'], {
    env: { ...process.env, ...serverProcess.environment },
  })
  const message = JSON.parse(stdout) as Synchronised
  await database.drop()
  expect(message).toMatchObject({ state: 'done', products: 6_000 })
  expect(message.aliveAtEnd - message.aliveAtQuarter).toBeLessThan(5)
  expect(message.peak).toBeLessThan(300)
})
