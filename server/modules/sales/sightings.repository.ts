import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** What shoppers saw of each list of a store, and from when to when: from what synchronisation read and what publications wrote. */
export const sightings = (queries: Queries, storeId: string) => ({
  /** When something came in last that can have moved products; null where lists were looked at since. */
  async due(): Promise<Date | null> {
    const { rows } = await sql<{ at: Date | null }>`
      select case when v.sighted_at is null or v.sighted_at < n.at then n.at end as at
      from (select greatest(
          (select s.synchronised_at from stores s where s.id = ${storeId}),
          (select max(p.sent_at) from publications p where p.store_id = ${storeId})) as at) n
        left join sales_coverage v on v.store_id = ${storeId}`.execute(queries)
    return rows[0]?.at ?? null
  },

  /** Keeps every list that is another now than it was last seen. `at`: since when it is so. */
  async note(at: Date): Promise<void> {
    await sql`
      with shown as (
        select p.id, c.path, row_number() over (order by p.score + c.score_share + coalesce(b.score_share, 0) desc, p.id desc) as place
        from products p join categories c on c.store_id = ${storeId} and c.id = p.category_id left join brands b on b.store_id = ${storeId} and b.id = p.brand_id
        where p.store_id = ${storeId} and p.gone_at is null and p.active),
      now_seen as materialized (
        select 'category' as kind, above.id, array_agg(s.id order by s.place) as products from shown s cross join lateral unnest(s.path) as above(id) group by above.id
        union all
        select case when k.id is null then 'collection' else 'samara' end, coalesce(k.id, m.collection_id), array_agg(m.product_id order by m.position, m.product_id)
        from collection_products m join products p on p.store_id = ${storeId} and p.id = m.product_id and p.gone_at is null and p.active
          left join samara_collections k on k.store_id = ${storeId} and k.platform_id = m.collection_id
        where m.store_id = ${storeId} group by 1, 2),
      last_seen as (select list_kind, list_id, seen_from, products from list_sightings where store_id = ${storeId} and seen_until = 'infinity'),
      ended as (
        update list_sightings s set seen_until = greatest(${at}::timestamptz, s.seen_from) from (
          select l.list_kind, l.list_id from last_seen l left join now_seen n on n.kind = l.list_kind and n.id = l.list_id where n.products is distinct from l.products) e
        where s.store_id = ${storeId} and s.seen_until = 'infinity' and s.list_kind = e.list_kind and s.list_id = e.list_id),
      begun as (
        insert into list_sightings (store_id, list_kind, list_id, seen_from, seen_until, products)
        select ${storeId}::uuid, n.kind, n.id, greatest(${at}::timestamptz, l.seen_from), 'infinity', n.products
        from now_seen n left join last_seen l on l.list_kind = n.kind and l.list_id = n.id where l.products is distinct from n.products
        on conflict (store_id, list_kind, list_id, seen_from) do update set products = excluded.products, seen_until = excluded.seen_until)
      insert into sales_coverage (store_id, sighted_at) values (${storeId}, ${at})
      on conflict (store_id) do update set sighted_at = excluded.sighted_at`.execute(queries)
  },

  /** Says that the lists as they were first seen had been so since then. */
  async since(at: Date): Promise<void> {
    await sql`
      update list_sightings s set seen_from = ${at} from (
        select list_kind, list_id, min(seen_from) as seen_from from list_sightings where store_id = ${storeId} group by list_kind, list_id) f
      where s.store_id = ${storeId} and s.list_kind = f.list_kind and s.list_id = f.list_id and s.seen_from = f.seen_from and s.seen_from > ${at}`.execute(
      queries,
    )
  },
})
