import { type RawBuilder, sql } from 'kysely'

/**
 * What is known of lines of sales: the way to the category of each product, the price that the shop shows, and where lists showed it.
 * Parts of a statement that has `unknown` (sale, sold_at, product, nth); gives `facts` (sale, paths, prices) and `stood` (sale, places).
 *
 * @param now what was sold within a day before has the price that the shop shows
 */
export const factsOfSales = (storeId: string, now: Date): RawBuilder<unknown> => sql`
  facts as (
    select u.sale, array_agg(coalesce(k.id, 0) order by u.nth) as paths,
      array_agg(case when u.sold_at > ${now}::timestamptz - interval '1 day' then p.price end::bigint order by u.nth) as prices
    from unknown u left join products p on p.store_id = ${storeId} and p.id = u.product left join categories c on c.store_id = ${storeId} and c.id = p.category_id
      left join category_paths k on k.store_id = ${storeId} and k.path = c.path
    group by u.sale),
  shown as materialized (
    select s.list_kind, s.list_id, s.seen_from, s.seen_until, u.product, u.position
    from list_sightings s cross join lateral unnest(s.products) with ordinality as u(product, position)
    where s.store_id = ${storeId} and s.seen_until > (select min(sold_at) from unknown) and s.seen_from <= (select max(sold_at) from unknown)
      and u.product in (select product from unknown)),
  stood as (
    select u.sale, jsonb_agg(jsonb_build_array(u.nth, s.list_kind, s.list_id, s.position)) as places
    from unknown u join shown s on s.product = u.product and u.sold_at >= s.seen_from and u.sold_at < s.seen_until group by u.sale)`
