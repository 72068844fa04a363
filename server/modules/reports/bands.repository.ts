import { sql } from 'kysely'
import { bandOf, type ListReference, positionBands } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { beforeTheEnd, type CountedDays } from './counted-days.ts'
import { isOfCategories, isWhole, lineWithin, type ReportScope, wholeStore, within } from './report-scope.ts'

export interface BandRow {
  band: number
  units: number
  revenue: number
}

/** Of what was in no list. */
const unplaced = positionBands.length

/**
 * Sales by the band of places in which the products stood: of a list, or of the
 * whole store by the best place in any; null where it is not known.
 */
export async function bandSales(
  queries: Queries,
  storeId: string,
  range: CountedDays,
  list: ListReference | null,
  scope: ReportScope,
  isKnown: boolean,
): Promise<BandRow[] | null> {
  // Of a list there are sums of all that it sold: filters have no say, what the person may see has.
  const counted = list === null ? scope : { ...wholeStore, limits: scope.limits }
  if (!isWhole(counted) && !isKnown) return null
  const isOfSums = isWhole(counted) || (list === null && isOfCategories(counted))
  if (!isOfSums) return bandsOfLines(queries, storeId, range, list, counted)
  const sums = isWhole(counted)
    ? sql`sales_bands where list_kind = ${list?.kind ?? 'store'} and list_id = ${list?.id ?? 0}`
    : sql`sales_path_bands where ${within(storeId, counted, sql`null`, sql`path_id`)}`
  const { rows } = await sql<BandRow>`
    select band, sum(units)::bigint as units, sum(revenue)::bigint as revenue
    from ${sums} and store_id = ${storeId} and day between ${range.from}::date and ${range.to}::date group by band`.execute(queries)
  if (!range.until) return rows
  const last = { from: range.to, to: range.to }
  const [whole, early] = await Promise.all([
    bandsOfLines(queries, storeId, last, list, counted),
    bandsOfLines(queries, storeId, { ...last, until: range.until }, list, counted),
  ])
  const of = (all: readonly BandRow[], band: number) => all.find((row) => row.band === band) ?? { units: 0, revenue: 0 }
  const less = (band: number, part: 'units' | 'revenue') => of(rows, band)[part] - of(whole, band)[part] + of(early, band)[part]
  return whole.map(({ band }) => ({ band, units: less(band, 'units'), revenue: less(band, 'revenue') }))
}

/** Made of the lines of orders: of brands, collections and parts of a day there are no sums. */
async function bandsOfLines(
  queries: Queries,
  storeId: string,
  days: CountedDays,
  list: ListReference | null,
  scope: ReportScope,
): Promise<BandRow[]> {
  const ofList = list === null ? sql`true` : sql`e ->> 1 = ${list.kind} and (e ->> 2)::int = ${list.id}`
  // Sets in the place of a column, not in that of a table: those would be written down for each order before they are read.
  const { rows } = await sql<{ position: number | null; units: number; revenue: number }>`
    select t.position, sum(t.units)::bigint as units, sum(t.revenue)::bigint as revenue from (
      select l.units[l.nth] as units, l.revenue[l.nth] as revenue,
        (select min((e ->> 3)::int) from (select jsonb_array_elements(l.places) as e) p where (e ->> 0)::int = l.nth and ${ofList}) as position
      from (
        select s.places, s.units, s.revenue, unnest(s.products) as product, unnest(s.paths) as path, generate_subscripts(s.products, 1) as nth from counted_sales s
        where s.store_id = ${storeId} and s.day between ${days.from}::date and ${days.to}::date and s.counted and ${beforeTheEnd(days, sql`s.sold_at`)}) l
      where ${lineWithin(storeId, scope, sql`l.product`, sql`l.path`)}) t
    where ${list === null ? sql`true` : sql`t.position is not null`}
    group by t.position`.execute(queries)
  const bands = Array.from({ length: unplaced + 1 }, (_, band) => ({ band, units: 0, revenue: 0 }))
  for (const { position, units, revenue } of rows) {
    const band = bands[position === null ? unplaced : bandOf(position)]!
    band.units += units
    band.revenue += revenue
  }
  return bands
}

/** The first day on which positions are known; null where none are. */
export async function positionsFrom(queries: Queries, storeId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(g.seen_from) at time zone (select s.time_zone from stores s where s.id = ${storeId}))::date::text as day from list_sightings g where g.store_id = ${storeId}`.execute(
    queries,
  )
  return rows[0]?.day ?? null
}
