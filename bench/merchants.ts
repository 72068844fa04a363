import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  categoryTree,
  compactType,
  type Endpoint,
  indexStatus,
  keepDraft,
  listNotices,
  listsToOrder,
  listStores,
  orderingVersions,
  productsByCategory,
  readDraft,
  readPreferences,
  saveSortTable,
} from '../contract/index.ts'
import type { Client } from 'pg'
import type { Secrets } from '../server/kernel/secrets.ts'
import { addressOf, headersOf } from '../server/testing/request.ts'

/** Products of a merchant's category. */
export const listSize = 264
const list = { kind: 'category', id: 2 } as const
/** Milliseconds between two calls of one merchant. */
type Pace = number

/** One merchant at work: a connection of their own, and the version of their list that they saw last. */
interface Merchant {
  email: string
  store: string
  token: string
  /** As which address the server sees them. */
  address: string
  version: number
  turn: number
}

const firstProduct = (merchant: Merchant): number => 1 + ((merchant.turn * 7) % listSize)

type Call = (merchant: Merchant) => { endpoint: Endpoint; query?: object; params?: object; body?: unknown; compact?: boolean }

const named = ({ store, email }: Merchant) => ({ store, username: email })
const ofList = (merchant: Merchant) => ({ ...named(merchant), kind: list.kind, id: list.id })

const openList: Call = (merchant) => ({
  endpoint: productsByCategory,
  query: { ...named(merchant), categoryId: list.id },
  compact: true,
})
export const saveMove: Call = (merchant) => ({
  endpoint: saveSortTable,
  query: { username: merchant.email },
  body: { store: merchant.store, list, version: merchant.version, moves: [{ products: [firstProduct(merchant)], after: null }] },
})
const keep: Call = (merchant) => ({ endpoint: keepDraft, query: ofList(merchant), body: { draft: null } })

/** What a merchant does in twenty calls: looks around, opens the list, moves and saves. */
export const round: readonly Call[] = [
  (merchant) => ({ endpoint: listStores, params: { email: merchant.email } }),
  (merchant) => ({ endpoint: categoryTree, params: { username: merchant.email }, query: named(merchant) }),
  (merchant) => ({ endpoint: listNotices, query: { username: merchant.email } }),
  (merchant) => ({ endpoint: listsToOrder, query: { ...named(merchant), kind: 'category' } }),
  openList,
  (merchant) => ({ endpoint: readPreferences, query: named(merchant) }),
  (merchant) => ({ endpoint: readDraft, query: ofList(merchant) }),
  saveMove,
  keep,
  openList,
  saveMove,
  (merchant) => ({ endpoint: indexStatus, query: { store: merchant.store } }),
  keep,
  openList,
  saveMove,
  (merchant) => ({ endpoint: orderingVersions, query: ofList(merchant) }),
  (merchant) => ({ endpoint: categoryTree, params: { username: merchant.email }, query: named(merchant) }),
  openList,
  saveMove,
  (merchant) => ({ endpoint: listNotices, query: { username: merchant.email } }),
]

/** Sends one call and gives its answer's data. Throws where it is no success. */
export function send(agent: Agent, port: number, merchant: Merchant, call: Call): Promise<unknown> {
  const { endpoint, query = {}, params = {}, body, compact = false } = call(merchant)
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: endpoint.method,
        path: addressOf(endpoint, params, query),
        headers: {
          ...headersOf({ token: merchant.token }),
          'x-forwarded-for': merchant.address,
          ...(compact ? { accept: compactType } : {}),
          ...(payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve((JSON.parse(text) as { data: unknown }).data)
          else reject(new Error(`${endpoint.id} answered ${response.statusCode}: ${text}`))
        })
      },
    )
      .on('error', reject)
      .end(payload ?? undefined)
  })
}

/**
 * Lets merchants work at the same time, each sending `calls` calls, one every `pace` milliseconds.
 *
 * @returns the milliseconds of each call, counted from when it was due: who waits for an answer is late with the next call
 */
export async function work(port: number, merchants: readonly Merchant[], calls: number, pace: Pace): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    merchants.map(async (merchant, place) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const began = performance.now() + (place / merchants.length) * pace
      for (let call = 0; call < calls; call++) {
        const due = began + call * pace
        const ahead = due - performance.now()
        if (ahead > 0) await sleep(ahead)
        const doing = round[merchant.turn++ % round.length]!
        const data = await send(agent, port, merchant, doing)
        times.push(performance.now() - due)
        if (doing === saveMove) {
          const { version } = data as { version: number }
          assert.equal(version, merchant.version + 1, 'a save was lost or doubled')
          merchant.version = version
        }
      }
      agent.destroy()
    }),
  )
  assert.equal(times.length, merchants.length * calls)
  return times
}

/** Merchants with a store each, whose tokens come from `tokenOf`; the server meets each of them once. */
export async function makeMerchants(port: number, count: number, tokenOf: (email: string) => Promise<string>): Promise<Merchant[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const merchants: Merchant[] = []
  for (let number = 0; number < count; number++) {
    const email = `merchant${number}@bench.example`
    const merchant = {
      email,
      store: `bench-${number}`,
      token: await tokenOf(email),
      address: `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      version: 0,
      turn: number,
    }
    await send(agent, port, merchant, round[0]!)
    merchants.push(merchant)
  }
  agent.destroy()
  return merchants
}

/** Gives each merchant a store with a category of {@link listSize} products. Runs in the server's database. */
export const storesOfMerchants = `
  with made as (
    insert into stores (name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone, readiness, synchronised_at)
    select replace(replace(email, 'merchant', 'bench-'), '@bench.example', ''), email, 'demo', email, 'none', 'none', 'EUR', 'Europe/Madrid', 'ready', now()
    from people where email like 'merchant%@bench.example' returning id, display_name
  ), joined as (
    insert into memberships (store_id, person_id, role) select made.id, people.id, 'owner' from made join people on people.email = made.display_name
  ), branded as (
    insert into brands (store_id, id, name) select id, 1, 'Regency' from made
  ), categorised as (
    insert into categories (store_id, id, name, parent_id, path, place)
    select id, number, 'Gifts ' || number, null, array[number], number from made, generate_series(1, 12) number
  )
  insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
  select id, number, 'White Hanging Heart T-Light Holder ' || number, 'REF' || number, ${list.id}, 1, 100 + number, number % 40, 1000 - number
  from made, generate_series(1, ${listSize}) number`

/** Connects the stores to the platform, each to an account of its own. Takes effect with the server's next start. */
export async function connectStores(client: Client, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>("select id, name from stores where name like 'bench-%'")
  for (const { id, name } of rows) {
    const sealed = secrets.seal(JSON.stringify({ key: 'key', secret: 'secret' }), { purpose: 'platform-credential', row: id })
    await client.query("update stores set store_type = 'vtex', account = $2, credential_sealed = $3 where id = $1", [
      id,
      name.replaceAll('-', ''),
      sealed,
    ])
  }
}
