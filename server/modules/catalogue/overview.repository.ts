import { sql } from 'kysely'
import { limits, type ListKind } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { inside, products, share } from './lists.repository.ts'

/** What is shown of a list without its products. */
export interface ListOverview {
  kind: ListKind
  id: number
  name: string
  routeBefore: string
  products: number
  soldOut: number
  /** Of its first places. */
  soldOutFirst: number
  /** A collection that shoppers cannot find. */
  hidden?: boolean
  revenue30: number
  /** Its first products, in the platform's ordering; as many as shoppers see first. */
  first: number[]
}

/** A category with what is right in it, without its sub-categories. */
export interface CategoryFigures {
  id: number
  name: string
  parentId: number | null
  products: number
  soldOut: number
  revenue30: number
  /** Its first products: total and id of each, the id below zero where it is sold out. */
  first: [total: number, id: number][] | null
}

const withFigures = (storeId: string) =>
  sql`${products(storeId)} left join product_figures f on f.store_id = ${storeId} and f.product_id = p.id`
const firstPlaces = sql.lit(limits.list.firstPlaces)

/** All lists of a store at once. */
export const overviewRepository = (queries: Queries, storeId: string) => ({
  async categories(): Promise<CategoryFigures[]> {
    const { rows } = await sql<CategoryFigures>`
      select k.id, k.name, k.parent_id as "parentId", coalesce(n.products, 0)::int as products, coalesce(n.sold_out, 0)::int as "soldOut",
        coalesce(n.revenue30, 0)::bigint as "revenue30", n.first
      from categories k left join (
        select category_id, count(*) as products, count(*) filter (where stock = 0) as sold_out, sum(revenue30) as revenue30,
          json_agg(json_build_array(total, case when stock = 0 then -id else id end) order by nth) filter (where nth <= ${firstPlaces}) as first
        from (
          select p.id, p.category_id, p.stock, f.revenue30, p.score + ${share} as total,
            row_number() over (partition by p.category_id order by p.score + ${share} desc, p.id desc) as nth
          from ${withFigures(storeId)} where p.store_id = ${storeId} and ${inside}) p
        group by category_id) n on n.category_id = k.id
      where k.store_id = ${storeId} order by k.place`.execute(queries)
    return rows
  },

  /**
   * The platform's collections and those of Samara, by name; not what a Samara collection has on the platform, and none that is archived.
   */
  async collections(): Promise<ListOverview[]> {
    const { rows } = await sql<ListOverview>`
      select k.kind, k.id, k.name, k.hidden, '' as "routeBefore", coalesce(n.products, 0)::int as products, coalesce(n.sold_out, 0)::int as "soldOut",
        coalesce(n.sold_out_first, 0)::int as "soldOutFirst", coalesce(n.revenue30, 0)::bigint as "revenue30", coalesce(n.first, '{}') as first
      from (
        select 'collection' as kind, id, name, not searchable as hidden from collections c where c.store_id = ${storeId}
          and not exists (select 1 from samara_collections s where s.store_id = ${storeId} and s.platform_id = c.id)
        union all select 'samara', id, name, false from samara_collections where store_id = ${storeId} and archived_at is null) k
      left join (
        select kind, collection_id, count(*) as products, count(*) filter (where stock = 0) as sold_out,
          count(*) filter (where stock = 0 and nth <= ${firstPlaces}) as sold_out_first, sum(revenue30) as revenue30,
          array_agg(id order by nth) filter (where nth <= ${firstPlaces}) as first
        from (
          select m.kind, m.collection_id, p.id, p.stock, f.revenue30, row_number() over (partition by m.kind, m.collection_id order by m.position, p.id) as nth
          from ${withFigures(storeId)} join (
            select 'collection' as kind, collection_id, product_id, position from collection_products where store_id = ${storeId}
            union all select 'samara', collection_id, product_id, place from samara_members where store_id = ${storeId} and left_at is null) m on m.product_id = p.id
          where p.store_id = ${storeId} and ${inside}) p
        group by kind, collection_id) n on n.kind = k.kind and n.collection_id = k.id
      order by k.name collate "und-x-icu", k.kind, k.id`.execute(queries)
    return rows
  },

  async images(ids: readonly number[]): Promise<Map<number, string | null>> {
    const { rows } = await sql<{ id: number; image: string | null }>`${prepared}
      select id, image_url as image from products where store_id = ${storeId} and id = any(${ids}::int[])`.execute(queries)
    return new Map(rows.map(({ id, image }) => [id, image]))
  },
})
