import { sql } from 'kysely'
import type { LearnedBasis, ListReference } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** A merchant's own score of a product. */
export interface OverruleRow {
  score: number
  until: string | null
  reason: string
  /** Name of the person. */
  by: string | null
  at: Date
}

/** A computed score with what it was made of, by component. */
export interface ScoreRow {
  score: number
  percentiles: (number | null)[]
  figures: (number | null)[]
}

const live = sql`taken_back_at is null`

/** The scores of one store, as rows. */
export const scoresRepository = (queries: Queries, storeId: string) => ({
  async knows(product: number): Promise<boolean> {
    const { rows } =
      await sql`select 1 from products where store_id = ${storeId} and id = ${product} and gone_at is null and active`.execute(queries)
    return rows.length > 0
  },

  /** In a Samara collection it is that of the product's own category. */
  async score({ kind, id }: ListReference, product: number): Promise<ScoreRow | undefined> {
    const list =
      kind === 'samara'
        ? sql`list_kind = 'category' and list_id = (select category_id from products where store_id = ${storeId} and id = ${product})`
        : sql`list_kind = ${kind} and list_id = ${id}`
    const { rows } = await sql<ScoreRow>`
      select score, percentiles, figures from list_scores where store_id = ${storeId} and ${list} and product_id = ${product}`.execute(
      queries,
    )
    return rows[0]
  },

  /** By what the demand of a list was learned; null where it was not. */
  async learnedBasis({ kind, id }: ListReference): Promise<LearnedBasis | null> {
    const row = await queries
      .selectFrom('list_demand as list')
      .innerJoin('learned_demand as learned', (join) => join.on('learned.store_id', '=', storeId))
      .select('learned.basis')
      .where('list.store_id', '=', storeId)
      .where('list.list_kind', '=', kind)
      .where('list.list_id', '=', id)
      .executeTakeFirst()
    return row?.basis ?? null
  },

  async asOf(): Promise<string | null> {
    const row = await queries.selectFrom('store_figures').select('as_of').where('store_id', '=', storeId).executeTakeFirst()
    return row?.as_of ?? null
  },

  /** The overrule that counts on a day; undefined where none does. */
  async overrule(product: number, today: string): Promise<OverruleRow | undefined> {
    const { rows } = await sql<OverruleRow>`
      select o.score, o.until, o.reason, p.name as by, o.made_at as at from score_overrules o left join people p on p.id = o.made_by
      where o.store_id = ${storeId} and o.product_id = ${product} and ${live} and (o.until is null or o.until >= ${today}::date) order by o.id desc limit 1`.execute(
      queries,
    )
    return rows[0]
  },

  async addOverrule(
    product: number,
    { score, until, reason, by, at }: { score: number; until: string | null; reason: string; by: string; at: Date },
  ): Promise<void> {
    await queries
      .insertInto('score_overrules')
      .values({ store_id: storeId, product_id: product, score, until, reason, made_by: by, made_at: at, taken_back_at: null })
      .execute()
  },

  /** Takes back all overrules of a product that count or would count again. False where none did on that day. */
  async takeBack(product: number, today: string, at: Date): Promise<boolean> {
    const { rows } = await sql<{ counted: boolean }>`
      update score_overrules set taken_back_at = ${at} where store_id = ${storeId} and product_id = ${product} and ${live}
      returning (until is null or until >= ${today}::date) as counted`.execute(queries)
    return rows.some(({ counted }) => counted)
  },

  /** Notes that figures up to a day are asked for. False where they were already. */
  async askFor(day: string): Promise<boolean> {
    const { rows } = await sql`
      insert into store_figures (store_id, asked_for) values (${storeId}, ${day}) on conflict (store_id) do update set asked_for = excluded.asked_for
      where store_figures.asked_for is distinct from excluded.asked_for returning 1`.execute(queries)
    return rows.length > 0
  },
})
