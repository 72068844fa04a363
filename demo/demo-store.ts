import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { product } from '../contract/index.ts'
import type { Database } from '../server/database/index.ts'
import { demoShopPath } from '../server/http/demo-shop.ts'
import { hashPassword } from '../server/identity/index.ts'
import { beginningOf, type Clock, dayIn, shiftDay } from '../server/kernel/clock.ts'
import type { DemoShops } from '../server/modules/connections/index.ts'
import type { CatalogueService } from '../server/modules/catalogue/index.ts'
import { lastDayOfHistory, type PastSale, replaceSales, type SalesHistory, type SalesService } from '../server/modules/sales/index.ts'
import type { ScoresService } from '../server/modules/scores/index.ts'
import type { StoresService } from '../server/modules/stores/index.ts'
import { requestSynchronisation } from '../server/modules/synchronisation/index.ts'
import type { UsersService } from '../server/modules/users/index.ts'
import { type Runs, system } from '../server/runs/index.ts'
import { addAccount, historyOf, removeAccount } from './simulator/index.ts'
import { openWeekAgo, readShop } from './simulator/shop/index.ts'

/** The sign-in of the demo person. Public on purpose: it stands on the sign-in page of an installation that has a demo. */
export const demoSignIn = { email: `demo@${product.slug}.example`, password: `${product.slug}-demo` } as const

/** A partner of the demo store, who may work with its tableware alone. */
export const demoPartner = { email: `partner@${product.slug}.example`, password: demoSignIn.password } as const
const tableware = 1

/** The demo store's account on the platform simulator. */
export const demoAccount = `${product.slug}demo`
const demoName = 'Demo Gift Shop'
const currency = 'GBP'
const timeZone = 'Europe/London'

/**
 * Where further demo stores get their shops: each has an account of its own, a copy of the shop on board.
 * @public
 */
export const demoShops = ({ pool, clock, publicUrl }: Pick<DemoDependencies, 'pool' | 'clock' | 'publicUrl'>): DemoShops => ({
  onBoard: demoAccount,
  async open() {
    const credential = newCredential(`${demoAccount}-${randomBytes(4).toString('hex')}`)
    await addAccount(pool, credential)
    return {
      displayName: demoName,
      credential,
      currency,
      timeZone,
      storefrontUrl: `${publicUrl}${demoShopPath}/shop/${credential.account}`,
    }
  },
  close: (account) => removeAccount(pool, account),
  sales: () => historyUntil(clock.now()),
})

export interface DemoDependencies {
  users: UsersService
  stores: StoresService
  catalogue: CatalogueService
  scores: ScoresService
  sales: SalesService
  runs: Runs
  database: Database
  pool: pg.Pool
  clock: Clock
  publicUrl: string
  /** Opens an account on the platform simulator, or gives an existing one new credentials. */
  openAccount(credential: { account: string; key: string; secret: string }): Promise<void>
}

/** What the shop sold up to yesterday, order by order. */
async function historyUntil(now: Date): Promise<SalesHistory> {
  const today = dayIn(timeZone, now)
  const sales = openWeekAgo((await readShop(today)).sales)
  const [from, to] = [beginningOf(timeZone, sales.firstDay), beginningOf(timeZone, today)]
  return { from, to, sales: pastSales(historyOf(sales, timeZone, currency), from, to, now) }
}

/** The orders of a span, one after the other: all at once they would take much memory. */
function* pastSales(past: ReturnType<typeof historyOf>, from: Date, to: Date, now: Date): Iterable<PastSale> {
  for (const one of past.between(from.getTime(), to.getTime() - 1)) {
    const { id, madeAt, lines } = past.order(one, now)
    yield { id, soldAt: madeAt, cancelled: one.cancelled, lines: [...lines] }
  }
}

/** The demo person, made where nobody is there yet; null where only others are. */
export async function ensureDemoPerson(users: UsersService): Promise<{ id: string } | null> {
  const present = await users.byEmail(demoSignIn.email)
  if (!present && (await users.anyone())) return null
  return present ?? (await users.add({ email: demoSignIn.email, name: 'Demo', passwordHash: await hashPassword(demoSignIn.password) }))
}

/** A key of a simulator's account that nobody had before. */
export const newCredential = (account: string) => ({
  account,
  key: `vtexappkey-${account}-${randomBytes(3).toString('hex').toUpperCase()}`,
  secret: randomBytes(24).toString('base64url'),
})

/** Makes the demo store's partner, once: whoever removes them does not meet them again. */
async function ensurePartner({ users, stores }: DemoDependencies, storeId: string): Promise<void> {
  const { email, password } = demoPartner
  if (await users.byEmail(email)) return
  const { id } = await users.add({ email, name: 'Demo partner', passwordHash: await hashPassword(password) })
  await stores.addPartner(storeId, id, { categories: [tableware], brands: null, approval: false })
}

/** Brings the whole catalogue in. Sales of the past come from the shop's file (see {@link refreshDemo}). */
async function bringIn(demo: DemoDependencies, storeId: string): Promise<void> {
  await demo.sales.expectHistory(storeId)
  await requestSynchronisation(demo, storeId, system, { scope: 'everything' })
}

/** Whether the demo person took their store away: then it is not made again. */
const wasDisconnected = async (database: Database, personId: string): Promise<boolean> =>
  (await database
    .selectFrom('audit_log')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'store-disconnected')
    .where(sql<string>`detail ->> 'account'`, '=', demoAccount)
    .executeTakeFirst()) !== undefined

/** Makes the demo person and their store where nobody is there yet. True where the store is still to be brought in. */
export async function ensureDemo(demo: DemoDependencies): Promise<boolean> {
  const { users, stores } = demo
  const person = await ensureDemoPerson(users)
  if (!person) return false
  const store = (await stores.list(person.id)).find(({ account }) => account === demoAccount)
  if (store) {
    await ensurePartner(demo, store.id)
    // A start that was killed may have left it half brought in.
    if (store.readiness !== 'ready') await bringIn(demo, store.id)
    return store.readiness !== 'ready'
  }
  if (await wasDisconnected(demo.database, person.id)) return false
  const credential = newCredential(demoAccount)
  await demo.openAccount(credential)
  const id = await stores.add({
    name: `${product.slug}-demo`,
    displayName: demoName,
    ownerId: person.id,
    storeType: 'demo',
    credential,
    currency,
    timeZone,
    storefrontUrl: null,
  })
  await ensurePartner(demo, id)
  await bringIn(demo, id)
  return true
}

/** Keeps demo stores true to today: their last day of sales is yesterday, and their shop stands where the server is reached now. */
export async function refreshDemo({ stores, catalogue, scores, database, clock, publicUrl }: DemoDependencies): Promise<void> {
  for (const store of await stores.demos()) {
    await catalogue.moveImages(store.id, `${demoShopPath}/`, publicUrl)
    await stores.setStorefront(store.id, `${publicUrl}${demoShopPath}/shop/${store.account}`)
    // Other demo stores sell something else.
    if (store.account !== demoAccount && !store.account.startsWith(`${demoAccount}-`)) continue
    const today = dayIn(store.timeZone, clock.now())
    if ((await lastDayOfHistory(database, store.id)) === shiftDay(today, -1)) continue
    await replaceSales(database, store.id, await historyUntil(clock.now()))
    await scores.renew(store.id)
  }
}
