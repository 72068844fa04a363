import { Compile } from 'typebox/compile'
import { Preferences } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { preferencesRepository } from './preferences.repository.ts'

const parts = Object.entries(Preferences.properties).map(([name, schema]) => ({ name: name as keyof Preferences, form: Compile(schema) }))

/**
 * What another version wrote down in a form that this one does not know
 * counts as never set. It stays where it is until that part is set anew.
 */
const knownParts = (stored: Preferences): Preferences =>
  Object.fromEntries(parts.flatMap(({ name, form }) => (form.Check(stored[name]) ? [[name, stored[name]]] : [])))

export type PreferencesService = ReturnType<typeof preferencesService>

/** What people like in a store: columns, view, favourites, the criteria that they used last, and what reports draw. */
export const preferencesService = (database: Database) => ({
  read: async (storeId: string, personId: string): Promise<Preferences> =>
    knownParts(await preferencesRepository(database).read(storeId, personId)),

  /** Changes the given parts, leaves the others, and gives all. */
  save: async (storeId: string, personId: string, changed: Preferences, queries: Queries = database): Promise<Preferences> => {
    const index = changed.recent?.findIndex(({ at }) => Number.isNaN(Date.parse(at))) ?? -1
    if (index >= 0)
      throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
        errors: [{ path: `body.recent[${index}].at`, reason: 'must be an instant' }],
      })
    return knownParts(await preferencesRepository(queries).merge(storeId, personId, changed))
  },
})
