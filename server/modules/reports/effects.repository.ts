import { sql } from 'kysely'
import type { ListReference, PartnerLimits } from '../../../contract/index.ts'
import { limits } from '../../../contract/index.ts'
import { productOutside } from '../../access/index.ts'
import type { Queries } from '../../database/index.ts'

/** What the first places of a list sold on a day. */
export interface ListDay extends ListReference {
  day: string
  units: number
  revenue: number
}

export interface MovedRow {
  id: number
  name: string
  imageUrl: string | null
  was: number | null
  is: number | null
}

export interface OverlapRow {
  kind: 'publication' | 'sold-out' | 'price'
  day: string
  products: number
  publication: string | null
  list: (ListReference & { name: string }) | null
}

const first = limits.list.firstPlaces

/** How far a partner may go; null: everywhere. */
type Seen = Pick<PartnerLimits, 'categories' | 'brands'> | null

/** What can be seen of a publication in the sales of a store. */
export const effects = (queries: Queries, storeId: string) => {
  /** That the product `p` is theirs. */
  const inside = (seen: Seen) => (seen === null ? sql`true` : sql`not ${productOutside(storeId, seen)}`)
  return {
    /**
     * What the first places of the list sold by day, and of every list that
     * was not published in these days and shares none of its first products.
     */
    async days(list: ListReference, from: string, to: string): Promise<ListDay[]> {
      const { rows } = await sql<ListDay>`
      with own as materialized (
        select g.products[1:${sql.lit(first)}] as products from list_sightings g where g.store_id = ${storeId} and g.list_kind = ${list.kind} and g.list_id = ${list.id} and g.seen_until = 'infinity'),
      touched as materialized (
        select distinct p.list_kind, p.list_id from publications p where p.store_id = ${storeId} and p.sent_at >= ${from}::date and p.sent_at < ${to}::date + 2),
      alone as materialized (
        select g.list_kind, g.list_id from list_sightings g where g.store_id = ${storeId} and g.seen_until = 'infinity'
          and not exists (select 1 from own o where o.products && g.products[1:${sql.lit(first)}]) and not exists (select 1 from touched t where t.list_kind = g.list_kind and t.list_id = g.list_id))
      select b.list_kind as kind, b.list_id as id, b.day::text as day, sum(b.units)::bigint as units, sum(b.revenue)::bigint as revenue
      from sales_bands b where b.store_id = ${storeId} and b.day between ${from}::date and ${to}::date and b.band < 2
        and (b.list_kind = ${list.kind} and b.list_id = ${list.id} or exists (select 1 from alone a where a.list_kind = b.list_kind and a.list_id = b.list_id))
      group by b.list_kind, b.list_id, b.day`.execute(queries)
      return rows
    },

    /**
     * Lists that showed, among their first products, one that a partner may not see, on any of these
     * days: their sums count what it sold. None of who sees the whole store.
     */
    async beyond(seen: Seen, from: string, to: string): Promise<ListReference[]> {
      if (seen === null || (seen.categories === null && seen.brands === null)) return []
      const { rows } = await sql<ListReference>`
      with zone as materialized (select s.time_zone from stores s where s.id = ${storeId}),
      shown as materialized (
        select distinct g.list_kind, g.list_id, u.product from list_sightings g cross join zone z cross join lateral unnest(g.products[1:${sql.lit(first)}]) as u(product)
        where g.store_id = ${storeId} and g.seen_until > ${from}::date::timestamp at time zone z.time_zone and g.seen_from < (${to}::date + 1)::timestamp at time zone z.time_zone)
      select distinct w.list_kind as kind, w.list_id as id from shown w left join products p on p.store_id = ${storeId} and p.id = w.product
      where p.id is null or ${productOutside(storeId, seen)}`.execute(queries)
      return rows
    },

    /** Products of the first places before and after, by the place that they have or had; of a partner with limits, only theirs. */
    async moved(publication: string, seen: Seen): Promise<MovedRow[]> {
      const { rows } = await sql<MovedRow>`
      with sent as materialized (select p.list_kind, p.list_id, p.sent_at, p.products from publications p where p.store_id = ${storeId} and p.id = ${publication}),
      former as materialized (
        select g.products from list_sightings g join sent n on n.list_kind = g.list_kind and n.list_id = g.list_id
        where g.store_id = ${storeId} and g.seen_from < n.sent_at order by g.seen_from desc limit 1),
      places as (
        select coalesce(a.product, b.product) as product, b.place as was, a.place as is
        from (select u.product, u.place from sent n cross join lateral unnest(n.products) with ordinality as u(product, place)) a
          full join (select u.product, u.place from former f cross join lateral unnest(f.products) with ordinality as u(product, place)) b on b.product = a.product)
      select l.product as id, coalesce(p.name, '') as name, p.image_url as "imageUrl", l.was::int, l.is::int
      from places l left join products p on p.store_id = ${storeId} and p.id = l.product
      where (l.was <= ${first} or l.is <= ${first}) and l.was is distinct from l.is
        and ${inside(seen)}
      order by coalesce(l.is, l.was), l.product`.execute(queries)
      return rows
    },

    /** What else happened to the first products of the list in these days; of a partner with limits, to theirs. */
    async overlaps(publication: string, seen: Seen, from: string, to: string): Promise<OverlapRow[]> {
      const { rows } = await sql<OverlapRow>`
      with own as materialized (
        select p.list_kind, p.list_id, p.products[1:${sql.lit(first)}] as products from publications p where p.store_id = ${storeId} and p.id = ${publication}),
      zone as materialized (select s.time_zone from stores s where s.id = ${storeId})
      select 'publication' as kind, (p.sent_at at time zone z.time_zone)::date::text as day, p.written as products, p.id as publication,
        case when p.list_kind <> o.list_kind or p.list_id <> o.list_id then json_build_object('kind', p.list_kind, 'id', p.list_id, 'name', coalesce(c.name, k.name, m.name, '')) end as list
      from publications p cross join zone z cross join own o
        left join categories c on c.store_id = ${storeId} and p.list_kind = 'category' and c.id = p.list_id
        left join collections k on k.store_id = ${storeId} and p.list_kind = 'collection' and k.id = p.list_id
        left join samara_collections m on m.store_id = ${storeId} and p.list_kind = 'samara' and m.id = p.list_id
      where p.store_id = ${storeId} and p.id <> ${publication} and (p.sent_at at time zone z.time_zone)::date between ${from}::date and ${to}::date
        and (p.list_kind = o.list_kind and p.list_id = o.list_id or p.products[1:${sql.lit(first)}] && o.products)
      union all
      select case c.kind when 'price' then 'price' else 'sold-out' end, (r.ended_at at time zone z.time_zone)::date::text, count(distinct c.product_id)::int, null, null
      from synchronisation_changes c join runs r on r.store_id = ${storeId} and r.id = c.synchronisation_id
        left join products p on p.store_id = ${storeId} and p.id = c.product_id cross join zone z cross join own o
      where c.store_id = ${storeId} and (c.kind = 'price' or c.kind = 'stock' and c.is = 0) and c.product_id = any(o.products) and ${inside(seen)}
        and (r.ended_at at time zone z.time_zone)::date between ${from}::date and ${to}::date
      group by 1, 2
      order by day desc, kind`.execute(queries)
      return rows
    },
  }
}
