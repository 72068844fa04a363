import { onTestFinished, expect, test } from 'vitest'
import { pino } from 'pino'
import {
  addDemoStore,
  checkPlatformKey,
  connectStore,
  disconnectStore,
  limits,
  listStores,
  pauseStore,
  type StoreCredential,
} from '../../../contract/index.ts'
import { addAccount } from '../../../demo/simulator/index.ts'
import { account as shop, testSimulator } from '../../../demo/simulator/simulator.fixtures.ts'
import { openPlatforms } from '../../platforms/connect.ts'
import { startTestSamara } from '../../testing/samara.ts'
import type { PastSale, SalesHistory } from '../sales/index.ts'

const ana = 'ana@shop.example'
const ben = 'ben@shop.example'

const saleOf = (number: number): PastSale => ({
  id: `${number}`,
  soldAt: new Date('2026-03-09T10:00:00Z'),
  lines: [{ product: 1000, units: 2, revenue: 200 }],
})

/** A server whose VTEX is the simulator, and the sales of a demo store. */
async function started(products = 40, sales: () => SalesHistory['sales'] = () => [saleOf(0)]) {
  const simulator = await testSimulator(products)
  const platforms = openPlatforms({
    databaseUrl: simulator.databaseUrl,
    simulatorUrl: simulator.url,
    vtexBaseUrl: `${simulator.url}/{account}`,
    onCall: () => undefined,
    onLease: () => undefined,
    logger: pino({ level: 'silent' }),
  })
  let opened = 0
  let sold = 0
  const closed: string[] = []
  const samara = await startTestSamara({
    connectPlatform: platforms.connectPlatform,
    demoShops: {
      onBoard: 'on-board',
      async open() {
        const credential = { account: `demo-${++opened}`, key: `vtexappkey-demo-${opened}`, secret: `secret-${opened}` }
        await simulator.openAccount(credential)
        return { displayName: 'Demo Gift Shop', credential, currency: 'GBP', timeZone: 'Europe/London', storefrontUrl: 'http://shop' }
      },
      close: async (account) => void closed.push(account),
      sales: async () => (
        sold++,
        {
          from: new Date('2026-03-09T00:00:00Z'),
          to: new Date('2026-03-10T00:00:00Z'),
          sales: sales(),
        }
      ),
    },
  })
  for (const email of [ana, ben]) await samara.app.services.users.add({ email, name: email, passwordHash: null })
  onTestFinished(async () => {
    await samara.close()
    await platforms.close()
  })
  const typed = { account: shop.account, key: shop.key, token: shop.secret }
  return {
    simulator,
    samara,
    typed,
    closed,
    sold: () => sold,
    opened: () => opened,
    check: (body: typeof typed, as = ana) => samara.call(checkPlatformKey, { query: { username: as }, body }, as),
    connect: (body: typeof typed & { displayName: string }, as = ana, key = 'key-of-a-form') =>
      samara.call(connectStore, { query: { username: as }, body }, as, { key }),
    demo: (as: string, key: string) => samara.call(addDemoStore, { query: { username: as } }, as, { key }),
    stores: async (as: string): Promise<StoreCredential[]> => (await samara.call(listStores, { params: { email: as } }, as)).data,
  }
}

test('a store is connected with a key that was tried, and its catalogue begins to come in at once', async () => {
  const { samara, typed, check, connect, stores } = await started()
  const checked = await check({ ...typed, account: ` https://${shop.account.toUpperCase()}.myvtex.com/admin `, token: ` ${typed.token} ` })
  expect(checked).toMatchObject({ status: 200, data: { account: shop.account } })
  expect(checked.data.rights.every(({ result }) => result === 'allowed')).toBe(true)
  expect(await stores(ana)).toEqual([])

  const { data: made } = await connect({ ...typed, displayName: 'Regalos «Ana» \u202Ehtml' })
  expect(made).toMatchObject({
    store: shop.account,
    displayName: 'Regalos «Ana» \u202Ehtml',
    storeType: 'vtex',
    account: shop.account,
    role: 'owner',
    keyEndsWith: shop.key.slice(-4),
    currency: 'GBP',
    timeZone: 'Europe/London',
    readiness: 'synchronising',
    products: 0,
  })
  await samara.work()
  expect(await stores(ana)).toMatchObject([{ store: shop.account, readiness: 'ready', products: 40 }])
  expect(await stores(ben)).toEqual([])
})

test('the same request sent twice, also at the same time, makes one store', async () => {
  const { typed, connect, demo, stores, sold } = await started()
  const [one, two] = await Promise.all([connect({ ...typed, displayName: 'A' }), connect({ ...typed, displayName: 'A' })])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.data.id).toBe(one.data.id)
  const first = await demo(ana, 'key-of-a-click')
  expect((await demo(ana, 'key-of-a-click')).data.id).toBe(first.data.id)
  expect(await stores(ana)).toHaveLength(2)
  // They come in beside the call.
  await expect.poll(sold).toBe(1)
})

test('a wrong, a revoked and a swapped key are reported differently, and no store is created', async () => {
  const { simulator, typed, check, connect, stores } = await started()
  for (const [body, code] of [
    [{ ...typed, token: 'wrong' }, 'store/wrong-key'],
    [{ ...typed, key: 'vtexappkey-other-ABCDEF' }, 'store/wrong-key'],
    [{ ...typed, account: 'nobody-has-this' }, 'store/wrong-key'],
    [{ ...typed, key: typed.token, token: typed.key }, 'store/swapped-key'],
  ] as const) {
    expect(await check(body)).toMatchObject({ status: 422, problem: { code } })
    expect(await connect({ ...body, displayName: 'A' })).toMatchObject({ status: 422, problem: { code } })
  }
  await simulator.openAccount({ ...shop, secret: 'made anew, so that the former one is revoked' })
  expect(await connect({ ...typed, displayName: 'A' })).toMatchObject({ status: 422, problem: { code: 'store/wrong-key' } })
  expect(await stores(ana)).toEqual([])
})

test('what is no name of an account never becomes an address', async () => {
  const { simulator, typed, check, connect } = await started(0)
  for (const account of ['127.0.0.1', 'localhost:80', 'evil.example/', 'a@b', '..', 'http://10.0.0.1/', 'shop.evil.example', '\u0430dmin'])
    for (const answer of [await check({ ...typed, account }), await connect({ ...typed, account, displayName: 'A' })])
      expect(answer, account).toMatchObject({ status: 422, problem: { code: 'store/bad-account-name' } })
  expect(simulator.accounts()).toEqual([shop.account])
})

test('a platform that redirects or does not answer is reported, without any part of the key', async () => {
  const { simulator, samara, typed, check } = await started()
  let end = simulator.faults.begin({ kind: 'answer', status: 302, headers: { location: 'http://127.0.0.1:9/stolen' }, body: '' })
  expect(await check(typed)).toMatchObject({ status: 422, problem: { code: 'store/unreadable-platform' } })
  end()
  end = simulator.faults.begin({ kind: 'answer', status: 403, headers: {}, body: '', path: '/saleschannel/' })
  expect((await check(typed)).data.rights.find(({ feature }) => feature === 'account')).toMatchObject({ result: 'forbidden' })
  end()
  end = simulator.faults.begin({ kind: 'down' })
  const down = await check(typed)
  expect(down).toMatchObject({ status: 503, problem: { code: 'platform/unavailable' } })
  end()
  expect(samara.log.join('') + down.raw.body).not.toContain(shop.secret)
})

test('an account is connected once, whoever has its key', async () => {
  const { typed, connect, stores } = await started()
  await connect({ ...typed, displayName: 'A' })
  for (const as of [ana, ben])
    expect(await connect({ ...typed, displayName: 'B' }, as, 'another-key')).toMatchObject({
      status: 409,
      problem: { code: 'store/already-connected' },
    })
  expect(await stores(ben)).toEqual([])
})

test('a key is sealed, and stands in no row, log or reply', async () => {
  const { samara, typed, connect } = await started()
  const made = await connect({ ...typed, displayName: 'A' })
  await samara.work()
  const { rows } = await samara.connection.pool.query<{ row: string }>(
    'select to_jsonb(s)::text as row from stores s union all select to_jsonb(a)::text from audit_log a union all select to_jsonb(r)::text from runs r',
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ row }) => row).join('') + samara.log.join('') + made.raw.body).not.toContain(shop.secret)
  expect(await samara.app.services.stores.credential(made.data.id)).toMatchObject({ secret: shop.secret })
})

test('everybody gets demo stores, each with an account of its own', async () => {
  const { simulator, samara, demo, stores } = await started()
  await demo(ana, 'first-click')
  await demo(ana, 'second-click')
  await demo(ben, 'first-click')
  expect((await stores(ana)).map(({ displayName }) => displayName)).toEqual(['Demo Gift Shop', 'Demo Gift Shop 2'])
  expect((await stores(ben)).map(({ displayName }) => displayName)).toEqual(['Demo Gift Shop'])
  await samara.work()
  const all = [...(await stores(ana)), ...(await stores(ben))]
  expect(all.map(({ products }) => products)).toEqual([40, 40, 40])
  expect(new Set(all.map(({ account }) => account)).size).toBe(3)
  await simulator.edit(all[0]!.account, 1000, { Score: 7 })
  expect(simulator.product(all[1]!.account, 1000).Score).not.toBe(7)
  // Put in beside the call.
  await expect
    .poll(async () => (await samara.connection.pool.query('select 1 from sales_by_day where units = 2')).rowCount, { timeout: 30_000 })
    .toBe(3)
})

test('a demo store is taken away while its sales are still being put in; one that is paused gets them after its pause', async () => {
  const reading = { begun: 0, ended: 0, endless: true }
  function* sales(): Generator<PastSale> {
    reading.begun++
    try {
      for (let number = 0; reading.endless || number < 150; number++) yield saleOf(number)
    } finally {
      reading.ended++
    }
  }
  const { samara, demo, stores, closed } = await started(0, sales)
  const { pool } = samara.connection
  const soldBy = async (id: string) => (await pool.query('select 1 from counted_sales where store_id = $1', [id])).rowCount
  const first = (await demo(ana, 'first-click')).data
  await expect.poll(() => reading.begun).toBe(1)
  const taken = await samara.call(
    disconnectStore,
    { query: { username: ana, store: first.store }, body: { confirmation: first.displayName } },
    ana,
  )
  expect(taken.status).toBe(200)
  expect([await stores(ana), await soldBy(first.id), closed]).toEqual([[], 0, [first.account]])

  const second = (await demo(ana, 'second-click')).data
  await expect.poll(() => reading.begun).toBe(2)
  const pause = (paused: boolean) => samara.call(pauseStore, { query: { username: ana, store: second.store }, body: { paused } }, ana)
  await pause(true)
  await expect.poll(() => reading.ended).toBe(2)
  reading.endless = false
  await pause(false)
  await expect.poll(() => soldBy(second.id), { timeout: 15_000 }).toBe(150)
})

test('a person has as many demo stores as the limit says, also with clicks at the same time', async () => {
  const { samara, demo, stores, closed, opened } = await started(0)
  const add = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => demo(ana, `click-number-${opened()}-${at}`)))
  for (let count = 0; count < limits.store.demos - 1; count++) await samara.addStore(ana, `demo-of-ana-${count}`)
  const answers = await add(3)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ problem: { code: 'store/too-many-demos' } })
  expect(await stores(ana)).toHaveLength(limits.store.demos)
  expect(closed).toHaveLength(opened() - 1)
  const before = opened()
  expect(await demo(ana, 'one-click-more')).toMatchObject({ status: 409, problem: { code: 'store/too-many-demos' } })
  expect(opened()).toBe(before)
})

test('the account of a demo store that could not be added is closed again', async () => {
  const { samara, demo, stores, closed } = await started(0)
  const { pool } = samara.connection
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
  await pool.query('create trigger refused before insert on stores for each row execute function refuse()')
  expect((await demo(ana, 'a-key-of-a-click')).status).toBe(500)
  expect(closed).toEqual(['demo-1'])
  expect(await stores(ana)).toEqual([])
})

test('without a simulator there are no demo stores, and the reply says so', async () => {
  const samara = await startTestSamara()
  onTestFinished(() => samara.close())
  await samara.addStore(ana, 'ana-shop')
  const answer = await samara.call(addDemoStore, { query: { username: ana } }, ana, { key: 'a-key-of-a-click' })
  expect(answer).toMatchObject({ status: 409, problem: { code: 'store/no-demo' } })
})

test('an account that another process opens is known to a running simulator', async () => {
  const { simulator, samara, connect } = await started()
  const other = { account: 'elsewhere', key: 'vtexappkey-elsewhere-ABCDEF', secret: 'opened by another process' }
  const { pool, close } = await poolOf(simulator.databaseUrl)
  await addAccount(pool, other)
  await close()
  const { data } = await connect({ account: other.account, key: other.key, token: other.secret, displayName: 'B' })
  await samara.work()
  expect((await samara.app.services.stores.owned(data.id)).products).toBe(40)
})

async function poolOf(databaseUrl: string) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  return { pool, close: () => pool.end() }
}
