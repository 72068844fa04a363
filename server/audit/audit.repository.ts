import { type RawBuilder, sql } from 'kysely'
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

/** Which events are wanted; null: all. */
export interface AuditFilter {
  /** Who did it, or whom it was done to. */
  person: string | null
  store: string | null
  kind: AuditKind | null
  from: Date | null
  /** Before this. */
  to: Date | null
}

/** An event as it was written down. */
export interface WrittenEvent extends Omit<AuditRow, 'together' | 'values'> {
  id: string
  values: Record<string, string | number>
  /** When it was, in microseconds since 1970: what events are sorted by, before their id. */
  microseconds: string
}

const columns = sql`id::text, kind, at, person_id as by, about_id as about, store, address, detail as values,
  (extract(epoch from at) * 1000000)::bigint::text as microseconds`

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
  /** The newest events, or those before one. */
  async newest(filter: AuditFilter, most: number, before: { at: RawBuilder<Date>; id: string } | null): Promise<WrittenEvent[]> {
    const { person, store, kind, from, to } = filter
    const rest = sql`
      ${store === null ? sql`` : sql`and store = ${store}`} ${kind === null ? sql`` : sql`and kind = ${kind}`}
      ${from === null ? sql`` : sql`and at >= ${from}`} ${to === null ? sql`` : sql`and at < ${to}`}
      ${before === null ? sql`` : sql`and (at, id) < (${before.at}, ${before.id}::bigint)`}
      order by at desc, id desc limit ${most}`
    const statement =
      person === null
        ? sql<WrittenEvent>`select ${columns} from audit_log where true ${rest}`
        : // Each of the two has an index of its own.
          sql<WrittenEvent>`select ${columns} from (
              (select * from audit_log where person_id = ${person} ${rest}) union (select * from audit_log where about_id = ${person} ${rest})) found
            order by at desc, id desc limit ${most}`
    return (await statement.execute(queries)).rows
  },
  async removeBefore(before: Date): Promise<void> {
    await queries.deleteFrom('audit_log').where('at', '<', before).execute()
  },
})
