import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/index.ts'
import { replaceSales } from '../sales/index.ts'
import type { StoresService } from '../stores/index.ts'
import type { DemoShops } from './demo-shops.ts'

/** Milliseconds between two looks at a store whose sales wait for the end of its pause. */
const look = 1_000

/**
 * Puts what the shop on board sold into a new demo store; while it is paused, they wait. Who
 * takes a store away pauses it first: a year of sales would keep it until the last of them is in.
 *
 * @returns whether they are in; false where the store is gone
 */
export async function putInDemoSales(
  database: Database,
  stores: Pick<StoresService, 'read'>,
  demoShops: Pick<DemoShops, 'sales'>,
  storeId: string,
): Promise<boolean> {
  for (let store = await stores.read(storeId); store; store = await stores.read(storeId)) {
    const works = async () => (await stores.read(storeId))?.pausedAt === null
    if (store.pausedAt === null && (await replaceSales(database, storeId, await demoShops.sales(), works))) return true
    await sleep(look, undefined, { ref: false })
  }
  return false
}
