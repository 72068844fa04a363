import { sql } from 'kysely'
import type { Preferences } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'

/** What people like in a store, one row each. */
export const preferencesRepository = (queries: Queries) => ({
  async read(storeId: string, personId: string): Promise<Preferences> {
    const { rows } = await sql<{
      preferences: Preferences
    }>`${prepared}select preferences from preferences where store_id = ${storeId} and person_id = ${personId}`.execute(queries)
    return rows[0]?.preferences ?? {}
  },
  /** Changes the given parts in one statement: two devices that change different parts do not undo each other. */
  async merge(storeId: string, personId: string, parts: Preferences): Promise<Preferences> {
    const { rows } = await sql<{ preferences: Preferences }>`
      insert into preferences as p (store_id, person_id, preferences) values (${storeId}, ${personId}, ${JSON.stringify(parts)})
      on conflict (store_id, person_id) do update set preferences = p.preferences || excluded.preferences returning preferences`.execute(
      queries,
    )
    return rows[0]!.preferences
  },
})
