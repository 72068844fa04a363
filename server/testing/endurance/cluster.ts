import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, Input, Problem, Reply } from '../../../contract/index.ts'
import { connect, type Connection, migrate } from '../../database/index.ts'
import { systemClock } from '../../kernel/clock.ts'
import { createSecrets } from '../../kernel/secrets.ts'
import { storesService } from '../../modules/stores/index.ts'
import { usersService } from '../../modules/users/index.ts'
import { type ShopGoods, type Simulator, startSimulator } from '../../../demo/simulator/index.ts'
import { startIssuer, type TestIssuer } from '../issuer.ts'
import { type ServerProcess, startProcess } from '../process.ts'

export interface Answered<E extends Endpoint> {
  status: number
  data: Reply<E>
  problem: Problem
}

/** Servers as processes of their own on one database, and the platform of their stores in this one, which is not killed. */
export interface Cluster {
  simulator: Simulator
  issuer: TestIssuer
  connection: Connection
  /** Those that run now. */
  servers: readonly (ServerProcess | null)[]
  /** Sends a call to one of them, once; null where no answer came. */
  send<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, key?: string): Promise<Answered<E> | null>
  /** Sends a call until it is answered, by whoever answers. */
  call<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>, key?: string): Promise<Answered<E>>
  /** Calls to the platform that each has made since it was started. */
  callsMade(): Promise<number[]>
  /** Kills one, and gives what it had said. */
  kill(number: number): Promise<string>
  start(number: number): Promise<void>
  close(): Promise<void>
}

/** What opens the account of a store on the simulator. */
export const credentialOf = (store: string) => ({ account: store, key: `vtexappkey-${store}-ABCDEF`, secret: `secret-of-${store}` })

export const owner = 'ana@shop.example'
/** One address may ask only so often; whoever is refused waits. */
const tooMany = 429

/** Seals the credentials of all. */
export const secretKey = Buffer.alloc(32, 7)

export interface ClusterOptions {
  databaseUrl: string
  /** PostgreSQL itself, where the other address is a pooler's. @default the same address */
  directUrl?: string
  processes: number
  shop: ShopGoods
  /** Names of stores, each an account of its own with a copy of the shop. */
  stores: readonly string[]
  /** Collections of each store. @default none */
  collections?: readonly { id: number; products: readonly number[] }[]
  /** Settings of the servers. */
  environment?: Record<string, string>
}

/** Brings what the shop sells into a store as a synchronisation would. */
async function fillStore({ pool }: Connection, storeId: string, { departments, categories, brands, products }: ShopGoods): Promise<void> {
  await pool.query(
    'insert into categories (store_id, id, name, path, place) select $1, (d->>0)::int, d->>1, array[(d->>0)::int], row_number() over () from jsonb_array_elements($2) d',
    [storeId, JSON.stringify(departments.map(({ id, name }) => [id, name]))],
  )
  await pool.query(
    'insert into categories (store_id, id, name, parent_id, path, place) select $1, (c->>0)::int, c->>1, (c->>2)::int, array[(c->>2)::int, (c->>0)::int], 100 + row_number() over () from jsonb_array_elements($2) c',
    [storeId, JSON.stringify(categories.map(({ id, name, departmentId }) => [id, name, departmentId]))],
  )
  await pool.query('insert into brands (store_id, id, name) select $1, (b->>0)::int, b->>1 from jsonb_array_elements($2) b', [
    storeId,
    JSON.stringify(brands.map(({ id, name }) => [id, name])),
  ])
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, variants, variants_in_stock, score, details_at)
     select $1, (p->>'id')::int, p->>'name', p->>'reference', (p->>'categoryId')::int, (p->>'brandId')::int, (p->>'price')::int, (p->>'stock')::int, 1, least(1, (p->>'stock')::int), (p->>'score')::int, now()
     from jsonb_array_elements($2) p`,
    [storeId, JSON.stringify(products)],
  )
  await pool.query("update stores set readiness = 'ready', synchronised_at = now(), nightly = false where id = $1", [storeId])
}

async function addCollection(
  { pool }: Connection,
  simulator: Simulator,
  store: { id: string; name: string },
  { id, products }: { id: number; products: readonly number[] },
): Promise<void> {
  const name = `Collection ${id}`
  await simulator.setCollection(store.name, id, {
    id,
    name,
    searchable: true,
    from: '2026-01-01T00:00:00Z',
    to: '2099-01-01T00:00:00Z',
    products: [...products],
  })
  await pool.query('insert into collections (store_id, id, name, searchable) values ($1, $2, $3, true)', [store.id, id, name])
  await pool.query(
    'insert into collection_products (store_id, collection_id, product_id, position) select $1, $2, p, row_number() over () from unnest($3::int[]) p',
    [store.id, id, products],
  )
}

/** Starts a cluster: simulator, stores that are filled, and as many servers as asked for, ready. */
export async function startCluster({
  databaseUrl,
  directUrl = databaseUrl,
  processes,
  shop,
  stores: names,
  collections = [],
  environment = {},
}: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  const connection = connect(databaseUrl, { size: 4, directUrl, onFault: () => undefined })
  await migrate(connection.direct)
  const simulator = await startSimulator({ databaseUrl, port: 0, clock: systemClock, shop: () => Promise.resolve(shop) })
  const issuer = await startIssuer()

  const secrets = createSecrets(secretKey)
  const seal = {
    seal: (text: string, row: string) => secrets.seal(text, { purpose: 'platform-credential', row }),
    open: (sealed: string, row: string) => secrets.open(sealed, { purpose: 'platform-credential', row }),
  }
  const nowhere = () => {
    throw new Error('The servers alone call the platform.')
  }
  const stores = storesService({ database: connection.database, connectPlatform: nowhere, seal, clock: systemClock })
  const { id: ownerId } = await usersService(connection.database, systemClock).add({ email: owner, name: 'Ana', passwordHash: null })
  for (const name of names) {
    const credential = credentialOf(name)
    await simulator.openAccount(credential)
    const id = await stores.add({
      name,
      displayName: name,
      ownerId,
      storeType: 'demo',
      credential,
      currency: 'GBP',
      timeZone: 'Europe/London',
      storefrontUrl: null,
    })
    await fillStore(connection, id, shop)
    for (const collection of collections) await addCollection(connection, simulator, { id, name }, collection)
  }

  const servers: (ServerProcess | null)[] = []
  const start = async (number: number) => {
    const server = await startProcess({
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: directUrl,
      SAMARA_DATA: join(folder, String(number)),
      SAMARA_SECRET_KEY: secretKey.toString('base64'),
      SAMARA_DEMO: 'off',
      SAMARA_SIMULATOR_URL: simulator.url,
      OIDC_ISSUER: issuer.url,
      ...environment,
    })
    await server.says('is ready')
    servers[number] = server
  }
  await Promise.all(Array.from({ length: processes }, (_, number) => start(number)))

  let turn = 0
  const send: Cluster['send'] = async (endpoint, input, key) => {
    const running = servers.filter((server) => server !== null)
    const server = running[turn++ % Math.max(1, running.length)]
    if (!server) return null
    return server.call(endpoint, input, await issuer.token(owner), key).catch(() => null)
  }
  return {
    simulator,
    issuer,
    connection,
    servers,
    send,
    async call(endpoint, input, key) {
      for (;;) {
        const answer = await send(endpoint, input, key)
        if (answer && answer.status < 500 && answer.status !== tooMany) return answer
        await sleep(answer?.status === tooMany ? 1_000 : 20)
      }
    },
    callsMade: () =>
      Promise.all(
        servers.map(async (server) => {
          const text = server ? await (await fetch(`${server.url}/metrics`)).text() : ''
          return [...text.matchAll(/^samara_platform_seconds_count\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
        }),
      ),
    async kill(number) {
      const server = servers[number]
      servers[number] = null
      await server?.end('SIGKILL')
      return server?.output() ?? ''
    },
    start,
    async close() {
      await Promise.all(servers.flatMap((server) => (server ? [server.end('SIGKILL')] : [])))
      await simulator.close()
      await connection.close()
      await issuer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
