import { type RawBuilder, sql } from 'kysely'
import { distributionOf, type ListReference, percentileIn, percentileParts, scoreComponents } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** What the products of a list are weighed by, columns beside each other. */
export interface ListParts {
  products: Int32Array
  /** In the sequence of `scoreComponents`: where each product stands in the list, 0 to 1; NaN where nothing is known. */
  percentiles: readonly Float64Array[]
  /** Revenue that each is expected to bring, in minor units; NaN where nothing is known. */
  expected: Float64Array
  /** Scores that people have put in the place of the computed ones, 0 to `limits.score.highest`. */
  overruled: ReadonlyMap<number, number>
}

/** Days after which a day with a sale counts half as evidence. */
const evidenceHalfLife = 56

type Column = (number | null)[] | null

const demand = scoreComponents.indexOf('demand')
const newness = scoreComponents.indexOf('newness')
const numbered = (column: Column, change: (value: number) => number = (value) => value): Float64Array =>
  Float64Array.from(column ?? [], (value) => (value === null ? Number.NaN : change(value)))

/** What is known of the parts of the score, list by list. */
export const listPartsRepository = (queries: Queries, storeId: string) => {
  /** Columns of `list_scores`, as arrays: far quicker to read than row by row. */
  async function columns(what: 'percentiles' | 'figures', from: RawBuilder<unknown>): Promise<{ products: number[]; parts: Column[] }> {
    const part = (nth: number) => sql`json_agg(s.${sql.ref(what)}[${sql.lit(nth + 1)}] order by s.product_id)`
    const { rows } = await sql<{ products: number[] | null; parts: Column[] }>`
      select json_agg(s.product_id order by s.product_id) as products, json_build_array(${sql.join(scoreComponents.map((_, nth) => part(nth)))}) as parts
      from ${from}`.execute(queries)
    return { products: rows[0]?.products ?? [], parts: rows[0]?.parts ?? [] }
  }

  async function overruled(products: Int32Array, today: string): Promise<Map<number, number>> {
    const { rows } = await sql<{ product: number; score: number }>`
      select distinct on (product_id) product_id as product, score from score_overrules
      where store_id = ${storeId} and taken_back_at is null and (until is null or until >= ${today}::date) order by product_id, id desc`.execute(
      queries,
    )
    const here = new Set(products)
    return new Map(rows.flatMap(({ product, score }) => (here.has(product) ? [[product, score]] : [])))
  }

  async function ofPlatformList({ kind, id }: ListReference): Promise<Omit<ListParts, 'overruled'>> {
    const from = sql`list_scores s where s.store_id = ${storeId} and s.list_kind = ${kind} and s.list_id = ${id}`
    const [{ products, parts }, { parts: figures }] = [await columns('percentiles', from), await columns('figures', from)]
    return {
      products: Int32Array.from(products),
      percentiles: scoreComponents.map((_, nth) => numbered(parts[nth] ?? null, (kept) => kept / percentileParts)),
      expected: numbered(figures[demand] ?? null),
    }
  }

  /** A Samara collection has no scores of its own: the figures of its products in their categories are compared within it. */
  async function ofSamaraCollection(id: number): Promise<Omit<ListParts, 'overruled'>> {
    const { products, parts } = await columns(
      'figures',
      sql`samara_members m join products p on p.store_id = ${storeId} and p.id = m.product_id
        join list_scores s on s.store_id = ${storeId} and s.list_kind = 'category' and s.list_id = p.category_id and s.product_id = p.id
        where m.store_id = ${storeId} and m.collection_id = ${id} and m.left_at is null`,
    )
    const percentiles = scoreComponents.map((_, nth) => {
      // The older, the lower.
      const values = numbered(parts[nth] ?? null, (figure) => (nth === newness ? -figure : figure))
      const distribution = distributionOf(values)
      return values.map((value) => percentileIn(distribution, value))
    })
    return { products: Int32Array.from(products), percentiles, expected: numbered(parts[demand] ?? null) }
  }

  return {
    /** Those of a list on a day. */
    async read(list: ListReference, today: string): Promise<ListParts> {
      const parts = await (list.kind === 'samara' ? ofSamaraCollection(list.id) : ofPlatformList(list))
      return { ...parts, overruled: await overruled(parts.products, today) }
    },

    /**
     * On how many days each product sold, older ones counting less; products
     * that never did are absent. As `KnownSales.slowLines` counts them.
     */
    async evidence(products: readonly number[], asOf: string): Promise<Map<number, number>> {
      const { rows } = await sql<{ product: number; days: number }>`
        select product_id as product, sum(power(0.5::float8, (${asOf}::date - day) / ${evidenceHalfLife}::float8)) as days from sales_by_day
        where store_id = ${storeId} and product_id = any(${sql.val([...products])}::int[]) and day <= ${asOf}::date and revenue > 0 group by product_id`.execute(
        queries,
      )
      return new Map(rows.map(({ product, days }) => [product, days]))
    },
  }
}
