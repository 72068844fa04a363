import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCard,
  cancelSubscription,
  categoriesTable,
  connectStore,
  createCategoryAutomation,
  givePlan,
  indexCategory,
  invitePartner,
  listCategoryAutomations,
  listMemberships,
  listStores,
  orderLines,
  pauseStore,
  productsTable,
  publicationMarks,
  quoteSubscription,
  readStorePlan,
  salesByBand,
  salesByHour,
  salesByRange,
  subscribe,
  totalSales,
} from '../../../contract/index.ts'
import { partOfPlatform } from '../../testing/fake-shop.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const [ana, pia, operator] = ['ana@shop.example', 'pia@shop.example', 'operator@samara.example']
let samara: TestSamara
beforeAll(async () => {
  samara = await startTestSamara({
    environment: { SAMARA_INCLUDED_PLAN: 'free' },
    connectPlatform: () =>
      partOfPlatform({
        callsPerSecond: 10,
        rights: () => Promise.resolve([]),
        checkCredential: () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Madrid' }),
      }),
  })
  await samara.addStore(ana, 'demo-shop')
})
afterAll(() => samara.close())

let requests = 0
const key = () => `key-of-request-${++requests}`
const connect = (account: string) =>
  samara.call(
    connectStore,
    { query: { username: ana }, body: { account, key: `vtexappkey-${account}-ABCDEF`, token: 'a-token', displayName: account } },
    ana,
    { key: key() },
  )
const invite = (store: string, email: string) =>
  samara.call(invitePartner, { query: { invite: email, email: ana, store } }, ana, { key: key() })
const automate = (store: string, name: string) =>
  samara.call(
    createCategoryAutomation,
    {
      query: { username: ana },
      body: {
        store,
        name,
        configuration: {
          targets: { by: 'name', contains: 'tea' },
          order: { preset: 'best-sellers' },
          rules: null,
          cadence: { every: 'day', at: '04:00' },
          startsOn: null,
          endsOn: null,
          paused: false,
          guards: { firstScreen: null, places: null, gain: null, approval: false, quiet: null },
          priority: 50,
          exploring: null,
        },
      },
    } as never,
    ana,
    { key: key() },
  )
const plan = async (store: string) => (await samara.call(readStorePlan, { query: { username: ana, store } }, ana)).data
const idOf = async (email: string) =>
  (await samara.connection.pool.query<{ id: string }>('select id from people where email = $1', [email])).rows[0]!.id

test('a limit is explained where it is met, with the plan that lifts it; a smaller plan pauses what was chosen and deletes nothing', async () => {
  expect((await connect('first')).status).toBe(200)
  expect((await connect('second')).problem).toMatchObject({
    code: 'limit/stores',
    limit: { name: 'stores', plan: 'free', most: 1, used: 1, liftedBy: 'growth', own: true },
  })
  expect((await invite('first', pia)).problem).toMatchObject({ code: 'limit/partners', limit: { most: 0, liftedBy: 'starter' } })
  expect((await automate('first', 'One')).status).toBe(200)
  expect((await automate('demo-shop', 'Two')).problem).toMatchObject({ code: 'limit/automations', limit: { most: 1, liftedBy: 'starter' } })

  const body = { username: ana, plan: 'growth' as const, period: 'month' as const, coupon: null, trial: false }
  await samara.call(addCard, { body: { username: ana, token: 'sbx_success_122030_a1b2c3d4', isDefault: true } }, ana, { key: key() })
  const { data: quote } = await samara.call(quoteSubscription, { body }, ana)
  await samara.call(subscribe, { body: { ...body, card: null, expected: quote.dueNow, keep: null, returnPath: '/plans' } }, ana, {
    key: key(),
  })
  expect((await connect('second')).status).toBe(200)
  const invited = await invite('second', pia)
  expect(invited.status).toBe(200)
  expect((await automate('second', 'Two')).status).toBe(200)
  const second = (await samara.call(listStores, { params: { email: ana } }, ana)).data.find(({ store }) => store === 'second')!
  await samara.app.services.stores.addPartner(
    second.id,
    (await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })).id,
    {
      categories: null,
      brands: null,
      approval: false,
    },
  )
  expect((await plan('second')).use).toMatchObject({ stores: { used: 2, most: 5 }, automations: { used: 2, most: 10 } })

  const smaller = await samara.call(quoteSubscription, { body: { ...body, plan: 'free' } }, ana)
  expect(smaller.data.preview).toMatchObject({
    stores: {
      most: 1,
      all: [
        { name: 'first', kept: true },
        { name: 'second', kept: false },
      ],
    },
    partners: { most: 0, all: [{ name: 'Pia', kept: false }] },
    automations: {
      most: 1,
      all: [
        { name: 'One', kept: true },
        { name: 'Two', kept: false },
      ],
    },
  })
  const automation = smaller.data.preview!.automations!.all[1]!
  const keep = { stores: [second.id], partners: [], automations: [automation.id] }
  await samara.call(cancelSubscription, { query: { username: ana }, body: { data: { reason: '', keep } } }, ana)
  samara.clock.set('2026-04-10T09:00:00Z')
  await samara.app.tasks.find(({ name }) => name === 'subscriptions')!.run({} as never)

  const stores = (await samara.call(listStores, { params: { email: ana } }, ana)).data
  expect(stores.map(({ store, pausedAt }) => [store, pausedAt !== null])).toEqual([
    ['demo-shop', false],
    ['first', true],
    ['second', false],
  ])
  const paused = async (store: string) =>
    (await samara.call(listCategoryAutomations, { query: { username: ana, store } }, ana)).data.map(
      ({ configuration }) => configuration.paused,
    )
  expect([await paused('first'), await paused('second')]).toEqual([[true], [false]])
  expect((await samara.call(listMemberships, { query: { username: pia, store: 'second' } }, pia)).problem?.code).toBe(
    'access/paused-by-plan',
  )
  const go = () => samara.call(pauseStore, { query: { username: ana, store: 'first' }, body: { paused: false } }, ana)
  expect((await go()).problem?.code).toBe('limit/stores')

  // A larger plan brings everything back as it was.
  const given = await samara.call(givePlan, { params: { person: await idOf(ana) }, body: { plan: 'growth' } }, operator)
  expect(given.data).toMatchObject({ plan: 'growth', given: 'growth' })
  expect([await paused('first'), await paused('second')]).toEqual([[false], [false]])
  const again = (await samara.call(listStores, { params: { email: ana } }, ana)).data
  expect(again.every(({ pausedAt }) => pausedAt === null)).toBe(true)
  expect((await plan('first')).plan).toBe('growth')
})

test('with more products than the plan allows nothing new is published, and demo stores are not counted', async () => {
  const publish = (store: string) =>
    samara.call(
      indexCategory,
      { query: { username: ana, store, categoryId: 11, version: 0 }, body: { products: [1], logUserCriterias: [] } },
      ana,
      { key: key() },
    )
  await samara.connection.pool.query(
    "insert into categories (store_id, id, name, path, place) select id, 11, 'Tea', '{11}', 1 from stores where name in ('first', 'demo-shop')",
  )
  await samara.connection.pool.query("insert into brands (store_id, id, name) select id, 1, 'B' from stores where name = 'first'")
  await samara.connection.pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, variants, variants_in_stock, score, details_at)
     select s.id, n, 'P' || n, 'r' || n, 11, 1, 100, 1, 1, 1, 0, now() from stores s, generate_series(1, 10001) n where s.name = 'first'`,
  )
  expect((await publish('first')).problem).toMatchObject({
    code: 'limit/products',
    limit: { most: 10_000, used: 10_001, liftedBy: 'scale' },
  })
  expect((await publish('demo-shop')).problem?.code).not.toBe('limit/products')
})

test('reports beyond the reach of the plan are refused, each of them, with the plan that lifts it; a larger plan shows them, and nothing is lost', async () => {
  samara.clock.set('2026-04-10T09:00:00Z')
  const first = (await samara.call(listStores, { params: { email: ana } }, ana)).data.find(({ store }) => store === 'first')!
  const soldAt = new Date('2024-03-01T10:00:00Z')
  await samara.connection.database
    .transaction()
    .execute((transaction) =>
      samara.app.services.sales.count(
        first.id,
        [{ id: 'a', soldAt, changedAt: soldAt, currency: 'EUR', counts: true, lines: [{ product: 1, units: 1, revenue: 700 }] }],
        transaction,
      ),
    )
  const far = { from: '2024-03-01', to: '2024-03-31' }
  const near = { from: '2026-03-11', to: '2026-04-10', compare: 'sameDaysLastYear' as const }
  const report = (store: string, range: typeof far, who = ana) => samara.call(totalSales, { query: { store, ...range } }, who)
  for (const endpoint of [salesByRange, totalSales, categoriesTable, productsTable, salesByHour, salesByBand, publicationMarks, orderLines])
    expect((await samara.call(endpoint, { query: { store: 'first', ...far } }, ana)).problem, endpoint.id).toMatchObject({
      code: 'limit/reports',
      limit: { name: 'reports', plan: 'growth', most: 13, liftedBy: 'scale', own: true },
    })
  expect((await report('first', near)).status).toBe(200)
  expect((await report('demo-shop', far)).status).toBe(200)
  const give = async (plan: 'free' | 'scale') => samara.call(givePlan, { params: { person: await idOf(ana) }, body: { plan } }, operator)
  await give('scale')
  expect((await report('first', far)).data.totals).toMatchObject({ orders: 1, revenue: 700 })
  await give('free')
  expect((await report('first', near)).status).toBe(200)
  expect((await report('first', { from: '2026-03-01', to: '2026-04-10' })).problem).toMatchObject({
    code: 'limit/reports',
    limit: { most: 1, liftedBy: 'starter' },
  })
})
