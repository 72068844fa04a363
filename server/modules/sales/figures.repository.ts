import { sql } from 'kysely'
import { limits, type ListReference } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { gapDays, usualWeeks } from './unusual-figures.ts'

/** Units of a list in a week, and in those before it, the newest last. */
export interface ListWeeks extends ListReference {
  before: number[]
  week: number
}

/** Figures of a store that may be worth a word. */
export const figuresOf = (queries: Queries, storeId: string) => ({
  /** Published lists with products among their first places that are sold out, the most of them first. */
  async soldOutFirst(): Promise<(ListReference & { soldOut: number })[]> {
    const { rows } = await sql<ListReference & { soldOut: number }>`
      select g.list_kind as kind, g.list_id as id, count(*)::int as "soldOut"
      from list_sightings g join orderings o on o.store_id = ${storeId} and o.list_kind = g.list_kind and o.list_id = g.list_id and o.published_version is not null
        cross join lateral unnest(g.products[1:${sql.lit(limits.list.firstPlaces)}]) as f(product) join products p on p.store_id = ${storeId} and p.id = f.product and p.stock = 0
      where g.store_id = ${storeId} and g.seen_until = 'infinity' group by 1, 2 order by 3 desc, 1, 2`.execute(queries)
    return rows
  },

  /** Units of each list in the week that ended before `monday`, and in those before it, the newest last. */
  async weeks(monday: string): Promise<ListWeeks[]> {
    const { rows } = await sql<ListReference & { weeks: number[] }>`
      select l.list_kind as kind, l.list_id as id, array_agg(coalesce(b.units, 0) order by w.nth desc) as weeks
      from (select distinct list_kind, list_id from sales_bands where store_id = ${storeId} and list_kind <> 'store' and day >= ${monday}::date - ${sql.lit(7 * (usualWeeks + 1))} and day < ${monday}::date) l
        cross join generate_series(1, ${sql.lit(usualWeeks + 1)}) as w(nth) left join (
          select list_kind, list_id, (${monday}::date - day + 6) / 7 as nth, sum(units)::int as units from sales_bands
          where store_id = ${storeId} and day >= ${monday}::date - ${sql.lit(7 * (usualWeeks + 1))} and day < ${monday}::date group by 1, 2, 3) b
          on b.list_kind = l.list_kind and b.list_id = l.list_id and b.nth = w.nth
      group by 1, 2`.execute(queries)
    return rows.map(({ weeks, ...list }) => ({ ...list, before: weeks.slice(0, -1), week: weeks.at(-1)! }))
  },

  /** Minutes since the last order, now and at the same hour of the days before; null where there was none at all. */
  async gaps(now: Date): Promise<{ since: Date; gap: number; before: number[] } | null> {
    const { rows } = await sql<{ nth: number; last: Date | null; gap: number | null }>`
      select d.nth, s.sold_at as last, extract(epoch from d.at - s.sold_at)::float8 / 60 as gap
      from (
        select n as nth, ((${now}::timestamptz at time zone z.time_zone) - make_interval(days => n)) at time zone z.time_zone as at
        from generate_series(0, ${sql.lit(gapDays)}) n cross join (select time_zone from stores where id = ${storeId}) z) d
        left join lateral (select c.sold_at from counted_sales c where c.store_id = ${storeId} and c.sold_at <= d.at order by c.sold_at desc limit 1) s on true
      where d.at >= (select v.covered_from from sales_coverage v where v.store_id = ${storeId}) order by d.nth`.execute(queries)
    const [present, ...before] = rows
    if (!present || present.nth !== 0 || present.last === null || present.gap === null) return null
    return { since: present.last, gap: present.gap, before: before.flatMap(({ gap }) => (gap === null ? [] : [gap])) }
  },

  /** Which of these was notified already since then: kind, and list where it is about one. */
  async notified(since: Date): Promise<Set<string>> {
    const { rows } = await sql<{ key: string }>`
      select distinct kind || coalesce(' ' || list_kind || ' ' || list_id, '') as key from notices where store_id = ${storeId} and at >= ${since}`.execute(
      queries,
    )
    return new Set(rows.map(({ key }) => key))
  },
})
