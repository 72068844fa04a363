import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

const ids = ({ rows }: { rows: { id: number }[] }): number[] => rows.map(({ id }) => id)

/** Which products of a store a synchronisation has still to read, page by page by their numbers. */
export const productsToRead = (queries: Queries, storeId: string, synchronisation: string) => ({
  /** These categories and all below them. */
  below: (categories: readonly number[]): Promise<number[]> =>
    sql<{ id: number }>`
      select id from categories where store_id = ${storeId} and path && ${categories as number[]}::int[] order by id`
      .execute(queries)
      .then(ids),

  knownOfCategories: (categories: readonly number[], after: number, most: number): Promise<number[]> =>
    sql<{ id: number }>`
      select id from products where store_id = ${storeId} and gone_at is null and category_id = any(${categories as number[]}::int[]) and id > ${after} order by id limit ${most}`
      .execute(queries)
      .then(ids),

  knownOfCollection: (collection: number, after: number, most: number): Promise<number[]> =>
    sql<{ id: number }>`
      select product_id as id from collection_products where store_id = ${storeId} and collection_id = ${collection} and product_id > ${after} order by product_id limit ${most}`
      .execute(queries)
      .then(ids),

  /** Adds what is known here and was not listed: the platform is asked for each whether it is gone. */
  async addUnseen(): Promise<void> {
    await sql`
      insert into synchronisation_products (store_id, synchronisation_id, product_id)
      select ${storeId}::uuid, ${synchronisation}::uuid, id from products where store_id = ${storeId} and gone_at is null on conflict do nothing`.execute(
      queries,
    )
  },

  /** Adds a part of all products: those whose details were read longest ago. */
  async addOldest(part: number): Promise<void> {
    await sql`
      update synchronisation_products y set wants_details = true from (
        select id from products where store_id = ${storeId} and gone_at is null order by details_at nulls first
        limit (select ceil(count(*) / ${part}::float) from products where store_id = ${storeId} and gone_at is null)) oldest
      where y.store_id = ${storeId} and y.synchronisation_id = ${synchronisation} and y.product_id = oldest.id and not y.wants_details`.execute(
      queries,
    )
  },

  withoutDetails: (after: number, most: number): Promise<number[]> =>
    sql<{ id: number }>`
      select product_id as id from synchronisation_products where store_id = ${storeId} and synchronisation_id = ${synchronisation} and wants_details and product_id > ${after} order by product_id limit ${most}`
      .execute(queries)
      .then(ids),

  countWithoutDetails: (): Promise<number> =>
    sql<{
      count: number
    }>`select count(*)::int as count from synchronisation_products where store_id = ${storeId} and synchronisation_id = ${synchronisation} and wants_details`
      .execute(queries)
      .then(({ rows }) => rows[0]!.count),

  /** Products of it that shoppers are shown, for a look at their exact stock. */
  shown: (after: number, most: number): Promise<number[]> =>
    sql<{ id: number }>`
      select p.id from synchronisation_products y join products p on p.store_id = ${storeId} and p.id = y.product_id and p.active and p.gone_at is null
      where y.store_id = ${storeId} and y.synchronisation_id = ${synchronisation} and p.id > ${after} order by p.id limit ${most}`
      .execute(queries)
      .then(ids),

  countShown: (): Promise<number> =>
    sql<{ count: number }>`
      select count(*)::int as count from synchronisation_products y join products p on p.store_id = ${storeId} and p.id = y.product_id and p.active and p.gone_at is null
      where y.store_id = ${storeId} and y.synchronisation_id = ${synchronisation}`
      .execute(queries)
      .then(({ rows }) => rows[0]!.count),

  /** Products whose details were read longest ago: one part of all. */
  oldest: (part: number): Promise<number[]> =>
    sql<{ id: number }>`
      select id from products where store_id = ${storeId} and gone_at is null order by details_at nulls first
      limit (select ceil(count(*) / ${part}::float) from products where store_id = ${storeId} and gone_at is null)`
      .execute(queries)
      .then(ids),
})
