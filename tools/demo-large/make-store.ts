import { ensureDemoPerson, newCredential } from '../../demo/demo-store.ts'
import type { Connection } from '../../server/database/index.ts'
import { demoShopPath } from '../../server/http/demo-shop.ts'
import { beginningOf, type Clock, dayIn } from '../../server/kernel/clock.ts'
import { replaceSales } from '../../server/modules/sales/index.ts'
import type { StoresService } from '../../server/modules/stores/index.ts'
import type { UsersService } from '../../server/modules/users/index.ts'
import { addShop } from '../../demo/simulator/index.ts'
import { readShop } from '../../demo/simulator/shop/index.ts'
import { fillStore } from './fill-store.ts'
import { largeShop } from './large-shop.ts'
import { largeOrders } from './large-sales.ts'

/** Name of the store, and its account on the platform on board. */
export const largeStore = 'samara-large'
const account = 'samaralarge'
const currency = 'GBP'
const timeZone = 'Europe/London'

export interface MakingStore {
  users: UsersService
  stores: StoresService
  connection: Connection
  clock: Clock
  /** Where people reach the server. */
  publicUrl: string
  /** Hears what is done, a line each. */
  say(line: string): void
  /** @default 100 000 */
  products?: number
}

/** What can't be done, in one line with its remedy. */
export class NoDemo extends Error {
  override readonly name = 'NoDemo'
}

/**
 * Adds the large store to the demo person, or makes it anew: catalogue, sales, and the account on the simulator. Orderings that were saved
 * of it are kept. Returns the store's id. Throws {@link NoDemo} where there are people, but no demo person.
 */
export async function makeLargeStore({ users, stores, connection, clock, publicUrl, say, products }: MakingStore): Promise<string> {
  const person = await ensureDemoPerson(users)
  if (!person)
    throw new NoDemo(
      'This installation has people but no demo person, so nobody could open the large store. Use another database or data folder.',
    )
  const today = dayIn(timeZone, clock.now())
  const shop = await readShop(today)
  const { goods, sales } = largeShop({ shop, ...(products === undefined ? {} : { products }) })
  say(`${goods.products.length} products and ${sales.day.length} sale lines are made up, by what the demo shop sells.`)

  const { pool } = connection
  const credential = newCredential(account)
  await addShop(pool, credential, goods)
  say('The platform on board has their shop.')

  const id = await storeOf(stores, person.id, credential, publicUrl)
  await fillStore(pool, id, goods, publicUrl + demoShopPath, clock.now())
  await replaceSales(connection.database, id, {
    from: beginningOf(timeZone, sales.firstDay),
    to: beginningOf(timeZone, today),
    sales: largeOrders(sales, timeZone),
  })
  await pool.query('analyze sales_by_day')
  await stores.setReadiness(id, 'ready', clock.now())
  say(`The store ${largeStore} holds them.`)
  return id
}

async function storeOf(
  stores: StoresService,
  ownerId: string,
  credential: ReturnType<typeof newCredential>,
  publicUrl: string,
): Promise<string> {
  const present = (await stores.list(ownerId)).find(({ store }) => store === largeStore)
  if (present) {
    await stores.setCredential(present.id, credential)
    return present.id
  }
  const storefrontUrl = `${publicUrl}${demoShopPath}/shop/${account}`
  return stores.add({
    name: largeStore,
    displayName: 'Large Demo Shop',
    ownerId,
    storeType: 'demo',
    credential,
    currency,
    timeZone,
    storefrontUrl,
  })
}
