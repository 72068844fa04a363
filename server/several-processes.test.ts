import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { indexCategory, productsByCategory, publicationEnded, readPublication } from '../contract/index.ts'
import { smallShop } from '../demo/simulator/shop.fixtures.ts'
import { type Cluster, startCluster, owner } from './testing/endurance/cluster.ts'
import { publicationEnd } from './testing/endurance/publishing.ts'
import { type FreshDatabase, freshDatabase, migratedDatabase } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'

const long = 90_000
const store = 'shared'
const categories = [11, 12, 21, 22]

let database: FreshDatabase
let cluster: Cluster
beforeAll(async () => {
  database = await migratedDatabase()
  cluster = await startCluster({
    databaseUrl: database.url,
    directUrl: database.directUrl,
    processes: 2,
    shop: smallShop(240),
    stores: [store],
  })
}, long)
afterAll(async () => {
  await cluster.close()
  await database.drop()
})

/** Asks for the reverse of a category's ordering. */
async function publishReversed(categoryId: number, more: { startsAt?: string } = {}): Promise<{ id: string; wanted: number[] }> {
  const { data: list } = await cluster.call(productsByCategory, { query: { store, categoryId, username: owner } })
  const wanted = list.content.map(({ id }) => id).reverse()
  const response = await cluster.call(
    indexCategory,
    {
      query: { store, username: owner, categoryId, version: list.ordering.version },
      body: { logUserCriterias: [], products: wanted, ...more },
    },
    randomUUID(),
  )
  expect(response.status, JSON.stringify(response.problem)).toBe(200)
  return { id: response.data.id, wanted }
}

/** Products of a list that were written more than `times` since `before`, by the platform's own count. */
async function writtenMoreThan(times: number, wanted: readonly number[], before: ReadonlyMap<number, number>): Promise<number[]> {
  const after = await cluster.simulator.writes(store)
  return wanted.filter((id) => (after.get(id) ?? 0) - (before.get(id) ?? 0) > times)
}

/** Which server has called the platform since. */
async function whoWorks(since: readonly number[]): Promise<number> {
  const look = async () => (await cluster.callsMade()).findIndex((count, number) => count > since[number]!)
  await expect.poll(look, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(0)
  return look()
}

test('two that start at once on an empty database both become ready, and sign with the same keys', { timeout: long }, async () => {
  const empty = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'several-'))
  const both = await Promise.all(
    [1, 2].map(() =>
      startProcess({ DATABASE_URL: empty.url, DATABASE_DIRECT_URL: empty.directUrl, SAMARA_DATA: folder, SAMARA_DEMO: 'off' }),
    ),
  )
  onTestFinished(async () => {
    await Promise.all(both.map((server) => server.end('SIGKILL')))
    await empty.drop()
    await rm(folder, { recursive: true, force: true })
  })
  await Promise.all(both.map((server) => server.says('is ready')))
  const states = await Promise.all(both.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  expect(states).toEqual([200, 200])
  const keysOf = async ({ url }: { url: string }) => {
    const { jwks_uri: address } = (await (await fetch(`${url}/realms/samara/.well-known/openid-configuration`)).json()) as {
      jwks_uri: string
    }
    return (await fetch(address.replace('localhost', '127.0.0.1'))).json()
  }
  const keys = await Promise.all(both.map(keysOf))
  expect(keys[0]).toEqual(keys[1])
  expect(await Promise.all(both.map((server) => server.end('SIGTERM')))).toEqual([0, 0])
})

test(
  'publications of one store never write at the same time, whichever process works on them, and nothing is written twice',
  { timeout: long },
  async () => {
    const before = await cluster.simulator.writes(store)
    const response = await Promise.all(categories.map((category) => publishReversed(category)))
    const ended = await Promise.all(response.map(({ id }) => publicationEnd(cluster, store, id)))
    expect(ended.map(({ state, failed }) => [state, failed])).toEqual(categories.map(() => ['verified', 0]))
    const { rows } = await cluster.connection.pool.query<{ from: Date; to: Date }>(
      `select min(at) as "from", max(at) as "to" from publication_writes where publication_id = any($1) and result = 'written' group by publication_id order by 1`,
      [response.map(({ id }) => id)],
    )
    expect(rows).toHaveLength(categories.length)
    for (const [number, { from }] of rows.entries())
      if (number > 0) expect(from.getTime()).toBeGreaterThanOrEqual(rows[number - 1]!.to.getTime())
    for (const { wanted } of response) expect(await writtenMoreThan(1, wanted, before)).toEqual([])
    // Both are at work: the publications of a store take turns, but not in one process alone.
    expect(ended.reduce((sum, { toWrite }) => sum + (toWrite ?? 0), 0)).toBe(4 * 59)
  },
)

test('one that is killed while it publishes is missed, and the other one ends its work', { timeout: long }, async () => {
  const before = await cluster.simulator.writes(store)
  const calls = await cluster.callsMade()
  const fault = cluster.simulator.faults.begin({ kind: 'slow', milliseconds: 400, method: 'GET', path: '/pvt/product/' })
  const { id, wanted } = await publishReversed(11)
  const worker = await whoWorks(calls)
  await cluster.kill(worker)
  fault()
  // Its heart has not beaten for long: ten seconds are not waited for here.
  await cluster.connection.pool.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'")
  const end = await publicationEnd(cluster, store, id)
  expect(end).toMatchObject({ state: 'verified', failed: 0, verified: wanted.length })
  expect(await writtenMoreThan(1, wanted, before)).toEqual([])
  await cluster.start(worker)
})

test('one that loses its lock with its connection stops writing, and the publication is taken over', { timeout: long }, async () => {
  const fault = cluster.simulator.faults.begin({ kind: 'slow', milliseconds: 400, method: 'PUT' })
  const { id, wanted } = await publishReversed(22)
  const killed = () =>
    cluster.connection.direct
      .query(
        `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
         where l.locktype = 'advisory' and l.objsubid = 1
           and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0)`,
        [`run ${id}`],
      )
      .then(({ rowCount }) => rowCount)
  await expect.poll(killed, { timeout: 20_000, interval: 20 }).toBe(1)
  fault()
  const end = await publicationEnd(cluster, store, id)
  expect(end).toMatchObject({ state: 'verified', failed: 0, verified: wanted.length })
  expect(cluster.servers.map((server) => server!.output()).join('')).toContain('The database connection that held a lock was lost.')
})

test('a process that is stopped puts its work aside at once, and the other one goes on with it', { timeout: long }, async () => {
  const before = await cluster.simulator.writes(store)
  const calls = await cluster.callsMade()
  // Each product takes so long that stopping cannot be finishing.
  const fault = cluster.simulator.faults.begin({ kind: 'slow', milliseconds: 3_000, method: 'PUT' })
  const { id, wanted } = await publishReversed(12)
  const worker = await whoWorks(calls)
  expect(await cluster.servers[worker]!.end('SIGTERM')).toBe(0)
  expect(publicationEnded((await cluster.call(readPublication, { params: { id }, query: { store } })).data.state)).toBe(false)
  fault()
  await cluster.kill(worker)
  const end = await publicationEnd(cluster, store, id)
  expect(end).toMatchObject({ state: 'verified', failed: 0, verified: wanted.length })
  expect(await writtenMoreThan(1, wanted, before)).toEqual([])
  await cluster.start(worker)
})

test('one that is scheduled begins once, at its time, in one process', { timeout: long }, async () => {
  const before = await cluster.simulator.writes(store)
  const startsAt = new Date(Date.now() + 1_500)
  const { id, wanted } = await publishReversed(21, { startsAt: startsAt.toISOString() })
  const end = await publicationEnd(cluster, store, id)
  expect(end).toMatchObject({ state: 'verified', written: end.toWrite })
  expect(new Date(end.startedAt!).getTime()).toBeGreaterThanOrEqual(startsAt.getTime() - 250)
  expect(await writtenMoreThan(1, wanted, before)).toEqual([])
})
