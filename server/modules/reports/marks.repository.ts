import { sql } from 'kysely'
import type { ListKind, ReportDays } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { ReportScope } from './report-scope.ts'

export interface MarkRow {
  publication: string
  at: Date
  day: string
  kind: ListKind
  id: number
  name: string
  by: string | null
  automation: string | null
  written: number
}

/** Publications of a store that reached the shop. */
export const marks = (queries: Queries, storeId: string) => {
  const columns = sql`
    select p.id as publication, p.sent_at as at, (p.sent_at at time zone s.time_zone)::date::text as day, p.list_kind as kind, p.list_id as id,
      coalesce(c.name, k.name, m.name, '') as name, case when r.actor = 'person' then person.name end as by, a.name as automation, p.written
    from publications p join stores s on s.id = ${storeId} left join runs r on r.store_id = ${storeId} and r.id = p.id left join people person on person.id = r.actor_id
      left join categories c on c.store_id = ${storeId} and p.list_kind = 'category' and c.id = p.list_id
      left join collections k on k.store_id = ${storeId} and p.list_kind = 'collection' and k.id = p.list_id
      left join samara_collections m on m.store_id = ${storeId} and p.list_kind = 'samara' and m.id = p.list_id
      left join automation_run_lists l on l.store_id = ${storeId} and l.publication_id = p.id left join automation_runs n on n.store_id = ${storeId} and n.id = l.run_id
      left join automations a on a.store_id = ${storeId} and a.id = n.automation_id`
  return {
    /**
     * The newest first: of these categories and what is below them, or of this collection, alone; and those alone that moved
     * products of these brands. Most lists hold every brand, so that what a list holds would leave out next to nothing.
     * `run`: those that one run of an automation made, by itself or by proposals that were approved.
     */
    async within(
      { from, to }: ReportDays,
      { categories, brands, collection }: Pick<ReportScope, 'categories' | 'brands' | 'collection'>,
      run: string | null,
    ): Promise<MarkRow[]> {
      const lists =
        collection !== null
          ? sql`p.list_kind = 'collection' and p.list_id = ${collection}`
          : categories !== null
            ? sql`p.list_kind = 'category' and p.list_id in (select b.id from categories b where b.store_id = ${storeId} and b.path && ${categories}::int[])`
            : sql`true`
      const moved =
        brands === null
          ? sql`true`
          : sql`exists (select 1 from publication_writes w join products b on b.store_id = ${storeId} and b.id = w.product_id
              where w.store_id = ${storeId} and w.publication_id = p.id and w.result = 'written' and b.brand_id = any(${brands}::int[]))`
      const ofRun =
        run === null
          ? sql`true`
          : sql`p.id in (select coalesce(l.publication_id, o.publication_id) from automation_run_lists l left join proposals o on o.store_id = ${storeId} and o.id = l.proposal_id
              where l.store_id = ${storeId} and l.run_id = ${run})`
      const { rows } = await sql<MarkRow>`
        ${columns} where p.store_id = ${storeId} and p.sent_at >= ${from}::date::timestamp at time zone s.time_zone
          and p.sent_at < (${to}::date + 1)::timestamp at time zone s.time_zone and ${lists} and ${moved} and ${ofRun} order by p.sent_at desc, p.id`.execute(
        queries,
      )
      return rows
    },
    /** A run of an automation; null where it is forgotten. */
    async run(id: string): Promise<{ id: string; automation: string; at: Date } | null> {
      const { rows } = await sql<{ id: string; automation: string; at: Date }>`
        select n.id, a.name as automation, n.requested_at as at from automation_runs n join automations a on a.store_id = ${storeId} and a.id = n.automation_id
        where n.store_id = ${storeId} and n.id = ${id}`.execute(queries)
      return rows[0] ?? null
    },
    async byId(publication: string): Promise<MarkRow | null> {
      const { rows } =
        await sql<MarkRow>`${columns} where p.store_id = ${storeId} and p.id = ${publication} and p.sent_at is not null`.execute(queries)
      return rows[0] ?? null
    },
  }
}
