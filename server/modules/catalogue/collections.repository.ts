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
          join products p on p.store_id = ${storeId} and p.id = m.product_id and p.gone_at is null and p.active
        where m.store_id = ${storeId} group by m.collection_id) n on n.collection_id = c.id
      where c.store_id = ${storeId} order by c.name collate "und-x-icu", c.id`
      .execute(queries)
      .then(({ rows }) => rows),
})
