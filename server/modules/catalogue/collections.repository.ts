import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** A collection as last synchronised. */
export interface CollectionRow {
  id: number
  name: string
  searchable: boolean
  from: Date | null
  to: Date | null
}

/** The platform's collections of one store, as rows. */
export const collectionsRepository = (queries: Queries, storeId: string) => ({
  /** All of them by name, with the number of products that shoppers can be shown. */
  counted: (): Promise<(CollectionRow & { products: number })[]> =>
    sql<CollectionRow & { products: number }>`
      select c.id, c.name, c.searchable, c.starts_at as "from", c.ends_at as "to", coalesce(n.products, 0)::int as products
      from collections c left join (
        select m.collection_id, count(*) as products from collection_products m
          join products p on p.store_id = m.store_id and p.id = m.product_id and p.gone_at is null and p.active
        where m.store_id = ${storeId} group by m.collection_id) n on n.collection_id = c.id
      where c.store_id = ${storeId} order by c.name collate "und-x-icu", c.id`
      .execute(queries)
      .then(({ rows }) => rows),

  ids: (): Promise<number[]> =>
    queries
      .selectFrom('collections')
      .select('id')
      .where('store_id', '=', storeId)
      .execute()
      .then((rows) => rows.map(({ id }) => id)),

  async upsert({ id, name, searchable, from, to }: CollectionRow): Promise<void> {
    await sql`
      insert into collections (store_id, id, name, searchable, starts_at, ends_at) values (${storeId}, ${id}, ${name}, ${searchable}, ${from}, ${to})
      on conflict (store_id, id) do update set name = excluded.name, searchable = excluded.searchable, starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(queries)
  },

  /** Gives a collection these products, in this sequence, and no others. */
  async replaceProducts(id: number, products: readonly number[]): Promise<void> {
    await sql`delete from collection_products where store_id = ${storeId} and collection_id = ${id}`.execute(queries)
    await sql`
      insert into collection_products (store_id, collection_id, product_id, position)
      select ${storeId}, ${id}, product, position from unnest(${products}::int[]) with ordinality as given(product, position)`.execute(queries)
  },

  /** Removes the collections that the platform has no more. Their saved orderings stay. */
  async keepOnly(present: readonly number[]): Promise<void> {
    await sql`delete from collections where store_id = ${storeId} and id <> all(${present}::int[])`.execute(queries)
  },
})
