import { type RawBuilder, sql } from 'kysely'
import type { ListReference, Sequence } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { idArray, readIds } from './id-array.ts'

/** A category with everything below it, as `below(id)`. */
const below = (storeId: string, category: number): RawBuilder<unknown> => sql`below(id) as (
  select id from categories where store_id = ${storeId} and id = ${category}
  union select c.id from categories c join below b on c.store_id = ${storeId} and c.parent_id = b.id)`

const there = sql`p.gone_at is null and p.active`

/**
 * How many of these products, each given once, are in a list; null where there is no such list. They are looked up by key, however long the list.
 */
export async function held(queries: Queries, storeId: string, list: ListReference, products: readonly number[]): Promise<number | null> {
  const statement =
    list.kind === 'category'
      ? sql<{ held: number }>`${prepared}
        with recursive ${below(storeId, list.id)}
        select (select count(*)::int from products p
          where p.store_id = ${storeId} and p.id = any(${idArray(products)}::int[]) and ${there} and p.category_id in (select id from below)) as held
        where exists (select 1 from below)`
      : sql<{ held: number }>`${prepared}
        select (select count(*)::int from collection_products m join products p on p.store_id = ${storeId} and p.id = m.product_id
          where m.store_id = ${storeId} and m.collection_id = ${list.id} and m.product_id = any(${idArray(products)}::int[]) and ${there}) as held
        where exists (select 1 from collections where store_id = ${storeId} and id = ${list.id})`
  const { rows } = await statement.execute(queries)
  return rows[0]?.held ?? null
}

/** The products of a list in no sequence; null where there is no such list. */
export async function membersOf(queries: Queries, storeId: string, list: ListReference): Promise<Sequence | null> {
  const statement =
    list.kind === 'category'
      ? sql<{ ids: string }>`with recursive ${below(storeId, list.id)}
          select array(select p.id from products p where p.store_id = ${storeId} and p.category_id = any(array(select id from below)) and ${there})::text as ids
          where exists (select 1 from below)`
      : sql<{ ids: string }>`
          select array(select p.id from collection_products m join products p on p.store_id = ${storeId} and p.id = m.product_id
            where m.store_id = ${storeId} and m.collection_id = ${list.id} and ${there})::text as ids
          from collections where store_id = ${storeId} and id = ${list.id}`
  const { rows } = await statement.execute(queries)
  return rows[0] ? readIds(rows[0].ids) : null
}
