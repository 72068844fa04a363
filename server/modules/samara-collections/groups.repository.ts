import { sql } from 'kysely'
import type { FilterColumn, FilterOperator, FilterRule } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { idArray } from '../../database/id-array.ts'

/** A filter as it is kept. */
export interface FilterRow extends FilterRule {
  id: number
}

/** A group with its filters and who uses it. */
export interface GroupRow {
  id: number
  name: string
  exclude: boolean
  version: number
  filters: FilterRow[]
  /** Hand-picked products, and how many of them are pinned. */
  picks: number
  pins: number
  usedBy: { id: number; name: string; exclude: boolean }[]
}

/** A hand-picked product that goes from a group to a place of another, or of the same. */
export interface PickMove {
  from: number
  to: number
  product: number
  /** From 1. */
  place: number
}

interface FilterJson {
  id: number
  column: FilterColumn
  operator: FilterOperator
  not: boolean
  values: (string | number)[]
}

/** Groups of one store, their filters and hand-picked products. */
export const groupsRepository = (queries: Queries, storeId: string) => {
  const select = sql`
    select g.id, g.name, g.excludes as exclude, g.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'column', f.filter_column, 'operator', f.operator, 'not', f.negated, 'values', f.filter_values) order by f.place, f.id)
        from samara_filters f where f.store_id = ${storeId} and f.group_id = g.id), '[]') as filters,
      (select count(*)::int from samara_picks k where k.store_id = ${storeId} and k.group_id = g.id) as picks,
      (select count(*)::int from samara_picks k where k.store_id = ${storeId} and k.group_id = g.id and k.pinned) as pins,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'exclude', u.excludes) order by c.name, c.id)
        from samara_collection_groups u join samara_collections c on c.store_id = ${storeId} and c.id = u.collection_id where u.store_id = ${storeId} and u.group_id = g.id), '[]') as "usedBy"`
  const find = async (condition: ReturnType<typeof sql>): Promise<GroupRow[]> =>
    (
      await sql<
        GroupRow & { filters: FilterJson[] }
      >`${select} from samara_groups g where g.store_id = ${storeId} and ${condition} order by g.name, g.id`.execute(queries)
    ).rows

  return {
    all: (): Promise<GroupRow[]> => find(sql`true`),
    byIds: (ids: readonly number[]): Promise<GroupRow[]> => find(sql`g.id = any(${ids}::int[])`),
    byId: async (id: number): Promise<GroupRow | undefined> => (await find(sql`g.id = ${id}`))[0],
    byName: async (name: string): Promise<GroupRow | undefined> => (await find(sql`g.name = ${name}`))[0],

    /** Lets others who change the group wait until the transaction ends. */
    async lock(id: number): Promise<void> {
      await sql`select 1 from samara_groups where store_id = ${storeId} and id = ${id} for update`.execute(queries)
    },

    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from samara_groups where store_id = ${storeId}`.execute(
        queries,
      )
      return rows[0]!.count
    },

    /** Adds a group; null where another one has its name. The same key gives the same group. */
    async add(group: { name: string; exclude: boolean; key: string | null; at: Date }): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        with known as (select id from samara_groups where store_id = ${storeId} and request_key = ${group.key}),
        made as (
          insert into samara_groups (store_id, name, excludes, made_at, request_key)
          select ${storeId}::uuid, ${group.name}, ${group.exclude}, ${group.at}::timestamptz, ${group.key}::text where not exists (select 1 from known)
          on conflict do nothing returning id)
        select id from known union all select id from made`.execute(queries)
      return rows[0]?.id ?? null
    },

    /** False where another group has the name. */
    async change(id: number, { name, exclude }: { name: string; exclude: boolean }): Promise<boolean> {
      const { rows } = await sql`
        update samara_groups g set name = ${name}, excludes = ${exclude}, version = version + 1 where g.store_id = ${storeId} and g.id = ${id}
          and not exists (select 1 from samara_groups o where o.store_id = ${storeId} and o.name = ${name} and o.id <> ${id}) returning 1`.execute(
        queries,
      )
      return rows.length > 0
    },

    /** Counts versions up: the group's, and those of the collections that use it, which are then to be brought up to date. */
    async touch(id: number): Promise<void> {
      await sql`update samara_groups set version = version + 1 where store_id = ${storeId} and id = ${id}`.execute(queries)
      await sql`
        update samara_collections c set stale = c.filled_at is not null, version = c.version + 1 where c.store_id = ${storeId}
          and c.id in (select u.collection_id from samara_collection_groups u where u.store_id = ${storeId} and u.group_id = ${id})`.execute(
        queries,
      )
    },

    async remove(id: number): Promise<void> {
      await sql`delete from samara_groups where store_id = ${storeId} and id = ${id}`.execute(queries)
    },

    /** Adds a filter behind the others. The same key gives the same filter. */
    async addFilter(group: number, filter: FilterRule, key: string): Promise<boolean> {
      const { rows } = await sql`
        insert into samara_filters (store_id, group_id, place, filter_column, operator, negated, filter_values, request_key)
        select ${storeId}::uuid, ${group}::int, coalesce(max(place), 0) + 1, ${filter.column}::text, ${filter.operator}::text, ${filter.not}::boolean, ${JSON.stringify(filter.values)}::jsonb, ${key}::text
        from samara_filters where store_id = ${storeId} and group_id = ${group}
        on conflict (store_id, request_key) do nothing returning 1`.execute(queries)
      return rows.length > 0
    },

    async changeFilter(group: number, id: number, filter: FilterRule): Promise<boolean> {
      const { rows } = await sql`
        update samara_filters set filter_column = ${filter.column}, operator = ${filter.operator}, negated = ${filter.not}, filter_values = ${JSON.stringify(filter.values)}::jsonb
        where store_id = ${storeId} and group_id = ${group} and id = ${id} returning 1`.execute(queries)
      return rows.length > 0
    },

    /** Puts these filters in the place of all that there are. */
    async replaceFilters(group: number, filters: readonly FilterRule[]): Promise<void> {
      await sql`delete from samara_filters where store_id = ${storeId} and group_id = ${group}`.execute(queries)
      for (const [at, filter] of filters.entries())
        await sql`
          insert into samara_filters (store_id, group_id, place, filter_column, operator, negated, filter_values)
          values (${storeId}::uuid, ${group}::int, ${at + 1}::int, ${filter.column}::text, ${filter.operator}::text, ${filter.not}::boolean, ${JSON.stringify(filter.values)}::jsonb)`.execute(
          queries,
        )
    },

    /** Puts these hand-picked products in the place of all that there are, in their sequence. */
    async replacePicks(group: number, products: readonly number[], pinned: readonly number[]): Promise<void> {
      await sql`delete from samara_picks where store_id = ${storeId} and group_id = ${group}`.execute(queries)
      await sql`
        insert into samara_picks (store_id, group_id, product_id, place, pinned)
        select ${storeId}::uuid, ${group}::int, given.id, given.nth, given.id = any(${idArray(pinned)}::int[])
        from unnest(${idArray(products)}::int[]) with ordinality as given(id, nth)`.execute(queries)
    },

    async removeFilter(group: number, id: number): Promise<boolean> {
      const { rows } =
        await sql`delete from samara_filters where store_id = ${storeId} and group_id = ${group} and id = ${id} returning 1`.execute(
          queries,
        )
      return rows.length > 0
    },

    /** Of these products, those that the shop has no more, whether it can show them or not. */
    async unknownProducts(products: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct given.id from unnest(${idArray(products)}::int[]) as given(id)
        where not exists (select 1 from products p where p.store_id = ${storeId} and p.id = given.id and p.gone_at is null) order by id`.execute(
        queries,
      )
      return rows.map(({ id }) => id)
    },

    /** Adds hand-picked products behind the others, in their sequence. Returns how many were new. */
    async pick(group: number, products: readonly number[], pinned: boolean): Promise<number> {
      const { rows } = await sql<{ added: boolean }>`
        with before as (select coalesce(max(place), 0) as last, array_agg(product_id) as known from samara_picks where store_id = ${storeId} and group_id = ${group}),
        given as (select id, min(nth)::int as nth from unnest(${idArray(products)}::int[]) with ordinality as given(id, nth) group by id)
        insert into samara_picks (store_id, group_id, product_id, place, pinned)
        select ${storeId}::uuid, ${group}::int, given.id, before.last + given.nth, ${pinned}::boolean from given cross join before order by given.nth
        on conflict (store_id, group_id, product_id) do update set pinned = samara_picks.pinned or excluded.pinned
        returning not (product_id = any(coalesce((select known from before), '{}'))) as added`.execute(queries)
      return rows.filter(({ added }) => added).length
    },

    /** Puts a hand-picked product of one group into another, or elsewhere in the same. False where the one does not have it. */
    async movePick({ from, to, product, place }: PickMove): Promise<boolean> {
      const { rows } = await sql<{ pinned: boolean }>`
        delete from samara_picks where store_id = ${storeId} and group_id = ${from} and product_id = ${product} returning pinned`.execute(
        queries,
      )
      if (rows.length === 0) return false
      await sql`
        update samara_picks k set place = o.nth + case when o.nth >= ${place}::int then 1 else 0 end
        from (select product_id, row_number() over (order by place, product_id)::int as nth from samara_picks
          where store_id = ${storeId} and group_id = ${to} and product_id <> ${product}) o
        where k.store_id = ${storeId} and k.group_id = ${to} and k.product_id = o.product_id`.execute(queries)
      await sql`
        insert into samara_picks (store_id, group_id, product_id, place, pinned) values (${storeId}, ${to}, ${product}, ${place}, ${rows[0]!.pinned})
        on conflict (store_id, group_id, product_id) do update set place = excluded.place, pinned = samara_picks.pinned or excluded.pinned`.execute(
        queries,
      )
      return true
    },

    /** Which of these products are hand-picked in which group, as `group product`; true where they are pinned. */
    async picksAmong(groups: readonly number[], products: readonly number[]): Promise<Map<string, boolean>> {
      if (groups.length === 0) return new Map()
      const { rows } = await sql<{ group: number; product: number; pinned: boolean }>`
        select group_id as "group", product_id as product, pinned from samara_picks
        where store_id = ${storeId} and group_id = any(${groups}::int[]) and product_id = any(${idArray(products)}::int[])`.execute(queries)
      return new Map(rows.map(({ group, product, pinned }) => [`${group} ${product}`, pinned]))
    },

    /** Categories, brands, products and lists that filters name and that the store has no more, by filter. */
    async gone(group: GroupRow): Promise<Map<number, number[]>> {
      const found = new Map<number, number[]>()
      for (const { id, column, values } of group.filters) {
        if (column !== 'category' && column !== 'ownCategory' && column !== 'brand' && column !== 'product' && column !== 'list') continue
        found.set(id, column === 'list' ? await missingList(values) : await missing(column, values as number[]))
      }
      return found
    },
  }

  async function missing(column: 'category' | 'ownCategory' | 'brand' | 'product', ids: readonly number[]): Promise<number[]> {
    const there = {
      category: sql`select 1 from categories t where t.store_id = ${storeId} and t.id = given.id`,
      ownCategory: sql`select 1 from categories t where t.store_id = ${storeId} and t.id = given.id`,
      brand: sql`select 1 from brands t where t.store_id = ${storeId} and t.id = given.id`,
      product: sql`select 1 from products t where t.store_id = ${storeId} and t.id = given.id and t.gone_at is null`,
    }[column]
    const { rows } = await sql<{ id: number }>`
      select distinct given.id from unnest(${ids}::int[]) as given(id) where not exists (${there}) order by id`.execute(queries)
    return rows.map(({ id }) => id)
  }

  async function missingList([kind, id]: FilterRule['values']): Promise<number[]> {
    const there =
      kind === 'samara'
        ? sql`select 1 from samara_collections where store_id = ${storeId} and id = ${id}::int`
        : sql`select 1 from collections where store_id = ${storeId} and id = ${id}::int`
    const { rows } = await there.execute(queries)
    return rows.length > 0 ? [] : [id as number]
  }
}
