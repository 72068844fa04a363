import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Endpoint,
  indexCategory,
  indexStatus,
  type Input,
  listDrifts,
  listNotices,
  listStores,
  listSynchronisations,
  platformRights,
  productsByCategory,
  type Publication,
  publicationCalls,
  publicationQueue,
  readPublication,
} from '../contract/index.ts'
import { createSecrets } from './kernel/secrets.ts'
import { smallShop } from '../demo/simulator/shop.fixtures.ts'
import { credentialOf, type Cluster, startCluster, owner, secretKey } from './testing/endurance/cluster.ts'
import { publicationEnd } from './testing/endurance/publishing.ts'
import { synchronise } from './testing/endurance/synchronising.ts'
import { type FreshDatabase, migratedDatabase } from './testing/postgres.ts'

const long = 90_000
const [mine, other] = ['canary', 'neighbour']

let database: FreshDatabase
let cluster: Cluster
beforeAll(async () => {
  database = await migratedDatabase()
  cluster = await startCluster({
    databaseUrl: database.url,
    directUrl: database.directUrl,
    processes: 1,
    shop: smallShop(80),
    stores: [mine, other],
    environment: { SAMARA_LOG: 'debug' },
  })
}, long)
afterAll(async () => {
  await cluster.close()
  await database.drop()
})

const list = (store: string, categoryId: number) =>
  cluster.call(productsByCategory, { query: { store, categoryId, username: owner } }).then(({ data }) => data)

async function publishReversed(store: string, categoryId: number): Promise<Publication> {
  const { ordering, content } = await list(store, categoryId)
  const products = content.map(({ id }) => id).reverse()
  const response = await cluster.call(
    indexCategory,
    { query: { store, username: owner, categoryId, version: ordering.version }, body: { logUserCriterias: [], products } },
    randomUUID(),
  )
  return publicationEnd(cluster, store, response.data.id)
}

/** Every row of every table as text, the sealed credentials and the simulator's own tables left out. */
async function everyRow(): Promise<string> {
  const { pool } = cluster.connection
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema', 'simulator') and table_type = 'BASE TABLE'",
  )
  expect(tables.length).toBeGreaterThan(30)
  const dumps = await Promise.all(
    tables.map(({ name }) => pool.query<{ row: string }>(`select (to_jsonb(t) - 'credential_sealed')::text as row from ${name} t`)),
  )
  return dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

const shownTo = async <E extends Endpoint>(endpoint: E, input: Partial<Input<E>>) => JSON.stringify(await cluster.call(endpoint, input))

test(
  "behaviour 21, secrets · a store's secret is in no log, row, answer, figure, notice or record of calls, whatever goes wrong",
  { timeout: long },
  async () => {
    const { key, secret } = credentialOf(mine)
    await synchronise(cluster, mine)
    // Everything fails now and then, while the credential is right.
    const end = cluster.simulator.faults.begin({
      kind: 'random',
      share: 0.2,
      seed: 21,
      kinds: ['down', 'broken', 'reset', 'lost-answer', 'half-answer', 'wrong-json', 'too-many', 'slow'],
      slowFor: 20,
    })
    await publishReversed(mine, 11)
    await synchronise(cluster, mine)
    end()
    // The platform repeats what it was sent, and says no.
    const echo = cluster.simulator.faults.begin({
      kind: 'answer',
      status: 403,
      body: `{"Message":"key ${key} with token ${secret} lacks the resource"}`,
      path: '/pvt/product/',
    })
    await publishReversed(mine, 12)
    echo()
    await shownTo(platformRights, { query: { store: mine, username: owner, anew: true } })
    await cluster.simulator.openAccount({ ...credentialOf(mine), secret: 'another-one' })
    const refused = await publishReversed(mine, 21)
    expect(refused).toMatchObject({ state: 'failed', failure: 'credential' })
    const person = { username: owner }
    const answers = await Promise.all([
      shownTo(listStores, { params: { email: owner } }),
      shownTo(indexStatus, { query: { store: mine } }),
      shownTo(publicationQueue, { query: person }),
      shownTo(readPublication, { params: { id: refused.id }, query: { store: mine } }),
      shownTo(publicationCalls, { params: { id: refused.id }, query: { store: mine } }),
      shownTo(listSynchronisations, { query: { store: mine, ...person } }),
      shownTo(platformRights, { query: { store: mine, ...person } }),
      shownTo(listDrifts, { query: { store: mine, ...person } }),
      shownTo(listNotices, { query: person }),
    ])
    const server = cluster.servers[0]!
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    const outputs = { answers: answers.join('\n'), rows: await everyRow(), log: server.output(), figures }

    // There is something to be found in each of them, and the secret is where it belongs: sealed.
    expect(outputs.answers).toContain('credential-invalid')
    expect(outputs.rows).toContain('/api/catalog/pvt/product/')
    expect(outputs.log).toContain('"operation":"indexCategory"')
    expect(outputs.log).toContain('credential')
    expect(outputs.figures).toMatch(/samara_platform_seconds_count\{.*status="401"|status="4xx"/)
    const { rows } = await cluster.connection.pool.query<{ id: string; sealed: string }>(
      'select id, credential_sealed as sealed from stores where name = $1',
      [mine],
    )
    expect(createSecrets(secretKey).open(rows[0]!.sealed, { purpose: 'platform-credential', row: rows[0]!.id })).toContain(secret)
    for (const [where, text] of Object.entries(outputs)) {
      for (const canary of [secret, key, Buffer.from(secret).toString('base64').replace(/=+$/, '')])
        expect(text.includes(canary), `${canary} in ${where}`).toBe(false)
    }
    expect(outputs.answers).toContain(`"keyEndsWith":"${key.slice(-4)}"`)
    for (const where of ['log', 'figures'] as const)
      for (const personal of [owner, mine]) expect(outputs[where].includes(personal), `${personal} in ${where}`).toBe(false)
  },
)

test(
  'behaviour 25, stores kept apart · two stores share neither queue nor cache nor cursor, and each call is measured without its body',
  { timeout: long },
  async () => {
    // The other store's key works: what befell the first one, and waits or failed there, is none of its business.
    const before = await list(other, 11)
    const end = await publishReversed(other, 11)
    expect(end).toMatchObject({ state: 'verified', failed: 0, written: before.content.length - 1 })
    const brought = await synchronise(cluster, other)
    expect(brought).toMatchObject({ state: 'done', read: 80, moved: 0, gone: 0 })
    // Both sell the same products under the same numbers: publishing one changes nothing of the other, here or there.
    const [unmoved, writes] = [await list(mine, 22), await cluster.simulator.writes(mine)]
    await publishReversed(other, 22)
    expect(await list(mine, 22)).toEqual(unmoved)
    expect(await cluster.simulator.writes(mine)).toEqual(writes)

    const { data: made } = await cluster.call(publicationCalls, { params: { id: end.id }, query: { store: other } })
    expect(made.total).toBeGreaterThanOrEqual(2 * (before.content.length - 1))
    for (const call of made.calls) expect(Object.keys(call).sort()).toEqual(['at', 'method', 'milliseconds', 'path', 'status'])
    const figures = await (await fetch(`${cluster.servers[0]!.url}/metrics`)).text()
    const counted = /samara_platform_seconds_count\{method="PUT",route="([^"]+)",status="2xx"\} (\d+)/.exec(figures)
    expect(counted?.[1]).toBe('/api/catalog/pvt/product/:id')
    expect(Number(counted?.[2])).toBeGreaterThanOrEqual(end.written)
    // From these, anybody reads the 95th percentile.
    expect(figures).toMatch(
      /samara_platform_seconds_bucket\{le="0.25",method="PUT",route="\/api\/catalog\/pvt\/product\/:id",status="2xx"\} \d+/,
    )
  },
)
