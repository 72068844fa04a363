import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { type CountedDays, soldByPath } from './counted-days.ts'
import { isWhole, type ReportScope, within } from './report-scope.ts'

/** What a category is called, also where the shop has it no more. */
export interface NamedCategory {
  id: number
  name: string
  routeBefore: string
  gone: boolean
}

/** What a category sold in a day, or in the week that begins with it. */
export interface CategorySum {
  id: number
  day: string
  units: number
  revenue: number
}

/** Sales of categories: each with everything below it, as it was at the time of the sale. */
export const categorySales = (queries: Queries, storeId: string, scope: ReportScope) => {
  const whole = isWhole(scope)
  /** Rows of day, category, units and revenue: from their sums, or from those of products where a part of the store alone is counted. */
  const source = (days: CountedDays) =>
    whole && !days.until
      ? sql`select day, category_id, units, revenue from sales_categories where store_id = ${storeId} and day between ${days.from}::date and ${days.to}::date`
      : sql`
        select h.day, above.id as category_id, sum(h.units) as units, sum(h.revenue) as revenue
        from (${soldByPath(storeId, days, scope)}) h left join category_paths k on k.store_id = ${storeId} and k.id = h.path_id cross join lateral unnest(coalesce(k.path, array[0])) as above(id)
        where ${within(storeId, scope, sql`h.product_id`, sql`h.path_id`)}
        group by h.day, above.id`
  /** What is shown where nobody chose: the categories that the report is filtered by, else those of the first level. */
  const usual =
    scope.categories === null
      ? sql`n.category_id = any(array(select distinct k.path[1] from category_paths k where k.store_id = ${storeId}) || 0)`
      : sql`n.category_id = any(${scope.categories}::int[])`
  /** Those of the usual categories that sold most; of the first level, those without a known category are one, with id 0. */
  const largest = (isQty: boolean) => sql`
      best as (select category_id from kept group by category_id order by sum(${isQty ? sql`units` : sql`revenue`}) desc, category_id limit ${limits.report.categories})`
  return {
    /**
     * By day or week, in no sequence: of these categories, or of those that sold most, in units with `isQty`.
     * The sums are read once for both.
     */
    async sums(range: CountedDays, ids: readonly number[] | null, by: 'day' | 'week', isQty: boolean): Promise<CategorySum[]> {
      const kept = sql`
        kept as ${ids === null ? sql`materialized` : sql`not materialized`} (
          select n.* from (${source(range)}) n where ${ids === null ? usual : sql`n.category_id = any(${ids}::int[])`})`
      const shown = sql`from kept k ${ids === null ? sql`where k.category_id in (select category_id from best)` : sql``}`
      // A day is there once already.
      const steps =
        by === 'week'
          ? sql`select k.category_id, date_trunc('week', k.day)::date as day, sum(k.units) as units, sum(k.revenue) as revenue ${shown} group by 1, 2`
          : sql`select k.category_id, k.day, k.units, k.revenue ${shown}`
      // Thousands of small rows cost more to be handed over than to be read.
      const list = (value: RawBuilder<unknown>) => sql`string_agg(${value}::text, ',')`
      const { rows } = await sql<{ id: number; days: string; units: string; revenue: string }>`${whole ? prepared : sql``}
        with ${ids === null ? sql`${kept},${largest(isQty)}` : kept}
        select n.category_id as id, ${list(sql`n.day`)} as days, ${list(sql`n.units`)} as units, ${list(sql`n.revenue`)} as revenue
        from (${steps}) n group by n.category_id`.execute(queries)
      return rows.flatMap(({ id, days, ...sums }) => {
        const [units, revenue] = [sums.units, sums.revenue].map((values) => values.split(',').map(Number)) as [number[], number[]]
        return days.split(',').map((day, at) => ({ id, day, units: units[at]!, revenue: revenue[at]! }))
      })
    },

    /** Names of these; those that nobody ever knew are left out. */
    async named(ids: readonly number[]): Promise<NamedCategory[]> {
      const { rows } = await sql<NamedCategory>`${prepared}
        select u.id, coalesce(c.name, k.names[array_position(k.path, u.id)]) as name, c.id is null as gone,
          case when c.id is null then array_to_string(k.names[:array_position(k.path, u.id) - 1], ' / ') else array_to_string(array(
            select n.name from unnest(c.path[:cardinality(c.path) - 1]) with ordinality as above(id, depth)
              join categories n on n.store_id = ${storeId} and n.id = above.id order by above.depth), ' / ') end as "routeBefore"
        from unnest(${ids}::int[]) with ordinality as u(id, place)
          left join categories c on c.store_id = ${storeId} and c.id = u.id
          left join lateral (
            select k.path, k.names from category_paths k where k.store_id = ${storeId} and u.id = any(k.path) order by k.id desc limit 1) k on true
        where c.id is not null or k.path is not null
        order by u.place`.execute(queries)
      return rows
    },
  }
}
