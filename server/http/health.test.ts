import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listStores, productsByCategory } from '../../contract/index.ts'
import { PlatformFault } from '../platforms/platform.ts'
import { seedPublication, seedSynchronisation } from '../testing/seed-runs.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { fillSmallCatalogue, small } from '../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
const metricsToken = 'a-token-of-some-length'

let samara: TestSamara
beforeAll(async () => {
  samara = await startTestSamara({ environment: { SAMARA_METRICS_TOKEN: metricsToken } })
  await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
})
afterAll(() => samara.close())

const elsewhere = { remoteAddress: '203.0.113.9' }
const ask = (url: string, more: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  samara.app.http.inject({ url, ...more })
const figures = async () => (await ask('/metrics')).body

test('a server that lives and can work says so; one that cannot says what is missing', async () => {
  expect((await ask('/livez')).json()).toEqual({ status: 'alive' })
  const ready = await ask('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])

  const stopped = await startTestSamara()
  stopped.jobs.working = () => false
  await stopped.connection.pool.query("delete from kysely_migration where name like '0013%'")
  const answer = await stopped.app.http.inject('/readyz')
  expect([answer.statusCode, answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)]).toEqual([
    503,
    ['migrations', 'queue'],
  ])
  await stopped.close()
})

test('whether a server is ready is asked often: nothing of the catalogue of the database is read for it', async () => {
  const sent: string[] = []
  const { pool } = samara.connection
  const listen = (client: PoolClient): void => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((first: string | { text: string }, ...rest: unknown[]) => {
      sent.push(typeof first === 'string' ? first : first.text)
      return query(first, ...rest)
    }) as typeof client.query
  }
  pool.on('acquire', listen)
  expect((await ask('/readyz')).statusCode).toBe(200)
  pool.off('acquire', listen)
  expect(sent.filter((text) => text.includes('kysely_migration'))).not.toEqual([])
  expect(sent.filter((text) => /pg_catalog|pg_class|information_schema/.test(text))).toEqual([])
})

test('the figures are for this machine, and elsewhere for who has the token', async () => {
  expect((await ask('/metrics')).statusCode).toBe(200)
  const refused = await ask('/metrics', elsewhere)
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect((await ask('/metrics', { ...elsewhere, headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(401)
  expect((await ask('/metrics', { ...elsewhere, headers: { authorization: `Bearer ${metricsToken}` } })).statusCode).toBe(200)
  // Handed on by a proxy on this machine that nobody told us of.
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
    expect([header, (await ask('/metrics', { headers: { [header]: '203.0.113.9' } })).statusCode]).toEqual([header, 401])
  // Such a proxy may say nothing of itself, but hand on the name that people asked for.
  expect((await ask('/metrics', { headers: { host: 'samara.shop.example' } })).statusCode).toBe(401)
  expect((await ask('/metrics', { headers: { host: '127.0.0.1:4400' } })).statusCode).toBe(200)
})

test('a server with a public address asks for the token even on its own machine', async () => {
  const open = await startTestSamara({ environment: { SAMARA_METRICS_TOKEN: metricsToken, SAMARA_URL: 'https://samara.shop.example' } })
  const { http } = open.app
  expect((await http.inject('/metrics')).statusCode).toBe(401)
  expect((await http.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).statusCode).toBe(200)
  await open.close()
})

test('calls are counted by operation and status, jobs by task and outcome, platform calls by route and kind of status', async () => {
  await samara.call(listStores, { params: { email: ana } }, ana)
  await samara.call(listStores, { params: { email: ana } }, null)
  await ask('/somewhere/ana@shop.example')
  samara.metrics.ran('publish', 'failed', 2_000)
  for (const status of [200, 206, 429, 503, null])
    samara.metrics.called({ method: 'GET', route: '/api/catalog/pvt/product/:id', status, milliseconds: 30 })
  const text = await figures()
  expect(text).toMatch(/^samara_http_seconds_count\{operation="listStores",status="200"\} 1$/m)
  expect(text).toMatch(/^samara_http_seconds_count\{operation="listStores",status="401"\} 1$/m)
  expect(text).toMatch(/^samara_http_seconds_count\{operation="page",status="404"\} 1$/m)
  expect(text).toMatch(/^samara_job_seconds_bucket\{le="5",task="publish",outcome="failed"\} 1$/m)
  for (const [status, count] of [
    ['2xx', 2],
    ['429', 1],
    ['5xx', 1],
    ['none', 1],
  ] as const) {
    expect(text).toContain(`samara_platform_seconds_count{method="GET",route="/api/catalog/pvt/product/:id",status="${status}"} ${count}\n`)
  }
  expect(text).toMatch(/^samara_platform_too_many_total 1$/m)
  expect(text).toMatch(/^samara_database_answers 1$/m)
  expect(text).toMatch(/^samara_live_streams 0$/m)
  expect(text).toMatch(/^samara_database_pool\{state="total"\} [1-9]/m)
})

test('what waits is counted by state, and nothing says whose it is', async () => {
  const other = await startTestSamara()
  const store = await other.addStore(ana, 'ana-shop')
  const { pool } = other.connection
  const list = (id: number) => ({ kind: 'category', id }) as const
  for (const number of [1, 2, 3, 4, 5])
    await seedPublication(pool, { store, list: list(number), products: [101], state: number < 3 ? 'planning' : 'verified' })
  await seedSynchronisation(pool, { store, scope: 'sales', state: 'running' })
  await pool.query(
    `insert into platform_budgets (account, base_rate, paused_until, open_until) values ('ana-shop https://x', 1, '2100-01-01', null), ('b', 1, null, '2100-01-01'), ('c', 1, null, null)`,
  )
  const text = (await other.app.http.inject('/metrics')).body
  for (const line of [
    'samara_publications{state="waiting"} 2',
    'samara_publications{state="verified"} 3',
    'samara_synchronisations{state="waiting"} 1',
    'samara_platform_accounts{state="paused"} 1',
    'samara_platform_accounts{state="broken"} 1',
    'samara_platform_accounts{state="free"} 1',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  for (const secret of ['ana-shop', ana, 'https://']) expect(text).not.toContain(secret)
  await other.close()
})

test('each call is one line: operation, route, status, time and a name of its own, which the answer carries too; no address, no e-mail', async () => {
  samara.log.length = 0
  const mine = await samara.call(listStores, { params: { email: ana } }, ana)
  await samara.call(productsByCategory, { query: { store: 'ana-shop', categoryId: small.mugs, username: ana } }, ana)
  const lines = samara.log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    level: 30,
    operation: 'listStores',
    method: 'GET',
    route: '/api/v1/user/vtexcredential/:email',
    status: 200,
    reqId: mine.raw.headers['x-request-id'],
  })
  expect(lines[0]!.ms).toBeGreaterThan(0)
  expect(samara.log.join('\n')).not.toContain('ana')
})

test('an error is written down without the e-mails and secrets that its words or its fields may hold', async () => {
  samara.log.length = 0
  const fault = Object.assign(new PlatformFault('unreadable', `no ${ana} here`), {
    detail: 'Key (email)=(ana@shop.example) exists',
    headers: { token: 'canary' },
    cause: new Error(`for ${ana}`),
  })
  samara.app.http.log.error({ err: fault }, 'failed')
  const written = samara.log.join('\n')
  expect(written).toContain('no [e-mail] here')
  expect(written).toContain('for [e-mail]')
  expect(written).not.toMatch(/ana@|canary/)
})
