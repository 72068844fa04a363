import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ApiTokenPermission,
  apiTokenLimits,
  contract,
  createApiToken,
  type Endpoint,
  listApiTokens,
  listStores,
  listsToOrder,
  paths,
  readHome,
  revokeApiToken,
  saveSortTable,
  totalSales,
} from '../../../contract/index.ts'
import { requestFor } from '../../http/requests.fixtures.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'

const ana = 'ana@shop.example'
const ben = 'ben@other.example'

let samara: TestSamara
beforeEach(async () => {
  samara = await startTestSamara({ callsOfToken: 20 })
  await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
  await samara.addStore(ana, 'ana-outlet')
  await samara.addStore(ben, 'ben-shop')
})
afterEach(() => samara.close())

interface Wanted {
  name?: string
  permissions?: ApiTokenPermission[]
  stores?: string[]
  days?: number | null
}
const make = (wanted: Wanted = {}, key = 'key-of-ana', as = ana) =>
  samara.call(
    createApiToken,
    {
      params: { email: as.split(' ')[0]! },
      body: { name: 'Nightly script', permissions: ['lists.read'], stores: ['ana-shop'], days: 30, ...wanted },
    },
    as,
    { key },
  )
const tokens = async (as = ana) => (await samara.call(listApiTokens, { params: { email: as } }, as)).data
/** Sends a call as a program does: with a token, and nothing else. */
const program = (token: string, endpoint: Endpoint = listsToOrder, store = 'ana-shop', who = ana, key?: string) =>
  samara.call(endpoint, requestFor(endpoint, who, store), null, {
    headers: { authorization: `Bearer ${token}` },
    ...(key ? { key } : {}),
  })
const outcome = async (...of: Parameters<typeof program>) => {
  const { status, problem } = await program(...of)
  return status === 200 ? 200 : problem.code
}

test('a token is shown once, kept as a hash, and written into the audit log by its name', async () => {
  const { data } = await make()
  expect(data.token).toMatch(/^samara_pat_[\w-]{43}$/)
  expect(data.made).toMatchObject({
    name: 'Nightly script',
    endsWith: data.token.slice(-4),
    stores: ['ana-shop'],
    permissions: ['lists.read'],
    madeAt: '2026-03-10T09:00:00.000Z',
    usedAt: null,
    endsAt: '2026-04-09T09:00:00.000Z',
  })
  expect(await tokens()).toEqual([data.made])
  expect(await tokens(ben)).toEqual([])
  const { rows } = await samara.connection.pool.query<object>('select * from api_tokens')
  const { rows: written } = await samara.connection.pool.query<object>("select kind, detail from audit_log where kind like 'api-token%'")
  expect(written).toEqual([{ kind: 'api-token-made', detail: { token: 'Nightly script' } }])
  for (const kept of [rows, written, samara.log]) expect(JSON.stringify(kept)).not.toContain(data.token)
})

test('the same key makes one token, with the last secret', async () => {
  const first = (await make()).data
  const second = (await make()).data
  expect(second.made.id).toBe(first.made.id)
  expect(await outcome(first.token)).toBe('session/invalid-token')
  expect(await outcome(second.token)).toBe(200)
})

test('a program calls with the token alone, within its stores and permissions', async () => {
  const { token } = (await make()).data
  expect(await outcome(token)).toBe(200)
  expect(await outcome(token, saveSortTable)).toBe('access/outside-token')
  expect(await outcome(token, totalSales)).toBe('access/outside-token')
  expect(await outcome(token, listsToOrder, 'ana-outlet')).toBe('access/outside-token')
  expect(await outcome(token, listsToOrder, 'ben-shop')).toBe('access/other-store')
  const { token: writing } = (await make({ permissions: ['orderings.write'] }, 'another-key')).data
  // The store stands in the body: nothing but the token says who calls.
  expect(await outcome(writing, saveSortTable, 'ana-shop', ana, 'save-once')).toBe(200)
  expect(await outcome(writing)).toBe('access/outside-token')
})

test('what is a person’s own, an operator’s, or sets up a store is for no token', async () => {
  const closed = Object.values<Endpoint>(contract).filter(
    ({ access }) => !access.anonymous && (!access.store || access.permission === 'store.configure' || access.personal),
  )
  expect(closed.length).toBeGreaterThan(40)
  expect(closed).toEqual(expect.arrayContaining([contract.leaveStore, contract.savePreferences]))
  for (const [at, endpoint] of closed.entries()) {
    // One token may make twenty calls.
    const token = (await make({}, `key-number-${Math.floor(at / 20)}`)).data.token
    const { status, problem } = await program(token, endpoint, 'ana-shop', ana, `key-${endpoint.id}`)
    expect([endpoint.id, status, problem.code]).toEqual([endpoint.id, 403, 'access/outside-token'])
  }
  const { token } = (await make()).data
  const events = await samara.app.http.inject({ url: paths.events, headers: { authorization: `Bearer ${token}` } })
  expect(events.statusCode).toBe(401)
})

test('a token ends when it is revoked, when its time is over, and with the membership of its person', async () => {
  const { token, made } = (await make()).data
  expect((await samara.call(revokeApiToken, { params: { email: ben, id: made.id } }, ben)).problem.code).toBe('api-token/unknown')
  expect((await samara.call(revokeApiToken, { params: { email: ana, id: made.id } }, ana)).status).toBe(200)
  expect(await outcome(token)).toBe('session/invalid-token')
  expect(await tokens()).toEqual([])

  const passing = (await make({}, 'second-key')).data.token
  const lasting = (await make({ days: null }, 'third-key')).data.token
  samara.clock.set('2026-04-09T09:00:00Z')
  expect(await outcome(passing)).toBe('session/invalid-token')
  expect(await outcome(lasting)).toBe(200)
  expect((await tokens()).map(({ endsAt }) => endsAt)).toEqual([null])

  await samara.connection.pool.query('delete from memberships where person_id = (select id from people where email = $1)', [ana])
  expect(await outcome(lasting)).toBe('access/other-store')
  await samara.connection.pool.query('update people set active = false where email = $1', [ana])
  expect(await outcome(lasting)).toBe('session/inactive-person')
})

test('the last use is seen, to the minute', async () => {
  const { token } = (await make()).data
  const used = async () => (await tokens())[0]?.usedAt
  await program(token)
  samara.clock.set('2026-03-10T09:00:59Z')
  await program(token)
  expect(await used()).toBe('2026-03-10T09:00:00.000Z')
  samara.clock.set('2026-03-10T09:01:00Z')
  await program(token)
  expect(await used()).toBe('2026-03-10T09:01:00.000Z')
})

test('headers say how many calls are left; with none left, when to come back; another token has its own', async () => {
  const { token } = (await make()).data
  const { raw } = await program(token)
  expect(raw.headers).toMatchObject({ 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19' })
  for (let count = 0; count < 19; count += 1) await program(token)
  const refused = await program(token)
  expect([refused.status, refused.problem.code]).toEqual([429, 'request/too-many'])
  expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0)
  expect(await outcome((await make({}, 'second-key')).data.token)).toBe(200)
})

test('nobody makes a token for a store that is not theirs, nor more than there may be, nor without a fresh proof', async () => {
  expect((await make({ stores: ['ana-shop', 'ben-shop'] })).problem.code).toBe('store/unknown')
  await samara.connection.pool.query(
    `insert into api_tokens (person_id, name, token_hash, ends_with, permissions, store_ids, request_key, made_at)
     select id, 'x', n::text, 'x', '{}', '{}', n::text, now() from people, generate_series(1, $1) n where email = $2`,
    [apiTokenLimits.most, ana],
  )
  expect((await make()).problem.code).toBe('api-token/too-many')
  expect(await tokens()).toHaveLength(apiTokenLimits.most)
  expect(
    (
      await samara.call(
        createApiToken,
        { params: { email: ana }, body: { name: 'x', permissions: ['store.configure' as never], stores: ['ana-shop'], days: 30 } },
        ana,
        { key: 'key-of-ana' },
      )
    ).status,
  ).toBe(400)
})

test('an unknown token is refused, and a session is never mistaken for one', async () => {
  expect(await outcome('samara_pat_unknown')).toBe('session/invalid-token')
  expect(await outcome('something-else')).toBe('session/unknown-application')
  const { status } = await samara.call(listStores, { params: { email: ana } }, ana)
  expect(status).toBe(200)
  expect((await samara.call(readHome, { query: { store: 'ana-shop', username: ana } }, ana)).status).toBe(200)
})
