import { type RawBuilder, sql } from 'kysely'
import type { Criterion, EnteringRule } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** A collection as it is kept. */
export interface CollectionRow {
  id: number
  name: string
  description: string
  active: boolean
  highlight: boolean
  searchable: boolean
  startDate: string | null
  endDate: string | null
  platformId: number | null
  archived: boolean
  entering: EnteringRule
  criteria: Criterion[]
  version: number
  filledAt: Date | null
  followedAt: Date | null
  stale: boolean
  listsDigest: string | null
  products: number
  groups: { id: number; name: string; exclude: boolean }[]
}

/** What is known of a collection to bring it up to date. */
export type Followed = Pick<CollectionRow, 'id' | 'entering' | 'criteria' | 'version' | 'filledAt' | 'stale' | 'listsDigest'> & {
  groups: { id: number; exclude: boolean }[]
}

/** What people may change of a collection. */
export type CollectionFields = Pick<
  CollectionRow,
  'name' | 'description' | 'active' | 'highlight' | 'searchable' | 'startDate' | 'endDate' | 'entering' | 'criteria'
>

/** The Samara collections of one store, and which groups they use. */
export const collectionsRepository = (queries: Queries, storeId: string) => {
  const find = async (condition: RawBuilder<unknown>): Promise<CollectionRow[]> =>
    (
      await sql<CollectionRow>`
        select c.id, c.name, c.description, c.active, c.highlight, c.searchable, c.start_date as "startDate", c.end_date as "endDate", c.platform_id as "platformId",
          c.archived_at is not null as archived, c.entering, c.criteria, c.version, c.filled_at as "filledAt", c.followed_at as "followedAt", c.stale, c.lists_digest as "listsDigest",
          (select count(*)::int from samara_members m where m.store_id = ${storeId} and m.collection_id = c.id and m.left_at is null) as products,
          coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'exclude', u.excludes) order by u.place, g.id)
            from samara_collection_groups u join samara_groups g on g.store_id = ${storeId} and g.id = u.group_id where u.store_id = ${storeId} and u.collection_id = c.id), '[]') as groups
        from samara_collections c where c.store_id = ${storeId} and ${condition} order by c.name, c.id`.execute(queries)
    ).rows

  const followed = async (condition: RawBuilder<unknown>): Promise<Followed[]> =>
    (
      await sql<Followed>`
        select c.id, c.entering, c.criteria, c.version, c.filled_at as "filledAt", c.stale, c.lists_digest as "listsDigest",
          coalesce((select jsonb_agg(jsonb_build_object('id', u.group_id, 'exclude', u.excludes) order by u.place, u.group_id)
            from samara_collection_groups u where u.store_id = ${storeId} and u.collection_id = c.id), '[]') as groups
        from samara_collections c
        where c.store_id = ${storeId} and c.filled_at is not null and c.archived_at is null and ${condition} order by c.id`.execute(queries)
    ).rows

  return {
    all: (): Promise<CollectionRow[]> => find(sql`true`),
    byId: async (id: number): Promise<CollectionRow | undefined> => (await find(sql`c.id = ${id}`))[0],
    byName: async (name: string): Promise<CollectionRow | undefined> => (await find(sql`c.name = ${name}`))[0],

    /** Lets others who change the collection wait until the transaction ends. */
    async lock(id: number): Promise<void> {
      await sql`select 1 from samara_collections where store_id = ${storeId} and id = ${id} for update`.execute(queries)
    },

    /** Lets others who change what lists read each other wait until the transaction ends. */
    async lockReading(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`samara lists ${storeId}`}, 0))`.execute(queries)
    },

    async count(): Promise<number> {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from samara_collections where store_id = ${storeId}`.execute(queries)
      return rows[0]!.count
    },

    /** Adds a collection; null where another one has its name. The same key gives the same collection. */
    async add(fields: CollectionFields, by: string, key: string, at: Date): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        with known as (select id from samara_collections where store_id = ${storeId} and request_key = ${key}),
        made as (
          insert into samara_collections (store_id, name, description, active, highlight, searchable, start_date, end_date, entering, criteria, made_by, made_at, request_key)
          select ${storeId}::uuid, ${fields.name}, ${fields.description}, ${fields.active}, ${fields.highlight}, ${fields.searchable}, ${fields.startDate}::date, ${fields.endDate}::date,
            ${fields.entering}, ${JSON.stringify(fields.criteria)}::jsonb, ${by}::uuid, ${at}::timestamptz, ${key}::text where not exists (select 1 from known)
          on conflict do nothing returning id)
        select id from known union all select id from made`.execute(queries)
      return rows[0]?.id ?? null
    },

    /** False where another collection has the name. */
    async change(id: number, fields: CollectionFields, archivedAt: Date | null): Promise<boolean> {
      const { rows } = await sql`
        update samara_collections c set name = ${fields.name}, description = ${fields.description}, active = ${fields.active}, highlight = ${fields.highlight},
          searchable = ${fields.searchable}, start_date = ${fields.startDate}::date, end_date = ${fields.endDate}::date, entering = ${fields.entering},
          criteria = ${JSON.stringify(fields.criteria)}::jsonb, archived_at = ${archivedAt === null ? sql`null` : sql`coalesce(c.archived_at, ${archivedAt}::timestamptz)`}, version = version + 1
        where c.store_id = ${storeId} and c.id = ${id}
          and not exists (select 1 from samara_collections o where o.store_id = ${storeId} and o.name = ${fields.name} and o.id <> ${id}) returning 1`.execute(
        queries,
      )
      return rows.length > 0
    },

    /** Removes a collection with its ordering; what was published of it stays in the queue. */
    async remove(id: number): Promise<void> {
      for (const table of ['orderings', 'ordering_drafts'])
        await sql`delete from ${sql.table(table)} where store_id = ${storeId} and list_kind = 'samara' and list_id = ${id}`.execute(queries)
      await sql`delete from samara_members where store_id = ${storeId} and collection_id = ${id}`.execute(queries)
      await sql`delete from samara_collections where store_id = ${storeId} and id = ${id}`.execute(queries)
    },

    /** Lets a collection use a group, behind the others; one that it uses changes sides. */
    async use(id: number, group: number, exclude: boolean): Promise<void> {
      await sql`
        insert into samara_collection_groups (store_id, collection_id, group_id, place, excludes)
        select ${storeId}::uuid, ${id}::int, ${group}::int, coalesce(max(place), 0) + 1, ${exclude}::boolean from samara_collection_groups where store_id = ${storeId} and collection_id = ${id}
        on conflict (store_id, collection_id, group_id) do update set excludes = excluded.excludes`.execute(queries)
    },

    async useNoMore(id: number, group: number): Promise<boolean> {
      const { rows } = await sql`
        delete from samara_collection_groups where store_id = ${storeId} and collection_id = ${id} and group_id = ${group} returning 1`.execute(
        queries,
      )
      return rows.length > 0
    },

    /** Notes that what a collection is made of has changed. */
    async touch(id: number): Promise<void> {
      await sql`
        update samara_collections set version = version + 1, stale = filled_at is not null where store_id = ${storeId} and id = ${id}`.execute(
        queries,
      )
    },

    /** Uses these groups, in this sequence, and no others. */
    async useOnly(id: number, groups: readonly { id: number; exclude: boolean }[]): Promise<void> {
      await sql`delete from samara_collection_groups where store_id = ${storeId} and collection_id = ${id}`.execute(queries)
      await sql`
        insert into samara_collection_groups (store_id, collection_id, group_id, place, excludes)
        select ${storeId}::uuid, ${id}::int, (g.value ->> 'id')::int, g.nth, (g.value ->> 'exclude')::boolean
        from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality as g(value, nth)`.execute(queries)
    },

    async setCriteria(id: number, criteria: readonly Criterion[]): Promise<void> {
      await sql`
        update samara_collections set criteria = ${JSON.stringify(criteria)}::jsonb where store_id = ${storeId} and id = ${id}`.execute(
        queries,
      )
    },

    /** Notes that a collection was brought up to date. */
    async filled(id: number, at: Date, listsDigest: string | null): Promise<void> {
      await sql`
        update samara_collections set filled_at = coalesce(filled_at, ${at}), stale = false, lists_digest = ${listsDigest}
        where store_id = ${storeId} and id = ${id} and (filled_at is null or stale or lists_digest is distinct from ${listsDigest})`.execute(
        queries,
      )
    },

    /** Somebody brought it up to date. */
    async followedByHand(id: number, at: Date): Promise<void> {
      await sql`update samara_collections set followed_at = ${at} where store_id = ${storeId} and id = ${id}`.execute(queries)
    },

    /** Which Samara collections each collection reads by its filters. */
    async reads(): Promise<Map<number, number[]>> {
      const { rows } = await sql<{ id: number; reads: number[] }>`
        select u.collection_id as id, array_agg(distinct (f.filter_values ->> 1)::int) as reads
        from samara_collection_groups u join samara_filters f on f.store_id = ${storeId} and f.group_id = u.group_id
        where u.store_id = ${storeId} and f.filter_column = 'list' and f.filter_values ->> 0 = 'samara' group by u.collection_id`.execute(
        queries,
      )
      return new Map(rows.map(({ id, reads }) => [id, reads]))
    },

    /** Those that follow what their filters read: filled ones that are not archived. */
    followed: (): Promise<Followed[]> => followed(sql`true`),
    followedOne: async (id: number): Promise<Followed | undefined> => (await followed(sql`c.id = ${id}`))[0],
    /** What may change of one of them without its version; others who change it wait until the transaction ends. */
    async lockState(id: number): Promise<Pick<Followed, 'version' | 'stale' | 'listsDigest'> | undefined> {
      const { rows } = await sql<Pick<Followed, 'version' | 'stale' | 'listsDigest'>>`
        select version, stale, lists_digest as "listsDigest" from samara_collections where store_id = ${storeId} and id = ${id} for update`.execute(
        queries,
      )
      return rows[0]
    },

    /** Whether a filter of any group reads a collection. */
    async isRead(id: number): Promise<boolean> {
      const { rows } = await sql`
        select 1 from samara_filters where store_id = ${storeId} and filter_column = 'list' and filter_values ->> 0 = 'samara' and (filter_values ->> 1)::int = ${id} limit 1`.execute(
        queries,
      )
      return rows.length > 0
    },
  }
}
