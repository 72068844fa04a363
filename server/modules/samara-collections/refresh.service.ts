import { system, type Runs } from '../../runs/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { refreshKind } from './refresh-kind.ts'
import { refreshRepository } from './refresh.repository.ts'

export type RefreshService = ReturnType<typeof refreshService>

/** Bringing all Samara collections of a store up to date. */
export const refreshService = ({ database, runs }: { database: Database; runs: Runs }) => ({
  /** Asks for it; a run that is under way looks once more. Does nothing in stores without Samara collections. */
  async ask(storeId: string, queries: Queries = database): Promise<void> {
    if (!(await refreshRepository(queries, storeId).ask())) return
    await runs.add(queries, refreshKind, { storeId, state: 'refreshing', actor: system })
  },
})
