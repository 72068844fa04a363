import { type Agent, request } from 'node:http'
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
import { addressOf, headersOf } from '../server/testing/request.ts'

/** Products of a merchant's category. */
export const listSize = 264
/** The category with these products. */
export const listedCategory = 2
const list = { kind: 'category', id: listedCategory } as const

/** One merchant at work: a connection of their own, and the version of their list that they saw last. */
export interface Merchant {
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

/** Sends one call and gives the text of its answer. Throws where it is no success. */
export function send(agent: Agent, port: number, merchant: Merchant, call: Call): Promise<string> {
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
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${endpoint.id} answered ${response.statusCode}: ${text}`))
        })
      },
    )
      .on('error', reject)
      .end(payload ?? undefined)
  })
}
