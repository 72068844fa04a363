import { type RawBuilder, sql } from 'kysely'
import { allFacts, type FilteredProduct, filterFacts, listKey, plainText, wordsOf } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** Names that are folded at once. */
const namesPerBatch = 5_000

/** What shoppers can be shown. */
const inside = sql`p.gone_at is null and p.active`

/** Facts that one statement compares: the column, what it becomes, and the bit that says so. */
const followed: readonly (readonly [column: string, bit: number])[] = [
  ['reference', filterFacts.reference],
  ['brand_id', filterFacts.brand],
  ['category_id', filterFacts.category],
  ['categories', filterFacts.category],
  ['price', filterFacts.price],
  ['list_price', filterFacts.listPrice],
  ['stock', filterFacts.stock],
  ['released_on', filterFacts.age],
  ['units7', filterFacts.sales7],
  ['revenue7', filterFacts.sales7],
  ['orders7', filterFacts.sales7],
  ['units30', filterFacts.sales30],
  ['revenue30', filterFacts.sales30],
  ['orders30', filterFacts.sales30],
  ['units90', filterFacts.sales90],
  ['revenue90', filterFacts.sales90],
  ['orders90', filterFacts.sales90],
  ['score', filterFacts.score],
  ['category_rank', filterFacts.rank],
  ['variants_in_stock', filterFacts.variants],
]

type FactsRow = Omit<FilteredProduct, 'lists'>

/** What filters read of the products of one store. */
export const factsRepository = (queries: Queries, storeId: string) => {
  /** Adds what changed to what collections have still to follow. */
  const noted = (from: RawBuilder<unknown>) => sql`
    insert into samara_changes (store_id, product_id, facts) select ${storeId}::uuid, c.id, c.facts from ${from} c
    on conflict (store_id, product_id) do update set facts = samara_changes.facts | excluded.facts`

  /** Lets others who renew the facts wait until the transaction ends. */
  async function lock(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`samara facts ${storeId}`}, 0))`.execute(queries)
  }

  /** Folds names that are new or others than before. A product without a row gets one. */
  async function followNames(): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ id: number; name: string; known: boolean }>`
        select p.id, p.name, f.product_id is not null as known from products p left join samara_facts f on f.store_id = ${storeId} and f.product_id = p.id
        where p.store_id = ${storeId} and ${inside} and f.name is distinct from p.name limit ${namesPerBatch}`.execute(queries)
      if (rows.length === 0) return
      const bits = rows.map(({ known }) => (known ? filterFacts.name : allFacts))
      await sql`
        with given as (
          select * from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ name }) => plainText(name))}::text[],
            ${rows.map(({ name }) => wordsOf(name))}::text[], ${bits}::int[]) as given(id, name, plain_name, words, facts)),
        written as (
          insert into samara_facts (store_id, product_id, name, plain_name, words) select ${storeId}::uuid, id, name, plain_name, words from given order by id
          on conflict (store_id, product_id) do update set name = excluded.name, plain_name = excluded.plain_name, words = excluded.words)
        ${noted(sql`given`)}`.execute(queries)
      if (rows.length < namesPerBatch) return
    }
  }

  /** Follows everything else. */
  async function followValues(today: string): Promise<void> {
    const facts = sql.join(
      followed.map(
        ([column, bit]) => sql`case when f.${sql.id(column)} is distinct from r.${sql.id(column)} then ${sql.lit(bit)} else 0 end`,
      ),
      sql` | `,
    )
    const set = sql.join(followed.map(([column]) => sql`${sql.id(column)} = c.${sql.id(column)}`))
    await sql`
      with overrules as (
        select distinct on (product_id) product_id, score from score_overrules
        where store_id = ${storeId} and taken_back_at is null and (until is null or until >= ${today}::date) order by product_id, id desc),
      live as materialized (
        select p.id, p.reference, p.brand_id, p.category_id, coalesce(c.path, array[p.category_id]) as categories, p.price, p.list_price, p.stock, p.released_on,
          coalesce(g.units7, 0) as units7, coalesce(g.units30, 0) as units30, coalesce(g.units90, 0) as units90,
          coalesce(g.revenue7, 0) as revenue7, coalesce(g.revenue30, 0) as revenue30, coalesce(g.revenue90, 0) as revenue90,
          coalesce(g.orders7, 0) as orders7, coalesce(g.orders30, 0) as orders30, coalesce(g.orders90, 0) as orders90,
          coalesce(o.score, l.score) as score, p.variants_in_stock
        from products p left join categories c on c.store_id = ${storeId} and c.id = p.category_id
          left join product_figures g on g.store_id = ${storeId} and g.product_id = p.id
          left join list_scores l on l.store_id = ${storeId} and l.list_kind = 'category' and l.list_id = p.category_id and l.product_id = p.id
          left join overrules o on o.product_id = p.id
        where p.store_id = ${storeId} and ${inside}),
      ranked as (
        select live.*, case when score is not null then rank() over (partition by category_id order by score desc nulls last)::int end as category_rank from live),
      compared as (select r.*, ${facts} as facts from ranked r join samara_facts f on f.store_id = ${storeId} and f.product_id = r.id),
      changed as materialized (select * from compared where facts <> 0),
      written as (update samara_facts f set ${set} from changed c where f.store_id = ${storeId} and f.product_id = c.id)
      ${noted(sql`changed`)}`.execute(queries)
  }

  /** Forgets products that shoppers cannot be shown any more. */
  async function followLeaving(): Promise<void> {
    await sql`
      with gone as (
        delete from samara_facts f where f.store_id = ${storeId}
          and not exists (select 1 from products p where p.store_id = ${storeId} and p.id = f.product_id and ${inside}) returning f.product_id as id, ${sql.lit(allFacts)} as facts)
      ${noted(sql`gone`)}`.execute(queries)
  }

  return {
    lock,
    /** Brings the facts up to date, and notes what changed. For a transaction alone: others wait for its end. */
    async renew(today: string): Promise<void> {
      await lock()
      // Whole stores are joined: row by row is never right, and is what the planner takes for tables that it has no statistics of yet.
      await sql`set local enable_nestloop = off`.execute(queries)
      await followNames()
      await followValues(today)
      await followLeaving()
      await sql`set local enable_nestloop = on`.execute(queries)
      await sql`
        insert into samara_stores (store_id, renewed_day) values (${storeId}, ${today}) on conflict (store_id) do update set renewed_day = excluded.renewed_day`.execute(
        queries,
      )
    },

    /** The store's day of the facts; null where there are none yet. */
    async renewedDay(): Promise<string | null> {
      const row = await queries.selectFrom('samara_stores').select('renewed_day').where('store_id', '=', storeId).executeTakeFirst()
      return row?.renewed_day ?? null
    },

    /** What filters read of these products, of those that shoppers can be shown; `lists` are the lists that are looked at. */
    async read(ids: readonly number[], today: string, lists: readonly (readonly [kind: string, id: number])[]): Promise<FilteredProduct[]> {
      const { rows } = await sql<FactsRow>`
        select product_id as id, name, reference, brand_id as "brandId", category_id as "categoryId", categories, price, list_price as "listPrice", stock,
          (${today}::date - released_on) as age, units7, units30, units90, revenue7, revenue30, revenue90, orders7, orders30, orders90,
          score as "samaraScore", category_rank as "categoryRank", variants_in_stock as "variantsInStock"
        from samara_facts where store_id = ${storeId} and product_id = any(${ids}::int[])`.execute(queries)
      const holding = new Map<number, Set<string>>(rows.map(({ id }) => [id, new Set()]))
      for (const [kind, id] of lists) {
        const held =
          kind === 'samara'
            ? sql<{ product: number }>`
                select product_id as product from samara_members where store_id = ${storeId} and collection_id = ${id} and left_at is null and product_id = any(${ids}::int[])`
            : sql<{ product: number }>`
                select product_id as product from collection_products where store_id = ${storeId} and collection_id = ${id} and product_id = any(${ids}::int[])`
        for (const { product } of (await held.execute(queries)).rows) holding.get(product)?.add(listKey(kind, id))
      }
      return rows.map((row) => ({ ...row, lists: holding.get(row.id)! }))
    },

    /** Of these products, those for which a condition holds. */
    async among(ids: readonly number[], condition: RawBuilder<boolean>): Promise<Set<number>> {
      const { rows } = await sql<{ id: number }>`
        select f.product_id as id from samara_facts f where f.store_id = ${storeId} and f.product_id = any(${ids}::int[]) and ${condition}`.execute(
        queries,
      )
      return new Set(rows.map(({ id }) => id))
    },

    /** How many products some filters leave, together and each alone, and the first of them. */
    async preview(all: RawBuilder<boolean>, each: readonly RawBuilder<boolean>[], most: number): Promise<FactsPreview> {
      const counted = sql.join(
        each.map((condition) => sql`count(*) filter (where ${condition})::int`),
        sql`, `,
      )
      // Side by side: somebody waits for both.
      const [{ rows }, { rows: first }] = await Promise.all([
        sql<Omit<FactsPreview, 'first'>>`
          select count(*)::int as of, count(*) filter (where ${all})::int as count, array[${counted}]::int[] as each from samara_facts f where f.store_id = ${storeId}`.execute(
          queries,
        ),
        sql<{ id: number }>`
          select f.product_id as id from samara_facts f where f.store_id = ${storeId} and ${all} order by f.score desc nulls last, f.product_id limit ${most}`.execute(
          queries,
        ),
      ])
      return { ...rows[0]!, first: first.map(({ id }) => id) }
    },
  }
}

export interface FactsPreview {
  of: number
  count: number
  each: number[]
  first: number[]
}
