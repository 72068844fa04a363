import { randomUUID } from 'node:crypto'
import type { PartnerLimits, PlatformRight, Role, StoreCredential } from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type CallContext, type ConnectPlatform, type Platform, type PlatformCredential, PlatformFault } from '../../platforms/platform.ts'
import { type StoreRow, storesRepository, type TriedRights } from './stores.repository.ts'

/** Seals a secret so that it opens only in the row it was sealed for. */
export interface CredentialSeal {
  seal(text: string, row: string): string
  open(sealed: string, row: string): string
}

export interface StoresDependencies {
  database: Database
  connectPlatform: ConnectPlatform
  seal: CredentialSeal
  clock: Clock
  /** The account of the demo store that belongs to everybody. @default none */
  everybodys?: string | null
}

/** Milliseconds that what a key may do is believed. */
const rightsKept = 7 * 86_400_000

const shownFor =
  (everybodys: string | null) =>
  (row: StoreRow, { role, approval }: { role: Role; approval: boolean }, products: number): StoreCredential => ({
    id: row.id,
    store: row.name,
    displayName: row.displayName,
    storeType: row.storeType,
    account: row.account,
    role,
    approval,
    ...(row.storeType === 'demo' && row.account === everybodys ? { everybodys: true } : {}),
    keyEndsWith: role === 'owner' ? row.keyEndsWith : '',
    currency: row.currency,
    timeZone: row.timeZone,
    readiness: row.readiness,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    storefrontUrl: row.storefrontUrl,
    products,
    synchronisedAt: row.synchronisedAt?.toISOString() ?? null,
  })

/** What a store needs to be made. */
export interface StoreToAdd {
  name: string
  displayName: string
  ownerId: string
  storeType: StoreRow['storeType']
  credential: PlatformCredential
  currency: string
  timeZone: string
  storefrontUrl: string | null
  /** What the request that it is made by is known by; the same one makes no other store. @default none */
  requestKey?: string
}

export type StoresService = ReturnType<typeof storesService>

/** Stores of people, and the platform behind each. */
export const storesService = ({ database, connectPlatform, seal, clock, everybodys = null }: StoresDependencies) => {
  const shown = shownFor(everybodys)
  const stores = storesRepository(database)
  const platforms = new Map<string, { sealed: string; platform: Platform }>()

  const credentialOf = (row: StoreRow): PlatformCredential => {
    const { key, secret } = JSON.parse(seal.open(row.credentialSealed, row.id)) as { key: string; secret: string }
    return { account: row.account, key, secret }
  }

  const present = (row: StoreRow | undefined): StoreRow => {
    if (!row) throw new ProblemError('access/other-store', 'The store is not there any more.')
    return row
  }
  const require = async (id: string): Promise<StoreRow> => present(await stores.byId(id))

  /** The platform of a store, connected once per credential, for all calls. */
  function platformOf(row: StoreRow): Platform {
    const { id } = row
    const known = platforms.get(id)
    if (known?.sealed === row.credentialSealed) return known.platform
    const connected = connectPlatform(row.storeType, credentialOf(row), id)
    platforms.set(id, { sealed: row.credentialSealed, platform: connected })
    return connected
  }

  /** The same, for calls that carry this. Throws where there is no such store. */
  const platform = async (id: string, context: CallContext): Promise<Platform> => platformOf(await require(id)).with(context)

  /** What the store's key may do on the platform: as tried within the last week, or tried `anew`. Throws `platform/unavailable`. */
  async function rights(id: string, { anew }: { anew: boolean }): Promise<{ triedAt: string | null; rights: PlatformRight[] }> {
    const known = await stores.rights(id)
    if (known && !anew && clock.now().getTime() - known.triedAt.getTime() < rightsKept)
      return { triedAt: known.triedAt.toISOString(), rights: known.rights }
    const row = await require(id)
    const found = await platformOf(row)
      .with({ urgent: true })
      .rights()
      .catch((error: unknown) => {
        if (error instanceof PlatformFault) throw new ProblemError('platform/unavailable', 'The platform does not answer.')
        throw error
      })
    const triedAt = clock.now()
    // What a key may do that was replaced meanwhile is of no use.
    if (!(await stores.setRights(id, row.credentialSealed, { rights: found, triedAt }))) return rights(id, { anew: false })
    return { triedAt: triedAt.toISOString(), rights: found }
  }

  return {
    /** The stores that a person is a member of, sorted by name. */
    async list(personId: string): Promise<StoreCredential[]> {
      const rows = await stores.ofPerson(personId)
      const products = await stores.productsOf(rows.map(({ id }) => id))
      return rows.map((row) => shown(row, row, products.get(row.id) ?? 0))
    },
    /** One store as its owner reads it. Throws where it is not there any more. */
    owned: async (id: string): Promise<StoreCredential> =>
      shown(await require(id), { role: 'owner', approval: false }, await stores.countProducts(id)),
    /** The store that a request made; undefined where it made none. */
    madeBy: (requestKey: string): Promise<StoreRow | undefined> => stores.byRequest(requestKey),
    /** Names that begin with this one and are taken. */
    namesLike: (name: string): Promise<string[]> => stores.namesLike(name),
    read: (id: string): Promise<StoreRow | undefined> => stores.byId(id),
    /** How many products of a store are in. */
    countProducts: (id: string): Promise<number> => stores.countProducts(id),
    /** The same of several stores, by id. */
    productsOf: (ids: readonly string[]): Promise<Map<string, number>> => stores.productsOf(ids),
    /** The store of a granted call. Throws where it was deleted meanwhile. */
    require,
    /** How many demo stores a person owns. Until the transaction ends nobody else counts them. */
    countDemosOf: (personId: string, queries: Queries = database): Promise<number> => storesRepository(queries).countDemosOf(personId),
    demos: (): Promise<StoreRow[]> => stores.demos(),
    /** `synchronisedAt`: when the whole catalogue was in, where it now is. */
    setReadiness: (id: string, readiness: StoreRow['readiness'], synchronisedAt?: Date, queries: Queries = database): Promise<void> =>
      storesRepository(queries).setReadiness(id, readiness, synchronisedAt),
    setAccount: stores.setAccount,
    setStorefront: stores.setStorefront,
    rename: (id: string, displayName: string, queries: Queries = database): Promise<void> =>
      storesRepository(queries).rename(id, displayName),
    setPaused: (id: string, pausedAt: Date | null, queries: Queries = database): Promise<void> =>
      storesRepository(queries).setPaused(id, pausedAt),
    pause: stores.pause,
    endPause: stores.endPause,
    disconnectingBefore: stores.disconnectingBefore,
    /** A store that nobody else changes until the transaction ends. Throws where it is not there any more. */
    locked: async (id: string, transaction: Queries): Promise<StoreRow> => present(await storesRepository(transaction).lock(id)),
    /**
     * The same to take it away: nobody adds what hangs on it either. Undefined
     * at once while somebody does, and where it is not there any more.
     */
    lockedToRemove: (id: string, transaction: Queries): Promise<StoreRow | undefined> => storesRepository(transaction).lockToRemove(id),
    /** Takes a store away with all that hangs on it. */
    async remove(id: string, transaction: Queries): Promise<void> {
      await storesRepository(transaction).remove(id)
      platforms.delete(id)
    },
    /**
     * Adds a store with its sealed credential; its catalogue is still to be synchronised. `follow` is done in the same transaction. Throws
     * `store/already-connected` where another store has the same account of VTEX.
     */
    async add(store: StoreToAdd, follow?: (transaction: Queries, id: string) => Promise<unknown>): Promise<string> {
      const id = randomUUID()
      const { account, key, secret } = store.credential
      await database.transaction().execute(async (transaction) => {
        await storesRepository(transaction).add({
          id,
          name: store.name,
          displayName: store.displayName,
          storeType: store.storeType,
          account,
          keyEndsWith: key.slice(-4),
          credentialSealed: seal.seal(JSON.stringify({ key, secret }), id),
          currency: store.currency,
          timeZone: store.timeZone,
          storefrontUrl: store.storefrontUrl,
          requestKey: store.requestKey ?? null,
        })
        await membershipsRepository(transaction).put({ storeId: id, personId: store.ownerId, role: 'owner' })
        await follow?.(transaction, id)
      })
      return id
    },
    /** Lets a person work in a store, or gives them other limits. */
    addPartner: (id: string, personId: string, limits: PartnerLimits): Promise<void> =>
      membershipsRepository(database).put({ storeId: id, personId, role: 'partner', limits }),
    /** Gives a store another key to its account. `tried`: what it may do, where that is known already. */
    setCredential: (
      id: string,
      { key, secret }: PlatformCredential,
      tried: TriedRights | null = null,
      queries: Queries = database,
    ): Promise<void> =>
      storesRepository(queries).setCredential(
        id,
        { keyEndsWith: key.slice(-4), credentialSealed: seal.seal(JSON.stringify({ key, secret }), id) },
        tried,
      ),
    /** The credential of a store, opened. For the platform alone: it is never sent or logged. */
    credential: async (id: string): Promise<PlatformCredential> => credentialOf(await require(id)),
    platform,
    rights,
  }
}
