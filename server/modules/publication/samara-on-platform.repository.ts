import { sql } from 'kysely'
import { numbered } from '../../platforms/collection-positions.ts'
import type { Queries } from '../../database/index.ts'
import type { CollectionFields } from '../../platforms/platform.ts'

/** A collection that is being made on the platform: by which name, and which of this name were there before. */
export interface Making {
  name: string
  before: number[]
}

/** What is published of a Samara collection beside its products. */
export interface SamaraToPublish {
  name: string
  description: string
  active: boolean
  highlight: boolean
  searchable: boolean
  startDate: string | null
  endDate: string | null
  platformId: number | null
  making: Making | null
}

const columns = sql`name, description, active, highlight, searchable, start_date as "startDate", end_date as "endDate",
  platform_id as "platformId", platform_making as making`

/** Samara collections of one store, as far as the platform has them. */
export const samaraOnPlatformRepository = (queries: Queries, storeId: string) => ({
  async read(id: number): Promise<SamaraToPublish | undefined> {
    const { rows } = await sql<SamaraToPublish>`
      select ${columns} from samara_collections where store_id = ${storeId} and id = ${id}`.execute(queries)
    return rows[0]
  },

  /** Those that the platform has, but for archived ones. */
  async published(): Promise<(SamaraToPublish & { platformId: number })[]> {
    const { rows } = await sql<SamaraToPublish & { platformId: number }>`
      select ${columns} from samara_collections where store_id = ${storeId} and platform_id is not null and archived_at is null order by id`.execute(
      queries,
    )
    return rows
  },

  /** Notes that it is about to be made on the platform; null: it is not any more. */
  async setMaking(id: number, making: Making | null): Promise<void> {
    await sql`
      update samara_collections set platform_making = ${making === null ? null : JSON.stringify(making)}::jsonb
      where store_id = ${storeId} and id = ${id}`.execute(queries)
  },

  /** Notes which collection of the platform it is; null: none. */
  async setPlatform(id: number, platformId: number | null): Promise<void> {
    await sql`
      update samara_collections set platform_id = ${platformId}::int, platform_making = null where store_id = ${storeId} and id = ${id}`.execute(
      queries,
    )
  },

  /** It counts no more until somebody activates it. */
  async deactivate(id: number): Promise<void> {
    await sql`update samara_collections set active = false, version = version + 1 where store_id = ${storeId} and id = ${id} and active`.execute(
      queries,
    )
  },

  /** Stores what the platform keeps of its collection. */
  async keepFields(platformId: number, { name, searchable, from, to }: CollectionFields): Promise<void> {
    await sql`
      insert into collections (store_id, id, name, searchable, starts_at, ends_at) values (${storeId}, ${platformId}, ${name}, ${searchable}, ${from}, ${to})
      on conflict (store_id, id) do update set name = excluded.name, searchable = excluded.searchable, starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(
      queries,
    )
  },

  /**
   * Those of which the platform keeps another name, or that shoppers find there while they
   * do not count here, or the other way round. `over`: when one ended that does not count.
   */
  async keptOtherwise(over: Date): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select y.id from samara_collections y join collections c on c.store_id = ${storeId} and c.id = y.platform_id
      where y.store_id = ${storeId} and y.archived_at is null and (c.name <> y.name or y.active <> (c.ends_at is distinct from ${over}))`.execute(
      queries,
    )
    return new Set(rows.map(({ id }) => id))
  },

  /** Stores what stands in its collection on the platform. */
  async keepPlaces(
    { name, searchable }: Pick<SamaraToPublish, 'name' | 'searchable'>,
    platformId: number,
    positions: ReadonlyMap<number, number | null>,
  ): Promise<void> {
    const { products, positions: places } = numbered(positions)
    await sql`
      insert into collections (store_id, id, name, searchable) values (${storeId}, ${platformId}, ${name}, ${searchable})
      on conflict (store_id, id) do nothing`.execute(queries)
    await sql`delete from collection_products where store_id = ${storeId} and collection_id = ${platformId}`.execute(queries)
    await sql`
      insert into collection_products (store_id, collection_id, product_id, position)
      select ${storeId}, ${platformId}, * from unnest(${products}::int[], ${places}::int[])`.execute(queries)
  },

  /** Forgets a collection that the platform has no more. */
  async forget(platformId: number): Promise<void> {
    await sql`delete from collections where store_id = ${storeId} and id = ${platformId}`.execute(queries)
  },
})
