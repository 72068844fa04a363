import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AssistantPlan,
  forgetAssistantPlan,
  keepAssistantPlan,
  noRules,
  proposeOrder,
  readAssistantPlan,
} from '../../../contract/index.ts'
import type { TestSamara } from '../../testing/samara.ts'
import { small } from '../../testing/small-catalogue.ts'
import { ana, startSmallStore } from '../../testing/small-store.ts'

let samara: TestSamara
let change: (text: string) => Promise<void>
let score: () => Promise<void>
beforeAll(async () => {
  const store = await startSmallStore()
  ;({ samara, change, score } = store)
})
afterAll(() => samara.close())

const mugs = { kind: 'category', id: small.mugs } as const
const plan: AssistantPlan = {
  step: 'lists',
  goal: 'clear-stock',
  group: 'category',
  lists: [mugs],
  rules: noRules,
  exploring: { share: 10, seed: 1 },
  end: 'once',
  approval: true,
  at: '2026-04-01T06:30:00Z',
}
const query = { store: 'ana-shop', username: ana }
const read = async () => (await samara.call(readAssistantPlan, { query }, ana)).data

test('who leaves the assistant finds it as they left it, until they begin anew', async () => {
  expect(await read()).toEqual({ plan: null, changedAt: null })
  samara.clock.set('2026-03-10T09:00:00Z')
  await samara.call(keepAssistantPlan, { query: { username: ana }, body: { store: 'ana-shop', plan } }, ana)
  expect(await read()).toEqual({ plan, changedAt: '2026-03-10T09:00:00.000Z' })
  await samara.call(keepAssistantPlan, { query: { username: ana }, body: { store: 'ana-shop', plan: { ...plan, step: 'rules' } } }, ana)
  expect((await read()).plan?.step).toBe('rules')
  await change(`update assistant_plans set plan = '{"step": "of another version"}' where store_id = $1`)
  expect((await read()).plan).toBeNull()
  await samara.call(forgetAssistantPlan, { query }, ana)
  expect((await read()).changedAt).toBeNull()
})

const propose = (more: object = {}) =>
  samara.call(
    proposeOrder,
    {
      query: { username: ana },
      body: { store: 'ana-shop', list: mugs, order: { preset: 'best-sellers' }, rules: null, exploring: null, ...more },
    },
    ana,
  )

test('a proposal explains every move by facts, and changes nothing', async () => {
  samara.clock.set('2026-03-10T09:00:00Z')
  expect((await propose()).data).toMatchObject({ scored: false, gain: null })
  await change(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - d, id, id - 100, 500 * (id - 100) from generate_series(0, 29) d, unnest('{101,102,103,104,105}'::int[]) id`,
  )
  await score()
  const { data } = await propose()
  expect(data.scored).toBe(true)
  expect(data.moves.map(({ product, from, to }) => [product, from, to])).toEqual([
    [105, 5, 1],
    [104, 4, 2],
    [102, 2, 4],
    [101, 1, 5],
  ])
  expect(data.moves[0]).toMatchObject({ name: 'Product 105', units30: 150, revenue30: 75_000, stock: 7, age: null, explored: false })
  expect(data.moves[0]!.stockWeeks).toBeCloseTo(0.2)
  expect(data.moves[0]!.expected).toBeGreaterThan(0)
  const nothing = { demand: 0, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
  expect((await propose({ order: { weights: nothing } })).problem.code).toBe('automation/no-weights')
  const { rows } = await samara.connection.pool.query('select 1 from orderings')
  expect(rows).toEqual([])
})

test('exploring gives a product below the first places one of them, the same one all day', async () => {
  samara.clock.set('2026-03-10T09:00:00Z')
  const exploring = { share: 50, seed: 2 }
  const { data } = await propose({ exploring })
  // Of the five mugs the two best are the first places; the second one makes room.
  expect(data.moves.find(({ product }) => product === 104)).toMatchObject({ from: 4, to: 3, explored: false })
  expect(data.moves.filter((move) => move.explored).every(({ to }) => to === 2)).toBe(true)
  expect((await propose({ exploring })).data).toEqual(data)
  expect(data.moves.find(({ to }) => to === 1)).toMatchObject({ product: 105, explored: false })
})
