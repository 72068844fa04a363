import { sql } from 'kysely'
import type { ListKind, ListReference, RunFailure } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'
import { listTables } from '../../database/list-tables.ts'
import { instantAt, microsecondsOf, pageSize } from '../../database/page-cursor.ts'

export interface RunRow {
  id: string
  kind: string
  state: string
  waitsFor: string
  subject: string
  storeId: string
  requestedAt: Date
  startedAt: Date | null
  endedAt: Date | null
  dueAt: Date | null
  cancelRequestedAt: Date | null
  failure: RunFailure | null
  /** What it is sorted by. */
  microseconds: string
}

const columns = sql`r.id, r.kind, r.state, r.waits_for as "waitsFor", r.subject, r.store_id as "storeId", r.requested_at as "requestedAt", r.started_at as "startedAt",
  r.ended_at as "endedAt", r.due_at as "dueAt", r.cancel_asked_at as "cancelRequestedAt", r.failure, ${microsecondsOf(sql`r.requested_at`)} as microseconds`

const groups = {
  open: sql`and r.due_at is not null`,
  failed: sql`and r.state in ('failed', 'done-with-errors')`,
  ended: sql`and r.due_at is null`,
}

/** Runs of the whole installation, as rows. */
export const allRunsRepository = (queries: Queries) => ({
  /** One more than a page holds, the newest first. */
  async page(
    { kinds, group, storeId }: { kinds: readonly string[]; group: keyof typeof groups | null; storeId: string | null },
    after: readonly [microseconds: string, id: string] | null,
  ): Promise<RunRow[]> {
    const { rows } = await sql<RunRow>`${everyStore}
      select ${columns} from runs r where r.kind = any(${kinds}::text[]) and (${storeId}::uuid is null or r.store_id = ${storeId}::uuid)
        ${group ? groups[group] : sql``}
        ${after ? sql`and (r.requested_at, r.id) < (${instantAt(after[0])}, ${after[1]}::uuid)` : sql``}
      order by r.requested_at desc, r.id desc limit ${pageSize + 1}`.execute(queries)
    return rows
  },
  async byId(storeId: string, id: string): Promise<RunRow | undefined> {
    const { rows } = await sql<RunRow>`select ${columns} from runs r where r.store_id = ${storeId} and r.id = ${id}`.execute(queries)
    return rows[0]
  },
  /** Names of stores, by id. */
  async stores(ids: readonly string[]): Promise<Map<string, { store: string; storeName: string }>> {
    if (ids.length === 0) return new Map()
    const rows = await queries
      .selectFrom('stores')
      .select(['id', 'name', 'display_name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, name, display_name }) => [id, { store: name, storeName: display_name }]))
  },
  /** Names of lists of one kind, each of its store. */
  async names(kind: ListKind, lists: readonly (ListReference & { storeId: string })[]): Promise<Map<string, string>> {
    if (lists.length === 0) return new Map()
    const table = sql.table(listTables[kind])
    const { rows } = await sql<{ storeId: string; id: number; name: string }>`${everyStore}
      select l.store_id as "storeId", l.id, l.name from ${table} l
      where (l.store_id, l.id) in (select * from unnest(${lists.map(({ storeId }) => storeId)}::uuid[], ${lists.map(({ id }) => id)}::int[]))`.execute(
      queries,
    )
    return new Map(rows.map(({ storeId, id, name }) => [`${storeId} ${id}`, name]))
  },
})
