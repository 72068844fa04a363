import { type RawBuilder, sql } from 'kysely'
import type { Criterion, CriterionColumnName, EnteringRule } from '../../../contract/index.ts'

/** A product in its place; `rank`: where the rule would have it, null where it is not there now. */
export interface Placed {
  product: number
  rank: number | null
}

/**
 * Puts products that entered before the first one that the rule ranks behind them, and leaves everybody else where they are.
 * @param placed in their places
 */
export function placeEntering(placed: readonly Placed[], entered: ReadonlySet<number>): number[] {
  const waiting = placed.filter(({ product, rank }) => entered.has(product) && rank !== null).sort((one, other) => one.rank! - other.rank!)
  const staying = placed.filter(({ product, rank }) => !entered.has(product) || rank === null)
  const sequence: number[] = []
  let next = 0
  for (const { product, rank } of staying) {
    while (rank !== null && next < waiting.length && waiting[next]!.rank! < rank) sequence.push(waiting[next++]!.product)
    sequence.push(product)
  }
  return [...sequence, ...waiting.slice(next).map((one) => one.product)]
}

/** The same in the places that people gave them; who is placed no more has no rank. */
export function inSequence(placed: readonly Placed[], sequence: ArrayLike<number>): Placed[] {
  const rankOf = new Map(placed.map(({ product, rank }) => [product, rank]))
  return Array.from(sequence, (product) => ({ product, rank: rankOf.get(product) ?? null }))
}

/** What products are sorted by, in SQL over rows `f` of samara_facts. */
export function sortedBy(storeId: string, rule: EnteringRule, criteria: readonly Criterion[]): RawBuilder<unknown> {
  const nameIn = (table: 'brands' | 'categories', column: string) =>
    sql`(select lower(n.name) from ${sql.table(table)} n where n.store_id = ${storeId} and n.id = ${sql.ref(`f.${column}`)}) collate "C"`
  const columns: Record<CriterionColumnName, RawBuilder<unknown>> = {
    samaraScore: sql`f.score`,
    revenue7: sql`f.revenue7`,
    revenue30: sql`f.revenue30`,
    revenue90: sql`f.revenue90`,
    units7: sql`f.units7`,
    units30: sql`f.units30`,
    units90: sql`f.units90`,
    stock: sql`f.stock`,
    price: sql`f.price`,
    listPrice: sql`f.list_price`,
    discount: sql`case when f.list_price > f.price then 1 - f.price::float8 / f.list_price end`,
    releasedOn: sql`f.released_on`,
    platformScore: sql`(select p.score from products p where p.store_id = ${storeId} and p.id = f.product_id)`,
    name: sql`f.plain_name collate "C"`,
    reference: sql`lower(f.reference) collate "C"`,
    brand: nameIn('brands', 'brand_id'),
    category: nameIn('categories', 'category_id'),
  }
  const chosen: readonly Criterion[] = rule === 'score' ? [{ column: 'samaraScore', sort: 'DESC' }] : criteria
  return sql.join(
    [
      ...chosen.map(
        ({ column, sort }) => sql`${columns[column as CriterionColumnName]} ${sql.raw(sort === 'DESC' ? 'desc' : 'asc')} nulls last`,
      ),
      sql`f.score desc nulls last`,
    ],
    sql`, `,
  )
}
