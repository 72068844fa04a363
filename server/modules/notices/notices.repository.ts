import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import type { NewNotice } from './notices.service.ts'

/** Notices, as rows. */
export const noticesRepository = (queries: Queries) => ({
  /** One for everybody who works in the store. */
  async add({ storeId, kind, list, publication, synchronisation, figures = {} }: NewNotice, at: Date): Promise<void> {
    await sql`
      insert into notices (person_id, store_id, kind, list_kind, list_id, publication_id, synchronisation_id, figures, at)
      select owner_id, id, ${kind}, ${list?.kind ?? null}, ${list?.id ?? null}, ${publication ?? null}, ${synchronisation ?? null}, ${JSON.stringify(figures)}, ${at}
      from stores where id = ${storeId}`.execute(queries)
  },
})
