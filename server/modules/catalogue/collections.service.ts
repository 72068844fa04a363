import type { PlatformCollection } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { collectionsRepository } from './collections.repository.ts'

export type CollectionsService = ReturnType<typeof collectionsService>

/** The platform's collections, as last synchronised. */
export const collectionsService = (database: Database) => ({
  /** All collections of a store, by name. */
  async list(storeId: string): Promise<PlatformCollection[]> {
    const rows = await collectionsRepository(database, storeId).counted()
    return rows.map(({ from, to, ...collection }) => ({ ...collection, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }))
  },
})
