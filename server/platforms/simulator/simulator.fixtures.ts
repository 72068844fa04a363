import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../testing/postgres.ts'
import { createAccountShares } from '../vtex/account-share.ts'
import { vtexPlatform, type VtexOptions } from '../vtex/index.ts'
import { realTime, type Time } from '../vtex/time.ts'
import { type ShopGoods, type Simulator, type SimulatorOptions, startSimulator } from './index.ts'
import type { ShopProduct } from './shop/index.ts'

export const account = { account: 'teststore', key: 'vtexappkey-teststore-ABCDEF', secret: 'a-secret-of-tests' }

/** The clock on the wall of tests. */
export const noon = { now: () => new Date('2026-11-20T12:00:00Z') }

/** A shop of two departments with two categories each; `count` products spread over them, scores in gaps of 100. */
export function smallShop(count: number): ShopGoods {
  const categories = [11, 12, 21, 22].map((id) => ({ id, name: `Category ${id}`, departmentId: Math.floor(id / 10) }))
  const products = Array.from({ length: count }, (_, index): ShopProduct => {
    const id = 1000 + index
    return {
      id,
      skuId: 50_000 + index,
      reference: `R${index}`,
      name: `Product ${index}`,
      categoryId: categories[index % categories.length]?.id ?? 11,
      brandId: 2000 + (index % 3),
      price: 100 + index,
      listPrice: index % 4 === 0 ? 200 + index : null,
      stock: index % 5,
      releasedOn: '2026-01-15',
      score: (index + 1) * 100,
      active: true,
      visible: true,
      picture: { kind: 'mug', colours: [], pattern: null, text: null },
    }
  })
  return {
    departments: [{ id: 1, name: 'Department 1' }, { id: 2, name: 'Department 2' }],
    categories,
    brands: [2000, 2001, 2002].map((id) => ({ id, name: `Brand ${id}` })),
    products,
  }
}

/** A simulator on a database of its own with the account of tests open; both end with the test. */
export async function testSimulator(products = 40, options: Partial<SimulatorOptions> = {}): Promise<Simulator & { databaseUrl: string }> {
  const database = options.databaseUrl === undefined ? await freshDatabase() : null
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const simulator = await startSimulator({ databaseUrl, port: 0, clock: noon, shop: async () => smallShop(products), ...options })
  let open = true
  const close = async () => {
    if (open) await simulator.close()
    open = false
  }
  onTestFinished(async () => {
    await close()
    await database?.drop()
  })
  await simulator.openAccount(account)
  return { ...simulator, databaseUrl, close }
}

/** Time that runs a thousand times as fast: what is tried again after a second is so after a millisecond. */
const hasty: Time = { ...realTime, now: () => realTime.now() * 1000, sleep: (milliseconds) => realTime.sleep(milliseconds / 1000) }

/** Connects to a simulator as a store does, but without waiting. */
export const connected = (simulator: { url: string }, more: Partial<VtexOptions> = {}) =>
  vtexPlatform({ credential: account, baseUrl: `${simulator.url}/{account}`, ratePerSecond: 10_000, time: hasty, shares: createAccountShares(hasty), ...more })

/** Calls the simulator's API with the key, past the connector. */
export const call = (simulator: { url: string }, path: string, init: RequestInit = {}) =>
  fetch(`${simulator.url}/${account.account}${path}`, {
    ...init,
    headers: { 'X-VTEX-API-AppKey': account.key, 'X-VTEX-API-AppToken': account.secret, 'Content-Type': 'application/json', Accept: 'application/json', ...init.headers },
  })
