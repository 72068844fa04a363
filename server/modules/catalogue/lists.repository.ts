import { type RawBuilder, sql } from 'kysely'
import type { ListKind, ListReference } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'

/** A value of a statement, or SQL that gives it. */
export type Given<T> = T | RawBuilder<unknown>

/** Products that are listed together. */
export interface ListedProducts {
  kind: ListKind
  /** Null for several categories at once: each product's score is then that within its own category. */
  id: Given<number> | null
  /** Categories with everything below them; empty for collections. */
  categoryIds: Given<readonly number[]>
  /** Where this does not hold, there are none. */
  only?: RawBuilder<unknown>
}

/** A list of the catalogue: a category with everything below it, a platform collection or a Samara collection. */
export interface CatalogueList extends ListReference {
  id: number
  name: string
  /** Names of a category's ancestors from the root, joined by ` / `; empty at the root and for collections. */
  routeBefore: string
  categoryIds: number[]
  /** Whether it holds so many products that reading it is worth two connections. */
  long: boolean
}

/** Products beyond which a list is long. */
const long = 3_000

/** Which products a list holds, and how the platform sorts them: what a query puts after `from`, `where` and `order by`. */
export interface Membership {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** What brand and category add to a product's own score. */
export const share = sql`(coalesce(c.score_share, 0) + coalesce(b.score_share, 0))`

/** Only what shoppers can be shown is part of a list. */
export const inside = sql`p.gone_at is null and p.active`

/** Products as `p` with their category as `c` and their brand as `b`. */
export const products = (storeId: Given<string>): RawBuilder<unknown> => sql`products p
  left join categories c on c.store_id = ${storeId} and c.id = p.category_id
  left join brands b on b.store_id = ${storeId} and b.id = p.brand_id`

/**
 * The products of a list.
 *
 * @param alike the plan need not fit this very list: else PostgreSQL plans each anew, even in a statement that is planned once
 * @param byId the statement names a few products besides: no index of categories is to be read for them
 */
export function membershipOf(storeId: Given<string>, list: ListedProducts, alike = false, byId = false): Membership {
  const shown = list.only ? sql`${inside} and ${list.only}` : inside
  if (list.kind === 'category') {
    return {
      from: products(storeId),
      where: sql`p.store_id = ${storeId} and ${byId ? sql`p.category_id + 0` : sql`p.category_id`} = any(${alike ? sql`array(select unnest(${list.categoryIds}::int[]))` : sql`${list.categoryIds}::int[]`}) and ${shown}`,
      order: sql`p.score + ${share} desc, p.id desc`,
    }
  }
  if (list.kind === 'samara') {
    return {
      from: sql`${products(storeId)} join samara_members m on m.store_id = ${storeId} and m.product_id = p.id and m.collection_id = ${list.id} and m.left_at is null`,
      where: sql`p.store_id = ${storeId} and ${shown}`,
      order: sql`m.place, p.id`,
    }
  }
  return {
    from: sql`${products(storeId)} join collection_products m on m.store_id = ${storeId} and m.product_id = p.id and m.collection_id = ${list.id}`,
    where: sql`p.store_id = ${storeId} and ${shown}`,
    order: sql`m.position, p.id`,
  }
}

/** The facts of a list itself. */
export type ListHead = Pick<CatalogueList, 'name' | 'routeBefore' | 'categoryIds' | 'long'>

/** The table of collections of a kind, and who belongs to them. */
const collectionsOf = {
  collection: { table: sql.table('collections'), members: sql`collection_products m where true` },
  samara: { table: sql.table('samara_collections'), members: sql`samara_members m where m.left_at is null` },
} as const

/** A {@link ListHead} in SQL; no row where there is no such list. A category whose parent is missing stands at the root. */
export const headOf = (kind: ListKind, storeId: Given<string>, id: Given<number>): RawBuilder<ListHead> =>
  kind === 'category'
    ? sql<ListHead>`
      with below as materialized (select id from categories where store_id = ${storeId} and ${id} = any(path))
      select name, array(select id from below) as "categoryIds",
        (select count(*) from (
          select 1 from products p where p.store_id = ${storeId} and p.category_id = any(array(select id from below)) and ${inside} limit ${sql.lit(long + 1)}) n) > ${sql.lit(long)} as long,
        coalesce((select string_agg(a.name, ' / ' order by array_position(c.path, a.id)) from categories a
          where a.store_id = ${storeId} and a.id = any(c.path) and a.id <> ${id}), '') as "routeBefore"
      from categories c where c.store_id = ${storeId} and c.id = ${id}`
    : sql<ListHead>`
      select name, '{}'::int[] as "categoryIds", '' as "routeBefore",
        (select count(*) from (select 1 from ${collectionsOf[kind].members} and m.store_id = ${storeId} and m.collection_id = ${id} limit ${sql.lit(long + 1)}) n) > ${sql.lit(long)} as long
      from ${collectionsOf[kind].table} where store_id = ${storeId} and id = ${id}`

/** The lists of one store, and who belongs to them. */
export const listsRepository = (queries: Queries, storeId: string) => ({
  /** A list with what is below and above it; undefined where there is none. */
  async list({ kind, id }: ListReference): Promise<CatalogueList | undefined> {
    const { rows } = await sql<ListHead>`${prepared} ${headOf(kind, storeId, id)}`.execute(queries)
    return rows[0] && { kind, id, ...rows[0] }
  },

  /** Numbers of categories among `ids` (of any size) that there are, and of everything below them. */
  async below(ids: readonly number[]): Promise<{ known: number[]; all: number[] }> {
    const { rows } = await sql<{ known: number[]; all: number[] }>`
      with below as (select id from categories where store_id = ${storeId} and path::bigint[] && ${ids}::bigint[])
      select array(select id from below) as "all", array(select id from below where id = any(${ids}::bigint[])) as known`.execute(queries)
    return rows[0]!
  },

  /** Ids of a list's products, in the platform's ordering. */
  async members(list: CatalogueList): Promise<number[]> {
    const { from, where, order } = membershipOf(storeId, list)
    // As one text: an array that the driver reads piece by piece takes many times as long.
    const { rows } = await sql<{
      ids: string | null
    }>`select string_agg(id::text, ',') as ids from (select p.id from ${from} where ${where} order by ${order}) t`.execute(queries)
    return JSON.parse(`[${rows[0]?.ids ?? ''}]`) as number[]
  },

  /**
   * The first of them, without putting all the others in order. In a category none of them has a score of its own below what the last
   * of as many others comes to without the largest share, nor has that very score and comes behind it by its number: the index finds
   * those few, however many have the same score, and their shares alone are looked up.
   */
  async firstMembers(list: CatalogueList, most: number): Promise<number[]> {
    const { from, where, order } = membershipOf(storeId, list)
    const largest = (table: 'categories' | 'brands') =>
      sql`(select greatest(max(score_share), 0) from ${sql.table(table)} where store_id = ${storeId})`
    const [beside, high] =
      list.kind === 'category'
        ? [
            sql`
              with best as materialized (select p.id from products p where ${where} order by p.score desc, p.id desc limit ${most}),
              last as materialized (
                select p.score + ${share} - ${largest('categories')} - ${largest('brands')} as score, p.id
                from ${products(storeId)} where p.store_id = ${storeId} and p.id = any(array(select id from best))
                order by p.score + ${share}, p.id limit 1)`,
            sql`and p.score >= (select score from last) and (p.score, p.id) >= ((select score from last), (select id from last))`,
          ]
        : [sql``, sql``]
    const { rows } = await sql<{
      id: number
    }>`${beside} select p.id from ${from} where ${where} ${high} order by ${order} limit ${most}`.execute(queries)
    return rows.map(({ id }) => id)
  },

  /**
   * How many there are, and the most that one of them sold in 30 days: of
   * a long list by going through those that sold most until one is in it.
   */
  async measures(list: CatalogueList): Promise<{ count: number; bestRevenue30: number }> {
    const { from, where } = membershipOf(storeId, list)
    const named = membershipOf(storeId, list, false, true)
    // Without categories and brands, which say nothing here, the index alone is read.
    const counted = list.kind === 'category' ? sql`products p` : from
    const best = list.long
      ? sql`select f.revenue30 from product_figures f
          where f.store_id = ${storeId} and exists (select 1 from ${named.from} where ${named.where} and p.id = f.product_id) order by f.revenue30 desc limit 1`
      : sql`select max(f.revenue30) from ${from} join product_figures f on f.store_id = ${storeId} and f.product_id = p.id where ${where}`
    const { rows } = await sql<{ count: number; bestRevenue30: number }>`
      select (select count(*)::int from ${counted} where ${where}) as count, greatest((${best}), 0)::bigint as "bestRevenue30"`.execute(
      queries,
    )
    return rows[0]!
  },
})
