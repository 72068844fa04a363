import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { numbered } from '../../platforms/collection-positions.ts'
import type { PlatformCollection } from '../../platforms/platform.ts'

/** The platform's collections of one store as they come in. */
export const incomingCollections = (queries: Queries, storeId: string) => ({
  ids: (): Promise<number[]> =>
    queries
      .selectFrom('collections')
      .select('id')
      .where('store_id', '=', storeId)
      .execute()
      .then((rows) => rows.map(({ id }) => id)),

  async upsert(collections: readonly PlatformCollection[]): Promise<void> {
    const column = <K extends keyof PlatformCollection>(key: K) => collections.map((collection) => collection[key])
    await sql`
      insert into collections (store_id, id, name, searchable, starts_at, ends_at)
      select ${storeId}, * from unnest(${column('id')}::int[], ${column('name')}::text[], ${column('searchable')}::bool[], ${column('from')}::timestamptz[], ${column('to')}::timestamptz[])
      on conflict (store_id, id) do update set name = excluded.name, searchable = excluded.searchable, starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(
      queries,
    )
  },

  /** Gives a collection these products, at these positions, and no others. */
  async replaceProducts(id: number, places: ReadonlyMap<number, number | null>): Promise<void> {
    const { products, positions } = numbered(places)
    await sql`delete from collection_products where store_id = ${storeId} and collection_id = ${id}`.execute(queries)
    await sql`
      insert into collection_products (store_id, collection_id, product_id, position)
      select ${storeId}, ${id}, * from unnest(${products}::int[], ${positions}::int[])`.execute(queries)
  },

  /** Removes the collections that the platform has no more. Their saved orderings stay. */
  async keepOnly(present: readonly number[]): Promise<void> {
    await sql`delete from collections where store_id = ${storeId} and id <> all(${present}::int[])`.execute(queries)
  },
})
