import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readScore } from '../../../contract/index.ts'
import { createLogger } from '../../kernel/logger.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'
import { learnInWorker } from './learn-in-worker.ts'
import { learnStore } from './learn-store.ts'
import type { LearningTask } from './learning-task.ts'

let samara: TestSamara
let storeId: string
let change: (text: string) => Promise<void>

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  change = store.change
  // Thirty more mugs; the higher the number, the more of it is sold, in amounts that come and go.
  await change(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, released_on)
     select $1, 1000 + i, 'Mug ' || i, 'M' || i, ${small.mugs}, 1, 500, 50, '2025-01-01' from generate_series(1, 30) i`,
  )
  await change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - d, 1000 + i, 1 + (i * 7 + d * 3) % 5, (1 + (i * 7 + d * 3) % 5) * 100 * i
     from generate_series(0, 149) d, generate_series(1, 30) i where (i + d) % 3 <> 0`,
  )
})
afterAll(() => samara.close())
beforeEach(() => samara.clock.set('2026-03-10T09:00:00Z'))

const never = new AbortController().signal
const renew = async () => {
  await samara.app.services.scores.renew(storeId)
  await samara.work()
}
const explain = async (product: number, id: number = small.mugs) =>
  (await samara.call(readScore, { params: { product }, query: { store: 'ana-shop', username: ana, kind: 'category', id } }, ana)).data
const demandOf = async (product: number, id?: number) => (await explain(product, id)).components[0]!
const learned = async () =>
  (
    await samara.connection.pool.query<{ as_of: string; basis: string; learned_at: Date }>(
      'select as_of, basis, learned_at from learned_demand',
    )
  ).rows[0]

test('every night a store learns what each list will sell, and scores explain it', async () => {
  await renew()
  expect(await learned()).toMatchObject({ as_of: '2026-03-09', basis: 'model' })
  expect((await explain(1030)).demandBasis).toBe('model')
  const [best, worst] = [await demandOf(1030), await demandOf(1001)]
  expect(best.percentile).toBe(1)
  expect(worst.percentile).toBeLessThan(0.3)
  expect(best.figure! / worst.figure!).toBeGreaterThan(5)
  // Four weeks of about two units at 30 each on two of three days.
  expect(best.figure!).toBeGreaterThan(28 * 2_000)
  expect(best.figure!).toBeLessThan(28 * 12_000)
  // The list above holds it, too.
  expect((await explain(1030, small.kitchen)).demandBasis).toBe('model')
})

test('it learns once a day: scores that are asked for again use what is known, and a product that came since counts as the middle', async () => {
  await renew()
  const before = await learned()
  samara.clock.set('2026-03-10T11:00:00Z')
  await change(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price) values ($1, 1999, 'New mug', 'N', ${small.mugs}, 1, 500)`,
  )
  await renew()
  expect(await learned()).toEqual(before)
  expect(await demandOf(1999)).toMatchObject({ percentile: null, figure: null })
  expect((await demandOf(1030)).percentile).toBe(1)
  samara.clock.set('2026-03-11T09:00:00Z')
  await renew()
  expect((await learned())!.as_of).toBe('2026-03-10')
  // A new product is expected to sell as new ones do.
  expect((await demandOf(1999)).figure).toBeGreaterThan(0)
})

test('where learning fails, what was learned before stays until the next day; stopped, it is done later', async () => {
  await renew()
  const before = await learned()
  const learn = (reason: string, signal: AbortSignal) =>
    learnStore({
      pool: samara.connection.pool,
      logger: createLogger('silent'),
      storeId,
      asOf: '2026-03-11',
      now: new Date('2026-03-12T09:00:00Z'),
      signal,
      learn: () => Promise.reject(new Error(reason)),
    })
  await expect(learn('stopped', AbortSignal.abort())).rejects.toThrow(/abort/)
  expect(await learned()).toEqual(before)
  await learn('out of memory', never)
  expect(await learned()).toEqual({ ...before, as_of: '2026-03-11' })
  expect((await demandOf(1030)).figure).toBeGreaterThan(0)
})

test('where too little is known to learn from, recent revenue counts', async () => {
  const { pool } = samara.connection
  await pool.query('delete from learned_demand where store_id = $1', [storeId])
  await pool.query("delete from sales_by_day where day < '2026-01-01'")
  await renew()
  expect(await learned()).toMatchObject({ as_of: '2026-03-09', basis: null })
  expect((await pool.query('select 1 from list_demand')).rowCount).toBe(0)
  const score = await explain(1030)
  expect(score.demandBasis).toBe('recent')
  expect(score.components[0]!.percentile).toBeGreaterThan(0.9)
})

const task: LearningTask = {
  storeId: 'store',
  asOf: 20_000,
  products: {
    id: Int32Array.of(1),
    category: Int32Array.of(1),
    brand: Int32Array.of(1),
    price: Float64Array.of(1),
    stock: Int32Array.of(1),
    released: Float64Array.of(Number.NaN),
    listed: Uint8Array.of(1),
  },
  categories: [{ id: 1, parentId: null }],
  collections: [],
}
async function* days(count: number) {
  for (let day = 0; day < count; day++) yield { day: 20_000 - day, sales: '1 1 100,4711 2 5' }
}

test('one product teaches nothing, and products that are not known are passed over', async () => {
  expect(await learnInWorker(task, days(150), never)).toBeNull()
})

test('stopped, it ends at once; out of memory or of time it fails, and the next store is learned', async () => {
  const stop = new AbortController()
  async function* endless() {
    yield* days(3)
    stop.abort()
    yield* days(3)
  }
  await expect(learnInWorker(task, endless(), stop.signal)).rejects.toThrow(/abort/)
  await expect(learnInWorker(task, days(150), never, { megabytes: 256, milliseconds: 1 })).rejects.toThrow(/timeout/)
  expect(await learnInWorker(task, days(150), never)).toBeNull()
})
