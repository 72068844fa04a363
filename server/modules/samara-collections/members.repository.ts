import { type RawBuilder, sql } from 'kysely'
import type { FilterRule, SamaraProduct } from '../../../contract/index.ts'
import { idArray, readIds } from '../../database/id-array.ts'
import { prepared, type Queries } from '../../database/index.ts'
import type { Moves } from './changed-products.ts'
import type { CompiledMembership } from './filter-sql.ts'

/** Products that came or left by the same group, after the same facts had changed. */
export interface Movement {
  what: 'entered' | 'left'
  group: number | null
  /** Bits of facts; 0 where the whole collection was looked at. */
  facts: number
  products: number[]
}

/** A line of the history. */
export interface HistoryRow {
  id: number
  at: Date
  by: string | null
  entered: boolean
  group: string | null
  filter: FilterRule | null
  count: number
  products: { id: number; name: string }[]
}

const pickedColumns = (storeId: string, groups: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  exists (select 1 from samara_picks k where k.store_id = ${storeId} and k.product_id = p.id and k.group_id = any(${groups})) as picked,
  exists (select 1 from samara_picks k where k.store_id = ${storeId} and k.product_id = p.id and k.group_id = any(${groups}) and k.pinned) as pinned`

/** What Samara collections of one store hold, and how that came about. */
export const membersRepository = (queries: Queries, storeId: string) => {
  const shown = sql`p.id, p.name, p.reference, p.image_url as "imageUrl", p.price, p.stock`
  return {
    /**
     * Brings a collection up to date in one statement: products that hold and are not in it enter, behind
     * the others by their samaraScore; those that left before get their place back; those that hold no
     * more leave. `reads`: only products of which one of these facts changed are looked at; null: all.
     */
    async follow(collection: number, { holds, group }: CompiledMembership, reads: number | null, at: Date): Promise<Movement[]> {
      const changed = sql`(select c.product_id from samara_changes c where c.store_id = ${storeId} and c.facts & ${reads}::int <> 0)`
      const looked = (column: RawBuilder<unknown>) => (reads === null ? sql`true` : sql`${column} in ${changed}`)
      const { rows } = await sql<{ what: 'entered' | 'left'; group: number | null; facts: number; products: string }>`
        with now as materialized (
          select f.product_id, ${group} as group_id, f.score from samara_facts f where f.store_id = ${storeId} and ${looked(sql`f.product_id`)} and ${holds}),
        leaving as (
          update samara_members m set left_at = ${at}::timestamptz where m.store_id = ${storeId} and m.collection_id = ${collection} and m.left_at is null and ${looked(sql`m.product_id`)}
            and not exists (select 1 from now n where n.product_id = m.product_id) returning m.product_id, m.group_id),
        back as (
          update samara_members m set left_at = null, group_id = n.group_id from now n
          where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = n.product_id and m.left_at is not null returning m.product_id, m.group_id),
        fresh as (
          insert into samara_members (store_id, collection_id, product_id, place, group_id)
          select ${storeId}::uuid, ${collection}::int, n.product_id,
            coalesce((select max(l.place) from samara_members l where l.store_id = ${storeId} and l.collection_id = ${collection}), 0) + row_number() over (order by n.score desc nulls last, n.product_id),
            n.group_id
          from now n where not exists (select 1 from samara_members m where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = n.product_id)
          returning product_id, group_id),
        moved as (
          select 'left' as what, product_id, group_id from leaving union all select 'entered', product_id, group_id from back
          union all select 'entered', product_id, group_id from fresh)
        select m.what, m.group_id as "group", ${reads === null ? sql`0` : sql`coalesce(c.facts, 0)`} as facts, array_agg(m.product_id)::text as products
        from moved m ${reads === null ? sql`` : sql`left join samara_changes c on c.store_id = ${storeId} and c.product_id = m.product_id`}
        group by 1, 2, 3`.execute(queries)
      return rows.map(({ products, ...row }) => ({ ...row, products: Array.from(readIds(products)) }))
    },

    /**
     * Moves these products: those that enter and left before get their place back, the others come behind
     * all, in this sequence. Who is in already, or out, stays so. Gives what moved, with the group of each.
     */
    async move(
      collection: number,
      { entering, leaving }: Pick<Moves, 'entering' | 'leaving'>,
      at: Date,
    ): Promise<{ what: 'entered' | 'left'; product: number; group: number | null }[]> {
      const ids = entering.map(({ product }) => product)
      const groups = entering.map(({ group }) => group)
      const { rows } = await sql<{ what: 'entered' | 'left'; product: number; group: number | null }>`${prepared}
        with entering as (select * from unnest(${ids}::int[], ${groups}::int[]) with ordinality as g(product_id, group_id, nth)),
        leaving as (
          update samara_members m set left_at = ${at}::timestamptz where m.store_id = ${storeId} and m.collection_id = ${collection} and m.left_at is null
            and m.product_id = any(${leaving}::int[]) returning m.product_id, m.group_id),
        back as (
          update samara_members m set left_at = null, group_id = n.group_id from entering n
          where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = n.product_id and m.left_at is not null returning m.product_id, m.group_id),
        fresh as (
          insert into samara_members (store_id, collection_id, product_id, place, group_id)
          select ${storeId}::uuid, ${collection}::int, n.product_id,
            coalesce((select max(l.place) from samara_members l where l.store_id = ${storeId} and l.collection_id = ${collection}), 0) + row_number() over (order by n.nth),
            n.group_id
          from entering n where not exists (select 1 from samara_members m where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = n.product_id)
          returning product_id, group_id)
        select 'left' as what, product_id as product, group_id as "group" from leaving union all select 'entered', product_id, group_id from back
        union all select 'entered', product_id, group_id from fresh`.execute(queries)
      return rows
    },

    /** Forgets the places of products that left before. */
    async forget(before: Date): Promise<void> {
      await sql`
        delete from samara_members where store_id = ${storeId} and left_at < ${before}`.execute(queries)
    },

    /** Everybody who has a place, in sequence; `rank` by `criteria`, null of those that left. */
    async places(collection: number, criteria: RawBuilder<unknown>): Promise<{ product: number; rank: number | null }[]> {
      const { rows } = await sql<{ product: number; rank: number | null }>`
        select m.product_id as product, case when m.left_at is null and f.product_id is not null then row_number() over (order by ${criteria}, m.product_id)::int end as rank
        from samara_members m left join samara_facts f on f.store_id = ${storeId} and f.product_id = m.product_id
        where m.store_id = ${storeId} and m.collection_id = ${collection} order by m.place, m.product_id`.execute(queries)
      return rows
    },

    /** Everybody who has a place, in sequence, those that left among them. */
    async sequence(collection: number): Promise<number[]> {
      const { rows } = await sql<{ ids: string }>`
        select coalesce(array_agg(product_id order by place, product_id), '{}')::text as ids from samara_members where store_id = ${storeId} and collection_id = ${collection}`.execute(
        queries,
      )
      return Array.from(readIds(rows[0]!.ids))
    },

    /** Gives every product its place in this sequence. */
    async replace(collection: number, sequence: ArrayLike<number>): Promise<void> {
      await sql`
        update samara_members m set place = g.nth from unnest(${idArray(sequence)}::int[]) with ordinality as g(id, nth)
        where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = g.id and m.place <> g.nth`.execute(queries)
    },

    /** What a collection holds, and what it would hold by a condition; with the first products of it by samaraScore. */
    async effect(
      collection: number,
      holds: RawBuilder<boolean>,
      most: number,
    ): Promise<{ before: number; after: number; stays: number; first: number[] }> {
      const { rows } = await sql<{ before: number; after: number; stays: number; first: number[] }>`
        with now as materialized (select f.product_id, f.score from samara_facts f where f.store_id = ${storeId} and ${holds}),
        members as (select m.product_id from samara_members m where m.store_id = ${storeId} and m.collection_id = ${collection} and m.left_at is null)
        select (select count(*)::int from members) as before, (select count(*)::int from now) as after,
          (select count(*)::int from now n join members m on m.product_id = n.product_id) as stays,
          coalesce((select array_agg(s.product_id order by s.score desc nulls last, s.product_id)
            from (select n.product_id, n.score from now n order by n.score desc nulls last, n.product_id limit ${most}) s), '{}') as first`.execute(
        queries,
      )
      return rows[0]!
    },

    /** How many products of the shop each condition leaves. */
    async counts(conditions: readonly RawBuilder<boolean>[]): Promise<number[]> {
      if (conditions.length === 0) return []
      const { rows } = await sql<{ counts: number[] }>`
        select array[${sql.join(conditions.map((condition) => sql`count(*) filter (where ${condition})::int`))}] as counts
        from samara_facts f where f.store_id = ${storeId}`.execute(queries)
      return rows[0]!.counts
    },

    async count(collection: number): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from samara_members where store_id = ${storeId} and collection_id = ${collection} and left_at is null`.execute(
        queries,
      )
      return rows[0]!.count
    },

    async isMember(collection: number, product: number): Promise<boolean> {
      const { rows } = await sql`
        select 1 from samara_members where store_id = ${storeId} and collection_id = ${collection} and product_id = ${product} and left_at is null`.execute(
        queries,
      )
      return rows.length > 0
    },

    async addHistory(
      collection: number,
      at: Date,
      by: string | null,
      lines: readonly {
        entered: boolean
        group: number | null
        groupName: string | null
        filter: FilterRule | null
        products: readonly number[]
      }[],
    ): Promise<void> {
      const rows = lines.map((line) => ({ ...line, products: idArray(line.products) }))
      await sql`
        insert into samara_history (store_id, collection_id, at, person_id, entered, group_id, group_name, filter, products)
        select ${storeId}::uuid, ${collection}::int, ${at}::timestamptz, ${by}::uuid, g.entered, g."group", g."groupName", g.filter, g.products::int[]
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(entered boolean, "group" int, "groupName" text, filter jsonb, products text)`.execute(
        queries,
      )
    },

    /** The newest lines, or those before one. */
    async history(collection: number, before: number | null, product: number | null, most: number): Promise<HistoryRow[]> {
      const { rows } = await sql<HistoryRow>`
        select h.id, h.at, w.name as by, h.entered, h.group_name as "group", h.filter, cardinality(h.products) as count,
          coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(p.name, '')) order by g.nth)
            from unnest(h.products[1:20]) with ordinality as g(id, nth) left join products p on p.store_id = ${storeId} and p.id = g.id), '[]') as products
        from samara_history h left join people w on w.id = h.person_id
        where h.store_id = ${storeId} and h.collection_id = ${collection} and (${before}::bigint is null or h.id < ${before}::bigint)
          and (${product}::int is null or ${product}::int = any(h.products))
        order by h.id desc limit ${most}`.execute(queries)
      return rows
    },

    /** The products of a collection, in their sequence. */
    async products(collection: number): Promise<SamaraProduct[]> {
      const groups = sql`array(select u.group_id from samara_collection_groups u where u.store_id = ${storeId} and u.collection_id = ${collection} and not u.excludes)`
      const { rows } = await sql<SamaraProduct>`
        select ${shown}, ${pickedColumns(storeId, groups)}
        from samara_members m join products p on p.store_id = ${storeId} and p.id = m.product_id
        where m.store_id = ${storeId} and m.collection_id = ${collection} and m.left_at is null order by m.place, m.product_id`.execute(
        queries,
      )
      return rows
    },

    /** The products of the shop for which a condition holds, hand-picked ones of a group first. */
    async productsOf(group: number, condition: RawBuilder<boolean>): Promise<SamaraProduct[]> {
      const { rows } = await sql<SamaraProduct>`
        select ${shown}, k.product_id is not null as picked, coalesce(k.pinned, false) as pinned
        from samara_facts f join products p on p.store_id = ${storeId} and p.id = f.product_id
          left join samara_picks k on k.store_id = ${storeId} and k.group_id = ${group} and k.product_id = f.product_id
        where f.store_id = ${storeId} and ${condition} order by k.place nulls last, f.score desc nulls last, f.product_id`.execute(queries)
      return rows
    },

    /** The hand-picked products of a group, in their sequence. */
    async picked(group: number): Promise<SamaraProduct[]> {
      const { rows } = await sql<SamaraProduct>`
        select ${shown}, true as picked, k.pinned
        from samara_picks k join products p on p.store_id = ${storeId} and p.id = k.product_id
        where k.store_id = ${storeId} and k.group_id = ${group} order by k.place, k.product_id`.execute(queries)
      return rows
    },

    /** These products, in this sequence. */
    async byIds(ids: readonly number[]): Promise<SamaraProduct[]> {
      const { rows } = await sql<SamaraProduct>`
        select ${shown}, false as picked, false as pinned from unnest(${ids}::int[]) with ordinality as g(id, nth) join products p on p.store_id = ${storeId} and p.id = g.id order by g.nth`.execute(
        queries,
      )
      return rows
    },

    /** A text that changes with the products of the platform's collections; null where there are none. */
    async digest(collections: readonly number[]): Promise<string | null> {
      if (collections.length === 0) return null
      const { rows } = await sql<{ digest: string }>`
        select md5(coalesce(string_agg(collection_id || ' ' || product_id, ',' order by collection_id, product_id), '')) as digest from collection_products
        where store_id = ${storeId} and collection_id = any(${collections}::int[])`.execute(queries)
      return rows[0]!.digest
    },
  }
}
