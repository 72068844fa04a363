import { sql } from 'kysely'
import type { PlatformRight, Role, StoreReadiness } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'

export interface StoreRow {
  id: string
  name: string
  displayName: string
  storeType: 'demo' | 'vtex'
  account: string
  keyEndsWith: string
  credentialSealed: string
  currency: string
  timeZone: string
  readiness: StoreReadiness
  storefrontUrl: string | null
  synchronisedAt: Date | null
  pausedAt: Date | null
}

export interface NewStore extends Omit<StoreRow, 'readiness' | 'synchronisedAt' | 'pausedAt'> {
  requestKey: string | null
}

/** What a key may do, and when that was tried. */
export interface TriedRights {
  triedAt: Date
  rights: PlatformRight[]
}

/** Stores, as rows. */
export const storesRepository = (queries: Queries) => {
  const stores = queries
    .selectFrom('stores')
    .select([
      'id',
      'name',
      'display_name as displayName',
      'store_type as storeType',
      'account',
      'key_ends_with as keyEndsWith',
      'credential_sealed as credentialSealed',
      'currency',
      'time_zone as timeZone',
      'readiness',
      'storefront_url as storefrontUrl',
      'synchronised_at as synchronisedAt',
      'stores.paused_at as pausedAt',
    ])
  return {
    byRequest: (key: string): Promise<StoreRow | undefined> => stores.where('request_key', '=', key).executeTakeFirst(),
    namesLike: (name: string): Promise<string[]> =>
      queries
        .selectFrom('stores')
        .select('name')
        .where('name', 'like', `${name}%`)
        .execute()
        .then((rows) => rows.map((row) => row.name)),
    byId: (id: string): Promise<StoreRow | undefined> => stores.where('id', '=', id).executeTakeFirst(),
    /** The stores that a person is a member of, with what they are there. */
    ofPerson: (personId: string): Promise<(StoreRow & { role: Role; approval: boolean })[]> =>
      stores
        .innerJoin('memberships', 'memberships.store_id', 'stores.id')
        .select(['memberships.role', 'memberships.approval'])
        .where('memberships.person_id', '=', personId)
        .orderBy(sql`display_name collate "und-x-icu"`)
        .orderBy('name')
        .execute(),
    /** Products that shoppers can be shown: those that lists are made of. */
    countProducts: (id: string): Promise<number> =>
      queries
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('store_id', '=', id)
        .where('gone_at', 'is', null)
        .where('active', '=', true)
        .executeTakeFirstOrThrow()
        .then(({ count }) => count),
    /**
     * How many products each of these stores has that shoppers can be shown; one
     * without any is missing. One statement: a person may have ten thousand stores.
     */
    productsOf: (ids: readonly string[]): Promise<Map<string, number>> =>
      sql<{ store: string; products: number }>`${everyStore}
        select p.store_id as store, count(*)::int as products from products p where p.store_id = any(${ids}::uuid[]) and p.gone_at is null and p.active group by p.store_id`
        .execute(queries)
        .then(({ rows }) => new Map(rows.map(({ store, products }) => [store, products]))),
    /** How many demo stores a person owns. In a transaction, it waits for others that count, so that no two of them add the last one. */
    async countDemosOf(personId: string): Promise<number> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`demo stores of ${personId}`}, 0))`.execute(queries)
      const { count } = await queries
        .selectFrom('stores')
        .innerJoin('memberships', 'memberships.store_id', 'stores.id')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('memberships.person_id', '=', personId)
        .where('memberships.role', '=', 'owner')
        .where('stores.store_type', '=', 'demo')
        .executeTakeFirstOrThrow()
      return count
    },
    demos: (): Promise<StoreRow[]> => stores.where('store_type', '=', 'demo').execute(),
    async add(store: NewStore): Promise<void> {
      await queries
        .insertInto('stores')
        .values({
          id: store.id,
          name: store.name,
          display_name: store.displayName,
          store_type: store.storeType,
          account: store.account,
          key_ends_with: store.keyEndsWith,
          credential_sealed: store.credentialSealed,
          currency: store.currency,
          time_zone: store.timeZone,
          storefront_url: store.storefrontUrl,
          request_key: store.requestKey,
        })
        .execute()
    },
    /** `tried`: what the key may do, where that is known already. */
    async setCredential(
      id: string,
      credential: Pick<NewStore, 'keyEndsWith' | 'credentialSealed'>,
      tried: TriedRights | null,
    ): Promise<void> {
      await queries
        .updateTable('stores')
        .set({
          key_ends_with: credential.keyEndsWith,
          credential_sealed: credential.credentialSealed,
          rights: tried && JSON.stringify(tried.rights),
          rights_at: tried && tried.triedAt,
        })
        .where('id', '=', id)
        .execute()
    },
    async setReadiness(id: string, readiness: StoreRow['readiness'], synchronisedAt?: Date): Promise<void> {
      await queries
        .updateTable('stores')
        .set({ readiness, ...(synchronisedAt ? { synchronised_at: synchronisedAt } : {}) })
        .where('id', '=', id)
        .execute()
    },
    async setAccount(id: string, account: { currency: string; timeZone: string }): Promise<void> {
      await queries.updateTable('stores').set({ currency: account.currency, time_zone: account.timeZone }).where('id', '=', id).execute()
    },
    /** What the key may do, as last tried; null where that was never tried, or with another key. */
    async rights(id: string): Promise<TriedRights | null> {
      const { rows } =
        await sql<TriedRights>`select rights_at as "triedAt", rights from stores where id = ${id} and rights is not null`.execute(queries)
      return rows[0] ?? null
    },
    /** Writes down what a key may do. False where the store has another one meanwhile. */
    async setRights(id: string, credentialSealed: string, { rights, triedAt }: TriedRights): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('stores')
        .set({ rights: JSON.stringify(rights), rights_at: triedAt })
        .where('id', '=', id)
        .where('credential_sealed', '=', credentialSealed)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async rename(id: string, displayName: string): Promise<void> {
      await queries.updateTable('stores').set({ display_name: displayName }).where('id', '=', id).execute()
    },
    async setPaused(id: string, pausedAt: Date | null): Promise<void> {
      await queries.updateTable('stores').set({ paused_at: pausedAt, disconnecting_at: null }).where('id', '=', id).execute()
    },
    /** Pauses a store that is not, to take it away. True where this is what paused it. */
    async pause(id: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('stores')
        .set({ paused_at: at, disconnecting_at: at })
        .where('id', '=', id)
        .where('paused_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Ends the pause that began at an instant. False where another one, or none, is on. */
    async endPause(id: string, since: Date): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('stores')
        .set({ paused_at: null, disconnecting_at: null })
        .where('id', '=', id)
        .where('paused_at', '=', since)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Stores that somebody began to take away before an instant, each with the beginning of the pause. */
    async disconnectingBefore(before: Date): Promise<{ id: string; since: Date }[]> {
      const rows = await queries.selectFrom('stores').select(['id', 'disconnecting_at']).where('disconnecting_at', '<', before).execute()
      return rows.map(({ id, disconnecting_at }) => ({ id, since: disconnecting_at! }))
    },
    /**
     * Until the transaction ends nobody else changes it. Who adds what hangs on it, which may take long, neither waits nor is waited for.
     */
    lock: (id: string): Promise<StoreRow | undefined> => stores.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    /**
     * To take it away: nobody changes it or adds what hangs on it. Nobody is
     * waited for: nothing comes back while somebody does, as where there is none.
     */
    lockToRemove: (id: string): Promise<StoreRow | undefined> => stores.where('id', '=', id).forUpdate().skipLocked().executeTakeFirst(),
    async remove(id: string): Promise<void> {
      // They hang on nothing (migration 0059).
      await queries.deleteFrom('samara_members').where('store_id', '=', id).execute()
      await queries.deleteFrom('stores').where('id', '=', id).execute()
    },
    async setStorefront(id: string, storefrontUrl: string): Promise<void> {
      await queries.updateTable('stores').set({ storefront_url: storefrontUrl }).where('id', '=', id).execute()
    },
  }
}
