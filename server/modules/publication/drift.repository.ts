import { sql } from 'kysely'
import type { ListReference } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { idArray, readIds } from '../../database/id-array.ts'
import { inSql } from './publication-kind.ts'

/** A product at another position than requested; positions from 1, `found` is null when it is not shown. */
export interface Difference {
  product: number
  asked: number
  found: number | null
}

export interface NewDrift {
  storeId: string
  list: ListReference
  foundAt: Date
  checked: number
  unseen: number
  differing: number
  differences: readonly Difference[]
  live: ArrayLike<number>
}

export interface DriftRow {
  list: ListReference
  listName: string
  foundAt: Date
  checked: number
  unseen: number
  differing: number
  differences: (Difference & { name: string })[]
}

/** Milliseconds between two comparisons of a published list with the platform. */
export const watchEvery = 3_600_000

/** How many lists are taken at once. */
const taken = 5

/** Publications that are not only scheduled. */
const publishing = sql`r.kind = 'publication' and r.due_at is not null and r.state <> ${inSql('scheduled')}`

/** Published lists whose live ordering was changed by somebody else. */
export const driftRepository = (queries: Queries) => {
  const key = (storeId: string, list: ListReference) =>
    sql`d.store_id = ${storeId} and d.list_kind = ${list.kind} and d.list_id = ${list.id}`
  return {
    /** The newest first. */
    ofStore: (storeId: string): Promise<DriftRow[]> =>
      sql<DriftRow>`
        select json_build_object('kind', d.list_kind, 'id', d.list_id) as list, coalesce(c.name, m.name, y.name, '') as "listName", d.found_at as "foundAt", d.checked, d.unseen, d.differing,
          coalesce((select json_agg(json_build_object('product', (e.value ->> 'product')::int, 'name', coalesce(p.name, ''), 'asked', e.value -> 'asked', 'found', e.value -> 'found') order by e.nth)
            from jsonb_array_elements(d.differences) with ordinality e(value, nth) left join products p on p.store_id = ${storeId} and p.id = (e.value ->> 'product')::int), '[]') as differences
        from drifts d
          left join categories c on d.list_kind = 'category' and c.store_id = ${storeId} and c.id = d.list_id
          left join collections m on d.list_kind = 'collection' and m.store_id = ${storeId} and m.id = d.list_id
      left join samara_collections y on d.list_kind = 'samara' and y.store_id = ${storeId} and y.id = d.list_id
        where d.store_id = ${storeId} order by d.found_at desc, d.list_kind, d.list_id`
        .execute(queries)
        .then(({ rows }) => rows),

    /** How many products of each drifted list have another position. */
    counts: (storeId: string): Promise<(ListReference & { differing: number })[]> =>
      queries.selectFrom('drifts').select(['list_kind as kind', 'list_id as id', 'differing']).where('store_id', '=', storeId).execute(),

    /** The live ordering of a drifted list, as far as it was read; null without a drift. The row is locked until the transaction ends. */
    async live(storeId: string, list: ListReference): Promise<number[] | null> {
      const { rows } = await sql<{
        live: string
      }>`select d.live::text as live from drifts d where ${key(storeId, list)} for update`.execute(queries)
      return rows[0] ? Array.from(readIds(rows[0].live)) : null
    },

    /** True where it had not drifted before. */
    async put({ storeId, list, foundAt, checked, unseen, differing, differences, live }: NewDrift): Promise<boolean> {
      const { rows } = await sql<{ fresh: boolean }>`
        insert into drifts as d (store_id, list_kind, list_id, found_at, checked, unseen, differing, differences, live)
        values (${storeId}, ${list.kind}, ${list.id}, ${foundAt}, ${checked}, ${unseen}, ${differing}, ${JSON.stringify(differences)}, ${idArray(live)}::int[])
        on conflict (store_id, list_kind, list_id) do update set checked = excluded.checked, unseen = excluded.unseen, differing = excluded.differing, differences = excluded.differences, live = excluded.live
        returning (xmax = 0) as fresh`.execute(queries)
      return rows[0]!.fresh
    },

    /** True where there was one. */
    async remove(storeId: string, list: ListReference): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`delete from drifts d where ${key(storeId, list)}`.execute(queries)
      return numAffectedRows > 0n
    },

    /** Takes published lists of a store that were not compared for an hour, the oldest first; none while the store publishes something. */
    claim: (storeId: string, now: Date): Promise<ListReference[]> => {
      const due = sql`o.published_version is not null and coalesce(o.watched_at, o.published_at) < ${new Date(now.getTime() - watchEvery)}`
      return sql<ListReference>`
        update orderings o set watched_at = ${now} from (
          select o.list_kind, o.list_id from orderings o where o.store_id = ${storeId} and ${due}
            and not exists (select 1 from runs r where r.store_id = ${storeId} and ${publishing})
          order by coalesce(o.watched_at, o.published_at) limit ${taken}) t
        where o.store_id = ${storeId} and o.list_kind = t.list_kind and o.list_id = t.list_id and ${due}
        returning o.list_kind as kind, o.list_id as id`
        .execute(queries)
        .then(({ rows }) => rows)
    },

    /** When the next comparison is due; null when no list is published. */
    async nextDue(storeId: string): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`
        select min(coalesce(watched_at, published_at)) as at from orderings where store_id = ${storeId} and published_version is not null`.execute(
        queries,
      )
      const at = rows[0]?.at
      return at ? new Date(at.getTime() + watchEvery) : null
    },

    /** Whether the store is publishing something now. */
    async publishing(storeId: string): Promise<boolean> {
      const { rows } = await sql`select 1 from runs r where r.store_id = ${storeId} and ${publishing} limit 1`.execute(queries)
      return rows.length > 0
    },
  }
}
