import { sql } from 'kysely'
import { idArray, readIds } from '../../database/id-array.ts'
import type { Queries } from '../../database/index.ts'

/** Products of files that people brought to one store. */
export const productFilesRepository = (queries: Queries, storeId: string) => ({
  async keep(key: string, products: readonly number[], at: Date): Promise<void> {
    await sql`
      insert into samara_files (store_id, key, products, made_at) values (${storeId}, ${key}, ${idArray(products)}::int[], ${at})`.execute(
      queries,
    )
  },

  /** The products that are kept under a key since `since`; null where none are. */
  async read(key: string, since: Date): Promise<number[] | null> {
    const { rows } = await sql<{ products: string }>`
      select products::text as products from samara_files where store_id = ${storeId} and key = ${key} and made_at >= ${since}`.execute(
      queries,
    )
    return rows[0] ? Array.from(readIds(rows[0].products)) : null
  },

  async forget(before: Date): Promise<void> {
    await sql`delete from samara_files where store_id = ${storeId} and made_at < ${before}`.execute(queries)
  },

  /** What the products of the shop are called by. */
  async names(): Promise<{ id: number[]; reference: string[]; eans: string[][] }> {
    const { rows } = await sql<{ ids: string; names: string; eans: string }>`
      select coalesce(array_agg(p.id), '{}')::text as ids, coalesce(json_agg(p.reference), '[]')::text as names, coalesce(json_agg(p.eans), '[]')::text as eans
      from products p where p.store_id = ${storeId} and p.gone_at is null`.execute(queries)
    return {
      id: Array.from(readIds(rows[0]!.ids)),
      reference: JSON.parse(rows[0]!.names) as string[],
      eans: JSON.parse(rows[0]!.eans) as string[][],
    }
  },
})
