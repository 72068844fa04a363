import { sql } from 'kysely'
import type { AuditKind } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'

export interface AuditRow {
  kind: AuditKind
  at: Date
  by: string | null
  about: string | null
  store: string | null
  address: string | null
  values: object
  /** Events with the same text become one row, which counts them in the value `times`. */
  together: string | null
}

/** The audit log, as rows. */
export const auditRepository = (queries: Queries) => ({
  async add({ kind, at, by, about, store, address, values, together }: AuditRow): Promise<void> {
    await queries
      .insertInto('audit_log')
      .values({ kind, at, person_id: by, about_id: about, store, address, detail: JSON.stringify(values), together })
      .onConflict((conflict) =>
        conflict.column('together').doUpdateSet({
          at,
          detail: sql<string>`audit_log.detail || jsonb_build_object('times', (audit_log.detail ->> 'times')::int + 1)`,
        }),
      )
      .execute()
  },
  /** Lets another id stand for a deleted person. Where they were, and names that they gave, are forgotten. */
  async forget(person: string, standsFor: string): Promise<void> {
    await queries
      .updateTable('audit_log')
      .set({ person_id: standsFor, address: null, detail: sql<string>`detail - 'former' - 'name'` })
      .where('person_id', '=', person)
      .execute()
    await queries.updateTable('audit_log').set({ about_id: standsFor }).where('about_id', '=', person).execute()
  },
  async removeBefore(before: Date): Promise<void> {
    await queries.deleteFrom('audit_log').where('at', '<', before).execute()
  },
})
