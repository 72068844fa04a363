import { type RawBuilder, sql } from 'kysely'
import type { ListReference, Sequence } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { idArray, readIds } from '../../database/id-array.ts'

const there = sql`p.gone_at is null and p.active`

/** The table of a collection, and who belongs to it. */
const collectionTables = {
  collection: { table: sql.table('collections'), members: sql.table('collection_products'), now: sql`true` },
  samara: { table: sql.table('samara_collections'), members: sql.table('samara_members'), now: sql`m.left_at is null` },
} as const

/**
 * True in a statement where a list is there and holds each of these products,
 * each given once. They are looked up by key, however long the list.
 */
export function holdsEach(storeId: string, list: ListReference, products: readonly number[]): RawBuilder<unknown> {
  const named = sql`p.store_id = ${storeId} and p.id = any(${idArray(products)}::int[]) and ${there}`
  if (list.kind !== 'category') {
    const { table, members, now } = collectionTables[list.kind]
    return sql`exists (select 1 from ${table} where store_id = ${storeId} and id = ${list.id}) and ${products.length} = (
        select count(*) from products p join ${members} m on m.store_id = ${storeId} and m.collection_id = ${list.id} and m.product_id = p.id and ${now} where ${named})`
  }
  return sql`exists (select 1 from categories where store_id = ${storeId} and id = ${list.id}) and ${products.length} = (
        select count(*) from products p join categories c on c.store_id = ${storeId} and c.id = p.category_id where ${named} and ${list.id} = any(c.path))`
}

/** The products of a list in no sequence; null where there is no such list. */
export async function membersOf(queries: Queries, storeId: string, list: ListReference): Promise<Sequence | null> {
  const statement =
    list.kind === 'category'
      ? sql<{ ids: string }>`
          select array(select p.id from products p where p.store_id = ${storeId} and ${there}
            and p.category_id = any(array(select id from categories where store_id = ${storeId} and ${list.id} = any(path))))::text as ids
          from categories where store_id = ${storeId} and id = ${list.id}`
      : sql<{ ids: string }>`
          select array(select p.id from ${collectionTables[list.kind].members} m join products p on p.store_id = ${storeId} and p.id = m.product_id
            where m.store_id = ${storeId} and m.collection_id = ${list.id} and ${collectionTables[list.kind].now} and ${there})::text as ids
          from ${collectionTables[list.kind].table} where store_id = ${storeId} and id = ${list.id}`
  const { rows } = await statement.execute(queries)
  return rows[0] ? readIds(rows[0].ids) : null
}
