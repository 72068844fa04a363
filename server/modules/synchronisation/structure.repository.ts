import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

export interface IncomingCategory {
  id: number
  name: string
  parentId: number | null
  /** The ids from the root down to itself. */
  path: number[]
}

/** The tree and the brands of a store as they come in. */
export const incomingStructure = (queries: Queries, storeId: string) => ({
  /** Replaces the tree. `shares` is what categories add to totals; the others add nothing. */
  async replaceTree(categories: readonly IncomingCategory[], shares: ReadonlyMap<number, number>): Promise<void> {
    await sql`delete from categories where store_id = ${storeId}`.execute(queries)
    await sql`
      insert into categories (store_id, id, name, parent_id, path, place, score_share)
      select ${storeId}, id, name, parent_id, path::int[], place, share
      from unnest(${categories.map((row) => row.id)}::int[], ${categories.map((row) => row.name)}::text[], ${categories.map((row) => row.parentId)}::int[],
        ${categories.map((row) => `{${row.path.join(',')}}`)}::text[], ${categories.map((row) => shares.get(row.id) ?? 0)}::int[])
        with ordinality as given(id, name, parent_id, path, share, place)`.execute(queries)
  },
  async replaceBrands(brands: readonly { id: number; name: string }[], shares: ReadonlyMap<number, number>): Promise<void> {
    await sql`delete from brands where store_id = ${storeId}`.execute(queries)
    await sql`
      insert into brands (store_id, id, name, score_share)
      select ${storeId}, id, name, share
      from unnest(${brands.map((row) => row.id)}::int[], ${brands.map((row) => row.name)}::text[], ${brands.map((row) => shares.get(row.id) ?? 0)}::int[]) as given(id, name, share)`.execute(
      queries,
    )
  },
  /** What categories or brands add to totals, as known so far. */
  shares: (kind: 'categories' | 'brands'): Promise<Map<number, number>> =>
    sql<{ id: number; share: number }>`select id, score_share as share from ${sql.table(kind)} where store_id = ${storeId}`
      .execute(queries)
      .then(({ rows }) => new Map(rows.map(({ id, share }) => [id, share]))),
})
