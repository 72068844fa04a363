import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ExplainedScore,
  overruleScore,
  productsByCategory,
  readScore,
  scoreComponents,
  scoreOf,
  takeBackOverrule,
} from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara
let storeId: string

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  await store.addCollection(7, 'Tea time', [203, 101])
  // 101 sells every day for half a year, 102 did until a month ago, 105 came yesterday, the others never sold.
  await store.change(`update products set released_on = '2024-01-01' where store_id = $1`)
  await store.change(`update products set released_on = '2026-03-09' where store_id = $1 and id = 105`)
  await store.change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) select $1, date '2026-03-09' - i, 101, 3, 1500 from generate_series(0, 180) i`,
  )
  await store.change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue) select $1, date '2026-02-05' - i, 102, 3, 1500 from generate_series(0, 148) i`,
  )
})
afterAll(() => samara.close())
beforeEach(async () => {
  samara.clock.set('2026-03-10T09:00:00Z')
  await samara.connection.pool.query('delete from score_overrules')
  await samara.app.services.scores.renew(storeId)
  await samara.work()
})

const list = { kind: 'category', id: small.mugs } as const
const explain = async (product: number, of: { kind: 'category' | 'collection'; id: number } = list) =>
  (await samara.call(readScore, { params: { product }, query: { store: 'ana-shop', username: ana, ...of } }, ana)).data
const overrule = (product: number, score: number, until: string | null, reason = 'Window display') =>
  samara.call(overruleScore, { params: { product }, query: { username: ana }, body: { store: 'ana-shop', score, until, reason } }, ana)
const takeBack = (product: number) =>
  samara.call(takeBackOverrule, { params: { product }, query: { store: 'ana-shop', username: ana } }, ana)
const openMugs = () => samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId: small.mugs, username: ana } }, ana)
const listed = async (product: number) => {
  const { data } = await openMugs()
  const { samaraScore, overruled } = data.content.find(({ id }) => id === product)!
  return { samaraScore, overruled }
}
const part = (score: ExplainedScore, id: (typeof scoreComponents)[number]) => score.components.find((component) => component.id === id)!

test('every score adds up from what is explained, to the point, in every list', async () => {
  for (const of of [list, { kind: 'category', id: small.kitchen }, { kind: 'collection', id: 7 }] as const) {
    const score = await explain(101, of)
    expect(score.components.map(({ id }) => id)).toEqual(scoreComponents)
    expect(score.score).toBe(
      scoreOf(
        score.components.map(({ weight }) => weight),
        score.components.map(({ percentile }) => percentile),
      ),
    )
    expect(score.asOf).toBe('2026-03-09')
  }
  expect((await explain(101, { kind: 'collection', id: 7 })).components[0]!.percentile).toBe(1)
})

test('the first scores of a store leave the database with statistics of them, so that the first person does not wait for plans made for empty tables', async () => {
  const { pool } = samara.connection
  const analyzed = async () => {
    const { rows } = await pool.query<{ relname: string; times: number }>(
      `select relname, analyze_count::int as times from pg_stat_user_tables where relname in ('list_scores', 'product_figures') order by 1`,
    )
    return Object.fromEntries(rows.map(({ relname, times }) => [relname, times]))
  }
  const renewed = { list_scores: 1, product_figures: 1 }
  // The database writes its notes of that a moment later.
  await expect.poll(analyzed).toEqual(renewed)
  await samara.app.services.scores.renew(storeId)
  await samara.work()
  await expect.poll(analyzed).toEqual(renewed)
})

test('who sells stands above who sold, who sold above who never did; the new one has a chance', async () => {
  const [sells, sold, never, fresh] = [await explain(101), await explain(102), await explain(103), await explain(105)]
  const demand = [sells, sold, fresh, never].map((score) => part(score, 'demand').percentile!)
  expect(demand[0]).toBe(1)
  expect(demand).toEqual([...demand].sort((a, b) => b - a))
  expect(part(sells, 'momentum').figure).toBeCloseTo(1, 1)
  expect(part(fresh, 'momentum')).toMatchObject({ percentile: null, figure: null })
  expect(part(fresh, 'newness')).toMatchObject({ percentile: 1, figure: 1 })
  expect(part(sells, 'price').figure).toBe(500)
  expect(part(sells, 'cover').figure).toBeCloseTo((7 * 30) / 90.5, 3)
  expect(part(sells, 'variants').figure).toBeNull()
})

test('lists show the same score that is explained', async () => {
  expect(await listed(102)).toEqual({ samaraScore: (await explain(102)).score, overruled: false })
})

test('a product that came since has no score yet; one that the store does not have is unknown', async () => {
  await samara.connection.pool.query(
    "insert into products (store_id, id, name, reference, category_id, brand_id) values ($1, 150, 'New', 'N', 11, 1)",
    [storeId],
  )
  try {
    expect(await explain(150)).toMatchObject({ score: null, asOf: null, overrule: null })
    expect((await overrule(4711, 5, null)).problem.code).toBe('catalogue/unknown-product')
  } finally {
    await samara.connection.pool.query('delete from products where id = 150')
  }
})

test('an overrule counts in lists at once, is shown with who, why and until when, and taken back the computed score is there again', async () => {
  const { score } = await explain(103)
  expect((await overrule(103, 990, '2026-03-31')).data).toEqual({
    score: 990,
    until: '2026-03-31',
    reason: 'Window display',
    by: ana,
    at: '2026-03-10T09:00:00.000Z',
  })
  expect(await listed(103)).toEqual({ samaraScore: 990, overruled: true })
  expect(await explain(103)).toMatchObject({ score, overrule: { score: 990, until: '2026-03-31', by: ana } })
  expect((await takeBack(103)).data).toEqual({ takenBack: true })
  expect(await listed(103)).toEqual({ samaraScore: score, overruled: false })
  expect((await takeBack(103)).data).toEqual({ takenBack: false })
})

test('the newest overrule that still counts is the one; over, the one before counts again; the history stays', async () => {
  await overrule(103, 100, null)
  await overrule(103, 900, '2026-03-12')
  expect((await listed(103)).samaraScore).toBe(900)
  samara.clock.set('2026-03-12T22:59:00Z')
  expect((await listed(103)).samaraScore).toBe(900)
  // Madrid is an hour ahead: there the 13th has begun.
  samara.clock.set('2026-03-12T23:01:00Z')
  expect(await listed(103)).toEqual({ samaraScore: 100, overruled: true })
  expect((await takeBack(103)).data).toEqual({ takenBack: true })
  expect((await listed(103)).overruled).toBe(false)
  expect((await samara.connection.pool.query('select 1 from score_overrules')).rowCount).toBe(2)
})

test('a day that is over, a day that there is not, and a score out of range are refused by their place', async () => {
  expect(await overrule(103, 900, '2026-03-09')).toMatchObject({
    status: 422,
    problem: { code: 'score/past-day', errors: [{ path: 'body.until' }] },
  })
  expect(await overrule(103, 900, '2026-02-31')).toMatchObject({ status: 400, problem: { errors: [{ path: 'body.until' }] } })
  expect(await overrule(103, 1_001, null)).toMatchObject({ status: 400, problem: { errors: [{ path: 'body.score' }] } })
  expect((await overrule(103, 900, '2026-03-10')).status).toBe(200)
})

test('scores follow what changed since, and nothing of the former ones stays', async () => {
  const { pool } = samara.connection
  const before = (await explain(101)).score!
  await pool.query('update products set stock = 0 where store_id = $1 and id = 101', [storeId])
  await pool.query('update products set gone_at = now() where store_id = $1 and id = 104', [storeId])
  try {
    await samara.app.services.scores.renew(storeId)
    await samara.work()
    expect((await explain(101)).score!).toBeLessThan(before)
    expect((await pool.query('select 1 from list_scores where product_id = 104')).rowCount).toBe(0)
  } finally {
    await pool.query('update products set stock = 7, gone_at = null where store_id = $1', [storeId])
  }
})

test('each run asks for one more after the next midnight of the store, however often it runs', async () => {
  const { pool } = samara.connection
  const next = async () =>
    (await pool.query<{ due_at: Date }>("select due_at from runs where kind = 'scores'")).rows[0]!.due_at.toISOString()
  expect(await next()).toBe('2026-03-10T23:05:00.000Z')
  samara.clock.set('2026-03-10T23:05:00Z')
  await samara.app.services.scores.renew(storeId)
  await samara.app.services.scores.renew(storeId)
  await samara.work(2)
  expect(samara.jobs.waiting.map(({ task, after }) => [task, after?.toISOString()])).toEqual([['scores', '2026-03-11T23:05:00.000Z']])
  expect((await explain(101)).asOf).toBe('2026-03-10')
  await samara.work()
})

test('a renewal that was missed while nothing ran is asked for after the start', async () => {
  const { pool } = samara.connection
  await pool.query("update stores set readiness = 'ready'")
  await samara.app.services.runs.resume('at-start')
  expect(samara.jobs.waiting).toHaveLength(0)
  samara.clock.set('2026-03-15T09:00:00Z')
  await samara.app.services.runs.resume('at-start')
  expect(samara.jobs.waiting.map(({ task }) => task)).toEqual(['scores'])
  await samara.work()
  expect((await explain(101)).asOf).toBe('2026-03-14')
})

test('who opens a list asks for fresh scores once a day, and waits for nobody who asks for them as well', async () => {
  const { pool } = samara.connection
  samara.clock.set('2026-03-16T09:00:00Z')
  expect(samara.jobs.waiting).toHaveLength(0)
  await openMugs()
  expect(samara.jobs.waiting.map(({ task }) => task)).toEqual(['scores'])
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from store_figures where store_id = $1 for update', [storeId])
    await openMugs()
  } finally {
    await other.query('rollback')
    other.release()
  }
  expect(samara.jobs.waiting.map(({ task }) => task)).toEqual(['scores'])
  await samara.work()
  expect((await explain(101)).asOf).toBe('2026-03-15')
})
