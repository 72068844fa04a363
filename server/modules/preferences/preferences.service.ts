import type { Preferences } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { preferencesRepository } from './preferences.repository.ts'

export type PreferencesService = ReturnType<typeof preferencesService>

/** What people like in a store: columns, view, favourites, and the criteria that they used last. */
export const preferencesService = (database: Database) => ({
  read: (storeId: string, personId: string): Promise<Preferences> => preferencesRepository(database).read(storeId, personId),

  /** Changes the given parts, leaves the others, and gives all. */
  save: async (storeId: string, personId: string, parts: Preferences, queries: Queries = database): Promise<Preferences> => {
    const index = parts.recent?.findIndex(({ at }) => Number.isNaN(Date.parse(at))) ?? -1
    if (index >= 0)
      throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
        errors: [{ path: `body.recent[${index}].at`, reason: 'must be an instant' }],
      })
    return preferencesRepository(queries).merge(storeId, personId, parts)
  },
})
