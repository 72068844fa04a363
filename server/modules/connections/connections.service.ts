import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CheckedKey, type ExportedInvitation, limits, type StoreCredential, type StoreExport } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ConnectPlatform, Platform, PlatformCredential } from '../../platforms/platform.ts'
import { person, type Runs } from '../../runs/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { SalesService } from '../sales/index.ts'
import type { ScoresService } from '../scores/index.ts'
import type { StoresService, StoreToAdd } from '../stores/index.ts'
import { requestWithin, type SynchronisationService } from '../synchronisation/index.ts'
import { putInDemoSales } from './demo-sales.ts'
import type { DemoShops } from './demo-shops.ts'
import { askWithKey, credentialIn, type TypedKey } from './try-key.ts'

export interface ConnectionsDependencies {
  database: Database
  stores: StoresService
  sales: SalesService
  scores: ScoresService
  ordering: OrderingService
  /** The open invitations of a store. */
  invitations: (storeId: string) => Promise<ExportedInvitation[]>
  synchronisation: SynchronisationService
  plan: PlanService
  runs: Runs
  clock: Clock
  logger: Logger
  connectPlatform: ConnectPlatform
  /** Null where this installation has no simulator. */
  demoShops: DemoShops | null
}

/** What calls are logged under that are made before there is a store. */
const notYetAStore = 'not connected yet'

/** Milliseconds that a store which is taken away has to come to rest, and between two looks. */
const [comesToRest, look] = [10_000, 100]
/** Milliseconds after which whoever takes a store away is not there any more. */
const longest = 60_000

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
  const { database, stores, sales, scores, ordering, invitations, synchronisation, plan, runs, clock, logger, connectPlatform, demoShops } =
    dependencies
  const withVtex = (credential: PlatformCredential): Platform => connectPlatform('vtex', credential, notYetAStore)

  /** Makes a store whose catalogue begins to come in. The same request again gives the store that it made. */
  async function make(
    { id: personId, address }: Caller,
    request: { key: string; about: string },
    store: () => Promise<Omit<StoreToAdd, 'ownerId' | 'requestKey'>>,
    alongside: (transaction: Queries, id: string) => Promise<void> = async () => {},
  ): Promise<{ store: StoreCredential; isNew: boolean }> {
    const requestKey = createHash('sha256').update(`${personId} ${request.key} ${request.about}`).digest('hex')
    const made = await stores.madeBy(requestKey)
    if (made) return { store: await stores.owned(made.id), isNew: false }
    const wanted = await store()
    const { name, storeType } = wanted
    const { id, isNew } = await stores
      .add({ ...wanted, ownerId: personId, requestKey }, async (transaction, storeId) => {
        await alongside(transaction, storeId)
        await requestWithin(transaction, runs, storeId, person(personId), { scope: 'everything' })
        await record(transaction, {
          kind: 'store-connected',
          at: clock.now(),
          by: personId,
          address,
          store: name,
          values: { type: storeType },
        })
      })
      .then((added) => ({ id: added, isNew: true }))
      .catch(async (fault: { constraint?: unknown }) => {
        // The same request came twice at the same time.
        const meanwhile = typeof fault.constraint === 'string' ? await stores.madeBy(requestKey) : undefined
        if (meanwhile) return { id: meanwhile.id, isNew: false }
        if (fault.constraint === 'one_store_of_an_account')
          throw new ProblemError('store/already-connected', 'Another store has this account already.')
        throw fault
      })
    return { store: await stores.owned(id), isNew }
  }

  /** Closes the account of a demo store that is no more. One that stays open does no harm. */
  const closeAccount = async (account: string): Promise<void> =>
    demoShops
      ?.close(account)
      .catch((error: unknown) => logger.warn({ err: error, account }, 'the account of a demo store could not be closed'))

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
    async connect(caller: Caller, { displayName, ...typed }: TypedKey & { displayName: string }, key: string): Promise<StoreCredential> {
      const credential = credentialIn(typed)
      const { store } = await make(
        caller,
        { key, about: credential.account },
        async () => ({
          ...(await askWithKey(withVtex, credential, (platform) => platform.checkCredential())),
          name: freeName(credential.account, await stores.namesLike(credential.account.slice(0, longestName))),
          displayName,
          storeType: 'vtex',
          credential,
          storefrontUrl: null,
        }),
        (transaction) => plan.requireNoMore(transaction, caller.id, 'stores'),
      )
      return store
    },

    /** Adds a demo store with a shop of its own. Throws `store/no-demo`, `store/too-many-demos`. */
    async addDemo(caller: Caller, key: string): Promise<StoreCredential> {
      if (!demoShops) throw new ProblemError('store/no-demo', 'This installation has no simulator for demo stores.')
      const personId = caller.id
      const tooMany = () => new ProblemError('store/too-many-demos', 'The person has as many demo stores as one may have.')
      let opened: string | null = null
      const closeUnused = async (): Promise<void> => {
        if (opened !== null && !(await stores.demos()).some(({ account }) => account === opened)) await closeAccount(opened)
      }
      const adding = make(
        caller,
        { key, about: 'demo' },
        async () => {
          if ((await stores.countDemosOf(personId)) >= limits.store.demos) throw tooMany()
          const { displayName, ...shop } = await demoShops.open()
          opened = shop.credential.account
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
        async (transaction, id) => {
          if ((await stores.countDemosOf(personId, transaction)) > limits.store.demos) throw tooMany()
          await sales.expectHistory(id, transaction)
        },
      )
      // The same request at the same time may have made the store with another account, or none could be made.
      await adding.then(closeUnused, closeUnused)
      const { store, isNew } = await adding
      if (!isNew) return store
      // A year of sales takes longer than anybody waits for; the catalogue comes in meanwhile. After a kill the next start puts them in.
      void putInDemoSales(database, stores, demoShops, store.id)
        .then(async (are) => are && (await scores.renew(store.id)))
        .catch((error: unknown) => logger.error({ err: error, store: store.id }, 'the sales of a demo store could not be put in'))
      return store
    },

    /** Gives a store another name for people to read. */
    async rename(storeId: string, { id, address }: Caller, displayName: string): Promise<StoreCredential> {
      await database.transaction().execute(async (transaction) => {
        const { name, displayName: former } = await stores.locked(storeId, transaction)
        await stores.rename(storeId, displayName, transaction)
        const values = { former, name: displayName }
        await record(transaction, { kind: 'store-renamed', at: clock.now(), by: id, address, store: name, values })
      })
      return stores.owned(storeId)
    },

    /**
     * Gives a store another key to its account: checked first, until then the former one works. Throws `store/…`, `platform/unavailable`.
     */
    async replaceKey(storeId: string, { id: personId, address }: Caller, typed: Omit<TypedKey, 'account'>): Promise<CheckedKey> {
      const { name, account, storeType } = await stores.require(storeId)
      const credential = { account, key: typed.key.trim(), secret: typed.token.trim() }
      const withKey = (given: PlatformCredential): Platform => connectPlatform(storeType, given, storeId)
      const rights = await askWithKey(withKey, credential, async (platform) => {
        await platform.checkCredential()
        return platform.rights()
      })
      const triedAt = clock.now()
      await database.transaction().execute(async (transaction) => {
        await stores.setCredential(storeId, credential, { triedAt, rights }, transaction)
        const values = { endsWith: credential.key.slice(-4) }
        await record(transaction, { kind: 'store-key-replaced', at: triedAt, by: personId, address, store: name, values })
      })
      // What the former key was refused is brought in now.
      if ((await synchronisation.trouble(storeId))?.kind === 'credential')
        await synchronisation.catalogue(storeId, personId, []).catch((fault: unknown) => {
          if (!(fault instanceof ProblemError && fault.code === 'synchronisation/already-running')) throw fault
        })
      return { account, triedAt: triedAt.toISOString(), rights }
    },

    /** Lets everything in the background of a store wait, or go on. */
    async setPaused(storeId: string, { id, address }: Caller, paused: boolean): Promise<StoreCredential> {
      const changed = await database.transaction().execute(async (transaction) => {
        const { name, pausedAt } = await stores.locked(storeId, transaction)
        if ((pausedAt !== null) === paused) return false
        if (!paused) await plan.requirePlaceOfStore(transaction, storeId, id)
        const at = clock.now()
        await stores.setPaused(storeId, paused ? at : null, transaction)
        await record(transaction, { kind: paused ? 'store-paused' : 'store-continued', at, by: id, address, store: name, values: {} })
        return true
      })
      if (changed && !paused) await runs.wake(storeId)
      return stores.owned(storeId)
    },

    /** Every saved ordering of a store and its open invitations, to be kept elsewhere. */
    async exported(storeId: string, { id, address }: Caller): Promise<StoreExport> {
      const { name, displayName } = await stores.require(storeId)
      await record(database, { kind: 'store-exported', at: clock.now(), by: id, address, store: name, values: {} })
      return {
        store: name,
        displayName,
        at: clock.now().toISOString(),
        orderings: await ordering.exported(storeId),
        invitations: await invitations(storeId),
      }
    },

    /**
     * Ends the pauses of stores that somebody began to take away whose process was killed: they are as before, and can be taken away again.
     */
    async endBrokenDisconnects(): Promise<void> {
      for (const { id, since } of await stores.disconnectingBefore(new Date(clock.now().getTime() - longest)))
        if (await stores.endPause(id, since)) {
          logger.warn({ store: id }, 'a store that was being disconnected goes on')
          await runs.wake(id)
        }
    },

    /**
     * Takes a store away with all that is known of it here; nothing changes on its
     * platform. Throws `store/name-differs`, `store/at-work`, `store/everybodys-demo`.
     */
    async disconnect(storeId: string, { id, address }: Caller, confirmation: string): Promise<{ store: string }> {
      const { name, displayName, storeType, account } = await stores.require(storeId)
      if (storeType === 'demo' && account === demoShops?.onBoard)
        throw new ProblemError('store/everybodys-demo', 'The demo store on board belongs to everybody.')
      if (confirmation.trim() !== displayName.trim()) throw new ProblemError('store/name-differs', 'The name is not the store’s.')
      const removedAtRest = () =>
        database.transaction().execute(async (transaction) => {
          const free = await stores.lockedToRemove(storeId, transaction)
          if (!free) await stores.require(storeId)
          if (!free?.pausedAt || (await runs.isAtWork(transaction, storeId))) return false
          await stores.remove(storeId, transaction)
          await record(transaction, { kind: 'store-disconnected', at: clock.now(), by: id, address, store: name, values: { account } })
          return true
        })
      let ownPause: Date | null = null
      try {
        for (const began = performance.now(); ; await sleep(look)) {
          const at = clock.now()
          if (await stores.pause(storeId, at)) ownPause = at
          if (await removedAtRest()) break
          if (performance.now() - began >= comesToRest)
            throw new ProblemError('store/at-work', 'Something of the store has to be brought to its end first.')
        }
      } catch (fault) {
        if (ownPause && (await stores.endPause(storeId, ownPause))) await runs.wake(storeId)
        throw fault
      }
      if (storeType === 'demo') await closeAccount(account)
      return { store: name }
    },
  }
}
