import { sql } from 'kysely'
import type { ListReference, Move, OrderingSource, Pin, Rules, SavedVersion } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { readIds } from '../../database/id-array.ts'
import type { SavedSequence } from './present-sequence.ts'

/** A save, as the history tells it. Pins and rules are null where they are those of the save before. */
export interface VersionRow {
  version: number
  savedAt: Date
  savedBy: string | null
  name: string | null
  source: OrderingSource | null
  steps: number | null
  /** Products that are held. */
  pins: number | null
  rules: Rules | null
  /** Who proposed to publish it and who approved that; empty where they are no more. */
  proposal: SavedVersion['proposal']
}

/** One saved version with its sequence and its pins. */
export interface FormerVersion extends SavedSequence {
  row: VersionRow
  pins: Pin[]
  rules: Rules
}

/** What was saved of a store's lists. */
export const versionsRepository = (queries: Queries, storeId: string) => {
  const key = (list: ListReference) => sql`v.store_id = ${storeId} and v.list_kind = ${list.kind} and v.list_id = ${list.id}`
  const row = sql`v.version, v.saved_at as "savedAt", p.name as "savedBy", v.name, v.source, v.steps, jsonb_array_length(v.pins) as pins, v.rules,
    case when approved.version is not null then json_build_object('proposedBy', approved.proposer, 'approvedBy', approved.approver) end as proposal`
  /** The versions of a list with who saved them, and the proposal that each was published from last. */
  const from = (list: ListReference) => sql`ordering_versions v left join people p on p.id = v.saved_by
    left join (
      select distinct on (b.version) b.version, coalesce(proposer.name, '') as proposer, coalesce(approver.name, '') as approver
      from publications b
        join proposals o on o.store_id = ${storeId} and o.id = b.proposal_id
        left join people proposer on proposer.id = o.proposed_by
        left join people approver on approver.id = o.decided_by
      where b.store_id = ${storeId} and b.list_kind = ${list.kind} and b.list_id = ${list.id}
      order by b.version, o.decided_at desc) approved on approved.version = v.version`
  /** The newest version at or below one that holds everything. */
  const base = (list: ListReference, version: unknown) =>
    sql`(select max(v.version) from ordering_versions v where ${key(list)} and v.version <= ${version} and v.products is not null)`

  return {
    /** Versions of a list, oldest first: the newest `most`, and those below them that tell their pins and rules. */
    async newest(list: ListReference, most: number): Promise<VersionRow[]> {
      const last = sql`(select max(v.version) from ordering_versions v where ${key(list)})`
      const { rows } = await sql<VersionRow>`${prepared}
        select ${row} from ${from(list)}
        where ${key(list)} and v.version >= coalesce(${base(list, sql`${last} - ${most - 1}::int`)}, 0) order by v.version`.execute(queries)
      return rows
    },

    /** Null where there is no such version. */
    async read(list: ListReference, version: number): Promise<FormerVersion | null> {
      const { rows } = await sql<VersionRow & { products: string | null; moves: Move[] | null; held: Pin[] | null }>`
        select ${row}, v.products::text as products, v.moves, v.pins as held from ${from(list)}
        where ${key(list)} and v.version between ${base(list, sql`${version}::int`)} and ${version} order by v.version`.execute(queries)
      const last = rows.at(-1)
      const first = rows[0]
      if (last?.version !== version || !first?.products) return null
      return {
        row: last,
        base: readIds(first.products),
        // The first one's own moves are in its sequence already.
        moves: rows.slice(1).flatMap(({ moves }) => moves ?? []),
        pins: rows.findLast(({ held }) => held !== null)!.held!,
        rules: rows.findLast(({ rules }) => rules !== null)!.rules!,
      }
    },

    /** Products by their numbers, also those that the platform has no more. */
    async former(products: readonly number[]): Promise<{ id: number; name: string; reference: string; imageUrl: string | null }[]> {
      const { rows } = await sql<{ id: number; name: string; reference: string; imageUrl: string | null }>`
        select id, name, reference, image_url as "imageUrl" from products where store_id = ${storeId} and id = any(${products}::int[]) order by id`.execute(
        queries,
      )
      return rows
    },
  }
}
