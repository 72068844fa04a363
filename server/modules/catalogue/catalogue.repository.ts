import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import { inside, products, share } from './lists.repository.ts'

export interface CategoryRow {
  id: number
  name: string
  parentId: number | null
  /** Products right in it, without its sub-categories. */
  products: number
}

/** What a product's total score is made of. */
export interface ScoreParts {
  id: number
  score: number
  share: number
}

export interface ReadScore extends ScoreParts {
  readAt: Date | null
}

/** The catalogue of one store, as rows. */
export const catalogueRepository = (queries: Queries, storeId: string) => {
  return {
    /** The tree with the number of products right in each category. */
    countedTree: (): Promise<CategoryRow[]> =>
      sql<CategoryRow>`
        select c.id, c.name, c.parent_id as "parentId", coalesce(n.products, 0)::int as products from categories c
          left join (select category_id, count(*) as products from products p where store_id = ${storeId} and ${inside} group by category_id) n
            on n.category_id = c.id
        where c.store_id = ${storeId} order by c.place`
        .execute(queries)
        .then(({ rows }) => rows),

    brands: (): Promise<{ id: number; name: string; products: number }[]> =>
      sql<{ id: number; name: string; products: number }>`
        select b.id, b.name, count(p.id)::int as products
        from brands b left join products p on p.store_id = ${storeId} and p.brand_id = b.id and ${inside}
        where b.store_id = ${storeId} group by b.id, b.name order by b.name collate "und-x-icu"`
        .execute(queries)
        .then(({ rows }) => rows),

    scores: (ids: readonly number[]): Promise<ScoreParts[]> =>
      sql<ScoreParts>`
        select p.id, p.score, ${share} as share from ${products(storeId)}
        where p.store_id = ${storeId} and p.id = any(${ids as number[]}::int[])`
        .execute(queries)
        .then(({ rows }) => rows),

    /** The same, with when the own score was read last, or taken by the platform; null where it never was. */
    scoresAsRead: (ids: readonly number[]): Promise<ReadScore[]> =>
      sql<ReadScore>`
        select p.id, p.score, ${share} as share, greatest(p.details_at, p.score_read_at) as "readAt" from ${products(storeId)}
        where p.store_id = ${storeId} and p.id = any(${ids as number[]}::int[])`
        .execute(queries)
        .then(({ rows }) => rows),

    /** Takes over scores that were read from `since` on, but for those that somebody wrote or read meanwhile. */
    async takeScores(scores: readonly { id: number; score: number }[], since: Date, at: Date): Promise<void> {
      await sql`
        update products p set score = given.score, score_read_at = ${at}
        from unnest(${scores.map((row) => row.id)}::int[], ${scores.map((row) => row.score)}::int[]) as given(id, score)
        where p.store_id = ${storeId} and p.id = given.id and coalesce(p.score_read_at <= ${since}, true)`.execute(queries)
    },

    /** Brands and categories of these products, each once. */
    shareSources: (ids: readonly number[]): Promise<{ categories: number[]; brands: number[] }> =>
      sql<{ categories: number[]; brands: number[] }>`
        select coalesce(array_agg(distinct category_id), '{}') as categories, coalesce(array_agg(distinct brand_id), '{}') as brands
        from products where store_id = ${storeId} and id = any(${ids}::int[])`
        .execute(queries)
        .then(({ rows }) => rows[0]!),

    /** True where any was another before. */
    async setShares(kind: 'categories' | 'brands', shares: ReadonlyMap<number, number>): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(kind)} t set score_share = given.share
        from unnest(${[...shares.keys()]}::int[], ${[...shares.values()]}::int[]) as given(id, share)
        where t.store_id = ${storeId} and t.id = given.id and t.score_share <> given.share`.execute(queries)
      return numAffectedRows > 0n
    },

    names: (ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
      queries
        .selectFrom('products')
        .select(['id', 'name'])
        .where('store_id', '=', storeId)
        .where('id', 'in', [...ids, 0])
        .execute(),

    async setScores(scores: readonly { id: number; score: number }[]): Promise<void> {
      await sql`
        update products p set score = given.score
        from unnest(${scores.map((row) => row.id)}::int[], ${scores.map((row) => row.score)}::int[]) as given(id, score)
        where p.store_id = ${storeId} and p.id = given.id and p.score <> given.score`.execute(queries)
    },

    /** Gives the pictures that stand under `path` another origin. */
    async moveImages(path: string, origin: string): Promise<void> {
      await sql`
        update products set image_url = ${origin} || substr(image_url, strpos(image_url, ${path}))
        where store_id = ${storeId} and strpos(image_url, ${path}) > 0 and not starts_with(image_url, ${origin + path})`.execute(queries)
    },
  }
}
