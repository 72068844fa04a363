import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../server/testing/postgres.ts'
import { createAccountShares } from '../../server/platforms/vtex/account-share.ts'
import { vtexPlatform, type VtexOptions } from '../../server/platforms/vtex/index.ts'
import { realTime, type Time } from '../../server/platforms/vtex/time.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from './index.ts'
import { account, noon, smallShop } from './shop.fixtures.ts'

export { account, smallShop }

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
  vtexPlatform({
    credential: account,
    baseUrl: `${simulator.url}/{account}`,
    ratePerSecond: 10_000,
    time: hasty,
    shares: createAccountShares(hasty),
    ...more,
  })

/** Calls the simulator's API with the key, past the connector. */
export const call = (simulator: { url: string }, path: string, init: RequestInit = {}) =>
  fetch(`${simulator.url}/${account.account}${path}`, {
    ...init,
    headers: {
      'X-VTEX-API-AppKey': account.key,
      'X-VTEX-API-AppToken': account.secret,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...init.headers,
    },
  })
