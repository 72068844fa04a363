import type { KnownStore } from '../../../contract/index.ts'
import type { Caller } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ConnectionsService } from '../connections/index.ts'
import type { StoresService } from '../stores/index.ts'
import { pageFrom, readCursor } from '../../database/page-cursor.ts'
import { type KnownStoreRow, knownStoresRepository } from './known-stores.repository.ts'

export interface KnownStoresDependencies {
  database: Database
  stores: StoresService
  connections: ConnectionsService
}

const storeName = /^[a-z0-9][a-z0-9-]{0,63}$/

const show = ({ id: _, pausedAt, synchronisedAt, ...store }: KnownStoreRow, products: number): KnownStore => ({
  ...store,
  pausedAt: pausedAt?.toISOString() ?? null,
  synchronisedAt: synchronisedAt?.toISOString() ?? null,
  products,
})

/** Every store of the installation. */
export function knownStoresService({ database, stores, connections }: KnownStoresDependencies) {
  const known = knownStoresRepository(database)
  /** Throws `store/unknown`. */
  const required = async (name: string): Promise<KnownStoreRow> => {
    const row = await known.byName(name)
    if (!row) throw new ProblemError('store/unknown', 'There is no such store.')
    return row
  }
  return {
    required,
    async page({ search = '', cursor }: { search?: string; cursor?: string }) {
      const after = readCursor(cursor, [storeName])
      const rows = await known.page(search.trim(), after?.[0] ?? null)
      const products = await stores.productsOf(rows.map(({ id }) => id))
      return pageFrom(
        rows,
        (row) => show(row, products.get(row.id) ?? 0),
        ({ store }) => [store],
      )
    },
    /** Pauses a store, or ends its pause. Throws `store/unknown`. */
    async setPaused(name: string, paused: boolean, by: Caller): Promise<KnownStore> {
      const { id } = await required(name)
      await connections.setPaused(id, by, paused)
      return show(await required(name), await stores.countProducts(id))
    },
  }
}
export type KnownStoresService = ReturnType<typeof knownStoresService>
