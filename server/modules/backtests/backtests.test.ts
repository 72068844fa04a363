import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Backtest,
  backtestList,
  beginBacktest,
  type BacktestConfiguration,
  type BacktestRun,
  cancelBacktest,
  type ListBacktest,
  type ListReference,
  readBacktest,
} from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara
let storeId: string
let change: (text: string) => Promise<void>
const mugs: ListReference = { kind: 'category', id: small.mugs }

beforeAll(async () => {
  const store = await startSmallStore()
  samara = store.samara
  storeId = store.storeId
  change = store.change
  samara.clock.set('2026-03-10T09:00:00Z')
  // Sixty mugs; the higher the number, the more of it is sold, in amounts that come and go. The platform shows them the other way round.
  await change(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score, released_on)
     select $1, 1000 + i, 'Mug ' || i, 'M' || i, ${small.mugs}, 1 + i % 2, 500, 50, 1900 - i, '2025-01-01' from generate_series(1, 60) i`,
  )
  await change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - d, 1000 + i, 1 + (i * 7 + d * 3) % 5, (1 + (i * 7 + d * 3) % 5) * i * i
     from generate_series(0, 249) d, generate_series(1, 60) i where (i + d) % 3 <> 0`,
  )
})
afterAll(() => samara.close())

let keys = 0
const bestSellers: BacktestConfiguration = { order: { preset: 'best-sellers' }, rules: null, exploring: null }
const ask = async (list: ListReference = mugs, configuration = bestSellers): Promise<ListBacktest> =>
  (await samara.call(backtestList, { query: { username: ana }, body: { store: 'ana-shop', list, ...configuration } }, ana)).data
const begin = (configuration = bestSellers, by = ana) =>
  samara.call(beginBacktest, { query: { username: by }, body: { store: 'ana-shop', group: 'category', ...configuration } }, by, {
    key: `a-backtest-of-the-test-${(keys += 1)}`,
  })
const read = (id: string, by = ana) => samara.call(readBacktest, { params: { id }, query: { store: 'ana-shop', username: by } }, by)
const cancel = (id: string) => samara.call(cancelBacktest, { params: { id }, query: { store: 'ana-shop', username: ana } }, ana)
async function ready(list?: ListReference, configuration?: BacktestConfiguration): Promise<Backtest> {
  const answer = await ask(list, configuration)
  if (answer.state !== 'ready') throw new Error(JSON.stringify(answer))
  return answer.backtest
}
const of = ({ horizons }: Backtest, days: number) => horizons.find((horizon) => horizon.days === days)!
const shareOf = (backtest: Backtest, ordering: string, first = 12, days = 28): number =>
  of(backtest, days).figures.find((figure) => figure.ordering === ordering && figure.first === first)!.share

test('the first one who asks lets the past be walked through, which everybody after them is answered by at once', async () => {
  expect(await ask()).toEqual({ state: 'preparing', progress: 0 })
  expect(await ask()).toMatchObject({ state: 'preparing' })
  await samara.work()
  const backtest = await ready()
  expect(backtest.horizons.map(({ days }) => days)).toEqual([7, 28])
  expect(backtest.facts).toEqual({
    from: '2025-07-03',
    to: '2026-03-09',
    lists: 1,
    products: 65,
    beside: 'present',
    demandBasis: 'model',
    soldOutLeftOut: false,
    leftOut: [],
  })
})

test('a configuration that puts what sells first is better than an ordering that puts it last, by every depth that says anything', async () => {
  const backtest = await ready()
  const { verdicts, cases, weeks, figures } = of(backtest, 28)
  expect(verdicts.find(({ against }) => against === 'beside')).toMatchObject({ says: 'better', certainty: 1 })
  expect(cases).toBeGreaterThan(15)
  expect(weeks).toHaveLength(cases)
  expect(weeks.every((week) => week.this > week.beside!)).toBe(true)
  // 65 products: half of them are more than 24, and less than 48.
  expect([...new Set(figures.map(({ first }) => first))]).toEqual([12, 24])
  for (const { share, low, high } of figures) expect(low <= share && share <= high).toBe(true)
})

test('what is published later does not change what shoppers had before', async () => {
  await change(
    `insert into orderings (store_id, list_kind, list_id, version, base_version, published_version, saved_at)
     values ($1, 'category', ${small.mugs}, 1, 1, 1, '2026-01-05T08:00:00Z')`,
  )
  await change(
    `insert into ordering_versions (store_id, list_kind, list_id, version, products, pins, rules, saved_at)
     select $1, 'category', ${small.mugs}, 1, array(select 1000 + i from generate_series(60, 1, -1) i) || array[101,102,103,104,105], '[]',
       '{"soldOutLast": false, "inARow": null, "newEvery": null}', '2026-01-05T08:00:00Z'`,
  )
  await change(
    `with run as (
       insert into runs (store_id, id, kind, subject, state, waits_for, actor, requested_at, ended_at)
       values ($1, gen_random_uuid(), 'publication', 'category ${small.mugs}', 'verified', 'nothing', 'system', '2026-01-05T08:00:00Z', '2026-01-05T09:00:00Z') returning id)
     insert into publications (store_id, id, list_kind, list_id, version, products, idempotency_key, request_digest)
     select $1, id, 'category', ${small.mugs}, 1, '{}', 'a-key-of-the-test', '' from run`,
  )
  const backtest = await ready()
  expect(backtest.facts.beside).toBe('published')
  const { weeks, verdicts } = of(backtest, 7)
  expect(weeks.filter(({ beside }) => beside !== null).map(({ day }) => day)).toEqual(
    weeks.map(({ day }) => day).filter((day) => day > '2026-01-05'),
  )
  expect(verdicts.find(({ against }) => against === 'beside')?.says).not.toBe('better')
})

test('rules are tried as well, and what nobody knows of the past is named', async () => {
  const rules = { soldOutLast: true, inARow: { by: 'brand', most: 1 }, newEvery: null } as const
  const weights = { demand: 50, momentum: 0, price: 0, cover: 25, newness: 0, variants: 25 }
  const backtest = await ready(mugs, { order: { weights }, rules, exploring: null })
  expect(backtest.facts).toMatchObject({ soldOutLeftOut: true, leftOut: ['cover', 'variants'] })
  expect(shareOf(backtest, 'this')).not.toBe(shareOf(await ready(), 'this'))
})

test('exploring has its cost shown, and the same seed gives the same', async () => {
  const exploring = { share: 25, seed: 3 }
  const backtest = await ready(mugs, { ...bestSellers, exploring })
  expect(shareOf(backtest, 'unexplored')).toBe(shareOf(await ready(), 'this'))
  expect(shareOf(backtest, 'this')).toBeLessThan(shareOf(backtest, 'unexplored'))
  expect(of(backtest, 28).verdicts.find(({ against }) => against === 'unexplored')?.says).toBe('worse')
  expect(await ready(mugs, { ...bestSellers, exploring })).toEqual(backtest)
})

test('lists with too few products have no figure, and what cannot be tried is refused', async () => {
  expect(await ask({ kind: 'category', id: small.plates })).toEqual({ state: 'none', because: 'few-products' })
  const nothing = { demand: 0, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
  const refused = await begin({ ...bestSellers, order: { weights: nothing } })
  expect(refused.problem).toMatchObject({ code: 'automation/no-weights' })
  const unknown = await samara.call(
    backtestList,
    { query: { username: ana }, body: { store: 'ana-shop', list: { kind: 'category', id: 999 }, ...bestSellers } },
    ana,
  )
  expect(unknown.problem.code).toBe('catalogue/unknown-category')
})

test('a run tries all lists, those that gain most first, and is there already for whoever asks the same again', async () => {
  const { data } = await begin({ ...bestSellers, order: { preset: 'balanced' } })
  expect(data).toMatchObject({ state: 'running', progress: 0, group: 'category' })
  expect((await begin({ ...bestSellers, order: { preset: 'balanced' } })).data.id).toBe(data.id)
  await samara.work()
  const run: BacktestRun = (await read(data.id)).data
  expect(run).toMatchObject({ state: 'done', progress: 1 })
  expect(run.sum!.facts.lists).toBe(2)
  expect(run.lists.map(({ list, verdict }) => [list.id, verdict?.says ?? null])).toEqual([
    [small.kitchen, 'better'],
    // Since January shoppers have had the best sequence there.
    [small.mugs, 'worse'],
    [small.plates, null],
  ])
  const [kitchen] = run.lists
  expect(kitchen!.gain).toBeGreaterThan(0)
  expect(kitchen!.verdict!.certainty).toBe(1)
  expect(kitchen!.revenue28).toBeGreaterThan(kitchen!.gain!)
})

test('what a partner tried is gone with the limits that allowed it, and is tried anew within those that hold', async () => {
  const pia = 'pia@shop.example'
  const { id: person } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  const limit = (categories: number[]) =>
    samara.app.services.stores.addPartner(storeId, person, { categories, brands: null, approval: false })
  await limit([small.kitchen])
  const { id } = (await begin(bestSellers, pia)).data
  await samara.work()
  expect((await read(id, pia)).data.lists).toHaveLength(3)
  await limit([small.plates])
  expect((await read(id, pia)).problem.code).toBe('backtest/unknown')
  const { id: other } = (await begin(bestSellers, pia)).data
  expect(other).not.toBe(id)
  await samara.work()
  expect((await read(other, pia)).data.lists.map(({ list }) => list.id)).toEqual([small.plates])
})

test('another configuration stops the one before, and a run can be stopped once', async () => {
  const first = (await begin({ ...bestSellers, order: { preset: 'new-first' } })).data
  const second = (await begin({ ...bestSellers, order: { preset: 'high-revenue' } })).data
  expect((await read(first.id)).data.state).toBe('cancelled')
  expect((await cancel(second.id)).data.state).toBe('cancelled')
  expect((await cancel(second.id)).problem.code).toBe('backtest/not-running')
  await samara.work()
  expect((await read(second.id)).data).toMatchObject({ state: 'cancelled', lists: [] })
})

test('a store without sales, and one of a few days, have no figure', async () => {
  const { pool } = samara.connection
  await pool.query('delete from backtest_pasts where store_id = $1', [storeId])
  await pool.query("delete from sales_by_day where store_id = $1 and day < '2026-03-06'", [storeId])
  await ask()
  await samara.work()
  expect(await ask()).toEqual({ state: 'none', because: 'few-days' })
  await pool.query('delete from sales_by_day where store_id = $1', [storeId])
  expect(await ask()).toEqual({ state: 'none', because: 'few-days' })
})
