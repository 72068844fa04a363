import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { CheckedKey, StoreCredential } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ConnectPlatform, Platform, PlatformCredential } from '../../platforms/platform.ts'
import { person, type Runs } from '../../runs/index.ts'
import { replaceSales, type SalesService } from '../sales/index.ts'
import type { ScoresService } from '../scores/index.ts'
import type { StoresService, StoreToAdd } from '../stores/index.ts'
import { requestWithin } from '../synchronisation/index.ts'
import type { UsersService } from '../users/index.ts'
import type { DemoShops } from './demo-shops.ts'
import { askWithKey, credentialIn, type TypedKey } from './try-key.ts'

export interface ConnectionsDependencies {
  pool: pg.Pool
  users: UsersService
  stores: StoresService
  sales: SalesService
  scores: ScoresService
  runs: Runs
  clock: Clock
  logger: Logger
  connectPlatform: ConnectPlatform
  /** Null where this installation has no simulator. */
  demoShops: DemoShops | null
}

/** What calls are logged under that are made before there is a store. */
const notYetAStore = 'not connected yet'

/** Characters of a store's name; a number may follow. */
const longestName = 58

/** A name that nobody has: this one, or the first free one with a number behind it. */
function freeName(wanted: string, taken: readonly string[]): string {
  const name = wanted.slice(0, longestName)
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`
}

export type ConnectionsService = ReturnType<typeof connectionsService>

/** Connecting stores: a key is tried, a store is made of it, and its catalogue begins to come in. */
export const connectionsService = (dependencies: ConnectionsDependencies) => {
  const { pool, users, stores, sales, scores, runs, clock, logger, connectPlatform, demoShops } = dependencies
  const withVtex = (credential: PlatformCredential): Platform => connectPlatform('vtex', credential, notYetAStore)

  /** Makes a store whose catalogue begins to come in. The same request again gives the store that it made. */
  async function make(
    personId: string,
    request: { key: string; about: string },
    store: () => Promise<Omit<StoreToAdd, 'ownerId' | 'requestKey'>>,
    alongside: (transaction: Queries, id: string) => Promise<void> = async () => {},
  ): Promise<StoreCredential> {
    const requestKey = createHash('sha256').update(`${personId} ${request.key} ${request.about}`).digest('hex')
    const made = await stores.madeBy(requestKey)
    if (made) return stores.owned(made.id)
    const wanted = await store()
    const id = await stores
      .add({ ...wanted, ownerId: personId, requestKey }, async (transaction, storeId) => {
        await alongside(transaction, storeId)
        await requestWithin(transaction, runs, storeId, person(personId), { scope: 'everything' })
      })
      .catch(async (fault: { constraint?: unknown }) => {
        // The same request came twice at the same time.
        const meanwhile = typeof fault.constraint === 'string' ? await stores.madeBy(requestKey) : undefined
        if (meanwhile) return meanwhile.id
        if (fault.constraint === 'one_store_of_an_account')
          throw new ProblemError('store/already-connected', 'Another store has this account already.')
        throw fault
      })
    await users.note(personId, 'connected a store', { store: wanted.name, storeType: wanted.storeType, account: wanted.credential.account })
    return stores.owned(id)
  }

  return {
    /** What a key may do, tried by reading alone. Throws `store/…`, `platform/unavailable`. */
    async check(typed: TypedKey): Promise<CheckedKey> {
      const credential = credentialIn(typed)
      const rights = await askWithKey(withVtex, credential, async (platform) => {
        const found = await platform.rights()
        // Where the key itself is refused, the reason is asked for once more: a table without a single right would not name it.
        if (found.some(({ feature, result }) => feature === 'account' && result === 'credential')) await platform.checkCredential()
        return found
      })
      return { account: credential.account, triedAt: clock.now().toISOString(), rights }
    },

    /** Connects a store of VTEX. Throws `store/…`, `platform/unavailable`. */
    connect: (personId: string, { displayName, ...typed }: TypedKey & { displayName: string }, key: string): Promise<StoreCredential> => {
      const credential = credentialIn(typed)
      return make(personId, { key, about: credential.account }, async () => ({
        ...(await askWithKey(withVtex, credential, (platform) => platform.checkCredential())),
        name: freeName(credential.account, await stores.namesLike(credential.account.slice(0, longestName))),
        displayName,
        storeType: 'vtex',
        credential,
        storefrontUrl: null,
      }))
    },

    /** Adds a demo store with a shop of its own. Throws `store/no-demo`. */
    async addDemo(personId: string, key: string): Promise<StoreCredential> {
      if (!demoShops) throw new ProblemError('store/no-demo', 'This installation has no simulator for demo stores.')
      const store = await make(
        personId,
        { key, about: 'demo' },
        async () => {
          const { displayName, ...shop } = await demoShops.open()
          const own = (await stores.list(personId)).map((store) => store.displayName)
          let number = 1
          while (own.includes(number === 1 ? displayName : `${displayName} ${number}`)) number++
          return {
            ...shop,
            name: shop.credential.account,
            displayName: number === 1 ? displayName : `${displayName} ${number}`,
            storeType: 'demo',
          }
        },
        (transaction, id) => sales.expectHistory(id, transaction),
      )
      // A year of sales takes longer than anybody waits for; the catalogue comes in meanwhile. After a kill the next start puts them in.
      void demoShops
        .sales()
        .then((sold) => replaceSales(pool, store.id, sold))
        .then(() => scores.renew(store.id))
        .catch((error: unknown) => logger.error({ err: error, store: store.id }, 'the sales of a demo store could not be put in'))
      return store
    },
  }
}
