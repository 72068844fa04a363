import { sql } from 'kysely'
import type { ListReference, OrderingDraft } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'

/** One person's drafts in a store. */
export const draftsRepository = (queries: Queries, storeId: string, personId: string) => {
  const key = (list: ListReference) =>
    sql`store_id = ${storeId} and person_id = ${personId} and list_kind = ${list.kind} and list_id = ${list.id}`
  return {
    async read(list: ListReference): Promise<OrderingDraft | null> {
      const { rows } = await sql<{ draft: OrderingDraft }>`${prepared}select draft from ordering_drafts where ${key(list)}`.execute(queries)
      return rows[0]?.draft ?? null
    },
    /** Takes the place of a draft that is not newer. Returns when the one that is kept now was changed. */
    async keep(list: ListReference, draft: string, at: Date): Promise<string> {
      await sql`
        insert into ordering_drafts as d (store_id, person_id, list_kind, list_id, draft, at) values (${storeId}, ${personId}, ${list.kind}, ${list.id}, ${draft}, ${at})
        on conflict (store_id, person_id, list_kind, list_id) do update set draft = excluded.draft, at = excluded.at where d.at <= excluded.at`.execute(
        queries,
      )
      const { rows } = await sql<{ at: string }>`select draft->>'at' as at from ordering_drafts where ${key(list)}`.execute(queries)
      return rows[0]!.at
    },
    async forget(list: ListReference): Promise<void> {
      await sql`${prepared}delete from ordering_drafts where ${key(list)}`.execute(queries)
    },
  }
}
