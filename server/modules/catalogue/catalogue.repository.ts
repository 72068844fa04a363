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

export interface CatalogueProduct {
  id: number
  name: string
  reference: string
  categoryId: number
  brandId: number
  imageUrl: string | null
  price: number | null
  listPrice: number | null
  stock: number
  releasedOn: string | null
  score: number
  active: boolean
  /** What shoppers choose among, and how many of these can be bought; null where the platform shows the product to nobody. */
  variants: number | null
  variantsInStock: number | null
}

/** What a product's total score is made of. */
export interface ScoreParts {
  id: number
  score: number
  share: number
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
        from brands b left join products p on p.store_id = b.store_id and p.brand_id = b.id and ${inside}
        where b.store_id = ${storeId} group by b.id, b.name order by b.name collate "und-x-icu"`
        .execute(queries)
        .then(({ rows }) => rows),

    scores: (ids: readonly number[]): Promise<ScoreParts[]> =>
      sql<ScoreParts>`
        select p.id, p.score, ${share} as share from ${products}
        where p.store_id = ${storeId} and p.id = any(${ids as number[]}::int[])`
        .execute(queries)
        .then(({ rows }) => rows),

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
      queries.selectFrom('products').select(['id', 'name']).where('store_id', '=', storeId).where('id', 'in', [...ids, 0]).execute(),

    async setScores(scores: readonly { id: number; score: number }[]): Promise<void> {
      await sql`
        update products p set score = given.score
        from unnest(${scores.map((row) => row.id)}::int[], ${scores.map((row) => row.score)}::int[]) as given(id, score)
        where p.store_id = ${storeId} and p.id = given.id and p.score <> given.score`.execute(queries)
    },

    async replaceTree(categories: readonly { id: number; name: string; parentId: number | null; share: number }[]): Promise<void> {
      await sql`delete from categories where store_id = ${storeId}`.execute(queries)
      await sql`
        insert into categories (store_id, id, name, parent_id, place, score_share)
        select ${storeId}, id, name, parent_id, place, share
        from unnest(${categories.map((row) => row.id)}::int[], ${categories.map((row) => row.name)}::text[],
          ${categories.map((row) => row.parentId)}::int[], ${categories.map((row) => row.share)}::int[])
          with ordinality as given(id, name, parent_id, share, place)`.execute(queries)
    },

    async replaceBrands(brands: readonly { id: number; name: string; share: number }[]): Promise<void> {
      await sql`delete from brands where store_id = ${storeId}`.execute(queries)
      await sql`
        insert into brands (store_id, id, name, score_share)
        select ${storeId}, id, name, share
        from unnest(${brands.map((row) => row.id)}::int[], ${brands.map((row) => row.name)}::text[], ${brands.map((row) => row.share)}::int[])
          as given(id, name, share)`.execute(queries)
    },

    async upsertProducts(products: readonly CatalogueProduct[]): Promise<void> {
      const column = <K extends keyof CatalogueProduct>(key: K) => products.map((product) => product[key])
      await sql`
        insert into products (store_id, id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, score, active,
          variants, variants_in_stock)
        select ${storeId}, * from unnest(${column('id')}::int[], ${column('name')}::text[], ${column('reference')}::text[],
          ${column('categoryId')}::int[], ${column('brandId')}::int[], ${column('imageUrl')}::text[], ${column('price')}::int[],
          ${column('listPrice')}::int[], ${column('stock')}::int[], ${column('releasedOn')}::date[], ${column('score')}::int[], ${column('active')}::bool[],
          ${column('variants')}::int[], ${column('variantsInStock')}::int[])
        on conflict (store_id, id) do update set name = excluded.name, reference = excluded.reference, category_id = excluded.category_id,
          brand_id = excluded.brand_id, image_url = excluded.image_url, price = excluded.price, list_price = excluded.list_price,
          stock = excluded.stock, released_on = excluded.released_on, score = excluded.score, active = excluded.active,
          variants = excluded.variants, variants_in_stock = excluded.variants_in_stock, gone_at = null`.execute(queries)
    },

    /** Gives the pictures that stand under `path` another origin. */
    async moveImages(path: string, origin: string): Promise<void> {
      await sql`
        update products set image_url = ${origin} || substr(image_url, strpos(image_url, ${path}))
        where store_id = ${storeId} and strpos(image_url, ${path}) > 0 and not starts_with(image_url, ${origin + path})`.execute(queries)
    },

    /** Marks products that the platform has no more. */
    async markGone(present: readonly number[], at: Date): Promise<void> {
      await sql`
        update products set gone_at = ${at}
        where store_id = ${storeId} and gone_at is null and id <> all(${present}::int[])`.execute(queries)
    },
  }
}
