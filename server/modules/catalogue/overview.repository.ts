import { sql } from 'kysely'
import type { ListKind } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { inside, products, share } from './lists.repository.ts'

/** What is shown of a list without its products. */
export interface ListOverview {
  kind: ListKind
  id: number
  name: string
  routeBefore: string
  /** Of its first product, in the platform's ordering. */
  imageUrl: string | null
  products: number
  soldOut: number
  revenue30: number
}

/** A category with what is right in it, without its sub-categories. */
export interface CategoryFigures {
  id: number
  name: string
  parentId: number | null
  products: number
  soldOut: number
  revenue30: number
  /** The greatest of all its products' totals and ids as one number (total · 2³¹ + id), written; null where it holds none. */
  first: string | null
}

const withFigures = (storeId: string) =>
  sql`${products(storeId)} left join product_figures f on f.store_id = ${storeId} and f.product_id = p.id`

/** All lists of a store at once. */
export const overviewRepository = (queries: Queries, storeId: string) => ({
  async categories(): Promise<CategoryFigures[]> {
    const { rows } = await sql<CategoryFigures>`
      select k.id, k.name, k.parent_id as "parentId", coalesce(n.products, 0)::int as products, coalesce(n.sold_out, 0)::int as "soldOut",
        coalesce(n.revenue30, 0)::bigint as "revenue30", n.first::text as first
      from categories k left join (
        select p.category_id, count(*) as products, count(*) filter (where p.stock = 0) as sold_out, sum(f.revenue30) as revenue30,
          max((p.score + ${share})::bigint * 2147483648 + p.id) as first
        from ${withFigures(storeId)} where p.store_id = ${storeId} and ${inside} group by p.category_id) n on n.category_id = k.id
      where k.store_id = ${storeId} order by k.place`.execute(queries)
    return rows
  },

  async collections(): Promise<ListOverview[]> {
    const { rows } = await sql<ListOverview>`
      select 'collection' as kind, k.id, k.name, '' as "routeBefore", n.image as "imageUrl", coalesce(n.products, 0)::int as products,
        coalesce(n.sold_out, 0)::int as "soldOut", coalesce(n.revenue30, 0)::bigint as "revenue30"
      from collections k left join (
        select m.collection_id, count(*) as products, count(*) filter (where p.stock = 0) as sold_out, sum(f.revenue30) as revenue30,
          (array_agg(p.image_url order by m.position, p.id))[1] as image
        from ${withFigures(storeId)} join collection_products m on m.store_id = ${storeId} and m.product_id = p.id
        where p.store_id = ${storeId} and ${inside} group by m.collection_id) n on n.collection_id = k.id
      where k.store_id = ${storeId} order by k.name collate "und-x-icu", k.id`.execute(queries)
    return rows
  },

  async images(ids: readonly number[]): Promise<Map<number, string | null>> {
    const { rows } = await sql<{ id: number; image: string | null }>`
      select id, image_url as image from products where store_id = ${storeId} and id = any(${ids}::int[])`.execute(queries)
    return new Map(rows.map(({ id, image }) => [id, image]))
  },
})
